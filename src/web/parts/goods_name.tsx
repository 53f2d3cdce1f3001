/**
 * What a code covers: on German pages its short German name first, and the description as the tables have it.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { germanGoods } from "../law_sentences/german_goods.ts";

export const GoodsName = ({ code, description, language }: {
  readonly code: string;
  readonly description: string;
  readonly language: Language;
}): VNode => {
  const german = language === "de" ? germanGoods(code) : undefined;
  return german === undefined ? <span lang="en">{description}</span> : (
    <>
      {german} <span class="muted" lang="en">{`(${description})`}</span>
    </>
  );
};
