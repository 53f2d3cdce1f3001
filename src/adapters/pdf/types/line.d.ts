/** `pdfmake/js/Line.js` */
import type { PlacedInline, PlacedLine } from "./layout.d.ts";

declare const module: {
  readonly default: new <I extends PlacedInline>(maxWidth: number) => PlacedLine<I>;
};
export default module;
