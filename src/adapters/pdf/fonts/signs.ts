/**
 * Signs of letters that no character stands for, such as the dots of Arabic letters, which fonts set as glyphs of their
 * own: drawn as outlines, so that no program reads a character where there is none.
 */
import { type Face, placesOf, type ShapedWord } from "./faces.ts";

/** A word in its face and size. */
interface SetWord {
  readonly word: ShapedWord;
  readonly face: Face;
  readonly fontSize: number;
}

/** A step of an outline. */
interface Step {
  readonly command: string;
  readonly args: ReadonlyArray<number>;
}

const outlines = new Map<Face, Map<number, string>>();

/** @returns the glyph's outline as operators of a path, in the font's units */
const outlineOf = (face: Face, id: number): string => {
  const known = outlines.get(face) ?? new Map<number, string>();
  outlines.set(face, known);
  const found = known.get(id);
  if (found !== undefined) return found;
  let [x, y] = [0, 0];
  const steps: ReadonlyArray<Step> = face.font.getGlyph(id, []).path.commands;
  const operators = steps.map(({ command, args }) => {
    if (command === "closePath") return "h";
    const [a = 0, b = 0, c = 0, d = 0] = args;
    // A curve of the second degree as one of the third: its handles lie two thirds of the way to its point.
    const points = command === "quadraticCurveTo"
      ? [x + (a - x) * 2 / 3, y + (b - y) * 2 / 3, c + (a - c) * 2 / 3, d + (b - d) * 2 / 3, c, d]
      : args;
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    const operator = command === "moveTo" ? "m" : command === "lineTo" ? "l" : "c";
    return `${points.map((each) => Math.round(each)).join(" ")} ${operator}`;
  }).join(" ");
  known.set(id, operators);
  return operators;
};

const rounded = (length: number): number => Math.round(length * 10_000) / 10_000;

/** @returns the operators that draw the signs of a word whose left end and baseline are at the place */
export const signOperators = (
  { word, face, fontSize }: SetWord,
  { x, baseline }: { readonly x: number; readonly baseline: number },
): string => {
  if (word.isRightToLeft !== true) return "";
  const scale = rounded(fontSize / face.font.unitsPerEm);
  const signs = placesOf(word).filter(({ glyph }) => glyph.codePoints.length === 0);
  return signs.map(({ glyph, left }) => {
    const [right, up] = [left, glyph.yOffset].map((length) => length * fontSize / 1000);
    const place = `${rounded(x + (right ?? 0))} ${rounded(baseline - (up ?? 0))}`;
    return `q ${scale} 0 0 ${-scale} ${place} cm ${outlineOf(face, glyph.id)} f Q\n`;
  }).join("");
};
