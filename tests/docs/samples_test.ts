/**
 * The samples of the reference: curl, JavaScript and Python send the same request for every operation. Those that are shown
 * with an answer were answered with it: `tests/http/openapi/examples_test.ts`.
 */
import assert from "node:assert/strict";
import { operationsOf, referenceSlug } from "../../src/features/docs/library/reference.ts";
import { type Block, blocksOf, type Place, run } from "../support/doc_examples.ts";
import { document } from "../support/declared_answers.ts";
import { isInstalled } from "../support/process.ts";
import { library } from "../support/documentation.ts";

const missing = ["bash", "curl", "node", "python3"].filter((program) =>
  !isInstalled("sh", "-c", `command -v ${program}`)
);

/** A request as it arrived. */
interface Arrived {
  readonly agent: string;
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly contentType: string | null;
  readonly body: string;
}

const key = `cik_${"ab".repeat(24)}`;

/** A server that keeps what arrives and answers with an empty object. */
const recorder = () => {
  const arrived: Array<Arrived> = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname, search } = new URL(request.url);
    arrived.push({
      agent: request.headers.get("user-agent") ?? "",
      method: request.method,
      path: `${pathname}${search}`,
      key: request.headers.get("authorization"),
      contentType: request.headers.get("content-type"),
      body: await request.text(),
    });
    return Response.json({});
  });
  return { arrived, server };
};

/** The path of an operation as a pattern. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${RegExp.escape(path).replace(/\\\{\w+\\\}/g, ".+")}(?:\\?|$)`);

/** By the name that each language's client gives itself. */
const from = (arrived: ReadonlyArray<Arrived>, agent: RegExp) => {
  const found = arrived.find((each) => agent.test(each.agent)) ?? assert.fail(`nothing from ${agent}`);
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
    const place: Place = { directory, origin: `http://127.0.0.1:${server.addr.port}`, env: { KEY: key } };
    for (const { id, method, path } of operationsOf(document)) {
      const page = source(`/docs/${referenceSlug(id)}`) ?? assert.fail(id);
      const samples: ReadonlyArray<Block> = blocksOf(page.markdown).slice(0, 3);
      assert.deepEqual(samples.map(({ language }) => language), ["sh", "js", "python"], id);
      arrived.length = 0;
      await Promise.all(samples.map(async (sample) => {
        const { code, error } = await run(place, sample);
        assert.equal(code, 0, `${id}, ${sample.language}: ${error}`);
      }));
      const curl = from(arrived, /^curl/);
      assert.deepEqual(from(arrived, /^node|^undici/), curl, `${id}: JavaScript and curl`);
      assert.deepEqual(from(arrived, /^Python/), curl, `${id}: Python and curl`);
      assert.equal(curl.method, method);
      assert.match(curl.path, patternOf(path));
    }
    await server.shutdown();
    await Deno.remove(directory, { recursive: true });
  },
});
