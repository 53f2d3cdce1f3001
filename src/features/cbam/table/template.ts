/**
 * The template of a table of shipments: an empty sheet with the headings, a sheet that says what each column holds, and
 * a sheet of the production routes that each CN code has.
 */
import { noRoute } from "../../../contract/values/goods.ts";
import { describeRoute, routesOfBenchmarks } from "../../../domain/cbam/law/production_route.ts";
import { type ReferenceTables, sectorLabels } from "../../../domain/cbam/law/reference.ts";
import type { Cells, SheetDescription, WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { emptySheet, explainedSheet, textColumn } from "../../../http/wire/table/template.ts";
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
