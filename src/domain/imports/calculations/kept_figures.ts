/**
 * Figures of an import as they are kept: exact decimals as texts, so that two calculations are the same or differ.
 */
import { type Decimal, decimalOfText, minus, toText, zero } from "../../../kernel/decimal.ts";
import { type CalculatedImport, type FigureState, hasFigures } from "../figures/figures.ts";
import type { RegulationStatus } from "../ledger/standing.ts";

/** Figures of an import under one law and its prices. */
export interface KeptFigures {
  /** Certainty of the emissions. */
  readonly state: FigureState;
  /** State under the Regulation. */
  readonly standing: RegulationStatus;
  /** Embedded emissions, tCO2e. */
  readonly embeddedT: string;
  /** Free allocation, tCO2e. */
  readonly freeAllocationT: string;
  /** Net emissions that certificates are due for, tCO2e. */
  readonly netT: string;
  /** Period of the price; null where nothing is due. */
  readonly pricePeriod: string | null;
  /** Price, EUR per tCO2e; null where nothing is due. */
  readonly priceEur: string | null;
  /** True if the period of the import has a published price. */
  readonly hasOwnPrice: boolean;
  /** Net emissions times price, EUR. */
  readonly grossEur: string;
  /** Deduction for a carbon price paid abroad, EUR. */
  readonly deductionEur: string;
  /** Gross less deduction, EUR. */
  readonly costEur: string;
}

/** Why an import could not be calculated. */
export interface KeptReasons {
  /** Sentences of the calculation. */
  readonly reasons: ReadonlyArray<string>;
}

/** Outcome of a calculation as it is kept. */
export type KeptOutcome = KeptFigures | KeptReasons;

/** Returns whether an outcome has figures. */
export const isKeptFigures = (outcome: KeptOutcome): outcome is KeptFigures => "state" in outcome;

/** Returns the outcome of a calculation as it is kept. */
export const keptOutcome = (calculated: CalculatedImport): KeptOutcome => {
  if (!hasFigures(calculated)) return { reasons: calculated.reasons };
  const { price } = calculated;
  return {
    state: calculated.state,
    standing: calculated.standing,
    embeddedT: toText(calculated.embeddedT),
    freeAllocationT: toText(calculated.freeAllocationT),
    netT: toText(calculated.netT),
    pricePeriod: price?.period ?? null,
    priceEur: price === undefined ? null : toText(price.priceEurPerTco2e),
    hasOwnPrice: calculated.isPriced,
    grossEur: toText(calculated.grossEur),
    deductionEur: toText(calculated.deductionEur),
    costEur: toText(calculated.costEur),
  };
};

/** Returns whether two outcomes are the same, figure by figure. */
export const isSameOutcome = (one: KeptOutcome, other: KeptOutcome): boolean => {
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size &&
    left.every(([name, value]) => right.has(name) && String(value) === String(right.get(name)));
};

/** Change from one calculation to the next one. */
export interface FiguresDifference {
  /** Embedded emissions, tCO2e. */
  readonly embeddedT: Decimal;
  /** Certificates before they are rounded: net emissions, tCO2e. */
  readonly netT: Decimal;
  /** Cost, EUR. */
  readonly costEur: Decimal;
}

const changeOf = (before: string, after: string): Decimal =>
  minus(decimalOfText(after) ?? zero, decimalOfText(before) ?? zero);

/** Returns what changed between two calculations; undefined where one of them has no figures. */
export const figuresDifference = (
  before: KeptOutcome,
  after: KeptOutcome,
): FiguresDifference | undefined =>
  isKeptFigures(before) && isKeptFigures(after)
    ? {
      embeddedT: changeOf(before.embeddedT, after.embeddedT),
      netT: changeOf(before.netT, after.netT),
      costEur: changeOf(before.costEur, after.costEur),
    }
    : undefined;
