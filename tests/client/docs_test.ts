/** The examples of the pages about the client and about `/mcp` do what the pages say. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { onOneDatabase } from "../support/databases.ts";
import { listening } from "../support/listening_service.ts";
import { keyHolder, people } from "../support/import_calls.ts";
import { answeredInquiry } from "../support/inquiry_calls.ts";
import { program } from "../support/mcp_program.ts";
import { installationOf } from "../support/supplier_calls.ts";
import { holder, services } from "../support/whole_service.ts";
import { installed } from "./packed.ts";

/** An example, and what the page shows that it prints. */
interface Example {
  readonly code: string;
  readonly shown: string;
}

const examplesIn = (page: string, language: string): ReadonlyArray<Example> => {
  const markdown = Deno.readTextFileSync(new URL(`../../docs/${page}`, import.meta.url));
  const fences = markdown.matchAll(
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$(?:\\n\\n^\`\`\`text\\n(.*?)^\`\`\`$)?`, "gms"),
  );
  return [...fences].map(([, code = "", shown = ""]) => ({ code, shown }));
};

const run = async (
  command: string,
  args: ReadonlyArray<string>,
  options: { readonly cwd: string; readonly env?: Record<string, string> },
): Promise<string> => {
  const { code, stdout, stderr } = await new Deno.Command(command, { ...options, args: [...args] }).output();
  const text = new TextDecoder();
  assert.equal(code, 0, text.decode(stderr));
  return text.decode(stdout);
};

/** A page's examples go on from one to the next: they are one program. */
const programOf = (examples: ReadonlyArray<Example>, origin: string): string =>
  examples.map(({ code }) => code).join('console.log("----");\n').replaceAll("http://127.0.0.1:8000", origin);

const opened = installed();
Deno.test.afterAll(async () => await (await opened).remove());

onOneDatabase((test) => {
  test(
    "each example of the client's page prints what the page shows, in Node",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { key } = yield* holder("enterprise", permissions);
      const examples = examplesIn("client.md", "js client");
      assert.equal(examples.length, 8);
      const printed = yield* Effect.promise(async () => {
        const { directory } = await opened;
        await Deno.writeTextFile(`${directory}/page.mjs`, programOf(examples, origin));
        return await run("node", ["page.mjs"], { cwd: directory, env: { KEY: key } });
      });
      assert.deepEqual(printed.split("----\n"), examples.map(({ shown }) => shown));
    }).pipe(Effect.provide(services)),
  );

  test(
    "the examples of the page about models print what it shows: curl, and the protocol's own client",
    Effect.gen(function* () {
      const origin = yield* listening;
      const [inShell] = examplesIn("mcp.md", "sh mcp");
      const [inCode] = examplesIn("mcp.md", "js mcp");
      assert.ok(inShell !== undefined && inCode !== undefined);
      const program = programOf([inCode], origin)
        .replace('"@modelcontextprotocol/client"', '"npm:@modelcontextprotocol/client@2.4.0"');
      yield* Effect.promise(async () => {
        const answer = await run("sh", ["-c", programOf([inShell], origin)], { cwd: "." });
        assert.match(answer, /"origins":\[\{"rank":1,"status":"ok","origin_country_iso3":"TUR"/);
        const file = await Deno.makeTempFile({ suffix: ".mjs" });
        await Deno.writeTextFile(file, program);
        const lock = new URL("../deno.lock", import.meta.url).pathname;
        const config = new URL("../../deno.json", import.meta.url).pathname;
        const args = ["run", "--allow-all", "--no-check", `--config=${config}`, `--lock=${lock}`, file];
        assert.equal(await run(Deno.execPath(), args, { cwd: "." }), inCode.shown);
        await Deno.remove(file);
      });
    }).pipe(Effect.provide(services)),
  );

  test(
    "the page about models has an example of every tool, and each is answered",
    Effect.gen(function* () {
      const origin = yield* listening;
      const { key } = yield* holder("enterprise", permissions);
      const { client, call } = yield* program(origin, key);
      const page = Deno.readTextFileSync(new URL("../../docs/mcp.md", import.meta.url));
      const { tools } = yield* Effect.promise(() => client.listTools());
      const written = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
      assert.deepEqual(written, tools.map(({ name }) => name));
      const examples = examplesIn("mcp.md", "json tool").map(({ code }) => code);
      const named = examples.map((code) => JSON.parse(code).name);
      assert.deepEqual([...new Set(named)].toSorted(), written.toSorted());
      const account = keyHolder(origin, key);
      const who = yield* people(account);
      const installation = yield* installationOf(account);
      const inquiry = yield* answeredInquiry(account, origin, installation);
      const another = yield* answeredInquiry(account, origin, installation);
      for (const code of examples) {
        const ready = code.replaceAll("IMPORTER", who.importer).replaceAll("DECLARANT", who.declarant)
          .replaceAll("INSTALLATION", installation).replaceAll("INQUIRY", inquiry).replaceAll(
            "ANOTHER",
            another,
          );
        const { name, arguments: given } = JSON.parse(ready);
        const { isError, text } = yield* call(name, given);
        assert.equal(isError, false, `${name}: ${text}`);
        assert.doesNotMatch(text, /"status":"(?:error|needs_data)"|"refused":[1-9]/, name);
      }
    }).pipe(Effect.provide(services)),
  );
});
