/**
 * Years with thousands of imports: every rule and record over them stops at least once every few hundred imports, so that
 * other calls are answered in between.
 */
import assert from "node:assert/strict";
import type { MonthEnd } from "../../../src/application/imports/month_end.ts";
import { numberWithoutDeclarant } from "../../../src/domain/imports/declaration/undeclared.ts";
import { declaredPairs } from "../../../src/domain/imports/holding/basis.ts";
import { holdingInSteps } from "../../../src/domain/imports/holding/holding.ts";
import type { LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { liveInSteps } from "../../../src/domain/imports/ledger/live.ts";
import { accrualChanges } from "../../../src/domain/imports/month_end/changes.ts";
import { thresholdInSteps } from "../../../src/domain/imports/threshold/threshold.ts";
import { yearOfImports } from "../../../src/domain/imports/year/declarant_year.ts";
import { monthAccrual } from "../../../src/domain/imports/year/month_accrual.ts";
import { accrualRecord } from "../../../src/features/imports/records/accrual_record.ts";
import { declarationRecord } from "../../../src/features/imports/records/declaration_record.ts";
import { reconcileRecord } from "../../../src/features/imports/records/reconcile_record.ts";
import { thresholdRecord } from "../../../src/features/imports/records/threshold_record.ts";
import type { Steps } from "../../../src/kernel/steps.ts";
import { day, entries, entriesOfYear, importTables, yearLaw } from "../../support/importer_year.ts";

const copies = 100;
const mostBetweenStops = 250;

/** The fixture's year many times over, under other numbers. */
const many = (of: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  Array.from({ length: copies }, (_, copy) =>
    of.filter(({ kind }) => kind === "import").map((entry) => ({
      ...entry,
      id: `${copy}-${entry.id}`,
      mrn: `${entry.mrn}-${copy}`,
    }))).flat();

const stops: Array<readonly [work: string, most: number]> = [];

/** Runs work to its end and notes how many items it had for each stop. */
const noted = <Outcome>(work: string, items: number, steps: Steps<Outcome>): Outcome => {
  for (let count = 1;; count++) {
    const { done, value } = steps.next();
    if (done !== true) continue;
    stops.push([work, items / count]);
    return value;
  }
};

Deno.test("declaration, holding, accrual, changes, threshold and their records stop every few hundred imports", () => {
  const year = many(entries);
  const live = noted("live", year.length, liveInSteps(year));
  const [asOf, count] = [day("2026-12-31"), live.length];
  const terms = { year: 2026, asOf, law: yearLaw, imports: importTables };
  const [threshold = assert.fail()] = importTables.thresholds;
  const imports = live.map(({ id, entry: { facts } }) => ({ id, facts }));
  const view = noted(
    "threshold",
    count,
    thresholdInSteps({ imports, year: 2026, tables: yearLaw.tables, threshold, asOf }),
  );
  const days =
    noted("threshold's record", count, thresholdRecord(view, { asOf, represented: undefined })).days;
  assert.equal(days.length, view.days.length);

  const counted = new Map([["importer", live.map(({ entry: { facts } }) => facts)]]);
  const declared = noted("declaration", count, yearOfImports({ ...terms, counted, ofDeclarant: live }));
  const { declaration } = declared;
  const lines = Array.from({ length: copies }, () => declaration.lines).flat();
  const ofInstallations = new Map(lines.map((line, at) => [`TR-${at}`, line]));
  const ofManyLines = {
    ...declared,
    declaration: {
      ...declaration,
      lines,
      checks: { ...declaration.checks, byInstallation: ofInstallations },
    },
  };
  const notes = { revoked: [], ofCertificates: [], surrendered: { last: asOf, inTime: 0, all: 0 } };
  const record = noted(
    "declaration's record",
    lines.length,
    declarationRecord(ofManyLines, importTables, notes, asOf),
  );
  assert.equal(record.lines.length, lines.length);

  const pairs = noted("pairs", declared.figures.length, declaredPairs(declared.figures, []));
  const ofHolding = many(entriesOfYear(2028)).map((entry) => ({ id: entry.id, entry, history: [entry] }));
  noted(
    "holding",
    ofHolding.length,
    holdingInSteps({
      year: 2028,
      law: yearLaw,
      imports: ofHolding,
      passedOn: new Map([["importer", day("2028-02-01")]]),
      declared: pairs,
      basis: "b",
      heldOn: () => 0,
    }),
  );

  const accrual = (until: string) =>
    noted("accrual", count, monthAccrual({ ...terms, entries: year, isOwn: () => true, until: day(until) }));
  const [made, before] = [accrual("2026-12-31"), accrual("2026-03-31")];
  const changes = noted(
    "changes",
    count,
    accrualChanges(before, made, { until: day("2026-03-31"), knownOn: asOf, living: made.living }),
  );
  const end: MonthEnd = {
    made,
    before: { month: "2026-03", asOf, made: before },
    changes,
    earlier: [],
    undeclared: [],
  };
  noted("accrual's record", made.accrual.imports.length + changes.length, accrualRecord(end, 2026));

  const added = year.map(() => ({ result: "added" }) as const);
  const nameless = year.map((entry) => ({ ...entry, declarantId: null }));
  const lacking = numberWithoutDeclarant(yearLaw.tables, nameless, added);
  assert.ok(noted("rows without a declarant", count, lacking) > 0);

  const known = new Map(live.map((each) => [each.id, { live: each, eori: "DE1", account: null }]));
  const found = {
    matched: [],
    differing: [],
    missingInLedger: [],
    missingInTable: [...known.keys()],
    known,
  };
  const table = { rows: [], refused: [] };
  noted(
    "reconciliation's record",
    count,
    reconcileRecord(table, found, { span: undefined, tables: yearLaw.tables }),
  );

  for (const [work, most] of stops) {
    assert.ok(most < mostBetweenStops, `${work}: one stop for ${most} imports`);
  }
});
