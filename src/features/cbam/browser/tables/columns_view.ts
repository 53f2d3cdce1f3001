/// <reference lib="dom" />
/** Reading of each column, to be changed where it is wrong. */
import { labelled } from "../../../../web/words/labelled.ts";
import { button, filled, frame, headRow, make, part, records, show } from "../../../../web/browser/dom.ts";
import { type ReadTable, readTable, type TableCheck } from "./service.ts";
import { addColumn, type Column, isRead, leftOut, passedThrough, type Table } from "./table.ts";
import { columnName, count, texts, told } from "./told.ts";

/** More numbers of rows than that only hide the first ones. */
const mostNumbers = 20;

const numbersShown = (numbers: ReadonlyArray<number>): string =>
  `${numbers.slice(0, mostNumbers).join(", ")}${numbers.length > mostNumbers ? " …" : ""}`;

/** Sentences about the file that was read: its encoding, and what of it is not read. */
export const saidOf = ({ encoding, warnings, passedOver }: ReadTable): ReadonlyArray<string> => [
  ...(encoding === null ? [] : [filled(texts.encoding, encoding)]),
  ...warnings,
  ...(passedOver.length === 0 ? [] : [filled(texts.passedOver, numbersShown(passedOver))]),
];

const routeColumn = "production_route";

/**
 * Goods that have several routes need one: the column is added to a table that lacks it.
 * @returns true if it was added
 */
export const addRoutes = (table: Table, wrong: TableCheck["wrong"]): boolean =>
  wrong.some(({ issues }) => issues.some(({ column }) => column === routeColumn)) &&
  addColumn(table, { meaning: routeColumn, heading: columnName(routeColumn) });

/** @returns the sentences about the table's file, beside its result */
export const saidView = ({ said = [] }: Table): ReadonlyArray<HTMLElement> =>
  said.length === 0 ? [] : [make("p", { class: "notice warn" }, said.join(" "))];

/** Shows what is said of the table's file above its columns. */
export const sayAbove = ({ said = [] }: Table): void => {
  part("above").textContent = said.join(" ");
  show(said.length > 0, "above");
};

/**
 * Puts the sentences about the file of a draft into the language of the page: it may have been read on a page of another one.
 * @param isShown whether the draft is still what the page shows
 */
export const sayInLanguage = async (
  table: Table,
  bytes: Uint8Array<ArrayBuffer>,
  isShown: () => boolean,
): Promise<void> => {
  if (table.locale === told.locale || table.said === undefined || table.said.length === 0) return;
  const found = await readTable(bytes, String(table.headingRow)).catch(() => undefined);
  if (found === undefined) return;
  table.said = saidOf(found);
  table.locale = told.locale;
  if (isShown()) sayAbove(table);
};

/** Problems of the choice of columns; empty when the table can be read. */
export const columnTroubles = ({ columns }: Table): ReadonlyArray<string> => {
  const chosen = columns.filter(isRead).map(({ meaning }) => meaning);
  const doubled = [...new Set(chosen.filter((name, index) => chosen.indexOf(name) !== index))];
  const required = told.columns.filter(({ name, need }) => need === "required" && !chosen.includes(name));
  const hasQuantity = told.columns.some(({ name, need }) => need === "one quantity" && chosen.includes(name));
  return [
    ...doubled.map((name) => filled(texts.twice, columnName(name))),
    ...required.map(({ name }) => filled(texts.lacks, columnName(name))),
    ...(hasQuantity ? [] : [filled(texts.lacks, texts.orMass)]),
  ];
};

const headingOf = ({ heading }: Column, position: number): string =>
  heading === "" ? filled(texts.noHeading, position + 1) : heading;

/** True if the service has to take the current year for every row. */
const lacksDay = ({ columns }: Table): boolean =>
  !columns.some(({ meaning }) => meaning === "import" || meaning === "import_year");

const looksLikeDay = /^\d{1,4}[.\/-]\d{1,2}[.\/-]\d{1,4}/;

const firstValue = ({ rows }: Table, position: number): string => {
  const first = rows.map((row) => row[position]).find((cell) =>
    cell !== null && cell !== undefined && cell !== ""
  );
  return first === undefined ? "" : String(first);
};

