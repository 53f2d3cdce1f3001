/** The templates of a table of imports: a workbook that explains its columns, and a table of the headings alone. */
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import type { WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { type HeadingLanguage, headingsOf } from "../../../http/wire/table/columns/column_set.ts";
import { csvText, plainDialect } from "../../../http/wire/table/csv_answer.ts";
import { emptySheet, explainedSheet } from "../../../http/wire/table/template.ts";
import { routesSheet } from "../../cbam/table/template.ts";
import { importTable } from "./import_table.ts";

/** The first heading of each column that is offered and that it names alone; the member's name in its place. */
const headings = (language: HeadingLanguage | undefined): ReadonlyMap<string, string> =>
  new Map(
    importTable.columns.filter(({ isUnoffered }) => isUnoffered !== true).map(({ name }) => [
      name,
      language === undefined ? name : headingsOf(importTable, name, language)[0] ?? name,
    ]),
  );

/**
 * @param createdAt ISO 8601
 * @param language of the headings; undefined: the members' names
 */
export const templateWorkbook = (
  tables: ReferenceTables,
  createdAt: string,
  language: HeadingLanguage | undefined,
): WorkbookDescription => {
  const named = headings(language);
  const empty = emptySheet(importTable, "Imports");
  const columns = empty.columns.map((column) => ({
    ...column,
    heading: named.get(column.heading) ?? column.heading,
  }));
  return {
    title: "Imports of a CBAM ledger",
    createdAt,
    sheets: [{ ...empty, columns }, explainedSheet(importTable), routesSheet(tables)],
  };
};

/** @returns the headings as a line of CSV */
export const templateText = (language: HeadingLanguage | undefined): string =>
  csvText(
    [[...headings(language).values()]],
    language === "de" || language === "fr"
      ? { ...plainDialect, separator: ";", decimalMark: "comma" }
      : plainDialect,
  );
