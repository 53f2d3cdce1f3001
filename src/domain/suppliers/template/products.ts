/** Goods of a template: one line each, with specific embedded emissions and the carbon price that is due. */
import type { Decimal } from "../../../kernel/decimal.ts";
import type { CnCode } from "../../../kernel/identifiers.ts";
import { type LineFigures, lineFigures } from "./figures.ts";
import type { GoodsCategory } from "./goods_categories.ts";
import { LineReader, type LineSources } from "./line_reader.ts";
import type { Notebook } from "./places/notebook.ts";
import { type CarbonPriceDue, readPrice } from "./price.ts";
import type { Rebuilt } from "./rebuilt.ts";

/** A line of products; null where nothing stands or nothing can be read. */
export interface TemplateProduct extends LineFigures {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Name of the process. */
  readonly process: string | null;
  /** Aggregated goods category. */
  readonly category: GoodsCategory | null;
  /** Production routes of the process. */
  readonly routes: ReadonlyArray<string>;
  /** CN code. */
  readonly code: CnCode | null;
  /** Name. */
  readonly name: string | null;
  /** Share of the emissions that default values make up. */
  readonly defaultShare: Decimal | null;
  /** Embedded electricity, MWh per tonne. */
  readonly electricity: Decimal | null;
  /** Tonnes of clinker in a tonne of cement. */
  readonly clinker: Decimal | null;
  /** Share of nitrogen in the mass of the goods. */
  readonly nitrogen: Decimal | null;
  /** Carbon price that is due; null where none is. */
  readonly price: CarbonPriceDue | null;
}

/** Returns a line of products. */
export const readProduct = (
  notes: Notebook,
  sources: LineSources & { readonly rebuilt: Rebuilt },
  line: number,
): TemplateProduct => {
  const reader = new LineReader(notes, sources, line);
  const process = reader.process();
  const isListed = typeof process === "object" && process !== null;
  const processName = isListed ? process.name : process;
  const code = reader.code();
  reader.unit(code);
  return {
    line,
    code,
    process: processName,
    category: reader.category(code, process),
    routes: isListed ? process.routes : [],
    name: reader.text("name"),
    ...lineFigures(reader, sources.rebuilt, processName),
    defaultShare: reader.share("defaultShare"),
    electricity: reader.amount("electricity"),
    clinker: reader.share("clinker"),
    nitrogen: reader.share("nitrogen"),
    price: readPrice(reader),
  };
};
