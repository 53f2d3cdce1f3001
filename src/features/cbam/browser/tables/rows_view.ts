/// <reference lib="dom" />
/**
 * The rows: those with something to mend, with their cells to be mended in place, and the first ones as they were read.
 */
import { button, filled, frame, headRow, make, records } from "../../../../web/browser/dom.ts";
import type { Checked } from "./service.ts";
import { readColumns, type RowListeners, rowToMend } from "./row_to_mend.ts";
import { putRowsBack, type Table } from "./table.ts";
import { amount, columnName, count, dayText, placeName, spaced, texts, told } from "./told.ts";

/** More at once would only hide the first ones. */
const mostShown = 50;

const toMend = (
  table: Table,
  checked: Checked,
  mark: "comma" | "point",
  listeners: RowListeners,
): ReadonlyArray<HTMLElement> => {
  const { wrong } = checked;
  if (table.rows.length - checked.sums.length > told.mostRows) {
    return [make("p", { class: "notice bad" }, filled(texts.tooManyRows, count(told.mostRows)))];
  }
  if (wrong.length === 0) return [make("p", { class: "notice good" }, texts.allRight)];
  const title = make("h3", { id: "to-mend" });
  const open = new Set(wrong.map(({ index }) => index));
  const drawn = wrong.slice(0, mostShown);
  const sayCount = (): void => {
    title.textContent = filled(texts.toMend, count(open.size));
  };
  const countRow = (index: number, isRight: boolean): void => {
    if (isRight) open.delete(index);
    else open.add(index);
    sayCount();
    const isNextWanted = drawn.length < wrong.length && drawn.every((row) => !open.has(row.index));
    if (isNextWanted) listeners.changedAll();
  };
  sayCount();
  const mending = { table, checked, mark, listeners, countRow };
  const headings = headRow(
    texts.row,
    ...readColumns(table).map(({ name }) => columnName(name)),
  );
  const body = make("tbody", {}, ...drawn.map((row) => rowToMend(mending, row)));
  return [
    title,
    ...(wrong.length > mostShown ? [make("p", { class: "muted" }, filled(texts.shownFirst, mostShown))] : []),
    frame(texts.rowsToMend, records(make("table", { class: "mending" }, headings, body))),
    make("p", { class: "muted small" }, texts.someWrong),
  ];
};

/** The rows that were left out, and the way to have them back. */
const removedRows = (table: Table, { changedAll }: RowListeners): ReadonlyArray<HTMLElement> => {
  if (table.removed.length === 0) return [];
  const numbers = table.removed.map(({ number }) => number).sort((one, other) => one - other);
  const back = button(texts.putBack, "button second small", () => {
    putRowsBack(table);
    changedAll();
  });
  return [make("p", { class: "muted" }, filled(texts.removed, numbers.join(", ")), " ", back)];
};

const shown = (name: string, value: unknown): string => {
  if (value === undefined || value === null) return "";
  if (name === "cn_code") return spaced(String(value));
  if (name === "origin_country") return placeName(String(value));
  if (name === "import") return dayText(String(value));
  return typeof value === "number" && name !== "import_year" ? amount(value) : String(value);
};

/** Columns of codes, names and days; all others hold numbers, which stand under each other. */
const plainColumns = new Set([
  "cn_code",
  "origin_country",
  "import",
  "import_year",
  "client_ref",
  "production_route",
]);

const firstRows = (table: Table, { first }: Checked): ReadonlyArray<HTMLElement> => {
  const names = readColumns(table).map(({ name }) => name);
  const headings = names.map((name) =>
    plainColumns.has(name) ? columnName(name) : { number: columnName(name) }
  );
  const body = make(
    "tbody",
    {},
    ...first.map((row) =>
      make(
        "tr",
        {},
        ...names.map((name) =>
          make("td", { class: plainColumns.has(name) ? undefined : "number" }, shown(name, row[name]))
        ),
      )
    ),
  );
  const content = frame(texts.firstRows, make("table", {}, headRow(...headings), body));
  return first.length === 0 ? [] : [make("h3", {}, texts.firstRows), content];
};

/** @returns the sentences about the rows */
export const rowsView = (
  table: Table,
  checked: Checked,
  mark: "comma" | "point",
  listeners: RowListeners,
): ReadonlyArray<HTMLElement> => {
  const sums = checked.sums.length === 0 ? "" : ` ${filled(texts.sumsSkipped, count(checked.sums.length))}`;
  return [
    make("p", {}, `${filled(texts.rowsRead, count(table.rows.length - checked.sums.length))}${sums}`),
    ...removedRows(table, listeners),
    ...toMend(table, checked, mark, listeners),
    ...firstRows(table, checked),
  ];
};
