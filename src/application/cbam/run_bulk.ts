/**
 * Many shipments in one call: reads and calculates each row on its own, keeps batch, rows and audit in one
 * transaction, and answers only then. Rows are worked on in slices, so that other calls are answered in between.
 * Contract section 4.5.
 */
import { counted } from "../../kernel/text/shown.ts";
import * as Effect from "effect/Effect";
import { idsAt, newId } from "../new_id.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { testBulkRows } from "../../domain/accounts/test_keys.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import { calculateRow, keptRow, readRow, type SentRows } from "../../domain/cbam/bulk/bulk.ts";
import type { CodesAnswer } from "../../contract/answers/import_duties.ts";
import { hardCapRows } from "../../contract/bulk.ts";
import {
  type Batch,
  type GatheredRows,
  gatherNothing,
  gatherRow,
  summaryOf,
} from "../../domain/cbam/bulk/bulk_record.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import { type RecordContext, recordContext } from "../../domain/cbam/calculation/record.ts";
import { closingOfLaws, lawsOfImports } from "../../domain/cbam/law/cited_law.ts";
import {
  CalculatorFailed,
  type InvalidRequest,
  type PermissionDenied,
  type ServiceUnavailable,
  TooManyRows,
} from "../../contract/failures.ts";
import { duePauses } from "../yield_to_io.ts";
import { lawOf, type LawOptions } from "./cbam_queries.ts";
import type { BatchStart, PutRows, ValueRows } from "./row_making.ts";
import { type CbamContext, cbamContext, dayAsked, type LawServices } from "./cbam_context.ts";
import { Batches } from "../ports.ts";

/** A millisecond of work. */
const sliceRows = 32;

/** Calls of more rows are written while they are calculated. */
const mostRowsAtOnce = 1_000;

/** A call whose body was read. */
export interface BulkCall {
  /** The account with its tier, and the key that it called with, if it did. */
  readonly caller: Pick<Caller, "accountId" | "tier" | "isTest" | "permissions"> & {
    readonly keyId: string | null;
  };
  readonly requestId: string;
  readonly rows: SentRows;
  /** Sentences about the whole table that they came in; absent: none. */
  readonly readAs?: ReadonlyArray<string>;
  /** The law that every row is calculated under; absent: the one in force. */
  readonly law?: LawOptions;
  /** Puts the figures of suppliers' values into rows that name some. */
  readonly values: ValueRows;
  /** Document code of a shipment's line; absent: none is asked for. */
  readonly codesOf?: ((shipment: Shipment) => typeof CodesAnswer.Type | undefined) | undefined;
  /** The call's admission, which is waited for before many rows are calculated, and before anything is kept; absent: it was let in. */
  readonly admission?: Effect.Effect<void>;
}

/** @fails TooManyRows above the tier's rows, or the hard cap of any tier */
export const checkRows = (
  { tier, isTest }: Pick<BulkCall["caller"], "tier" | "isTest">,
  rows: number,
): Effect.Effect<void, TooManyRows> => {
  const tierRows = Math.min(tier.cbamBulkRows ?? hardCapRows, hardCapRows);
  const limitRows = isTest ? Math.min(tierRows, testBulkRows) : tierRows;
  if (rows <= limitRows) return Effect.void;
  const rule = limitRows < tierRows
    ? `A test key allows ${counted(limitRows, "row", "rows")} in one call`
    : limitRows === 0
    ? `The tier ${tier.name} allows no bulk rows (cbam_bulk_rows is 0)`
    : tier.cbamBulkRows === null || tier.cbamBulkRows >= hardCapRows
    ? `One call takes at most ${hardCapRows} rows, on any tier`
    : `The tier ${tier.name} allows ${counted(limitRows, "row", "rows")} in one call (cbam_bulk_rows)`;
  const found = rows > hardCapRows ? `more than ${hardCapRows}` : rows;
  const advice = limitRows === 0 ? "use another tier" : "send them in several calls";
  return new TooManyRows({ rows, limitRows, message: `${rule}; this one has ${found}: ${advice}.` });
};

const calculatorFailed = new CalculatorFailed({
  message:
    "The calculation failed on every row, which is a passing fault on our side: nothing was kept, send the same call again.",
});

