/**
 * What a page must not say: words of another language, and names that only programs know.
 */
import assert from "node:assert/strict";
import type { InLanguages } from "../../src/web/words/language.ts";

/** What somebody entered, and names that are the same in every language. */
const quotes = /«[^»]*»|„[^“]*“|“[^”]*”|"[^"]*"|\S+@\S+|19 CFR \S+|Decreto [^)]*/g;

/** Words that no German and no French sentence has. */
const english =
  /\b(?:the|The|must|found|is|of|and|or|with|not|missing|write|give|Give|which|that|from|be|are|has|have|known|wanting|list|text|value|row|line|number|such|at least|most)\b/;

/** `lineItems`, `cn_code`, `/invoiceData/shipper`, and words that speak to programs. */
const ofPrograms =
  /\b[a-z]+[A-Z]\w*\b|\b[a-z]+(?:_[a-z0-9]+)+\b|(?:^|[\s(])\/\w|\w\/\d+\/|\b(?:array|object|JSON|null|undefined|true|false|decimal=\w+)\b/;

/** @throws for a sentence that names a member or a path of the API */
export const assertForPeople = (sentence: string): void => {
  const own = sentence.replace(quotes, "");
  assert.doesNotMatch(own, ofPrograms, sentence);
  assert.match(sentence, /[.?!)"]$/, sentence);
  assert.doesNotMatch(sentence, /undefined|\[object|NaN|^[:,]|\s[.,:](?!\.)|[^.]\.\.$/, sentence);
};

/** @throws for a sentence that isn't German, or names a member or a path of the API */
export const assertGerman = (sentence: string): void => {
  assertForPeople(sentence);
  assert.doesNotMatch(sentence.replace(quotes, ""), english, sentence);
};

/** Words that no French sentence has. */
const german = /\b(?:der|das|und|nicht|ist|Sie|wird|mit|eine?[nmrs]?|kein\w*)\b/;

/** Days as French papers have them, which are no paths. */
const days = /\b\d{2}\/\d{2}\/\d{4}\b/g;

/** A space that a line may break at, where French has none. */
const looseSpace = /[ \n][:;?!»]|«[ \n]|\S[;?!»](?<=[^\s\u00a0][;?!»])|«(?!\u00a0)/;

/** @throws for a sentence that isn't French, lacks its spaces, or names a member or a path of the API */
export const assertFrench = (sentence: string): void => {
  assertForPeople(sentence.replace(/\u00a0([:;?!»])/g, "$1").replace(days, "2026"));
  const own = sentence.replace(quotes, "");
  assert.doesNotMatch(own, english, sentence);
  assert.doesNotMatch(own, german, sentence);
  assert.doesNotMatch(sentence, looseSpace, sentence);
};

/** What a sentence of each language has to be. */
export const assertIn: InLanguages<(sentence: string) => void> = {
  en: assertForPeople,
  de: assertGerman,
  fr: assertFrench,
};
