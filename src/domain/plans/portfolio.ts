/**
 * A portfolio of suppliers: cost by supplier, code and year, at three paths of prices, and what verified values are worth.
 * Sums of trajectories; no figure of its own. Decisions, 0119.
 */
import {
  type Decimal,
  decimalOfText,
  minus,
  plus,
  sumOf,
  surplus,
  times,
  zero,
} from "../../kernel/decimal.ts";
import { costAt } from "../cbam/calculation/settle.ts";
import { lacksDefault } from "./plan_remarks.ts";
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
  /** Rows of verified goods without a default value: they count in the known cost alone. */
  readonly withoutDefault: number;
  /** With default values, of the rows that have one. */
  readonly defaultEur: Decimal;
  /** With verified values where they are known, else default ones. */
  readonly knownEur: Decimal;
  /** Saving of the verified values, of the rows that have a default value. */
  readonly savedEur: Decimal;
  /** Saving of each tenth of a tonne CO2e per tonne of goods below the break-even, while the cost is above 0. */
  readonly tenthEur: Decimal;
}

/** Cost of goods that share a name. */
export interface HeldGroup extends HeldCost {
  /** Name of the group; null for goods without a supplier. */
  readonly name: string | null;
}

/** Cost of all goods in a year, EUR, exact. */
export interface PricedYear {
  /** Calendar year. */
  readonly year: number;
  /** With default values, of the goods that have one. */
  readonly defaultEur: Decimal;
  /** With verified values where they are known, else default ones. */
  readonly knownEur: Decimal;
}

/** Prices of a path, EUR per tCO2e by year. */
export type PathPrices = ReadonlyMap<number, Decimal>;

/** Sums of a portfolio. */
export interface PortfolioSums {
  /** All goods and years. */
  readonly whole: HeldCost;
  /** All years by supplier, in the order in which they first came. */
  readonly bySupplier: ReadonlyArray<HeldGroup>;
  /** All years by CN code, in the order in which they first came. */
  readonly byCode: ReadonlyArray<HeldGroup>;
  /** All goods by year. */
  readonly byYear: ReadonlyArray<PricedYear & Omit<HeldCost, "tenthEur">>;
  /** All goods by year, once for each path of prices. */
  readonly atPrices: ReadonlyArray<ReadonlyArray<PricedYear>>;
}

const tenth = decimalOfText("0.1") ?? zero;

const nothing: HeldCost = {
  rows: 0,
  withoutDefault: 0,
  defaultEur: zero,
  knownEur: zero,
  savedEur: zero,
  tenthEur: zero,
};

const together = (one: HeldCost, other: HeldCost): HeldCost => ({
  rows: one.rows + other.rows,
  withoutDefault: one.withoutDefault + other.withoutDefault,
  defaultEur: plus(one.defaultEur, other.defaultEur),
  knownEur: plus(one.knownEur, other.knownEur),
  savedEur: plus(one.savedEur, other.savedEur),
  tenthEur: plus(one.tenthEur, other.tenthEur),
});

const netAt = (side: YearSide, price: Decimal, paidEurPerT: Decimal): Decimal => {
  const { embeddedTPerT: embeddedT, netTPerT: netEmissionsT } = side;
  const { grossEur, deductionEur } = costAt({ embeddedT, netEmissionsT }, price, paidEurPerT);
  return minus(grossEur, deductionEur);
};

/** Sums of a year. Cost without a deduction is net emissions times price, so that emissions are summed for all prices. */
interface YearSums {
  /** Rows whose goods CBAM reaches in the year. */
  rows: number;
  /** Those of them that have no default value. */
  withoutDefault: number;
  defaultEur: Decimal;
  knownEur: Decimal;
  savedEur: Decimal;
  /** Net emissions with default values, tCO2e. */
  defaultT: Decimal;
  /** The same with known values, of goods from which no carbon price is deducted. */
  knownT: Decimal;
  /** Cost of the other goods by path of prices. */
  readonly paidEur: Array<Decimal>;
}

const addTo = (groups: Map<string | null, HeldCost>, name: string | null, cost: HeldCost): void => {
  groups.set(name, together(groups.get(name) ?? nothing, cost));
};

const groupsOf = (groups: ReadonlyMap<string | null, HeldCost>): ReadonlyArray<HeldGroup> =>
  Array.from(groups, ([name, cost]) => ({ name, ...cost }));

