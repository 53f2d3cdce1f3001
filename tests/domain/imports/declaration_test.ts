/** The known year's declaration: lines, checks, quarters, totals, and what is missing. */
import assert from "node:assert/strict";
import { plus, zero } from "../../../src/kernel/decimal.ts";
import { atOnce } from "../../../src/kernel/steps.ts";
import { declarationInSteps } from "../../../src/domain/imports/declaration/declaration.ts";
import { isDutiable } from "../../../src/domain/imports/declaration/dutiable.ts";
import { missingItems } from "../../../src/domain/imports/declaration/missing.ts";
import { draftReduction } from "../../../src/domain/imports/declaration/quarters.ts";
import type { ImportSums } from "../../../src/domain/imports/declaration/sums.ts";
import type { ActualValues } from "../../../src/domain/imports/ledger/entry.ts";
import { actualValuesOf } from "../../support/actual_values.ts";
import { decimal } from "../../support/law.ts";
import {
  day,
  entries,
  type ExpectedSums,
  expectedYear,
  figuresOf,
  written,
  yearLaw,
} from "../../support/importer_year.ts";

const bareVerification: NonNullable<ActualValues["verification"]> = {
  reportId: null,
  day: null,
  verifier: "Verifier",
  accreditation: null,
  accreditationBody: null,
  isSatisfactory: null,
};
/** Actual values of which no more is said than must be. */
const bare: ActualValues = { ...actualValuesOf("PWR-1", "0.5"), verification: bareVerification };

const passedOn = new Map([["importer", day("2026-04-14")]]);
const dutiable = (basis: "determined" | "by_default" | "fileable") =>
  figuresOf(entries, basis).filter((each) => isDutiable(yearLaw.tables, each, passedOn));

const declaration = atOnce(declarationInSteps({
  year: 2026,
  basis: "determined",
  law: yearLaw,
  determined: dutiable("determined"),
  byDefault: dutiable("by_default"),
  fileable: dutiable("fileable"),
  withoutFigures: [],
}));
const expected = expectedYear.declaration_2026;

const sumsAsWritten = (sums: ImportSums | undefined) => {
  assert.ok(sums !== undefined);
  return {
    rows: sums.imports.length,
    tonnes: written(sums.tonnes, 3),
    mwh: written(sums.mwh, 3),
    embedded_t: written(sums.embeddedT, 6),
    free_allocation_t: written(sums.freeAllocationT, 6),
    net_t: written(sums.netT, 6),
    carbon_price_paid_eur: written(sums.deductionEur, 2),
  };
};

Deno.test("the declaration of the known year comes to its quarters", () => {
  assert.deepEqual(
    Object.fromEntries(declaration.quarters.map((quarter) => [quarter.quarter, {
      net_t: written(quarter.netT, 6),
      certificates_rounded_up: quarter.certificates,
      price_eur: written(quarter.priceEur ?? decimal("0"), 2),
      price_exists: quarter.isPriced,
      deduction_eur: written(quarter.deductionEur, 2),
      cost_eur: written(quarter.costEur, 2),
      draft_reduction_certificates: written(quarter.draftReductionCertificates, 6),
    }])),
    expected.quarters,
  );
});

Deno.test("each import of the known year takes off what the draft would, by the mean price of the year", () => {
  const figures = figuresOf();
  for (const { entry, draft_reduction_certificates: draft } of expected.rows) {
    const found = figures.find(({ live }) => live.id === String(entry)) ?? assert.fail();
    assert.equal(written(draftReduction([found], declaration.totals.meanPriceEur), 6), draft);
  }
});

Deno.test("the draft takes no more certificates off an import than it owes, and none off other imports", () => {
  const mean = declaration.totals.meanPriceEur;
  const cement = { paidAbroadEur: decimal("16000"), netT: decimal("50.65") };
  const steel = { paidAbroadEur: decimal("0"), netT: decimal("216.995") };
  assert.equal(written(draftReduction([cement, steel], mean), 6), "50.650000");
  const less = { ...cement, paidAbroadEur: decimal("100") };
  const both = plus(draftReduction([less], mean), draftReduction([cement], mean));
  assert.deepEqual(draftReduction([less, cement, steel], mean), both);
  assert.equal(written(draftReduction([cement], undefined), 6), "0.000000");
});

Deno.test("the declaration of the known year comes to its totals, whole certificates both ways", () => {
  const { totals, byDefault } = declaration;
  assert.deepEqual({
    embedded_t: written(totals.embeddedT, 6),
    free_allocation_sum_t: written(totals.freeAllocationT, 6),
    net_t: written(totals.netT, 6),
    carbon_price_paid_eur: written(totals.deductionEur, 2),
    certificates_if_rounded_once: totals.certificatesRoundedOnce,
    certificates_if_rounded_by_quarter: totals.certificatesRoundedByQuarter,
    cost_eur_of_quarters_with_a_price: written(totals.pricedCostEur, 2),
    cost_eur_with_stand_in: written(totals.costEur, 2),
    embedded_t_if_everything_by_default: written(byDefault.embeddedT, 6),
    net_t_if_everything_by_default: written(byDefault.netT, 6),
    reference_price_mean_of_published_eur: written(totals.meanPriceEur ?? decimal("0"), 6),
  }, expected.totals);
  assert.equal(totals.isMeanOfYear, false);
});

