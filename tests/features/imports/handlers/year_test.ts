/**
 * The fixture's year through the front door, on both databases: what is sent row by row comes back as the known answers,
 * which were worked out independently of the service.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { HoldingAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { ImportList, ThresholdAnswer } from "../../../../src/contract/answers/imports.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
  yearCsv,
  yearEntries,
  yearEntriesOf,
} from "../../../support/import_calls.ts";
import { importsQuery, sentTable, yearWorkbook } from "../../../support/import_tables.ts";
import { expectedYear } from "../../../support/importer_year.ts";
import { leap } from "../../../support/leap.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { services as shipped } from "../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

const endOf = (year: number): number => Date.parse(`${year}-12-31T12:00:00Z`);

const read = <A, I>(schema: Schema.Schema<A, I>) => Schema.decodeUnknownSync(schema);
const threshold = read(ThresholdAnswer);
const declaration = read(DeclarationAnswer);
const holding = read(HoldingAnswer);
const list = read(ImportList);

type People = Parameters<typeof importsQuery>[0];

/** Ways in which the year of 2026 is sent. */
const ways = {
  JSON: (holder: ImportHolder, who: People) => holder.post(importsPath, { ...who, entries: yearEntries }),
  CSV: (holder: ImportHolder, who: People) => sentTable(holder, who, yearCsv),
  XLSX: (holder: ImportHolder, who: People) => sentTable(holder, who, yearWorkbook()),
} as const;

const wayNames = ["JSON", "CSV", "XLSX"] as const;

/** People with the year's ledger, sent in one of the ways. */
const withYear = (holder: ImportHolder, way: keyof typeof ways) =>
  Effect.gen(function* () {
    yield* leap(endOf(2026) - testsBegin);
    const who = yield* people(holder);
    const { status, body, text } = yield* ways[way](holder, who);
    assert.equal(status, 200, text);
    assert.deepEqual(recorded(body).summary, { total: 43, added: 43, unchanged: 0, refused: 0 }, text);
    return who;
  });

/** People with the ledgers of some years, at the end of the last one. */
const withYears = (holder: ImportHolder, ...years: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    yield* leap(endOf(Math.max(...years)) - testsBegin);
    const who = yield* people(holder);
    for (const year of years) {
      const entries = year === 2026 ? yearEntries : yearEntriesOf(year);
      const { status, body, text } = yield* holder.post(importsPath, { ...who, entries });
      assert.equal(status, 200, text);
      assert.deepEqual(recorded(body).summary, { total: 43, added: 43, unchanged: 0, refused: 0 }, text);
    }
    return who;
  });

for (const way of wayNames) {
  onEachDatabase((test) => {
    test(
      `the fixture's year, sent as ${way}, as known on four days, passes 50 t on the days of the known answers`,
      Effect.gen(function* () {
        const holder = yield* importHolder();
        const { importer } = yield* withYear(holder, way);
        for (const [day, expected] of Object.entries(expectedYear.threshold.as_known)) {
          const query = `importer=${importer}&year=2026&as_of=${day}`;
          const { status, body, text } = yield* holder.get(`${importsPath}/threshold?${query}`);
          assert.equal(status, 200, text);
          const answer = threshold(body);
          assert.equal(answer.total_t, Number(expected.total_t), day);
          assert.equal(answer.passed_on?.day ?? null, expected.passed_on, day);
          assert.equal(
            answer.passed_on?.running_t ?? null,
            expected.running_t_on_that_day === null ? null : Number(expected.running_t_on_that_day),
          );
        }
        const whole = threshold(
          (yield* holder.get(`${importsPath}/threshold?importer=${importer}&year=2026`)).body,
        );
        assert.equal(whole.counted_imports, expectedYear.threshold.counted_rows);
        assert.equal(
          whole.pace?.statement,
          "The year is over and came to 4767.5 t: the limit of 50 t was passed on 2026-04-14.",
        );
        assert.deepEqual([whole.pace?.passes_on, whole.pace?.apply_by], ["2026-04-14", undefined]);
        assert.ok(
          whole.notes.some((note) => note.includes("every import of Annex I goods from 1 January 2026")),
        );
      }).pipe(Effect.provide(services)),
    );

    test(
      `the fixture's year, sent as ${way}, comes to the known declaration, by quarter, by line and in all`,
      Effect.gen(function* () {
        const holder = yield* importHolder();
        const { declarant } = yield* withYear(holder, way);
        const { status, body, text } = yield* holder.get(
          `${importsPath}/declaration?declarant=${declarant}&year=2026`,
        );
        assert.equal(status, 200, text);
        const { totals, quarters, by_default: byDefault, checks, notes, missing } = declaration(body);
        const { totals: right, quarters: rightQuarters, by_cn: byCn } = expectedYear.declaration_2026;
        const known = (name: string): number => Number(right[name]);
        assert.equal(totals.embedded_t, known("embedded_t"));
        assert.equal(totals.free_allocation_t, known("free_allocation_sum_t"));
        assert.equal(totals.net_t, known("net_t"));
        assert.equal(totals.cost_eur, known("cost_eur_with_stand_in"));
        assert.equal(totals.priced_cost_eur, known("cost_eur_of_quarters_with_a_price"));
        assert.equal(totals.mean_price_eur, known("reference_price_mean_of_published_eur"));
        assert.equal(totals.certificates_rounded_once, right.certificates_if_rounded_once);
        assert.equal(totals.certificates_rounded_by_quarter, right.certificates_if_rounded_by_quarter);
        assert.equal(byDefault.embedded_t, known("embedded_t_if_everything_by_default"));
        assert.equal(byDefault.net_t, known("net_t_if_everything_by_default"));
        assert.deepEqual(
          quarters.map((
            each,
          ) => [each.quarter, each.net_t, each.certificates, each.price_eur, each.cost_eur]),
          Object.entries(rightQuarters).map(([quarter, each]) => [
            quarter,
            Number(each.net_t),
            each.certificates_rounded_up,
            Number(each.price_eur),
            Number(each.cost_eur),
          ]),
        );
        assert.deepEqual(
          checks.by_cn_code.map(({ name, net_t }) => [name, net_t]),
          byCn.map(({ cn_code, net_t }) => [cn_code, Number(net_t)]).sort(([a = ""], [b = ""]) =>
            a < b ? -1 : 1
          ),
        );
        assert.ok(notes.some((note) => note.includes("not the format of the CBAM registry")));
        assert.ok(missing.some(({ message }) => message.includes("are not verified")));
      }).pipe(Effect.provide(services)),
    );
  });
}

