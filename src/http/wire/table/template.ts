/**
 * The template of a table of shipments: an empty sheet with the headings, a sheet that says what each column holds, and
 * a sheet of the production routes that each CN code has.
 */
import { noRoute } from "../../../contract/values/goods.ts";
import { describeRoute, routesOfBenchmarks } from "../../../domain/cbam/law/production_route.ts";
import { type ReferenceTables, sectorLabels } from "../../../domain/cbam/law/reference.ts";
import type {
  CellFormat,
  Cells,
  SheetColumn,
  SheetDescription,
  WorkbookDescription,
} from "../../../domain/documents/workbook.ts";
import { columns } from "./columns.ts";
import { headingWords, massUnits, massWords } from "./heading_words.ts";

const text = (heading: string, widthCharacters: number): SheetColumn => ({
  heading,
  widthCharacters,
  format: "text",
});

const formats: Readonly<Record<string, CellFormat>> = { import: "day", import_year: "whole" };
const usualWidth = 18;

const shipments: SheetDescription = {
  name: "Shipments",
  columns: columns.map(({ name }) => ({
    heading: name,
    widthCharacters: Math.max(usualWidth, name.length + 2),
    format: formats[name] ?? "text",
  })),
  rows: [],
  endsWithSums: false,
};

/** A column's headings in one language, words with a unit behind them included. */
export const headingsOf = (name: string, language: "en" | "de" | "fr"): ReadonlyArray<string> => {
  const unit = Object.keys(massUnits).find((word) => massUnits[word] === name);
  const masses = unit === undefined ? [] : massWords[language].map((word) => `${word} (${unit})`);
  return [...headingWords[name]?.[language] ?? [], ...masses];
};

const explained: SheetDescription = {
  name: "Columns",
  columns: [
    text("Column", 32),
    text("Needed", 12),
    text("Holds", 70),
    text("Example", 14),
    text("Headings, English", 50),
    text("Headings, German", 50),
    text("Headings, French", 50),
  ],
  rows: columns.map(({ name, need, holds, example }): Cells => [
    name,
    need,
    holds,
    example,
    headingsOf(name, "en").join("; "),
    headingsOf(name, "de").join("; "),
    headingsOf(name, "fr").join("; "),
  ]),
  endsWithSums: false,
};

function* routeRows({ goods, benchmarks, routes: described }: ReferenceTables): Generator<Cells> {
  for (const { cnCode, valuedAs, isHeading, sector, description } of goods.values()) {
    if (isHeading) continue;
    for (const route of routesOfBenchmarks(benchmarks.get(valuedAs) ?? [])) {
      const shown = route === noRoute ? "" : route;
      yield [cnCode, sectorLabels[sector], description, shown, describeRoute(described, route)];
    }
  }
}

const routes = (tables: ReferenceTables): SheetDescription => ({
  name: "Routes",
  columns: [
    text("CN code", 12),
    text("Sector", 16),
    text("Description", 70),
    text("production_route", 18),
    text("What the route is", 62),
  ],
  rows: routeRows(tables),
  endsWithSums: false,
});

/** @param createdAt ISO 8601 */
export const templateWorkbook = (tables: ReferenceTables, createdAt: string): WorkbookDescription => ({
  title: "Shipments for a CBAM calculation",
  createdAt,
  sheets: [shipments, explained, routes(tables)],
});
