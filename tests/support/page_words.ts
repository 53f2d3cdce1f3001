/**
 * What a page must not say: words of another language, and names that only programs know.
 */
import assert from "node:assert/strict";

/** What somebody entered, and names that are the same in every language. */
const quotes = /„[^“]*“|“[^”]*”|"[^"]*"|\S+@\S+|19 CFR \S+|Decreto [^)]*/g;

/** Words that no German sentence has. */
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
