/**
 * `default-values.csv` of a data set: the printed lines of every country, as the domain names them. Implementing Regulation
 * (EU) 2025/2621, Annex I.
 */
import { otherCountries } from "../../domain/cbam/calculation/intensity.ts";
import type { DataSet, DefaultValue } from "../../domain/cbam/law/reference.ts";
import { type Decimal, exactly, isLess, minus, plus, toText } from "../../kernel/decimal.ts";
import { alpha3OfText } from "../../kernel/identifiers.ts";
import { type Folder, rowsOf } from "./folders.ts";
import { intensityLimit } from "./shared_tables.ts";
import type { Problems, Row } from "./table.ts";

/** The data set's file of default values. */
export const valuesFile = "default-values.csv";

const printedTotal = /^total_(20\d\d)$/;

/** Both layouts of `default-values.csv`: the corrected table, and the first one with descriptions and printed totals. */
export const defaultValueColumns = [
  ["country", "goods_line", "production_route", "direct", "indirect", "total"],
  [
    "country",
    "goods_line",
    "description",
    "production_route",
    "direct",
    "indirect",
    "total",
    "total_2026",
    "total_2027",
    "total_2028",
  ],
] as const;

const noLetters: ReadonlyArray<string> = Object.freeze([]);
const lettersOfIndicator = new Map<string, ReadonlyArray<string>>([["", noLetters], ["N/A", noLetters]]);

/** `(C)`, `(C/F)` and `(C)/(F)` to their letters; a blank and N/A to none. */
export const readLetters = (row: Row): ReadonlyArray<string> | undefined => {
  const indicator = row.text("production_route");
  const known = lettersOfIndicator.get(indicator);
  if (known !== undefined) return known;
  const letters = /^\(([A-HJ-L])(?:\)?\/\(?([A-HJ-L]))?\)$/.exec(indicator);
  if (letters === null) {
    return row.problem(`production_route must be a route such as (C) or (C/F), found ${indicator}`);
  }
  const read = Object.freeze(letters.slice(1).filter((letter) => letter !== undefined));
  lettersOfIndicator.set(indicator, read);
  return read;
};

const noTotals: ReadonlyMap<number, Decimal> = new Map();

/** Columns of printed totals, each with its year. */
type TotalColumns = ReadonlyArray<readonly [column: string, year: number]>;

const readPrintedTotals = (row: Row, columns: TotalColumns): ReadonlyMap<number, Decimal> => {
  if (columns.length === 0) return noTotals;
  const totals = new Map<number, Decimal>();
  for (const [column, year] of columns) {
    const total = row.decimalOrBlank(column, intensityLimit);
    if (total !== undefined && total !== null) totals.set(year, total);
  }
  return totals;
};

/** Each of the three figures is rounded on its own to two decimals at least: 3 x 0.005. */
const mostRounded = exactly(0.015);

/** Emissions that a row prints, tCO2e per tonne. */
type PrintedFigures = Pick<DefaultValue, "directTPerT" | "indirectTPerT" | "totalTPerT" | "printedTotals">;

/** A total that its parts don't add up to is a slip of the keyboard in one of the three. */
const checkTotal = (row: Row, { directTPerT, indirectTPerT, totalTPerT }: PrintedFigures): void => {
  const sum = indirectTPerT === null ? directTPerT : plus(directTPerT, indirectTPerT);
  const gap = isLess(sum, totalTPerT) ? minus(totalTPerT, sum) : minus(sum, totalTPerT);
  if (isLess(mostRounded, gap)) {
    row.problem(
      `total must be direct and indirect, ${toText(sum)}, up to the rounding of each; found ${
        toText(totalTPerT)
      }`,
    );
  }
};

/** @returns the figures of a row, or undefined where one of the three is none. */
const readFigures = (row: Row, columns: TotalColumns): PrintedFigures | undefined => {
  const directTPerT = row.decimal("direct", intensityLimit);
  const indirectTPerT = row.decimalOrBlank("indirect", intensityLimit);
  const totalTPerT = row.decimal("total", intensityLimit);
  const printedTotals = readPrintedTotals(row, columns);
  if (directTPerT === undefined || indirectTPerT === undefined || totalTPerT === undefined) return undefined;
  const figures = { directTPerT, indirectTPerT, totalTPerT, printedTotals };
  checkTotal(row, figures);
  return figures;
};

