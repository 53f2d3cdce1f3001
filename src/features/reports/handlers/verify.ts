/**
 * `POST /api/v1/cbam/verify`: public, for customs officers without an account, and the keys to verify without the
 * service. Contract section 4.6.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { Metrics } from "../../../application/metrics.ts";
import { Batches, RateLimiter } from "../../../application/ports.ts";
import { downloadLink } from "../../../application/reports/report_pdf.ts";
import { type DeclarationReports, ReportSigner } from "../../../application/reports/report_ports.ts";
import { isSample, sampleId } from "../../../application/reports/sample_report.ts";
import { meantReport, verifyReport, type VerifyRequest } from "../../../application/reports/verify_report.ts";
import * as Documents from "../../../contract/imports/documents.ts";
import * as Contract from "../../../contract/reports.ts";
import type { VerifiedDeclaration } from "../../../contract/answers/declaration.ts";
import {
  declarationLink,
  meantDeclaration,
  verifyDeclaration as findVerified,
} from "../../../application/reports/declaration_reports.ts";
import { declarationContentOf, verifiedDeclaration } from "../../../domain/reports/declaration_report.ts";
import type { VerifiedReport } from "../../../contract/answers/reports.ts";
import type { RateLimited, ServiceUnavailable } from "../../../contract/failures.ts";
import type { LinkSigner } from "../../../application/documents/document_ports.ts";
import type { ReportServices } from "../../../application/reports/find_report.ts";
import type { Quota } from "../../../domain/accounts/quota.ts";
import { rateSubject } from "../../../domain/accounts/rate_subject.ts";
import { verifiedReport } from "../../../domain/reports/report.ts";
import { memberOf } from "../../../kernel/text/json.ts";
import { Exchange } from "../../../http/exchange/exchange.ts";
import { bodyLimitOf, implement } from "../../../http/routes/implement.ts";
import { inVerifyLine } from "./verify_line.ts";
import { parseJson, readBytes } from "../../../http/wire/request.ts";
import { cbamContext } from "../../../application/cbam/cbam_context.ts";
import { windowHeaders } from "../../../http/routes/limited.ts";
import { closingNow } from "../../../application/cbam/cbam_queries.ts";

/** A limit, and who is counted under it. */
interface Window {
  readonly quota: Quota;
  readonly subject: string;
}

/** Contract section 8.2. */
const perAddress: Quota = { policy: "verify", limit: 30, windowSeconds: 3_600 };
/** Forms and dropped files of the page: an archive of reports is checked at one sitting. Decisions, 22 November 2026. */
export const perAddressOnPage: Quota = { policy: "verify-page", limit: 60, windowSeconds: 3_600 };
const perReport: Quota = { policy: "verify-report", limit: 10, windowSeconds: 3_600 };

const members = new Set(Object.keys(Contract.VerifyRequest.fields));

/** A body with other members than the two is a request for nothing: `report_number` or a third one. */
const requestOf = (value: unknown): VerifyRequest => {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return names.every((name) => members.has(name))
    ? { reportId: memberOf(value, "reportId"), issuedDate: memberOf(value, "issuedDate") }
    : { reportId: undefined, issuedDate: undefined };
};

/** Whatever came: what can't be read is a request for nothing. */
const readRequest = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<VerifyRequest> =>
  readBytes(request, bodyLimitOf(Contract.verify)).pipe(
    Effect.map((bytes) => Either.getOrElse(parseJson(bytes), (): unknown => undefined)),
    Effect.catchAll(() => Effect.succeed(undefined)),
    Effect.map(requestOf),
  );

/** The place of a declaration's document among those of reports, whose ids it shares no space with. */
const declarationSubject = (text: string): string =>
  `declaration:${meantDeclaration(text) ?? crypto.randomUUID()}`;

/**
 * Ids are counted whether or not there is such a report; a row's number and its id are one report. What is no id takes a place
 * of its own: those who send nonsense must not use up each other's places, and nothing about them may be quicker.
 */
const reportSubject = (text: string): Effect.Effect<string, ServiceUnavailable, Batches> =>
  Effect.gen(function* () {
    const meant = meantReport(text);
    if (meant === undefined) return `report:${crypto.randomUUID()}`;
    if ("id" in meant) return `report:${meant.id}`;
    const id = yield* (yield* Batches).reportIdOfRow(meant);
    return `report:${Option.getOrElse(id, () => `${meant.batchId}-${meant.rowIndex}`)}`;
  });

