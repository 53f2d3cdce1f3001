/**
 * Answers to JSON text. Most bytes of a CBAM answer are lists of acts that many answers share: each list is serialised
 * once and put in as text.
 */
import type { Disclosure } from "../../contract/answers/members.ts";
import type { Citation } from "../../kernel/citation.ts";

/** An answer that ends with the acts it rests on. */
interface Cited {
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

/** Members that are undefined are left out; taking them off with a rest pattern makes an object that is slow to write. */
const disclosureText = (disclosure: Disclosure): string =>
  `${JSON.stringify({ ...disclosure, legal_basis: undefined }).slice(0, -1)},"legal_basis":${
    textOf(disclosure.legal_basis)
  }}`;

const citedText = (answer: Cited): string => {
  const { sources, disclosure } = answer;
  const own = JSON.stringify({ ...answer, sources: undefined, disclosure: undefined });
  const cited = sources === undefined ? "" : `"sources":${textOf(sources)},`;
  return `${own.slice(0, -1)},${cited}"disclosure":${disclosureText(disclosure)}}`;
};

const isCited = (answer: unknown): answer is Cited =>
  typeof answer === "object" && answer !== null && "disclosure" in answer &&
  typeof answer.disclosure === "object" && answer.disclosure !== null && "legal_basis" in answer.disclosure;

/** @returns what `JSON.stringify` would, with `sources` and `disclosure` as the last members of a CBAM answer. */
export const serialise = (answer: unknown): string =>
  isCited(answer) ? citedText(answer) : JSON.stringify(answer);