/**
 * Reads the figures of rows, which both layouts have in their last columns. Some thousand rows have theirs written as another
 * row has them: those are read and checked once, unless something is wrong with them, which each row has to say.
 */
const figuresReader = (
  columns: TotalColumns,
  { found }: Problems,
): (row: Row) => PrintedFigures | undefined => {
  const known = new Map<string, PrintedFigures>();
  return (row) => {
    const written = row.textFrom("direct");
    const same = known.get(written);
    if (same !== undefined) return same;
    const problemsBefore = found.length;
    const figures = readFigures(row, columns);
    if (figures !== undefined && found.length === problemsBefore) known.set(written, figures);
    return figures;
  };
};

/**
 * @param of the layout that the file has, and where problems of its rows are told
 * @returns default values by country and by the first 4, 6 or 8 digits of their goods line
 */
const linesOf = (
  rows: ReadonlyArray<Row>,
  { header, report }: { readonly header: ReadonlyArray<string>; readonly report: Problems },
): DataSet["lines"] => {
  const totalColumns = header.flatMap((column) => {
    const year = printedTotal.exec(column)?.[1];
    return year === undefined ? [] : [[column, Number(year)] as const];
  });
  const figuresOf = figuresReader(totalColumns, report);
  const byCountry = new Map<string, Map<string, Array<DefaultValue>>>();
  for (const row of rows) {
    if (row.text("total") === "") continue;
    const written = row.text("country");
    const goodsLine = row.matching("goods_line", /^\d{4}(\d\d){0,3}$/, "4, 6, 8 or 10 digits");
    const routeLetters = readLetters(row);
    const figures = figuresOf(row);
    if (goodsLine === undefined || routeLetters === undefined || figures === undefined) continue;
    let lines = byCountry.get(written);
    if (lines === undefined) {
      const country = written === otherCountries ? written : alpha3OfText(written);
      if (country === undefined) {
        row.problem(`country must be ISO 3166-1 alpha-3 or ${otherCountries}, found ${written}`);
      }
      const own = country ?? written;
      lines = byCountry.get(own) ?? new Map<string, Array<DefaultValue>>();
      byCountry.set(own, lines);
    }
    const digits = goodsLine.slice(0, 8);
    const { directTPerT, indirectTPerT, totalTPerT, printedTotals } = figures;
    const value = Object.freeze({
      goodsLine,
      routeLetters,
      directTPerT,
      indirectTPerT,
      totalTPerT,
      printedTotals,
    });
    const others = lines.get(digits);
    if (others === undefined) lines.set(digits, [value]);
    else others.push(value);
  }
  return byCountry;
};

const headerOf = (bytes: Uint8Array | undefined): string => {
  const end = bytes?.indexOf(10) ?? 0;
  return new TextDecoder().decode(bytes?.subarray(0, Math.max(end, 0))).trim();
};

/** Columns that together may occur only once. */
export const valuesKey = ["country", "goods_line", "production_route"];

const layoutOf = (folder: Folder): ReadonlyArray<string> => {
  const header = headerOf(folder.bytes.get(valuesFile));
  return defaultValueColumns.find((candidate) => candidate.join() === header) ?? defaultValueColumns[0];
};

/**
 * Reports rows without a total, which count for nothing. It is asked of what is added: the first table of the release has one, as the act
 * printed it.
 */
export const checkTotalsThere = (folder: Folder, report: Problems): void => {
  const shape = { columns: layoutOf(folder), key: valuesKey, report };
  for (const row of rowsOf(folder, valuesFile, shape)) {
    if (row.text("total") === "") {
      row.problem(
        "total is blank, and a line without one counts for nothing: give its total, or leave the line out",
      );
    }
  }
};

/** @returns default values by country and by the first 4, 6 or 8 digits of their goods line; what is wrong is reported. */
export const readDefaultValues = (folder: Folder, report: Problems): DataSet["lines"] => {
  const columns = layoutOf(folder);
  return linesOf(rowsOf(folder, valuesFile, { columns, key: valuesKey, report }), {
    header: columns,
    report,
  });
};
