/**
 * Reports: issued for a calculation, found by their owner. Decisions, "Additions to v1".
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { type LinkSigner, PdfRenderer } from "../../../application/documents/document_ports.ts";
import { findReport, type ReportServices, settledReport } from "../../../application/reports/find_report.ts";
import { idToLookUp, meantReport } from "../../../application/reports/verify_report.ts";
import { issueDraft, issueReport } from "../../../application/reports/issue_report.ts";
import { downloadLink } from "../../../application/reports/report_pdf.ts";
import type { ReportRecord } from "../../../contract/answers/reports.ts";
import { pathTo } from "../../../contract/endpoint.ts";
import { otherPart } from "../../../contract/decoding/other_part.ts";
import {
  type InvalidRequest,
  invalidRequest,
  NotFound,
  type ServiceUnavailable,
} from "../../../contract/failures.ts";
import * as Contract from "../../../contract/reports.ts";
import type { ReportRequest } from "../../../contract/requests/calculation.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import { unprintableIssues } from "../../../domain/reports/printable_input.ts";
import { contentOf, type StoredReport } from "../../../domain/reports/report.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { type Keep, repeatable } from "../../../http/routes/idempotent.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { readAsMember } from "../../../http/wire/written.ts";
import { notationOf } from "../../../contract/requests/written_query.ts";
import { dayOfText } from "../../../kernel/time/calendar.ts";
import { explained, requireValue } from "./explained.ts";
import { Reports } from "../../../application/reports/report_ports.ts";
import type { Notation } from "../../../kernel/lenient/notation.ts";
import { bareMarks, namedMark } from "../../../kernel/lenient/number.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import { jsonOf, recordOf } from "../../../kernel/text/json.ts";
import { noBodyOf } from "../../../http/wire/no_body.ts";
import { jsonText } from "../../../http/wire/response.ts";

/** The record of a report that leaves. */
const reportRecord = (report: StoredReport): Effect.Effect<ReportRecord, never, LinkSigner> =>
  Effect.gen(function* () {
    const content = contentOf(report);
    return {
      id: report.id,
      report_number: report.reportNumber,
      status: report.status,
      issued_at: report.issuedOn,
      client_ref: content.client_ref,
      content_hash: report.contentHash,
      key_id: report.keyId,
      signature: report.signature,
      verify_url: content.verify_url,
      download_url: yield* downloadLink(report),
      calculation: content.calculation,
      dataset_version: content.calculation.dataset_version,
      disclosure: content.calculation.disclosure,
    };
  });

const body = bodyOf(Contract.createReport);

/** The reference is printed: what no font has is refused. */
const printable = (asked: ReportRequest): Effect.Effect<ReportRequest, InvalidRequest, PdfRenderer> =>
  Effect.flatMap(PdfRenderer, ({ missingCharacters }) => {
    const issues = unprintableIssues(
      { path: "/client_ref", name: "client_ref", text: asked.client_ref ?? "" },
      missingCharacters,
    );
    return issues.length === 0 ? Effect.succeed(asked) : invalidRequest(issues);
  });

const recordText = (
  report: StoredReport,
  readAs: ReadonlyArray<ReadAs>,
): Effect.Effect<string, never, LinkSigner> =>
  Effect.map(reportRecord(report), (record) => JSON.stringify({ ...record, ...readAsMember(readAs) }));

/** A body, and the notation of one whose values are as people write them. */
interface SentReport {
  readonly bytes: Uint8Array;
  readonly notation: Notation | undefined;
}

/** As a draft keeps it. */
const textOfSent = ({ bytes, notation }: SentReport): string =>
  JSON.stringify({
    body: new TextDecoder().decode(bytes),
    mark: notation && bareMarks[notation.mark],
    is_named: notation && notation.mark !== bareMarks[notation.mark],
    order: notation?.order,
  });

const KeptQuestion = Schema.Struct({
  body: Schema.String,
  mark: Schema.optional(Schema.Literal("point", "comma", "unsaid")),
  is_named: Schema.optional(Schema.Boolean),
  order: Schema.optional(Schema.Literal("dmy", "mdy")),
});

const readKept = Schema.decodeUnknownSync(Schema.parseJson(KeptQuestion));

const sentOfText = (text: string): SentReport => {
  const { body: sent, mark, is_named: isNamed = false, order } = readKept(text);
  return {
    bytes: new TextEncoder().encode(sent),
    notation: mark === undefined
      ? undefined
      : { mark: isNamed && mark !== "unsaid" ? namedMark(mark) : mark, order },
  };
};

/** A question that was read, and the body that it was read from. */
interface ReadReport {
  readonly value: ReportRequest;
  readonly readAs: ReadonlyArray<ReadAs>;
  readonly sent: SentReport;
}

