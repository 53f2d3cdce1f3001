/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * The grid of an invoice's lines: rows are added, and cells that were copied in a spreadsheet fill it.
 */

import { unitAliases } from "../../../contract/values/invoices/units.ts";

/** Lines that an invoice may have. */
export const rowsMost = 500;

const rowsOf = (form: HTMLFormElement): ReadonlyArray<HTMLTableRowElement> => [
  ...form.querySelectorAll<HTMLTableRowElement>("#lines tbody tr"),
];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const cellsOf = (row: HTMLTableRowElement): ReadonlyArray<Control> => [
  ...row.querySelectorAll<Control>("td input, td select, td textarea"),
];

const renumber = (row: HTMLTableRowElement, index: number): void => {
  const heading = row.querySelector("th");
  if (heading !== null) heading.textContent = String(index + 1);
  for (const control of cellsOf(row)) {
    const name = control.name.replace(/\/\d+\//, `/${index}/`);
    control.name = name;
    control.id = name;
    const label = control.getAttribute("aria-label") ?? "";
    control.setAttribute("aria-label", label.replace(/\d+$/, String(index + 1)));
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
    if (!(control instanceof HTMLSelectElement)) control.value = "";
  }
  row.querySelectorAll("p.error, ul.found").forEach((element) => element.remove());
  const total = row.querySelector<HTMLElement>("[data-total]");
  if (total !== null) {
    total.dataset["total"] = String(index);
    total.textContent = "";
  }
};

/** Number of the row, counted from 0: the rows of an opened file keep those of its lines, where lines between them are empty. */
const numberOf = (row: HTMLTableRowElement): number => Number(row.querySelector("th")?.textContent) - 1;

/** @returns numbers that no row has, those behind the last first */
const freeNumbers = (rows: ReadonlyArray<HTMLTableRowElement>): ReadonlyArray<number> => {
  const taken = new Set(rows.map(numberOf));
  const behind = Math.max(-1, ...taken) + 1;
  return Array.from({ length: rowsMost }, (_, at) => (at + behind) % rowsMost).filter((one) =>
    !taken.has(one)
  );
};

/** Adds empty rows with the numbers, each in its place. */
const addNumbered = (
  form: HTMLFormElement,
  numbers: ReadonlyArray<number>,
): ReadonlyArray<HTMLTableRowElement> => {
  const last = rowsOf(form).at(-1);
  const added = numbers.flatMap((number) => {
    const row = last?.cloneNode(true);
    if (!(row instanceof HTMLTableRowElement)) return [];
    renumber(row, number);
    const next = number < numberOf(last ?? row) ? rowsOf(form).find((each) => numberOf(each) > number) : null;
    last?.parentElement?.insertBefore(row, next ?? null);
    return [row];
  });
  const counted = form.querySelector<HTMLInputElement>("input[name=rows]");
  if (counted !== null) counted.value = String(rowsOf(form).length);
  return added;
};

/** @returns the rows that were added, at most as many as an invoice may have */
export const addRows = (form: HTMLFormElement, count: number): ReadonlyArray<HTMLTableRowElement> => {
  const rows = rowsOf(form);
  return addNumbered(form, freeNumbers(rows).slice(0, Math.max(0, Math.min(count, rowsMost - rows.length))));
};

/** Adds those of the rows that the form lacks. @returns the rows that were added */
export const addLackingRows = (
  form: HTMLFormElement,
  numbers: ReadonlyArray<number>,
): ReadonlyArray<HTMLTableRowElement> => {
  const wanted = new Set(numbers);
  return addNumbered(
    form,
    freeNumbers(rowsOf(form)).filter((number) => wanted.has(number)).sort((one, other) => one - other),
  );
};

/** The browser's own suggestions would cover the grid. It then keeps no cells for the way back, which drafts do; without this module it keeps them. */
export const withoutSuggestions = (root: ParentNode): void => {
  root.querySelectorAll("td input, td textarea").forEach((cell) => cell.setAttribute("autocomplete", "off"));
};

/** Cells as a spreadsheet copies them: tabs between, a line a row, cells with line breaks in quotes. */
const cellsIn = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [[]];
  for (
    const [, tab, lineEnd, quoted, plain] of text.matchAll(
      /(\t)|(\r?\n)|"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]+)/g,
    )
  ) {
    const row = rows.at(-1) ?? [];
    if (tab !== undefined) row.push("\t");
    else if (lineEnd !== undefined) rows.push([]);
    else row.push((quoted ?? plain ?? "").replaceAll('""', '"').replace(/\s+/g, " "));
  }
  const filled = rows.map((parts) =>
    parts.reduce<Array<string>>((cells, part) => {
      if (part === "\t") return [...cells, ""];
      return [...cells.slice(0, -1), part];
    }, [""])
  );
  return filled.slice(0, filled.findLastIndex((cells) => cells.some((cell) => cell.trim() !== "")) + 1);
};

const put = (control: Control, value: string): void => {
  if (!(control instanceof HTMLSelectElement)) control.value = value.trim();
  else {
    const word = value.trim().replace(/\.$/, "").toUpperCase();
    const meant = Object.hasOwn(unitAliases, word) ? unitAliases[word] : word;
    const option = [...control.options].find((one) => one.value === meant);
    // A unit that there isn't is asked for again, never replaced by the one that stood there.
    if (option === undefined) control.selectedIndex = -1;
    else control.value = option.value;
  }
};

/** Cells that came into the grid. */
interface Paste {
  /** Number of the last line that they reach to; of more than there may be none is filled. */
  readonly reached: number;
  /** Cells that stand beyond the last column, the first of each column. */
  readonly leftOut: ReadonlyArray<string>;
}

/**
 * Fills the grid from the cell that somebody is in, but with more lines than an invoice may have.
 * @returns the extent of the cells, and what had no column; undefined for a paste that is no table, or not into the grid
 */
export const pasteCells = (
  form: HTMLFormElement,
  event: ClipboardEvent,
  more: (count: number) => void,
): Paste | undefined => {
  const { target } = event;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!(target instanceof HTMLElement) || !/[\t\n]/.test(text.trim())) return undefined;
  const row = target.closest<HTMLTableRowElement>("#lines tbody tr");
  if (row === null) return undefined;
  event.preventDefault();
  const cells = cellsIn(text);
  const first = rowsOf(form).indexOf(row);
  const column = cellsOf(row).findIndex((control) => control === target);
  const reached = first + cells.length;
  if (reached > rowsMost) return { reached, leftOut: [] };
  more(Math.max(0, reached - rowsOf(form).length));
  const rows = rowsOf(form);
  const leftOut = new Map<number, string>();
  cells.forEach((values, index) => {
    const into = rows[first + index];
    const controls = into === undefined ? [] : cellsOf(into);
    values.forEach((value, offset) => {
      const control = controls[column + offset];
      if (control !== undefined) put(control, value);
      else if (value.trim() !== "" && !leftOut.has(offset)) leftOut.set(offset, value.trim());
    });
  });
  return { reached, leftOut: [...leftOut.values()] };
};
