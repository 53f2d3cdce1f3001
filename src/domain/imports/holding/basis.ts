/**
 * Basis on which the number of certificates at a quarter's end is counted: basis (a), default values without mark-up
 * less free allocation, also for goods that are declared with actual values; basis (b), the number surrendered for an
 * earlier declaration. Regulation (EU) 2023/956, Article 22(2).
 */
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import * as Either from "effect/Either";
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  isZero,
  minus,
  plus,
  quotient,
  roundHalfAwayFromZero,
  surplus,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { CalculateTerms, SettledTerms } from "../../cbam/calculation/of_many.ts";
import type { Shipment } from "../../cbam/calculation/shipment.ts";
import type { Law } from "../../cbam/law/law.ts";
import { goodsByDefault } from "../../cbam/planning/saving.ts";
import type { ImportFigures, ImportWithoutFigures } from "../figures/figures.ts";
import { quantityOf, shipmentByDefault } from "../figures/shipments.ts";
import { inStepsOf, type Steps } from "../../../kernel/steps.ts";
import type { FiguredImport } from "../ledger/alike.ts";
import { standingOf } from "../ledger/standing.ts";

/** An import with what certificates are held for. */
export interface HeldImport {
  /** The import. */
  readonly live: FiguredImport;
  /** Default value without mark-up less free allocation, not below 0, times the quantity: tCO2e. */
  readonly netT: Decimal;
}

const settledDefault = (
  calculateTerms: CalculateTerms,
  shipment: Shipment,
): SettledTerms | ReadonlyArray<string> => {
  const result = calculateTerms(shipment);
  if (Either.isLeft(result)) return result.left.map(({ message }) => message);
  if (result.right.status === "ok") return result.right;
  return [lawText(result.right.reason)];
};

/** By the factors of the year of release and the route that was named; where the default values don't print it, by the one that they do. */
const byDefault = (
  law: Law,
  calculateTerms: CalculateTerms,
  live: FiguredImport,
): SettledTerms | ReadonlyArray<string> => {
  const shipment = { ...shipmentByDefault(live.entry.facts), reportingPeriod: undefined };
  const named = settledDefault(calculateTerms, shipment);
  if (!Array.isArray(named) || shipment.productionRoute === undefined) return named;
  const { taricCode } = goodsByDefault(law, shipment);
  const printed = settledDefault(calculateTerms, { ...shipment, taricCode, productionRoute: undefined });
  return Array.isArray(printed) ? named : printed;
};

const isReasons = (found: SettledTerms | ReadonlyArray<string>): found is ReadonlyArray<string> =>
  Array.isArray(found);

/**
 * Returns an import's part of basis (a): `max(0, D - F C B) x quantity`, with the factors of the year of import; 0 for
 * returned goods and outside of the Regulation. Floor import by import is a reading.
 * @source Regulation (EU) 2023/956, Article 22(2)(a)
 */
export const basisOfImport = (
  law: Law,
  calculateTerms: CalculateTerms,
  live: FiguredImport,
): HeldImport | ImportWithoutFigures => {
  const { facts } = live.entry;
  if (standingOf(law.tables, facts) !== "in_scope" || facts.determination === "returned") {
    return { live, netT: zero };
  }
  const settled = byDefault(law, calculateTerms, live);
  if (isReasons(settled)) return { live, reasons: settled };
  const { intensity, freeAllocation } = settled.terms;
  const { tonnage } = shipmentByDefault(facts);
  const printed = intensity.defaultValue?.line.totalTPerT ?? zero;
  return { live, netT: times(surplus(printed, freeAllocation.perTonne), tonnage) };
};

/** Declared amounts of a CN code and origin. */
export interface DeclaredPair {
  /** CN code. */
  readonly cnCode: string;
  /** Country of origin. */
  readonly origin: string;
  /** Net emissions that were declared, tCO2e. */
  readonly netT: Decimal;
  /** Tonnes, of electricity MWh, that were declared, returned goods included; 0 where none of them could be calculated. */
  readonly quantity: Decimal;
  /** The part of the quantity that is of returned goods. */
  readonly returned: Decimal;
}

const half = decimalOfNumber(0.5) ?? zero;

/** Returns the certificates that are held for net emissions: half of these, rounded up. */
export const holdOf = (netT: Decimal): number => ceiling(times(half, netT));

const pairName = (cnCode: string, origin: string): string => `${cnCode} ${origin}`;

const emptyPair = (cnCode: string, origin: string): DeclaredPair => ({
  cnCode,
  origin,
  netT: zero,
  quantity: zero,
  returned: zero,
});

