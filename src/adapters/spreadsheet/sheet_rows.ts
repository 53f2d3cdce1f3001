/**
 * The rows of a sheet, read one after the other within a budget that is counted while they are read: rows, columns, and
 * characters as the sheet shows them, a shared text in each cell that names it. ISO/IEC 29500-1, 18.3.
 */
import type { SheetLimits } from "../../application/documents/spreadsheets.ts";
import type { Cell, NumberedRow } from "../../domain/documents/workbook.ts";
import { escapesRead } from "./cell_text.ts";
import { dayOfSerial } from "./date_cells.ts";
import { Unreadable } from "./unpack.ts";
import { XmlReader } from "./xml_reader.ts";

/** Shared texts, styles and epoch that a cell's value may refer to. */
export interface CellSources {
  readonly strings: ReadonlyArray<string>;
  /** True if the cells of each style are days. */
  readonly dateStyles: ReadonlyArray<boolean>;
  readonly isFrom1904: boolean;
}

/** A cell while it is read. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
}

const upperA = 0x41;
const letters = /^[A-Z]{1,3}(?=\d|$)/i;

/** The position of the cell's column by its reference such as `AB12`; undefined where it names none. */
const columnOf = (reference: string): number | undefined => {
  const name = letters.exec(reference)?.[0].toUpperCase();
  if (name === undefined) return undefined;
  let column = 0;
  for (let at = 0; at < name.length; at++) column = column * 26 + name.charCodeAt(at) - upperA + 1;
  return column - 1;
};

const longestNumber = 9;

/** The number that a row's reference names; undefined where it names none. */
const rowNumberOf = (reference: string | undefined): number | undefined => {
  const isNumber = reference !== undefined && reference.length <= longestNumber &&
    /^[1-9]\d*$/.test(reference);
  return isNumber ? Number(reference) : undefined;
};

const numberOf = (text: string, style: number, { dateStyles, isFrom1904 }: CellSources): Cell => {
  if (text === "") return null;
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  return dateStyles[style] === true ? dayOfSerial(number, isFrom1904) : number;
};

const valueOf = ({ type, style, value, inline }: OpenCell, sources: CellSources): Cell => {
  switch (type) {
    case "s":
      return value === "" ? null : sources.strings[Number(value)] ?? null;
    case "str":
      return escapesRead(value);
    case "inlineStr":
      return escapesRead(inline);
    case "b":
      return value === "1" || value.toLowerCase() === "true";
    case "e":
      return value;
    default:
      return numberOf(value, style, sources);
  }
};

/** Characters that a number, a truth value or an empty cell counts as. */
const plainCharacters = 8;

/** Reads the sheet's rows; what is passed is not kept. */
class SheetReader {
  readonly #xml: XmlReader;
  #characters = 0;
  #number = 0;
  /** Names of elements that are open in the cell: of `v`, and of `t` in `is` but for phonetic spellings. */
  #isIn = { value: false, inline: false, text: false, phonetics: false };

  constructor(sheet: string, private readonly sources: CellSources, private readonly limits: SheetLimits) {
    this.#xml = new XmlReader(sheet);
  }

  /** @returns the next row, blank cells at its end left out; undefined after the last one */
  row(): NumberedRow | undefined {
    for (let token = this.#xml.next(); token !== "end"; token = this.#xml.next()) {
      if (token === "open" && this.#xml.name === "row") {
        this.#number = rowNumberOf(this.#xml.attribute("r")) ?? this.#number + 1;
        return { number: this.#number, cells: this.#cells() };
      }
    }
    return undefined;
  }

  #cells(): Array<Cell> {
    const cells: Array<Cell> = [];
    let implicit = 0;
    let open: OpenCell | undefined;
    for (let token = this.#xml.next(); token !== "end"; token = this.#xml.next()) {
      if (token === "text") {
        if (open !== undefined) this.#read(open);
        continue;
      }
      const { name } = this.#xml;
      if (name === "row") break;
      if (name === "c" && token === "open") open = this.#cell(implicit);
      else if (name === "c" && open !== undefined) {
        this.#put(cells, open);
        implicit = open.column + 1;
        open = undefined;
      } else this.#note(name, token === "open");
    }
    return cells;
  }

  #cell(implicit: number): OpenCell {
    this.#isIn = { value: false, inline: false, text: false, phonetics: false };
    const reference = this.#xml.attribute("r");
    return {
      column: reference === undefined ? implicit : columnOf(reference) ?? implicit,
      type: this.#xml.attribute("t") ?? "",
      style: Number(this.#xml.attribute("s") ?? -1),
      value: "",
      inline: "",
    };
  }

  #note(name: string, isOpen: boolean): void {
    if (name === "v") this.#isIn.value = isOpen;
    else if (name === "is") this.#isIn.inline = isOpen;
    else if (name === "t") this.#isIn.text = isOpen;
    else if (name === "rPh") this.#isIn.phonetics = isOpen;
  }

  #read(cell: OpenCell): void {
    const { value, inline, text, phonetics } = this.#isIn;
    if (value && cell.value.length <= this.limits.cellCharacters) cell.value += this.#xml.text;
    else if (inline && text && !phonetics && cell.inline.length <= this.limits.cellCharacters) {
      cell.inline += this.#xml.text;
    }
  }

  #put(cells: Array<Cell>, open: OpenCell): void {
    const { columns, characters, cellCharacters } = this.limits;
    const read = valueOf(open, this.sources);
    if (read === null || read === "") return;
    if (open.column >= columns) throw new Unreadable({ kind: "tooManyColumns", of: "sheet", most: columns });
    const cell = typeof read === "string" ? read.slice(0, cellCharacters + 1) : read;
    this.#characters += typeof cell === "string" ? cell.length : plainCharacters;
    if (this.#characters > characters) {
      throw new Unreadable({ kind: "tooManyCharactersInSheet", most: characters });
    }
    while (cells.length < open.column) cells.push(null);
    cells[open.column] = cell;
  }
}

/**
 * @returns the rows that have something in them, at most as many as the limits allow
 * @throws Unreadable for more columns or characters than the limits allow
 */
export function* sheetRows(sheet: string, sources: CellSources, limits: SheetLimits): Generator<NumberedRow> {
  const reader = new SheetReader(sheet, sources, limits);
  let given = 0;
  for (let row = reader.row(); row !== undefined && given < limits.rows; row = reader.row()) {
    if (row.cells.length === 0) continue;
    yield row;
    given += 1;
  }
}
