/// <reference lib="dom" />
/**
 * Data that the page gives its module: texts in the visitor's language, columns, names of countries, and how figures
 * are written.
 */
import type { TablesTexts } from "../../texts/en/tables.ts";
import { make, part } from "../../../../web/browser/dom.ts";
import { pageDataOf } from "../../../../web/browser/page_data.ts";
import { lackingDigitsOf } from "../../../../web/words/lacking_digits.ts";

/** A column that a table may have. */
export interface KnownColumn {
  readonly name: string;
  readonly need: "required" | "one quantity" | "optional";
}

interface PageData {
  readonly texts: TablesTexts["client"];
  readonly columnNames: Readonly<Record<string, string>>;
  readonly columns: ReadonlyArray<KnownColumn>;
  /** Rows that one table may have. */
  readonly mostRows: number;
  readonly places: Readonly<Record<string, string>>;
  /** In which numbers and days are written. */
  readonly locale: string;
}

export const told = pageDataOf<PageData>(part("tables"), {
  texts: "record",
  columnNames: "record",
  columns: "list",
  mostRows: "number",
  places: "record",
  locale: "text",
});
export const { texts } = told;

const { locale } = told;
const plainMoney = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
const finest = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** EUR without its name, for columns that have it. */
export const cents = (value: number): string => plainMoney.format(value);
/** EUR with its name behind. */
export const euros = (value: number): string => `${cents(value)}\u00a0EUR`;
/** Tonnes, without their unit; less than a gram's part with three digits of its own, not as 0. */
export const amount = (value: number): string =>
  (value !== 0 && Math.abs(value) < 0.0005 ? finest : amounts).format(value);
/** A count. */
export const count = (value: number): string => amounts.format(value);

const decimalMark = amounts.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";

/** @returns the decimal mark that cells are shown and typed with: the table's, or the page's where its numbers tell none */
export const shownMark = (mark: "comma" | "point" | "unsaid"): "comma" | "point" =>
  mark !== "unsaid" ? mark : decimalMark === "," ? "comma" : "point";

/** @returns of each number of a column what follows it, so that decimal marks stand under each other */
export const lackingOf = (numbers: ReadonlyArray<string>): ReadonlyArray<HTMLElement | undefined> =>
  lackingDigitsOf(numbers, decimalMark).map((digits) =>
    digits === "" ? undefined : make("span", { class: "lacking", "data-digits": digits })
  );

/** First day of a month as French writes it (`web/words/first_of_month.ts`, as a module of its own, is too heavy for this page). */
const asOrdinal = (written: string): string =>
  locale.startsWith("fr") ? written.replace(/^1(?=\s)/, "1er") : written;

/** @param day YYYY-MM-DD, or a year */
export const dayText = (day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? asOrdinal(days.format(new Date(`${day}T00:00:00Z`))) : day;

/** @returns the column's name for people */
export const columnName = (name: string): string => told.columnNames[name] ?? name;

export const placeName = (code: string): string => told.places[code] ?? code;

/** `7208 39 00` */
export const spaced = (code: string): string => code.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1 $2 $3");
