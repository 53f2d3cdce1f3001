/** The body of a call that records imports, JSON, CSV or a workbook: its rows, and how a table of them was written. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import type { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import { jsonEntry, type RawEntry, type SentEntry } from "../../../application/imports/sent/sent_entries.ts";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/imports.ts";
import { mostEntries } from "../../../contract/requests/imports.ts";
import type { ImportsQuery } from "../../../contract/requests/import_query.ts";
import type { Cell } from "../../../domain/documents/workbook.ts";
import type { AppendResult } from "../../../domain/imports/ledger/append.ts";
import type { Representation } from "../../../domain/imports/people/declarant.ts";
import { type BodyFailure, bodyOf } from "../../../http/routes/body.ts";
import { bodyLimitOf } from "../../../http/routes/implement.ts";
import { isJson, readBytes, requirePlain } from "../../../http/wire/request.ts";
import { type CsvDialect, plainDialect } from "../../../http/wire/table/csv_answer.ts";
import { hasCells, type TableQuestion } from "../../../http/wire/table/question.ts";
import { noTable, optionsOf, type TableReader, tableReaderOf } from "../../../http/wire/table/sent_table.ts";
import type { TableShape } from "../../../http/wire/table/shape.ts";
import { sentRow } from "../../../http/wire/table/table_row.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { isRecord, memberOf, textOf } from "../../../kernel/text/json.ts";
import { importTable } from "../table/import_table.ts";
import { memberAt } from "../table/member_paths.ts";
import type { SentCells } from "../table/results_table.ts";
import { declarantsNamed, type NamedPeople, rawRows } from "../table/sent_rows.ts";

/** Something that follows from the rows of a call and their outcomes. */
type Outcome<A> = (rows: ReadonlyArray<SentEntry>, appended: ReadonlyArray<AppendResult>) => A;

/** Imports that were sent, before their rows are read. */
export interface EntriesQuestion {
  readonly importer: string;
  readonly declarant?: string;
  readonly representation?: Representation;
  /** Ids and EORI numbers, each once, by which rows name declarants of their own; beside them texts that are neither. */
  readonly named: ReadonlySet<string>;
  /** True if a row names a supplier's value. */
  readonly namesValues: boolean;
  /** The rows, read one after the other while they are taken. */
  readonly rows: (people: NamedPeople) => Iterable<RawEntry>;
  readonly dialect: CsvDialect;
  /** Readings of the whole table, in sentences. */
  readonly readAs: ReadonlyArray<string>;
  /** Notes about all that was recorded, and what is written with it; undefined where there is neither. */
  readonly beside?: {
    readonly notesOf: Outcome<ReadonlyArray<string>>;
    readonly alongside: Outcome<Effect.Effect<void, ServiceUnavailable>>;
  };
  /** The columns that were sent. */
  readonly sentNames: ReadonlyArray<string>;
  /** A row as it was sent, by its position. */
  readonly sentAt: (index: number) => SentCells;
}

const body = bodyOf(Contract.addImports);

/** Members that only a table is named by its query. */
const namesOfCall = ["importer", "declarant", "representation"] as const;

const goesIntoBody = (name: string): Issue =>
  issueOf({ path: name, label: name, code: "conflict" }, {
    kind: "call",
    sentence: "is a member of the body where that is JSON: leave it out of the query.",
  });

const cellOf = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;

/** The columns by which a row of JSON is shown in a table. */
const shownNames = [
  "entry",
  "kind",
  "refers_to",
  "mrn",
  "item",
  "release_date",
  "cn_code",
  "net_mass_kg",
] as const;

/** @returns the texts by which rows of JSON name declarants; what is no text names nobody, and its row is refused */
export const declarantsOfRows = (rows: ReadonlyArray<unknown> = []): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => textOf(memberOf(row, "declarant")) ?? []));

