/**
 * The commands of the README and of the operator's page: each is run, or named here with the test that does the same.
 */
import assert from "node:assert/strict";
import { names } from "../../src/composition/setting_names.ts";
import { daysLater } from "../../src/kernel/time/calendar.ts";
import { dayInBrussels } from "../../src/kernel/time/day_in_brussels.ts";
import { coils, dataSetFolder, writeFolder } from "../support/law_folders.ts";
import { blocksOf } from "../support/doc_examples.ts";
import { isInstalled } from "../support/installed.ts";
import { admin, freePort, startTask, where } from "../support/process.ts";

const root = new URL("../../", import.meta.url);

const read = (file: string): Promise<string> => Deno.readTextFile(new URL(file, root));

const commandsIn = async (file: string, mark: string): Promise<ReadonlyArray<string>> =>
  blocksOf(await read(file)).filter(({ marks }) => marks.includes(mark))
    .flatMap(({ text }) => text.split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => line !== "");

/** Whether a process still runs: one that ended has no command line. */
const isAlive = (id: string): boolean => {
  try {
    return Deno.readTextFileSync(`/proc/${id}/cmdline`) !== "";
  } catch {
    return false;
  }
};

const npx = where(isInstalled("npx"), "npx");

const decoder = new TextDecoder();

