/** Many shipments in one call. Contract sections 2.5, 2.6, 4.5, 7 and 8; decisions, "Answers that are not ok". */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { calculatedRow, given, refusedRow } from "../../../support/answered.ts";
import { bulkHolder, bulkPath, row } from "../../../support/bulk.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

const wrongRows: ReadonlyArray<readonly [unknown, RegExp]> = [
  [null, /^The row must be an object with cn_code, origin_country, tonnage, found null\.$/],
  [7, /^The row must be an object with .*, found 7\.$/],
  [[row], /found an array\.$/],
  ["72083900", /found "72083900"\.$/],
  [{}, /cn_code is missing.*origin_country is missing.*tonnage is missing/],
  [{ ...row, tonnage: "10" }, /tonnage must be a number, not text.*found "10"/],
  [{ ...row, tonnage: { deep: [1] } }, /tonnage must be.*found an object/],
  [{ ...row, tonnage: 0 }, /tonnage must be a positive number/],
  [{ ...row, cn_code: 72083900 }, /cn_code must be a CN code of 8 digits/],
  [{ ...row, origin_country: "CN" }, /write CHN/],
  [
    { ...row, import_year: 2025 },
    /must not be before 2026: CBAM certificates are due from that year; found 2025\./,
  ],
  [{ ...row, import_year: 2026.5 }, /import_year must be a year/],
  [{ ...row, production_route: "(Z)" }, /production_route/],
  [{ ...row, verified_direct: 1 }, /verified_direct is not known here/],
  [{ ...row, client_ref: 7 }, /client_ref must be text/],
  [{ ...row, client_ref: "half \ud800" }, /client_ref has NUL or half a character/],
  [{ ...row, client_ref: "nul \u0000" }, /client_ref has NUL or half a character/],
  [JSON.parse('{"__proto__":{"cn_code":"72083900"}}'), /__proto__ is not known here/],
];

const nested = (levels: number): unknown => levels === 0 ? 1 : [nested(levels - 1)];

