/** A row of an answered table beside the cells that its sender gave. */
import type { BatchHead, RowRecord } from "../../../../domain/cbam/bulk/bulk_record.ts";
import { BulkShipment } from "../../../../contract/requests/calculation.ts";
import { precursorCell } from "../../../../domain/cbam/bulk/precursor_cell.ts";
import type { OwnColumn, OwnSheet } from "../../../../domain/cbam/bulk/own_sheet.ts";
import type { Cell, CellFormat } from "../../../../domain/documents/workbook.ts";
import { type DecimalMark, readNumberAsWritten } from "../../../../kernel/lenient/number.ts";
import { jsonOf, recordOf, textOf } from "../../../../kernel/text/json.ts";
import { translatedLaw } from "../../../../web/law/law_sentence.ts";
import type { Language } from "../../../../web/words/language.ts";
import { tablesTexts } from "../../texts/tables.ts";
import { type AnsweredRow, answeredRow, notesOf } from "../answer_row.ts";
import { shipmentTable } from "../columns.ts";

type Members = Readonly<Record<string, unknown>>;

/** A batch with all its rows, for a reader of a language. */
export interface OwnAnswer {
  readonly head: BatchHead;
  readonly rows: ReadonlyArray<RowRecord>;
  readonly sheet: OwnSheet;
  readonly language: Language;
}

/** @returns everything to know about the whole table */
export const saidOfTable = (
  { head, sheet: { said = [] } }: Pick<OwnAnswer, "head" | "sheet">,
): ReadonlyArray<string> => [...head.readAs, ...said];

/** A row as it was sent and answered. */
export interface OwnRow {
  readonly answered: AnsweredRow;
  /** Number of the row in the sender's file. */
  readonly number: number;
  /** Cells by the contract's names, as they were sent. */
  readonly sent: Members;
  /** The same as they were read. */
  readonly read: Members;
  /** Everything to know about the row, a sentence each, in the reader's language. */
  readonly said: ReadonlyArray<string>;
}

/** @returns sentences of the API in the language, each worked out once */
export const translator = (language: Language): (sentence: string) => string => {
  const known = new Map<string, string>();
  return (sentence) => {
    const found = known.get(sentence);
    if (found !== undefined) return found;
    const own = translatedLaw(sentence, language) ?? sentence;
    known.set(sentence, own);
    return own;
  };
};

/** Cells of a row by the contract's names: as they were sent, and as they were read. */
const cellsBefore = ({ sent }: RowRecord): Pick<OwnRow, "sent" | "read"> => {
  const kept = recordOf(jsonOf(sent));
  return "sent" in kept && "read" in kept
    ? { sent: recordOf(kept["sent"]), read: recordOf(kept["read"]) }
    : { sent: kept, read: kept };
};

/** Rows one after the other, while they are taken. */
export function* ownRows({ head, rows, sheet, language }: OwnAnswer): Generator<OwnRow> {
  const inLanguage = translator(language);
  const wrong = new Map(sheet.wrong.map(({ index, said }) => [index, said[language]]));
  for (const row of rows) {
    const answered = answeredRow(head, row);
    const message = wrong.get(row.rowIndex) ?? textOf(answered.output["message"]);
    yield {
      answered,
      ...cellsBefore(row),
      number: sheet.numbers[row.rowIndex] ?? row.rowIndex + 1,
      said: [...(message === undefined ? [] : [message]), ...notesOf(answered)].map(inLanguage),
    };
  }
}

/** @returns the year that counts for a calculated row because it names neither day nor year of import; undefined for any other row */
export const assumedYear = ({ answered: { row, output }, read }: OwnRow): string | undefined =>
  row.calcStatus !== "error" && [read["import"], read["import_year"]].every((given) => (given ?? "") === "")
    ? textOf(output["import"])
    : undefined;

/** Columns of a call: those of a table, and other members that a row may have, which are read under other columns' headings. */
const callColumns: ReadonlyArray<string> = [
  ...new Set([...shipmentTable.columns.map(({ name }) => name), ...Object.keys(BulkShipment.fields)]),
];

/** @returns the sheet of a call of the API, whose sender has no headings: the contract's columns that it gave, by name */
export const sheetOfCall = (rows: ReadonlyArray<RowRecord>, language: Language): OwnSheet => {
  const names = new Set<string>();
  const extras = new Set<string>();
  for (const row of rows) {
    for (const name of Object.keys(cellsBefore(row).sent)) names.add(name);
    const { extra } = recordOf(jsonOf(row.input));
    for (const name of Object.keys(recordOf(extra))) extras.add(name);
  }
  const { columnNames } = tablesTexts[language];
  const heading = new Map<string, string>([...Object.entries(columnNames), ["taric_code", "TARIC"]]);
  return {
    fileName: null,
    columns: [
      ...callColumns.filter((name) => names.has(name)).map((name) => ({
        heading: heading.get(name) ?? name,
        name,
        keptAs: name,
      })),
      ...[...extras].map((name) => ({ heading: name, name: null, keptAs: name })),
    ],
    numbers: [],
    mark: "unsaid",
    separator: null,
    wrong: [],
  };
};

const plainCell = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? value
    : precursorCell(value) ?? null;

/** @returns the cell as it was sent */
export const sentCell = ({ sent, answered }: OwnRow, { name, keptAs }: OwnColumn): Cell =>
  plainCell(name === null ? recordOf(answered.input["extra"])[keptAs] : sent[keptAs]);

const known = new Map(shipmentTable.columns.map((column) => [column.name, column]));

/** @returns the format of a column: numbers and days that were read are those of a spreadsheet, everything else is as it was sent */
export const formatOf = ({ name }: OwnColumn): CellFormat => {
  const column = known.get(name ?? "");
  return column?.isNumber === true ? "number" : column?.format ?? "text";
};

/** @returns the cell for a spreadsheet: numbers and days as they were read, where they could be */
export const typedCell = (row: OwnRow, column: OwnColumn): Cell => {
  const read = formatOf(column) === "text" ? null : plainCell(row.read[column.name ?? ""]);
  return read ?? sentCell(row, column);
};

/** Digits alone, with the marks that group them. */
const writtenNumber = /^[-\d.,\s'\u2019]+$/;

/** @returns the cells of a file in another dialect than its sender's: a number that was written as text is the number that it was read as */
export const dialectCell = (mark: DecimalMark): typeof sentCell => (row, column) => {
  const sent = sentCell(row, column);
  if (formatOf(column) !== "number" || typeof sent !== "string" || !writtenNumber.test(sent)) return sent;
  const typed = typedCell(row, column);
  const reading = readNumberAsWritten({ path: column.keptAs, value: typed }, mark);
  return "value" in reading ? reading.value : typed;
};
