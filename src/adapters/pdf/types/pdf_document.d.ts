/** `pdfmake/js/PDFDocument.js`, with what it has of pdfkit */
import type { EmbeddedFont } from "./layout.d.ts";

/** An element of the structure tree, and a piece of a page's content that belongs to one. */
declare class StructureElement {
  add(child: StructureElement): this;
}
interface StructureContent {
  readonly refs: ReadonlyArray<object>;
}

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
  struct(type: string, children?: ReadonlyArray<StructureContent>): StructureElement;
  addStructure(element: StructureElement): this;
  markStructureContent(tag: string): StructureContent;
  markContent(tag: "Artifact", options: { readonly type: string }): this;
  endMarkedContent(): this;
  end(): void;
  protected _write(data: Uint8Array | string): void;
}

declare const module: { readonly default: typeof PDFDocument };
export default module;