const logFailures = (failures: ReadonlyArray<unknown>): Effect.Effect<void> =>
  failures.length === 0
    ? Effect.void
    : Effect.logError(`The calculator failed on ${failures.length} rows of a bulk call.`, failures[0]);

/** Failures of a call's rows together; what is wrong with one stays with it. */
type BulkFailure = CalculatorFailed | InvalidRequest | PermissionDenied | ServiceUnavailable;

/** Law that the rows' figures rest on; of rows without figures that of the call. */
const citedBy = ({ days }: GatheredRows, { law, versions, disclosure }: RecordContext) => {
  const laws = lawsOfImports(law, [...days].map((day) => ({ day })));
  if (laws.length === 1 && laws[0] === law) return { versions, disclosure };
  const cited = closingOfLaws(laws, disclosure.generated_at);
  return { versions: cited.versions, disclosure: cited.disclosure };
};

/**
 * @fails CalculatorFailed when not one row could be calculated for a reason of ours; InvalidRequest for a law that isn't
 * there; PermissionDenied where rows name values that the caller may not read
 */
const calculateAll = <E>(
  { caller, rows, readAs = [], law: asked = {}, values, codesOf }: BulkCall,
  found: CbamContext,
  start: BatchStart,
  put: PutRows<E>,
): Effect.Effect<Batch, BulkFailure | E> =>
  Effect.gen(function* () {
    const { nowMs } = found;
    const currentYear = yearOf(dayAsked(found, asked.asOf));
    const law = yield* lawOf(found, asked);
    const context = recordContext(law, start.processedAt, false);
    const gathered = gatherNothing();
    const failures: Array<unknown> = [];
    const rowId = idsAt(nowMs);
    const pause = yield* duePauses;
    for (let at = 0; at < rows.length; at += sliceRows) {
      if (at > 0) {
        yield* put(gathered.rows);
        yield* pause;
      }
      const sent = rows.slice(at, at + sliceRows);
      const own = sent.map((row) => readRow(row, currentYear));
      const valued = own.some(({ named }) => named !== undefined) ? yield* values(own) : own;
      for (const [index, row] of sent.entries()) {
        const read = valued[index] ?? readRow(row, currentYear);
        const result = calculateRow(read, law);
        if ("failure" in result) failures.push(result.failure);
        const codes = "shipment" in result ? codesOf?.(result.shipment) : undefined;
        gatherRow(
          gathered,
          { reportId: rowId(), sent: row.sent, kept: keptRow(row, read), read, result, codes },
          context,
        );
      }
    }
    yield* logFailures(failures);
    if (failures.length === rows.length) return yield* calculatorFailed;
    return {
      ...start,
      keyId: caller.keyId,
      isTest: caller.isTest,
      status: "ready",
      summary: summaryOf(gathered),
      ...citedBy(gathered, context),
      sourceLists: gathered.sourceLists,
      readAs,
      rows: gathered.rows,
    };
  });

/**
 * @param keep writes the call's outcome in the batch's transaction, last, with the batch's id; undefined: nothing is written
 * @returns the batch, which is kept by then
 * @fails TooManyRows, CalculatorFailed, InvalidRequest, PermissionDenied; ServiceUnavailable when the batch could not be kept: nothing of it was
 */
export const runBulk = (
  call: BulkCall,
  keep?: (batchId: string) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<
  Batch,
  TooManyRows | BulkFailure,
  Batches | LawServices
> =>
  Effect.gen(function* () {
    yield* checkRows(call.caller, call.rows.length);
    const found = yield* cbamContext;
    const batches = yield* Batches;
    const start = {
      id: newId(found.nowMs),
      requestId: call.requestId,
      accountId: call.caller.accountId,
      processedAt: new Date(found.nowMs).toISOString(),
    };
    const admission = call.admission ?? Effect.void;
    if (call.rows.length > mostRowsAtOnce) {
      yield* admission;
      const make = <E>(put: PutRows<E>) => calculateAll(call, found, start, put);
      return yield* batches.recordWhile<BulkFailure>(start, make, keep?.(start.id));
    }
    const batch = yield* calculateAll(call, found, start, () => Effect.void);
    yield* admission;
    yield* batches.record(batch, keep?.(batch.id));
    return batch;
  });
