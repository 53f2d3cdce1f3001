/**
 * Check of a table's rows, as a bulk call would do it: each row is read and calculated, and only its issues are told.
 * Rows are worked on in slices, so that other requests are answered in between.
 */
import * as Effect from "effect/Effect";
import { lawOf } from "../../../../application/cbam/cbam_queries.ts";
import { type CbamContext, todayOf } from "../../../../application/cbam/cbam_context.ts";
import { duePauses, runWithPauses } from "../../../../application/yield_to_io.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { calculateRow, readRow } from "../../../../domain/cbam/bulk/bulk.ts";
import type { NeedsData } from "../../../../domain/cbam/calculation/outcome.ts";
import type { Shipment } from "../../../../domain/cbam/calculation/shipment.ts";
import type { Law } from "../../../../domain/cbam/law/law.ts";
import type { Cells } from "../../../../domain/documents/workbook.ts";
import type { TableShape } from "../../../../http/wire/table/shape.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import { rowOfTable } from "../../table/bulk_rows.ts";
import { type NamedTable, readable, type TableQuestion } from "./named_table.ts";

/** A row with something to mend. */
export interface WrongRow {
  readonly index: number;
  readonly issues: ReadonlyArray<Issue>;
  /** Production routes to choose from, where the route lacks. */
  readonly routes: ReadonlyArray<string>;
}

/** Findings of a check. */
export interface SheetCheck {
  readonly mark: "point" | "comma" | "unsaid";
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

const nothingRead: SheetCheck = {
  mark: "unsaid",
  question: undefined,
  wrong: [],
  sums: [],
  first: [],
};

/** Positions of the rows that are checked. */
const checkedRows = ({ rows, only }: CheckedTable): Iterable<number> =>
  only === undefined ? rows.keys() : only < rows.length ? [only] : [];

/** A table that is checked: all its rows, or one of them as it stands among the others. */
type CheckedTable = NamedTable & { readonly only?: number | undefined };

/** @fails InvalidRequest for columns that are doubled or missing */
export const check = (
  request: CheckedTable,
  cbam: CbamContext,
): Effect.Effect<SheetCheck, InvalidRequest> =>
  Effect.gen(function* () {
    const found = yield* yield* runWithPauses(() => readable(request));
    if ("issue" in found) return { ...nothingRead, question: found };
    const { shape, data } = found;
    const table = {
      shape: { ...shape, doubts: data.doubts },
      law: yield* lawOf(cbam, {}),
      year: yearOf(todayOf(cbam)),
    };
    /** By their numbers: a row of the shape has the labels of its groups, and may be another value. */
    const shipments = new Map(data.numbers.map((number, at) => [number, data.rows[at]]));
    const pause = yield* duePauses;
    const wrong: Array<WrongRow> = [];
    const sums: Array<number> = [];
    const first: Array<Readonly<Record<string, unknown>>> = [];
    for (const index of checkedRows(request)) {
      yield* pause;
      const cells = shipments.get(request.numbers?.[index] ?? index + 1);
      if (cells === undefined) {
        sums.push(index);
        continue;
      }
      const { sent, issues, routes } = issuesOf(cells, table);
      if (issues.length > 0) wrong.push({ index, issues, routes });
      if (first.length < firstRows) first.push(Object.fromEntries(Object.entries(sent.row ?? {})));
    }
    return { mark: shape.mark, question: undefined, wrong, sums, first };
  });