onEachDatabase((test) => {
  test(
    "a bulk call answers each row in order, echoes its client_ref and input, and sums what is printed",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { status, headers, bulk: body } = yield* postRows([
        { ...row, client_ref: "a-1" },
        { cn_code: "01012100", origin_country: "CHN", tonnage: 1 },
        { cn_code: "72083900", origin_country: "DEU", tonnage: 1 },
        { ...row, cn_code: "1" },
        { ...row, tonnage: 0.5, client_ref: "last \n" },
        { cn_code: "73181552", origin_country: "CHN", tonnage: 1, import_year: 2026 },
      ], { "x-request-id": "order-77" });
      assert.equal(status, 200);
      assert.equal(headers.get("cache-control"), "no-store");
      assert.equal(headers.get("access-control-allow-origin"), "*");
      assert.equal(body.request_id, "order-77");
      assert.equal(body.processed_at, "2026-11-20T12:00:00.000Z");
      assert.equal(body.row_count, 6);
      const statuses = body.results.map(({ output }) => output.status);
      assert.deepEqual(statuses.slice(0, 5), ["ok", "out_of_scope", "out_of_scope", "error", "ok"]);
      assert.deepEqual(body.results.map(({ row_index }) => row_index), [0, 1, 2, 3, 4, 5]);
      assert.deepEqual(
        body.results.map(({ client_ref }) => client_ref),
        ["a-1", null, null, null, "last \n", null],
      );
      assert.deepEqual(body.results[1]?.input, {
        cn_code: "01012100",
        origin_country_iso3: "CHN",
        tonnage: 1,
        import_year: 2026,
      });
      assert.deepEqual(body.results[3]?.input, {
        cn_code: null,
        origin_country_iso3: "CHN",
        tonnage: 10,
        import_year: 2026,
        sent: { cn_code: "1", origin_country: "CHN", tonnage: 10, import_year: 2026 },
      });
      assert.deepEqual(refusedRow(body.results[3]).errors.map(({ path }) => path), [
        "/shipments/3/cn_code",
      ]);
      const costs = [0, 4, 5].map((index) => calculatedRow(body.results[index]).net_cost_eur ?? 0);
      const { summary } = body;
      assert.equal(
        Math.round(summary.total_net_cost_eur * 100),
        costs.reduce((sum, cost) => sum + Math.round(cost * 100), 0),
      );
      assert.equal(
        summary.in_scope + summary.out_of_scope + summary.needs_data + summary.errors,
        summary.total,
      );
      assert.deepEqual([summary.total, summary.out_of_scope, summary.errors], [6, 2, 1]);
      assert.match(calculatedRow(body.results[0]).notes.join(" "), /Only the import year 2026 is given/);
      const { import_year: _, ...withoutYear } = row;
      const { bulk: assumed } = yield* postRows([withoutYear]);
      assert.match(
        calculatedRow(assumed.results[0]).notes.join(" "),
        /^Neither day nor year of import is given: 2026 is assumed\. The price is that of 2026-Q3/,
      );
      assert.equal(calculatedRow(body.results[0]).disclosure.informational_only, true);
      assert.deepEqual(calculatedRow(body.results[0]).disclosure, body.disclosure);
      assert.ok(calculatedRow(body.results[0]).sources.length > 3);
    }).pipe(Effect.provide(services)),
  );

  test(
    "each malformed row says all that is wrong with it and leaves the others alone",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { status, bulk: body } = yield* postRows([
        ...wrongRows.map(([wrong]) => wrong),
        nested(5_000),
        row,
      ]);
      assert.equal(status, 200);
      for (const [index, [, expected]] of wrongRows.entries()) {
        const output = refusedRow(body.results[index]);
        assert.match(output.message, expected);
        assert.ok(output.errors.length > 0);
      }
      assert.match(refusedRow(body.results.at(-2)).message, /nested deeper than/);
      assert.equal(body.results.at(-1)?.output.status, "ok");
      assert.equal(body.summary.errors, wrongRows.length + 1);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a number that is too large for JSON is an error of its row",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const { bulk: body } = yield* post(
        '{"shipments":[{"cn_code":"72083900","origin_country":"CHN","tonnage":1e999}]}',
      );
      assert.match(refusedRow(body.results[0]).message, /tonnage must be/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a body that holds no rows is 400 with a sentence that says what it should be",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const bodies: ReadonlyArray<readonly [string, RegExp]> = [
        ["", /^The body is empty: send JSON\.$/],
        ["{", /not valid JSON/],
        ["[]", /must be an object with shipments, found an empty array/],
        ["null", /found null/],
        ["{}", /shipments is missing: it must be an array of at least one shipment/],
        ['{"shipments":[]}', /found an empty array/],
        ['{"shipments":"x"}', /found "x"/],
        ['{"shipments":[{}],"rows":[]}', /rows is not known here/],
        ['{"shipments":[{},{"tonnage":1,"tonnage":2}]}', /shipments\/1\/tonnage is given more than once/],
      ];
      for (const [text, expected] of bodies) {
        const { status, problem: body } = yield* post(text);
        assert.equal(status, 400, text);
        assert.match(body.error, expected);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "GET bulk gives the owner the batch page by page with calc_status and report_id, and no one else",
    Effect.gen(function* () {
      const { postRows, get } = yield* bulkHolder;
      const other = yield* bulkHolder;
      const sent = yield* postRows([row, { ...row, tonnage: 2 }, {}], { "x-request-id": "ours/1" });
      assert.equal(sent.status, 200);
      const { request_id: requestId } = sent.bulk;
      const first = yield* get(`${bulkPath}/${requestId}?limit=2`);
      assert.equal(first.status, 200);
      assert.equal(first.batch.status, "ready");
      assert.equal(first.batch.row_count, 3);
      assert.deepEqual(first.batch.summary, sent.bulk.summary);
      assert.deepEqual(first.batch.results[0]?.output, calculatedRow(sent.bulk.results[0]));
      assert.equal(first.batch.results[0]?.calc_status, "ok");
      assert.match(first.batch.results[0]?.report_id ?? "", /^[0-9a-f-]{36}$/);
      assert.equal(first.batch.results[1]?.report_number, `BULK-${first.batch.batch_id}-R1`);
      const second = yield* get(given(first.batch.next));
      assert.deepEqual(second.batch.results.map(({ calc_status }) => calc_status), [
        "error",
      ]);
      assert.equal((yield* other.get(`${bulkPath}/${requestId}`)).status, 404);
      for (const unknown of ["unknown", "%00", "%0A", "a%20b", "x".repeat(200)]) {
        assert.equal((yield* get(`${bulkPath}/${unknown}`)).status, 404, unknown);
      }
      assert.equal((yield* get(`${bulkPath}/${requestId}?limit=0`)).status, 400);
      assert.equal((yield* get(`${bulkPath}/${requestId}?limit=1001`)).status, 400);
    }).pipe(Effect.provide(services)),
  );

  test(
    "every row is in the audit, tagged with the request_id, as it was sent",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk: body } = yield* postRows([{ ...row, client_ref: "=1+1" }, { junk: true }]);
      const sql = yield* SqlClient.SqlClient;
      const rows = yield* sql<{ sent: unknown; output: { status: string }; day: string }>`
        select sent, output, processed_on::text as day from bulk_row where request_id = ${body.request_id} order by row_index`;
      assert.deepEqual(rows.map(({ sent }) => sent), [{ ...row, client_ref: "=1+1" }, { junk: true }]);
      assert.deepEqual(rows.map(({ output }) => output.status), ["ok", "error"]);
      assert.deepEqual(rows.map(({ day }) => day), ["2026-11-20", "2026-11-20"]);
    }).pipe(Effect.provide(services)),
  );
});
