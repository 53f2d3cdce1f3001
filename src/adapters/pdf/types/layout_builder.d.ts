/** `pdfmake/js/LayoutBuilder.js` */
import type { Context, Page, PlacedInline, PlacedLine, StyleStack } from "./layout.d.ts";

declare class LayoutBuilder {
  constructor(
    pageSize: { readonly width: number; readonly height: number },
    pageMargins: Readonly<Record<"left" | "top" | "right" | "bottom", number>>,
  );
  protected docMeasure: {
    textInlines: { buildInlines(text: unknown, styles: StyleStack): unknown };
  };
  protected writer: { context(): Context; moveToNextPage(): void };
  registerTableLayouts(layouts: Readonly<Record<string, object>>): void;
  layoutDocument(
    content: object,
    pdf: object,
    styles: object,
    defaultStyle: object,
    background: undefined,
    header: (page: number, pages: number) => object,
  ): Array<Page>;
  protected tryLayoutDocument(...rest: ReadonlyArray<unknown>): object;
  protected buildNextLine(node: object): PlacedLine<PlacedInline> | null;
  protected processCanvas(node: object): void;
}

declare const module: { readonly default: typeof LayoutBuilder };
export default module;
