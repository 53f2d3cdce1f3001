/** How much one bulk call takes, and who may send it. Contract sections 4.5 and 8. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { bulkHolder, bulkPath, row } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const post = (authorization: string | undefined): RequestInit => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    ...(authorization === undefined ? undefined : { authorization }),
  },
  body: JSON.stringify({ shipments: [row] }),
});

onOneDatabase((test) => {
  test(
    "no key is 401, a tier without the flag 402, a key without the permission 403, a tier without rows 422",
    Effect.gen(function* () {
      const ask = yield* client(freshPeer());
      const anonymous = yield* ask(bulkPath, post(undefined));
      assert.equal(anonymous.status, 401);
      assert.equal(anonymous.headers.get("www-authenticate"), "Bearer");
      const cases = [["pro", "cbam:bulk", 402], ["enterprise", "cbam:read", 403], [
        "cbam_pro",
        "cbam:bulk",
        422,
      ]] as const;
      for (const [tier, permission, expected] of cases) {
        const { key } = yield* holder(tier, [permission]);
        const answer = yield* ask(bulkPath, post(`Bearer ${key}`));
        assert.equal(answer.status, expected);
        const { error } = yield* Effect.promise(() => answer.json());
        assert.ok(error.includes(expected === 403 ? "cbam:bulk" : tier), error);
        assert.equal(answer.headers.get("retry-after"), expected === 422 ? "0" : null);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "5 000 rows are answered and kept, 5 001 are 422",
    Effect.gen(function* () {
      const { post, postRows, get } = yield* bulkHolder;
      const small = { cn_code: "72083900", origin_country: "CHN", tonnage: 1 };
      const tooMany = yield* postRows(Array(5_001).fill(small));
      assert.equal(tooMany.status, 422);
      assert.match(tooMany.problem.error, /at most 5000 rows.*this one has more than 5000/);
      const table = yield* post(`cn_code,origin_country,tonnage\n${"72083900,CHN,1\n".repeat(5_001)}`, {
        "content-type": "text/csv",
      });
      assert.equal(table.status, 422);
      const most = yield* postRows(Array(5_000).fill(small), { "x-request-id": "most" });
      assert.equal(most.status, 200);
      assert.equal(most.bulk.results.length, 5_000);
      assert.equal(most.bulk.results[4_999]?.row_index, 4_999);
      const last = yield* get(`${bulkPath}/most?offset=4990&limit=100`);
      assert.equal(last.batch.results.length, 10);
      assert.equal(last.batch.next, null);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a body of 4 MB is read, one byte more is 413 with Retry-After 0, announced or chunked; a compressed one is 415",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const limit = 4 * 1_024 * 1_024;
      const text = JSON.stringify({ shipments: [row] });
      const full = new TextEncoder().encode(text + " ".repeat(limit - text.length));
      assert.equal((yield* post(full)).status, 200);
      const more = new Uint8Array([...full, 32]);
      for (const body of [more, ReadableStream.from([full, new Uint8Array([32])])]) {
        const answer = yield* post(body);
        assert.equal(answer.status, 413);
        assert.equal(answer.headers.get("retry-after"), "0");
      }
      assert.equal((yield* post(full, { "content-encoding": "gzip" })).status, 415);
      assert.equal((yield* post(full, { "content-type": "application/xml" })).status, 415);
      assert.equal((yield* post(full, { "content-type": "text/csv; charset=windows-1252" })).status, 415);
    }).pipe(Effect.provide(services)),
  );
});
