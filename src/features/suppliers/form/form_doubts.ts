/**
 * Parts of a table that a supplier filled in which would be read as something else, or not at all: numbers that their cells show in
 * thousands, with another unit or in another currency, cells that are struck out, columns that are none of the form's or are hidden,
 * hidden rows, and further sheets.
 */
import { columnName } from "../../../domain/documents/sheet_cells.ts";
import type { Cells, SheetRows, ShownUnit, StruckCell } from "../../../domain/documents/workbook.ts";
import { isShownOtherwise } from "../../../domain/suppliers/shown_numbers.ts";
import { isBlank, textOf } from "../../../http/wire/table/cells/cell.ts";
import type { HeaderCell } from "../../../http/wire/table/columns/header.ts";
import { currencySigns, isCurrency } from "../../../kernel/currency.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import type { LinkTexts } from "../texts/link/link_texts.ts";
import { fieldKinds, isLinkField } from "./field_kinds.ts";
import { type FormColumn, formColumns, precursorFieldOf } from "./form_columns.ts";
import type { LostCell } from "./form_merged.ts";
import { precursorKinds } from "./precursors.ts";

const isNumber = (column: FormColumn): boolean => {
  const precursor = precursorFieldOf(column);
  if (precursor !== undefined) return precursorKinds[precursor] === "number";
  return isLinkField(column) && fieldKinds[column] === "number";
};

/** Columns of amounts of money. */
const ofMoney: ReadonlySet<string> = new Set<FormColumn>(["carbon_amount", "carbon_rebate"]);
/** Column of a share, which may be shown in hundredths. */
const ofShare: FormColumn = "default_share";
/** Column in which nitrogen is in kilograms. */
const ofContent: FormColumn = "unit_content";

/** Signs that may stand beside an amount of a row; none where its currency is no code. */
const signsOf = (written: string): ReadonlySet<string> => {
  const code = written.trim().toUpperCase();
  return isCurrency(code) ? currencySigns(code) : new Set();
};

/** Currency of a unit such as `EUR/t`, in upper case. */
const currencyIn = (unit: string): string => (unit.split("/", 1)[0] ?? "").trim().toUpperCase();

const keyOf = ({ row, column }: StruckCell): string => `${row}:${column}`;

/** Headings of a table, and the columns that they are read as. */
export interface FormHeader {
  /** Position of the row with the headings. */
  readonly position: number;
  readonly cells: ReadonlyArray<HeaderCell>;
  /** Positions of the columns that the table has. */
  readonly columns: ReadonlyMap<string, number>;
  /** Merged cells whose value would be lost for a row. */
  readonly lost: ReadonlyArray<LostCell>;
}

/** Cells whose number would be read as another one than they show. */
const shownOtherwise = (
  { rows, numbers, shown = [] }: SheetRows,
  { position, columns }: FormHeader,
): ReadonlyArray<ShownUnit> => {
  const first = numbers[position] ?? position + 1;
  const names = new Map(formColumns.map((name) => [columns.get(name) ?? -1, name]));
  const places = new Map(numbers.map((number, at) => [number, at]));
  const signs = new Map<string, ReadonlySet<string>>();
  const isOfRow = (unit: string, row: number): boolean => {
    const written = textOf(rows[places.get(row) ?? -1]?.[columns.get("carbon_currency") ?? -1] ?? null);
    const known = signs.get(written) ?? signsOf(written);
    signs.set(written, known);
    return known.has(currencyIn(unit));
  };
  return shown.filter((each) => {
    const name = names.get(each.column);
    if (each.column < 0 || name === undefined || each.row <= first || !isNumber(name)) return false;
    if (each.format !== undefined || (each.unit === "%" && name !== ofShare)) return true;
    if (ofMoney.has(name) && each.unit !== "" && !isOfRow(each.unit, each.row)) return true;
    return name === ofContent ? each.thousands > 0 : isShownOtherwise(each);
  });
};

