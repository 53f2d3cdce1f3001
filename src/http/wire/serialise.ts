/**
 * CBAM answers to JSON text. Most of an answer's bytes are lists of acts that many answers share: each list is
 * serialised once and put in as text.
 */
import type { Citation } from "../../kernel/citation.ts";
import type { Disclosure } from "../../domain/cbam/law/disclosure.ts";

/** An answer that ends with the acts it rests on. */
export interface Cited {
  readonly sources?: ReadonlyArray<Citation>;
  readonly disclosure: Disclosure;
}

const texts = new WeakMap<ReadonlyArray<Citation>, string>();

const textOf = (citations: ReadonlyArray<Citation>): string => {
  const known = texts.get(citations);
  if (known !== undefined) return known;
  const text = JSON.stringify(citations);
  texts.set(citations, text);
  return text;
};

const disclosureText = ({ legal_basis, ...rest }: Disclosure): string =>
  `${JSON.stringify(rest).slice(0, -1)},"legal_basis":${textOf(legal_basis)}}`;

/** @returns what `JSON.stringify` would, with `sources` and `disclosure` as the last members. */
export const serialise = ({ sources, disclosure, ...rest }: Cited): string => {
  const cited = sources === undefined ? "" : `"sources":${textOf(sources)},`;
  return `${JSON.stringify(rest).slice(0, -1)},${cited}"disclosure":${disclosureText(disclosure)}}`;
};
