/** Every import of the known year: figures, standing, code, and what counts for the 50 t. */
import assert from "node:assert/strict";
import { plus } from "../../../src/kernel/decimal.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { documentCodeOf } from "../../../src/domain/imports/codes/document_codes.ts";
import { figuresOfImport, hasFigures } from "../../../src/domain/imports/figures/figures.ts";
import { holderAlone } from "../../../src/domain/imports/people/status_holder.ts";
import { countedMassOf } from "../../../src/domain/imports/ledger/standing.ts";
import { viewInSteps } from "../../../src/domain/imports/threshold/threshold.ts";
import { cn, decimal } from "../../support/law.ts";
import {
  day,
  declarant,
  entries,
  expectedYear,
  figuresOf,
  importTables,
  written,
  yearLaw,
} from "../../support/importer_year.ts";

const figures = figuresOf();
const expectedRows = expectedYear.declaration_2026.rows;
const limit = importTables.thresholds[0] ?? assert.fail("no threshold");

Deno.test("every import of the known year comes to its figures", () => {
  assert.equal(figures.length, expectedRows.length);
  for (const row of expectedRows) {
    const found = figures.find(({ live }) => live.id === String(row.entry)) ??
      assert.fail(`entry ${row.entry}`);
    const { facts } = found.live.entry;
    assert.deepEqual({
      entry: Number(found.live.id),
      release_date: facts.releasedOn,
      cn_code: facts.cnCode,
      origin: facts.origin,
      determination: found.determination,
      standing: found.standing,
      quarter: found.period,
      counts_for_50_t: countedMassOf(yearLaw.tables, facts).counts,
      quantity: written(found.quantity, 3),
      unit: found.unit,
      see_t_per_unit: written(found.embeddedTPerUnit, 6),
      sefa_t_per_unit: written(found.freeAllocationTPerUnit, 6),
      embedded_t: written(found.embeddedT, 6),
      free_allocation_t: written(found.freeAllocationT, 6),
      net_t: written(found.netT, 6),
      price_eur: found.price === undefined ? null : written(found.price.priceEurPerTco2e, 2),
      price_exists: found.isPriced,
      gross_eur: written(found.grossEur, 2),
      deduction_eur: written(found.deductionEur, 2),
      cost_eur: found.isPriced ? written(found.costEur, 2) : null,
      cost_eur_with_stand_in: written(found.costEur, 2),
    }, (({ document_code: _code, draft_reduction_certificates: _draft, ...others }) => others)(row));
  }
});

Deno.test("every line of the known year has its code on the day of release", () => {
  for (const row of expectedRows) {
    const { live } = figures.find(({ live }) => live.id === String(row.entry)) ?? assert.fail();
    const asOf = live.history[0]?.recordedOn ?? day("2026-01-01");
    const before = atOnce(viewInSteps({
      entries: entries.filter(({ id }) => Number(id) < row.entry),
      year: 2026,
      tables: yearLaw.tables,
      threshold: limit,
      asOf,
    }));
    const { codes, answer } = documentCodeOf({
      facts: live.entry.facts,
      tables: yearLaw.tables,
      imports: importTables,
      holder: holderAlone({ declarant, representation: "own" }),
      expectsToStayBelow: undefined,
      ledger: {
        year: 2026,
        threshold: limit,
        totalT: plus(before.totalT, live.entry.facts.netMassT),
        isWithLine: true,
      },
    });
    assert.equal(codes[0]?.code.code ?? null, row.document_code, `entry ${row.entry}`);
    assert.equal(answer, row.document_code === null ? "none" : "code");
  }
});

Deno.test("digits that no goods have come to a reason, goods outside Annex I to nothing", () => {
  const [scrap] = figures.filter(({ standing }) => standing === "not_in_annex_i");
  const live = scrap?.live ?? assert.fail("no goods outside Annex I");
  const { facts } = live.entry;
  const calculated = (code: string) =>
    figuresOfImport({ law: yearLaw, imports: importTables }, {
      ...live,
      entry: { ...live.entry, facts: { ...facts, cnCode: cn(code) } },
    });
  assert.ok(hasFigures(calculated(facts.cnCode)));
  for (const [code, digits] of [["99999999", "heading 9999"], ["00000000", "chapter 00"]] as const) {
    const found = calculated(code);
    assert.ok(!hasFigures(found), code);
    assert.equal(
      found.reasons.join(),
      `${code} is no CN code: the Combined Nomenclature has no ${digits}. Check the digits.`,
    );
  }
});

Deno.test("a carbon price with default values is not deducted and a finding says so", () => {
  const [paid] = figures.filter(({ live }) => live.id === "20");
  assert.equal(written(paid?.deductionEur ?? decimal("1"), 2), "0.00");
  assert.ok(paid?.findings.some(({ kind }) => kind === "noDeductionWithDefaults"));
});

Deno.test("the 50 t of the known year are passed on the days that were known when", () => {
  const { as_known: known, days, counted_rows: counted, limit_t: tonnes } = expectedYear.threshold;
  assert.equal(written(limit.tonnes, 0), tonnes);
  const view = (asOf: string) =>
    atOnce(viewInSteps({ entries, year: 2026, tables: yearLaw.tables, threshold: limit, asOf: day(asOf) }));
  for (const [asOf, expected] of Object.entries(known)) {
    const { passedOn, totalT } = view(asOf);
    assert.deepEqual({
      passed_on: passedOn?.day ?? null,
      running_t_on_that_day: passedOn === undefined ? null : written(passedOn.runningT, 3),
      total_t: written(totalT, 3),
    }, expected);
  }
  const final = view("2026-12-31");
  assert.equal(final.days.length, counted);
  for (const [index, expected] of days.entries()) {
    if (expected.date === undefined) continue;
    const found = final.days[index];
    assert.deepEqual({
      date: found?.day,
      entry: Number(found?.importId),
      running_t: written(found?.runningT ?? decimal("0"), 3),
    }, expected);
  }
  assert.equal(final.warnedOn?.day, "2026-03-19");
});
