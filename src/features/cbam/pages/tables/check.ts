/**
 * Check of a table's rows, as a bulk call would do it: each row is read and calculated, and only its issues are told.
 * Rows are worked on in slices, so that other requests are answered in between.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { lawOf } from "../../../../application/cbam/cbam_queries.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { calculateRow, readRow } from "../../../../domain/cbam/bulk/bulk.ts";
import type { NeedsData } from "../../../../domain/cbam/calculation/outcome.ts";
import type { Shipment } from "../../../../domain/cbam/calculation/shipment.ts";
import type { Law } from "../../../../domain/cbam/law/law.ts";
import type { Cell, Cells, SheetRows } from "../../../../domain/documents/workbook.ts";
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import { about, type Issue, issueOf } from "../../../../kernel/issue.ts";
import { rowOfTable } from "../../table/bulk_rows.ts";
import { shipmentTable } from "../../table/columns.ts";
import { shapeOf, type TableShape } from "../../../../http/wire/table/shape.ts";
import { type DataRows, dataRows } from "../../../../http/wire/table/data_rows.ts";
import { duePauses } from "../../../../application/yield_to_io.ts";
import { type CbamContext, todayOf } from "../../../../application/cbam/cbam_context.ts";
import { memberOf } from "../../../../kernel/text/json.ts";
import { longestText } from "../../../../kernel/text/text_budget.ts";
import { mostColumns } from "../../../../http/wire/table/header.ts";
import { mostTableRows } from "../../../../http/wire/table/table_budget.ts";

/** Choices that a person made for a table. */
const CheckWords = Schema.Struct({
  /** The bulk row's member that each column is read as; null for one that is passed through or left out. */
  names: Schema.Array(Schema.NullOr(Schema.String)).pipe(Schema.maxItems(mostColumns)),
  decimal: Schema.optional(Schema.Literal("comma", "point")),
  dates: Schema.optional(Schema.Literal("dmy", "mdy")),
  totalRows: Schema.optional(Schema.Literal("skip", "keep")),
  /** Facts about the file, as the reading of it told them. */
  file: Schema.optional(
    Schema.Struct({
      isWorkbook: Schema.Boolean,
      cutsAtCommas: Schema.Boolean,
      isDayFirst: Schema.Boolean,
    }),
  ),
});

/** A table whose columns a person has named. */
export interface CheckRequest extends Schema.Schema.Type<typeof CheckWords> {
  readonly rows: ReadonlyArray<Cells>;
}

/** A row with something to mend. */
export interface WrongRow {
  readonly index: number;
  readonly issues: ReadonlyArray<Issue>;
  /** Production routes to choose from, where the route lacks. */
  readonly routes: ReadonlyArray<string>;
}

/** Question about the whole table, before its rows can be read. */
export interface TableQuestion {
  /** The choice that answers it. */
  readonly about: "dates" | "decimal";
  readonly issue: Issue;
}

/** Findings of a check. */
export interface Checked {
  readonly mark: "point" | "comma" | "unsaid";
  /** Order in which days were read. */
  readonly dates: "dmy" | "mdy";
  /** Undefined where the table can be read. */
  readonly question: TableQuestion | undefined;
  readonly wrong: ReadonlyArray<WrongRow>;
  /** Positions of rows that sum up others. */
  readonly sums: ReadonlyArray<number>;
  /** The first rows in the strict form. */
  readonly first: ReadonlyArray<Readonly<Record<string, unknown>>>;
}

const firstRows = 5;

/**
 * Issue of a row that lacks something for its figures: the route where there are several, a code that the tables have,
 * verified values.
 */
const lacking = ({ reason, routes }: NeedsData, shipment: Shipment, law: Law): Issue => {
  const goods = law.tables.goods.get(shipment.cnCode);
  const isUnknown = goods === undefined || goods.isHeading;
  const path = routes !== undefined ? "production_route" : isUnknown ? "cn_code" : "";
  return issueOf({ path, code: "missing" }, { kind: "lacking", reason });
};

/** A table whose rows are read. */
interface ReadableTable {
  readonly shape: TableShape;
  readonly law: Law;
  readonly year: number;
}

const issuesOf = (cells: Cells, { shape, law, year }: ReadableTable) => {
  const sent = rowOfTable(shape)(cells);
  const result = calculateRow(readRow(sent, year), law);
  if ("issues" in result) return { sent, issues: result.issues, routes: [] };
  if ("failure" in result || result.outcome.status !== "needs_data") return { sent, issues: [], routes: [] };
  const routes = (result.outcome.routes ?? []).map(({ route }) => route);
  return { sent, issues: [lacking(result.outcome, result.shipment, law)], routes };
};

