/// <reference lib="dom" />
/**
 * Every row of a calculated table: sorted by any column, chosen by state, and in the page only where it is in sight.
 */
import { button, make } from "../../../../web/browser/dom.ts";
import type { ResultRow } from "./service.ts";
import { amount, cents, count, dayText, lackingOf, placeName, spaced, texts } from "./told.ts";
import { virtualTable } from "./virtual_rows.ts";

interface Column {
  readonly heading: string;
  readonly isNumber: boolean;
  readonly key: (row: ResultRow) => string | number;
  readonly text: (row: ResultRow) => string;
}

const noNumber = -Infinity;
const numbers = (
  heading: string,
  key: (row: ResultRow) => number | null,
  write: (value: number) => string,
): Column => ({
  heading,
  isNumber: true,
  key: (row) => key(row) ?? noNumber,
  text: (row) => {
    const value = key(row);
    return value === null ? "" : write(value);
  },
});
const words = (
  heading: string,
  key: (row: ResultRow) => string,
  write: (value: string) => string = (value) => value,
): Column => ({
  heading,
  isNumber: false,
  key,
  text: (row) => write(key(row)),
});

const stateColumn = words(texts.status, ({ status }) => texts[status]);

const columns: ReadonlyArray<Column> = [
  numbers(texts.row, ({ number }) => number, String),
  words(texts.reference, ({ reference }) => reference ?? ""),
  words(texts.code, ({ code }) => code ?? "", spaced),
  words(texts.origin, ({ origin }) => placeName(origin ?? "")),
  words(texts.day, ({ day }) => day ?? "", dayText),
  numbers(texts.mass, ({ tonnes }) => tonnes, amount),
  numbers(texts.emissions, ({ emissions }) => emissions, amount),
  numbers(texts.cost, ({ cost }) => cost, cents),
  stateColumn,
];

const codeColumn = words(texts.documentCode, ({ codes }) => codes ?? "");

/** The columns, that of document codes where they were asked for. */
const columnsFor = (rows: ReadonlyArray<ResultRow>): ReadonlyArray<Column> =>
  rows.some(({ codes }) => codes !== null) ? [...columns, codeColumn] : columns;

const tones = { ok: "good", out_of_scope: "", needs_data: "warn", error: "bad" } as const;

/** A note on one line, which opens to all of it. */
const shortNote = (said: string): HTMLElement => {
  const note = button(said, "note", () => {
    note.setAttribute("aria-expanded", String(note.getAttribute("aria-expanded") !== "true"));
  });
  note.setAttribute("aria-expanded", "false");
  return note;
};

/** State of a row, with what is to know about it beside it. */
const stateCell = ({ status, said }: ResultRow, isWhole: boolean): HTMLElement =>
  make(
    "td",
    { class: "said" },
    make("span", { class: `badge ${tones[status]}` }, texts[status]),
    said === "" ? undefined : isWhole ? make("p", {}, said) : shortNote(said),
  );

/** Columns of figures, whose decimal marks stand under each other. */
const figureColumns = columns.filter(({ isNumber }, index) => isNumber && index > 0);

/** Digits that each row's figure lacks beside the longest of its column. */
type LackingDigits = ReadonlyMap<Column, ReadonlyMap<ResultRow, HTMLElement | undefined>>;

const lackingIn = (rows: ReadonlyArray<ResultRow>): LackingDigits =>
  new Map(figureColumns.map((column) => {
    const lacking = lackingOf(rows.map(column.text));
    return [column, new Map(rows.map((row, index) => [row, lacking[index]]))];
  }));

interface CellWords {
  readonly column: Column;
  readonly isWhole: boolean;
  readonly lacking: LackingDigits;
}

const cellFor = (row: ResultRow, { column, isWhole, lacking }: CellWords): HTMLElement =>
  column === stateColumn ? stateCell(row, isWhole) : make(
    "td",
    { class: column.isNumber ? "number" : undefined },
    column.text(row),
    lacking.get(column)?.get(row),
  );