Deno.test("the checks of the known year's declaration come to their sums", () => {
  const of = (
    rows: ReadonlyArray<ExpectedSums>,
    names: (row: number) => string,
    sums: ReadonlyMap<string, ImportSums>,
  ) => {
    assert.equal(sums.size, rows.length);
    for (const [index, row] of rows.entries()) {
      const { rows: count, tonnes, mwh, embedded_t, free_allocation_t, net_t, carbon_price_paid_eur } = row;
      assert.deepEqual(
        sumsAsWritten(sums.get(names(index))),
        { rows: count, tonnes, mwh, embedded_t, free_allocation_t, net_t, carbon_price_paid_eur },
        names(index),
      );
    }
  };
  const { checks } = declaration;
  of(expected.by_cn, (index) => expected.by_cn[index]?.cn_code ?? "", checks.byCnCode);
  of(expected.by_origin, (index) => expected.by_origin[index]?.origin ?? "", checks.byOrigin);
  of(
    expected.by_determination,
    (index) => expected.by_determination[index]?.determination ?? "",
    checks.byDetermination,
  );
  of(expected.by_cn_origin_installation, (index) => {
    const row = expected.by_cn_origin_installation[index];
    return `${row?.cn_code} ${row?.origin} ${row?.installation.split(" ")[0]}`;
  }, checks.byInstallation);
});

Deno.test("lines are by code, origin, determination, installation, period and procedure, and hold every import once", () => {
  const { lines } = declaration;
  const imports = lines.flatMap((line) => line.imports);
  assert.equal(imports.length, 37);
  assert.equal(new Set(imports).size, 37);
  const korean = lines.filter(({ cnCode, origin }) => cnCode === "73181552" && origin === "KOR");
  assert.deepEqual(
    korean.map(({ determination, state, installation, procedure }) => [
      determination,
      state,
      installation,
      procedure,
    ]).sort(),
    [
      ["actual", "estimated", "KR-0001", "4000"],
      ["default", "default", null, "4000"],
      ["returned", "zero", null, "6110"],
    ],
  );
});

Deno.test("what nobody verified is work to do, and could be filed by default values only", () => {
  const { missing, fileable, byDefault } = declaration;
  const unverified = missing.filter(({ finding }) => finding.kind === "valuesNotVerified");
  assert.deepEqual(unverified.flatMap(({ imports }) => imports).map(Number).sort((a, b) => a - b), [
    17,
    21,
    28,
    29,
    38,
  ]);
  assert.deepEqual(
    unverified.map(({ finding }) => finding.kind === "valuesNotVerified" && finding.installation).sort(),
    ["Busan Bolts (KR-0001)", "Ege Cement (TR-0002)", "Gulf Smelter (AE-0001)", "Karadeniz Works (TR-0001)"],
  );
  assert.equal(written(fileable.netT, 6), written(byDefault.netT, 6));
  assert.ok(missing.some(({ finding }) => finding.kind === "noEvidenceOfCarbonPrice"));
});

Deno.test("after outward processing no free allocation is said to be rebuilt from benchmarks: none is taken off", () => {
  const abroad = entries.filter(({ facts: { actual } }) =>
    actual !== null && actual.freeAllocationTPerT === null
  )
    .map((entry) => ({ ...entry, facts: { ...entry.facts, determination: "outward" as const } }));
  const figures = figuresOf(abroad);
  assert.ok(
    figures.length > 0 && figures.every(({ freeAllocationT }) => written(freeAllocationT, 6) === "0.000000"),
  );
  const kinds = atOnce(missingItems(figures, [])).map(({ finding }) => finding.kind);
  assert.ok(kinds.includes("outwardAllocation"), kinds.join(" "));
  assert.ok(!kinds.includes("noVerifiedAllocation") && !kinds.includes("noPrecursors"), kinds.join(" "));
});

Deno.test("electricity by actual values lacks neither a free allocation nor precursors: it has none", () => {
  const power = entries.filter(({ facts: { mwh, actual } }) => mwh !== null && actual === null)
    .map((entry) => ({
      ...entry,
      facts: { ...entry.facts, determination: "actual" as const, actual: bare },
    }));
  const figures = figuresOf(power);
  assert.ok(figures.length > 0 && figures.every(({ determination }) => determination === "actual"));
  const kinds = atOnce(missingItems(figures, [])).map(({ finding }) => finding.kind);
  assert.deepEqual(kinds, ["valuesNotVerified", "noAccreditation"]);
});

Deno.test("what could be filed today takes off a carbon price with certificate and evidence only", () => {
  const proven = { certifier: "Certifier", evidence: "Receipt 1" };
  const deductionsOf = (proof: Partial<typeof proven>, basis: "determined" | "fileable") =>
    written(
      figuresOf(
        entries.flatMap((entry) => {
          const { facts } = entry;
          const { actual, carbonPrice } = facts;
          if (actual === null || carbonPrice === null) return [];
          const verification = {
            ...bareVerification,
            day: day("2027-03-01"),
            reportId: "VR-1",
            isSatisfactory: true,
          };
          const claim = { ...carbonPrice, certifier: null, evidence: null, ...proof };
          return [{ ...entry, facts: { ...facts, actual: { ...actual, verification }, carbonPrice: claim } }];
        }),
        basis,
      ).reduce((total, { deductionEur }) => plus(total, deductionEur), zero),
      2,
    );
  const all = deductionsOf(proven, "fileable");
  assert.notEqual(all, "0.00");
  for (const proof of [{}, { certifier: "Certifier" }, { evidence: "Receipt 1" }]) {
    assert.equal(deductionsOf(proof, "determined"), all);
    assert.equal(deductionsOf(proof, "fileable"), "0.00", Object.keys(proof).join());
  }
});

Deno.test("below the threshold only electricity and hydrogen are declared", () => {
  const exempt = figuresOf().filter((each) => isDutiable(yearLaw.tables, each, new Map()));
  assert.deepEqual(exempt.map(({ live }) => live.id), ["10", "22"]);
});
