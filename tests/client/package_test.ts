/** The client as it is packed and installed: against the real service in Deno and Node, its types, its size. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import typescript from "npm:typescript@5.9.3";
import { madeFiles } from "./client_types.ts";
import { installed, pathOfPackage } from "./packed.ts";
import { permissions } from "../../src/contract/access.ts";
import { onOneDatabase } from "../support/databases.ts";
import { exampleRequest } from "../support/invoices.ts";
import { listening } from "../support/listening_service.ts";
import { holder, services } from "../support/whole_service.ts";

const runtimes: ReadonlyArray<
  readonly [name: string, command: string, args: ReadonlyArray<string>]
> = [
  ["Deno", Deno.execPath(), [
    "run",
    "--allow-all",
    "--no-lock",
    "--node-modules-dir=manual",
  ]],
  ["Node", "node", []],
];

const opened = installed();
Deno.test.afterAll(async () => await (await opened).remove());

/** The programs are in files of their own, so that each runtime reads them as an integrator's. */
const runProgram = async (
  [, command, args]: typeof runtimes[number],
  program: string,
  given: ReadonlyArray<string> = [],
): Promise<string> => {
  const { directory } = await opened;
  await Deno.copyFile(new URL(`../../client/tests/${program}`, import.meta.url), `${directory}/${program}`);
  const { code, stdout, stderr } = await new Deno.Command(command, {
    args: [...args, program, ...given],
    cwd: directory,
    stdout: "piped",
    stderr: "piped",
  }).output();
  const text = new TextDecoder();
  assert.equal(code, 0, text.decode(stderr));
  return text.decode(stdout);
};

onOneDatabase((test) => {
  for (const runtime of runtimes) {
    test(
      `an integrator's whole day in ${
        runtime[0]
      }: lookups, a bulk call above 5000 rows, tables, a report, an invoice`,
      Effect.gen(function* () {
        const origin = yield* listening;
        const { key } = yield* holder("enterprise", permissions);
        const { directory } = yield* Effect.promise(() => opened);
        const requestFile = `${directory}/invoice.json`;
        yield* Effect.promise(() =>
          Deno.writeTextFile(
            requestFile,
            JSON.stringify(exampleRequest("origin-arabic")),
          )
        );
        const said = yield* Effect.promise(() =>
          runProgram(runtime, "scenario.mjs", [origin, key, requestFile])
        );
        assert.match(said, /everything went well/);
      }).pipe(Effect.provide(services)),
    );
  }
});

for (const runtime of runtimes) {
  Deno.test(`in ${runtime[0]}, what goes well and is no answer of the service is the client's own error`, async () => {
    assert.match(await runProgram(runtime, "strangers.mjs"), /every stranger was told/);
  });
}

Deno.test("what the client is made of is that of the committed OpenAPI document and of the service's check of reports", async () => {
  for (const [file, text] of await madeFiles()) {
    assert.ok(
      text === await Deno.readTextFile(file),
      `${file.pathname} is not current: write it anew with \`deno task client:types\`.`,
    );
  }
});

/** An integrator's program, and the lines of it that the compiler refuses. */
const refusedLines = async (program: string): Promise<ReadonlyArray<string>> => {
  const { directory } = await opened;
  const types = `${directory}/node_modules/@types`;
  await Deno.mkdir(types, { recursive: true });
  for (const [name, from] of [["@types/node", "@types+node"], ["undici-types", "undici-types"]] as const) {
    const to = `${directory}/node_modules/${name}`;
    await new Deno.Command("cp", { args: ["-RL", pathOfPackage(name, from).pathname, to] }).output();
  }
  const file = `${directory}/integrator.mts`;
  await Deno.writeTextFile(file, program);
  const compiled = typescript.createProgram([file], {
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.NodeNext,
    lib: ["lib.es2023.d.ts"],
    types: ["node"],
    typeRoots: [types],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  });
  return typescript.getPreEmitDiagnostics(compiled).map(({ file: of, start = 0, messageText }) => {
    const text = typescript.flattenDiagnosticMessageText(messageText, " ");
    return of === undefined
      ? text
      : `${of.fileName === file ? "" : of.fileName} ${of.text.slice(0, start).split("\n").length}: ${text}`;
  });
};

Deno.test("types need no DOM, queries take numbers, and the status tells which figures are there", async () => {
  const before = `import { customs } from "customs-invoice-client";
const service = customs({ baseUrl: "https://customs.example.com" });
const answer = await service.calculate({ cn_code: "72083900", origin_country: "CHN", tonnage: 24.5 });
const amount = (eur: number): number => eur;
`;
  const right =
    `if (answer.status === "ok") amount(answer.net_cost_eur + answer.certificate_price.price_eur_per_tco2e);
if (answer.status === "needs_data") answer.message.trim();
await service.scope({ cn: "72083900", tonnage: 1.5, lenient: true });
for await (const { output } of service.bulk([])) {
  if (output.status === "ok") amount(output.net_cost_eur);
}
`;
  assert.deepEqual(await refusedLines(before + right), []);
  const [refused = "", ...others] = await refusedLines(`${before}amount(answer.net_cost_eur);\n`);
  assert.match(refused, / 5: .*'number \| null' is not assignable/);
  assert.deepEqual(others, []);
});

/** Without what any bundler leaves away: comments and indentation. */
const bare = (file: string): string =>
  typescript.transpileModule(Deno.readTextFileSync(file), {
    compilerOptions: {
      removeComments: true,
      target: typescript.ScriptTarget.ES2022,
    },
  }).outputText.replace(/^ +/gm, "");

Deno.test("the package is small: all its code with openapi-fetch's under 15 kB gzipped, no test and no source in it", async () => {
  const { directory, packageDirectory } = await opened;
  const files: Array<string> = [];
  const walk = (path: string): void => {
    for (const entry of Deno.readDirSync(path)) {
      if (entry.isDirectory) walk(`${path}/${entry.name}`);
      else files.push(`${path}/${entry.name}`);
    }
  };
  walk(packageDirectory);
  const code = [
    ...files.filter((file) => file.endsWith(".js")),
    `${directory}/node_modules/openapi-fetch/dist/index.mjs`,
  ];
  const all = code.map(bare).join("\n");
  const bytes = gzipSync(all, { level: 9 }).length;
  // What an integrator loads; each call that the client names takes some 60 bytes of it, those about suppliers 1 kB.
  assert.ok(bytes < 15_000, `${bytes} bytes`);
  const others = files.map((file) => file.slice(packageDirectory.length + 1))
    .filter((file) => !/^dist\/.*\.(?:js|d\.ts)$/.test(file));
  assert.deepEqual(others.sort(), ["README.md", "package.json"]);
});
