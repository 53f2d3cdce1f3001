/**
 * The declaration of a year, as a preparation: lines, totals, certificates exact and whole, and what is missing before it
 * can be filed. The registry's format is not published. Regulation (EU) 2023/956, Articles 6 and 22(1).
 */
import { ceiling, type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import { filterInSteps, groupsInSteps, inStepsOf, someInSteps, type Steps } from "../../../kernel/steps.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { Law } from "../../cbam/law/law.ts";
import type { ImportFigures, ImportWithoutFigures } from "../figures/figures.ts";
import { idsOf } from "../ledger/alike.ts";
import { shownInstallation } from "../ledger/entry.ts";
import { type DeclarationLine, installationOf, linesOf, reportingPeriodOf } from "./lines.ts";
import { type MeanPrice, meanPrice, type QuarterCertificates, quartersIn } from "./quarters.ts";
import { type ImportSums, sumOfSums, sumsBy, sumsInSteps } from "./sums.ts";
import { slipsIn } from "../../cbam/calculation/notes/slips.ts";
import { calculationFindings, procedureNotes } from "./noted.ts";
import { type MissingItem, missingItems } from "./missing.ts";

/** Totals of a year. */
export interface DeclarationTotals extends ImportSums, MeanPrice {
  /** Certificates if the year's total is rounded up once. */
  readonly certificatesRoundedOnce: number;
  /** For 2026: certificates if each quarter is rounded up; undefined for other years. */
  readonly certificatesRoundedByQuarter: number | undefined;
  /** Cost of imports whose period has a price, EUR. */
  readonly pricedCostEur: Decimal;
}

/**
 * Figures that lines, totals and quarters of a declaration are of: by its imports' own determination, estimates included, or as it could be
 * filed today.
 */
export type DeclarationBasis = "determined" | "fileable";

/** Certificates that a year needs. */
export interface CertificateNeed {
  /** Certificates of the year, rounded up once. */
  readonly due: number;
  /** For 2026: certificates by quarter; empty for other years. */
  readonly quarters: ReadonlyArray<QuarterCertificates>;
}

/** The preparation of a declaration. */
export interface Declaration {
  /** Calendar year of importation. */
  readonly year: number;
  /** Figures that lines, totals, quarters and checks are of. */
  readonly basis: DeclarationBasis;
  /** Lines, by CN code, origin and the others. */
  readonly lines: ReadonlyArray<DeclarationLine>;
  /** The year on the basis. */
  readonly totals: DeclarationTotals;
  /** The year with everything by default values. */
  readonly byDefault: ImportSums;
  /** The year as it could be filed today: values that can't be declared replaced by default values, unproven carbon prices by nothing. */
  readonly fileable: ImportSums;
  /** For 2026: certificates by quarter; empty for other years. */
  readonly quarters: ReadonlyArray<QuarterCertificates>;
  /** Certificates that the year needs by each way of counting it, whichever the lines are of. */
  readonly needs: Readonly<Record<DeclarationBasis, CertificateNeed>>;
  /** Sums as checks. */
  readonly checks: {
    readonly byCnCode: ReadonlyMap<string, ImportSums>;
    readonly byOrigin: ReadonlyMap<string, ImportSums>;
    readonly byDetermination: ReadonlyMap<string, ImportSums>;
    /** By CN code, origin and installation, parted by blanks. */
    readonly byInstallation: ReadonlyMap<string, ImportSums>;
  };
  /** Items that are missing before it can be filed. */
  readonly missing: ReadonlyArray<MissingItem>;
  /** Notes for the reader. */
  readonly findings: ReadonlyArray<ImportFinding>;
}

/** Parts of a declaration: the same dutiable imports on three bases. */
export interface DeclarationQuestion {
  /** Calendar year of importation. */
  readonly year: number;
  /** Figures that lines, totals, quarters and checks are of. */
  readonly basis: DeclarationBasis;
  /** The law and prices of the moment. */
  readonly law: Law;
  /** Dutiable imports by their own determination. */
  readonly determined: ReadonlyArray<ImportFigures>;
  /** Figures of the imports by default values. */
  readonly byDefault: ReadonlyArray<ImportFigures>;
  /** Figures of the imports as they could be filed today. */
  readonly fileable: ReadonlyArray<ImportFigures>;
  /** Imports under the duties that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures>;
  /** Imports to which the Regulation doesn't apply by their own goods, of which something is noted; none when it is left out. */
  readonly beside?: ReadonlyArray<ImportFigures> | undefined;
}

function* totalsOf(
  figures: ReadonlyArray<ImportFigures>,
  lines: ReadonlyArray<DeclarationLine>,
  quarters: ReadonlyArray<QuarterCertificates>,
  mean: MeanPrice,
): Steps<DeclarationTotals> {
  const sums = sumOfSums(lines);
  let pricedCostEur = zero;
  yield* inStepsOf(figures, ({ isPriced, costEur }) => {
    if (isPriced) pricedCostEur = plus(pricedCostEur, costEur);
  });
  return {
    ...sums,
    ...mean,
    certificatesRoundedOnce: ceiling(sums.netT),
    certificatesRoundedByQuarter: quarters.length === 0
      ? undefined
      : quarters.reduce((total, { certificates }) => total + certificates, 0),
    pricedCostEur,
  };
}

/** Two different values of one installation, CN code and year, of which an operator's report has one; values that look like slips. */
function* valueFindings(figures: ReadonlyArray<ImportFigures>): Steps<ReadonlyArray<ImportFinding>> {
  const actual = yield* filterInSteps(figures, (each) => each.determination === "actual");
  const groups = yield* groupsInSteps(
    actual,
    (each) => JSON.stringify([installationOf(each), each.live.entry.facts.cnCode, reportingPeriodOf(each)]),
  );
  const findings: Array<ImportFinding> = [];
  for (const group of groups.values()) {
    const values = new Set<string>();
    yield* inStepsOf(group, ({ live: { entry: { facts: { actual: own } } } }) => {
      values.add(JSON.stringify([own?.directTPerT, own?.indirectTPerT, own?.freeAllocationTPerT]));
    });
    const [first] = group;
    const ofFirst = first?.live.entry.facts.actual ?? null;
    if (values.size < 2 || first === undefined || ofFirst === null) continue;
    findings.push({
      kind: "severalValuesOfInstallation",
      installation: shownInstallation(ofFirst.installation),
      code: first.live.entry.facts.cnCode,
      year: reportingPeriodOf(first),
      imports: group.flatMap(({ live }) => idsOf(live)),
    });
  }
  const unlikely = figures.filter(({ state, notes }) => state !== "default" && slipsIn(notes).length > 0)
    .flatMap(({ live }) => idsOf(live));
  if (unlikely.length === 0) return findings;
  return [...findings, { kind: "unlikelyValues", imports: unlikely }];
}

const lackingIn = (withoutFigures: ReadonlyArray<ImportWithoutFigures>): ReadonlyArray<ImportFinding> => {
  const imports = withoutFigures.flatMap(({ live }) => idsOf(live)).length;
  return imports === 0 ? [] : [{ kind: "declaredWithout", imports }];
};

function* generalFindings(
  totals: DeclarationTotals,
  declared: ReadonlyArray<ImportFigures>,
  { year, withoutFigures }: DeclarationQuestion,
): Steps<ReadonlyArray<ImportFinding>> {
  const isUnpriced = yield* someInSteps(declared, ({ isPriced }) => !isPriced);
  const isDeducted = yield* someInSteps(declared, ({ deductionEur }) => deductionEur.value !== 0n);
  return [
    { kind: "preparationOnly", year },
    ...lackingIn(withoutFigures),
    { kind: "flooredByImport" },
    ...(totals.certificatesRoundedByQuarter === undefined ||
        totals.certificatesRoundedByQuarter === totals.certificatesRoundedOnce
      ? []
      : [
        {
          kind: "roundingOpen",
          once: totals.certificatesRoundedOnce,
          byQuarter: totals.certificatesRoundedByQuarter,
        } as const,
      ]),
    ...(isUnpriced
      ? [
        {
          kind: totals.certificatesRoundedByQuarter === undefined ? "pricedWhenBought" : "pricesStandIn",
          year,
        } as const,
      ]
      : []),
    ...(isDeducted ? [{ kind: "deductionByDraft", isMeanOfYear: totals.isMeanOfYear } as const] : []),
  ];
}

/**
 * Returns the preparation of a year's declaration, in steps.
 * @source Regulation (EU) 2023/956, Article 6(2), 22(1); Implementing Regulation (EU) 2025/2620, Annex, point 2
 */
export function* declarationInSteps(question: DeclarationQuestion): Steps<Declaration> {
  const { year, law, basis, determined } = question;
  const isAlike = question.fileable === determined;
  const declared = basis === "fileable" ? question.fileable : determined;
  const mean = meanPrice(law, year);
  const ownQuarters = yield* quartersIn(determined, year, mean.meanPriceEur);
  const fileableQuarters = isAlike
    ? ownQuarters
    : yield* quartersIn(question.fileable, year, mean.meanPriceEur);
  const quarters = basis === "fileable" ? fileableQuarters : ownQuarters;
  const lines = yield* linesOf(declared);
  const totals = yield* totalsOf(declared, lines, quarters, mean);
  const byDefault = yield* sumsInSteps(question.byDefault);
  const fileable = question.fileable === question.byDefault
    ? byDefault
    : yield* sumsInSteps(question.fileable);
  const { netT: ownT } = basis === "determined" ? totals : yield* sumsInSteps(determined);
  return {
    year,
    basis,
    lines,
    totals,
    byDefault,
    fileable,
    quarters,
    needs: {
      determined: { due: ceiling(ownT), quarters: ownQuarters },
      fileable: { due: ceiling(fileable.netT), quarters: fileableQuarters },
    },
    checks: {
      byCnCode: sumsBy(lines, ({ cnCode }) => cnCode),
      byOrigin: sumsBy(lines, ({ origin }) => origin),
      byDetermination: sumsBy(lines, ({ determination }) => determination),
      byInstallation: sumsBy(
        lines,
        ({ cnCode, origin, installation }) => `${cnCode} ${origin} ${installation ?? "default"}`,
      ),
    },
    missing: yield* missingItems(determined, question.withoutFigures),
    findings: [
      ...yield* generalFindings(totals, declared, question),
      ...yield* valueFindings(determined),
      ...yield* calculationFindings(declared),
      ...yield* procedureNotes(declared, question.beside ?? []),
    ],
  };
}
