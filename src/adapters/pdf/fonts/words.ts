/**
 * Cuts a text into words: the pieces between which a line may end, each in one font and of one direction.
 */
// @ts-types="../types/linebreak.d.ts"
import LineBreaker from "linebreak";
import type { LineEnds } from "../../../domain/documents/printable.ts";
import { hasRightToLeft, levelsOf } from "./bidi.ts";
import type { Family } from "./fonts.ts";
import { composed, fontRuns } from "./font_runs.ts";

/** A piece of a text. */
export interface Word {
  readonly text: string;
  readonly family: Family;
  /** Odd: written from right to left. */
  readonly level: number;
  /** Break after the word, which may, must or can't end a line. */
  readonly end: "may" | "must" | "no";
}

/** Rules by which a text is cut into words. */
export interface CuttingRules {
  readonly lineEnds: LineEnds;
  /** BCP 47 tag; decides which font draws what Chinese, Japanese and Korean share. */
  readonly language?: string;
}

/** Texts whose words are kept; then it starts afresh. */
const keptTextsLimit = 5_000;
const keptTexts = new Map<string, ReadonlyArray<Word>>();

/** Nothing in such a text is a place to break, a letter of another script, or of another direction. */
const singleWord = /^[A-Za-z0-9.,:]*$/;

/** Longer words are shaped in pieces: what is shaped anew for each line of one grows with its square. */
const longestPiece = 40;

/** Two letters that look the same whether they are shaped together or apart. */
const unjoined = /^[\x21-\x7e\xa1-\u02af\u0370-\u0482\u048a-\u052f\p{Script=Han}\p{Script=Hangul}]{2}$/u;

/** @returns the text's words in the order of writing; one empty word for an empty text */
export const wordsOf = (text: string, cutting: CuttingRules): ReadonlyArray<Word> => {
  if (text.length <= longestPiece && singleWord.test(text)) {
    return [{ text, family: "latin", level: 0, end: "may" }];
  }
  const key = `${cutting.lineEnds} ${cutting.language} ${text}`;
  const known = keptTexts.get(key);
  if (known !== undefined) return known;
  if (keptTexts.size >= keptTextsLimit) keptTexts.clear();
  const words = cut(composed(text), cutting);
  keptTexts.set(key, words);
  return words;
};

const cut = (text: string, { lineEnds, language }: CuttingRules): ReadonlyArray<Word> => {
  const runs = fontRuns(text, language);
  const levels = hasRightToLeft(text) ? levelsOf(text) : undefined;
  const breaks = lineEnds === "words" ? wordBreaks(text) : spaceBreaks(text, lineEnds);
  const words: Array<Word> = [];
  let start = 0;
  for (const { text: run, family } of runs) {
    const runEnd = start + run.length;
    if (lineEnds === "words") {
      for (const inRun of wordsWithoutSpaces(family, run)) {
        breaks.set(start + inRun, breaks.get(start + inRun) ?? "may");
      }
    }
    for (let end = start + 1; end <= runEnd; end += 1) {
      const isCut = end === runEnd || breaks.has(end) || levels?.[end] !== levels?.[end - 1] ||
        (end - start >= longestPiece && unjoined.test(text.slice(end - 1, end + 1)));
      if (!isCut) continue;
      // A blank stands for a line feed, so that what is copied has its lines apart.
      const piece = text.slice(start, end).replace(/ ?\n$/, lineEnds === "nowhere" ? "" : " ");
      const afterIt = end === text.length ? "may" : breaks.get(end) ?? "no";
      words.push({ text: visible(piece), family, level: levels?.[start] ?? 0, end: afterIt });
      start = end;
    }
  }
  return words;
};

type Breaks = Map<number, Word["end"]>;

const wordBreaks = (text: string): Breaks => {
  const breaks: Breaks = new Map();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    breaks.set(next.position, next.required && text[next.position - 1] === "\n" ? "must" : "may");
  }
  for (const position of insideMeasures(text)) breaks.delete(position);
  return breaks;
};

/** A figure with its unit, its groups of three digits, and the edges of a size: `2.2 kW`, `1 450 rpm`, `40 x 30 cm`. */
const measure =
  /\d (?=(?:[kMGmcµnd]?(?:m|g|l|L|W|V|A|Hz|Pa|bar|N|J|Wh|VA|Ω)[²³23]?(?:\/\p{L}{1,3}[²³]?)?|t|pcs|in|ft|lb|%|°C|rpm|min|dB|s|h|U\/min)(?![\p{L}\d]))|\d (?=\d{3}(?!\d))|\d ?[x×] ?(?=\d)|\d [x×] (?=\d)/gu;

/** A standard, a colour or a size by its number: `DIN EN ISO 4017`, `RAL 5010`, `DN 50`. */
const designation =
  /\b(?:(?:DIN|EN|ISO|IEC|ASTM|ANSI|ASME|JIS|BS|NF|UNI|GOST|AISI|SAE|RAL|DN|PN|UN|CAS|ECCN|HS|CN)|(?:No|Nr|Art|Typ|Fig)\.) (?=(?:DIN|EN|ISO|IEC)\b|[A-Z]{0,2}-?\d)/gu;

/** A unit that is divided by another: `g/m²`, `km/h`. */
const quotientOfUnits =
  /(?<![\p{L}\d])[kmcµdM]?(?:m|g|l|L|W|N|mol|t|U)[²³]?\/(?=(?:[kmcd]?(?:m|g|l|L)[²³]?|s|h|min|d|K)(?![\p{L}\d]))/gu;

const insideMeasures = (text: string): ReadonlyArray<number> => {
  if (!/\d|\//.test(text)) return [];
  return [measure, designation, quotientOfUnits].flatMap((pattern) =>
    Array.from(
      text.matchAll(pattern),
      ({ 0: { length }, index }) => Array.from({ length }, (_, offset) => index + 1 + offset),
    )
  ).flat();
};

/** The ends of marks and codes: at blanks, or nowhere but at line feeds. */
const spaceBreaks = (text: string, lineEnds: Exclude<LineEnds, "words">): Breaks =>
  new Map(
    Array.from(text.matchAll(lineEnds === "spaces" ? / +(?=[^ \n])|\n/g : /\n/g), ({ 0: blank, index }) =>
      [index + blank.length, blank === "\n" ? "must" : "may"] as const),
  );

/** Thai and Lao are written without spaces; a dictionary knows their words. */
const dictionaries: Readonly<Partial<Record<Family, Intl.Segmenter>>> = {
  thai: new Intl.Segmenter("th", { granularity: "word" }),
  lao: new Intl.Segmenter("lo", { granularity: "word" }),
};

const wordsWithoutSpaces = (family: Family, run: string): ReadonlyArray<number> => {
  const words = dictionaries[family]?.segment(run);
  return words === undefined ? [] : Array.from(words, ({ index }) => index).filter((index) => index > 0);
};

/** With fillers of Hangul and selectors of Mongolian, for which a font would draw an empty box. */
const unseen =
  /[\u00ad\u115f\u1160\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;

/** Characters that only steer the order are not drawn; joiners stay, because they shape letters. */
const visible = (text: string): string => text.replace(unseen, "");