const makeReport = (caller: Caller, { value, readAs, sent }: ReadReport, keep: Keep | undefined) =>
  Effect.gen(function* () {
    const asked = yield* printable(value);
    const calculation = yield* explained(caller.accountId, asked);
    const links = yield* Effect.context<LinkSigner>();
    const textOf = (report: StoredReport) => Effect.provide(recordText(report, readAs), links);
    const report = yield* issueReport(
      {
        caller,
        calculation,
        clientRef: asked.client_ref,
        isDraft: asked.draft === true,
        askedWith: textOfSent(sent),
      },
      (made) => keep === undefined ? Effect.void : Effect.flatMap(textOf(made), keep),
    );
    return yield* textOf(report);
  });

/** Outcome that was answered before, with a fresh link: the first one may be over. */
const withFreshLink = (outcome: string): Effect.Effect<string, never, LinkSigner> =>
  Effect.gen(function* () {
    const record = recordOf(jsonOf(outcome));
    const linked = { id: String(record["id"]), reportNumber: String(record["report_number"]) };
    return JSON.stringify({ ...record, download_url: yield* downloadLink(linked) });
  });

const idOf = (text: string): string => String(recordOf(jsonOf(text))["id"]);

const created = (text: string): HttpServerResponse.HttpServerResponse =>
  jsonText(text).pipe(
    HttpServerResponse.setStatus(201),
    HttpServerResponse.setHeader("location", pathTo(Contract.reportById, { id: idOf(text) })),
  );

export const createReport = implementFor(
  Contract.createReport,
  ({ request, query }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* body.bytes(request);
      const notation = notationOf(query);
      const { value, readAs } = yield* body.decode(bytes, notation);
      yield* requireValue(caller, value);
      const text = yield* repeatable({
        caller,
        endpoint: Contract.createReport,
        payload: notation === undefined
          ? [bytes]
          : [`${bareMarks[notation.mark]}${notation.order ?? ""}`, bytes],
        work: (keep) => makeReport(caller, { value, readAs, sent: { bytes, notation } }, keep),
        replay: withFreshLink,
      });
      return created(text);
    }),
);

const noSuchReport = (id: string): NotFound =>
  new NotFound({ message: `There is no report ${id} of this account.` });

/** A test key reads what test keys made. */
const readReport = (
  asked: string,
  caller: Caller,
): Effect.Effect<StoredReport, NotFound | ServiceUnavailable, ReportServices> =>
  Effect.filterOrFail(
    ownReport(asked, caller),
    (report) => !caller.isTest || contentOf(report).is_specimen === true,
    () => noSuchReport(asked),
  );

/** The account's own report that the path names, a row's included. */
const ownReport = (
  asked: string,
  caller: Caller,
): Effect.Effect<StoredReport, NotFound | ServiceUnavailable, ReportServices> =>
  Effect.gen(function* () {
    const found = meantReport(asked) === undefined
      ? Option.none()
      : yield* findReport(yield* idToLookUp(asked));
    if (Option.isNone(found)) return yield* noSuchReport(asked);
    const owner = "report" in found.value
      ? found.value.report.accountId
      : found.value.batchRow.head.accountId;
    if (owner !== caller.accountId) return yield* noSuchReport(asked);
    const report = yield* settledReport(found.value);
    return Option.isSome(report) ? report.value : yield* new NotFound({
      message:
        `The row of ${asked} has no report: only rows with ok or out_of_scope of a finished batch have one.`,
    });
  });

export const reportById = implementFor(
  Contract.reportById,
  ({ path }, caller) => Effect.flatMap(readReport(path.id, caller), reportRecord),
);

/** Calculation of a draft's question now; undefined for a draft of a release that kept no questions. */
const calculatedAgain = (caller: Caller, draft: StoredReport) =>
  Effect.gen(function* () {
    const kept = yield* (yield* Reports).askedWith(draft.id);
    if (Option.isNone(kept)) return undefined;
    const { bytes, notation } = sentOfText(kept.value);
    const { value } = yield* body.decode(bytes, notation);
    yield* requireValue(caller, value);
    return yield* explained(caller.accountId, value, dayOfText(contentOf(draft).calculation.import));
  });

const requireNoBody = noBodyOf(
  otherPart("query", Option.getOrUndefined(Contract.issueReport.urlParamsSchema)),
);

export const issue = implementFor(
  Contract.issueReport,
  ({ request, path, query }, caller) =>
    Effect.gen(function* () {
      yield* requireNoBody(request);
      const draft = yield* ownReport(path.id, caller);
      const now = yield* calculatedAgain(caller, draft);
      return yield* reportRecord(
        yield* issueDraft(draft, { caller, now, recalculates: query.recalculate === true }),
      );
    }),
);