/** Columns that hold days and that nothing is read from: which day it is, "Date" alone doesn't say. */
const daysToChoose = (table: Table, changed: () => void): ReadonlyArray<HTMLElement> =>
  table.columns.flatMap((column, position) => {
    if (isRead(column) || !looksLikeDay.test(firstValue(table, position))) return [];
    const heading = headingOf(column, position);
    return button(filled(texts.readAsDay, heading), "button second small", () => {
      column.meaning = "import";
      changed();
    });
  });

const dayNotice = (table: Table, changed: () => void): HTMLElement => {
  const choices = daysToChoose(table, changed);
  return make(
    "div",
    { class: "notice warn" },
    make("p", {}, texts.lacksDay),
    choices.length === 0 ? undefined : make("p", { class: "actions" }, ...choices),
  );
};

const optionsFor = (column: Column): ReadonlyArray<HTMLElement> => {
  const option = (value: string, text: string): HTMLElement =>
    make("option", { value, selected: value === column.meaning }, text);
  return [
    option(
      passedThrough,
      column.lacksUnit ? texts.lacksUnit : column.isGross ? texts.isGross : texts.passThrough,
    ),
    option(leftOut, texts.leaveOut),
    ...told.columns.map(({ name }) => option(name, columnName(name))),
  ];
};

/** Names of the columns that every table needs and this one lacks. */
const missingColumns = ({ columns }: Table): ReadonlyArray<string> =>
  told.columns.filter(({ name, need }) =>
    need === "required" && !columns.some(({ meaning }) => meaning === name)
  ).map(({ name }) => name);

/** Values for all rows of a table that were typed and not used yet, by their columns. */
const typedForAll = new WeakMap<Table, Map<string, string>>();

/** A field for a value that holds for every row, where the table has no column of it. */
const forAllRows = (table: Table, name: string, changed: () => void): HTMLElement => {
  const id = `all-${name}`;
  const typed = typedForAll.get(table) ?? new Map<string, string>();
  typedForAll.set(table, typed);
  const value = typed.get(name);
  const input = make("input", { class: "control small", id, type: "text", value, autocomplete: "off" });
  input.addEventListener("input", () => input instanceof HTMLInputElement && typed.set(name, input.value));
  const use = button(filled(texts.useForAll, count(table.rows.length)), "button second small", () => {
    const value = input instanceof HTMLInputElement ? input.value.trim() : "";
    if (value === "") return input.focus();
    addColumn(table, { meaning: name, heading: columnName(name), value });
    changed();
  });
  return make(
    "div",
    { class: "field inline" },
    make("label", { for: id }, filled(texts.sameForAll, columnName(name))),
    input,
    use,
  );
};

const rowFor = (table: Table, position: number, changed: () => void): HTMLElement | undefined => {
  const column = table.columns[position];
  if (column === undefined) return undefined;
  const heading = headingOf(column, position);
  const select = make(
    "select",
    {
      class: "control small",
      id: `column-${position}`,
      "aria-label": labelled(texts.readAs, heading, document.documentElement.lang),
    },
    ...optionsFor(column),
  );
  select.addEventListener("change", () => {
    column.meaning = select instanceof HTMLSelectElement ? select.value : column.meaning;
    changed();
  });
  return make(
    "tr",
    { class: isRead(column) ? "read" : column.lacksUnit || column.isGross ? "asks" : "other" },
    make("th", { scope: "row" }, heading),
    make("td", { class: "sample", "data-label": texts.firstValue }, firstValue(table, position)),
    make("td", { class: "entry", "data-label": texts.readAs }, select),
  );
};

/** @returns the columns with what each is read as */
export const columnsView = (table: Table, changed: () => void): ReadonlyArray<HTMLElement> => {
  const read = table.columns.filter(isRead).length;
  const body = make("tbody", {}, ...table.columns.map((_, position) => rowFor(table, position, changed)));
  const headings = headRow(texts.yours, texts.firstValue, texts.readAs);
  return [
    make("p", {}, filled(texts.recognised, read, table.columns.length)),
    ...columnTroubles(table).map((trouble) => make("p", { class: "notice bad" }, trouble)),
    ...missingColumns(table).map((name) => forAllRows(table, name, changed)),
    ...(lacksDay(table) ? [dayNotice(table, changed)] : []),
    frame(texts.yours, records(make("table", { class: "mapping" }, headings, body))),
  ];
};
