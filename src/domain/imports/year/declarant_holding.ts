/**
 * A declarant's holding of a year, and the declaration that its second basis rests on. Regulation (EU) 2023/956, Article 22(2) and (2a);
 * decision 0222.
 */
import {
  ceiling,
  type Decimal,
  decimalOfNumber,
  isZero,
  minus,
  plus,
  quotient,
  times,
  zero,
} from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { Steps } from "../../../kernel/steps.ts";
import { type DeclaredPair, declaredPairs } from "../holding/basis.ts";
import { type Holding, holdingInSteps, type HoldingQuestion } from "../holding/holding.ts";
import type { DeclarantYear, DeclarantYearQuestion, ImportsOfYear } from "./declarant_year.ts";

/** A year that was declared in the year before, and what was surrendered for it. */
export interface DeclaredYear
  extends Pick<DeclarantYear, "declaration" | "figures" | "fileable" | "withoutFigures"> {
  /** Certificates that are recorded as surrendered for it once its last day is over; 0 for none, or before. */
  readonly surrendered: number;
}

/** Facts of a holding beside the year. */
export interface DeclarantHoldingQuestion
  extends Pick<HoldingQuestion, "heldOn" | "ofYearsBefore" | "basis" | "orderWorkingDays"> {
  /** The year whose certificates are held. */
  readonly current: ImportsOfYear;
  /** The year two years before; undefined where its ledger is not here. */
  readonly declared: DeclaredYear | undefined;
}

const shareDecimals = 60;
const pairName = ({ cnCode, origin }: DeclaredPair): string => `${cnCode} ${origin}`;

const totalOf = (amounts: ReadonlyArray<Decimal>): Decimal => amounts.reduce(plus, zero);

/** Amounts by which a number is split over pairs: what could be filed; where that comes to nothing, tonnes, without returned goods while there are others. */
const weightsOf = (pairs: ReadonlyArray<DeclaredPair>): ReadonlyArray<Decimal> => {
  const [first = [], ...others] = [
    pairs.map(({ netT }) => netT),
    pairs.map(({ quantity, returned }) => minus(quantity, returned)),
    pairs.map(({ quantity }) => quantity),
  ];
  return [first, ...others].find((weights) => !isZero(totalOf(weights))) ?? first;
};

/** Pairs whose sum is the number surrendered. */
const sharing = (pairs: ReadonlyArray<DeclaredPair>, surrendered: number): ReadonlyArray<DeclaredPair> => {
  const number = decimalOfNumber(surrendered) ?? zero;
  const weights = weightsOf(pairs);
  const total = totalOf(weights);
  if (isZero(total)) return pairs;
  return pairs.map((pair, index) => ({
    ...pair,
    netT: quotient(times(weights[index] ?? zero, number), total, shareDecimals),
  }));
};

/** The number surrendered by pairs, with what it rests on: what is recorded as surrendered, else the year by its own values. */
function* declaredBasis(
  { declaration: { year, totals, fileable }, surrendered, ...declared }: DeclaredYear,
): Steps<Required<Pick<HoldingQuestion, "declared" | "ofDeclared">>> {
  const own = yield* declaredPairs(declared.figures, declared.withoutFigures);
  if (surrendered > 0) {
    const filed = Map.groupBy(yield* declaredPairs(declared.fileable, []), pairName);
    return {
      declared: sharing(own.map((pair) => filed.get(pairName(pair))?.[0] ?? pair), surrendered),
      ofDeclared: [{ kind: "basisBSurrendered", number: surrendered, year }],
    };
  }
  const [byOwn, filed] = [totals.certificatesRoundedOnce, ceiling(fileable.netT)];
  const unproven: ImportFinding = { kind: "basisBUnproven", year, own: byOwn, fileable: filed };
  return { declared: own, ofDeclared: byOwn === filed ? [] : [unproven] };
}

/**
 * Returns what the declarant holds at the quarters' ends of the year, in steps.
 * @source Regulation (EU) 2023/956, Article 22(2) and (2a)
 */
export function* declarantHolding(
  { year, law }: Pick<DeclarantYearQuestion, "year" | "law">,
  { current, declared, ...more }: DeclarantHoldingQuestion,
): Steps<Holding> {
  const basis = declared === undefined ? { declared } : yield* declaredBasis(declared);
  const { imports, passedOn } = current;
  return yield* holdingInSteps({ ...more, ...basis, year, law, imports, passedOn });
}
