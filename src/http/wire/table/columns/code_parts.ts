/**
 * Codes of goods that stand in parts in columns beside each other, as declarations have them in XML: six digits of the
 * Harmonised System, two of the Combined Nomenclature, two of TARIC. Delegated Regulation (EU) 2015/2446, Annex B, 18 09.
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { textOf } from "../cells/cell.ts";
import type { HeaderCell } from "./header.ts";

const codeColumns: ReadonlySet<string> = new Set(["cn_code", "taric_code"]);
const six = /^\d{4} ?\d{2}$|^\d{4}\.\d{2}$/;
const two = /^\d{1,2}$/;

/** A header with the rows below it. */
export interface HeaderWithRows {
  readonly header: ReadonlyArray<HeaderCell>;
  readonly below: ReadonlyArray<Cells>;
}

const isCode = ({ heading }: HeaderCell): boolean => "column" in heading && codeColumns.has(heading.column);

/** True if the column has cells, all of them of the form. */
const hasOnly = (below: ReadonlyArray<Cells>, position: number, form: RegExp): boolean => {
  let cells = 0;
  for (const row of below) {
    const text = textOf(row[position]).trim();
    if (text === "") continue;
    if (!form.test(text)) return false;
    cells += 1;
  }
  return cells > 0;
};

const joined = (cells: Cells, [beginning, ending]: readonly [number, number]): Cells => {
  const [six, two] = [textOf(cells[beginning]).trim(), textOf(cells[ending]).trim()];
  if (six === "" || two === "") return cells;
  const code = `${six.replace(/\D/g, "")}${two.padStart(2, "0")}`;
  return cells.map((cell, position): Cell => position === beginning ? code : cell);
};

/**
 * @returns the header and the rows, in which the parts are one code in the place of the first, and the others mean nothing
 */
export const codesJoined = ({ header, below }: HeaderWithRows): HeaderWithRows => {
  const ofTwo = header.filter((cell) => isCode(cell) && hasOnly(below, cell.position, two));
  const [ending] = ofTwo;
  const beginning = header.find(({ position }) => position === (ending?.position ?? 0) - 1);
  if (ending === undefined || beginning === undefined || !hasOnly(below, beginning.position, six)) {
    return { header, below };
  }
  const others = new Set(header.filter((cell) => isCode(cell) && cell !== beginning));
  return {
    header: header.map((cell): HeaderCell =>
      cell === beginning
        ? { ...cell, heading: { column: "cn_code" } }
        : others.has(cell)
        ? { ...cell, heading: { unknown: true } }
        : cell
    ),
    below: below.map((cells) => joined(cells, [beginning.position, ending.position])),
  };
};
