/** `pdfmake/js/Renderer.js` */
import type { Page, PlacedInline, PlacedLine, Vector } from "./layout.d.ts";

declare class Renderer {
  constructor(pdf: object);
  renderPages(pages: ReadonlyArray<Page>): void;
  protected renderLine(line: PlacedLine<PlacedInline>, x: number, y: number): void;
  protected renderVector(vector: Vector): void;
}

declare const module: { readonly default: typeof Renderer };
export default module;
