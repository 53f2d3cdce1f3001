/**
 * pdfkit with its own text layout: measures each row, then writes its cells.
 */
import { Buffer } from "node:buffer";
import PdfkitDocument from "npm:pdfkit@0.19.1";
import { bold, bottom, fontSize, left, regular, type Sheet } from "../pdf_sheet.ts";

type Pdf = InstanceType<typeof PdfkitDocument>;

export const pdfkit = (sheet: Sheet): Promise<Uint8Array> => {
  const pdf = new PdfkitDocument({ size: "A4", margin: left });
  const chunks: Array<Buffer> = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  pdf.registerFont("regular", regular).registerFont("bold", bold);
  pdf.font("bold").fontSize(13).text(sheet.title, left, left);
  pdf.font("regular").fontSize(8);
  for (const text of sheet.above) pdf.text(text);
  pdf.fontSize(fontSize);
  let y = row(pdf, sheet, sheet.headings, pdf.y + 8);
  for (const cells of sheet.rows) y = row(pdf, sheet, cells, y);
  pdf.fontSize(8).text("", left, y + 8);
  for (const text of sheet.below) pdf.text(text, left);
  pdf.end();
  return new Promise((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
};

/** @returns where the next row goes */
const row = (pdf: Pdf, sheet: Sheet, cells: ReadonlyArray<string>, y: number): number => {
  const widths = sheet.widths.map((width) => width - 6);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: widths[index] ?? 0 }));
  const height = Math.max(...heights) + 4.5;
  if (y + height > bottom) {
    pdf.addPage();
    return row(pdf, sheet, cells, row(pdf, sheet, sheet.headings, 50));
  }
  let x = left;
  cells.forEach((cell, index) => {
    pdf.text(cell, x + 3, y + 2, { width: widths[index] ?? 0, align: sheet.alignments[index] ?? "left" });
    x += sheet.widths[index] ?? 0;
  });
  pdf.lineWidth(0.25).moveTo(left, y + height).lineTo(x, y + height).stroke();
  return y + height;
};
