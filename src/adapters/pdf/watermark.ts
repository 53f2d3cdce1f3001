/**
 * A word across a page: thin grey outlines over what is there, so that nothing behind them is hidden and black-and-white
 * copies keep them.
 */
import { inlinesOf } from "./inlines.ts";
import type { PdfFile } from "./pdf_file.ts";

const fontSize = 130;
const center = { x: 297.64, y: 420.95 };
/** The page's diagonal, and how high capital letters are, as a part of the font size. */
const slope = Math.atan2(841.89, 595.28);
const capitalHeight = 0.714;
const lineWidth = 0.8;
const grey = 0.55;

const rounded = (length: number): number => Math.round(length * 1000) / 1000;

/** Draws on the page that is open. */
export const drawWatermark = (file: PdfFile, text: string): void => {
  const inlines = inlinesOf(text, { fontSize, bold: true, alignment: "left" });
  const [first] = inlines;
  if (first === undefined) return;
  const font = file.fontOf(first.face);
  file.page.fonts[font.id] ??= font.ref();
  const width = inlines.reduce((sum, inline) => sum + inline.width, 0);
  // The page's y axis points down: to the right and up is (cos, -sin), the letters' own up is (-sin, -cos).
  const [cos, sin] = [Math.cos(slope), Math.sin(slope)];
  const height = fontSize * capitalHeight;
  const x = center.x - cos * width / 2 + sin * height / 2;
  const y = center.y + sin * width / 2 + cos * height / 2;
  const place = [cos, -sin, -sin, -cos, x, y].map(rounded).join(" ");
  const shown = inlines.map((inline) => font.show(inline.word, fontSize)).join("");
  file.addContent(
    `q ${grey} G ${lineWidth} w BT 1 Tr /${font.id} ${fontSize} Tf ${place} Tm [${shown}] TJ 0 Tr ET Q`,
  );
};
