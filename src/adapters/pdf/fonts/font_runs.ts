/**
 * Picks the font of each part of a text, and finds what no font has. What readers see as one character (a base
 * with its marks) is never split between fonts.
 */
import type { MissingCharacter } from "../../../domain/documents/printable.ts";
import { graphemes } from "../../../kernel/text/graphemes.ts";
import { hasGlyph, isInOneFont } from "./coverage.ts";
import { families, type Family, fontFiles } from "./fonts.ts";

/** A part of a text in one font. */
export interface FontRun {
  readonly text: string;
  readonly family: Family;
}

/** Printable ASCII, Latin-1 and Latin Extended: the Latin font has all of it. */
const plainLatin = /^[\n\x20-\x7e\xa0-\xac\xae-\u024f]*$/;
/** A line feed and invisible characters need no glyph. */
const undrawn = /[\n\p{Default_Ignorable_Code_Point}]/gu;
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
    const drawn = segment.replace(undrawn, "");
    const family = last !== undefined && blank.test(segment) && covers(last.family, drawn)
      ? last.family
      : order.find((candidate) => covers(candidate, drawn)) ?? "latin";
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
  const printed = composed(text);
  if (isInOneFont(printed) && excessMark(printed) === undefined) return [];
  const missing: Array<MissingCharacter> = [];
  let position = 1;
  for (const { segment } of graphemes.segment(printed)) {
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

const covers = (family: Family, drawn: string): boolean => {
  for (const character of drawn) {
    if (!hasGlyph(family, character.codePointAt(0) ?? 0)) return false;
  }
  return true;
};

/** Letters of any printed script have four marks on one place at most: more of them stand over the lines above and below. */
const excessMarks = /[\p{Mn}\p{Me}]{4}([\p{Mn}\p{Me}])/u;

/** @returns the first mark for which a letter has no room */
const excessMark = (text: string): number | undefined => excessMarks.exec(text)?.[1]?.codePointAt(0);

/** @returns the first code point that keeps every font from drawing the segment */
const uncovered = (segment: string): number | undefined => {
  const excess = excessMark(segment);
  if (excess !== undefined) return excess;
  const drawn = segment.replace(undrawn, "");
  if (isInOneFont(drawn)) return undefined;
  const characters = [...drawn];
  const culprit = characters.find((character) => !isInOneFont(character));
  return (culprit ?? characters.at(-1) ?? "").codePointAt(0);
};
