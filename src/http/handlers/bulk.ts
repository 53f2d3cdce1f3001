/**
 * Bulk calls. Contract section 4.5; decisions, "Additions to v1".
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import Negotiator from "negotiator";
import type { LawAsked } from "../../application/cbam/cbam_queries.ts";
import { runBulk } from "../../application/cbam/run_bulk.ts";
import { Batches } from "../../application/ports.ts";
import * as Contract from "../../contract/bulk.ts";
import type { LawQuery } from "../../contract/requests/calculation.ts";
import { byPointer, decoderOf } from "../../contract/decoding.ts";
import { type InvalidRequest, invalidRequest, UnsupportedMediaType } from "../../contract/failures.ts";
import type { SentRow } from "../../domain/cbam/bulk/bulk.ts";
import { isRecord, unsoundness } from "../../kernel/json.ts";
import { Exchange, headerOf } from "../server/exchange.ts";
import { repeatable } from "../server/idempotent.ts";
import { bodyLimitOf, implementFor } from "../server/implement.ts";
import { batchAnswer, type BatchForm, batchForms } from "../wire/bulk_answer.ts";
import { rowsLookedAt, rowsOfCsv, rowsOfJson } from "../wire/bulk_rows.ts";
import { isJson, mediaType, parseJson, readBytes, requirePlain } from "../wire/request.ts";
import * as Either from "effect/Either";

const decodeEnvelope = decoderOf(Contract.BulkRequest);

/** Reads the rows of a body that was read. */
type RowsOf = (bytes: Uint8Array) => Either.Either<ReadonlyArray<SentRow>, InvalidRequest>;

/** The envelope alone, with no more rows than are looked at: what is wrong inside a row stays with the row. */
const envelopeOf = (value: unknown): Either.Either<Contract.BulkRequest, InvalidRequest> => {
  const { shipments, ...others }: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const unsound = unsoundness(others);
  if (unsound !== undefined) return Either.left(invalidRequest([unsound]));
  const rows = Array.isArray(shipments) ? shipments.slice(0, rowsLookedAt) : shipments;
  const sent = isRecord(value)
    ? { ...others, ...(rows === undefined ? undefined : { shipments: rows }) }
    : value;
  return Either.mapLeft(decodeEnvelope(sent, byPointer()), ({ issues }) => invalidRequest(issues));
};

const jsonRows: RowsOf = (bytes) => Either.map(Either.flatMap(parseJson(bytes), envelopeOf), rowsOfJson);

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase();

/** @fails UnsupportedMediaType for a body that is neither JSON nor UTF-8 CSV, or compressed */
const readerOf = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<RowsOf, UnsupportedMediaType> => {
  const contentType = headerOf(request, "content-type") ?? "";
  const type = mediaType(request);
  const charset = charsetOf(contentType) ?? "utf-8";
  const reader = type === Contract.csv ? rowsOfCsv : isJson(type) ? jsonRows : undefined;
  return reader === undefined || !["utf-8", "utf8", "us-ascii"].includes(charset)
    ? new UnsupportedMediaType({
      message:
        `The body must be JSON or CSV in UTF-8: send it with Content-Type: application/json or text/csv, found ${contentType}.`,
    })
    : Effect.as(requirePlain(request), reader);
};

/** CSV where the caller prefers it, else JSON. */
const formOf = (request: HttpServerRequest.HttpServerRequest): BatchForm => {
  const accept = headerOf(request, "accept") ?? "*/*";
  const preferred = new Negotiator({ headers: { accept } }).mediaType([...batchForms]);
  return batchForms.find((form) => form === preferred) ?? "application/json";
};

const lawAskedBy = (query: LawQuery): LawAsked => ({
  datasetVersion: query.dataset_version,
  asOf: query.as_of,
});

const wholeBatch = (id: string) =>
  Effect.gen(function* () {
    const batch = yield* (yield* Batches).byId(id);
    return Option.isSome(batch)
      ? batch.value
      : yield* Effect.dieMessage(`The batch ${id} is named by an Idempotency-Key and not there.`);
  });

export const bulk = implementFor(Contract.bulk, ({ request, query }, caller) =>
  Effect.gen(function* () {
    const { requestId } = yield* Exchange;
    const form = formOf(request);
    const rowsOf = yield* readerOf(request);
    const body = yield* readBytes(request, bodyLimitOf(Contract.bulk));
    const batch = yield* repeatable({
      caller,
      endpoint: Contract.bulk,
      payload: [mediaType(request), form, query.as_of?.text ?? "", query.dataset_version ?? "", body],
      work: (keep) =>
        Effect.flatMap(rowsOf(body), (rows) =>
          runBulk({ caller, requestId, rows, law: lawAskedBy(query) }, keep)),
      replay: wholeBatch,
    });
    return batchAnswer(batch, form);
  }));
