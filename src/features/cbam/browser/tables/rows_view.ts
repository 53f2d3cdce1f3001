/// <reference lib="dom" />
/**
 * The rows: those with something to mend, with their cells to be mended in place, and the first ones as they were read.
 */
import { button, filled, frame, headRow, make, records } from "../../../../web/browser/dom.ts";
import type { TableCheck, WrongCell } from "./service.ts";
import { readColumns, type RowListeners, rowToMend, stands } from "./row_to_mend.ts";
import { cellText, holdsNumbers, putRowsBack, type Table } from "./table.ts";
import {
  amount,
  columnName,
  count,
  dayText,
  lackingOf,
  placeName,
  shownMark,
  spaced,
  texts,
  told,
} from "./told.ts";

/** More at once would only hide the first ones. */
const mostShown = 50;

/** Columns with errors, each with the number of rows that have one there; an error of a whole row is of none. */
const wrongColumns = (wrong: TableCheck["wrong"]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { issues } of wrong) {
    for (const column of new Set(issues.map((issue) => issue.column))) {
      if (column !== "") counts.set(column, (counts.get(column) ?? 0) + 1);
    }
  }
  return counts;
};

/** Tells what is wrong with a row after it was changed. */
type RowChange = (index: number, left: ReadonlyArray<WrongCell>) => void;

