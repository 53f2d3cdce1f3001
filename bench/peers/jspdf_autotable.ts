/**
 * jsPDF with its table plugin. It embeds whole fonts, so it is given the regular one only.
 */
import { jsPDF } from "npm:jspdf@4.2.1";
import { autoTable } from "npm:jspdf-autotable@5.0.9";
import { fontSize, left, regular, type Sheet } from "../pdf_sheet.ts";

const regularBase64 = regular.toBase64();

export const jspdfAutotable = (sheet: Sheet): Promise<Uint8Array> => {
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
  pdf.addFileToVFS("regular.ttf", regularBase64);
  pdf.addFont("regular.ttf", "regular", "normal");
  pdf.setFont("regular", "normal").setFontSize(13).text(sheet.title, left, 45);
  pdf.setFontSize(8);
  sheet.above.forEach((text, index) => pdf.text(text, left, 60 + index * 10));
  const columns = sheet.widths.map((cellWidth, index) =>
    [index, { cellWidth: Math.floor(cellWidth), halign: sheet.alignments[index] ?? "left" }] as const
  );
  autoTable(pdf, {
    startY: 60 + sheet.above.length * 10,
    margin: left - 2,
    theme: "plain",
    styles: { font: "regular", fontStyle: "normal", fontSize, cellPadding: 3 },
    headStyles: { fontStyle: "normal" },
    columnStyles: Object.fromEntries(columns),
    head: [[...sheet.headings]],
    body: sheet.rows.map((cells) => [...cells]),
  });
  pdf.addPage();
  sheet.below.forEach((text, index) => pdf.text(text, left, 60 + index * 10));
  return Promise.resolve(new Uint8Array(pdf.output("arraybuffer")));
};
