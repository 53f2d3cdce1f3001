/**
 * The default values of a data set held against the Commission's own workbook: every line and figure that differs, a
 * sentence each.
 */
import type { DataSet, DefaultValue } from "../../../domain/cbam/law/reference.ts";
import { type Decimal, isLess, roundHalfAwayFromZero, toText } from "../../../kernel/decimal.ts";
import { countryOfSheet, linesOfSheet, type PrintedLine } from "./commission_sheets.ts";
import type { Sheet } from "./workbook.ts";

/** Outcome of a comparison. */
export interface Comparison {
  readonly differences: ReadonlyArray<string>;
  /** Lines that both have. */
  readonly lines: number;
  readonly countries: number;
  /** Figures that are the same as printed, where the workbook holds more digits. */
  readonly roundedFigures: number;
}

interface Count {
  readonly differences: Array<string>;
  lines: number;
  countries: number;
  roundedFigures: number;
}

/** Fewest decimals that the act prints a figure with. */
const printedPlaces = 2;

const isSame = (one: Decimal, other: Decimal): boolean => !isLess(one, other) && !isLess(other, one);

const shown = (figure: Decimal | null): string => figure === null ? "a dash" : toText(figure);

const compareFigure = (
  count: Count,
  what: string,
  { table, workbook }: { readonly table: Decimal | null; readonly workbook: Decimal | null },
): void => {
  if (table === null && workbook === null) return;
  if (table !== null && workbook !== null) {
    if (isSame(table, workbook)) return;
    const places = Math.max(printedPlaces, table.scale);
    if (isSame(table, roundHalfAwayFromZero(workbook, places))) {
      count.roundedFigures++;
      return;
    }
  }
  count.differences.push(`${what} is ${shown(table)} in the table, ${shown(workbook)} in the workbook`);
};

const nameOf = (country: string, line: { readonly goodsLine: string; readonly route: string }): string =>
  `${country} ${line.goodsLine}${line.route === "" ? "" : ` (${line.route.split("").join("/")})`}`;

const tableLines = (dataSet: DataSet, country: string): ReadonlyMap<string, DefaultValue> =>
  new Map(
    [...(dataSet.lines.get(country)?.values() ?? [])].flat().map((line) => [
      nameOf(country, { goodsLine: line.goodsLine, route: line.routeLetters.join("") }),
      line,
    ]),
  );

const compareCountry = (
  count: Count,
  lines: ReadonlyMap<string, DefaultValue>,
  printed: ReadonlyMap<string, PrintedLine>,
): void => {
  count.countries++;
  for (const [name, line] of printed) {
    const own = lines.get(name);
    if (own === undefined) {
      if (line.total !== null) count.differences.push(`${name} is in the workbook alone`);
      continue;
    }
    count.lines++;
    compareFigure(count, `${name}: direct`, { table: own.directTPerT, workbook: line.direct });
    compareFigure(count, `${name}: indirect`, { table: own.indirectTPerT, workbook: line.indirect });
    compareFigure(count, `${name}: total`, { table: own.totalTPerT, workbook: line.total });
  }
  for (const name of lines.keys()) {
    if (!printed.has(name)) count.differences.push(`${name} is in the table alone`);
  }
};

/** @returns every difference, in the order of the workbook's sheets, then of the table's countries without a sheet. */
export const compareWorkbook = (dataSet: DataSet, sheets: ReadonlyArray<Sheet>): Comparison => {
  const count: Count = { differences: [], lines: 0, countries: 0, roundedFigures: 0 };
  const seen = new Set<string>();
  for (const sheet of sheets) {
    const country = countryOfSheet(sheet.name, dataSet.lines.keys());
    if (country === null) continue;
    const printed = country === undefined ? undefined : linesOfSheet(sheet);
    if (country === undefined) {
      count.differences.push(`sheet ${sheet.name} is of no country of the table`);
    } else if (printed === undefined) {
      count.differences.push(
        `sheet ${sheet.name} has no row that names CN code, direct, indirect, total and route`,
      );
    } else {
      const byName = new Map(printed.map((line) => [nameOf(country, line), line]));
      compareCountry(count, tableLines(dataSet, country), byName);
    }
    if (country !== undefined) seen.add(country);
  }
  for (const country of dataSet.lines.keys()) {
    if (!seen.has(country)) count.differences.push(`${country} has no sheet in the workbook`);
  }
  return count;
};
