/** Causes of a month's changes that no entry tells: a table of the law, the threshold, and what can't be calculated. */
import assert from "node:assert/strict";
import type { Law } from "../../../src/domain/cbam/law/law.ts";
import type { LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { accrualChanges } from "../../../src/domain/imports/month_end/changes.ts";
import { monthAccrual } from "../../../src/domain/imports/year/month_accrual.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { day, entries, importTables, yearLaw } from "../../support/importer_year.ts";
import { cn, decimal, origin } from "../../support/law.ts";

const first = entries[0] ?? assert.fail("no entry");
const until = day("2026-03-31");

const imported = (id: string, country: string, mass: string): LedgerEntry => ({
  ...first,
  id,
  item: Number(id),
  recordedOn: day("2026-03-02"),
  facts: {
    ...first.facts,
    releasedOn: day("2026-03-01"),
    cnCode: cn("72083900"),
    origin: origin(country),
    netMassT: decimal(mass),
    determination: "default",
    actual: null,
  },
});

const known = [imported("1", "TUR", "40"), imported("2", "IND", "20")];

/** What a month counts of these entries under a law. */
const counted = (law: Law, limit = "50", own: ReadonlyArray<LedgerEntry> = known) =>
  atOnce(monthAccrual({
    entries: own,
    isOwn: () => true,
    year: 2026,
    asOf: until,
    until,
    law,
    imports: {
      ...importTables,
      thresholds: importTables.thresholds.map((each) => ({ ...each, tonnes: decimal(limit) })),
    },
  }));

const causes = (before: ReturnType<typeof counted>, after: ReturnType<typeof counted>) =>
  atOnce(accrualChanges(before, after, { until, knownOn: until, living: after.living }))
    .map(({ id, change, cause }) => `${id} ${change} ${cause}`);

const withoutTurkey: Law = {
  ...yearLaw,
  tables: {
    ...yearLaw.tables,
    exemptOrigins: new Map([[origin("TUR"), {
      reason: "it is listed in Annex III of Regulation (EU) 2023/956",
      source: { label: "Commission Delegated Regulation (EU) 2029/77", url: "https://eur-lex.europa.eu" },
    }]]),
  },
};

Deno.test("goods that a table takes out of the Regulation, or brings into it, are changed by the law, and others with them by the threshold", () => {
  const [before, after] = [counted(yearLaw), counted(withoutTurkey)];
  assert.equal(before.accrual.imports.length, 2);
  assert.deepEqual(causes(before, after), ["1 removed law", "2 removed threshold"]);
  assert.deepEqual(causes(after, before), ["1 added law", "2 added threshold"]);
  assert.deepEqual(causes(before, counted(withoutTurkey, "10")), ["1 removed law"]);
});

Deno.test("an importer who passes the limit, or no longer does, is told so", () => {
  const [above, below] = [counted(yearLaw), counted(yearLaw, "100")];
  assert.deepEqual(causes(above, below), ["1 removed threshold", "2 removed threshold"]);
  assert.deepEqual(causes(below, above), ["1 added threshold", "2 added threshold"]);
});

Deno.test("what could not be calculated, or no longer can, is told so", () => {
  const withoutPrices: Law = { ...yearLaw, prices: { ...yearLaw.prices, prices: [] } };
  const [priced, unpriced] = [counted(yearLaw), counted(withoutPrices)];
  assert.deepEqual(causes(unpriced, priced), ["1 added figures", "2 added figures"]);
  assert.deepEqual(causes(priced, unpriced), ["1 removed figures", "2 removed figures"]);
});

Deno.test("a cost that changes at the same price and the same emissions is the law's, and at another price the price's", () => {
  const before = counted(yearLaw);
  const { prices } = yearLaw.prices;
  const dearer = prices.map((each) => ({ ...each, priceEurPerTco2e: decimal("99") }));
  const atOtherPrice = counted({ ...yearLaw, prices: { ...yearLaw.prices, prices: dearer } });
  assert.deepEqual(causes(before, atOtherPrice), ["1 changed price", "2 changed price"]);
  const cheaper = {
    ...before,
    accrual: {
      ...before.accrual,
      imports: before.accrual.imports.map((each) => ({ ...each, costEur: decimal("1") })),
    },
  };
  assert.deepEqual(causes(before, cheaper), ["1 changed law", "2 changed law"]);
  assert.notEqual(before.accrual.imports.map(({ costEur }) => toText(costEur)).join(), "1,1");
});
