/**
 * The PDF that a document is drawn into: pdfkit's document, which here gathers each page's operators and writes
 * them at once, hands its bytes over when it is closed, and keeps signs like `&` from breaking its XML metadata.
 */
import { Buffer } from "node:buffer";
// @ts-types="./types/pdf_document.d.ts"
import pdfDocument from "pdfmake/js/PDFDocument.js";
import type { PrintableDocument } from "../../domain/documents/printable.ts";
import { documentFonts } from "./embedded_fonts.ts";

const ascii = new TextEncoder();

export class PdfFile extends pdfDocument.default {
  /** @returns the document's font for a face, which is embedded at the end */
  readonly fontOf = documentFonts(this, (font) => {
    this._fontFamilies[font.id] = font;
  });
  #operators: Array<string> = [];
  // Field initialisers would run after the base class has already written the file's head.
  declare private chunks: Array<Uint8Array> | undefined;

  constructor({ name, number, subject, author, language, createdAt, tagged = false }: PrintableDocument) {
    const info = {
      ...{ Title: `${name} ${number}`, Author: author, Subject: subject },
      ...{ Creator: "Customs documents", Producer: "pdfmake", CreationDate: createdAt, ModDate: createdAt },
    };
    const options = {
      pdfVersion: "1.7",
      lang: language,
      displayTitle: true,
      tagged,
      autoFirstPage: false,
      font: null,
      info,
    };
    super({}, {}, {}, {}, options);
  }

  override addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
  }

  override flushPages(): void {
    if (this.#operators.length > 0) this.page.write(ascii.encode(`${this.#operators.join("\n")}\n`));
    this.#operators = [];
    super.flushPages();
  }

  override endMetadata(): void {
    this.info = Object.fromEntries(
      Object.entries(this.info).map((
        [key, value],
      ) => [key, typeof value === "string" ? xmlText(value) : value]),
    );
    super.endMetadata();
  }

  /** Ends the document. @returns the whole file */
  close(): Uint8Array<ArrayBuffer> {
    this.end();
    return new Uint8Array(Buffer.concat(this.chunks ?? []));
  }

  protected override _write(data: Uint8Array | string): void {
    const chunk = typeof data === "string" ? Buffer.from(`${data}\n`, "latin1") : data;
    (this.chunks ??= []).push(chunk);
    this._offset += chunk.length;
  }
}

const xmlText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