/** Portfolio that is summed goods by goods. */
export interface PortfolioTally {
  /** Adds goods to all sums. */
  readonly add: (holding: Holding) => void;
  /** Returns the sums of the goods that were added. */
  readonly sums: () => PortfolioSums;
}

/**
 * Returns a portfolio without goods. Each goods are looked at once, in a few microseconds, so that thousands can be added with
 * pauses in between.
 * @param years of the plan
 * @param paths prices that the goods are costed at, beside the plan's own
 */
export const portfolioTally = (
  years: ReadonlyArray<number>,
  paths: ReadonlyArray<PathPrices>,
): PortfolioTally => {
  const suppliers = new Map<string | null, HeldCost>();
  const codes = new Map<string | null, HeldCost>();
  let whole = nothing;
  const ofYears = years.map((): YearSums => ({
    rows: 0,
    withoutDefault: 0,
    defaultEur: zero,
    knownEur: zero,
    savedEur: zero,
    defaultT: zero,
    knownT: zero,
    paidEur: paths.map(() => zero),
  }));
  const addYear = (sums: YearSums, year: TrajectoryYear, { goods, trajectory }: Holding) => {
    const { tonnage } = trajectory;
    const { byDefault, verified, known, isOutside } = year;
    const knownEur = times(known.costEurPerT, tonnage);
    const defaultEur = byDefault === undefined ? zero : times(byDefault.costEurPerT, tonnage);
    const savedEur = byDefault === undefined ? zero : minus(defaultEur, knownEur);
    const paid = verified === undefined ? undefined : goods.verified?.originCarbonPriceEurPerT;
    if (!isOutside) {
      sums.rows += 1;
      sums.withoutDefault += byDefault === undefined ? 1 : 0;
    }
    sums.defaultEur = plus(sums.defaultEur, defaultEur);
    sums.knownEur = plus(sums.knownEur, knownEur);
    sums.savedEur = plus(sums.savedEur, savedEur);
    if (byDefault !== undefined) sums.defaultT = plus(sums.defaultT, times(byDefault.netTPerT, tonnage));
    if (paid === undefined) {
      sums.knownT = plus(sums.knownT, times(known.netTPerT, tonnage));
    } else {
      paths.forEach((prices, at) => {
        const price = prices.get(year.plan.year) ?? year.plan.priceEurPerTco2e;
        const eur = times(netAt(known, price, paid), tonnage);
        sums.paidEur[at] = plus(sums.paidEur[at] ?? zero, eur);
      });
    }
    return { defaultEur, knownEur, savedEur };
  };
  return {
    add: (holding) => {
      const { trajectory, supplier, goods } = holding;
      const costs = trajectory.years.flatMap((year, at) => {
        const sums = ofYears[at];
        return sums === undefined ? [] : [addYear(sums, year, holding)];
      });
      const paid = goods.verified?.originCarbonPriceEurPerT ?? zero;
      const prices = sumOf(
        trajectory.years.map(({ plan, isOutside }) =>
          isOutside ? zero : surplus(plan.priceEurPerTco2e, paid)
        ),
      );
      const cost: HeldCost = {
        rows: 1,
        withoutDefault: lacksDefault(trajectory) ? 1 : 0,
        defaultEur: sumOf(costs.map(({ defaultEur }) => defaultEur)),
        knownEur: sumOf(costs.map(({ knownEur }) => knownEur)),
        savedEur: sumOf(costs.map(({ savedEur }) => savedEur)),
        tenthEur: times(tenth, times(prices, trajectory.tonnage)),
      };
      addTo(suppliers, supplier, cost);
      addTo(codes, goods.cnCode, cost);
      whole = together(whole, cost);
    },
    sums: () => ({
      whole,
      bySupplier: groupsOf(suppliers),
      byCode: groupsOf(codes),
      byYear: years.map((year, at) => {
        const { rows = 0, withoutDefault = 0, defaultEur = zero, knownEur = zero, savedEur = zero } =
          ofYears[at] ?? {};
        return { year, rows, withoutDefault, defaultEur, knownEur, savedEur };
      }),
      atPrices: paths.map((prices, path) =>
        years.map((year, at) => {
          const { defaultT = zero, knownT = zero, paidEur = [] } = ofYears[at] ?? {};
          const price = prices.get(year) ?? zero;
          return {
            year,
            defaultEur: times(defaultT, price),
            knownEur: plus(times(knownT, price), paidEur[path] ?? zero),
          };
        })
      ),
    }),
  };
};
