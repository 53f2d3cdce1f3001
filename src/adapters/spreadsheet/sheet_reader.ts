/**
 * A sheet's cells, read one after the other: what is passed is not kept. ISO/IEC 29500-1, 18.3.
 */
import { cellName } from "../../domain/documents/sheet_cells.ts";
import type { Cell } from "../../domain/documents/workbook.ts";
import type { CellSources } from "./cell_sources.ts";
import { escapesRead } from "./cell_text.ts";
import { RichText } from "./formats/rich_text.ts";
import { dayOfSerial } from "./number_styles.ts";
import { Unreadable } from "./unpack.ts";
import { XmlReader } from "./xml_reader.ts";

/** A cell while it is read. */
export interface OpenCell {
  /** Number of its row. */
  readonly row: number;
  /** Position of its column, from 0. */
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  /** Text of its own, with the runs that it is made of. */
  readonly inline: RichText;
  /** True if a formula makes its value. */
  hasFormula: boolean;
}

const upperA = 0x41;
const letters = /^[A-Z]{1,3}(?=\d|$)/i;

/** Returns the position of the cell's column by its reference such as `AB12`; undefined where it names none. */
export const columnOf = (reference: string): number | undefined => {
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

/** A number as XML has it (XML Schema 1.0 part 2, 3.2.5.1): `0x10` and `1_000` are none. */
const writtenNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

const numberOf = (value: string, style: number, { styles, isFrom1904 }: CellSources): Cell => {
  const text = value.trim();
  if (text === "") return null;
  if (!writtenNumber.test(text)) return text;
  const number = Number(text);
  return styles.of(style)?.isDay === true ? dayOfSerial(number, isFrom1904) : number;
};

const damaged = ({ row, column }: OpenCell, why: "twice" | "noText"): Unreadable =>
  new Unreadable({ kind: "damagedCell", cell: cellName(row, column + 1), why });

/** The text of a cell that may name a shared one, or hold it where its type has it or not: it is never taken for a blank one. */
const textOf = (cell: OpenCell, { strings }: CellSources): Cell => {
  const { type, value, inline: { text: inline } } = cell;
  if (type !== "s") return escapesRead(inline === "" || (type === "str" && value !== "") ? value : inline);
  if (value.trim() === "") return null;
  const text = strings[Number(value)];
  if (text === undefined) throw damaged(cell, "noText");
  return text;
};

/**
 * Returns the value of a cell that was read; null for one without any.
 * @throws Unreadable for one whose text the file lacks
 */
export const valueOf = (cell: OpenCell, sources: CellSources): Cell => {
  const { type, style, value, inline: { text: inline } } = cell;
  switch (type) {
    case "s":
    case "str":
    case "inlineStr":
      return textOf(cell, sources);
    case "b":
      return value === "1" || value.toLowerCase() === "true";
    case "e":
      return value;
    default:
      return value === "" && inline !== "" ? escapesRead(inline) : numberOf(value, style, sources);
  }
};

/** True of a formula whose result the file lacks: its program left the counting to the spreadsheet, often with a 0 in its place. */
export const lacksResult = (
  { hasFormula, type, value, inline: { text: inline } }: OpenCell,
  { isUncalculated }: CellSources,
): boolean =>
  hasFormula && type !== "str" && inline === "" && (value === "" || (isUncalculated && value === "0"));

/** Returns true for a text of which a part is struck out. */
export const isStruckText = (
  { type, value, inline }: OpenCell,
  { struckStrings }: Pick<CellSources, "struckStrings">,
): boolean => inline.isStruck || (type === "s" && struckStrings.has(Number(value)));

/** Columns that a reference of three letters can name, and one more. */
const mostReferences = 18_279;

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** Reads the sheet's rows, cell by cell. */
export class SheetReader {
  readonly #xml: XmlReader;
  #number = 0;
  #isHidden = false;
  /** Elements that are open in the cell: `v`, and `is` but for an extension. */
  #isIn = { value: false, inline: false, extension: false };
  /** True if the cell has had a value. */
  #hasValue = false;
  /** Count of rows by which each column had its last cell. */
  readonly #taken = new Uint32Array(mostReferences);
  #rows = 0;

  /** @param longest no text of a cell is longer: what is cut has one character more */
  constructor(sheet: string, private readonly longest: number) {
    this.#xml = new XmlReader(sheet);
  }

  /** True if the sheet hides the row that was moved to. */
  get isHidden(): boolean {
    return this.#isHidden;
  }

  /**
   * Moves to the next row.
   * @param put is given each of its cells
   * @returns its number; undefined after the last one
   */
  row(put: (cell: OpenCell) => void): number | undefined {
    for (let token = this.#xml.next(); token !== "end"; token = this.#xml.next()) {
      if (token !== "open") continue;
      if (this.#xml.name === "row") {
        this.#number = rowNumberOf(this.#xml.attribute("r")) ?? this.#number + 1;
        this.#isHidden = this.#isHiddenRow();
        this.#rows += 1;
        this.#cells(put);
        return this.#number;
      }
    }
    return undefined;
  }

  /** True if the row has no height by its own word: that of its sheet, `zeroHeight`, is for rows that it doesn't write. */
  #isHiddenRow(): boolean {
    const height = this.#xml.attribute("ht");
    return isTrue(this.#xml.attribute("hidden")) || (height !== undefined && Number(height) === 0);
  }

  #cells(put: (cell: OpenCell) => void): void {
    let implicit = 0;
    let open: OpenCell | undefined;
    for (let token = this.#xml.next(); token !== "end"; token = this.#xml.next()) {
      if (token === "text") {
        if (open !== undefined) this.#read(open);
        continue;
      }
      const { name } = this.#xml;
      if (name === "row") break;
      if (name === "c" && token === "open") {
        if (this.#xml.isEmpty) implicit = this.#column(implicit) + 1;
        else open = this.#cell(implicit);
      } else if (name === "c" && open !== undefined) {
        this.#take(open);
        put(open);
        implicit = open.column + 1;
        open = undefined;
      } else if (name === "f" && open !== undefined) open.hasFormula = true;
      else this.#note(name, token === "open", open);
    }
  }

  /** Takes the column's place in the row: of two cells in it nobody knows which is meant. */
  #take(cell: OpenCell): void {
    if (this.#taken[cell.column] === this.#rows) throw damaged(cell, "twice");
    this.#taken[cell.column] = this.#rows;
  }

  #column(implicit: number): number {
    const reference = this.#xml.attribute("r");
    return reference === undefined ? implicit : columnOf(reference) ?? implicit;
  }

  #cell(implicit: number): OpenCell {
    this.#isIn = { value: false, inline: false, extension: false };
    this.#hasValue = false;
    return {
      row: this.#number,
      column: this.#column(implicit),
      type: this.#xml.attribute("t") ?? "",
      style: Number(this.#xml.attribute("s") ?? -1),
      value: "",
      inline: new RichText(this.longest),
      hasFormula: false,
    };
  }

  #note(name: string, isOpen: boolean, cell: OpenCell | undefined): void {
    if (name === "extLst") this.#isIn.extension = isOpen;
    else if (this.#isIn.extension) return;
    else if (name === "v") {
      this.#isIn.value = isOpen;
      if (isOpen && this.#hasValue && cell !== undefined) throw damaged(cell, "twice");
      this.#hasValue ||= isOpen;
    } else if (name === "is") this.#isIn.inline = isOpen;
    else if (this.#isIn.inline) cell?.inline.tag(this.#xml, isOpen);
  }

  #read(cell: OpenCell): void {
    const { value, inline, extension } = this.#isIn;
    if (extension) return;
    if (value && cell.value.length <= this.longest) cell.value += this.#xml.text;
    else if (inline) cell.inline.read(this.#xml);
  }
}
