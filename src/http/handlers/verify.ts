/**
 * `POST /api/v1/cbam/verify`: public, for customs officers without an account, and the keys to verify without the
 * service. Contract section 4.6.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { LinkSigner } from "../../application/documents/document_ports.ts";
import { sampleId } from "../../application/reports/find_report.ts";
import { RateLimiter } from "../../application/ports.ts";
import { downloadLink } from "../../application/reports/report_pdf.ts";
import { ReportSigner } from "../../application/reports/report_ports.ts";
import { verifyReport, type VerifyRequest } from "../../application/reports/verify_report.ts";
import { verifiedReport } from "../../domain/reports/report.ts";
import { isRecord } from "../../domain/cbam/input/shipment_input.ts";
import { rateSubject } from "../../domain/accounts/client_address.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { Exchange } from "../server/exchange.ts";
import { type Answering, standingHeaders } from "../server/limited.ts";
import { parseJson, readBytes } from "../wire/request.ts";
import { json, noStore, publicHour } from "../wire/response.ts";
import { findingServices, type ReportNeeds } from "./reports.ts";

const bodyLimitBytes = 65_536;

/** Contract section 8.2. */
const perAddress: Quota = { policy: "verify", limit: 30, windowSeconds: 3_600 };
const perReport: Quota = { policy: "verify-report", limit: 10, windowSeconds: 3_600 };

/** Whatever came: what can't be read is a request for nothing. */
const readRequest = (
  request: HttpServerRequest.HttpServerRequest,
): Effect.Effect<VerifyRequest> =>
  readBytes(request, bodyLimitBytes).pipe(
    Effect.map((bytes) => Either.getOrElse(parseJson(bytes), (): unknown => undefined)),
    Effect.catchAll(() => Effect.succeed(undefined)),
    Effect.map((value) =>
      isRecord(value)
        ? { reportId: value["reportId"], issuedDate: value["issuedDate"] }
        : { reportId: undefined, issuedDate: undefined }
    ),
  );

/**
 * Ids are counted whether or not there is such a report. What is no id takes a place of its own: those who send
 * nonsense must not use up each other's places, and nothing about them may be quicker.
 */
const reportSubject = ({ reportId }: VerifyRequest): string => {
  const text = typeof reportId === "string" ? reportId : "";
  return `report:${text === sampleId ? text : uuidOfText(text) ?? crypto.randomUUID()}`;
};

export const verify: Answering<
  Exchange | HttpServerRequest.HttpServerRequest | LinkSigner | RateLimiter | ReportNeeds
> = Effect.gen(function* () {
  const { clientAddress, answerHeaders } = yield* Exchange;
  const limiter = yield* RateLimiter;
  const standing = yield* limiter.take(perAddress, rateSubject(clientAddress));
  Object.assign(answerHeaders, standingHeaders(standing));
  const asked = yield* readRequest(yield* HttpServerRequest.HttpServerRequest);
  yield* limiter.take(perReport, reportSubject(asked));
  const found = yield* verifyReport(asked, yield* findingServices);
  if (Option.isNone(found)) return json({ ok: false }, noStore);
  const report = found.value;
  const record = verifiedReport(report, yield* downloadLink(report, yield* LinkSigner));
  const sample = report.id === sampleId ? { is_sample: true } : undefined;
  return json({ ok: true, report: { ...record, ...sample } }, noStore);
});

/** `GET /.well-known/cbam-report-keys.json`: a JSON Web Key Set (RFC 7517, section 5). */
export const reportKeys: Answering<ReportSigner> = Effect.gen(function* () {
  const keys = yield* (yield* ReportSigner).published;
  return json({ keys }, publicHour).pipe(HttpServerResponse.setHeader("access-control-allow-origin", "*"));
});
