/**
 * Draws laid-out pages: a line of text as one operator a font, rules that touch as one rule. Documents are black on
 * white, so colours are set only where pdfmake itself draws (fills, QR codes).
 */
// @ts-types="./types/renderer.d.ts"
import renderer from "pdfmake/js/Renderer.js";
import type { TextInline, TextLine } from "./inlines.ts";
import type { PdfFile } from "./pdf_file.ts";
import { tagged, type Tagging, untagged } from "./tagging.ts";
import type { Page, Vector } from "./types/layout.d.ts";
import { drawWatermark } from "./watermark.ts";

/** What is drawn beside the pages' own content, and how it is marked. */
export interface DrawingOptions {
  readonly watermark?: string;
  readonly tagged?: boolean;
  /** Height of the head that each page has, in points: no part of the content. */
  readonly headHeight: number;
}

export class PageDrawing extends renderer.default {
  readonly #file: PdfFile;
  #rule: Vector | undefined;

  readonly #options: DrawingOptions;
  readonly #tagging: Tagging;

  constructor(file: PdfFile, options: DrawingOptions) {
    super(file);
    this.#file = file;
    this.#options = options;
    this.#tagging = options.tagged === true ? tagged(file) : untagged;
  }

  override renderPages(pages: ReadonlyArray<Page>): void {
    for (const page of pages) {
      super.renderPages([page]);
      this.#drawRule();
      const { watermark } = this.#options;
      if (watermark !== undefined) this.#tagging.artifact(() => drawWatermark(this.#file, watermark));
    }
  }

  protected override renderLine(line: TextLine, x: number, y: number): void {
    const { text, artifact } = this.#tagging;
    const mark = y < this.#options.headHeight ? artifact : text;
    mark(() => this.#drawLine(line, x, y));
  }

  #drawLine(line: TextLine, x: number, y: number): void {
    const baseline = y + Math.max(...line.inlines.map((inline) => inline.ascent));
    let start = 0;
    while (start < line.inlines.length) {
      let end = start + 1;
      while (end < line.inlines.length && isSetAlike(line.inlines[start], line.inlines[end])) end += 1;
      this.#drawText(line.inlines.slice(start, end), x, baseline);
      start = end;
    }
  }

  #drawText(inlines: ReadonlyArray<TextInline>, x: number, baseline: number): void {
    const [first] = inlines;
    if (first === undefined || inlines.every((inline) => inline.text === "")) return;
    const font = this.#file.fontOf(first.face);
    this.#file.page.fonts[font.id] ??= font.ref();
    const shown = inlines.map((inline) => font.show(inline.word, inline.fontSize)).join("");
    // The page's y axis points down, so the text is turned over with it.
    const place = `1 0 0 -1 ${rounded(x + first.x)} ${rounded(baseline)} Tm`;
    const operators = `BT /${font.id} ${first.fontSize} Tf ${place} [${shown}] TJ ET`;
    const { actualText } = first.word;
    this.#file.addContent(actualText === undefined ? operators : marked(operators, actualText));
  }

  protected override renderVector(vector: Vector): void {
    if (vector.type !== "line" || vector.dash !== undefined || vector.y1 !== vector.y2) {
      this.#drawRule();
      this.#tagging.artifact(() => super.renderVector(vector));
      return;
    }
    const rule = this.#rule;
    if (
      rule !== undefined && rule.y1 === vector.y1 && rule.x2 === vector.x1 &&
      rule.lineWidth === vector.lineWidth
    ) {
      this.#rule = { ...rule, x2: vector.x2 };
    } else {
      this.#drawRule();
      this.#rule = vector;
    }
  }

  #drawRule(): void {
    if (this.#rule === undefined) return;
    const { x1, x2, y1, lineWidth } = this.#rule;
    this.#rule = undefined;
    const operators = `${lineWidth} w ${rounded(x1)} ${rounded(y1)} m ${rounded(x2)} ${rounded(y1)} l S`;
    this.#tagging.artifact(() => this.#file.addContent(operators));
  }
}

const isSetAlike = (one: TextInline | undefined, other: TextInline | undefined): boolean =>
  one?.face === other?.face && one?.fontSize === other?.fontSize &&
  one?.word.actualText === undefined && other?.word.actualText === undefined;

/** Tells readers the characters of what the operators draw, in UTF-16. */
const marked = (operators: string, text: string): string => {
  const units = Array.from(
    { length: text.length },
    (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"),
  );
  return `/Span <</ActualText <feff${units.join("")}>>> BDC ${operators} EMC`;
};

const rounded = (length: number): number => Math.round(length * 1000) / 1000;
