/** Stated free allocations in other years of a plan than their own. */
import { type Decimal, isZero, one, quotient, times } from "../../../kernel/decimal.ts";
import { type YearFactors, yearFactors } from "../calculation/free_allocation.ts";
import { type Law, lawOfImport } from "../law/law.ts";

/** Decimals of a scaled allocation: times any mass and price the figure is still exact to the cent. */
const scaleDecimals = 40;

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
    return own === undefined || isZero(own)
      ? perTonne
      : quotient(times(perTonne, factors.product), own, scaleDecimals);
  };