/** Cells with a line through them, each row of those that are merged with one. */
const struckOut = (
  { numbers, merged = [], struck = [] }: SheetRows,
  { position, columns }: FormHeader,
): { readonly told: ReadonlyArray<StruckCell>; readonly all: ReadonlyArray<StruckCell> } => {
  const first = numbers[position] ?? position + 1;
  const read = new Set(columns.values());
  const told = struck.filter(({ row, column }) => row > first && read.has(column));
  const cells = new Set(told.map(keyOf));
  const places = new Map(numbers.map((number, at) => [number, at]));
  const covered = new Map<number, number>();
  const further: Array<StruckCell> = [];
  const ranges = merged.filter(({ column, from }) => cells.has(keyOf({ row: from, column })));
  for (const { column, from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    const behind = Math.max(from, covered.get(column) ?? 0);
    covered.set(column, Math.max(behind, to));
    const begins = places.get(behind) ?? numbers.findLastIndex((number) => number < behind);
    for (let at = begins + 1; at < numbers.length; at++) {
      const row = numbers[at];
      if (row === undefined || row > to) break;
      further.push({ row, column });
    }
  }
  return { told, all: [...told, ...further] };
};

/** Rows and columns that were read, and that nobody sees who opens the sheet. */
const unseen = (
  { numbers, hidden = [], hiddenColumns = [] }: SheetRows,
  { position, columns }: FormHeader,
): { readonly hiddenRows: ReadonlyArray<number>; readonly hiddenNames: ReadonlyArray<string> } => {
  const below = new Set(numbers.slice(position + 1));
  const read = new Set(columns.values());
  return {
    hiddenRows: hidden.filter((row) => below.has(row)),
    hiddenNames: hiddenColumns.filter((at) => read.has(at)).map((at) => columnName(at + 1)),
  };
};

/** Columns under a heading that is none of the form's, with something below. */
const unknownColumns = ({ cells }: FormHeader, below: ReadonlyArray<Cells>): ReadonlyArray<HeaderCell> =>
  cells.filter(({ text, heading, position }) =>
    !("column" in heading) && text.trim() !== "" && below.some((row) => !isBlank(row[position]))
  );

/** Doubts about a table. */
export interface FormDoubts {
  /** Sentences about cells that are not taken. */
  readonly issues: ReadonlyArray<string>;
  /** Sentences about what is not read: suppliers may have columns and sheets of their own. */
  readonly remarks: ReadonlyArray<string>;
  /** True of a cell that is not taken, by the number of its row and the position of its column. */
  readonly isDoubted: (row: number, column: number) => boolean;
}

/** Most columns that are named. */
const mostNamed = 5;

/** @returns the doubts about a table */
export const formDoubts = (sheet: SheetRows, header: FormHeader, texts: LinkTexts): FormDoubts => {
  const { rows, numbers, alike = [] } = sheet;
  const { position } = header;
  const shown = shownOtherwise(sheet, header);
  const struck = struckOut(sheet, header);
  const { hiddenRows, hiddenNames } = unseen(sheet, header);
  const doubted = new Set([...shown, ...struck.all].map(keyOf));
  const inCell = (row: number, column: number, sentence: string): string =>
    texts.inCell(row, columnName(column + 1), sentence);
  const headingOf = (column: number): string => abridged(textOf(rows[position]?.[column]));
  return {
    issues: [
      ...header.lost.map(({ row, position: at }) => inCell(row, at, texts.merged(headingOf(at)))),
      ...shown.map(({ row, column }) => inCell(row, column, texts.shownOtherwise(headingOf(column)))),
      ...struck.told.map(({ row, column }) => inCell(row, column, texts.struck(headingOf(column)))),
    ],
    remarks: [
      ...unknownColumns(header, rows.slice(position + 1)).slice(0, mostNamed).map((cell) =>
        inCell(numbers[position] ?? position + 1, cell.position, texts.unknownColumn(abridged(cell.text)))
      ),
      ...(hiddenRows.length === 0 ? [] : [texts.hiddenRows(abridged(hiddenRows.join(", ")))]),
      ...(hiddenNames.length === 0 ? [] : [texts.hiddenColumns(abridged(hiddenNames.join(", ")))]),
      ...(alike.length === 0 ? [] : [texts.furtherSheets(abridged(alike.join(", ")))]),
    ],
    isDoubted: (row, column) => doubted.has(keyOf({ row, column })),
  };
};
