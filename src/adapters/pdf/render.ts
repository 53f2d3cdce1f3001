/**
 * Renders a document to the bytes of a PDF: translates its description for pdfmake, lays it out on A4, puts its
 * name, number and page numbers at the head of each page, and embeds its attachments.
 */
import { Buffer } from "node:buffer";
import type { Block, BoxesBlock, PrintableDocument } from "../../domain/documents/printable.ts";
import { PageDrawing } from "./drawing.ts";
import { DocumentLayout, type RowsNode } from "./layout.ts";
import { PdfFile } from "./pdf_file.ts";

const pageSize = { width: 595.28, height: 841.89 };
const margins = { left: 36, top: 50, right: 36, bottom: 36 };
const defaultStyle = { fontSize: 8 };

/** @returns the PDF; the same document gives the same bytes */
export const renderDocument = (document: PrintableDocument): Uint8Array<ArrayBuffer> => {
  const file = new PdfFile(document);
  const layout = new DocumentLayout(pageSize, margins);
  layout.registerTableLayouts(boxLayouts);
  const content = { stack: document.content.map(translated) };
  const pages = layout.layoutDocument(content, file, {}, defaultStyle, undefined, pageHead(document));
  new PageDrawing(file, { ...document, headHeight: margins.top }).renderPages(pages);
  attach(file, document);
  return file.close();
};

const pageHead = ({ name, number }: PrintableDocument) => (page: number, pages: number): object => ({
  stack: [
    {
      columns: [
        {
          text: [{ text: `${name}  `, bold: true, fontSize: 13 }, { text: number, fontSize: 10 }],
          width: "*",
        },
        { text: `Page ${page} of ${pages}`, width: 90, alignment: "right", margin: [0, 4, 0, 0] },
      ],
    },
  ],
  margin: [margins.left, 22, margins.right, 0],
});

const translated = (block: Block): object => {
  if ("stack" in block) return { ...block, stack: block.stack.map(translated) };
  if ("boxes" in block) return translatedBoxes(block);
  if ("rows" in block) return { canvas: [], rows: block } satisfies RowsNode;
  if ("columns" in block) return { ...block, columns: block.columns.map(translated) };
  return { ...block };
};

const translatedBoxes = ({ boxes, widths, heights, ruled, ...placed }: BoxesBlock): object => ({
  ...placed,
  table: { body: boxes.map((row) => row.map(translated)), widths: [...widths], heights, dontBreakRows: true },
  layout: ruled ? "ruled" : "open",
});

const padded = (side: number, above: number) => ({
  paddingLeft: () => side,
  paddingRight: () => side,
  paddingTop: () => above,
  paddingBottom: () => above,
});

const boxLayouts = {
  ruled: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, ...padded(4, 3) },
  open: { hLineWidth: () => 0, vLineWidth: () => 0, ...padded(0, 0.5) },
};

const attach = (file: PdfFile, { attachments, createdAt }: PrintableDocument): void => {
  for (const { name, mediaType, description, text } of attachments) {
    const options = { name, description, type: mediaType, relationship: "Data" };
    file.file(Buffer.from(text), { ...options, creationDate: createdAt, modifiedDate: createdAt });
  }
};
