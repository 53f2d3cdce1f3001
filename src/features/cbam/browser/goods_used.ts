/// <reference lib="dom" />
/** Goods that were used before: they are offered before anything is typed, and before others that fit. */
import { savedItems, type SavedKind, saveItem } from "../../../web/browser/saved.ts";

/** Goods as the service finds them. */
export interface GoodsResult {
  readonly cn_code: string;
  readonly description: string;
  /** The name in the page's language, where it is not English. */
  readonly name?: string;
}

export const isGoodsResult = (value: unknown): value is GoodsResult =>
  typeof value === "object" && value !== null && "cn_code" in value && typeof value.cn_code === "string" &&
  "description" in value && typeof value.description === "string";

/** Kind of the goods; names are those of the page's language. */
export const usedKind = (): SavedKind<GoodsResult> => ({
  name: `goods-${document.documentElement.lang}`,
  isItem: isGoodsResult,
  keyOf: ({ cn_code }) => cn_code,
  most: 12,
});

/** @returns the goods, those that were used last first */
export const usedGoods = (): ReadonlyArray<GoodsResult> => savedItems(usedKind());

/** Keeps goods that were used. */
export const rememberGoods = (goods: GoodsResult): void => saveItem(usedKind(), goods);

/** @returns the goods that were found, those that were used before at their beginning */
export const usedFirst = (found: ReadonlyArray<GoodsResult>): ReadonlyArray<GoodsResult> => {
  const used = new Set(usedGoods().map(({ cn_code }) => cn_code));
  const wasUsed = ({ cn_code }: GoodsResult): boolean => used.has(cn_code);
  return [...found.filter(wasUsed), ...found.filter((goods) => !wasUsed(goods))];
};
