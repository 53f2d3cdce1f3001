/**
 * `POST /api/v1/cbam/verify`: public, for customs officers without an account, and the keys to verify without the
 * service. Contract section 4.6.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { Metrics } from "../../../application/metrics.ts";
import { RateLimiter } from "../../../application/ports.ts";
import { downloadLink } from "../../../application/reports/report_pdf.ts";
import { ReportSigner } from "../../../application/reports/report_ports.ts";
import { isSample, sampleId } from "../../../application/reports/sample_report.ts";
import { meantReport, verifyReport, type VerifyRequest } from "../../../application/reports/verify_report.ts";
import * as Contract from "../../../contract/reports.ts";
import type { VerifiedReport } from "../../../contract/answers/reports.ts";
import type { RateLimited, ServiceUnavailable } from "../../../contract/failures.ts";
import type { LinkSigner } from "../../../application/documents/document_ports.ts";
import type { ReportServices } from "../../../application/reports/find_report.ts";
import type { Quota } from "../../../domain/accounts/quota.ts";
import { rateSubject } from "../../../domain/accounts/rate_subject.ts";
import { closing } from "../../../domain/cbam/calculation/query_records.ts";
import { verifiedReport } from "../../../domain/reports/report.ts";
import { memberOf } from "../../../kernel/json.ts";
import { Exchange } from "../../../http/server/exchange.ts";
import { bodyLimitOf, implement } from "../../../http/server/implement.ts";
import { parseJson, readBytes } from "../../../http/wire/request.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { windowHeaders } from "../../../http/server/limited.ts";

/** Contract section 8.2. */
const perAddress: Quota = { policy: "verify", limit: 30, windowSeconds: 3_600 };
const perReport: Quota = { policy: "verify-report", limit: 10, windowSeconds: 3_600 };

/** Whatever came: what can't be read is a request for nothing. */
const readRequest = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<VerifyRequest> =>
  readBytes(request, bodyLimitOf(Contract.verify)).pipe(
    Effect.map((bytes) => Either.getOrElse(parseJson(bytes), (): unknown => undefined)),
    Effect.catchAll(() => Effect.succeed(undefined)),
    Effect.map((value) => ({
      reportId: memberOf(value, "reportId"),
      issuedDate: memberOf(value, "issuedDate"),
    })),
  );

/**
 * Ids are counted whether or not there is such a report. What is no id takes a place of its own: those who send
 * nonsense must not use up each other's places, and nothing about them may be quicker.
 */
const reportSubject = (text: string): string => {
  const meant = meantReport(text);
  if (meant === undefined) return `report:${crypto.randomUUID()}`;
  return "id" in meant ? `report:${meant.id}` : `report:${meant.batchId}-${meant.rowIndex}`;
};

/**
 * The report that the caller holds, if what was asked is right; asking is counted by address and by report.
 * @fails RateLimited when either has used up its window
 */
export const verifyCounted = (
  asked: Effect.Effect<VerifyRequest>,
): Effect.Effect<
  VerifiedReport | undefined,
  RateLimited | ServiceUnavailable,
  Exchange | RateLimiter | ReportServices | LinkSigner
> =>
  Effect.gen(function* () {
    const { clientAddress, answerHeaders } = yield* Exchange;
    const limiter = yield* RateLimiter;
    const state = yield* limiter.take(perAddress, rateSubject(clientAddress));
    Object.assign(answerHeaders, windowHeaders(state));
    const request = yield* asked;
    const text = typeof request.reportId === "string" ? request.reportId.trim() : "";
    if (!isSample(text)) yield* limiter.take(perReport, reportSubject(text));
    const found = yield* verifyReport(request);
    const { count } = yield* Metrics;
    if (Option.isNone(found)) {
      count("verifications", ["refused"]);
      return undefined;
    }
    const report = found.value;
    count("verifications", [report.id === sampleId ? "sample" : report.status]);
    const sample = report.id === sampleId ? { is_sample: true } as const : undefined;
    return { ...verifiedReport(report, yield* downloadLink(report)), ...sample };
  });

export const verify = implement(Contract.verify, ({ request }) =>
  Effect.gen(function* () {
    const report = yield* verifyCounted(readRequest(request));
    if (report === undefined) return { ok: false } as const;
    const { tables, nowMs } = yield* cbamContext;
    return { ok: true, report, ...closing(tables.inForce, new Date(nowMs).toISOString()) } as const;
  }));

export const reportKeys = implement(Contract.reportKeys, () =>
  Effect.gen(function* () {
    const { answerHeaders } = yield* Exchange;
    answerHeaders["access-control-allow-origin"] = "*";
    return { keys: yield* (yield* ReportSigner).published };
  }));
