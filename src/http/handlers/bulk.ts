/**
 * `POST /api/v1/cbam/bulk`, and `GET /api/v1/cbam/bulk/{request_id}` for what was answered. Contract section 4.5;
 * decisions, "Additions to v1".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import Negotiator from "negotiator";
import { LinkSigner } from "../../application/documents/document_ports.ts";
import { Batches, type Idempotency } from "../../application/ports.ts";
import { downloadLink } from "../../application/reports/report_pdf.ts";
import { runBulk } from "../../application/cbam/run_bulk.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { reportNumberOfRow } from "../../domain/cbam/bulk/bulk.ts";
import type { BatchHead, RowRecord } from "../../domain/cbam/bulk/bulk_record.ts";
import { isVerifiable } from "../../domain/reports/row_report.ts";
import { type Input } from "../../domain/cbam/input/input.ts";
import { readWholeNumber } from "../../domain/cbam/input/number_input.ts";
import { UnsupportedMediaType } from "../../contract/failures.ts";
import { batchAnswer, type BatchForm, batchForms, rowText, sharedTexts } from "../wire/bulk_answer.ts";
import { rowsOfCsv, rowsOfJson } from "../wire/bulk_rows.ts";
import { Exchange, headerOf, isRequestId } from "../server/exchange.ts";
import { NotFound } from "../../contract/failures.ts";
import { repeatable } from "../server/idempotent.ts";
import type { Answering } from "../server/limited.ts";
import { type LawServices, world } from "../server/question.ts";
import { isJson, mediaType, readBytes, readQuery, requirePlain } from "../wire/request.ts";
import { jsonText, noStore } from "../wire/response.ts";

/** Contract section 8.2: 4 MB. */
const bodyLimitBytes = 4 * 1_024 * 1_024;

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase();

/** @fails UnsupportedMediaType for a body that is neither JSON nor UTF-8 CSV, or compressed */
const readerOf = (request: HttpServerRequest.HttpServerRequest) => {
  const contentType = headerOf(request, "content-type") ?? "";
  const type = mediaType(request);
  const charset = charsetOf(contentType) ?? "utf-8";
  const reader = type === "text/csv" ? rowsOfCsv : isJson(type) ? rowsOfJson : undefined;
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

const noSuchBatch = (requestId: string): NotFound =>
  new NotFound({ message: `There is no bulk call ${requestId} of this account.` });

const wholeBatch = (id: string) =>
  Effect.gen(function* () {
    const batch = yield* (yield* Batches).byId(id);
    return Option.isSome(batch)
      ? batch.value
      : yield* Effect.dieMessage(`The batch ${id} is named by an Idempotency-Key and not there.`);
  });

type Needed = Batches | Exchange | HttpServerRequest.HttpServerRequest;

export const bulk = (caller: Caller): Answering<Needed | Idempotency | LawServices> =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    const { requestId } = yield* Exchange;
    const form = formOf(request);
    const rowsOf = yield* readerOf(request);
    const body = yield* readBytes(request, bodyLimitBytes);
    const batch = yield* repeatable({
      caller,
      endpoint: "POST /api/v1/cbam/bulk",
      payload: [mediaType(request), form, body],
      work: (keep) =>
        Effect.gen(function* () {
          const rows = yield* rowsOf(body);
          const services = { world: yield* world, batches: yield* Batches, keep };
          return yield* runBulk({ caller, requestId, rows }, services);
        }),
      replay: wholeBatch,
    });
    return batchAnswer(batch, form);
  });

const pageLimit = 1_000;
const pageDefault = 100;

const readPage = (input: Input) => {
  const fromIndex = readWholeNumber(input, "offset", { least: 0, most: 1_000_000, absent: 0 });
  const limit = readWholeNumber(input, "limit", { least: 1, most: pageLimit, absent: pageDefault });
  return fromIndex === undefined || limit === undefined ? undefined : { fromIndex, limit };
};

/** A kept row: as it was answered, with its status, and where its report is if it has one. */
const storedRowText = (
  head: BatchHead,
  row: RowRecord,
  shared: ReturnType<typeof sharedTexts>,
): Effect.Effect<string, never, LinkSigner> =>
  Effect.gen(function* () {
    const report = { id: row.reportId, reportNumber: reportNumberOfRow(head.id, row.rowIndex) };
    const own = {
      calc_status: row.calcStatus,
      report_id: report.id,
      report_number: report.reportNumber,
      download_url: isVerifiable({ head, row }) ? yield* downloadLink(report, yield* LinkSigner) : null,
    };
    return rowText(row, shared, `${JSON.stringify(own).slice(1, -1)},`);
  });

/** Where the next page is; null after the last row. */
const nextOf = (
  head: BatchHead,
  path: string,
  page: { readonly fromIndex: number; readonly limit: number },
) => {
  const offset = page.fromIndex + page.limit;
  return offset < head.summary.total ? `${path}?offset=${offset}&limit=${page.limit}` : null;
};

export const bulkByRequest = (
  caller: Caller,
): Answering<Needed | HttpRouter.RouteContext | HttpServerRequest.ParsedSearchParams | LinkSigner> =>
  Effect.gen(function* () {
    const { request_id: requestId = "" } = yield* HttpRouter.params;
    const page = yield* readQuery(yield* HttpServerRequest.ParsedSearchParams, ["offset", "limit"], readPage);
    const batches = yield* Batches;
    const found = isRequestId(requestId)
      ? yield* batches.byRequest(caller.accountId, requestId)
      : Option.none<BatchHead>();
    if (Option.isNone(found)) return yield* noSuchBatch(requestId);
    const head = found.value;
    const rows = yield* batches.rows(head, page);
    const shared = sharedTexts(head);
    const opening = {
      request_id: head.requestId,
      batch_id: head.id,
      status: head.status,
      processed_at: head.processedAt,
      row_count: head.summary.total,
      summary: head.summary,
      next: nextOf(head, `/api/v1/cbam/bulk/${encodeURIComponent(requestId)}`, page),
    };
    const texts = yield* Effect.forEach(rows, (row) => storedRowText(head, row, shared));
    return jsonText(
      `${JSON.stringify(opening).slice(0, -1)},"results":[${
        texts.join(",")
      }],"disclosure":${shared.disclosure}}`,
      noStore,
    );
  });
