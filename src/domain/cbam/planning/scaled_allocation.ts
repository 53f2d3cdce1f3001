/** Stated free allocations in other years of a plan than their own. */
import {
  type Decimal,
  halfUnit,
  isLess,
  isZero,
  minus,
  one,
  plus,
  quotient,
  times,
} from "../../../kernel/decimal.ts";
import { type YearFactors, yearFactors } from "../calculation/free_allocation.ts";
import { type Law, lawOfImport } from "../law/law.ts";

/** Decimals of a scaled allocation: times any mass and price the figure is still exact to the cent. */
const scaleDecimals = 40;

/**
 * Quotient that is cut off and never rounded up: emissions less the allocation then lie a hair above the exact figure, so that exactly
 * half a cent is rounded up as it is.
 */
const cutQuotient = (value: Decimal, divisor: Decimal): Decimal => {
  const nearest = quotient(value, divisor, scaleDecimals);
  const half = halfUnit(scaleDecimals);
  return isLess(value, times(nearest, divisor)) ? minus(nearest, plus(half, half)) : nearest;
};

/** Year that an allocation is scaled to. */
interface ScaledYear {
  /** Calendar year. */
  readonly year: number;
  /** Its factors; undefined where the tables have none. */
  readonly factors: YearFactors | undefined;
  /** Correction factor that is assumed for years that have none. */
  readonly assumedCscf: Decimal | undefined;
}

/** Allocation that was stated, in the year of the plan; undefined where none was. */
type AllocationInYear = (perTonne: Decimal | undefined) => Decimal | undefined;

/**
 * Returns what gives stated allocations in a year: they shrink as CBAM factor and correction factor do.
 * @param from the year that they were stated for
 */
export const allocationInYear =
  (law: Law, from: number, { factors, assumedCscf, year }: ScaledYear): AllocationInYear => (perTonne) => {
    if (perTonne === undefined || factors === undefined || from === year) return perTonne;
    const own = yearFactors(lawOfImport(law, { year: from }).tables, from, assumedCscf ?? one)?.product;
    return own === undefined || isZero(own) ? perTonne : cutQuotient(times(perTonne, factors.product), own);
  };