/**
 * Takes a place in the window of the address and in that of the report, or in neither: a full one refuses before the
 * other is asked. Only calls that compete at one moment for the last place of a report may leave one in the other.
 * The answer says how the address stands; a refusal's answer says it too where the address has places left.
 */
const takeBoth = (address: Window, report: Window | undefined) =>
  Effect.gen(function* () {
    const { answerHeaders } = yield* Exchange;
    const { peek, take } = yield* RateLimiter;
    const [ofAddress, ofReport] = yield* peek(report === undefined ? [address] : [address, report]);
    if (report !== undefined && ofReport?.remaining === 0 && ofAddress?.remaining !== 0) {
      if (ofAddress !== undefined) Object.assign(answerHeaders, windowHeaders(ofAddress));
      yield* take(report.quota, report.subject);
      Object.assign(answerHeaders, windowHeaders(yield* take(address.quota, address.subject)));
      return;
    }
    Object.assign(answerHeaders, windowHeaders(yield* take(address.quota, address.subject)));
    if (report !== undefined) yield* take(report.quota, report.subject);
  });

/** Counts the question and looks the report up. */
const countedReport = (request: VerifyRequest, ofAddress: Quota) =>
  Effect.gen(function* () {
    const { clientAddress } = yield* Exchange;
    const text = typeof request.reportId === "string" ? request.reportId : "";
    yield* takeBoth(
      { quota: ofAddress, subject: rateSubject(clientAddress) },
      isSample(text) ? undefined : { quota: perReport, subject: yield* reportSubject(text) },
    );
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

/**
 * The report that the caller holds, if what was asked is right; asking is counted by address and by report.
 * @param ofAddress the window of the address: that of the API, or that of the page
 * @fails RateLimited when either has used up its window
 */
export const verifyCounted = (
  asked: Effect.Effect<VerifyRequest>,
  ofAddress: Quota,
): Effect.Effect<
  VerifiedReport | undefined,
  RateLimited | ServiceUnavailable,
  Exchange | RateLimiter | ReportServices | LinkSigner
> => Effect.flatMap(asked, (request) => inVerifyLine(countedReport(request, ofAddress)));

/** Counts the question and looks the declaration up. */
const countedDeclaration = (request: VerifyRequest, ofAddress: Quota) =>
  Effect.gen(function* () {
    const { clientAddress } = yield* Exchange;
    const text = typeof request.reportId === "string" ? request.reportId : "";
    yield* takeBoth(
      { quota: ofAddress, subject: rateSubject(clientAddress) },
      { quota: perReport, subject: declarationSubject(text) },
    );
    const found = yield* findVerified(request);
    const { count } = yield* Metrics;
    if (Option.isNone(found)) {
      count("verifications", ["refused"]);
      return undefined;
    }
    count("verifications", ["issued"]);
    const { declaration: { year } } = declarationContentOf(found.value);
    return verifiedDeclaration(found.value, yield* declarationLink({ ...found.value, year }));
  });

/**
 * The declaration that the caller holds, if what was asked is right; asking is counted as it is for reports.
 * @fails RateLimited when either window is used up
 */
export const verifyDeclarationCounted = (
  asked: Effect.Effect<VerifyRequest>,
  ofAddress: Quota,
): Effect.Effect<
  VerifiedDeclaration | undefined,
  RateLimited | ServiceUnavailable,
  Exchange | RateLimiter | DeclarationReports | LinkSigner
> => Effect.flatMap(asked, (request) => inVerifyLine(countedDeclaration(request, ofAddress)));

/** The service's own page has a window of its own. */
const addressWindow = (request: HttpServerRequest.HttpServerRequest): Quota =>
  request.headers["sec-fetch-site"] === "same-origin" ? perAddressOnPage : perAddress;

export const verify = implement(Contract.verify, ({ request }) =>
  Effect.gen(function* () {
    const report = yield* verifyCounted(readRequest(request), addressWindow(request));
    if (report === undefined) return { ok: false } as const;
    return { ok: true, report, ...closingNow(yield* cbamContext) } as const;
  }));

export const verifyDeclaration = implement(
  Documents.verifyDeclaration,
  ({ request }) =>
    Effect.gen(function* () {
      const declaration = yield* verifyDeclarationCounted(readRequest(request), addressWindow(request));
      if (declaration === undefined) return { ok: false } as const;
      return { ok: true, declaration, ...closingNow(yield* cbamContext) } as const;
    }),
);

export const reportKeys = implement(Contract.reportKeys, () =>
  Effect.gen(function* () {
    const { answerHeaders } = yield* Exchange;
    answerHeaders["access-control-allow-origin"] = "*";
    return { keys: yield* (yield* ReportSigner).published };
  }));