const fromJson = (
  bytes: Uint8Array,
  query: ImportsQuery,
): Effect.Effect<EntriesQuestion, InvalidRequest> =>
  Effect.gen(function* () {
    const misplaced = namesOfCall.filter((name) => query[name] !== undefined);
    if (misplaced.length > 0) return yield* invalidRequest(misplaced.map(goesIntoBody));
    const { value: { entries, ...call } } = yield* body.decode(bytes);
    return {
      ...call,
      named: declarantsOfRows(entries),
      namesValues: entries.some((row) => isRecord(row) && row["value_id"] !== undefined),
      rows: () => entries.map(jsonEntry),
      dialect: plainDialect,
      readAs: [],
      sentNames: shownNames,
      sentAt: (index) =>
        Object.fromEntries(shownNames.map((name) => [name, cellOf(memberAt(entries[index], name))])),
    };
  });

const missingImporter = invalidRequest([
  issueOf({ path: "importer", label: "importer", code: "missing" }, {
    kind: "call",
    sentence:
      "must be in the query where the body is a table: the id of the importer whose imports they are.",
  }),
]);

const tooMany = invalidRequest([
  issueOf({ path: "", code: "length" }, {
    kind: "call",
    sentence: `The table has more than ${mostEntries} rows, the most of one call: send it in parts.`,
  }),
]);

/** Heading of a mass whose unit stands in a column of its own: no row's unit contradicts it, and it is read again as it was. */
const massWithoutUnit = "net_mass";

/** Heading that a column has in the answer. */
const answerName = ({ unit }: TableShape, name: string): string =>
  name === unit?.quantity.name ? massWithoutUnit : name;

const sentCells = ({ rows, shape }: TableQuestion, index: number): SentCells => {
  const { sent, extra } = sentRow(rows[index] ?? [], shape);
  return {
    ...Object.fromEntries(Object.entries(sent).map(([name, cell]) => [answerName(shape, name), cell])),
    ...extra,
  };
};

/** Imports of a table, with what reads it. */
export const fromTable = (
  read: TableReader,
  bytes: Uint8Array,
  query: ImportsQuery,
): Effect.Effect<EntriesQuestion, InvalidRequest | ServiceUnavailable, Spreadsheets> =>
  Effect.gen(function* () {
    const { importer, declarant, representation } = query;
    if (importer === undefined) return yield* missingImporter;
    const table = yield* read(bytes, optionsOf(query));
    if (table.rows.length > mostEntries) return yield* tooMany;
    const { columns, extraColumns: extras } = table.shape;
    return {
      importer,
      ...(declarant === undefined ? undefined : { declarant }),
      ...(representation === undefined ? undefined : { representation }),
      named: declarantsNamed(table),
      namesValues: hasCells(table, "value_id"),
      rows: (people) => rawRows(table, people),
      dialect: table.dialect,
      readAs: table.readAs,
      sentNames: [
        ...columns.map(({ name }) => answerName(table.shape, name)),
        ...extras.map(({ name }) => name),
      ],
      sentAt: (index) => sentCells(table, index),
    };
  });

/** A body's bytes, with what reads them. */
export interface SentBody {
  readonly bytes: Uint8Array;
  readonly question: Effect.Effect<EntriesQuestion, InvalidRequest | ServiceUnavailable, Spreadsheets>;
}

/** @fails UnsupportedMediaType for a body that is neither JSON nor UTF-8 CSV nor a workbook */
export const sentBody = (
  request: HttpServerRequest.HttpServerRequest,
  query: ImportsQuery,
): Effect.Effect<SentBody, BodyFailure> =>
  Effect.gen(function* () {
    const read = tableReaderOf(importTable, request);
    if (read === undefined) {
      if (!isJson(request)) return yield* noTable(request);
      const bytes = yield* body.bytes(request);
      return { bytes, question: fromJson(bytes, query) };
    }
    yield* requirePlain(request);
    const bytes = yield* readBytes(request, bodyLimitOf(Contract.addImports));
    return { bytes, question: fromTable(read, bytes, query) };
  });
