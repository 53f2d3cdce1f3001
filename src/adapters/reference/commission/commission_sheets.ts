/**
 * The Commission's workbook of default values: one sheet a country and one for all others, whose rows have a CN code, a
 * description, direct, indirect and total emissions, and a production route.
 */
import countries from "i18n-iso-countries";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import { otherCountries } from "../../../domain/cbam/calculation/intensity.ts";
import { type Decimal, decimalOfNumber } from "../../../kernel/decimal.ts";
import { countryName } from "../../../kernel/country_names.ts";
import { alpha2OfAnyCode } from "../../../kernel/identifiers.ts";
import type { Sheet } from "./workbook.ts";

countries.registerLocale(english);

/** A row of a sheet; null where it has a dash. */
export interface PrintedLine {
  readonly goodsLine: string;
  /** Letters of the route, in order, such as `C` or `CF`; empty for none. */
  readonly route: string;
  readonly direct: Decimal | null;
  readonly indirect: Decimal | null;
  readonly total: Decimal | null;
}

/** Sheets without figures. */
const withoutFigures = ["overview", "versionhistory"];

/** Names of sheets end after this many characters. */
const nameLimit = 31;

/** The words of a name in lower case, without accents. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(/[a-z]+/g) ?? [];

const plain = (text: string): string => wordsOf(text).join("");

/** Words of a name in alphabetical order, equal for `Moldova, Republic of` and `Republic of Moldova`. */
const inAnyOrder = (text: string): string => wordsOf(text).toSorted().join();

/** Every name that a country's sheet may have. */
const namesOf = (alpha3: string): ReadonlyArray<string> => {
  const names = countries.getName(alpha2OfAnyCode(alpha3) ?? alpha3, "en", { select: "all" }) ?? [];
  return [...names, countryName(alpha3), alpha3];
};

/**
 * The country or group whose sheet it is; a name that fills the limit may be cut off.
 * @returns undefined for a sheet of none of them, null for one without figures
 */
export const countryOfSheet = (name: string, known: Iterable<string>): string | null | undefined => {
  const wanted = plain(name);
  if (withoutFigures.includes(wanted)) return null;
  if (wanted.startsWith("othercountries")) return otherCountries;
  const isCut = name.length >= nameLimit || /(\.\.\.|…)$/.test(name);
  return [...known].filter((code) => code !== otherCountries).find((alpha3) =>
    namesOf(alpha3).some((own) =>
      inAnyOrder(own) === inAnyOrder(name) || (isCut && plain(own).startsWith(wanted))
    )
  );
};

/** Expected heading of each column. */
const headings: Readonly<Record<keyof PrintedLine, RegExp>> = {
  goodsLine: /\bcn\b|goods code/i,
  direct: /\bdirect/i,
  indirect: /\bindirect/i,
  total: /\btotal/i,
  route: /route/i,
};

type Columns = Readonly<Record<keyof PrintedLine, number>>;

const columnsOf = (row: ReadonlyArray<string>): Columns | undefined => {
  const find = (heading: RegExp): number => row.findIndex((cell) => heading.test(cell));
  const columns = {
    goodsLine: find(headings.goodsLine),
    direct: find(headings.direct),
    indirect: find(headings.indirect),
    total: find(headings.total),
    route: find(headings.route),
  };
  return Object.values(columns).includes(-1) ? undefined : columns;
};

/** Digits that a figure carries in a workbook; what comes after them is the error of binary numbers. */
const digits = 15;

/** A figure of a cell; null for a dash or words. */
const figureOf = (cell: string): Decimal | null => {
  const number = cell.trim() === "" ? Number.NaN : Number(cell);
  return Number.isNaN(number) ? null : decimalOfNumber(Number(number.toPrecision(digits))) ?? null;
};

const lettersOf = (cell: string): string => (cell.match(/\b[A-HJ-L]\b/g) ?? []).join("");

/**
 * The lines of a sheet.
 * @returns undefined when no row names the columns
 */
export const linesOfSheet = ({ rows }: Sheet): ReadonlyArray<PrintedLine> | undefined => {
  const at = rows.findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[at] ?? []);
  if (columns === undefined) return undefined;
  return rows.slice(at + 1).flatMap((row) => {
    const cell = (column: keyof PrintedLine): string => row[columns[column]] ?? "";
    const goodsLine = cell("goodsLine").replace(/\D/g, "");
    if (goodsLine.length < 4) return [];
    return [{
      goodsLine,
      route: /^n\/?a$/i.test(cell("route").trim()) ? "" : lettersOf(cell("route")),
      direct: figureOf(cell("direct")),
      indirect: figureOf(cell("indirect")),
      total: figureOf(cell("total")),
    }];
  });
};
