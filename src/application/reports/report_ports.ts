/**
 * The capabilities that reports need, beside those of `ports.ts` and `document_ports.ts`.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ReportStatus } from "../../contract/answers/reports.ts";
import type { Signature, StoredReport } from "../../domain/reports/report.ts";
import type { ReportFacts } from "../../domain/reports/report_facts.ts";
import type { PublishedKey } from "../../contract/answers/reports.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ListPart } from "../page.ts";
import type { Reader } from "../../domain/accounts/test_keys.ts";

/** Reports as they were issued; those of bulk rows from the first time that they are asked for. */
export class Reports extends Context.Tag("Reports")<Reports, {
  /**
   * Keeps the report unless one of its id is there, and runs `alongside`, in one transaction.
   * @param askedWith of a draft: what it was asked with, as text
   */
  readonly insert: (
    report: StoredReport,
    alongside: Effect.Effect<void, ServiceUnavailable>,
    askedWith?: string,
  ) => Effect.Effect<void, ServiceUnavailable>;
  /** @returns the facts that are known of the id, in one small answer, which there is for every id */
  readonly standing: (id: string) => Effect.Effect<ReportFacts, ServiceUnavailable>;
  readonly find: (id: string) => Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable>;
  /** The reports that the reader may read, the newest first; those of bulk rows once they were asked for. */
  readonly list: (
    reader: Reader,
    part: ListPart,
  ) => Effect.Effect<ReadonlyArray<StoredReport>, ServiceUnavailable>;
  /** @returns the question of a draft; none for other reports, and for drafts that were kept without */
  readonly askedWith: (id: string) => Effect.Effect<Option.Option<string>, ServiceUnavailable>;
  /** Puts the issued report in its draft's place. @returns false when the draft isn't as it was (any more) */
  readonly replaceDraft: (
    draft: StoredReport,
    issued: StoredReport,
  ) => Effect.Effect<boolean, ServiceUnavailable>;
  readonly setStatus: (
    id: string,
    status: ReportStatus,
  ) => Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable>;
}>() {}

/** A declaration's document as it is kept. */
export interface StoredDeclaration {
  readonly report: StoredReport;
  /** UUID of the declarant. */
  readonly declarantId: string;
  /** Calendar year of importation. */
  readonly year: number;
}

/** Documents of declarations as they were issued. */
export class DeclarationReports extends Context.Tag("DeclarationReports")<DeclarationReports, {
  /** Keeps the document and runs `alongside`, in one transaction. */
  readonly insert: (
    document: StoredDeclaration,
    alongside: Effect.Effect<void, ServiceUnavailable>,
  ) => Effect.Effect<void, ServiceUnavailable>;
  /** @returns the day of issue, without the content; none for an unknown id */
  readonly issuedOn: (id: string) => Effect.Effect<Option.Option<string>, ServiceUnavailable>;
  readonly find: (id: string) => Effect.Effect<Option.Option<StoredReport>, ServiceUnavailable>;
}>() {}

/** Signs reports, and publishes what their signatures are checked with. */
export class ReportSigner extends Context.Tag("ReportSigner")<ReportSigner, {
  /** @param contentHash lower-case hex, which is signed as text */
  readonly sign: (contentHash: string) => Effect.Effect<Signature, ServiceUnavailable>;
  /** Every key that ever signed, the one in use first. */
  readonly published: Effect.Effect<ReadonlyArray<PublishedKey>, ServiceUnavailable>;
  /** Retires the key in use. @returns the new one */
  readonly rotate: Effect.Effect<PublishedKey, ServiceUnavailable>;
}>() {}

/** The origin under which the service is known: what reports print, whoever asks for them. */
export class PublicOrigin extends Context.Tag("PublicOrigin")<PublicOrigin, string>() {}
