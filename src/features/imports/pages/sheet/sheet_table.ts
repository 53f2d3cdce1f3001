/**
 * A sheet as a table of imports: its headings, and what each column is read as, by its heading or because a person said so.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type ServiceUnavailable,
} from "../../../../contract/failures.ts";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import { isBlank, textOf } from "../../../../http/wire/table/cells/cell.ts";
import { type CsvTable, readCsvInTurns } from "../../../../http/wire/table/csv.ts";
import { codesJoined } from "../../../../http/wire/table/columns/code_parts.ts";
import { headerCells, headerOf } from "../../../../http/wire/table/columns/header.ts";
import { headingOf } from "../../../../http/wire/table/columns/headings.ts";
import { namedOtherwise } from "../../../../http/wire/table/columns/units/unit_issues.ts";
import { unitsSettled } from "../../../../http/wire/table/columns/unit_columns.ts";
import {
  csvQuestion,
  sheetQuestion,
  type TableQuestion,
  warningsOf,
} from "../../../../http/wire/table/question.ts";
import { inTurnOfRows } from "../../../../http/wire/table/cells/passed_headings.ts";
import { isWorkbookFile } from "../../../../http/wire/table/sent_table.ts";
import type { TableOptions } from "../../../../http/wire/table/shape.ts";
import { sheetLimits } from "../../../../http/wire/table/table_budget.ts";
import type { ColumnSet } from "../../../../http/wire/table/columns/column_set.ts";
import { about, type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Steps } from "../../../../kernel/steps.ts";
import type { ChosenColumns, SentSheet } from "./sheet_form.ts";

/** A column of the sheet. */
export interface SheetColumn {
  readonly position: number;
  readonly heading: string;
  /** Name of the column that it is read as; empty for one that is left out. */
  readonly meaning: string;
  /** Texts of its first cells. */
  readonly samples: ReadonlyArray<string>;
}

/** A sheet with its columns. */
export interface SheetTable {
  /** Number of the row with the headings. */
  readonly headingRow: number;
  readonly columns: ReadonlyArray<SheetColumn>;
  /** Rows below the headings. */
  readonly rows: number;
  /** Warnings about the file beside its rows. */
  readonly warnings: ReadonlyArray<Issue>;
  /** The table with its columns, or what has to be settled first. */
  readonly question: Either.Either<TableQuestion, InvalidRequest>;
}

/** A heading that is read as a column and says nothing of the table's language. */
const headingFor = ({ columns }: ColumnSet, name: string): string =>
  columns.find((column) => column.name === name)?.headings.en[0] ?? name;

/** Names of the columns that headings are read as, by position; a quantity may have its unit from a column of units. */
const meaningsOf = (
  set: ColumnSet,
  headings: ReadonlyArray<string>,
  below: ReadonlyArray<Cells>,
): ReadonlyMap<number, string> => {
  const joined = codesJoined({ header: headerCells(set, headings, below), below });
  return new Map(
    unitsSettled(set, joined.header, joined.below).map(({ position, heading }) => [
      position,
      "column" in heading ? heading.column : "",
    ]),
  );
};

/** The headings as a person reads them. */
const chosenHeadings = (
  set: ColumnSet,
  texts: ReadonlyArray<string>,
  recognised: ReadonlyMap<number, string>,
  { meanings }: ChosenColumns,
): ReadonlyArray<string> => {
  const isUnit = (name: string): boolean =>
    set.columns.some((column) => column.isUnit && column.name === name);
  const keepsUnits = [...recognised].every(([position, name]) =>
    !isUnit(name) || (meanings.get(position) ?? name) === name
  );
  return texts.map((text, position) => {
    const chosen = meanings.get(position);
    const heading = headingOf(set, text);
    const hasUnitBeside = keepsUnits && recognised.get(position) !== "";
    const isUnsettled = "lacksUnit" in heading && !hasUnitBeside;
    if (chosen === undefined || (!isUnsettled && chosen === recognised.get(position))) return text;
    return chosen === "" ? `${text} left out` : headingFor(set, chosen);
  });
};

const withHeader = <Row extends Cells>(
  rows: ReadonlyArray<Row>,
  position: number,
  header: Row,
): ReadonlyArray<Row> => rows.map((row, index) => index === position ? header : row);

const samplesShown = 2;

