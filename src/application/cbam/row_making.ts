/** A batch whose rows are kept while the next ones are still being made. */
import type * as Effect from "effect/Effect";
import type { PermissionDenied, ServiceUnavailable } from "../../contract/failures.ts";
import type { ReadRow } from "../../domain/cbam/bulk/bulk.ts";
import type { Batch, BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";

/** Puts the figures of suppliers' values into rows that name some; what is wrong with one row stays with that row. */
export type ValueRows = (
  rows: ReadonlyArray<ReadRow>,
) => Effect.Effect<ReadonlyArray<ReadRow>, PermissionDenied | ServiceUnavailable>;

/** Beginning of a batch before its first row is made, and the keys that its rows are kept under. */
export type BatchStart = Pick<BatchHead, "id" | "requestId" | "accountId" | "processedAt">;

/** Is told every now and then which rows are ready, from the first one on; may keep some of them already. */
export type PutRows<E> = (rows: ReadonlyArray<RowRecord>) => Effect.Effect<void, E>;

/** Makes a batch. What it tells of its rows is all undone when it fails. */
export type RowMaking<E> = <F>(put: PutRows<F>) => Effect.Effect<Batch, E | F>;
