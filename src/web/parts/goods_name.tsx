/**
 * Name of the goods under a code in the page's language; the English description of the tables where there is none.
 */
import type { VNode } from "preact";
import { goodsName } from "../law/goods.ts";
import type { Language } from "../words/language.ts";

export const GoodsName = ({ code, description, language }: {
  readonly code: string;
  readonly description: string;
  readonly language: Language;
}): VNode => {
  const own = goodsName(code, language);
  return own === undefined ? <span lang="en">{description}</span> : <span>{own}</span>;
};
