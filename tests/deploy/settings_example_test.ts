/** `.env.example` beside the list of settings. */
import assert from "node:assert/strict";
import { names } from "../../src/composition/setting_names.ts";

const example = Deno.readTextFileSync(new URL("../../.env.example", import.meta.url));

Deno.test(".env.example names every setting once, and nothing else", () => {
  const named = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  assert.deepEqual([...named].sort(), [...names].sort());
});

Deno.test("the page's line hands the settings on as systemd reads them, an address with parameters and quoted ones too", async () => {
  const page = Deno.readTextFileSync(new URL("../../docs/operations.md", import.meta.url));
  const [line = "none"] = /^export \$\(.*customs\.env.*$/m.exec(page) ?? [];
  const file = await Deno.makeTempFile();
  const wanted = {
    DATABASE_URL:
      "postgres://customs:a%24b@db.example.com/customs?sslmode=verify-full&sslrootcert=/tls/ca.pem",
    SIGNING_SECRET: "a$b;c",
    S3_ACCESS_KEY_ID: "",
    MAIL_FROM: "customs@example.com",
  };
  const { DATABASE_URL, SIGNING_SECRET, MAIL_FROM } = wanted;
  await Deno.writeTextFile(
    file,
    `# a & comment\nDATABASE_URL=${DATABASE_URL}\n\nSIGNING_SECRET='${SIGNING_SECRET}'\nS3_ACCESS_KEY_ID=\nMAIL_FROM=${MAIL_FROM}\n`,
  );
  const { stdout } = await new Deno.Command("sh", {
    args: ["-c", `${line.replace("/etc/customs/customs.env", file)}\nenv`],
    clearEnv: true,
    env: { PATH: Deno.env.get("PATH") ?? "" },
  }).output();
  await Deno.remove(file);
  const set = new TextDecoder().decode(stdout).split("\n");
  for (const [name, value] of Object.entries(wanted)) {
    assert.ok(set.includes(`${name}=${value}`), set.join("\n"));
  }
});
