/**
 * The ledger of an importer as a table: every entry in the order of recording, under its id, in the columns that are read.
 * Sent back as it is, each row is known again.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { codeMembers, keptEntry, precursorMembers } from "../../../application/imports/kept_entry.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { xlsx } from "../../../contract/values/media_types.ts";
import type { LedgerEntry } from "../../../domain/imports/ledger/entry.ts";
import type { Declarant } from "../../../domain/imports/people/declarant.ts";
import type { Cell, Cells } from "../../../domain/documents/workbook.ts";
import { csvResponse, workbookResponse } from "../../../http/wire/forms/preferred_form.ts";
import { type AnswerColumn, cellsOf, column, sheetColumns } from "../../../http/wire/table/answer_column.ts";
import { doublyGuarded } from "../../../http/wire/table/cells/guarded.ts";
import { type CsvDialect, plainNumber, tablePieces } from "../../../http/wire/table/csv_answer.ts";
import { dialectOf } from "../../../http/wire/table/question.ts";
import { codesText, precursorsText } from "./cell_texts.ts";
import { inExportLine } from "../export_line.ts";
import { importTable } from "./import_table.ts";
import { memberAt } from "./member_paths.ts";

/** Columns whose values another one has in an export. */
const notExported: ReadonlySet<string> = new Set(["tonnage", "installation", "value_id"]);

/** Digits of a number that a spreadsheet keeps. */
const safeDigits = 15;

/** A number as a workbook keeps it: one with more digits is a text there. */
const sheetCell = (cell: Cell): Cell => {
  if (typeof cell !== "number") return cell;
  const plain = plainNumber(cell);
  return plain.replace(/\D/g, "").length > safeDigits ? plain : cell;
};

const plainCell = (value: unknown): Cell => {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? doublyGuarded(value) : null;
};

/** The ledger that is exported. */
export interface LedgerExport {
  /** EORI number of the importer. */
  readonly eori: string;
  /** Whole chains, in the order of recording. */
  readonly entries: ReadonlyArray<LedgerEntry>;
  /** Time of the answer, ISO 8601. */
  readonly createdAt: string;
  /** Decimal mark of CSV; a comma comes with semicolons. */
  readonly decimal: "comma" | "point" | undefined;
  /** Declarants that entries name by their EORI numbers, as a person reads them; by their ids when they are left out. */
  readonly declarants?: ReadonlyArray<Pick<Declarant, "id" | "eori">>;
}

/** An entry with what its cells are made of. */
interface ExportedRow {
  readonly entry: LedgerEntry;
  readonly members: Readonly<Record<string, unknown>>;
}

/** Cells of the columns that hold lists. */
const listCell = (name: string, { facts }: LedgerEntry, mark: CsvDialect["decimalMark"]): Cell => {
  if (name === "document_codes") return codesText(codeMembers(facts) ?? []);
  const precursors = facts.actual === null ? undefined : precursorMembers(facts.actual);
  return precursors === undefined ? null : precursorsText(precursors, mark);
};

const usualWidth = 18;

/** Columns of the table, whose lists are texts with numbers in them. */
const exportColumns = (mark: CsvDialect["decimalMark"]): ReadonlyArray<AnswerColumn<ExportedRow>> =>
  importTable.columns
    .filter(({ name, isUnoffered }) => isUnoffered !== true && !notExported.has(name))
    .map(({ name, format = "text", isNumber, list }) =>
      column(
        name,
        isNumber === true ? "number" : format,
        usualWidth,
        ({ entry, members }) =>
          list !== undefined ? listCell(name, entry, mark) : plainCell(memberAt(members, name)),
      )
    );

function* exportedRows({ entries, eori, declarants = [] }: LedgerExport): Generator<ExportedRow> {
  const eoris = new Map(declarants.map((each) => [each.id, each.eori]));
  for (const entry of entries) {
    const named = eoris.get(entry.declarantId ?? "");
    const declarant = named === undefined ? undefined : { declarant: named };
    yield { entry, members: { ...keptEntry(entry), importer: eori, ...declarant } };
  }
}

const wholeRows = 500;

type Answer<R> = Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, R>;

const writtenTable = (ledger: LedgerExport, form: string): Answer<Spreadsheets> => {
  if (form !== xlsx) {
    const dialect = dialectOf({ decimal: ledger.decimal, keepsExtraColumns: false });
    const columns = exportColumns(dialect.decimalMark);
    const pieces = tablePieces({ columns, rows: exportedRows(ledger), dialect, wholeTable: undefined });
    return csvResponse(pieces, ledger.entries.length <= wholeRows);
  }
  const columns = exportColumns("point");
  const rows = function* (): Generator<Cells> {
    for (const row of exportedRows(ledger)) yield cellsOf(columns, row).map(sheetCell);
  };
  return workbookResponse({
    title: "Ledger of imports",
    createdAt: ledger.createdAt,
    sheets: [{
      name: "Imports",
      columns: sheetColumns(columns),
      rows: { [Symbol.iterator]: rows },
      endsWithSums: false,
    }],
  }, "imports");
};

/**
 * The ledger as CSV or as a workbook, for which its entries are read in its turn.
 * @param read reads the entries
 */
export const exportTable = <R>(
  ledger: Omit<LedgerExport, "entries">,
  read: Effect.Effect<LedgerExport["entries"], ServiceUnavailable, R>,
  form: string,
): Answer<R | Spreadsheets> => {
  const table = Effect.flatMap(read, (entries) => writtenTable({ ...ledger, entries }, form));
  return form === xlsx ? inExportLine(table) : table;
};
