/**
 * Draws laid-out pages: a line of text as one operator a font, rules that touch as one rule, and marks each piece
 * as the part of the document's structure that it belongs to. Documents are black on white.
 */
import { signOperators } from "./fonts/signs.ts";
import type { TextInline, TextLine } from "./layout/inlines.ts";
import type { Page, Paper, PlacedText, Rule, Squares } from "./layout/page.ts";
import type { PdfFile } from "./pdf_file.ts";
import { type Element, elementIn, pdfText } from "./structure.ts";
import { watermarkOperators } from "./watermark.ts";

/** Thickness of the outline that makes a letter bold where there is no bold font, as a part of the font size. */
const outlinePart = 0.032;

/** Draws the pages into the file, one after the other; nothing is on them afterwards. */
export const drawPages = (
  file: PdfFile,
  { pages, paper, watermark }: {
    readonly pages: ReadonlyArray<Page>;
    readonly paper: Paper;
    readonly watermark?: string;
  },
): void => {
  file.expectPages(pages.length);
  for (const [index, page] of pages.entries()) {
    file.openPage(paper);
    const outside = page.texts.filter(({ element }) => element === undefined);
    asArtifact(file, "/Artifact <</Type/Layout>> BDC", page.rules, () => drawRules(file, page.rules));
    asArtifact(
      file,
      "/Artifact <</Type/Pagination>> BDC",
      outside,
      () => outside.forEach((text) => drawText(file, text)),
    );
    drawContent(file, page, index);
    if (watermark !== undefined) {
      file.addContent(`/Artifact <</Type/Background>> BDC ${watermarkOperators(file, watermark, paper)} EMC`);
    }
    letGo(page);
  }
};

/** Of a thousand pages what lies on them takes more than the file: a page that is drawn has nothing on it any more. */
const letGo = ({ texts, rules, squares }: Page): void => {
  for (const drawn of [texts, rules, squares]) drawn.length = 0;
};

const asArtifact = (
  file: PdfFile,
  opening: string,
  what: ReadonlyArray<unknown>,
  draw: () => void,
): void => {
  if (what.length === 0) return;
  file.addContent(opening);
  draw();
  file.addContent("EMC");
};

/**
 * Lines of one element that follow each other are one marked piece. A line that is seen in another order than it is
 * written in is drawn in the order of writing, and its text stands in the structure too.
 */
const drawContent = (file: PdfFile, { texts, squares }: Page, page: number): void => {
  let mark = 0;
  let open: Element | undefined;
  const piece = (element: Element, type: string) => {
    if (open === element) return;
    if (open !== undefined) file.addContent("EMC");
    open = element;
    element.kids.push({ page, mark });
    file.addContent(`/${type} <</MCID ${mark++}>> BDC`);
  };
  for (const text of texts) {
    if (text.element === undefined) continue;
    const { inlines, written } = text.line;
    const link = inlines.find((inline) => inline.link !== undefined)?.link;
    if (link !== undefined) {
      const element = elementIn(text.element, "Link");
      piece(element, "Link");
      element.kids.push(file.addLink(link, boxOf(text)));
    } else if (written !== undefined) {
      const told = pdfText(written.map((inline) => inline.text).join(""));
      piece(elementIn(text.element, "Span", `/ActualText ${told}`), "Span");
    } else piece(text.element, text.element.type);
    drawText(file, text);
  }
  for (const code of squares) {
    piece(code.element, "Figure");
    drawSquares(file, code);
  }
  if (open !== undefined) file.addContent("EMC");
};

const boxOf = ({ line, x, y }: PlacedText) => ({ x, y, width: line.width, height: line.height });

const drawText = (file: PdfFile, { line, x, y }: PlacedText): void => {
  const baseline = y + line.ascent;
  if (line.written !== undefined) {
    drawWritten(file, line, line.written, { x, baseline });
    return;
  }
  let left = x;
  let operators = "";
  for (let start = 0; start < line.inlines.length;) {
    const first = line.inlines[start];
    if (first === undefined) break;
    let end = start + 1;
    while (isSetAlike(first, line.inlines[end])) end += 1;
    const run = line.inlines.slice(start, end);
    operators += textOperators(file, run, { x: left, baseline });
    for (const inline of run) left += inline.width;
    start = end;
  }
  if (operators !== "") file.addContent(operators);
};

/** Draws words in the order of writing, each at the place where it is seen. */
const drawWritten = (
  file: PdfFile,
  { inlines }: TextLine,
  written: ReadonlyArray<TextInline>,
  { x, baseline }: { readonly x: number; readonly baseline: number },
): void => {
  const places = new Map<TextInline, number>();
  let left = x;
  for (const inline of inlines) {
    places.set(inline, left);
    left += inline.width;
  }
  for (const inline of written) {
    const place = { x: places.get(inline) ?? x, baseline };
    const operators = textOperators(file, [inline], place) + signOperators(inline, place);
    if (operators !== "") file.addContent(operators);
  }
};

const textOperators = (
  file: PdfFile,
  inlines: ReadonlyArray<TextInline>,
  { x, baseline }: { readonly x: number; readonly baseline: number },
): string => {
  const [first] = inlines;
  if (first === undefined || inlines.every((inline) => inline.text === "")) return "";
  const { face, fontSize, word: { actualText } } = first;
  const font = file.fontOf(face);
  const shown = inlines.map((inline) => font.show(inline.word, inline.fontSize)).join("");
  // The page's y axis points down, so the text is turned over with it.
  const place = `1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm`;
  const text = `BT /${font.id} ${fontSize} Tf ${place} [${shown}] TJ ET`;
  const drawn = face.isOutlined ? `2 Tr ${rounded(fontSize * outlinePart)} w ${text} 0 Tr\n` : `${text}\n`;
  const entries = (face.language === undefined ? "" : `/Lang (${face.language})`) +
    (actualText === undefined ? "" : `/ActualText ${pdfText(actualText)}`);
  return entries === "" ? drawn : span(entries, drawn);
};

const span = (entries: string, operators: string): string => `/Span <<${entries}>> BDC ${operators} EMC\n`;

const isSetAlike = (one: TextInline, other: TextInline | undefined): boolean =>
  one.face === other?.face && one.fontSize === other.fontSize && one.word.actualText === undefined &&
  other.word.actualText === undefined;

const drawRules = (file: PdfFile, rules: ReadonlyArray<Rule>): void => {
  for (const { x1, y1, x2, y2, weight } of rules) {
    if (weight === 0) continue;
    const [from, to] = [`${rounded(x1)} ${rounded(y1)}`, `${rounded(x2)} ${rounded(y2)}`];
    file.addContent(`${weight} w ${from} m ${to} l S`);
  }
};

/** Squares beside each other are drawn as one bar. */
const drawSquares = (file: PdfFile, { x, y, edge, rows }: Squares): void => {
  const bars: Array<string> = [];
  rows.forEach((row, down) => {
    for (let start = 0; start < row.length; start += 1) {
      if (row[start] !== true) continue;
      let end = start;
      while (row[end] === true) end += 1;
      const place = [x + start * edge, y + down * edge, (end - start) * edge, edge].map(rounded).join(" ");
      bars.push(`${place} re`);
      start = end;
    }
  });
  file.addContent(`${bars.join(" ")} f`);
};

const rounded = (length: number): number => Math.round(length * 1000) / 1000;
