/**
 * Words with their measures, and the lines that they fill: a line ends where the text allows it, inside a word
 * only where the word alone is wider than the line, and its pieces stand in the order in which they are seen.
 */
import type { LineEnds } from "../../../domain/documents/printable.ts";
import { graphemes } from "../../../kernel/text/graphemes.ts";
import { mirrored, visualOrder } from "../fonts/bidi.ts";
import { type Face, faceOf, type ShapedWord } from "../fonts/faces.ts";
import { type Word, wordsOf } from "../fonts/words.ts";

/** A word as it is measured and drawn. Lengths are points. */
export interface TextInline {
  readonly text: string;
  readonly face: Face;
  readonly word: ShapedWord;
  readonly fontSize: number;
  readonly width: number;
  /** Of the width, what blanks at the word's end take. */
  readonly blankEnd: number;
  readonly level: number;
  readonly end: Word["end"];
  /** The address that it leads to. */
  readonly link?: string;
}

/** A line of words, in the order in which they are seen. */
export interface TextLine {
  readonly inlines: ReadonlyArray<TextInline>;
  /** Without blanks at its end. */
  readonly width: number;
  readonly height: number;
  /** From the line's top to its baseline: the same part of the font size for all scripts. */
  readonly ascent: number;
  /** The line's words in the order of writing, where it isn't the order in which they are seen. */
  readonly written?: ReadonlyArray<TextInline>;
}

/** Font, size and style that a text is set in. */
export interface Setting {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly lineEnds: LineEnds;
  readonly language?: string;
  readonly link?: string;
}

/** So far above the baseline do the letters of Latin, Greek and Cyrillic reach, accents included. */
const ascentPart = 0.96;

/** @returns the text's words, measured */
export const inlinesOf = (text: string, setting: Setting): Array<TextInline> =>
  wordsOf(text, setting).map((word) => measured(word, setting));

/** @returns the width of the text on one line, in points */
export const widthOf = (text: string, setting: Setting): number =>
  inlinesOf(text, setting).reduce((sum, inline) => sum + inline.width, 0);

const measured = ({ text, family, level, end }: Word, setting: Omit<Setting, "lineEnds">): TextInline => {
  const { fontSize, bold, link } = setting;
  const isRightToLeft = level % 2 === 1;
  const face = faceOf(family, bold);
  const scale = fontSize / 1000;
  const word = face.shape(isRightToLeft ? mirrored(text) : text, isRightToLeft);
  const blanks = /\s$/.test(text) ? text.length - text.trimEnd().length : 0;
  const blankEnd = blanks === 0 ? 0 : face.shape(text.slice(-blanks), isRightToLeft).width * scale;
  const width = word.width * scale;
  const inline = { text, face, word, fontSize, width, blankEnd, level, end };
  return link === undefined ? inline : { ...inline, link };
};

/**
 * Takes the words of the next line from the front of `inlines`.
 * @param width points; the line is no wider, unless a single character is
 * @returns the line; nothing when no words are left
 */
const takeLine = (inlines: Array<TextInline>, width: number): TextLine | null => {
  const [first] = inlines;
  if (first === undefined) return null;
  if (inlines.length === 1 && first.width - first.blankEnd <= width + tolerance) {
    return lineOf(inlines.splice(0, 1));
  }
  let taken = 0;
  let takenWidth = 0;
  while (taken < inlines.length) {
    const end = unbreakableEnd(inlines, taken);
    let groupWidth = 0;
    for (let index = taken; index < end; index += 1) groupWidth += inlines[index]?.width ?? 0;
    const last = inlines[end - 1];
    if (takenWidth + groupWidth - (last?.blankEnd ?? 0) > width + tolerance) {
      if (taken === 0) taken = splitToFit(inlines, width);
      break;
    }
    taken = end;
    takenWidth += groupWidth;
    if (last?.end === "must") break;
  }
  return lineOf(inlines.splice(0, taken));
};

/** @returns all lines of the text, in a column so many points wide */
export const linesOf = (inlines: Array<TextInline>, width: number): ReadonlyArray<TextLine> => {
  const first = takeLine(inlines, width);
  if (first === null) return [];
  // A list that grows takes room for more than it has: most cells of thousands of rows have one line.
  if (inlines.length === 0) return [first];
  const lines = [first];
  for (let line = takeLine(inlines, width); line !== null; line = takeLine(inlines, width)) lines.push(line);
  return lines;
};

