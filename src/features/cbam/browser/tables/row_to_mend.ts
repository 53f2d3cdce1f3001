/// <reference lib="dom" />
/** A row with something to mend: its cells as fields, what is wrong with them, and the ways to mend the rows like it. */
import { button, filled, make } from "../../../../web/browser/dom.ts";
import { drawAnew } from "../../../../web/browser/draw_anew.ts";
import { afterPress } from "../after_press.ts";
import type { TableCheck, WrongCell } from "./service.ts";
import { type Cell, cellText, holdsNumbers, isRead, numberOr, type Table } from "./table.ts";
import { columnName, count, texts } from "./told.ts";

/** Listeners for a row's position. */
export interface RowListeners {
  /** A cell of the row was changed. */
  readonly mended: (index: number) => Promise<ReadonlyArray<WrongCell>>;
  /** The row is to be left out. */
  readonly leftOut: (index: number) => void;
  /** Cells of many rows were changed, or rows were put back. */
  readonly changedAll: () => void;
}

/** The columns that are read, with their positions. */
export const readColumns = (
  { columns }: Table,
): ReadonlyArray<{ readonly name: string; readonly position: number }> =>
  columns.flatMap((column, position) => isRead(column) ? [{ name: column.meaning, position }] : []);

/** A mass that is missing stands in the column that the table has for one. */
export const stands = (issue: WrongCell, name: string, names: ReadonlyArray<string>): boolean =>
  issue.column === name ||
  (issue.column === "tonnage" && !names.includes("tonnage") && (name === "net_mass_kg" || name === "mwh"));

/** The rows that are mended, with all that they need to be drawn. */
export interface MendedTable {
  readonly table: Table;
  readonly checked: TableCheck;
  /** Decimal mark of the table, or of the page where the table's numbers tell none. */
  readonly mark: "comma" | "point";
  readonly listeners: RowListeners;
  /** Tells what is wrong with a row that was changed. */
  readonly countRow: (index: number, left: ReadonlyArray<WrongCell>) => void;
}

/** Positions of the other rows whose cell of the column is wrong with the same text. */
const alikeRows = (
  { table, checked }: MendedTable,
  { index, position, issue, text }: {
    readonly index: number;
    readonly position: number;
    readonly issue: WrongCell;
    readonly text: string;
  },
): ReadonlyArray<number> =>
  checked.wrong.filter((row) =>
    row.index !== index && cellText(table.rows[row.index]?.[position] ?? null, "point") === text &&
    row.issues.some(({ column, sentence }) =>
      column === issue.column && (text !== "" || sentence === issue.sentence)
    )
  ).map((row) => row.index);

