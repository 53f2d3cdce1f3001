/**
 * Codes of goods that stand in several columns: in parts beside each other, as declarations have them in XML, six digits of the
 * Harmonised System, two of the Combined Nomenclature, two of TARIC (Delegated Regulation (EU) 2015/2446, Annex B, 18 09), which count
 * where a table has TARIC codes; or twice, the CN code beside that of TARIC, whatever the headings say (decision 0228).
 */
import type { Cell, Cells } from "../../../../domain/documents/workbook.ts";
import { taricCodeWritten } from "../../../../kernel/lenient/cn_code.ts";
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

/** Positions of the parts of a code, that of six digits first. */
type Parts = readonly [beginning: number, ending: number, taric: number | undefined];

const joined = (cells: Cells, [beginning, ending, taric]: Parts): Cells => {
  const textAt = (position: number | undefined) =>
    position === undefined ? "" : textOf(cells[position]).trim();
  const [six, two, last] = [textAt(beginning), textAt(ending), textAt(taric)];
  if (six === "" || two === "") return cells;
  const code = [six.replace(/\D/g, ""), two.padStart(2, "0"), last && last.padStart(2, "0")].join("");
  return cells.map((cell, position): Cell => position === beginning ? code : cell);
};

const partsJoined = ({ header, below }: HeaderWithRows): HeaderWithRows => {
  const ofTwo = header.filter((cell) => isCode(cell) && hasOnly(below, cell.position, two));
  const [ending] = ofTwo;
  const beginning = header.find(({ position }) => position === (ending?.position ?? 0) - 1);
  if (ending === undefined || beginning === undefined || !hasOnly(below, beginning.position, six)) {
    return { header, below };
  }
  const others = new Set(header.filter((cell) => isCode(cell) && cell !== beginning));
  const taric = ofTwo.find(({ heading, position }) =>
    position === ending.position + 1 && "column" in heading && heading.column === "taric_code"
  );
  return {
    header: header.map((cell): HeaderCell =>
      cell === beginning
        ? { ...cell, heading: { column: "cn_code" } }
        : others.has(cell)
        ? { ...cell, heading: { unknown: true } }
        : cell
    ),
    below: below.map((cells) => joined(cells, [beginning.position, ending.position, taric?.position])),
  };
};

const cnDigits = 8;
/** Fewest digits that a code is known by: those of its heading. */
const headingDigits = 4;

/** More columns of codes are none of one list, and each is looked at in every row. */
const mostCodes = 4;

const digitsOf = (cell: Cell | undefined): string => textOf(cell).replace(/\D/g, "").slice(0, cnDigits);

/** True if one code begins with the other, as far as the CN code goes. */
const isSameCode = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Several codes of a row in one cell, which no reader takes. */
const several = (cells: ReadonlyArray<Cell>): string => cells.map((cell) => textOf(cell)).join(" / ");

/**
 * The cell of the code that is read: with another one that is not the same, which no reader takes, or the other one alone where it is
 * empty. Of cells of the same CN code the one that has a TARIC code that decides is read, and of two such codes none.
 */
const codeOf = (cells: Cells, positions: ReadonlyArray<number>): Cell => {
  const own = positions.map((position) => cells[position] ?? null);
  const [first = null, ...others] = own;
  const isEmpty = textOf(first).trim() === "";
  const cell = isEmpty ? others.find((other) => digitsOf(other).length === cnDigits) ?? null : first;
  const digits = digitsOf(cell);
  if (digits === "") return cell;
  const different = own.find((other) => !isSameCode(digits, digitsOf(other)));
  if (different !== undefined) return several([cell, different]);
  const withTaric = new Map(own.flatMap((each): ReadonlyArray<[string, Cell]> => {
    const code = taricCodeWritten(each);
    return code === undefined ? [] : [[code, each]];
  }));
  const [found = cell] = withTaric.values();
  return withTaric.size > 1 ? several([...withTaric.values()]) : found;
};

/** Columns of the same codes, that of whole CN codes first: TARIC, the Harmonised System beside the Combined Nomenclature. */
const alike = ({ header, below }: HeaderWithRows): ReadonlyArray<number> => {
  const found = header.filter(({ heading }) => "column" in heading && heading.column === "cn_code");
  if (found.length < 2 || found.length > mostCodes) return [];
  const wholes = found.map(({ position }) => ({
    position,
    rows: below.filter((cells) => textOf(cells[position]).replace(/\D/g, "").length === cnDigits).length,
    longer: below.filter((cells) => digitsOf(cells[position]).length === cnDigits).length,
  })).toSorted((one, other) => other.rows - one.rows || other.longer - one.longer);
  const positions = wholes.map(({ position }) => position);
  const [read = 0, ...others] = positions;
  const isAlike = others.every((position) => {
    const filled = below.filter((cells) => textOf(cells[position]).trim() !== "");
    return filled.length === 0 || filled.some((cells) => {
      const [one, other] = [digitsOf(cells[read]), digitsOf(cells[position])];
      return Math.min(one.length, other.length) >= headingDigits && isSameCode(one, other);
    });
  });
  return isAlike ? positions : [];
};

/** True if the row's code is that of another column than the one that is read. */
const isTakenFrom = (cells: Cells, position: number, positions: ReadonlyArray<number>): boolean => {
  const code = codeOf(cells, positions);
  return code !== null && code === (cells[position] ?? null) && code !== (cells[positions[0] ?? 0] ?? null);
};

const alikeJoined = ({ header, below }: HeaderWithRows): HeaderWithRows => {
  const [read, ...others] = alike({ header, below });
  if (read === undefined) return { header, below };
  const taken = new Set(
    others.filter((position) => below.some((cells) => isTakenFrom(cells, position, [read, ...others]))),
  );
  return {
    header: header.map((cell): HeaderCell =>
      others.includes(cell.position)
        ? { ...cell, heading: { unknown: true, isCompared: true, isTaken: taken.has(cell.position) } }
        : cell
    ),
    below: below.map((cells) => {
      const code = codeOf(cells, [read, ...others]);
      return code === (cells[read] ?? null)
        ? cells
        : Array.from({ length: Math.max(cells.length, read + 1) }, (_, at): Cell =>
          at === read ? code : cells[at] ?? null);
    }),
  };
};

/**
 * @returns the header and the rows, in which the parts are one code in the place of the first, and the others mean nothing; of columns of
 * the same codes one is read, which the others have to agree with in each row
 */
export const codesJoined = (table: HeaderWithRows): HeaderWithRows => alikeJoined(partsJoined(table));
