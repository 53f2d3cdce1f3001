/**
 * Reports: issued for a calculation, found by their owner, downloaded by a signed link. Decisions, "Additions to v1".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { askCalculation } from "../../application/cbam/cbam_queries.ts";
import { DocumentStore, LinkSigner, PdfRenderer } from "../../application/documents/document_ports.ts";
import {
  type FindingServices,
  findReport,
  sampleId,
  sampleReport,
  settledReport,
} from "../../application/reports/find_report.ts";
import { issueDraft, issueReport } from "../../application/reports/issue_report.ts";
import { Batches, type Idempotency } from "../../application/ports.ts";
import { downloadLink, downloadPath, reportPdf } from "../../application/reports/report_pdf.ts";
import { PublicOrigin, Reports, ReportSigner } from "../../application/reports/report_ports.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { type Input, readFlag } from "../../domain/cbam/input/input.ts";
import { reportUnprintable } from "../../domain/reports/printable_input.ts";
import { contentOf, type StoredReport } from "../../domain/reports/report.ts";
import { ReportNotDraft, type ServiceUnavailable } from "../../contract/failures.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import type { MissingCharacters } from "../../domain/documents/printable.ts";
import { absoluteUrl, Exchange } from "../server/exchange.ts";
import { NotFound } from "../../contract/failures.ts";
import { repeatable } from "../server/idempotent.ts";
import type { Answering } from "../server/limited.ts";
import { type LawServices, world } from "../server/question.ts";
import { readBytes, readJsonBytes, requireJson } from "../wire/request.ts";
import { json, jsonText, noStore } from "../wire/response.ts";
import { bodyLimitBytes, knownInBody, readJsonCalculation } from "./calculate.ts";
import { documentAnswer } from "./files.ts";

/** What reports are made, found and signed with. */
export type ReportNeeds = Batches | LawServices | PublicOrigin | Reports | ReportSigner;

export const findingServices: Effect.Effect<FindingServices, never, ReportNeeds> = Effect.all({
  batches: Batches,
  reports: Reports,
  signer: ReportSigner,
  publicOrigin: PublicOrigin,
  world,
});

/** The record of a report that leaves. */
const reportRecord = (report: StoredReport): Effect.Effect<object, never, LinkSigner> =>
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
      download_url: yield* downloadLink(report, yield* LinkSigner),
      calculation: content.calculation,
    };
  });

const readReport = (nowMs: number, missingCharacters: MissingCharacters) => (input: Input) => {
  const asked = readJsonCalculation(nowMs)(input);
  const text = asked?.clientRef;
  if (text !== undefined) reportUnprintable(input, { name: "client_ref", text }, missingCharacters);
  const isDraft = readFlag(input, "draft");
  return asked && { ...asked, isDraft };
};

const created = (text: string, id: string): HttpServerResponse.HttpServerResponse =>
  jsonText(text, noStore).pipe(
    HttpServerResponse.setStatus(201),
    HttpServerResponse.setHeader("location", `/api/v1/cbam/reports/${id}`),
  );

type Needed = Exchange | HttpServerRequest.HttpServerRequest | LinkSigner | ReportNeeds;

const makeReport = (
  caller: Caller,
  body: Uint8Array,
  keep: (text: string) => Effect.Effect<void, ServiceUnavailable>,
) =>
  Effect.gen(function* () {
    const services = yield* findingServices;
    const { tables, nowMs } = services.world;
    const { missingCharacters } = yield* PdfRenderer;
    const asked = yield* readJsonBytes(body, [...knownInBody, "draft"], readReport(nowMs, missingCharacters));
    const options = { ...asked.options, isExplained: true };
    const calculation = yield* askCalculation(asked.shipment, options, services.world);
    const links = yield* LinkSigner;
    const textOf = (report: StoredReport) =>
      Effect.map(Effect.provideService(reportRecord(report), LinkSigner, links), (record) =>
        JSON.stringify(record));
    const report = yield* issueReport(
      { caller, calculation, clientRef: asked.clientRef, isDraft: asked.isDraft },
      { ...services, tables },
      (made) =>
        Effect.flatMap(textOf(made), keep),
    );
    return yield* textOf(report);
  });

