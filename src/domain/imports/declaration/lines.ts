/**
 * The lines of a declaration: imports that share code, origin, determination, installation, reporting period and
 * procedure. Regulation (EU) 2023/956, Article 6(2).
 */
import { type Decimal, isZero, quotient, zero } from "../../../kernel/decimal.ts";
import { groupsInSteps, type Steps } from "../../../kernel/steps.ts";
import type { FigureState, ImportFigures } from "../figures/figures.ts";
import type { Determination } from "../ledger/entry.ts";
import { periodOfImport } from "../ledger/reporting_period.ts";
import { type ImportSums, sumsInSteps } from "./sums.ts";

/** Imports that are declared together. */
export interface DeclarationLine extends ImportSums {
  /** CN code. */
  readonly cnCode: string;
  /** Country of origin. */
  readonly origin: string;
  /** Determination of the emissions. */
  readonly determination: Determination;
  /** Certainty of the emissions: estimates must not be filed as actual values. */
  readonly state: FigureState;
  /** Id of the installation; null with default values. */
  readonly installation: string | null;
  /** Reporting period of the values. */
  readonly reportingPeriod: number;
  /** Customs procedure. */
  readonly procedure: string;
}

const perUnitDecimals = 12;

/**
 * Returns the embedded emissions of a line per tonne, of electricity per MWh, tCO2e: those of all its imports over their quantity.
 * @source Regulation (EU) 2023/956, Article 6(2)(b)
 */
export const embeddedPerUnit = (
  { embeddedT, tonnes, mwh }: Pick<ImportSums, "embeddedT" | "tonnes" | "mwh">,
): Decimal => {
  const quantity = isZero(mwh) ? tonnes : mwh;
  return isZero(quantity) ? zero : quotient(embeddedT, quantity, perUnitDecimals);
};

/** Returns the id of the installation of actual values; null with others. */
export const installationOf = ({ live, determination }: ImportFigures): string | null =>
  determination === "actual" || determination === "outward"
    ? live.entry.facts.actual?.installation.id ?? null
    : null;

/** Returns the reporting period that the import has, also of goods that come to nothing. */
export const reportingPeriodOf = ({ live }: ImportFigures): number => periodOfImport(live.entry.facts);

const nameOf = (each: ImportFigures): string => {
  const { cnCode, origin, procedure } = each.live.entry.facts;
  const { determination, state } = each;
  return JSON.stringify([
    cnCode,
    origin,
    determination,
    state,
    installationOf(each),
    reportingPeriodOf(each),
    procedure,
  ]);
};

/** Returns the lines in the order of code, origin and the others, in steps. */
export function* linesOf(figures: ReadonlyArray<ImportFigures>): Steps<ReadonlyArray<DeclarationLine>> {
  const groups = yield* groupsInSteps(figures, nameOf);
  const lines: Array<DeclarationLine> = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a < b ? -1 : 1)) {
    const [first] = group;
    if (first === undefined) continue;
    const { cnCode, origin, procedure } = first.live.entry.facts;
    lines.push({
      cnCode,
      origin,
      determination: first.determination,
      state: first.state,
      installation: installationOf(first),
      reportingPeriod: reportingPeriodOf(first),
      procedure,
      ...yield* sumsInSteps(group),
    });
  }
  return lines;
}
