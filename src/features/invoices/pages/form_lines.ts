/**
 * The lines of an invoice's form: those that hold something, each over the line of an opened file that stood in its row.
 */
import { decimalOfNumber, roundedTo, times, toJsonNumber } from "../../../kernel/decimal.ts";
import type { Language } from "../../../web/words/language.ts";
import { data, filled, type Members, membersAt } from "./form_values.ts";
import type { Values } from "./typed_members.ts";

/** Name under which the lines' fields stand. */
export const linesPath = `${data}/lineItems`;

/** Members of a line that the form has fields for. */
export const lineMembers = [
  "description",
  "hsCode",
  "countryOfOrigin",
  "quantity",
  "unit",
  "unitPrice",
  "packages",
  "netWeightKg",
  "grossWeightKg",
] as const;
/** Members that a line has only because the form came with them. */
const preset: ReadonlySet<string> = new Set(["unit"]);

/** Rows that the form begins with. */
export const rowsAtFirst = 3;
/** Lines that an invoice may have, and rows that the form shows. */
export const rowsMost = 500;
/** Empty rows that the form shows at most, beside those with something in them. */
const emptyRowsMost = 20;

/** Name of a line's field: the number of its row, and its member. */
const lineField = /^\/invoiceData\/lineItems\/(0|[1-9]\d{0,5})\/(\w+)$/;

/** Members that somebody fills in. */
const typedMembers: ReadonlySet<string> = new Set(lineMembers.filter((member) => !preset.has(member)));

/** @returns the numbers of the rows in which something stands, in their order */
export const filledRows = (values: Values): ReadonlyArray<number> => {
  const rows = [...values.keys()].flatMap((name) => {
    const [, row, member] = lineField.exec(name) ?? [];
    return row !== undefined && typedMembers.has(member ?? "") ? [Number(row)] : [];
  });
  return [...new Set(rows)].sort((one, other) => one - other);
};

/** @returns the number of rows that the form came with */
export const rowsOf = (form: URLSearchParams): number =>
  Math.max(rowsAtFirst, Number(/^\d{1,3}$/.exec(form.get("rows") ?? "")?.[0] ?? 0));

/**
 * @param filled numbers of the rows in which something stands
 * @param wanted number of rows, with empty ones
 * @returns the numbers of the rows that the form shows, in their order: those with something in them, and a few empty ones, behind the last
 * where there is room. So a page grows by what was filled in, and not by the highest number of a row.
 */
export const shownRows = (filled: ReadonlyArray<number>, wanted: number): ReadonlyArray<number> => {
  const shown = filled.slice(0, rowsMost);
  const empty = Math.max(0, Math.min(wanted, rowsMost, shown.length + emptyRowsMost) - shown.length);
  const behind = (shown.at(-1) ?? -1) + 1;
  const taken = new Set(shown);
  const free = Array.from({ length: rowsMost }, (_, at) => (at + behind) % rowsMost)
    .filter((row) => !taken.has(row));
  return [...shown, ...free.slice(0, empty)].sort((one, other) => one - other);
};

/**
 * The form with its lines in rows that are numbered one after another: empty rows between them are left out. Where a file was opened the
 * form is left as it is: there the number of a row is that of the file's line.
 * @param base the request of the opened file
 */
export const withRowsInOrder = (form: URLSearchParams, base: unknown): URLSearchParams => {
  const opened = membersAt(membersAt(base)["invoiceData"])["lineItems"];
  if (Array.isArray(opened) && opened.length > 0) return form;
  const typed = new Map([...form].filter(([, value]) => value.trim() !== ""));
  const places = new Map(filledRows(typed).map((row, place) => [row, place]));
  return new URLSearchParams([...form].flatMap(([name, value]) => {
    const [, row, member] = lineField.exec(name) ?? [];
    if (row === undefined) return [[name, value]];
    const place = places.get(Number(row));
    return place === undefined ? [] : [[`${linesPath}/${place}/${member}`, value]];
  }));
};

const productOf = ({ quantity, unitPrice }: Members, digits: number): number | undefined => {
  if (typeof quantity !== "number" || typeof unitPrice !== "number") return undefined;
  const [many, each] = [decimalOfNumber(quantity), decimalOfNumber(unitPrice)];
  return many === undefined || each === undefined
    ? undefined
    : toJsonNumber(roundedTo(times(many, each), digits));
};

/** The form's lines, as the request has them. */
export interface FormLines {
  readonly lines: ReadonlyArray<Members>;
  /** Of each line of the request, the row of the form that it stands in. */
  readonly rows: ReadonlyArray<number>;
  /** Sums of the rows that have one, by row, in the currency's minor unit. */
  readonly totals: ReadonlyMap<number, number>;
}

/** Members by both of which goods are known. */
const marks = ["description", "hsCode"] as const;

/**
 * The line of an opened file that the row goes on from: none where other goods were typed over it, by name and by code. What the file says
 * of the goods beside the form's fields, such as that they are dangerous, would be printed of those.
 */
const sameGoods = (base: Members, typed: Members): Members =>
  marks.every((mark) => base[mark] !== undefined && base[mark] !== typed[mark]) ? {} : base;

/** A code of the unit is printed in the unit's place: it goes with the unit that the form shows no more. */
const withoutOtherUnit = (line: Members, base: Members): Members => {
  if (line["unit"] === base["unit"]) return line;
  const { unitCode: _unitCode, ...others } = line;
  return others;
};

/** The line in whose packages the goods are, by its place among the lines that are left; a line that is gone holds none. */
const inPackagesLeft = (line: Members, rows: ReadonlyArray<number>): Members => {
  const { packedWithLine: holder, ...others } = line;
  if (typeof holder !== "number") return line;
  const place = rows.indexOf(holder - 1);
  return place < 0 ? others : { ...others, packedWithLine: place + 1 };
};

/** @param base the lines of an opened file */
export const linesOfForm = (
  values: Values,
  base: unknown,
  { language, digits }: { readonly language: Language; readonly digits: number },
): FormLines => {
  const rows = filledRows(values);
  const totals = new Map<number, number>();
  const lines = rows.map((row) => {
    const fields = { prefix: `${linesPath}/${row}`, members: lineMembers, values, language };
    const opened = membersAt(Array.isArray(base) ? base[row] : undefined);
    const baseLine = sameGoods(opened, filled({}, fields));
    const line = filled(baseLine, fields);
    const total = productOf(line, digits);
    if (total !== undefined) totals.set(row, total);
    return {
      id: `line-${row + 1}`,
      ...inPackagesLeft(withoutOtherUnit(line, baseLine), rows),
      totalValue: total ?? 0,
    };
  });
  return { lines, rows, totals };
};

/** @returns the path as the form's field is called */
export const fieldOf = (path: string, rows: ReadonlyArray<number>): string =>
  path.replace(
    /^\/invoiceData\/lineItems\/(\d+)/,
    (_, line: string) => `${linesPath}/${rows[Number(line)] ?? line}`,
  );