/** Starts `npx ... task dev`, waits until it listens, and stops it with all that it started. */
const startsAndStops = async (command: string): Promise<void> => {
  const data = await Deno.makeTempDir();
  const port = freePort();
  const child = new Deno.Command("setsid", {
    args: ["--wait", ...command.split(" ")],
    cwd: root.pathname,
    env: { PORT: String(port), DATA_DIR: data, LOG_FORMAT: "json" },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  let said = "";
  for await (const chunk of child.stdout) {
    said += decoder.decode(chunk);
    if (said.includes("Customs Invoice and CBAM service on http")) break;
  }
  assert.match(said, /Bearer cik_[0-9a-f]{48}/);
  assert.equal((await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).status, "ok");
  const listed = await new Deno.Command("sh", {
    args: [
      "-c",
      `for p in /proc/[0-9]*; do tr '\\0' '\\n' < $p/environ 2>/dev/null | grep -qx 'DATA_DIR=${data}' && echo \${p#/proc/}; done`,
    ],
  }).output();
  const processes = decoder.decode(listed.stdout).trim().split("\n");
  for (const id of processes) {
    try {
      Deno.kill(Number(id), "SIGTERM");
    } catch {
      // It ended with the one before.
    }
  }
  await child.status;
  for (const id of processes) {
    while (isAlive(id)) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Deno.remove(data, { recursive: true });
};

Deno.test("the README opens with the two commands that start the service and run its tests", async () => {
  const [, opening = ""] = (await read("README.md")).split(/^# .*\n+/m);
  assert.match(opening, /^```sh task\nnpx --yes deno@\S+ task dev.*\nnpx --yes deno@\S+ task test.*\n```\n/);
});

npx("the README's first command starts the service, its second one runs tests", async () => {
  const [start = "", test = "", ...more] = await commandsIn("README.md", "task");
  assert.deepEqual([start, test, more], [
    "npx --yes deno@2.9.6 task dev",
    "npx --yes deno@2.9.6 task test",
    [],
  ]);
  const [program = "", ...args] = test.split(" ");
  const { code, stdout } = await new Deno.Command(program, {
    args: [...args, "tests/kernel/decimal_test.ts"],
    cwd: root.pathname,
    env: { NO_COLOR: "1" },
  }).output();
  assert.equal(code, 0);
  assert.match(decoder.decode(stdout), /\d+ passed \| 0 failed|\d+ passed .* 0 failed/);
  await startsAndStops(start);
});

Deno.test("the README's container commands are those that the Dockerfile names, which tests/image builds and starts", async () => {
  const dockerfile = await read("Dockerfile");
  const [build = "", run = "", ...more] = await commandsIn("README.md", "container");
  assert.deepEqual(more, []);
  assert.ok(dockerfile.includes(`${build} && ${run}`));
});

Deno.test("no command of the README is left out: each is run here, by the examples, or by the image's test", async () => {
  const tested = ["task", "container", "run"];
  for (const { language, marks, text } of blocksOf(await read("README.md"))) {
    assert.ok(language !== "sh" || marks.some((mark) => tested.includes(mark)), text);
  }
});

Deno.test("every operator's command of the documentation does its work", async () => {
  const data = await Deno.makeTempDir();
  const port = freePort();
  const env = { DATA_DIR: data, PORT: String(port) };
  const service = await startTask("dev", env);
  const [key] = /cik_[0-9a-f]{48}/.exec(service.said()) ?? [];
  const origin = `http://127.0.0.1:${port}`;
  const made = await fetch(`${origin}/api/v1/cbam/reports`, {
    method: "POST",
    headers: { "authorization": `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ cn_code: "72083900", origin_country: "CHN", tonnage: 1, import: "2026-02-15" }),
  });
  const report = await made.json();
  await Deno.writeFile(`${data}/report.pdf`, await (await fetch(`${origin}${report.download_url}`)).bytes());
  // Tables count from today at the earliest, whenever these commands are typed.
  const today = dayInBrussels(Date.now());
  const from = daysLater(today, 2);
  const table = { version: from, from, appliesFrom: "2027-01-01", change: coils("3.5") };
  await writeFolder(dataSetFolder(table), `${data}/2027-table`);
  await Deno.writeTextFile(
    `${data}/benchmark.csv`,
    "cn_code,production_route,year_from,year_to,column_a,column_b,source\n72083900,(C),2026,2030,0.044,1.4,\n",
  );
  let keyId = "";
  let isRunning = true;
  for (const command of await commandsIn("docs/guide/commands.md", "admin")) {
    const typed = command.replace(/^deno task admin /, "").match(/"[^"]*"|\S+/g) ?? [];
    const words = typed.map((word) =>
      /^0{8}-/.test(word) ? command.includes("report") ? report.id : keyId : word.replace(/^"(.*)"$/, "$1")
        .replace(/^2027-06-01$/, from)
        .replace(
          /^(?:report\.pdf|customs\.backup|ledger\.zip|2027-table|benchmark\.csv)$/,
          `${data}/$&`,
        )
    );
    // A price is confirmed as long as its day of publication is still to come.
    const [published = ""] = command.match(/(?<=--published-at )\S+/) ?? [];
    if (published > today && !words.includes("--confirm")) words.push("--confirm");
    // It needs a server to move to: tests/composition/database_moved_test.ts.
    if (words[0] === "move") words.push("--help");
    if (words[0] === "migrate") {
      assert.equal(await service.stop(), 0);
      isRunning = false;
    }
    const elsewhere = words[0] === "restore" ? { DATA_DIR: `${data}/restored` } : {};
    const { code, out, error } = await admin({ ...env, ...elsewhere }, ...words);
    assert.equal(code, 0, `${command}: ${error}`);
    if (words.join(" ").startsWith("key create")) {
      const { rows } = JSON.parse((await admin(env, "key", "list", "--json")).out);
      const [own] = rows.filter(({ account }: { readonly account: string }) => account === "a@example.com");
      keyId = own?.id ?? assert.fail(out);
    }
  }
  assert.ok(!isRunning);
  await Deno.remove(data, { recursive: true });
});

Deno.test("the page of settings has every variable that the service reads in a line of its table, and no other", async () => {
  const page = await read("docs/guide/settings.md");
  const firstCells = [...page.matchAll(/^\| (`[^|]*`) *\|/gm)].map(([, cell = ""]) => cell);
  const listed = firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));
  assert.deepEqual(listed.toSorted(), [...names].toSorted());
});