/** What was answered, but for the link: the first one may be over. */
const withFreshLink = (outcome: string): Effect.Effect<string, never, LinkSigner> =>
  Effect.gen(function* () {
    const record: { readonly id: string; readonly report_number: string } = JSON.parse(outcome);
    const linked = { id: record.id, reportNumber: record.report_number };
    return JSON.stringify({ ...record, download_url: yield* downloadLink(linked, yield* LinkSigner) });
  });

export const reports = (caller: Caller): Answering<Needed | Idempotency | PdfRenderer> =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* requireJson(request);
    const body = yield* readBytes(request, bodyLimitBytes);
    const text = yield* repeatable({
      caller,
      endpoint: "POST /api/v1/cbam/reports",
      payload: [body],
      work: (keep) => makeReport(caller, body, keep),
      replay: withFreshLink,
    });
    return created(text, idOf(text));
  });

const idOf = (text: string): string => {
  const { id }: { readonly id: string } = JSON.parse(text);
  return id;
};

const noSuchReport = (id: string): NotFound =>
  new NotFound({ message: `There is no report ${id} of this account.` });

/** The account's own report that the path names, a row's included. */
const ownReport = (
  caller: Caller,
): Effect.Effect<StoredReport, NotFound | ServiceUnavailable, HttpRouter.RouteContext | ReportNeeds> =>
  Effect.gen(function* () {
    const { id: asked = "" } = yield* HttpRouter.params;
    const services = yield* findingServices;
    const id = uuidOfText(asked);
    const found = id === undefined ? Option.none() : yield* findReport(id, services);
    if (Option.isNone(found)) return yield* noSuchReport(asked);
    const owner = "report" in found.value
      ? found.value.report.accountId
      : found.value.batchRow.head.accountId;
    if (owner !== caller.accountId) return yield* noSuchReport(asked);
    const report = yield* settledReport(found.value, services);
    return Option.isSome(report) ? report.value : yield* new NotFound({
      message:
        `The row of ${asked} has no report: only rows with ok or out_of_scope of a finished batch have one.`,
    });
  });

export const reportById = (
  caller: Caller,
): Answering<HttpRouter.RouteContext | LinkSigner | ReportNeeds> =>
  Effect.gen(function* () {
    return json(yield* reportRecord(yield* ownReport(caller)), noStore);
  });

export const issue = (caller: Caller): Answering<HttpRouter.RouteContext | LinkSigner | ReportNeeds> =>
  Effect.gen(function* () {
    const draft = yield* ownReport(caller);
    const issued = yield* issueDraft(draft, yield* findingServices);
    return Option.isSome(issued)
      ? json(yield* reportRecord(issued.value), noStore)
      : yield* new ReportNotDraft({
        message: `The report ${draft.reportNumber} is no draft: it can't be issued (again).`,
      });
  });

/** Whoever has the link may read the report; the key isn't looked at. */
export const download: Answering<
  DocumentStore | HttpRouter.RouteContext | Needed | PdfRenderer
> = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const url = new URL(absoluteUrl(request.url, request, yield* Exchange));
  const { path, fileName } = yield* (yield* LinkSigner).verify(url);
  const { id = "" } = yield* HttpRouter.params;
  const services = yield* findingServices;
  const found = id === sampleId
    ? Option.some({ report: yield* sampleReport(services) })
    : yield* findReport(uuidOfText(id) ?? crypto.randomUUID(), services);
  const report = Option.isNone(found) ? Option.none() : yield* settledReport(found.value, services);
  if (Option.isNone(report) || path !== downloadPath(report.value.id)) {
    return yield* new NotFound({ message: "There is no such report." });
  }
  const printing = { renderer: yield* PdfRenderer, store: yield* DocumentStore };
  return yield* documentAnswer(request, yield* reportPdf(report.value, printing), fileName);
});
