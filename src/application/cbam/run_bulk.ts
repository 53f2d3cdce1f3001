/**
 * Many shipments in one call: reads and calculates each row on its own, keeps batch, rows and audit in one
 * transaction, and answers only then. Rows are worked on in slices, so that other calls are answered in between.
 * Contract section 4.5.
 */
import * as Effect from "effect/Effect";
import { idsAt } from "../new_id.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { testBulkRows } from "../../domain/accounts/test_keys.ts";
import { dayOfEpochMs, yearOf } from "../../kernel/calendar.ts";
import { calculateRow, keptRow, readRow, type SentRow } from "../../domain/cbam/bulk/bulk.ts";
import { hardCapRows } from "../../contract/bulk.ts";
import { type Batch, gatherNothing, gatherRow, summaryOf } from "../../domain/cbam/bulk/bulk_record.ts";
import { disclosure } from "../../domain/cbam/law/disclosure.ts";
import { versionsOf } from "../../domain/cbam/law/versions.ts";
import {
  CalculatorFailed,
  type InvalidRequest,
  type ServiceUnavailable,
  TooManyRows,
} from "../../contract/failures.ts";
import { rests } from "./breathe.ts";
import { type LawAsked, lawOf } from "./cbam_queries.ts";
import { type LawServices, type World, world } from "./world.ts";
import { Batches } from "../ports.ts";

/** A millisecond of work. */
const sliceRows = 32;

/** A call whose body was read. */
export interface BulkCall {
  /** The account with its tier, and the key that it called with, if it did. */
  readonly caller: Pick<Caller, "accountId" | "tier" | "isTest"> & { readonly keyId: string | null };
  readonly requestId: string;
  readonly rows: ReadonlyArray<SentRow>;
  /** The law that every row is calculated under; absent: the one in force. */
  readonly law?: LawAsked;
}

/** @fails TooManyRows above the tier's rows, or the hard cap of any tier */
const checkRows = ({ tier, isTest }: BulkCall["caller"], rows: number): Effect.Effect<void, TooManyRows> => {
  const tierRows = Math.min(tier.cbamBulkRows ?? hardCapRows, hardCapRows);
  const limitRows = isTest ? Math.min(tierRows, testBulkRows) : tierRows;
  if (rows <= limitRows) return Effect.void;
  const rule = limitRows < tierRows
    ? `A test key allows ${limitRows} rows in one call`
    : limitRows === 0
    ? `The tier ${tier.name} allows no bulk rows (cbam_bulk_rows is 0)`
    : tier.cbamBulkRows === null || tier.cbamBulkRows >= hardCapRows
    ? `One call takes at most ${hardCapRows} rows, on any tier`
    : `The tier ${tier.name} allows ${limitRows} rows in one call (cbam_bulk_rows)`;
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

/**
 * @fails CalculatorFailed when not one row could be calculated for a reason of ours; InvalidRequest for a law that isn't
 * there
 */
const calculateAll = (
  { caller, requestId, rows, law: asked = {} }: BulkCall,
  found: World,
): Effect.Effect<Batch, CalculatorFailed | InvalidRequest> =>
  Effect.gen(function* () {
    const { nowMs } = found;
    const processedAt = new Date(nowMs).toISOString();
    const currentYear = yearOf(dayOfEpochMs(nowMs));
    const law = yield* lawOf(found, asked);
    const context = { law, generatedAt: processedAt, isExplained: false };
    const gathered = gatherNothing();
    const failures: Array<unknown> = [];
    const newId = idsAt(nowMs);
    const rest = rests();
    for (let start = 0; start < rows.length; start += sliceRows) {
      if (start > 0) yield* rest;
      for (const row of rows.slice(start, start + sliceRows)) {
        const read = readRow(row, currentYear);
        const result = calculateRow(read, law);
        if ("failure" in result) failures.push(result.failure);
        gatherRow(
          gathered,
          { reportId: newId(), sent: row.sent, kept: keptRow(row, read), read, result },
          context,
        );
      }
    }
    yield* logFailures(failures);
    if (failures.length === rows.length) return yield* calculatorFailed;
    return {
      id: newId(),
      requestId,
      accountId: caller.accountId,
      keyId: caller.keyId,
      isTest: caller.isTest,
      status: "ready",
      processedAt,
      summary: summaryOf(gathered),
      disclosure: disclosure(law.dataSet, processedAt),
      versions: versionsOf(law),
      sourceLists: gathered.sourceLists,
      rows: gathered.rows,
    };
  });

/**
 * @param keep writes the call's outcome in the batch's transaction, last, with the batch's id
 * @returns the batch, which is kept by then
 * @fails TooManyRows, CalculatorFailed, InvalidRequest; ServiceUnavailable when the batch could not be kept: nothing of it was
 */
export const runBulk = (
  call: BulkCall,
  keep: (batchId: string) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<
  Batch,
  TooManyRows | CalculatorFailed | InvalidRequest | ServiceUnavailable,
  Batches | LawServices
> =>
  Effect.gen(function* () {
    yield* checkRows(call.caller, call.rows.length);
    const batch = yield* calculateAll(call, yield* world);
    yield* (yield* Batches).record(batch, keep(batch.id));
    return batch;
  });
