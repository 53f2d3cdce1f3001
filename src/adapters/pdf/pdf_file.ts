/**
 * The file that a document is drawn into: pdfkit's document as PDF/A-3b, which here gathers each page's operators and
 * writes them at once, keeps its thousands of small objects in compressed streams, and hands its bytes over when it is
 * closed.
 * @source ISO 32000-1, sections 7.5.7 (object streams) and 7.5.8 (cross-reference streams); ISO 19005-3
 */
import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
// @ts-types="./types/pdfkit.d.ts"
import PdfkitDocument from "pdfkit";
import type { PrintableDocument } from "../../domain/documents/printable.ts";
import { type DocumentFont, documentFonts } from "./fonts/embedded_fonts.ts";
import type { Face } from "./fonts/faces.ts";
import { crossReferences, objectStreams, type StreamPlace } from "./object_streams.ts";
import type { Paper } from "./layout/page.ts";
import { type Element, writtenStructure } from "./structure.ts";
import { creator, producer, titleOf, xmpOf } from "./xmp.ts";

const ascii = new TextEncoder();

export class PdfFile extends PdfkitDocument {
  readonly #document: PrintableDocument;
  readonly #font = documentFonts(this, (font) => {
    this._fontFamilies[font.id] = font;
  });
  readonly #pages: Array<number> = [];
  readonly #places = new Map<number, StreamPlace>();
  #nextLink = 0;
  #operators: Array<string> = [];
  // Field initialisers would run after the base class has already written the file's head.
  declare private chunks: Array<Uint8Array> | undefined;

  constructor(document: PrintableDocument) {
    const { author, subject, language, createdAt } = document;
    const info = {
      ...{ Title: titleOf(document), Author: author, Subject: subject },
      ...{ Creator: creator, Producer: producer, CreationDate: createdAt, ModDate: createdAt },
    };
    const options = { pdfVersion: "1.7", subset: "PDF/A-3b", lang: language, displayTitle: true };
    super({ ...options, autoFirstPage: false, font: null, info });
    this.#document = document;
  }

  /** @returns the document's font for a face, ready for the page that is open; it is embedded at the end */
  fontOf(face: Face): DocumentFont {
    const font = this.#font(face);
    this.page.fonts[font.id] ??= font.ref();
    return font;
  }

  /** Says how many pages there will be, before the first is opened. */
  expectPages(count: number): void {
    this.#nextLink = count;
  }

  /** Opens the next page. */
  openPage({ width, height }: Paper): void {
    this.addPage({ size: [width, height], margin: 0 });
    const { dictionary } = this.page;
    Object.assign(dictionary.data, { StructParents: this.#pages.length, Tabs: "S" });
    this.#pages.push(dictionary.id);
  }

  addContent(operators: string): this {
    this.#operators.push(operators);
    return this;
  }

  /** Makes a box on the open page lead to an address. @returns the link as a part of the structure */
  addLink(
    address: string,
    { x, y, width, height }: Readonly<Record<"x" | "y" | "width" | "height", number>>,
  ): { readonly link: number; readonly key: number } {
    const { data } = this.page.dictionary;
    const [, , , top] = Array.isArray(data["MediaBox"]) ? data["MediaBox"] : [];
    const key = this.#nextLink++;
    const link = this.ref({
      ...{ Type: "Annot", Subtype: "Link", F: 4, Border: [0, 0, 0], StructParent: key },
      Rect: [x, Number(top) - y - height, x + width, Number(top) - y],
      Contents: new String(address),
      A: { S: "URI", URI: new String(address) },
    });
    link.end();
    data["Annots"] = [...(Array.isArray(data["Annots"]) ? data["Annots"] : []), link];
    return { link: link.id, key };
  }

  /** Ends the document, whose structure is below `root`. @returns the whole file */
  close(root: Element): Uint8Array<ArrayBuffer> {
    this.flushPages();
    const reserve = (count: number) => {
      const first = this._offsets.length + 1;
      for (let at = 0; at < count; at++) this._offsets.push(null);
      return first;
    };
    const structure = writtenStructure(root, this.#pages, reserve);
    const { streams, places } = objectStreams(structure.objects, reserve);
    for (const [number, place] of places) this.#places.set(number, place);
    for (const { number, bytes } of streams) this.#writeObject(number, bytes);
    Object.assign(this._root.data, {
      MarkInfo: { Marked: true },
      StructTreeRoot: referenceTo(structure.root),
    });
    this.end();
    return new Uint8Array(Buffer.concat(this.chunks ?? []));
  }

  override flushPages(): void {
    if (this.#operators.length > 0) this.page.write(ascii.encode(`${this.#operators.join("\n")}\n`));
    this.#operators = [];
    super.flushPages();
  }

  protected override _addInfo(): void {
    this.metadata.append(xmpOf(this.#document));
  }

  /** pdfkit would end a structure of its own. */
  protected override endMarkings(): void {}

  /** Ends the file with a cross-reference stream, which alone can name objects inside streams. */
  protected override _finalize(): void {
    const number = this._offsets.push(this._offset);
    const id = createHash("sha256").update(Buffer.concat(this.chunks ?? [])).digest().subarray(0, 16);
    const trailer = `/Root ${this._root} /Info ${this._info} /ID [${hex(id)} ${hex(id)}]`;
    this._write(crossReferences({ number, offsets: this._offsets, places: this.#places, trailer }));
    this._write(`startxref\n${this._offsets[number - 1]}\n%%EOF`);
  }

  protected override _write(data: Uint8Array | string): void {
    const chunk = typeof data === "string" ? Buffer.from(`${data}\n`, "latin1") : data;
    (this.chunks ??= []).push(chunk);
    this._offset += chunk.length;
  }

  #writeObject(number: number, bytes: Uint8Array): void {
    this._offsets[number - 1] = this._offset;
    this._write(bytes);
  }
}

/** pdfkit writes an object of its own class, or one that isn't plain, by its `toString`. */
const referenceTo = (number: number) => ({
  [Symbol.toStringTag]: "Reference",
  toString: () => `${number} 0 R`,
});

const hex = (bytes: Uint8Array): string => `<${bytes.toHex()}>`;