/** @returns the row with its cells to be mended in place */
export const rowToMend = (
  mending: MendedTable,
  { index, issues }: TableCheck["wrong"][number],
): HTMLElement => {
  const { table, checked, mark, listeners, countRow } = mending;
  const columns = readColumns(table);
  const names = columns.map(({ name }) => name);
  const element = make("tr", {});
  const number = table.numbers[index] ?? index + 1;
  const before = [...table.rows[index] ?? []];
  /** The cell for a given text: a fraction is kept as a number where the table's own numbers tell no mark. */
  const given = (name: string, text: string, written: "comma" | "point"): Cell =>
    checked.mark === "unsaid" && holdsNumbers(name) ? numberOr(text, written) : text;
  /** Number of the latest change: what the check of an earlier one finds is not shown. */
  let changes = 0;
  const change = (position: number, cell: Cell): void => {
    const row = table.rows[index];
    if (row === undefined) return;
    row[position] = cell;
    element.classList.add("earlier");
    const own = ++changes;
    const show = (left: ReadonlyArray<WrongCell>): void => {
      if (own !== changes) return;
      element.classList.remove("earlier");
      fill(left, position);
      if (own === changes) countRow(index, left);
    };
    listeners.mended(index).then((left) => afterPress(() => show(left)), () => undefined);
  };
  const everyAlike = (position: number, cell: Cell, alike: ReadonlyArray<number>): void => {
    for (const at of [index, ...alike]) {
      const row = table.rows[at];
      if (row !== undefined) row[position] = cell;
    }
    listeners.changedAll();
  };
  /** Offers the value for every row that is wrong in the same way; nothing where this row is the only one. */
  const forAlike = (position: number, issue: WrongCell, value: Cell): HTMLElement | undefined => {
    const text = cellText(before[position] ?? null, "point");
    const alike = alikeRows(mending, { index, position, issue, text });
    if (alike.length === 0) return undefined;
    return button(
      filled(texts.useInAll, cellText(value, mark), count(alike.length + 1)),
      "button second small",
      () => everyAlike(position, value, alike),
    );
  };
  const routesFor = (position: number, wrong: WrongCell, id: string): HTMLElement => {
    const select = make(
      "select",
      { class: "control small", id, "aria-label": `${columnName(wrong.column)}, ${texts.row} ${number}` },
      make("option", { value: "" }, texts.chooseRoute),
      ...(wrong.routes ?? []).map(({ value, label }) => make("option", { value }, label)),
    );
    select.addEventListener(
      "change",
      () => change(position, select instanceof HTMLSelectElement ? select.value : ""),
    );
    return select;
  };
  const inputFor = (
    name: string,
    position: number,
    wrong: WrongCell | undefined,
    id: string,
  ): HTMLElement => {
    const input = make("input", {
      class: "control cell",
      id,
      type: "text",
      value: cellText(table.rows[index]?.[position] ?? null, mark),
      "aria-label": `${columnName(name)}, ${texts.row} ${number}`,
      "aria-invalid": wrong === undefined ? undefined : "true",
      "aria-describedby": wrong === undefined ? undefined : `${id}-error`,
      autocomplete: "off",
      spellcheck: "false",
    });
    const typed = (): Cell => given(name, input instanceof HTMLInputElement ? input.value : "", mark);
    input.addEventListener("change", () => change(position, typed()));
    return input;
  };
  /** The value that was given for a cell that was wrong before, for the rows that are wrong in the same way. */
  const offerFor = (
    name: string,
    position: number,
    left: ReadonlyArray<WrongCell>,
  ): HTMLElement | undefined => {
    const value = table.rows[index]?.[position] ?? "";
    const was = issues.find((issue) => stands(issue, name, names));
    const isRight = !left.some((issue) => stands(issue, name, names));
    return was === undefined || !isRight || value === "" ? undefined : forAlike(position, was, value);
  };
  const cellFor = (name: string, position: number, left: ReadonlyArray<WrongCell>): HTMLElement => {
    const wrong = left.find((issue) => stands(issue, name, names));
    const id = `cell-${index}-${position}`;
    const attributes = { role: "cell", "data-label": columnName(name) };
    if (wrong === undefined) {
      return make(
        "td",
        { ...attributes, class: "entry" },
        inputFor(name, position, wrong, id),
        offerFor(name, position, left),
      );
    }
    const { routes = [] } = wrong;
    const suggestion = wrong.suggestion === undefined ? undefined : given(name, wrong.suggestion, "point");
    return make(
      "td",
      { ...attributes, class: "entry wrong" },
      routes.length > 0 ? routesFor(position, wrong, id) : inputFor(name, position, wrong, id),
      make("p", { class: "error", id: `${id}-error` }, wrong.sentence),
      suggestion === undefined ? undefined : button(
        filled(texts.use, cellText(suggestion, mark)),
        "button second small",
        () => change(position, suggestion),
      ),
      suggestion === undefined ? undefined : forAlike(position, wrong, suggestion),
    );
  };
  const fill = (left: ReadonlyArray<WrongCell>, changed?: number): void => {
    const elsewhere = left.filter((issue) => !names.some((name) => stands(issue, name, names)));
    const state = left.length === 0
      ? make("span", { class: "badge good" }, texts.mended)
      : make("span", { class: "badge bad" }, texts.error);
    const sentences = elsewhere.map(({ sentence }) => make("p", { class: "error" }, sentence));
    const leaveOut = left.length === 0
      ? undefined
      : button(texts.leaveRowOut, "button second small", () => listeners.leftOut(index));
    drawAnew(element, () => [
      make("th", { scope: "row", role: "rowheader" }, String(number), " ", state, ...sentences, leaveOut),
      ...columns.map(({ name, position }) => cellFor(name, position, left)),
    ], changed === undefined ? undefined : `cell-${index}-${changed}`);
  };
  fill(issues);
  return element;
};
