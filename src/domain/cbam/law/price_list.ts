/**
 * The prices that count at a moment, out of all that were ever entered. A price counts from its day of publication, once
 * it is known, until it is retracted; of several for one period the one published last, of those the one known last.
 * Nothing is ever changed, so a moment that has passed has the same list for ever.
 */
import { sha256Hex } from "../../../kernel/sha256.ts";
import { dayInBrussels, startOfDayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { toText } from "../../../kernel/decimal.ts";
import { once, onceEach } from "../../../kernel/once.ts";
import type { CertificatePrice, PriceEntry } from "./price.ts";
import type { TableVersion } from "../../../contract/answers/members.ts";

/** The prices of a moment. */
export interface PriceList {
  /** One a period, in the order of the periods. */
  readonly prices: ReadonlyArray<CertificatePrice>;
  /** The last day on which the list changed, and the SHA-256 of `textOfPrices`. */
  readonly version: TableVersion;
}

/** The list as the text that is hashed: the columns of `certificate-prices.csv`, a line each, in order. */
const textOfPrices = (prices: ReadonlyArray<CertificatePrice>): string =>
  [
    "period,price_eur_per_tco2e,published_at",
    ...prices.map(({ period, priceEurPerTco2e, publishedAt }) =>
      `${period},${toText(priceEurPerTco2e)},${publishedAt}`
    ),
    "",
  ].join("\n");

/** Returns since when the price counts, in milliseconds since 1970. */
export const countsFrom = (price: PriceEntry): number =>
  Math.max(startOfDayInBrussels(price.publishedAt), price.knownFromMs ?? -Infinity);

const isNewer = (price: PriceEntry, than: PriceEntry): boolean =>
  price.publishedAt === than.publishedAt
    ? countsFrom(price) >= countsFrom(than)
    : price.publishedAt > than.publishedAt;

/**
 * Returns of each period the price that counts at the moment, in the order of the periods.
 * @param atMs in milliseconds since 1970; Infinity for what counts or will
 */
export const pricesThatCount = (
  history: ReadonlyArray<PriceEntry>,
  atMs: number,
): ReadonlyArray<PriceEntry> => {
  const newest = new Map<string, PriceEntry>();
  for (const price of history) {
    const isRetracted = price.retractedMs !== undefined && price.retractedMs <= atMs;
    if (isRetracted || countsFrom(price) > atMs) continue;
    const other = newest.get(price.period);
    if (other === undefined || isNewer(price, other)) newest.set(price.period, price);
  }
  return [...newest.values()].sort((a, b) => a.period < b.period ? -1 : 1);
};

/** A list with the moment from which it holds, in milliseconds since 1970. */
interface HeldList {
  readonly fromMs: number;
  readonly list: () => PriceList;
}

const noPrice = "none";

const makeList = (history: ReadonlyArray<PriceEntry>, fromMs: number): PriceList => {
  const prices = pricesThatCount(history, fromMs);
  const sha256 = sha256Hex(textOfPrices(prices));
  const version = Number.isFinite(fromMs) ? dayInBrussels(fromMs) : noPrice;
  return Object.freeze({ prices, version: Object.freeze({ version, sha256 }) });
};

/** The lists of a history, from its beginning on; a list is made when it is first asked for. */
const timelineOf = onceEach((history: ReadonlyArray<PriceEntry>): ReadonlyArray<HeldList> => {
  const changes = new Set(
    history.flatMap((price) =>
      price.retractedMs === undefined ? [countsFrom(price)] : [countsFrom(price), price.retractedMs]
    ),
  );
  return [-Infinity, ...[...changes].sort((a, b) => a - b)].map((fromMs) => ({
    fromMs,
    list: once(() => makeList(history, fromMs)),
  }));
});

const noList: PriceList = makeList([], -Infinity);

/**
 * Returns the prices that counted at the moment.
 * @param history every price that was ever entered, in any order
 * @param atMs the moment, in milliseconds since 1970
 */
export const priceListAt = (history: ReadonlyArray<PriceEntry>, atMs: number): PriceList =>
  timelineOf(history).findLast(({ fromMs }) => fromMs <= atMs)?.list() ?? noList;
