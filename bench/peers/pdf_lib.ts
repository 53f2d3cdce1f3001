/**
 * pdf-lib, which has no layout: words are put into lines by their measured widths.
 */
import fontkit from "npm:@pdf-lib/fontkit@1.1.1";
import { PDFDocument, type PDFFont, type PDFPage } from "npm:pdf-lib@1.17.1";
import { fontSize, left, regular, type Sheet } from "../pdf_sheet.ts";

/** The page that is written on, downwards from `y`. */
interface Pen {
  readonly pdf: PDFDocument;
  readonly font: PDFFont;
  readonly page: PDFPage;
  readonly y: number;
}

const leading = 1.3;

export const pdfLib = async (sheet: Sheet): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const font = await pdf.embedFont(regular, { subset: true });
  let pen = write(turned({ pdf, font }), sheet.title, 13);
  for (const text of sheet.above) pen = write(pen, text, 8);
  for (const cells of [sheet.headings, ...sheet.rows]) pen = row(pen, sheet, cells);
  for (const text of sheet.below) pen = write(pen, text, 8);
  return await pdf.save();
};

const turned = ({ pdf, font }: Pick<Pen, "pdf" | "font">): Pen => ({
  ...{ pdf, font, page: pdf.addPage([595.28, 841.89]), y: 790 },
});

const write = (pen: Pen, text: string, size: number): Pen => {
  const { page, font, y } = pen.y < 50 ? turned(pen) : pen;
  page.drawText(text, { x: left, y, size, font });
  return { ...pen, page, y: y - size * leading };
};

const row = (pen: Pen, sheet: Sheet, cells: ReadonlyArray<string>): Pen => {
  const wrapped = cells.map((cell, index) => linesOf(pen.font, cell, (sheet.widths[index] ?? 0) - 6));
  const height = Math.max(...wrapped.map((lines) => lines.length)) * fontSize * leading + 4;
  if (pen.y - height < 36) return row(row(turned(pen), sheet, sheet.headings), sheet, cells);
  const { page, font, y } = pen;
  let x = left;
  wrapped.forEach((lines, index) => {
    const width = sheet.widths[index] ?? 0;
    lines.forEach((line, at) => {
      const isRight = sheet.alignments[index] === "right";
      const shift = isRight ? width - 6 - font.widthOfTextAtSize(line, fontSize) : 0;
      page.drawText(line, { x: x + 3 + shift, y: y - at * fontSize * leading, size: fontSize, font });
    });
    x += width;
  });
  page.drawLine({ start: { x: left, y: y - height + 8 }, end: { x, y: y - height + 8 }, thickness: 0.25 });
  return { ...pen, y: y - height };
};

const linesOf = (font: PDFFont, text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, fontSize) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};
