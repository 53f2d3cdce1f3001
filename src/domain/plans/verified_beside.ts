/**
 * Goods with verified values beside a ranking of default values. Regulation (EU) 2023/956, Article 7.
 */
import * as Either from "effect/Either";
import { isLess } from "../../kernel/decimal.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";
import { calculate } from "../cbam/calculation/calculation.ts";
import type { Outcome } from "../cbam/calculation/outcome.ts";
import type { Shipment } from "../cbam/calculation/shipment.ts";
import type { Law } from "../cbam/law/law.ts";
import { exactCostOf, type RankedOrigin } from "./comparison.ts";

/** Goods with verified values and their place in a ranking. */
export interface VerifiedBeside {
  /** The place that they would have; undefined without figures, and where no origin has a place. */
  readonly rank: number | undefined;
  /** Shipment of the calculation. */
  readonly shipment: Shipment;
  /** Result of the calculation. */
  readonly outcome: Outcome;
}

/** Inputs that say something about verified goods, all of them optional. */
export interface VerifiedInputs extends
  Pick<
    Shipment,
    "verifiedDirectTPerT" | "verifiedIndirectTPerT" | "verifiedFreeAllocationTPerT" | "productionRoute"
  > {
  /** Origin of the verified goods. */
  readonly origin: Shipment["origin"] | undefined;
}

/**
 * Returns the verified shipment of a comparison; undefined where it names no verified value.
 * @param goods of the comparison
 * @param names that the question has for the origin, the route and the free allocation
 * @fails Issue for verified values without an origin, and for what counts with verified values only beside none
 */
export const verifiedShipment = (
  goods: Pick<Shipment, "cnCode" | "taricCode" | "tonnage" | "unit" | "time" | "assumedCscf">,
  { origin, ...values }: VerifiedInputs,
  names: { readonly origin: string; readonly route: string; readonly allocation: string },
): Either.Either<Shipment | undefined, Issue> => {
  const isVerified = values.verifiedDirectTPerT !== undefined || values.verifiedIndirectTPerT !== undefined;
  if (!isVerified) {
    const idle = origin !== undefined
      ? names.origin
      : values.productionRoute !== undefined
      ? names.route
      : values.verifiedFreeAllocationTPerT !== undefined
      ? names.allocation
      : undefined;
    return idle === undefined
      ? Either.right(undefined)
      : Either.left(issueOf({ path: idle, code: "conflict" }, { kind: "verifiedOfDefaults" }));
  }
  if (origin === undefined) {
    return Either.left(issueOf({ path: names.origin, code: "missing" }, { kind: "missing" }));
  }
  return Either.right({
    ...goods,
    ...values,
    origin,
    originCarbonPriceEurPerT: undefined,
    precursors: undefined,
  });
};

/**
 * Returns the calculation of verified goods with the place that they would have in a ranking.
 * @fails Issue for a production route that the goods don't have
 */
export const besideRanking = (
  law: Law,
  shipment: Shipment,
  rows: ReadonlyArray<RankedOrigin>,
): Either.Either<VerifiedBeside, ReadonlyArray<Issue>> =>
  Either.map(calculate(law, shipment), (outcome) => {
    const cost = exactCostOf(outcome);
    if (cost === undefined || rows.length === 0) return { rank: undefined, shipment, outcome };
    const cheaper = rows.filter((row) => {
      const other = exactCostOf(row.outcome);
      return other !== undefined && isLess(other, cost);
    });
    return { rank: cheaper.length + 1, shipment, outcome };
  });
