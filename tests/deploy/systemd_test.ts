/** The unit, read by systemd's own checker. */
import assert from "node:assert/strict";
import { isInstalled } from "../support/installed.ts";

const hasSystemd = isInstalled("systemd-analyze");
const checkout = new URL("../../", import.meta.url).pathname.replace(/\/$/, "");
const unit = Deno.readTextFileSync(new URL("../../deploy/systemd/customs@.service", import.meta.url));

/** systemd's figure for what a unit can reach, from 0 to 10 (nothing is kept from it); it calls up to 4 "OK". */
const exposureLimit = 3;

const analyze = async (...args: ReadonlyArray<string>) => {
  const { code, stdout, stderr } = await new Deno.Command("systemd-analyze", { args: [...args] }).output();
  const text = new TextDecoder();
  return { code, said: text.decode(stdout) + text.decode(stderr) };
};

Deno.test({
  name: `the systemd unit is one, and reaches little${hasSystemd ? "" : " (ignored: no systemd-analyze)"}`,
  ignore: !hasSystemd,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    const file = `${directory}/customs@8001.service`;
    await Deno.writeTextFile(file, unit.replaceAll("/opt/customs", checkout));
    const verified = await analyze("verify", "--man=no", file);
    const complaints = verified.said.split("\n").filter((line) => line.includes("customs@8001"));
    assert.deepEqual([verified.code, complaints], [0, []]);
    const { said } = await analyze("security", "--offline=true", file);
    const [, exposure = "10"] = /Overall exposure level for .*: ([\d.]+)/.exec(said) ?? [];
    assert.ok(Number(exposure) <= exposureLimit, said);
    await Deno.remove(directory, { recursive: true });
  },
});

Deno.test("two instances of the unit share no port, whatever the settings' file says", () => {
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "";
  const portsOf = (instance: string) =>
    [...command.replaceAll("%i", instance).matchAll(/PORT=(\d+)/g)].map(([, port]) => port);
  assert.deepEqual(portsOf("8001"), ["8001", "18001"]);
  assert.deepEqual(portsOf("8002"), ["8002", "18002"]);
  // systemd lets EnvironmentFile win over Environment, not over the command.
  assert.doesNotMatch(unit, /^Environment=.*PORT=/m);
});

Deno.test("an upgrade leaves the files of running processes alone, and leads the unit to the new ones", async () => {
  const page = Deno.readTextFileSync(new URL("../../docs/guide/upgrade.md", import.meta.url));
  const [debian = ""] = /^# Debian[^]*?\n\n/m.exec(page) ?? [];
  assert.doesNotMatch(debian, /git (?:checkout|pull|merge|reset)/);
  const [, release = "none"] = /git clone --branch \S+ \S+ (\S+)/.exec(debian) ?? [];
  const [, line = "none"] = /^(sed .*) > \/etc\//m.exec(debian) ?? [];
  const { stdout } = await new Deno.Command("sh", { args: ["-c", line], cwd: checkout }).output();
  const led = new TextDecoder().decode(stdout);
  assert.equal(led.replaceAll(release, "/opt/customs"), unit);
  assert.match(led, new RegExp(`^WorkingDirectory=${release}$`, "m"));
  assert.match(led, new RegExp(`^ExecStart=.* ${release}/deploy/customs start$`, "m"));
});
