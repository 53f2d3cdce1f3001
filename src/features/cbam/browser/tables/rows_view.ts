/// <reference lib="dom" />
/**
 * The rows: those with something to mend, with their cells to be mended in place, and the first ones as they were read.
 */
import { button, filled, frame, headRow, make, records } from "../../../../web/browser/dom.ts";
import type { Checked, WrongCell } from "./service.ts";
import { cellText, isRead, type Table } from "./table.ts";
import { amount, columnName, count, dayText, placeName, spaced, texts } from "./told.ts";

/** More at once would only hide the first ones. */
const mostShown = 50;

/** Listeners for a row's position. */
export interface RowListeners {
  /** A cell of the row was changed. */
  readonly mended: (index: number) => Promise<ReadonlyArray<WrongCell>>;
  /** The row is to be left out. */
  readonly leftOut: (index: number) => void;
}

const readColumns = ({ columns }: Table) =>
  columns.flatMap((column, position) => isRead(column) ? [{ name: column.meaning, position }] : []);

/** A mass that is missing stands in the column that the table has for one. */
const stands = (issue: WrongCell, name: string, names: ReadonlyArray<string>): boolean =>
  issue.column === name ||
  (issue.column === "tonnage" && !names.includes("tonnage") && (name === "net_mass_kg" || name === "mwh"));

const rowToMend = (
  table: Table,
  { index, issues }: Checked["wrong"][number],
  mark: "comma" | "point",
  { mended, leftOut }: RowListeners,
): HTMLElement => {
  const columns = readColumns(table);
  const names = columns.map(({ name }) => name);
  const element = make("tr", {});
  const change = (position: number, text: string): void => {
    const row = table.rows[index];
    if (row === undefined) return;
    row[position] = text;
    mended(index).then((left) => fill(left, position), () => undefined);
  };
  const cellFor = (name: string, position: number, left: ReadonlyArray<WrongCell>): HTMLElement => {
    const wrong = left.find((issue) => stands(issue, name, names));
    const id = `cell-${index}-${position}`;
    const input = make("input", {
      class: "control cell",
      id,
      type: "text",
      value: cellText(table.rows[index]?.[position] ?? null, mark),
      "aria-label": `${columnName(name)}, ${texts.row} ${index + 1}`,
      "aria-invalid": wrong === undefined ? undefined : "true",
      "aria-describedby": wrong === undefined ? undefined : `${id}-error`,
      autocomplete: "off",
      spellcheck: "false",
    });
    input.addEventListener(
      "change",
      () => change(position, input instanceof HTMLInputElement ? input.value : ""),
    );
    const attributes = { role: "cell", "data-label": columnName(name) };
    if (wrong === undefined) return make("td", { ...attributes, class: "entry" }, input);
    const { suggestion } = wrong;
    return make(
      "td",
      { ...attributes, class: "entry wrong" },
      input,
      make("p", { class: "error", id: `${id}-error` }, wrong.sentence),
      suggestion === undefined ? undefined : button(
        filled(texts.use, suggestion),
        "button second small",
        () => change(position, suggestion),
      ),
    );
  };
  const fill = (left: ReadonlyArray<WrongCell>, focused?: number): void => {
    const elsewhere = left.filter((issue) => !names.some((name) => stands(issue, name, names)));
    const state = left.length === 0
      ? make("span", { class: "badge good" }, texts.mended)
      : make("span", { class: "badge bad" }, texts.error);
    const sentences = elsewhere.map(({ sentence }) => make("p", { class: "error" }, sentence));
    const leaveOut = left.some(({ isTotal }) => isTotal === true)
      ? button(texts.leaveRowOut, "button second small", () => leftOut(index))
      : undefined;
    element.replaceChildren(
      make("th", { scope: "row", role: "rowheader" }, count(index + 1), " ", state, ...sentences, leaveOut),
      ...columns.map(({ name, position }) => cellFor(name, position, left)),
    );
    if (focused !== undefined) element.querySelector<HTMLElement>(`#cell-${index}-${focused}`)?.focus();
  };
  fill(issues);
  return element;
};

const toMend = (
  table: Table,
  checked: Checked,
  mark: "comma" | "point",
  listeners: RowListeners,
): ReadonlyArray<HTMLElement> => {
  const { wrong } = checked;
  if (wrong.length === 0) return [make("p", { class: "notice good" }, texts.allRight)];
  const headings = headRow(
    texts.row,
    ...readColumns(table).map(({ name }) => columnName(name)),
  );
  const body = make(
    "tbody",
    {},
    ...wrong.slice(0, mostShown).map((row) => rowToMend(table, row, mark, listeners)),
  );
  const title = filled(texts.toMend, count(wrong.length));
  return [
    make("h3", {}, title),
    ...(wrong.length > mostShown ? [make("p", { class: "muted" }, filled(texts.shownFirst, mostShown))] : []),
    frame(title, records(make("table", { class: "mending" }, headings, body))),
    make("p", { class: "muted small" }, texts.someWrong),
  ];
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
    ...toMend(table, checked, mark, listeners),
    ...firstRows(table, checked),
  ];
};
