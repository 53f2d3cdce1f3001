/**
 * The reporting period of an import, whatever its emissions rest on: each way into the ledger keeps it, or refuses the row at the
 * member. Implementing Regulation (EU) 2025/2547, Article 7(1).
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { historyOf, importHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const permissions = ["imports:read", "imports:write", "cbam:bulk"] as const;
const released = "2027-01-10";
const [kilograms, tonnes] = [1_000_000, 1_000];
const goods = { cn_code: "76011090", origin_country: "IND" };

const figures = Schema.Struct({ free_allocation_t: Schema.Number });
const bulkOf = Schema.decodeUnknownSync(Schema.Struct({
  request_id: Schema.String,
  results: Schema.Array(Schema.Struct({ output: figures })),
}));
const listed = Schema.decodeUnknownSync(Schema.Struct({
  imports: Schema.Array(Schema.Struct({
    item: Schema.Number,
    cost: figures,
  })),
}));
const lines = Schema.decodeUnknownSync(
  Schema.Struct({ lines: Schema.Array(Schema.Struct({ reporting_period: Schema.Number })) }),
);

const actual = { direct_t_per_t: 1.5, installation: { id: "IN-1" } };
const outcomes = (body: unknown) =>
  recorded(body).results.map(({ result, issues }) => [result, ...issues.map(({ path }) => path)]);

onOneDatabase((test) => {
  test(
    "goods by default values keep the period that they are of, from a batch, a row, a table and a copy, with the batch's figures",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      yield* leap(Date.parse("2027-06-01T12:00:00Z") - testsBegin);
      const who = yield* people(holder);
      const shipments = [{ ...goods, tonnage: tonnes, import: released, reporting_period: 2026 }];
      const bulk = bulkOf((yield* holder.post("/api/v1/cbam/bulk", { shipments })).body);
      const { request_id } = bulk;
      const mrn = "27DE000000000001R1";
      const taken = yield* holder.post(`${importsPath}/from-batch`, { ...who, request_id, mrn });
      assert.deepEqual(outcomes(taken.body), [["added"]], taken.text);
      const row = { ...goods, mrn, release_date: released, net_mass_kg: kilograms };
      const entries = [{ ...row, item: 2, reporting_period: 2026 }, { ...row, item: 3 }];
      assert.deepEqual(outcomes((yield* holder.post(importsPath, { ...who, entries })).body), [["added"], [
        "added",
      ]]);
      const table = [
        "mrn;item;release_date;cn_code;origin_country;net_mass_kg;reporting_period",
        `${mrn};4;${released};76011090;IND;${kilograms};2026`,
        `${mrn};5;${released};76011090;IND;${kilograms};2027`,
      ].join("\n");
      const query = `importer=${who.importer}&declarant=${who.declarant}`;
      const sent = yield* holder.send(`${importsPath}?${query}`, table, { "content-type": "text/csv" });
      assert.equal(sent.status, 200);
      const again = yield* holder.post(importsPath, {
        ...who,
        entries: [{ ...entries[1], reporting_period: 2027 }],
      });
      assert.deepEqual(outcomes(again.body), [["unchanged"]], again.text);
      const returned = { ...entries[0], item: 6, procedure: "6110", determination: "returned" };
      const sentBack = yield* holder.post(importsPath, { ...who, entries: [returned] });
      assert.deepEqual(outcomes(sentBack.body), [["added"]], sentBack.text);
      const { imports } = listed(
        (yield* holder.get(`${importsPath}?importer=${who.importer}`)).body,
      );
      const calculated = bulk.results[0]?.output;
      const free = new Map(imports.map(({ item, cost }) => [item, cost.free_allocation_t]));
      for (const item of [1, 2, 4]) {
        assert.equal(free.get(item), calculated?.free_allocation_t, `item ${item}`);
      }
      for (const item of [3, 5]) assert.ok((free.get(item) ?? 0) < (calculated?.free_allocation_t ?? 0));
      const declared = yield* holder.get(`${importsPath}/declaration?year=2027&declarant=${who.declarant}`);
      assert.deepEqual(lines(declared.body).lines.map((line) => line.reporting_period), [2026, 2027, 2026]);
      const { results: [first] } = recorded(taken.body);
      const [entry] = historyOf((yield* holder.get(`${importsPath}/${first?.id}`)).body).entries;
      assert.equal(entry?.reporting_period, 2026);
      const copy = yield* holder.download(`${importsPath}?importer=${who.importer}`, "text/csv");
      const back = yield* holder.send(`${importsPath}?${query}`, yield* Effect.promise(() => copy.text()), {
        "content-type": "text/csv",
      });
      const backBody: unknown = yield* Effect.promise(() => back.json());
      assert.deepEqual(recorded(backBody).summary, { total: 6, added: 0, unchanged: 6, refused: 0 });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a period that an import can't have, or beside another one, is refused at its member; with actual values it is theirs",
    Effect.gen(function* () {
      const holder = yield* importHolder(permissions);
      yield* leap(Date.parse("2027-06-01T12:00:00Z") - testsBegin);
      const who = yield* people(holder);
      const row = { ...goods, mrn: "27DE000000000002R1", release_date: released, net_mass_kg: kilograms };
      const of2026 = { actual_values: { ...actual, reporting_period: 2026 }, determination: "actual" };
      const entries = [
        { ...row, item: 1, reporting_period: 2028 },
        { ...row, item: 2, release_date: "2026-06-01", reporting_period: 2026 },
        { ...row, item: 3, ...of2026, reporting_period: 2027 },
        { ...row, item: 4, ...of2026 },
        { ...row, item: 5, ...of2026, actual_values: { ...actual, reporting_period: 2028 } },
      ];
      const sent = yield* holder.post(importsPath, { ...who, entries });
      assert.deepEqual(outcomes(sent.body), [
        ["refused", "/entries/0/reporting_period"],
        ["added"],
        ["refused", "/entries/2/reporting_period"],
        ["added"],
        ["refused", "/entries/4/reporting_period"],
      ], sent.text);
      const above = {
        ...row,
        item: 4,
        determination: "actual",
        actual_values: actual,
        reporting_period: 2026,
      };
      const again = yield* holder.post(importsPath, { ...who, entries: [above] });
      assert.deepEqual(outcomes(again.body), [["unchanged"]], again.text);
    }).pipe(Effect.provide(services)),
  );
});
