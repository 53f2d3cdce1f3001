/** Answers without repeated law: `sources=short` on calculations and bulk calls. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { bulkHolder, bulkPath, newKey, row } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import type { HttpAnswer } from "../../../support/answered.ts";
import * as Service from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const query = "cn=72083900&country=CHN&tonnage=1&import=2026-02-15";
const path = `/api/v1/cbam/calculate?${query}`;

/** An answer whose members are told apart by the comparisons alone. */
const parsed = ({ status, text }: HttpAnswer) => ({ status, body: JSON.parse(text) });
const getJson = async (path: string) => parsed(await Service.getJson(path));
const postJson = async (path: string, value: unknown) => parsed(await Service.postJson(path, value));

const bytesOf = (value: unknown): number => JSON.stringify(value).length;

/** What a short answer leaves out of the full one, and what it says in its place. */
const withoutLaw = ({ sources: _, versions, disclosure, ...figures }: Record<string, never>) => {
  const { legal_basis: _basis, ...disclosed } = Object(disclosure);
  return {
    ...figures,
    as_of: Object(versions).as_of,
    sources_url: "/api/v1/cbam/datasets",
    disclosure: disclosed,
  };
};

Deno.test("a calculation asked with sources=short has the same figures and notes, no acts, and under a third of the bytes", async () => {
  const { body: full } = await getJson(path);
  const { body: short } = await getJson(`${path}&sources=short`);
  assert.deepEqual(short, withoutLaw(full));
  assert.ok(bytesOf(short) * 3 < bytesOf(full), `${bytesOf(short)} of ${bytesOf(full)}`);
  const { status } = await getJson(short.sources_url);
  assert.equal(status, 200);
});

Deno.test("sources=full is the answer without sources, to the last member", async () => {
  const { body: plain } = await getJson(path);
  const { body: full } = await getJson(`${path}&sources=full`);
  assert.deepEqual(full, plain);
  assert.ok(plain.sources.length > 0 && plain.disclosure.legal_basis.length > 0);
});

Deno.test("a calculation from JSON with sources short keeps the client's reference and its precursors' figures", async () => {
  const asked = {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 1,
    client_ref: "a",
    import: "2026-02-15",
  };
  const { body: full } = await postJson("/api/v1/cbam/calculate", asked);
  const { body: short } = await postJson("/api/v1/cbam/calculate", { ...asked, sources: "short" });
  assert.deepEqual(short, withoutLaw(full));
  assert.equal(Object(short).client_ref, "a");
});

Deno.test("another word for sources is refused with the words that there are", async () => {
  const { status, body } = await getJson(`${path}&sources=none`);
  assert.equal(status, 400);
  assert.deepEqual(body.issues, [{
    path: "sources",
    code: "choice",
    message: 'sources must be short or full, found "none".',
  }]);
});

interface Output {
  readonly sources?: unknown;
  readonly source_list?: number;
}

onOneDatabase((test) => {
  test(
    "a bulk call with sources=short says each list of acts once, and its rows lead to the lists of the full answer",
    Effect.gen(function* () {
      const holder = yield* bulkHolder;
      const post = (...given: Parameters<typeof holder.post>) => Effect.map(holder.post(...given), parsed);
      const get = (path: string) => Effect.map(holder.get(path), parsed);
      const body = JSON.stringify({
        shipments: [row, { ...row, cn_code: "25231000" }, { ...row, cn_code: "1" }, { ...row, tonnage: 2 }],
      });
      const key = newKey();
      const { body: full } = yield* post(body);
      const { body: short } = yield* post(body, key, "?sources=short");
      const { body: replayed } = yield* post(body, key, "?sources=short");
      assert.deepEqual(replayed, short);
      const lists = short.source_lists;
      const outputs: ReadonlyArray<Output> = short.results.map((each: { output: Output }) => each.output);
      const fullOutputs: ReadonlyArray<Output> = full.results.map((each: { output: Output }) => each.output);
      assert.deepEqual(
        outputs.map(({ source_list: at }) => at === undefined ? undefined : lists[at]),
        fullOutputs.map(({ sources }) => sources),
      );
      assert.deepEqual(
        outputs.map(({ source_list: _, ...output }) => output),
        fullOutputs.map((output) => {
          const { sources: _sources, disclosure: _, ...rest } = Object(output);
          return rest;
        }),
      );
      assert.deepEqual(short.summary, full.summary);
      const page = yield* get(`${bulkPath}/${short.request_id}?sources=short&limit=2`);
      assert.deepEqual(page.body.source_lists, lists);
      assert.deepEqual(page.body.results.map((each: { output: Output }) => each.output), outputs.slice(0, 2));
      assert.equal(page.body.next, `${bulkPath}/${short.request_id}?offset=2&limit=2&sources=short`);
    }).pipe(Effect.provide(services)),
  );
});
