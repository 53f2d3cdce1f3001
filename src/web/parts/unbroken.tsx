/**
 * A sentence in which some words stand on one line: a day with hyphens or strokes, a code with blanks.
 */
import type { VNode } from "preact";

/** Parts of the text: the words, and what is between them. */
const partsOf = (text: string, words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [word, ...others] = words;
  if (word === undefined || word === "") return [text];
  return text.split(word).flatMap((part, at) => [...(at === 0 ? [] : [word]), ...partsOf(part, others)]);
};

/** The sentence. */
export const Unbroken = ({ text, words }: {
  readonly text: string;
  readonly words: ReadonlyArray<string>;
}): VNode => (
  <>
    {partsOf(text, words).map((part) => words.includes(part) ? <span class="whole">{part}</span> : part)}
  </>
);