/** Kinds of findings that are a question about the whole table. */
const questions: Partial<Record<Finding["kind"], TableQuestion["about"]>> = {
  openDayOrder: "dates",
  exchangedDays: "dates",
  cutNumber: "decimal",
};

const questionOf = (issue: Issue | undefined): TableQuestion | undefined => {
  const answer = issue && questions[issue[about].kind];
  return issue === undefined || answer === undefined ? undefined : { about: answer, issue };
};

const nothingRead: Checked = {
  mark: "unsaid",
  dates: "dmy",
  question: undefined,
  wrong: [],
  sums: [],
  first: [],
};

/** A table that can be read, or the question that comes before. */
const readable = (
  { names, rows, decimal, dates, totalRows, file }: CheckRequest,
): Either.Either<
  { readonly picked: SheetRows; readonly shape: TableShape; readonly data: DataRows } | TableQuestion,
  InvalidRequest
> => {
  const header = names.map((name, position) => name ?? `(column ${position + 1})`);
  const picked = { rows: [header, ...rows], numbers: [header, ...rows].map((_, index) => index) };
  const options = { decimal, keepsExtraColumns: true, dates, totalRows, headingRow: 0 };
  const facts = { isWorkbook: false, cutsAtCommas: false, isDayFirst: false, ...file, hasOwnHeadings: false };
  return Either.match(shapeOf(shipmentTable, picked, options, facts), {
    onLeft: (failure) => {
      const question = questionOf(failure.issues[0]);
      return question === undefined ? Either.left(failure) : Either.right(question);
    },
    onRight: (shape) => {
      const data = dataRows(picked, shape);
      const cut = [...data.doubts.values()].find(({ kind }) => kind === "cutNumber");
      const question = cut && questionOf(issueOf({ path: "", code: "ambiguous" }, cut));
      return Either.right(question ?? { picked, shape, data });
    },
  });
};

/** @fails InvalidRequest for columns that are doubled or missing */
export const check = (
  request: CheckRequest,
  cbam: CbamContext,
): Effect.Effect<Checked, InvalidRequest> =>
  Effect.gen(function* () {
    const found = yield* readable(request);
    if ("issue" in found) return { ...nothingRead, question: found };
    const { shape, data } = found;
    const table = {
      shape: { ...shape, doubts: data.doubts },
      law: yield* lawOf(cbam, {}),
      year: yearOf(todayOf(cbam)),
    };
    const shipments = new Set(data.rows);
    const pause = yield* duePauses;
    const wrong: Array<WrongRow> = [];
    const sums: Array<number> = [];
    const first: Array<Readonly<Record<string, unknown>>> = [];
    for (const [index, cells] of request.rows.entries()) {
      yield* pause;
      if (!shipments.has(cells)) {
        sums.push(index);
        continue;
      }
      const { sent, issues, routes } = issuesOf(cells, table);
      if (issues.length > 0) wrong.push({ index, issues, routes });
      if (first.length < firstRows) first.push(Object.fromEntries(Object.entries(sent.row ?? {})));
    }
    const dates = shape.orders.get("import") ?? "dmy";
    return { mark: shape.mark, dates, question: undefined, wrong, sums, first };
  });

const decodeWords = Schema.decodeUnknownEither(CheckWords);

/** The cell, cut one character behind the longest that is read, as cells of a file are; undefined for what is none. */
const cellOf = (value: unknown): Cell | undefined => {
  if (typeof value === "string") {
    return value.length > longestText ? value.slice(0, longestText + 1) : value;
  }
  return value === null || typeof value === "number" || typeof value === "boolean" ? value : undefined;
};

/** The row's cells; undefined for more than a table has, or another value among them. */
const cellsOf = (row: unknown): Cells | undefined => {
  if (!Array.isArray(row) || row.length > mostColumns) return undefined;
  const cells: Array<Cell> = [];
  for (const value of row) {
    const cell = cellOf(value);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
};

/** The rows, counted before any is looked at; undefined for more than a table has, or something else among them. */
const rowsOf = (value: unknown): ReadonlyArray<Cells> | undefined => {
  if (!Array.isArray(value) || value.length > mostTableRows(shipmentTable)) return undefined;
  const rows: Array<Cells> = [];
  for (const row of value) {
    const cells = cellsOf(row);
    if (cells === undefined) return undefined;
    rows.push(cells);
  }
  return rows;
};

/** Decodes a request for a check, as the page's module sends it: at most as many rows and columns as a file has. */
export const decodeCheck = (value: unknown): Option.Option<CheckRequest> => {
  const rows = rowsOf(memberOf(value, "rows"));
  if (rows === undefined) return Option.none();
  const words = decodeWords(Object.fromEntries(
    Object.keys(CheckWords.fields).map((name) => [name, memberOf(value, name)]),
  ));
  return Option.map(Option.getRight(words), (said) => ({ ...said, rows }));
};
