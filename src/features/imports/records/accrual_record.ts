/**
 * The accrual of a month as it leaves.
 */
import type { MonthEnd } from "../../../application/imports/month_end.ts";
import type { AccrualAnswer } from "../../../contract/answers/import_books.ts";
import type { CertificatePrice } from "../../../domain/cbam/law/price.ts";
import type { Accrual, AccruedImport, AccruedMonth } from "../../../domain/imports/month_end/accrual.ts";
import type { AccrualChange } from "../../../domain/imports/month_end/changes.ts";
import { minus, plus, roundHalfAwayFromZero, toMoneyText, zero } from "../../../kernel/decimal.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import { filterInSteps, groupsInSteps, mapInSteps, someInSteps, type Steps } from "../../../kernel/steps.ts";
import { amount, eur, priceOrNull, sentences } from "./figures.ts";

type Answer = typeof AccrualAnswer.Type;
type Record = Omit<
  Answer,
  "importer" | "declarant" | "month" | "as_of" | "versions" | "dataset_version" | "disclosure"
>;

const moneyDecimals = 2;

const sumsRecord = (sums: Omit<AccruedMonth, "month">): Answer["total"] => ({
  priced_t: amount(sums.pricedT),
  priced_eur: eur(sums.pricedEur),
  unpriced_t: amount(sums.unpricedT),
  unpriced_eur: eur(sums.unpricedEur),
  total_eur: eur(sums.totalEur),
});

const priceRecord = (price: CertificatePrice | undefined): Answer["newest_price"] =>
  price === undefined ? null : {
    period: price.period,
    price_eur_per_tco2e: amount(price.priceEurPerTco2e),
    published_at: price.publishedAt,
  };

const goodsRecord = ({ live: { entry } }: Pick<AccruedImport, "live">) => ({
  mrn: entry.mrn,
  item: entry.item,
  cn_code: entry.facts.cnCode,
  origin_country: entry.facts.origin,
  release_date: entry.facts.releasedOn,
});

const importRecord = (each: AccruedImport): Answer["imports"][number] => ({
  import: each.id,
  entry_id: each.live.entry.id,
  ...goodsRecord(each),
  month: each.month,
  state: each.state,
  net_t: amount(each.netT),
  price_eur: priceOrNull(each.priceEur),
  has_own_price: each.isPriced,
  cost_eur: eur(each.costEur),
});

const changeRecord = (each: AccrualChange): Answer["changes"][number] => ({
  import: each.id,
  entry_id: each.entryId,
  ...goodsRecord(each),
  change: each.change,
  cause: each.cause,
  before_eur: eur(each.beforeEur),
  after_eur: eur(each.afterEur),
  difference_eur: eur(each.differenceEur),
});

const idsOf = ({ imports }: Accrual): ReadonlyArray<string> => imports.map(({ id }) => id);

function* earlierRecords({ earlier }: MonthEnd): Steps<Answer["earlier_years"]> {
  const records: Array<Answer["earlier_years"][number]> = [];
  for (const each of earlier) {
    const { year, totalEur, certificates, surrendered = null, leftEur, beforeEur, lacking } = each;
    records.push({
      year,
      total_eur: eur(totalEur),
      certificates,
      surrendered,
      left_eur: eur(leftEur),
      before_eur: eur(beforeEur),
      difference_eur: eur(minus(totalEur, beforeEur)),
      not_calculated: lacking,
      changes: yield* mapInSteps(each.changes, changeRecord),
    });
  }
  return records;
}

const earlierFindings = ({ earlier }: MonthEnd): ReadonlyArray<ImportFinding> =>
  earlier.flatMap(({ year, certificates, surrendered = null, leftEur, lacking }) => [
    ...(certificates <= (surrendered ?? 0)
      ? []
      : [{ kind: "accruedYearBefore", year, certificates, surrendered, eur: toMoneyText(leftEur) } as const]),
    ...(lacking === 0 ? [] : [{ kind: "stillDueWithout", year, imports: lacking } as const]),
  ]);

function* notesOf({ made }: MonthEnd, year: number): Steps<ReadonlyArray<ImportFinding>> {
  const { accrual, notAccrued, withoutFigures } = made;
  const estimates = (yield* filterInSteps(accrual.imports, ({ state }) => state === "estimated")).length;
  const isUnpriced = (yield* someInSteps(accrual.imports, ({ isPriced }) => !isPriced)) ||
    (yield* someInSteps(notAccrued.imports, ({ isPriced }) => !isPriced));
  const eurText = toMoneyText(roundHalfAwayFromZero(notAccrued.total.totalEur, moneyDecimals));
  return [
    ...(isUnpriced ? [{ kind: year === 2026 ? "pricesStandIn" : "pricedWhenBought", year } as const] : []),
    ...(notAccrued.imports.length === 0
      ? []
      : [{ kind: "notAccrued", imports: notAccrued.imports.length, eur: eurText } as const]),
    ...(estimates === 0 ? [] : [{ kind: "accruedEstimates", imports: estimates } as const]),
    ...(withoutFigures.length === 0
      ? []
      : [{ kind: "notCalculated", imports: withoutFigures.length } as const]),
  ];
}

/** The record of a month's accrual, made in steps. */
export function* accrualRecord(end: MonthEnd, year: number): Steps<Record> {
  const { made: { accrual, notAccrued }, before } = end;
  const ofMonths = yield* groupsInSteps(accrual.imports, ({ month }) => month);
  const imports = yield* mapInSteps(accrual.imports, importRecord);
  const changes = yield* mapInSteps(end.changes, changeRecord);
  const earlier = before?.made.accrual.total.totalEur;
  const idsOfMonths = new Map<string, ReadonlyArray<string>>();
  for (const [month, own] of ofMonths) idsOfMonths.set(month, yield* mapInSteps(own, ({ id }) => id));
  return {
    newest_price: priceRecord(accrual.newestPrice),
    months: accrual.months.map(({ month, ...sums }) => ({
      month,
      imports: idsOfMonths.get(month) ?? [],
      ...sumsRecord(sums),
    })),
    total: sumsRecord(accrual.total),
    imports,
    not_accrued: {
      imports: idsOf(notAccrued),
      net_t: amount(plus(notAccrued.total.pricedT, notAccrued.total.unpricedT)),
      cost_eur: eur(notAccrued.total.totalEur),
    },
    before: before === undefined || earlier === undefined ? null : {
      month: before.month,
      as_of: before.asOf,
      total_eur: eur(earlier),
    },
    difference_eur: eur(minus(accrual.total.totalEur, earlier ?? zero)),
    changes,
    earlier_years: yield* earlierRecords(end),
    notes: sentences([...end.undeclared, ...earlierFindings(end), ...yield* notesOf(end, year)]),
  };
}