const toMend = (
  table: Table,
  checked: TableCheck,
  mark: "comma" | "point",
  listeners: RowListeners,
  changed: RowChange,
): ReadonlyArray<HTMLElement> => {
  const { wrong } = checked;
  if (table.rows.length - checked.sums.length > told.mostRows) {
    return [make("p", { class: "notice bad" }, filled(texts.tooManyRows, count(told.mostRows)))];
  }
  if (wrong.length === 0) return [make("p", { class: "notice good" }, texts.allRight)];
  const title = make("h3", { id: "to-mend" });
  const open = new Set(wrong.map(({ index }) => index));
  /** Rows with what is wrong with them now: those that were changed are checked anew. */
  const found = new Map(wrong.map(({ index, issues }) => [index, issues]));
  const wrongNow = (): TableCheck["wrong"] =>
    [...found].flatMap(([index, issues]) => issues.length === 0 ? [] : [{ index, issues }]);
  /** The column whose errors are shown; undefined for all. */
  let chosen: string | undefined;
  let drawn = wrong.slice(0, mostShown);
  const sayCount = (): void => {
    title.textContent = filled(texts.toMend, count(open.size));
  };
  const countRow = (index: number, left: ReadonlyArray<WrongCell>): void => {
    if (left.length === 0) open.delete(index);
    else open.add(index);
    found.set(index, left);
    sayCount();
    countChips();
    changed(index, left);
    const isNextWanted = drawn.length < wrong.length && drawn.every((row) => !open.has(row.index));
    if (isNextWanted) listeners.changedAll();
  };
  sayCount();
  const mending = { table, checked, mark, listeners, countRow };
  const headings = headRow(
    texts.row,
    ...readColumns(table).map(({ name }) => columnName(name)),
  );
  const body = make("tbody");
  const note = make("p", { class: "muted" });
  const groups = wrongColumns(wrong);
  const presses = [undefined, ...groups.keys()].map((column) => {
    const press = button(`${column === undefined ? texts.allRows : columnName(column)} `, "chip", () => {
      chosen = column;
      draw();
    });
    const figures = make("span", { class: "figures" });
    press.append(figures);
    return { column, press, figures };
  });
  const countChips = (): void => {
    const now = wrongColumns(wrongNow());
    for (const { column, figures } of presses) {
      figures.textContent = count(column === undefined ? open.size : now.get(column) ?? 0);
    }
  };
  const draw = (): void => {
    const fitting = wrongNow().filter(({ issues }) =>
      chosen === undefined || issues.some(({ column }) => column === chosen)
    );
    drawn = fitting.slice(0, mostShown);
    for (const { column, press } of presses) press.setAttribute("aria-pressed", String(column === chosen));
    note.textContent = fitting.length > mostShown ? filled(texts.shownFirst, mostShown) : "";
    note.hidden = fitting.length <= mostShown;
    body.replaceChildren(...drawn.map((row) => rowToMend(mending, row)));
    records(mendingTable);
  };
  const mendingTable = make("table", { class: "mending" }, headings, body);
  countChips();
  draw();
  const chips = make(
    "div",
    { class: "chips", role: "group", "aria-label": texts.show },
    ...presses.map(({ press }) => press),
  );
  return [
    title,
    ...(groups.size > 1 ? [chips] : []),
    note,
    frame(texts.rowsToMend, mendingTable),
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

/** The first rows as they were read: a cell that could not be read shows what stands in it, marked as wrong. */
const firstRows = (
  table: Table,
  { first, sums, wrong }: TableCheck,
  mark: "comma" | "point",
): { readonly content: ReadonlyArray<HTMLElement>; readonly changed: RowChange } => {
  const columns = readColumns(table);
  const names = columns.map(({ name }) => name);
  const skipped = new Set(sums);
  const indexes = [...table.rows.keys()].filter((index) => !skipped.has(index));
  const issuesOf = new Map(wrong.map(({ index, issues }) => [index, issues]));
  const headings = names.map((name) => holdsNumbers(name) ? { number: columnName(name) } : columnName(name));
  const cellsOf = (
    index: number,
    row: Readonly<Record<string, unknown>>,
    left: ReadonlyArray<WrongCell>,
  ): ReadonlyArray<HTMLElement> =>
    columns.map(({ name, position }) => {
      const kind = holdsNumbers(name) ? "number" : "";
      const sent = cellText(table.rows[index]?.[position] ?? null, mark);
      return left.some((issue) => stands(issue, name, names))
        ? make(
          "td",
          { class: `${kind} unread` },
          make("span", { class: "unseen" }, `${texts.error} `),
          sent === "" ? "\u2013" : sent,
        )
        : make("td", { class: kind }, shown(name, row[name] ?? sent));
    });
  const drawn = new Map(
    first.map((row, at): [number, HTMLElement] => {
      const index = indexes[at] ?? at;
      return [index, make("tr", {}, ...cellsOf(index, row, issuesOf.get(index) ?? []))];
    }),
  );
  /** Puts decimal marks under each other, anew after a change. */
  const align = (): void => {
    for (const at of names.keys()) {
      const cells = [...drawn.values()].flatMap((row) => row.querySelectorAll("td.number")[at] ?? []);
      const lacking = lackingOf(cells.map(({ textContent }) => textContent ?? ""));
      cells.forEach((cell, index) => {
        cell.querySelector(".lacking")?.remove();
        cell.append(...[lacking[index]].filter((digits) => digits !== undefined));
      });
    }
  };
  align();
  const body = make("tbody", {}, ...drawn.values());
  const content = frame(texts.firstRows, make("table", {}, headRow(...headings), body));
  return {
    content: first.length === 0 ? [] : [make("h3", {}, texts.firstRows), content],
    changed: (index, left) => {
      drawn.get(index)?.replaceChildren(...cellsOf(index, {}, left));
      align();
    },
  };
};

/** @returns the sentences about the rows */
export const rowsView = (
  table: Table,
  checked: TableCheck,
  listeners: RowListeners,
): ReadonlyArray<HTMLElement> => {
  const sums = checked.sums.length === 0 ? "" : ` ${filled(texts.sumsSkipped, count(checked.sums.length))}`;
  const mark = shownMark(checked.mark);
  const preview = firstRows(table, checked, mark);
  return [
    make("p", {}, `${filled(texts.rowsRead, count(table.rows.length - checked.sums.length))}${sums}`),
    ...removedRows(table, listeners),
    ...toMend(table, checked, mark, listeners, preview.changed),
    ...preview.content,
  ];
};