onEachDatabase((test) => {
  test(
    "the imports of the fixture's year are listed page by page, the correction with its history",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYears(holder, 2026);
      const seen: Array<(typeof ImportList.Type)["imports"][number]> = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const behind: string = cursor === "" ? "" : `&cursor=${cursor}`;
        const { status, body, text } = yield* holder.get(
          `${importsPath}?importer=${importer}&limit=30${behind}`,
        );
        assert.equal(status, 200, text);
        const page = list(body);
        seen.push(...page.imports);
        cursor = page.next_cursor;
      }
      assert.equal(seen.length, 40);
      assert.equal(new Set(seen.map(({ id }) => id)).size, 40);
      const corrected = seen.find(({ mrn }) => mrn === "26DE000000000005R1");
      assert.deepEqual(
        corrected?.history.map(({ kind, recorded_on, net_mass_kg }) => [kind, recorded_on, net_mass_kg]),
        [["import", "2026-02-12", 12500], ["correction", "2026-04-02", 11200]],
      );
      const filtered = yield* holder.get(`${importsPath}?importer=${importer}&cn=28041000&year=2026`);
      assert.ok(list(filtered.body).imports.every(({ cn_code }) => cn_code === "28041000"));
      for (const state of ["default", "estimated", "verified", "zero"]) {
        const found = yield* holder.get(`${importsPath}?importer=${importer}&state=${state}&limit=100`);
        assert.deepEqual(
          list(found.body).imports.map(({ id }) => id),
          seen.filter(({ cost }) => cost?.state === state).map(({ id }) => id),
          state,
        );
      }
      assert.equal((yield* holder.get(`${importsPath}?importer=${importer}&state=guessed`)).status, 400);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the holdings of 2027 and of 2028, by both bases, are the known ones, and certificates count",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { declarant } = yield* withYears(holder, 2026, 2027, 2028);
      const lot = { declarant, kind: "weekly", bought_on: "2028-07-03", number: 2000, unit_price_eur: 90 };
      const kept = yield* holder.post("/api/v1/cbam/certificates/lots", lot);
      assert.equal(kept.status, 200, kept.text);
      for (
        const [year, expected] of [[2027, expectedYear.holding_2027], [
          2028,
          expectedYear.holding_2028,
        ]] as const
      ) {
        const query = `declarant=${declarant}&year=${year}&basis=${year === 2028 ? "b" : "a"}`;
        const orders = `${importsPath}/holding?${query}&order_working_days`;
        const { status, body, text } = yield* holder.get(`${orders}=5`);
        assert.equal(status, 200, text);
        const answer = holding(body);
        assert.equal(answer.first_quarter, expected.first_quarter_end_by_22_2a);
        assert.equal(answer.quarters[1]?.order_by, year === 2027 ? "2027-06-23" : "2028-06-23");
        assert.match((yield* holder.get(`${orders}=61`)).text, /whole number from 0 to 60/);
        assert.deepEqual(
          answer.quarters.map((
            each,
          ) => [each.quarter, each.basis_a_t, each.hold_a, each.basis_b_t, each.hold_b]),
          Object.entries(expected.quarters).map(([quarter, each]) => [
            quarter,
            Number(each.a_basis_t),
            each.a_hold,
            each.b_basis_t === null ? null : Number(each.b_basis_t),
            each.b_hold,
          ]),
        );
        if (year === 2028) {
          assert.deepEqual(
            answer.quarters.slice(2).map(({ held, short }) => [held, short]),
            [[2000, 142], [0, 2565]],
            "on its last day what is overdue for 2027 leaves",
          );
        }
      }
    }).pipe(Effect.provide(services)),
  );
});
