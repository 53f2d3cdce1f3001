/** `pdfmake/js/PDFDocument.js`, with what it has of pdfkit */
import type { EmbeddedFont } from "./layout.d.ts";

declare class PDFDocument {
  constructor(fonts: object, images: object, patterns: object, attachments: object, options: object);
  protected info: Record<string, string | Date>;
  protected _font: EmbeddedFont;
  protected _fontFamilies: Record<string, EmbeddedFont>;
  protected _offset: number;
  readonly page: { readonly fonts: Record<string, object>; write(chunk: Uint8Array | string): void };
  font(bytes: Uint8Array): this;
  addContent(operators: string): this;
  flushPages(): void;
  endMetadata(): void;
  file(bytes: Uint8Array, options: object): object;
  end(): void;
  protected _write(data: Uint8Array | string): void;
}

declare const module: { readonly default: typeof PDFDocument };
export default module;