const samplesIn = (rows: ReadonlyArray<Cells>, position: number): ReadonlyArray<string> => {
  const samples: Array<string> = [];
  for (const row of rows) {
    const cell: Cell = row[position] ?? null;
    if (!isBlank(cell)) samples.push(textOf(cell));
    if (samples.length === samplesShown) break;
  }
  return samples;
};

/** A file's cells, with what makes a table of imports of them once their headings are settled. */
interface OpenedSheet extends SheetRows {
  readonly withHeadings: (
    position: number,
    header: ReadonlyArray<string>,
    options: TableOptions,
  ) => Steps<Either.Either<TableQuestion, InvalidRequest>>;
}

const openedCsv = (set: ColumnSet, table: CsvTable): OpenedSheet => ({
  rows: table.rows,
  numbers: table.numbers,
  withHeadings: (position, header, options) =>
    csvQuestion(set, { ...table, rows: withHeader(table.rows, position, header) }, options),
});

const openedWorkbook = (set: ColumnSet, table: SheetRows): OpenedSheet => ({
  ...table,
  withHeadings: (position, header, options) =>
    sheetQuestion(set, { ...table, rows: withHeader<Cells>(table.rows, position, header) }, options),
});

const opened = (
  set: ColumnSet,
  sheet: SentSheet,
  headingRow: number | undefined,
): Effect.Effect<OpenedSheet, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  isWorkbookFile(sheet.bytes)
    ? Effect.map(
      Effect.flatMap(Spreadsheets, ({ read }) => read(sheet.bytes, sheetLimits(set), "customer")),
      (table) => openedWorkbook(set, table),
    )
    : Effect.map(readCsvInTurns(set, sheet.bytes, headingRow), (table) => openedCsv(set, table));

/** @returns the refusal, which calls columns by the headings of their sheet and not by those that they were given for their meaning */
const bySheetHeadings = (
  { issues }: InvalidRequest,
  given: ReadonlyArray<string>,
  texts: ReadonlyArray<string>,
): InvalidRequest => {
  const ownOf = (heading: string): string => texts[given.indexOf(heading)] || heading;
  return invalidRequest(issues.map((issue) => {
    const finding = issue[about];
    if (!("heading" in finding)) return issue;
    const named = { ...finding, heading: ownOf(finding.heading) };
    return issueOf(issue, "beside" in named ? { ...named, beside: ownOf(named.beside) } : named);
  }));
};

/**
 * Returns the sheet with its columns, each as it is chosen or recognised.
 * @fails InvalidRequest for a file that is no table, or without the row that is named
 */
export const sheetTable = (
  set: ColumnSet,
  sheet: SentSheet,
  options: TableOptions,
  chosen: ChosenColumns | undefined,
): Effect.Effect<SheetTable, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.gen(function* () {
    const file = yield* opened(set, sheet, options.headingRow);
    const { position, cells: header } = Either.getOrElse(
      headerOf(set, file, options.headingRow),
      () => ({ position: 0, cells: file.rows[0] ?? [] }),
    );
    const below = file.rows.slice(position + 1);
    const headingRow = file.numbers[position] ?? position + 1;
    const isChosen = chosen?.headingRow === headingRow;
    const texts = header.map(textOf);
    const recognised = meaningsOf(set, texts, below);
    const headings = isChosen ? chosenHeadings(set, texts, recognised, chosen) : texts;
    const meanings = isChosen ? meaningsOf(set, headings, below) : recognised;
    const columns = [...meanings].map(([position, meaning]): SheetColumn => ({
      position,
      heading: texts[position] ?? "",
      meaning,
      samples: samplesIn(below, position),
    }));
    const settled = isChosen ? { ...options, headingRow } : options;
    const names = texts.map((_, at) => (isChosen ? chosen.meanings.get(at) : undefined) ?? null);
    const otherwise = namedOtherwise(set, { names, headings: texts });
    const question = otherwise.length > 0
      ? Either.left(invalidRequest(otherwise))
      : yield* runWithPauses(() => file.withHeadings(position, headings, settled));
    if (Either.isRight(question)) yield* inTurnOfRows(question.right);
    return {
      headingRow,
      columns,
      rows: below.length,
      warnings: warningsOf(file, { numbers: file.numbers.slice(position + 1), columns }),
      question: Either.mapLeft(question, (refused) => bySheetHeadings(refused, headings, texts)),
    };
  });
