/**
 * A portfolio of suppliers: cost by supplier, code and year, at three paths of prices, and what verified values are worth.
 * Sums of trajectories; no figure of its own. Decisions, 0120.
 */
import { type Decimal, decimalOfText, minus, plus, sumOf, times, zero } from "../../kernel/decimal.ts";
import { costAt } from "../cbam/calculation/settle.ts";
import type { PlannedGoods, Trajectory, TrajectoryYear, YearSide } from "./trajectory.ts";

/** Goods of a portfolio that have figures. */
export interface Holding {
  /** Supplier as the caller names it; null where it names none. */
  readonly supplier: string | null;
  /** The goods. */
  readonly goods: PlannedGoods;
  /** Their cost, year by year. */
  readonly trajectory: Extract<Trajectory, { readonly status: "ok" }>;
}

/** Cost of some goods over some years, EUR, exact. */
export interface HeldCost {
  /** Rows. */
  readonly rows: number;
  /** With default values. */
  readonly defaultEur: Decimal;
  /** With verified values where they are known, else default ones. */
  readonly knownEur: Decimal;
  /** Saving of each tenth of a tonne CO2e per tonne of goods below the break-even, while the cost is above 0. */
  readonly tenthEur: Decimal;
}

/** Cost of goods that share a name. */
export interface HeldGroup extends HeldCost {
  /** Name of the group; null for goods without a supplier. */
  readonly name: string | null;
}

const tenth = decimalOfText("0.1") ?? zero;

const knownSide = ({ verified, byDefault }: TrajectoryYear): YearSide => verified ?? byDefault;

const costOf = ({ trajectory: { tonnage, years } }: Holding, isYear: (year: number) => boolean): HeldCost => {
  const counted = years.filter(({ plan }) => isYear(plan.year));
  const all = (each: (year: TrajectoryYear) => Decimal): Decimal => times(sumOf(counted.map(each)), tonnage);
  return {
    rows: 1,
    defaultEur: all(({ byDefault }) => byDefault.costEurPerT),
    knownEur: all((year) => knownSide(year).costEurPerT),
    tenthEur: all(({ plan }) => times(tenth, plan.priceEurPerTco2e)),
  };
};

const nothing: HeldCost = { rows: 0, defaultEur: zero, knownEur: zero, tenthEur: zero };

const together = (one: HeldCost, other: HeldCost): HeldCost => ({
  rows: one.rows + other.rows,
  defaultEur: plus(one.defaultEur, other.defaultEur),
  knownEur: plus(one.knownEur, other.knownEur),
  tenthEur: plus(one.tenthEur, other.tenthEur),
});

const everyYear = (): boolean => true;

/** Returns the cost of goods that share a name, in the order in which the names first come. */
export const groupedBy = (
  holdings: ReadonlyArray<Holding>,
  nameOf: (holding: Holding) => string | null,
): ReadonlyArray<HeldGroup> => {
  const groups = new Map<string | null, HeldCost>();
  for (const holding of holdings) {
    const name = nameOf(holding);
    groups.set(name, together(groups.get(name) ?? nothing, costOf(holding, everyYear)));
  }
  return Array.from(groups, ([name, cost]) => ({ name, ...cost }));
};

/** Returns the cost of all goods. */
export const wholeOf = (holdings: ReadonlyArray<Holding>): HeldCost =>
  holdings.reduce((sum, holding) => together(sum, costOf(holding, everyYear)), nothing);

/** Returns the cost of all goods in a year. */
export const costInYear = (holdings: ReadonlyArray<Holding>, year: number): HeldCost =>
  holdings.reduce(
    (sum, holding) => together(sum, costOf(holding, (each) => each === year)),
    nothing,
  );

/** Cost of all goods at another price in each year, EUR, exact. */
export interface PricedYear {
  /** Calendar year. */
  readonly year: number;
  /** With default values. */
  readonly defaultEur: Decimal;
  /** With verified values where they are known, else default ones. */
  readonly knownEur: Decimal;
}

const netAt = (side: YearSide, price: Decimal, paidEurPerT: Decimal | undefined): Decimal => {
  const { embeddedTPerT: embeddedT, netTPerT: netEmissionsT } = side;
  const { grossEur, deductionEur } = costAt({ embeddedT, netEmissionsT }, price, paidEurPerT);
  return minus(grossEur, deductionEur);
};

/**
 * Returns the cost of all goods at other prices.
 * @param prices EUR per tCO2e by year
 */
export const atPrices = (
  holdings: ReadonlyArray<Holding>,
  prices: ReadonlyMap<number, Decimal>,
): ReadonlyArray<PricedYear> =>
  Array.from(prices, ([year, price]) => {
    let [defaultEur, knownEur] = [zero, zero];
    for (const { goods, trajectory: { tonnage, years } } of holdings) {
      const found = years.find(({ plan }) => plan.year === year);
      if (found === undefined) continue;
      const { byDefault, verified } = found;
      const byDefaultEur = netAt(byDefault, price, undefined);
      const known = verified === undefined
        ? byDefaultEur
        : netAt(verified, price, goods.verified?.originCarbonPriceEurPerT);
      defaultEur = plus(defaultEur, times(byDefaultEur, tonnage));
      knownEur = plus(knownEur, times(known, tonnage));
    }
    return { year, defaultEur, knownEur };
  });