/** Widths are sums of binary fractions. */
const tolerance = 0.001;

const unbreakableEnd = (inlines: ReadonlyArray<TextInline>, start: number): number => {
  let end = start + 1;
  while (end < inlines.length && inlines[end - 1]?.end === "no") end += 1;
  return end;
};

/**
 * Splits the first inline that passes the width between two characters.
 * @returns the number of inlines that then fit; at least one
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
    const tail = { text: inline.text.slice(head.length), end: inline.end };
    inlines.splice(index, 1, reset(inline, { text: head, end: "may" }), reset(inline, tail));
    return index + 1;
  }
  return inlines.length;
};

/** The inline with another text, set as it was. */
const reset = (inline: TextInline, { text, end }: Pick<Word, "text" | "end">): TextInline => {
  const { face: { family, bold }, fontSize, level, link } = inline;
  return measured({ text, family, level, end }, { fontSize, bold, ...(link !== undefined && { link }) });
};

/** @returns the width of the word's first glyphs, one a character; undefined where a head has to be shaped of its own */
const widthsOf = (inline: TextInline, characters: number): ((count: number) => number) | undefined => {
  const { glyphs, actualText } = inline.word;
  const isPlain = inline.level % 2 === 0 && actualText === undefined && glyphs.length === characters;
  if (!isPlain) return undefined;
  const before = [0];
  for (const { advance } of glyphs) before.push((before.at(-1) ?? 0) + advance);
  return (count) => (before[count - 1] ?? 0) + (glyphs[count - 1]?.ownAdvance ?? 0);
};

/** Closing brackets and points, which no line begins with. */
const neverFirst = /^[\p{Pe}\p{Pf}、。，．！？：；・,.!?:;]/u;

/** Widths grow with each character, so the longest head that fits is found by halving. */
const fittingHead = (inline: TextInline, width: number, takesOneAtLeast: boolean): string => {
  const ends = Array.from(graphemes.segment(inline.text), ({ segment, index }) => index + segment.length);
  const headOf = (count: number) => inline.text.slice(0, ends[count - 1] ?? 0);
  const shapedWidth = (count: number) => inline.face.shape(headOf(count), inline.level % 2 === 1).width;
  const widthOfHead = widthsOf(inline, ends.length) ?? shapedWidth;
  let [fitting, tooLong] = [0, ends.length + 1];
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (widthOfHead(middle) * inline.fontSize / 1000 <= width) fitting = middle;
    else tooLong = middle;
  }
  const signAfter = (count: number) => inline.text.slice(ends[count - 1] ?? 0, ends[count]);
  let kept = fitting;
  while (kept > 1 && kept < ends.length && neverFirst.test(signAfter(kept))) kept -= 1;
  return headOf(takesOneAtLeast ? Math.max(kept, 1) : kept);
};

const lineOf = (taken: ReadonlyArray<TextInline>): TextLine => {
  const [only] = taken;
  if (only !== undefined && taken.length === 1 && only.level === 0) {
    const { fontSize, face: { lineHeight }, width: whole, blankEnd } = only;
    const [height, ascent] = [lineHeight * fontSize, ascentPart * fontSize];
    return { inlines: taken, width: whole - blankEnd, height, ascent };
  }
  const isMixed = taken.some(({ level }) => level > 0);
  const written = isMixed ? withoutBlankEnd(taken) : taken;
  let [width, height, ascent] = [0, 0, 0];
  for (const inline of written) {
    width += inline.width;
    height = Math.max(height, inline.face.lineHeight * inline.fontSize);
    ascent = Math.max(ascent, ascentPart * inline.fontSize);
  }
  if (!isMixed) return { inlines: taken, width: width - (taken.at(-1)?.blankEnd ?? 0), height, ascent };
  return { inlines: visualOrder(written), width, height, ascent, written };
};

/** The blanks at a line's end are not drawn; inside, they belong to the side that follows in writing. */
const withoutBlankEnd = (inlines: ReadonlyArray<TextInline>): ReadonlyArray<TextInline> => {
  const last = inlines.at(-1);
  if (last === undefined || last.blankEnd === 0) return inlines;
  const text = last.text.trimEnd();
  if (text === "") return withoutBlankEnd(inlines.slice(0, -1));
  return [...inlines.slice(0, -1), reset(last, { text, end: last.end })];
};
