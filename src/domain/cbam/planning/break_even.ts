/**
 * The verified intensity at which goods cost as much as with their default value: below it a verified value saves money.
 * Regulation (EU) 2023/956, Articles 7 and 31; Implementing Regulations (EU) 2025/2620 and 2025/2621.
 */
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import * as Either from "effect/Either";
import { type Decimal, decimalOfNumber, plus, surplus, zero } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { calculate } from "../calculation/calculation.ts";
import type { FiguredCalculation } from "../calculation/outcome.ts";
import type { Precursor, Shipment } from "../calculation/shipment.ts";
import type { Law } from "../law/law.ts";

/** Parts of a break-even, each tCO2e per tonne of goods. */
export interface BreakEven {
  /** The verified intensity at which both cost the same; it may lie above the default value. */
  readonly intensityTPerT: Decimal;
  /** The default value with the year's mark-up. */
  readonly defaultTPerT: Decimal;
  /** Free allocation with default values: column B. */
  readonly defaultFreeTPerT: Decimal;
  /** Free allocation with verified values: column A and the precursors. */
  readonly verifiedFreeTPerT: Decimal;
}

/** Goods of a question. */
export interface BreakEvenQuestion extends Pick<Shipment, "cnCode" | "origin" | "time" | "assumedCscf"> {
  /** Route; undefined where the goods have one. */
  readonly productionRoute: string | undefined;
  /** Precursors of the goods; empty for a simple good. */
  readonly precursors: ReadonlyArray<Precursor>;
}

const one = decimalOfNumber(1) ?? zero;

const settledOf = (
  law: Law,
  shipment: Shipment,
): Either.Either<FiguredCalculation, ReadonlyArray<Issue> | string> =>
  Either.flatMap(
    Either.mapLeft(calculate(law, shipment), (issues): ReadonlyArray<Issue> | string => issues),
    (outcome) => outcome.status === "ok" ? Either.right(outcome) : Either.left(lawText(outcome.reason)),
  );

/** Terms that a break-even is made of. */
export type BreakEvenTerms = Omit<BreakEven, "intensityTPerT">;

/** Returns the terms of a break-even by both calculations of the same goods. */
export const breakEvenTerms = (
  byDefault: Pick<FiguredCalculation, "terms">,
  byValue: Pick<FiguredCalculation, "terms">,
): BreakEvenTerms => ({
  defaultTPerT: byDefault.terms.intensity.embeddedTPerT,
  defaultFreeTPerT: byDefault.terms.freeAllocation.perTonne,
  verifiedFreeTPerT: byValue.terms.freeAllocation.perTonne,
});

/**
 * Returns the break-even of given terms, tCO2e per tonne: the verified free allocation, and what the default value leaves to pay
 * for.
 */
export const breakEvenAt = (
  { defaultTPerT, defaultFreeTPerT, verifiedFreeTPerT }: BreakEvenTerms,
): Decimal => plus(verifiedFreeTPerT, surplus(defaultTPerT, defaultFreeTPerT));

/**
 * Returns the break-even: `V* = F C (A + sum m b) + max(0, D (1 + m) - F C B)`. Where the default value itself costs nothing
 * it is the verified free allocation.
 * @fails the issues of the calculation, or the sentence that says what is missing for it
 */
export const breakEvenOf = (
  law: Law,
  { cnCode, origin, time, assumedCscf, productionRoute, precursors }: BreakEvenQuestion,
): Either.Either<BreakEven, ReadonlyArray<Issue> | string> => {
  const shipment: Shipment = {
    cnCode,
    origin,
    time,
    assumedCscf,
    tonnage: one,
    productionRoute,
    verifiedDirectTPerT: undefined,
    verifiedIndirectTPerT: undefined,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  };
  const verified = { ...shipment, verifiedDirectTPerT: zero, verifiedIndirectTPerT: zero, precursors };
  return Either.flatMap(
    settledOf(law, shipment),
    ({ terms }) =>
      Either.map(settledOf(law, verified), ({ terms: { freeAllocation } }) => {
        const parts = {
          defaultTPerT: terms.intensity.embeddedTPerT,
          defaultFreeTPerT: terms.freeAllocation.perTonne,
          verifiedFreeTPerT: freeAllocation.perTonne,
        };
        return { intensityTPerT: breakEvenAt(parts), ...parts };
      }),
  );
};
