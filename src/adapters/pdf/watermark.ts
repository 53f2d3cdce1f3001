/**
 * A word across a page: thin grey outlines over what is there, so that nothing behind them is hidden and black-and-white
 * copies keep them.
 */
import { inlinesOf } from "./layout/inlines.ts";
import type { Paper } from "./layout/page.ts";
import type { PdfFile } from "./pdf_file.ts";

const fontSize = 130;
/** Height of capital letters, as a part of the font size. */
const capitalHeight = 0.714;
const lineWidth = 0.8;
const grey = 0.55;

const rounded = (length: number): number => Math.round(length * 1000) / 1000;

/** @returns the operators that draw the word along the page's diagonal */
export const watermarkOperators = (file: PdfFile, text: string, paper: Paper): string => {
  const inlines = inlinesOf(text, { fontSize, bold: true, lineEnds: "nowhere" });
  const [first] = inlines;
  if (first === undefined) return "";
  const font = file.fontOf(first.face);
  const width = inlines.reduce((sum, inline) => sum + inline.width, 0);
  const slope = Math.atan2(paper.height, paper.width);
  // The page's y axis points down: to the right and up is (cos, -sin), the letters' own up is (-sin, -cos).
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const height = fontSize * capitalHeight;
  const x = paper.width / 2 - cos * width / 2 + sin * height / 2;
  const y = paper.height / 2 + sin * width / 2 + cos * height / 2;
  const place = [cos, -sin, -sin, -cos, x, y].map(rounded).join(" ");
  const shown = inlines.map((inline) => font.show(inline.word, fontSize)).join("");
  return `q ${grey} G ${lineWidth} w BT 1 Tr /${font.id} ${fontSize} Tf ${place} Tm [${shown}] TJ 0 Tr ET Q`;
};
