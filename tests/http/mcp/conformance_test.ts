/**
 * The protocol's conformance suite against the service. The scenarios are those that a server of tools alone can take;
 * the others ask for sessions, or for tools, resources and prompts of the suite's own example server.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../support/databases.ts";
import { listening } from "../../support/listening_service.ts";
import { services } from "../../support/whole_service.ts";

const scenarios = [
  "server-initialize",
  "ping",
  "tools-list",
  "dns-rebinding-protection",
];

const suite = new URL("conformance.ts", import.meta.url);
const lock = new URL("../../deno.lock", import.meta.url);

/** Runs in a directory of its own, where it leaves its results. */
const run = async (url: string, scenario: string): Promise<string> => {
  const directory = await Deno.makeTempDir();
  try {
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "--allow-all", "--no-check", `--lock=${lock.pathname}`, suite.href],
        ...["server", "--url", url, "--scenario", scenario],
      ],
      cwd: directory,
      stdout: "piped",
      stderr: "piped",
    }).output();
    const said = new TextDecoder().decode(new Uint8Array([...stdout, ...stderr]));
    assert.equal(code, 0, `${scenario}: ${said.slice(-4_000)}`);
    return said;
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};

onOneDatabase((test) => {
  for (const scenario of scenarios) {
    test(
      `the conformance suite's scenario ${scenario} is passed`,
      Effect.gen(function* () {
        const said = yield* Effect.flatMap(
          listening,
          (origin) => Effect.promise(() => run(`${origin}/mcp`, scenario)),
        );
        assert.match(said, /Passed: [1-9]\d*\/\d+, 0 failed/);
      }).pipe(Effect.provide(services)),
    );
  }
});
