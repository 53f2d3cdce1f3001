/**
 * A table that is to be calculated for a page: its rows, and the sheet that they come from, as its sender keeps it. It comes
 * from the page's module, whose columns a person has named, or as the file of a form.
 */
import type { BulkCall } from "../../../../application/cbam/run_bulk.ts";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { Spreadsheets } from "../../../../application/documents/spreadsheets.ts";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import {
  type InvalidRequest,
  invalidRequest,
  type ServiceUnavailable,
} from "../../../../contract/failures.ts";
import type { SentRows } from "../../../../domain/cbam/bulk/bulk.ts";
import type { OwnColumn, OwnSheet } from "../../../../domain/cbam/bulk/own_sheet.ts";
import { mostColumns } from "../../../../http/wire/table/columns/header.ts";
import { fileReader, isWorkbookFile, optionsOf } from "../../../../http/wire/table/sent_table.ts";
import { inTurnOfRows, passedIssues } from "../../../../http/wire/table/cells/passed_headings.ts";
import { emptyTable, type TableShape } from "../../../../http/wire/table/shape.ts";
import { mostTableRows } from "../../../../http/wire/table/table_budget.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { abridged, cut } from "../../../../kernel/text/shown.ts";
import { rowsOfTable } from "../../table/bulk_rows.ts";
import { shipmentTable } from "../../table/columns.ts";
import { namedDecoder, readable, TableWords } from "./named_table.ts";
import type { TableChoices } from "./table_choices.ts";

/** A table before it is calculated. */
export interface PageSheet {
  readonly rows: SentRows;
  /** The sheet; what is wrong with its rows isn't known yet. */
  readonly sheet: OwnSheet;
  /** Document code of a row's line; undefined where none is asked for. */
  readonly codesOf?: BulkCall["codesOf"];
  /** Warnings about the file beside its rows. */
  readonly warnings?: ReadonlyArray<Issue>;
}

const longestFileName = 200;
const longestHeading = 500;
/** Sentences about a file that are kept with its table, and characters of each. */
const [mostSaid, longestSaid] = [20, 4_000];

const SheetWords = Schema.Struct({
  ...TableWords.fields,
  /** Heading of each column; empty where it has none. */
  headings: Schema.Array(Schema.String.pipe(Schema.maxLength(longestHeading))).pipe(
    Schema.maxItems(mostColumns),
  ),
  /** Number of each row in the file. */
  numbers: Schema.Array(Schema.Int).pipe(Schema.maxItems(mostTableRows(shipmentTable))),
  fileName: Schema.NullOr(Schema.String.pipe(Schema.maxLength(longestFileName))),
  separator: Schema.NullOr(Schema.Literal(",", ";", "\t")),
  /** Sentences about the file beside its rows, as the page has told them. */
  said: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
});

const decodeSheet = namedDecoder(SheetWords);

type PlacedColumn = OwnColumn & { readonly position: number };

/** The columns in the sender's order; `headings` are those that the person has, where the table's first row isn't. */
const ownColumns = (
  { columns, extraColumns }: TableShape,
  headings?: ReadonlyArray<string>,
): ReadonlyArray<OwnColumn> => {
  const read = columns.map(({ position, name, heading }): PlacedColumn => ({
    position,
    heading: headings?.[position] ?? heading,
    name,
    keptAs: name,
  }));
  const extra = extraColumns.map(({ position, name }): PlacedColumn => ({
    position,
    heading: headings?.[position] ?? name,
    name: null,
    keptAs: name,
  }));
  return [...read, ...extra].sort((one, other) => one.position - other.position)
    .map(({ position: _, ...column }) => column);
};

/** The shape with the sender's headings as the names of columns that are passed through. */
const withHeadings = (shape: TableShape, headings: ReadonlyArray<string>): TableShape => {
  const taken = new Set<string>();
  const extraColumns = shape.extraColumns.map(({ position }) => {
    const wanted = headings[position]?.trim() || `column ${position + 1}`;
    const name = taken.has(wanted) ? `${wanted} (column ${position + 1})` : wanted;
    taken.add(name);
    return { position, name };
  });
  return { ...shape, extraColumns };
};

/**
 * @param value a request of the page's module
 * @returns none for what is no table
 * @fails InvalidRequest for columns that are doubled or missing, for a table without a row of data, for one that leaves a question open, and
 * for headings of passed columns that the answer's rows would repeat without end
 */
export const sheetOfModule = (
  value: unknown,
): Effect.Effect<Option.Option<PageSheet>, InvalidRequest> =>
  Effect.gen(function* () {
    const decoded = decodeSheet(value);
    if (Option.isNone(decoded)) return Option.none();
    const { words, rows } = decoded.value;
    const found = yield* yield* runWithPauses(() => readable({ ...words, rows }));
    if ("issue" in found) return yield* invalidRequest([found.issue]);
    const shape = withHeadings(found.shape, words.headings);
    const { data } = found;
    if (data.rows.length === 0) return yield* emptyTable(shipmentTable);
    const passed = passedIssues(shape.extraColumns.map(({ name }) => name), data);
    if (passed.length > 0) return yield* invalidRequest(passed);
    yield* inTurnOfRows({ shape, rows: data.rows });
    return Option.some({
      rows: rowsOfTable(data.rows, { ...shape, doubts: data.doubts }),
      sheet: {
        fileName: words.fileName,
        columns: ownColumns(shape, words.headings),
        numbers: data.numbers,
        mark: shape.mark,
        separator: words.separator,
        wrong: [],
        said: words.said.slice(0, mostSaid).map((sentence) => cut(sentence, longestSaid)),
      },
    });
  });

/**
 * @param file of a form that was sent without a script
 * @fails InvalidRequest for a table that can't be read
 */
export const sheetOfFile = (
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  choices: TableChoices,
): Effect.Effect<PageSheet, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.map(
    fileReader(shipmentTable)(bytes, optionsOf({ ...choices, extra_columns: "keep" })),
    ({ shape, rows, numbers, dialect, warnings }) => ({
      rows: rowsOfTable(rows, shape),
      warnings,
      sheet: {
        fileName: abridged(name),
        columns: ownColumns(shape),
        numbers,
        mark: shape.mark,
        separator: isWorkbookFile(bytes) ? null : dialect.separator,
        wrong: [],
      },
    }),
  );
