/**
 * Accrual for a year's imports, by month of release, for the books: what has a price apart from what another one stands
 * in for.
 */
import { type Decimal, plus, zero } from "../../../kernel/decimal.ts";
import { groupsInSteps, inStepsOf, mapInSteps, type Steps } from "../../../kernel/steps.ts";
import type { CertificatePrice } from "../../cbam/law/price.ts";
import type { FigureState, ImportFigures } from "../figures/figures.ts";
import type { LiveImport } from "../ledger/live.ts";

/** One import's part. */
export interface AccruedImport {
  /** Id of the import. */
  readonly id: string;
  /** The import as it was known. */
  readonly live: LiveImport;
  /** Month of release, `2026-03`. */
  readonly month: string;
  /** Certainty of its emissions. */
  readonly state: FigureState;
  /** Net emissions, tCO2e. */
  readonly netT: Decimal;
  /** True if its period has a price of its own. */
  readonly isPriced: boolean;
  /** Price that it counts at, EUR; undefined where there is none. */
  readonly priceEur: Decimal | undefined;
  /** Cost at its own price, or at the one that stands in, EUR with 2 decimals: that of the declaration. */
  readonly costEur: Decimal;
}

/** The imports of a month. */
export interface AccruedMonth {
  /** `2026-03`. */
  readonly month: string;
  /** Net emissions with a price, tCO2e. */
  readonly pricedT: Decimal;
  /** Their cost, EUR. */
  readonly pricedEur: Decimal;
  /** Net emissions without a price, tCO2e. */
  readonly unpricedT: Decimal;
  /** Their cost at the price that stands in, EUR. */
  readonly unpricedEur: Decimal;
  /** Both costs, EUR. */
  readonly totalEur: Decimal;
}

/** Amounts that are to be set aside. */
export interface Accrual {
  /** The newest price; undefined where there is none. */
  readonly newestPrice: CertificatePrice | undefined;
  /** Months with imports, the first one first. */
  readonly months: ReadonlyArray<AccruedMonth>;
  /** All months. */
  readonly total: Omit<AccruedMonth, "month">;
  /** Every import that counts. */
  readonly imports: ReadonlyArray<AccruedImport>;
}

const monthDigits = 7;

const accruedImport = (figures: ImportFigures<LiveImport>): AccruedImport => ({
  id: figures.live.id,
  live: figures.live,
  state: figures.state,
  month: figures.live.entry.facts.releasedOn.slice(0, monthDigits),
  netT: figures.netT,
  isPriced: figures.isPriced,
  priceEur: figures.price?.priceEurPerTco2e,
  costEur: figures.costEur,
});

function* sumsOf(imports: ReadonlyArray<AccruedImport>): Steps<Omit<AccruedMonth, "month">> {
  let [pricedT, pricedEur, unpricedT, unpricedEur] = [zero, zero, zero, zero];
  yield* inStepsOf(imports, ({ isPriced, netT, costEur }) => {
    if (isPriced) [pricedT, pricedEur] = [plus(pricedT, netT), plus(pricedEur, costEur)];
    else [unpricedT, unpricedEur] = [plus(unpricedT, netT), plus(unpricedEur, costEur)];
  });
  return { pricedT, pricedEur, unpricedT, unpricedEur, totalEur: plus(pricedEur, unpricedEur) };
}

/**
 * Returns what is to be set aside for the imports that are given, such as those up to a month's end, in steps.
 * @param newestPrice the newest published price, which the books name
 */
export function* accrualOf(
  figures: ReadonlyArray<ImportFigures<LiveImport>>,
  newestPrice: CertificatePrice | undefined,
): Steps<Accrual> {
  const inScope = figures.filter(({ standing }) => standing === "in_scope");
  const imports = yield* mapInSteps(inScope, accruedImport);
  const byMonth = yield* groupsInSteps(imports, ({ month }) => month);
  const months: Array<AccruedMonth> = [];
  for (const [month, own] of [...byMonth].sort(([a], [b]) => a < b ? -1 : 1)) {
    months.push({ month, ...yield* sumsOf(own) });
  }
  return { newestPrice, months, total: yield* sumsOf(imports), imports };
}
