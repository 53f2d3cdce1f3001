/**
 * Name of the goods under a code: its short name in the page's language first, and the description as the tables have
 * it.
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
  return own === undefined ? <span lang="en">{description}</span> : (
    <>
      {own} <span class="muted" lang="en">{`(${description})`}</span>
    </>
  );
};
