/**
 * Renders a document to the bytes of a PDF: lays it out, draws its pages, embeds its attachments.
 */
import { Buffer } from "node:buffer";
import type { PrintOrder } from "../../application/documents/document_ports.ts";
import { describedDeclaration } from "../../application/reports/described_declaration.ts";
import type { PrintableDocument } from "../../domain/documents/printable.ts";
import { drawPages } from "./drawing.ts";
import { missingCharacters } from "./fonts/font_runs.ts";
import { laidDocument } from "./layout/layout.ts";
import { PdfFile } from "./pdf_file.ts";

/** @returns the PDF; the same document gives the same bytes */
export const renderDocument = (order: PrintOrder): Uint8Array<ArrayBuffer> => {
  const document = "kept" in order ? describedDeclaration(order, missingCharacters) : order;
  const { paper, pages, root } = laidDocument(document);
  const file = new PdfFile(document);
  const { watermark } = document;
  drawPages(file, { pages, paper, ...(watermark !== undefined && { watermark }) });
  attach(file, document);
  return file.close(root);
};

const attach = (file: PdfFile, { attachments, createdAt }: PrintableDocument): void => {
  for (const { name, mediaType, description, text } of attachments) {
    const options = { name, description, type: mediaType, relationship: "Data" };
    file.file(Buffer.from(text), { ...options, creationDate: createdAt, modifiedDate: createdAt });
  }
};