/**
 * Returns what a year's declaration has for each CN code and origin, in steps.
 * @param withoutFigures dutiable imports of the year that could not be calculated
 */
export function* declaredPairs(
  figures: ReadonlyArray<ImportFigures>,
  withoutFigures: ReadonlyArray<Pick<ImportWithoutFigures, "live">>,
): Steps<ReadonlyArray<DeclaredPair>> {
  const pairs = new Map<string, DeclaredPair>();
  yield* inStepsOf(
    figures,
    ({ live: { entry: { facts: { cnCode, origin, determination } } }, netT, quantity, standing }) => {
      if (standing !== "in_scope") return;
      const known = pairs.get(pairName(cnCode, origin)) ?? emptyPair(cnCode, origin);
      pairs.set(pairName(cnCode, origin), {
        ...known,
        netT: plus(known.netT, netT),
        quantity: plus(known.quantity, quantity),
        returned: determination === "returned" ? plus(known.returned, quantity) : known.returned,
      });
    },
  );
  yield* inStepsOf(withoutFigures, ({ live: { entry: { facts: { cnCode, origin } } } }) => {
    const name = pairName(cnCode, origin);
    if (!pairs.has(name)) pairs.set(name, emptyPair(cnCode, origin));
  });
  return [...pairs.values()];
}

const hasOnlyReturned = ({ quantity, returned }: DeclaredPair): boolean => isZero(minus(quantity, returned));

/** Returns the amounts as if no returned goods had been declared beside others. */
export const withoutReturned = (declared: ReadonlyArray<DeclaredPair>): ReadonlyArray<DeclaredPair> =>
  declared.map((pair) =>
    hasOnlyReturned(pair) ? pair : { ...pair, quantity: minus(pair.quantity, pair.returned), returned: zero }
  );

/** Basis (b) of some imports. */
export interface BasisB {
  /** Net emissions that certificates would be held for, tCO2e; undefined where a pair was not declared, or not calculated. */
  readonly netT: Decimal | undefined;
  /** CN codes and origins that the earlier declaration does not have. */
  readonly missingPairs: ReadonlyArray<string>;
  /** CN codes and origins of which no import of the earlier year could be calculated. */
  readonly uncalculatedPairs: ReadonlyArray<string>;
  /** CN codes and origins of which the earlier year has returned goods beside others: they are among its tonnes. */
  readonly returnedPairs: ReadonlyArray<string>;
  /** CN codes and origins of which the earlier year has nothing but returned goods: they count nothing. */
  readonly onlyReturnedPairs: ReadonlyArray<string>;
}

/** Decimals of a pair's quotient and, some fewer, of their sum: what was divided adds up to a whole number where it is one. */
const [quotientDecimals, sumDecimals] = [40, 30];

/**
 * Returns basis (b), in steps: of each CN code and origin the net emissions per tonne of the earlier declaration, times the tonnes
 * since 1 January. How a yearly number becomes that of a part of a year is not said: per tonne is a reading.
 * @source Regulation (EU) 2023/956, Article 22(2)(b)
 */
export function* basisB(
  law: Law,
  imports: ReadonlyArray<Pick<HeldImport, "live">>,
  declared: ReadonlyArray<DeclaredPair>,
): Steps<BasisB> {
  const pairs = new Map(declared.map((pair) => [pairName(pair.cnCode, pair.origin), pair]));
  const quantities = new Map<string, Decimal>();
  yield* inStepsOf(imports, ({ live: { entry: { facts } } }) => {
    if (standingOf(law.tables, facts) !== "in_scope" || facts.determination === "returned") return;
    const name = pairName(facts.cnCode, facts.origin);
    quantities.set(name, plus(quantities.get(name) ?? zero, quantityOf(facts).quantity));
  });
  const missing: Array<string> = [];
  const uncalculated: Array<string> = [];
  const returned: Array<string> = [];
  const onlyReturned: Array<string> = [];
  let netT = zero;
  for (const [name, quantity] of quantities) {
    const pair = pairs.get(name);
    if (pair !== undefined && !isZero(pair.returned)) {
      (hasOnlyReturned(pair) ? onlyReturned : returned).push(name);
    }
    if (pair === undefined) missing.push(name);
    else if (isZero(pair.quantity)) uncalculated.push(name);
    else netT = plus(netT, quotient(times(pair.netT, quantity), pair.quantity, quotientDecimals));
  }
  return {
    netT: missing.length + uncalculated.length === 0 ? roundHalfAwayFromZero(netT, sumDecimals) : undefined,
    missingPairs: missing.sort(),
    uncalculatedPairs: uncalculated.sort(),
    returnedPairs: returned.sort(),
    onlyReturnedPairs: onlyReturned.sort(),
  };
}
