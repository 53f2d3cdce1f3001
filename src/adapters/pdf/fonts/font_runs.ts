/**
 * Picks the font of each part of a text, and finds what no font has. What readers see as one character (a base
 * with its marks) is never split between fonts.
 */
import type { MissingCharacter } from "../../../domain/documents/printable.ts";
import { graphemes } from "../../../kernel/text/graphemes.ts";
import { hasGlyph } from "./coverage.ts";
import { families, type Family, fontFiles } from "./fonts.ts";

/** A part of a text in one font. */
export interface FontRun {
  readonly text: string;
  readonly family: Family;
}

/** Printable ASCII, Latin-1 and Latin Extended: the Latin font has all of it. */
const plainLatin = /^[\n\x20-\x7e\xa0-\xac\xae-\u024f]*$/;
const ignorable = /^\p{Default_Ignorable_Code_Point}$/u;
const blank = /^\s+$/;

/** @returns the text in the composed form that is printed and looked up in fonts */
export const composed = (text: string): string => plainLatin.test(text) ? text : text.normalize("NFC");

/**
 * @param language BCP 47 tag of the text around it: it decides where Chinese, Japanese and Korean share a character
 * @returns the composed text's parts in order, each in the font that has it
 */
export const fontRuns = (text: string, language?: string): ReadonlyArray<FontRun> => {
  if (plainLatin.test(text)) return [{ text, family: "latin" }];
  const order = familyOrder(text, language);
  const runs: Array<{ text: string; family: Family }> = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = runs.at(-1);
    const family = last !== undefined && blank.test(segment) && covers(last.family, segment)
      ? last.family
      : order.find((candidate) => covers(candidate, segment)) ?? "latin";
    if (last?.family === family) last.text += segment;
    else runs.push({ text: segment, family });
  }
  return runs;
};

/** Code points of the longest signs, families of several people; a letter with more marks is told without them. */
const longestShown = 12;

/** @returns the characters of the text that can't be printed */
export const missingCharacters = (text: string): ReadonlyArray<MissingCharacter> => {
  if (plainLatin.test(text)) return [];
  const missing: Array<MissingCharacter> = [];
  let position = 1;
  for (const { segment } of graphemes.segment(composed(text))) {
    const codePoint = uncovered(segment);
    if (codePoint !== undefined) {
      missing.push({ character: [...segment].slice(0, longestShown).join(""), codePoint, position });
    }
    position += 1;
  }
  return missing;
};

const ideographic: ReadonlyArray<Family> = ["chinese", "traditional", "japanese", "korean"];
const alphabetic = families.filter((family) => !ideographic.includes(family));

/** Chinese, Japanese and Korean share characters and draw them differently: own letters decide, then the language. */
const familyOrder = (text: string, language: string | undefined): ReadonlyArray<Family> => {
  const own = /\p{Script=Hangul}/u.test(text)
    ? "korean"
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? "japanese"
    : ideographic.find((family) => fontFiles[family].language === language) ?? "chinese";
  return [...alphabetic, own, ...ideographic];
};

const covers = (family: Family, segment: string): boolean => {
  for (const character of segment) {
    if (!isInFont(family, character)) return false;
  }
  return true;
};

/** A line feed and invisible characters need no glyph. */
const isInFont = (family: Family, character: string): boolean =>
  hasGlyph(family, character.codePointAt(0) ?? 0) || character === "\n" || ignorable.test(character);

/** Marks that letters of any printed script have on one place: more of them stand over the lines above and below. */
const mostMarks = 4;
const marks = /[\p{Mn}\p{Me}]+/gu;

/** @returns the first mark for which a letter has no room */
const excessMark = (segment: string): number | undefined =>
  [...segment.matchAll(marks)].map(([found]) => [...found][mostMarks]).find((mark) => mark !== undefined)
    ?.codePointAt(0);

/** @returns the first code point that keeps every font from drawing the segment */
const uncovered = (segment: string): number | undefined => {
  const excess = excessMark(segment);
  if (excess !== undefined) return excess;
  if (families.some((family) => covers(family, segment))) return undefined;
  const characters = [...segment];
  const culprit = characters.find((character) => !families.some((family) => isInFont(family, character)));
  return (culprit ?? characters.at(-1) ?? "").codePointAt(0);
};