const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

const sorted = (
  rows: ReadonlyArray<ResultRow>,
  { key }: Column,
  isDescending: boolean,
): ReadonlyArray<ResultRow> => {
  const keyed = rows.map((row) => ({ row, key: key(row) }));
  keyed.sort(({ key: one }, { key: other }) =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : collator.compare(String(one), String(other))
  );
  const inOrder = keyed.map(({ row }) => row);
  return isDescending ? inOrder.reverse() : inOrder;
};

const states = ["", "ok", "out_of_scope", "needs_data", "error"] as const;
type State = typeof states[number];

const stateName = (state: State): string => state === "" ? texts.allRows : texts[state];

/** Number of rows in each state: a press shows those rows alone. */
interface StateCounts {
  readonly element: HTMLElement;
  /** Tells which rows are shown. */
  readonly mark: (state: State) => void;
}

const stateCounts = (rows: ReadonlyArray<ResultRow>, choose: (state: State) => void): StateCounts => {
  const choices = states.map((state) => {
    const own = state === "" ? rows.length : rows.filter(({ status }) => status === state).length;
    const press = button(`${stateName(state)} `, "chip", () => choose(state));
    press.append(make("span", { class: "figures" }, count(own)));
    if (own === 0) press.setAttribute("disabled", "");
    return { state, press };
  });
  return {
    element: make(
      "div",
      { class: "chips", role: "group", "aria-label": texts.show },
      ...choices.map(({ press }) => press),
    ),
    mark: (shown) => {
      for (const { state, press } of choices) press.setAttribute("aria-pressed", String(state === shown));
    },
  };
};

/** Parts of every row's view. */
export interface RowsView {
  /** Counts for the head of the result: a press leads to the rows that it counts. */
  readonly counts: HTMLElement;
  /** Heading, counts and table. */
  readonly table: ReadonlyArray<HTMLElement>;
}

/** @returns the rows with their counts, which choose among them */
export const allRows = (rows: ReadonlyArray<ResultRow>): RowsView => {
  const lacking = lackingIn(rows);
  const own = columnsFor(rows);
  let column = own[0];
  let isDescending = false;
  let state: State = "";
  const heads = own.map((each) => {
    const sort = make("button", { type: "button", class: "sort" }, each.heading);
    sort.addEventListener("click", () => {
      isDescending = column === each ? !isDescending : each.isNumber && each !== own[0];
      column = each;
      draw();
    });
    return make("th", { scope: "col", class: each.isNumber ? "number" : undefined }, sort);
  });
  const table = virtualTable(texts.allRows, make("thead", {}, make("tr", {}, ...heads)));
  const draw = (): void => {
    heads.forEach((head, index) => {
      if (own[index] === column) {
        head.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
      } else head.removeAttribute("aria-sort");
    });
    const chosen = rows.filter(({ status }) => state === "" || status === state);
    const shown = column === undefined ? chosen : sorted(chosen, column, isDescending);
    table.show(shown.length, (position, isWhole) => {
      const row = shown[position];
      return row === undefined ? make("tr") : make(
        "tr",
        { "aria-rowindex": position + 2 },
        ...own.map((each) => cellFor(row, { column: each, isWhole, lacking })),
      );
    });
  };
  const heading = make("h3", { tabindex: -1 }, texts.allRows);
  const choose = (chosen: State): void => {
    state = chosen;
    for (const { mark } of [above, beside]) mark(chosen);
    draw();
  };
  const above: StateCounts = stateCounts(rows, (chosen) => {
    choose(chosen);
    heading.scrollIntoView({ block: "start" });
    heading.focus({ preventScroll: true });
  });
  const beside: StateCounts = stateCounts(rows, choose);
  queueMicrotask(() => choose(""));
  return { counts: above.element, table: [heading, beside.element, table.element] };
};
