/** The compose files against the Compose Specification's schema; no engine is here to run them. */
import { DCLinter } from "npm:dclint@3.1.0";
import { parse } from "npm:yaml@2.9.0";
import assert from "node:assert/strict";
import { names } from "../../src/composition/setting_names.ts";
import { isInstalled } from "../support/installed.ts";

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

interface Service {
  readonly depends_on?: ReadonlyArray<string> | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
}

const servicesOf = (file: string): Readonly<Record<string, Service>> =>
  parse(Deno.readTextFileSync(file), { merge: true }).services;

const dependenciesOf = (
  { depends_on = [] }: Service,
): ReadonlyArray<readonly [name: string, condition: string]> =>
  Array.isArray(depends_on)
    ? depends_on.map((name) => [name, "service_started"])
    : Object.entries(depends_on).map(([name, { condition }]) => [name, condition]);

Deno.test("what a service of compose waits for is there, and can become what it waits for", () => {
  for (const file of files) {
    const services = servicesOf(file);
    for (const [name, service] of Object.entries(services)) {
      for (const [needed, condition] of dependenciesOf(service)) {
        const found = services[needed];
        assert.ok(found !== undefined, `${name} waits for ${needed}, which is no service`);
        if (condition === "service_healthy") {
          assert.ok(
            found.healthcheck !== undefined,
            `${name} waits for the health of ${needed}, which has no check`,
          );
        }
        assert.notEqual(condition, "service_completed_successfully", `${needed} never ends`);
      }
    }
  }
});

Deno.test("the secrets that compose.yaml asks for are made once, and a later shell finds them", async () => {
  const text = Deno.readTextFileSync(new URL("../../compose.yaml", import.meta.url));
  const [, make] = /^# {3}(test -e \.env .*)$/m.exec(text) ?? [];
  assert.ok(make !== undefined);
  const directory = await Deno.makeTempDir();
  const run = async (): Promise<string> => {
    const { code } = await new Deno.Command("sh", { args: ["-euc", make], cwd: directory }).output();
    assert.equal(code, 0);
    return Deno.readTextFileSync(`${directory}/.env`);
  };
  const made = await run();
  const names = [...made.matchAll(/^(\w+)=[0-9a-f]{64}$/gm)].map(([, name]) => name);
  const needed = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name);
  assert.deepEqual(names.toSorted(), [...new Set(needed)].toSorted());
  assert.equal(await run(), made, "a second time");
  assert.equal((Deno.statSync(`${directory}/.env`).mode ?? 0) & 0o777, 0o600);
  await Deno.remove(directory, { recursive: true });
});

const hasCompose = isInstalled("docker-compose");

/** Members that Debian's program is too old for; nothing in them says what starts. */
const withoutNewMembers = ({ name: _name, configs, ...rest }: Record<string, object>): object => ({
  version: "3.9",
  ...rest,
  ...(configs === undefined ? {} : {
    configs: Object.fromEntries(Object.keys(configs).map((config) => [config, { file: "./config" }])),
  }),
});

Deno.test({
  name: `a compose program plans the services that the files have${
    hasCompose ? "" : " (ignored: no docker-compose)"
  }`,
  ignore: !hasCompose,
  fn: async () => {
    const directory = await Deno.makeTempDir();
    for (const file of files) {
      const known = withoutNewMembers(parse(Deno.readTextFileSync(file), { merge: true }));
      await Deno.writeTextFile(`${directory}/compose.json`, JSON.stringify(known));
      const { code, stdout, stderr } = await new Deno.Command("docker-compose", {
        args: ["-f", `${directory}/compose.json`, "config"],
        env: { SIGNING_SECRET: "s", POSTGRES_PASSWORD: "p", S3_SECRET_ACCESS_KEY: "k" },
      }).output();
      const text = new TextDecoder();
      assert.equal(code, 0, text.decode(stderr));
      const planned: Readonly<Record<string, Service>> = parse(text.decode(stdout)).services;
      const services = servicesOf(file);
      assert.deepEqual(Object.keys(planned).sort(), Object.keys(services).sort());
      for (const [name, service] of Object.entries(services)) {
        assert.deepEqual(
          dependenciesOf(planned[name] ?? {}).map(([needed]) => needed).sort(),
          dependenciesOf(service).map(([needed]) => needed).sort(),
          name,
        );
      }
    }
    await Deno.remove(directory, { recursive: true });
  },
});
