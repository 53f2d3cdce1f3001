/**
 * Words with their measures, and the lines that they fill: a line ends where the text allows it, inside a word
 * only where the word alone is wider than the line, and its pieces stand in the order in which they are seen.
 */
// @ts-types="./types/line.d.ts"
import line from "pdfmake/js/Line.js";
import { mirrored, visualOrder } from "./bidi.ts";
import { type Face, faceOf, type ShapedWord } from "./faces.ts";
import type { PlacedInline, PlacedLine } from "./types/layout.d.ts";
import { type Word, wordsOf } from "./words.ts";

/** A word as it is placed and drawn. Lengths are points. */
export interface TextInline extends PlacedInline {
  readonly text: string;
  readonly face: Face;
  readonly word: ShapedWord;
  readonly fontSize: number;
  /** From the line's top to its baseline. */
  readonly ascent: number;
  readonly level: number;
  readonly end: Word["end"];
}

export type TextLine = PlacedLine<TextInline>;

/** How a text is set. */
export interface Setting {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly alignment: string;
}

/** @returns the text's words, measured */
export const inlinesOf = (text: string, setting: Setting): Array<TextInline> =>
  wordsOf(text).map((word) => measured(word, setting));

const measured = ({ text, family, level, end }: Word, setting: Setting): TextInline => {
  const isRightToLeft = level % 2 === 1;
  const face = faceOf(family, setting.bold);
  const scale = setting.fontSize / 1000;
  const word = face.shape(isRightToLeft ? mirrored(text) : text, isRightToLeft);
  const blanks = text.length - text.trimEnd().length;
  return {
    text,
    face,
    word,
    level,
    end,
    fontSize: setting.fontSize,
    alignment: setting.alignment,
    ascent: face.ascent * setting.fontSize,
    height: (face.ascent + face.descent) * setting.fontSize,
    width: word.width * scale,
    x: 0,
    leadingCut: 0,
    trailingCut: blanks === 0 ? 0 : face.shape(text.slice(text.length - blanks), isRightToLeft).width * scale,
    lineEnd: end === "must",
  };
};

/**
 * Takes the words of the next line from the front of `inlines`.
 * @param width points; the line is no wider, unless a single character is
 * @returns the line; nothing when no words are left
 */
export const takeLine = (inlines: Array<TextInline>, width: number): TextLine | null => {
  if (inlines.length === 0) return null;
  let taken = 0;
  let takenWidth = 0;
  while (taken < inlines.length) {
    const end = unbreakableEnd(inlines, taken);
    const group = inlines.slice(taken, end);
    const groupWidth = group.reduce((sum, inline) => sum + inline.width, 0);
    if (takenWidth + groupWidth - (group.at(-1)?.trailingCut ?? 0) > width + tolerance) {
      if (taken === 0) taken = splitToFit(inlines, width);
      break;
    }
    taken = end;
    takenWidth += groupWidth;
    if (group.at(-1)?.lineEnd === true) break;
  }
  return placed(inlines.splice(0, taken), width, inlines.length === 0);
};

/** Widths are sums of binary fractions. */
const tolerance = 0.001;

const unbreakableEnd = (inlines: ReadonlyArray<TextInline>, start: number): number => {
  let end = start + 1;
  while (end < inlines.length && inlines[end - 1]?.end === "no") end += 1;
  return end;
};

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/**
 * Splits the first inline that passes the width between two characters.
 * @returns how many inlines then fit; at least one
 */
const splitToFit = (inlines: Array<TextInline>, width: number): number => {
  let used = 0;
  for (const [index, inline] of inlines.entries()) {
    if (used + inline.width <= width + tolerance) {
      used += inline.width;
      continue;
    }
    const head = fittingHead(inline, width - used, index === 0);
    if (head === "") return index;
    if (head === inline.text) return index + 1;
    const setting = { fontSize: inline.fontSize, bold: inline.face.bold, alignment: inline.alignment };
    const part = (text: string, end: Word["end"]) =>
      measured({ text, family: inline.face.family, level: inline.level, end }, setting);
    inlines.splice(index, 1, part(head, "may"), part(inline.text.slice(head.length), inline.end));
    return index + 1;
  }
  return inlines.length;
};

const fittingHead = (inline: TextInline, width: number, takesOneAtLeast: boolean): string => {
  let head = "";
  for (const { segment } of graphemes.segment(inline.text)) {
    const longer = head + segment;
    const longerWidth = inline.face.shape(longer, inline.level % 2 === 1).width * inline.fontSize / 1000;
    if (longerWidth > width && (head !== "" || !takesOneAtLeast)) break;
    head = longer;
  }
  return head;
};

const placed = (taken: ReadonlyArray<TextInline>, width: number, isLast: boolean): TextLine => {
  const made = new line.default<TextInline>(width);
  const isMixed = taken.some((inline) => inline.level > 0);
  for (const inline of isMixed ? visualOrder(withoutBlankEnd(taken)) : taken) made.addInline(inline);
  made.lastLineInParagraph = isLast;
  return made;
};

/** The blanks at a line's end are not drawn; inside, they belong to the side that follows in writing. */
const withoutBlankEnd = (inlines: ReadonlyArray<TextInline>): ReadonlyArray<TextInline> => {
  const last = inlines.at(-1);
  if (last === undefined || last.trailingCut === 0) return inlines;
  const text = last.text.trimEnd();
  if (text === "") return withoutBlankEnd(inlines.slice(0, -1));
  const setting = { fontSize: last.fontSize, bold: last.face.bold, alignment: last.alignment };
  return [
    ...inlines.slice(0, -1),
    measured({ text, family: last.face.family, level: last.level, end: last.end }, setting),
  ];
};
