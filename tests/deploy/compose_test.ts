/** The compose files against the Compose Specification's schema; no engine is here to run them. */
import { DCLinter } from "npm:dclint@3.1.0";
import { parse } from "npm:yaml@2.9.0";
import assert from "node:assert/strict";
import { names } from "../../src/composition/setting_names.ts";

const files = ["compose.yaml", "compose.single.yaml"].map((name) =>
  new URL(`../../${name}`, import.meta.url).pathname
);

/** Rules about what works, not about the order of keys or quotes. */
const rules: ReadonlyArray<string> = [
  "invalid-schema",
  "invalid-yaml",
  "no-duplicate-container-names",
  "no-duplicate-exported-ports",
  "no-version-field",
  "service-dependencies-alphabetical-order",
];

Deno.test("the compose files follow the Compose Specification", () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles([...files], false);
  assert.equal(results.length, files.length);
  const found = results.flatMap(({ filePath, messages }) =>
    messages.filter(({ rule }) => rules.includes(rule)).map(({ line, message }) => [filePath, line, message])
  );
  assert.deepEqual(found, []);
});

Deno.test("a compose file with a wrong member is found out: the check does check", async () => {
  const file = await Deno.makeTempFile({ suffix: ".yaml" });
  await Deno.writeTextFile(file, "services:\n  a:\n    image: b:1\n    reed_only: true\n");
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const [result] = linter.lintFiles([file], false);
  assert.ok(result?.messages.some(({ rule }) => rule === "invalid-schema"));
  await Deno.remove(file);
});

Deno.test("each variable that compose gives the service is one of its settings", () => {
  for (const file of files) {
    const { services } = parse(Deno.readTextFileSync(file), { merge: true });
    const own = Object.entries<{ readonly environment?: Record<string, string> }>(services)
      .filter(([name]) => name.startsWith("customs"));
    assert.ok(own.length > 0);
    const known: ReadonlyArray<string> = names;
    for (const [, { environment = {} }] of own) {
      for (const name of Object.keys(environment)) assert.ok(known.includes(name), name);
    }
  }
});
