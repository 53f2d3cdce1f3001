/** AUDIT_COMPRESSION: rows that are kept in compressed slices answer as those with texts of their own. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Batches } from "../../../../src/application/ports.ts";
import * as Postgres from "../../../../src/adapters/postgres/bulk/batches.ts";
import type { Batch } from "../../../../src/domain/cbam/bulk/bulk_record.ts";
import { bulkHolder, bulkPath, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { compressingServices, services } from "../../../support/whole_service.ts";

/** What a text of lines could take for its own: lines' breaks, the sign for null, nothing. */
const odd = ["-", "", "line\nbreak", "\u2028", "é😀", '"quoted" \\', "null"];
const rowsOf = (count: number): ReadonlyArray<object> =>
  Array.from({ length: count }, (_, index) => ({
    ...row,
    client_ref: odd[index % odd.length],
    tonnage: index % 11 === 0 ? -1 : 1 + index,
    ...(index % 13 === 0 ? { unknown: { deep: ["\n"] } } : {}),
  }));

onEachDatabase((test) => {
  test(
    "a compressed batch is answered as it was, whole, in pages from everywhere, as a table, and by the report of each row",
    Effect.gen(function* () {
      const { postRows, get, fetch } = yield* bulkHolder;
      const count = 700;
      const { bulk } = yield* postRows(rowsOf(count));
      const path = `${bulkPath}/${bulk.request_id}`;
      const sql = yield* SqlClient.SqlClient;
      const [kept] = yield* sql`select count(*)::int as rows, count(slice)::int as slices,
        count(coalesce(client_ref, sent, input, output))::int as texts from bulk_row where request_id = ${bulk.request_id}`;
      assert.ok(kept?.["rows"] === count && kept["texts"] === 0);
      assert.ok(Number(kept["slices"]) >= 3 && Number(kept["slices"]) <= 10, `${kept["slices"]} slices`);
      for (const [offset, limit] of [[0, 700], [0, 1], [255, 2], [300, 1], [511, 189], [699, 1]] as const) {
        const { batch } = yield* get(`${path}?offset=${offset}&limit=${limit}`);
        const expected = bulk.results.slice(offset, offset + limit);
        const answered = batch.results.map(({ row_index, client_ref, input, output }) => ({
          ...{ row_index, client_ref, input, output },
        }));
        assert.deepEqual(answered, expected, `from ${offset}, ${limit}`);
      }
      const table = yield* fetch(path, { headers: { accept: "text/csv" } });
      const text = yield* Effect.promise(() => table.text());
      assert.equal(table.status, 200);
      assert.ok(text.split("\n").length > count);
      const batches = yield* Batches;
      const { batch: { results } } = yield* get(`${path}?limit=${count}`);
      for (const index of [1, 254, 255, 256, 257, 699]) {
        const { row: found } = yield* Effect.flatten(batches.rowByReport(results[index]?.report_id ?? ""));
        assert.deepEqual(JSON.parse(found.input), results[index]?.input, `row ${index}`);
        assert.equal(found.rowIndex, index);
      }
    }).pipe(Effect.provide(compressingServices)),
  );

  test(
    "the same rows, kept either way and read by a service with either setting, are the same records",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk } = yield* postRows(rowsOf(320));
      const batches = yield* Batches;
      const sql = yield* SqlClient.SqlClient;
      const [batch] = yield* sql<
        { readonly id: string }
      >`select id from bulk_batch where request_id = ${bulk.request_id}`;
      const first = yield* Effect.flatten(batches.byId(batch?.id ?? ""));
      for (const isCompressed of [false, true]) {
        for (const isEmbedded of [false, true]) {
          const copy: Batch = {
            ...first,
            id: crypto.randomUUID(),
            requestId: crypto.randomUUID(),
            rows: first.rows.map((each) => ({ ...each, reportId: crypto.randomUUID() })),
          };
          const written = Layer.fresh(Postgres.layer({ isEmbedded, isCompressed }));
          yield* Effect.provide(
            Effect.flatMap(Batches, ({ record }) => record(copy, undefined)),
            written,
          );
          assert.deepEqual(yield* Effect.flatten(batches.byId(copy.id)), copy);
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
