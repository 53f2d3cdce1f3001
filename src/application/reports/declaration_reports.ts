/**
 * From a declaration's preparation to a document that can be verified: its content is made canonical, hashed, signed and
 * kept; its PDF is printed when it is first asked for. Decision 0116.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { pathTo } from "../../contract/endpoint.ts";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import { downloadDeclaration } from "../../contract/imports/documents.ts";
import type { DocumentKey } from "../../domain/documents/document_key.ts";
import {
  type DeclarationContent,
  declarationFileName,
  declarationKeyOf,
  declarationNumberOf,
} from "../../domain/reports/declaration_report.ts";
import { canonicalInSteps } from "../../domain/reports/canonical_steps.ts";
import type { StoredReport } from "../../domain/reports/report.ts";
import { sha256InSteps } from "../../kernel/sha256.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { linkSeconds } from "../documents/document_links.ts";
import { DocumentStore, LinkSigner, PdfRenderer, type StoredDocument } from "../documents/document_ports.ts";
import { printedAnew, printedOnce } from "../documents/printed_once.ts";
import { newId } from "../new_id.ts";
import { holderOfWork } from "../whose_work.ts";
import { inLineOf } from "../turns/own_line.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { verifyUrl } from "./issue_report.ts";
import { pastedNumber } from "./pasted_number.ts";
import { DeclarationReports, PublicOrigin, ReportSigner } from "./report_ports.ts";
import { isIssuedOn, type VerifyRequest } from "./verify_report.ts";

/** A year to be issued as a document. */
export interface DeclarationToIssue extends Pick<DeclarationContent, "declarant" | "declaration"> {
  readonly accountId: string;
}

/**
 * Issues the document of a declaration today.
 * @param keep writes the call's outcome in the transaction that keeps the document
 */
export const issueDeclaration = (
  { accountId, declarant, declaration }: DeclarationToIssue,
  keep: (report: StoredReport) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<StoredReport, ServiceUnavailable, DeclarationReports | PublicOrigin | ReportSigner> =>
  Effect.gen(function* () {
    const nowMs = yield* Clock.currentTimeMillis;
    const id = newId(nowMs);
    const number = declarationNumberOf(id);
    const content: DeclarationContent = {
      report_id: id,
      report_number: number,
      issued_at: dayInBrussels(nowMs),
      is_draft: false,
      verify_url: verifyUrl(yield* PublicOrigin, number),
      declarant,
      declaration,
    };
    const text = yield* runWithPauses(() => canonicalInSteps(content));
    const contentHash = yield* runWithPauses(() => sha256InSteps(text));
    const report: StoredReport = {
      id,
      accountId,
      reportNumber: number,
      status: "issued",
      issuedOn: content.issued_at,
      content: text,
      contentHash,
      ...yield* (yield* ReportSigner).sign(contentHash),
    };
    const { insert } = yield* DeclarationReports;
    yield* insert({ report, declarantId: declarant.id, year: declaration.year }, keep(report));
    return report;
  });

/**
 * @param madeBy the release that the file names; as a rule the one that prints
 * @returns the bytes of the document's PDF; the same document and release give the same
 */
export const printDeclaration = (
  report: StoredReport,
  madeBy?: string,
): Effect.Effect<Uint8Array, ServiceUnavailable, PdfRenderer> =>
  Effect.flatMap(
    PdfRenderer,
    (renderer) => renderer.render({ kept: report, madeBy: madeBy ?? renderer.madeBy }),
  );

/** A document with the key that its PDF is kept under. */
export interface KeyedDeclaration {
  readonly report: StoredReport;
  readonly key: DocumentKey;
}

/**
 * The document with its key, which is some milliseconds of work for thousands of lines and made in a turn of its own: whoever has the link
 * may ask for it, as often as he likes.
 * @fails ServiceUnavailable where many of his requests wait
 */
export const keyedDeclaration = (
  report: StoredReport,
): Effect.Effect<KeyedDeclaration, ServiceUnavailable> =>
  Effect.gen(function* () {
    yield* inLineOf((yield* holderOfWork).member);
    return { report, key: yield* runWithPauses(() => declarationKeyOf(report)) };
  });

/**
 * The document's PDF.
 * @fails ServiceUnavailable when printer or storage are away
 */
export const declarationPdf = (
  { report, key }: KeyedDeclaration,
): Effect.Effect<StoredDocument, DocumentNotFound | ServiceUnavailable, DocumentStore | PdfRenderer> =>
  printedOnce(key, printDeclaration(report));

/**
 * The PDF printed again, in the place of one that was cut off in the store.
 * @fails ServiceUnavailable when printer or storage are away
 */
export const declarationPdfAnew = (
  { report, key }: KeyedDeclaration,
): Effect.Effect<
  StoredDocument,
  DocumentNotFound | ServiceUnavailable,
  DocumentStore | PdfRenderer
> => printedAnew(key, printDeclaration(report));

/** @returns the path behind which the document's PDF is */
export const declarationPath = (id: string): string => pathTo(downloadDeclaration, { id });

/** @returns a relative link to the document's PDF that is good for an hour */
export const declarationLink = (
  { id, reportNumber, year }: Pick<StoredReport, "id" | "reportNumber"> & { readonly year: number },
): Effect.Effect<string, never, LinkSigner> =>
  Effect.flatMap(
    LinkSigner,
    (links) =>
      links.sign(
        { path: declarationPath(id), fileName: declarationFileName(year, reportNumber) },
        linkSeconds,
      ),
  );

const ownNumber = /^DECL-([0-9a-f-]{36})$/i;

/** @returns the id of the document that the text names: its printed number or its id; undefined for anything else */
export const meantDeclaration = (text: string): string | undefined => {
  const written = pastedNumber(text);
  return uuidOfText(ownNumber.exec(written)?.[1] ?? written);
};

/** @returns true if the text is the printed number of a declaration's document */
export const isDeclarationNumber = (text: string): boolean => ownNumber.test(pastedNumber(text));

/**
 * Verifies a document; its content is read only when it is shown. What is no id is looked up like one that is.
 * @returns the document; none when anything is wrong
 */
export const verifyDeclaration = (
  { reportId, issuedDate }: VerifyRequest,
): Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable, DeclarationReports> =>
  Effect.gen(function* () {
    const text = typeof reportId === "string" ? reportId : "";
    const id = meantDeclaration(text) ?? newId(yield* Clock.currentTimeMillis);
    const documents = yield* DeclarationReports;
    const issuedOn = yield* documents.issuedOn(id);
    if (!isIssuedOn(Option.getOrUndefined(issuedOn), issuedDate)) return Option.none();
    return yield* documents.find(id);
  });
