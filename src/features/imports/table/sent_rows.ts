/** The rows of a table of imports, each to be decoded on its own, with the people that they name. */
import type { RawEntry } from "../../../application/imports/sent/sent_entries.ts";
import type { Importer } from "../../../domain/imports/people/declarant.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { unguarded } from "../../../http/wire/table/cells/guarded.ts";
import type { TableQuestion } from "../../../http/wire/table/question.ts";
import { readTableRow } from "../../../http/wire/table/table_row.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { eoriKey } from "../../../kernel/identifiers.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { unspaced } from "../../../kernel/lenient/reading.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { byColumn } from "./member_paths.ts";

/** People whom cells may name by EORI number or id. */
export interface NamedPeople {
  /** The importer of the call. */
  readonly importer: Importer;
  /** Ids of the account's declarants by the keys of their ids and EORI numbers (`personKey`). */
  readonly declarants: ReadonlyMap<string, string>;
}

/** Members of a row with ids of people, and what is wrong with the people that it names. */
interface PeopledRow {
  readonly row: Readonly<Record<string, unknown>>;
  readonly issues: ReadonlyArray<Issue>;
}

/** Key of a person by what cells name it by: an id or an EORI number, in capitals and without blanks. */
export const personKey = (value: unknown): string => eoriKey(unspaced(String(value)).toUpperCase());

const issueAbout = (column: string, finding: Finding): Issue =>
  issueOf({ path: column, label: column, code: "choice" }, finding);

/** The row without its importer, who must be the call's, and with its declarant's id. */
const withPeople = (
  { importer: named, declarant, ...row }: Readonly<Record<string, unknown>>,
  { importer, declarants }: NamedPeople,
): PeopledRow => {
  const isOther = named !== undefined &&
    ![importer.id, importer.eori].map(personKey).includes(personKey(named));
  const id = declarants.get(personKey(declarant));
  const isUnknown = declarant !== undefined && id === undefined;
  return {
    row: id === undefined ? row : { ...row, declarant: id },
    issues: [
      ...(isOther ? [issueAbout("importer", { kind: "otherImporter", found: named })] : []),
      ...(isUnknown ? [issueAbout("declarant", { kind: "unknownDeclarant", found: declarant })] : []),
    ],
  };
};

const unguardedCells = (cells: Cells): Cells =>
  cells.map((cell) => typeof cell === "string" ? unguarded(cell) : cell);

/** True for the id of an entry: its row is one of an export, of which nothing is doubted. */
const isEntryId = (cell: Cell | undefined): boolean =>
  typeof cell === "string" && uuidOfText(cell) !== undefined;

/** Keys of the declarants that rows of a table name, each once: a cell is read as it is in its row. */
export const declarantsNamed = ({ rows, shape }: TableQuestion): ReadonlySet<string> => {
  const column = shape.columns.find(({ name }) => name === "declarant");
  if (column === undefined) return new Set();
  const cells = new Set(rows.map((cells) => cells[column.position] ?? null));
  const keys = [...cells].flatMap((cell) => {
    const alone = Array.from({ length: shape.width }, (_, at) => at === column.position ? cell : null);
    const declarant = readTableRow(alone, shape, unguardedCells(alone)).strict?.members["declarant"];
    return declarant === undefined ? [] : [personKey(declarant)];
  });
  return new Set(keys);
};

/** @returns the rows of a table, read one after the other while they are taken */
export function* rawRows({ rows, numbers, shape }: TableQuestion, people: NamedPeople): Generator<RawEntry> {
  const entry = shape.columns.find(({ name }) => name === "entry");
  const undoubted = { ...shape, doubts: new Map<Cells, Finding>() };
  for (const [at, cells] of rows.entries()) {
    const isExported = entry !== undefined && isEntryId(cells[entry.position]);
    const ofRow = isExported ? undoubted : shape;
    const { strict, complaint } = readTableRow(cells, ofRow, unguardedCells(cells));
    const { row, issues } = withPeople(strict?.members ?? {}, people);
    const misfit = complaint === undefined ? [] : [issueOf({ path: "", code: "format" }, complaint)];
    yield {
      row,
      naming: byColumn,
      issues: [...misfit, ...strict?.complaints ?? [], ...issues],
      readAs: strict?.readAs ?? [],
      number: numbers[at],
    };
  }
}
