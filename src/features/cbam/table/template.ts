/**
 * The template of a table of shipments: an empty sheet with the headings, a sheet that says what each column holds, and
 * a sheet of the production routes that each CN code has.
 */
import { noRoute } from "../../../contract/values/goods.ts";
import { describeRoute, routesOfBenchmarks } from "../../../domain/cbam/law/production_route.ts";
import { type ReferenceTables, sectorLabels } from "../../../domain/cbam/law/reference.ts";
import type { Cells, SheetDescription, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { emptySheet, explainedSheet, textColumn } from "../../../http/wire/table/template.ts";
import { headingsOf } from "../../../http/wire/table/columns/column_set.ts";
import { goodsName } from "../../../web/law/goods.ts";
import { routeMeaning } from "../../../web/law/routes.ts";
import type { Language } from "../../../web/words/language.ts";
import { columnTexts } from "../texts/columns.ts";
import { sheetTexts } from "../texts/sheets.ts";
import { tablesTexts } from "../texts/tables.ts";
import { shipmentTable } from "./columns.ts";

function* routeRows({ goods, benchmarks, routes: described }: ReferenceTables): Generator<Cells> {
  for (const { cnCode, valuedAs, isHeading, sector, description } of goods.values()) {
    if (isHeading) continue;
    for (const route of routesOfBenchmarks(benchmarks.get(valuedAs) ?? [])) {
      const shown = route === noRoute ? "" : route;
      yield [cnCode, sectorLabels[sector], description, shown, describeRoute(described, route)];
    }
  }
}

/** @returns the sheet of the production routes of each CN code */
export const routesSheet = (tables: ReferenceTables): SheetDescription => ({
  name: "Routes",
  columns: [
    textColumn("CN code", 12),
    textColumn("Sector", 16),
    textColumn("Description", 70),
    textColumn("production_route", 18),
    textColumn("What the route is", 62),
  ],
  rows: routeRows(tables),
  endsWithSums: false,
});

/** @param createdAt ISO 8601 */
export const templateWorkbook = (tables: ReferenceTables, createdAt: string): WorkbookDescription => ({
  title: "Shipments for a CBAM calculation",
  createdAt,
  sheets: [emptySheet(shipmentTable, "Shipments"), explainedSheet(shipmentTable), routesSheet(tables)],
});

function* readableRoutes(
  { goods, benchmarks, routes: described }: ReferenceTables,
  language: Language,
): Generator<Cells> {
  const { sectors } = tablesTexts[language];
  for (const { cnCode, valuedAs, isHeading, sector, description } of goods.values()) {
    if (isHeading) continue;
    for (const route of routesOfBenchmarks(benchmarks.get(valuedAs) ?? [])) {
      const meaning = routeMeaning(route, language) ?? describeRoute(described, route);
      yield [
        cnCode,
        sectors[sector],
        goodsName(cnCode, language) ?? description,
        route === noRoute ? "" : route,
        meaning,
      ];
    }
  }
}

const inLanguage = (texts: Readonly<Record<string, string>>, name: string): string => texts[name] ?? name;

/**
 * The template for people: headings, explanations and goods in their language. What stands above its columns is read.
 * @param createdAt ISO 8601
 */
export const readableTemplate = (
  tables: ReferenceTables,
  createdAt: string,
  language: Language,
): WorkbookDescription => {
  const { columnNames } = tablesTexts[language];
  const { explained, needs, columns, routes, shipments, templateTitle } = sheetTexts[language];
  const nameOf = (name: string): string => inLanguage(columnNames, name);
  return {
    title: templateTitle,
    createdAt,
    sheets: [
      emptySheet(shipmentTable, shipments, nameOf),
      {
        name: columns,
        columns: [
          textColumn(explained.column, 32),
          textColumn(explained.need, 14),
          textColumn(explained.holds, 80),
          textColumn(explained.example, 14),
          textColumn(explained.others, 100),
        ],
        rows: shipmentTable.columns.map(({ name, need, holds, example }): Cells => [
          nameOf(name),
          needs[need],
          language === "en" ? holds : inLanguage(columnTexts[language], name),
          example,
          [...headingsOf(shipmentTable, name, language), name].join("; "),
        ]),
        endsWithSums: false,
      },
      {
        name: routes,
        columns: [
          textColumn(explained.code, 12),
          textColumn(explained.sector, 16),
          textColumn(explained.goods, 70),
          textColumn(explained.route, 18),
          textColumn(explained.meaning, 62),
        ],
        rows: readableRoutes(tables, language),
        endsWithSums: false,
      },
    ],
  };
};
