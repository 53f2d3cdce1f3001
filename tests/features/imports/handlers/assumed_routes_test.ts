/**
 * A production route that nobody named for actual values, at every door of the ledger: what is recorded by JSON, by a sheet, from a batch
 * and by a supplier's value names the route that is assumed as a calculation of the same goods does.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { ImportHistoryAnswer } from "../../../../src/contract/answers/ledger/import_history.ts";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../support/supplier_calls.ts";

const list = Schema.decodeUnknownSync(ImportList);
const history = Schema.decodeUnknownSync(ImportHistoryAnswer);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);
const values = Schema.decodeUnknownSync(ValuesRecorded);
const notesIn = Schema.decodeUnknownSync(
  Schema.Struct({ results: Schema.Array(Schema.Struct({ notes: Schema.Array(Schema.String) })) }),
);
const batchOf = Schema.decodeUnknownSync(Schema.Struct({ request_id: Schema.String }));

const permissions = [
  "imports:read",
  "imports:write",
  "suppliers:read",
  "suppliers:write",
  "cbam:bulk",
] as const;
const isAssumed = (note: string): boolean => note.startsWith("No production route was named");
const isMissing = (message: string): boolean => message.startsWith("No production route is named");

const goods = { cn_code: "76042990", origin_country: "IND" };
const installation = { id: "IN-1" };
const row = {
  ...goods,
  release_date: "2027-02-03",
  net_mass_kg: 60_000,
  determination: "actual",
  actual_values: { direct_t_per_t: 1.2, installation },
};

/** Rows of which the first three are by an assumed route, and the others by none. */
const rows = [
  row,
  { ...row, item: 2, cn_code: "73181595", origin_country: "TUR" },
  { ...row, item: 3, cn_code: "72142000", origin_country: "TUR" },
  { ...row, item: 4, production_route: "(L)" },
  { ...row, item: 5, actual_values: { ...row.actual_values, free_allocation_t_per_t: 0.1 } },
  { ...row, item: 6, determination: "default", actual_values: undefined },
  { ...row, item: 7, determination: "outward" },
  { ...row, item: 8, cn_code: "25231000", taric_code: "2523100010", origin_country: "ALB" },
  { ...row, item: 9, cn_code: "25231000", taric_code: "2523100090", origin_country: "ALB" },
];

const mrn = (number: number): string => `27DE00000000000${number}R1`;

const start = Effect.gen(function* () {
  yield* noonOf("2027-06-01");
  const account = yield* importAccountWith(permissions);
  return { ...account, who: yield* people(account.calls) };
});

onPages((testPages) => {
  testPages(
    "the answer that records, the list, the import and its page, and the declaration name a route that is assumed for actual values",
    Effect.gen(function* () {
      const { it, calls, who } = yield* start;
      const entries = rows.map((each, index) => ({ ...each, mrn: mrn(1), item: index + 1 }));
      const sent = yield* calls.post(importsPath, { ...who, entries });
      const { results } = recorded(sent.body);
      const told = results.map(({ notes }) => notes.filter(isAssumed));
      assert.deepEqual(told.map(({ length }) => length), [1, 1, 1, 0, 0, 0, 0, 0, 0], sent.text);
      const [[aluminium = ""] = []] = told;
      assert.match(aluminium, /: \(K\), .* by the other routes: \(L\) [\d.]+ EUR\.$/);
      const { imports } = list((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body);
      for (const each of imports) {
        const expected = told[each.item - 1] ?? [];
        assert.deepEqual((each.cost?.notes ?? []).filter(isAssumed), expected, String(each.item));
        const own = history((yield* calls.get(`${importsPath}/${each.id}`)).body);
        assert.deepEqual((own.import?.cost?.notes ?? []).filter(isAssumed), expected);
        const page = wordsOf(yield* it.get(`/imports/entries/${each.id}`));
        assert.equal(page.includes("No production route was named"), expected.length > 0);
      }
      const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2027`;
      const missing = declaration((yield* calls.get(path)).body).missing.filter(({ message }) =>
        isMissing(message)
      );
      assert.deepEqual(
        missing.map(({ imports: ids }) => ids.join()).toSorted(),
        results.slice(0, 3).map(({ id }) => id).toSorted(),
      );
      const corrected = { ...row, mrn: mrn(1), item: 4, kind: "correction", refers_to: results[3]?.id };
      const [again] =
        recorded((yield* calls.post(importsPath, { ...who, entries: [corrected] })).body).results;
      assert.deepEqual(again?.notes.filter(isAssumed), [aluminium]);
    }),
  );

  testPages(
    "a batch, a supplier's value for all routes and a sheet say so too; rows of the same goods of a sheet are told once",
    Effect.gen(function* () {
      const { it, calls, who } = yield* start;
      const shipments = [{ ...goods, tonnage: 60, import: row.release_date, verified_direct_intensity: 1.2 }];
      const { request_id } = batchOf((yield* calls.post("/api/v1/cbam/bulk", { shipments })).body);
      const taken = yield* calls.post(`${importsPath}/from-batch`, {
        ...who,
        request_id,
        mrn: mrn(2),
        installation,
      });
      const { precursors: _, ...value } = operatorsValue;
      const made = values(
        (yield* calls.post(valuesPath, {
          values: [{ ...value, installation: yield* installationOf(calls) }],
        })).body,
      );
      const [value_id] = made.results.map(({ value: { id } }) => id);
      const byValue = { ...row, mrn: mrn(3), item: 1, cn_code: value.cn_code, origin_country: "TUR" };
      const named = yield* calls.post(importsPath, {
        ...who,
        entries: [{ ...byValue, actual_values: undefined, value_id }],
      });
      for (const { body, text } of [taken, named]) {
        assert.equal(notesIn(body).results[0]?.notes.filter(isAssumed).length, 1, text);
      }
      const lines = [
        "mrn;item;release_date;cn_code;origin_country;net_mass_kg;determination;installation_id;direct_t_per_t",
        ...[1, 2, 3].map((item) => `${mrn(4)};${item};2027-02-03;76042990;IND;${item}000;actual;IN-1;1,2`),
      ];
      const file = { name: "sheet.csv", bytes: new TextEncoder().encode(lines.join("\n")) };
      const page = yield* it.get(`/imports/sheet?importer=${who.importer}`);
      const looked = yield* it.upload("/imports/sheet", formWith(page, { do: "look" }, file));
      assert.match(
        wordsOf(looked),
        /Of 3 rows: No production route is named for CN code 7604 29 90 .* of \(K\)/,
      );
    }),
  );
});
