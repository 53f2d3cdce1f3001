/// <reference lib="dom" />
/**
 * Every row of a calculated table: sorted by any column, chosen by state, and in the page only where it is in sight.
 */
import { button, make } from "../../../../web/browser/dom.ts";
import type { ResultRow } from "./service.ts";
import { amount, cents, dayText, placeName, spaced, texts } from "./told.ts";
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

const cellFor = (row: ResultRow, column: Column, isWhole: boolean): HTMLElement =>
  column === stateColumn
    ? stateCell(row, isWhole)
    : make("td", { class: column.isNumber ? "number" : undefined }, column.text(row));

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

const stateSelect = (choose: (state: string) => void): HTMLElement => {
  const states = ["", "ok", "out_of_scope", "needs_data", "error"] as const;
  const select = make(
    "select",
    { class: "control small", id: "state" },
    ...states.map((state) => make("option", { value: state }, state === "" ? texts.every : texts[state])),
  );
  select.addEventListener("change", () => choose(select instanceof HTMLSelectElement ? select.value : ""));
  return make("div", { class: "field inline" }, make("label", { for: "state" }, texts.show), select);
};

/** @returns the heading, the choice of states and the table */
export const allRows = (rows: ReadonlyArray<ResultRow>): ReadonlyArray<HTMLElement> => {
  const own = columnsFor(rows);
  let column = own[0];
  let isDescending = false;
  let state = "";
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
      return row === undefined
        ? make("tr")
        : make("tr", { "aria-rowindex": position + 2 }, ...own.map((each) => cellFor(row, each, isWhole)));
    });
  };
  const select = stateSelect((chosen) => {
    state = chosen;
    draw();
  });
  queueMicrotask(draw);
  return [make("h3", {}, texts.allRows), select, table.element];
};
