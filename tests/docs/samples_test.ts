/**
 * The samples of the reference: curl, JavaScript and Python send the same request for every operation. Those that are shown
 * with an answer were answered with it: `tests/http/openapi/examples_test.ts`.
 */
import assert from "node:assert/strict";
import { operationsOf, referenceSlug } from "../../src/features/docs/library/reference.ts";
import { blocksOf } from "../support/doc_examples.ts";
import { document } from "../support/declared_answers.ts";
import { isInstalled } from "../support/installed.ts";

import { library } from "../support/documentation.ts";

const missing = ["bash", "curl", "node", "python3"].filter((program) => !isInstalled(program));

/** A request as it arrived. */
interface Arrived {
  readonly operation: string;
  readonly agent: string;
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly contentType: string | null;
  readonly body: string;
}

const key = `cik_${"ab".repeat(24)}`;

/** A server that keeps what arrives, by the first part of its path, and answers with an empty object. */
const recorder = () => {
  const arrived: Array<Arrived> = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    const [, operation = "", path = ""] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    arrived.push({
      operation,
      agent: request.headers.get("user-agent") ?? "",
      method: request.method,
      path: `${path}${search}`,
      key: request.headers.get("authorization"),
      contentType: request.headers.get("content-type"),
      body: await request.text(),
    });
    return Response.json({});
  });
  return { arrived, server };
};

/** Programs that run the files that they are given, one after the other: to start one for each takes longer than they. */
const drivers = {
  sh: {
    program: "bash",
    text: `set -eu
curl() { command curl --fail-with-body --silent --show-error "$@"; }
for file; do echo "$file" >&2; . "$file"; done`,
  },
  js: {
    program: "node",
    text: `for (const file of process.argv.slice(2)) { console.error(file); await import(file); }`,
  },
  python: {
    program: "python3",
    text: `import runpy, sys
for file in sys.argv[1:]:
    print(file, file=sys.stderr)
    runpy.run_path(file, run_name="__main__")`,
  },
} as const;
const languages = ["sh", "js", "python"] as const;
const endings = { sh: "sh", js: "mjs", python: "py" } as const;

/** Runs all of a language's files; what they say on standard error begins with the name of each. */
const runAll = async (
  language: typeof languages[number],
  directory: string,
  names: ReadonlyArray<string>,
): Promise<void> => {
  const { program, text } = drivers[language];
  const driver = `${directory}/run.${endings[language]}`;
  await Deno.writeTextFile(driver, text);
  const { code, stderr } = await new Deno.Command(program, {
    args: [driver, ...names.map((name) => `${directory}/${name}.${endings[language]}`)],
    cwd: directory,
    env: { KEY: key },
    stdout: "null",
    stderr: "piped",
  }).output();
  assert.equal(code, 0, new TextDecoder().decode(stderr).slice(-2_000));
};

/** The path of an operation as a pattern. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${RegExp.escape(path).replace(/\\\{\w+\\\}/g, ".+")}(?:\\?|$)`);

/** By the name that each language's client gives itself. */
const from = (arrived: ReadonlyArray<Arrived>, agent: RegExp) => {
  const [found, ...more] = arrived.filter((each) => agent.test(each.agent));
  assert.ok(found !== undefined && more.length === 0, `${1 + more.length} from ${agent}`);
  const { agent: _, body, ...rest } = found;
  return { ...rest, body: body === "" ? "" : JSON.parse(body) };
};

Deno.test({
  name: `the samples of each operation send the same request in each language${
    missing.length === 0 ? "" : ` (ignored: no ${missing.join(", ")})`
  }`,
  ignore: missing.length > 0,
  fn: async () => {
    const { source } = await library();
    const { arrived, server } = recorder();
    const directory = await Deno.makeTempDir();
    const operations = operationsOf(document);
    for (const { id } of operations) {
      const page = source(`/docs/${referenceSlug(id)}`) ?? assert.fail(id);
      const samples = blocksOf(page.markdown).slice(0, 3);
      assert.deepEqual(samples.map(({ language }) => language), languages, id);
      for (const [index, language] of languages.entries()) {
        const text = samples[index]?.text ?? "";
        const origin = `http://127.0.0.1:${server.addr.port}/${id}`;
        await Deno.writeTextFile(
          `${directory}/${id}.${endings[language]}`,
          text.replaceAll("http://127.0.0.1:8000", origin),
        );
      }
    }
    const names = operations.map(({ id }) => id);
    await Promise.all(languages.map((language) => runAll(language, directory, names)));
    for (const { id, method, path } of operations) {
      const own = arrived.filter(({ operation }) => operation === id);
      const curl = from(own, /^curl/);
      assert.deepEqual(from(own, /^node|^undici/), curl, `${id}: JavaScript and curl`);
      assert.deepEqual(from(own, /^Python/), curl, `${id}: Python and curl`);
      assert.equal(curl.method, method);
      assert.match(curl.path, patternOf(path));
    }
    await server.shutdown();
    await Deno.remove(directory, { recursive: true });
  },
});
