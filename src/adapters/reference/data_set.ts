/**
 * One data set: the default values of a version, its goods lines and mark-ups, as the domain names them.
 * Implementing Regulation (EU) 2025/2621, Annexes I and IV.
 */
import { dayOfText } from "../../kernel/calendar.ts";
import { otherCountries } from "../../domain/cbam/calculation/intensity.ts";
import type { DataSet, DefaultValue, MarkUp } from "../../domain/cbam/law/reference.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import { alpha3OfText } from "../../kernel/identifiers.ts";
import type { Manifest } from "./manifest.ts";
import { intensityLimit, sectorsOfGoods, shareLimit } from "./shared_tables.ts";
import type { Problems, Row } from "./table.ts";

const printedTotal = /^total_(20\d\d)$/;

/** Columns of the data sets' files; printed totals with mark-up may follow. */
export const dataSetColumns = {
  "goods-lines.csv": ["goods_line", "sector"],
  "mark-ups.csv": ["sector", "year_from", "year_to", "mark_up"],
  "precursors-of-unknown-origin.csv": ["goods_line", "production_route", "total"],
} as const;

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
const readLetters = (row: Row): ReadonlyArray<string> | undefined => {
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

const readPrintedTotals = (
  row: Row,
  columns: ReadonlyArray<readonly [string, number]>,
): ReadonlyMap<number, Decimal> => {
  if (columns.length === 0) return noTotals;
  const totals = new Map<number, Decimal>();
  for (const [column, year] of columns) {
    const total = row.decimalOrBlank(column, intensityLimit);
    if (total !== undefined && total !== null) totals.set(year, total);
  }
  return totals;
};

/**
 * @param header the layout that the file has
 * @returns default values by country and by the first 4, 6 or 8 digits of their goods line
 */
export const readDefaultValues = (
  rows: ReadonlyArray<Row>,
  header: ReadonlyArray<string>,
): DataSet["lines"] => {
  const totalColumns = header.flatMap((column) => {
    const year = printedTotal.exec(column)?.[1];
    return year === undefined ? [] : [[column, Number(year)] as const];
  });
  const byCountry = new Map<string, Map<string, Array<DefaultValue>>>();
  for (const row of rows) {
    if (row.text("total") === "") continue;
    const country = row.text("country");
    const goodsLine = row.matching("goods_line", /^\d{4}(\d\d){0,3}$/, "4, 6, 8 or 10 digits");
    const routeLetters = readLetters(row);
    const directTPerT = row.decimal("direct", intensityLimit);
    const indirectTPerT = row.decimalOrBlank("indirect", intensityLimit);
    const totalTPerT = row.decimal("total", intensityLimit);
    const printedTotals = readPrintedTotals(row, totalColumns);
    if (goodsLine === undefined || routeLetters === undefined || totalTPerT === undefined) continue;
    if (directTPerT === undefined || indirectTPerT === undefined) continue;
    let lines = byCountry.get(country);
    if (lines === undefined) {
      if (country !== otherCountries && alpha3OfText(country) === undefined) {
        row.problem(`country must be ISO 3166-1 alpha-3 or ${otherCountries}, found ${country}`);
      }
      byCountry.set(country, lines = new Map());
    }
    const digits = goodsLine.slice(0, 8);
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

export const readMarkUps = (rows: ReadonlyArray<Row>): ReadonlyArray<MarkUp> =>
  rows.flatMap((row) => {
    const sector = row.oneOf("sector", sectorsOfGoods);
    const yearFrom = row.year("year_from");
    const yearTo = row.text("year_to") === "" ? null : row.year("year_to");
    const share = row.decimal("mark_up", shareLimit);
    return sector === undefined || yearFrom === undefined || yearTo === undefined || share === undefined
      ? []
      : [Object.freeze({ sector, yearFrom, yearTo, share })];
  });

/** Rows that are only checked: Annex IV isn't part of a calculation. */
export const checkPrecursors = (rows: ReadonlyArray<Row>): void => {
  for (const row of rows) {
    row.matching("goods_line", /^\d{4}(\d\d){0,3}$/, "4, 6, 8 or 10 digits");
    readLetters(row);
    row.decimal("total", intensityLimit);
  }
};

/** Every goods line of the default values has a sector. */
export const checkGoodsLines = (
  sectors: ReadonlyArray<Row>,
  lines: DataSet["lines"],
  at: { readonly file: string; readonly report: Problems },
): void => {
  for (const row of sectors) row.oneOf("sector", sectorsOfGoods);
  const known = new Set(sectors.map((row) => row.text("goods_line")));
  for (const [country, values] of lines) {
    for (const { goodsLine } of [...values.values()].flat()) {
      if (!known.has(goodsLine)) {
        at.report.add(at.file, undefined, `has no sector for goods line ${goodsLine} (${country})`);
      }
    }
  }
};

/** The parts of a data set, put together and frozen. */
export const dataSetOf = (
  manifest: Manifest,
  parts: Pick<DataSet, "lines" | "markUps">,
): DataSet | undefined => {
  const inForceFrom = dayOfText(manifest.in_force.from);
  if (inForceFrom === undefined) return undefined;
  const inForceUntil = manifest.in_force.until === null ? null : dayOfText(manifest.in_force.until) ?? null;
  return Object.freeze({
    ...parts,
    version: manifest.version,
    title: manifest.title,
    source: manifest.acts[0],
    acts: manifest.acts,
    inForceFrom,
    inForceUntil,
    files: manifest.files,
  });
};
