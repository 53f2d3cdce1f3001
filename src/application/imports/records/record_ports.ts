/** Database port of all that an account's ledger holds, of whatever kind: it is exported whole, and deleted by years. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type * as Stream from "effect/Stream";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { SupplierFile } from "../../../domain/suppliers/attachment.ts";
import type { OperatorRefused } from "../../../domain/accounts/operator_refused.ts";
import type { LackingFiles } from "../../attachments/kept_file.ts";

/** Kinds of records that are deleted, each before those that it refers to. */
const recordKinds = [
  "calculations",
  "live_imports",
  "entries",
  "threshold_notices",
  "declaration_documents",
  "certificate_withdrawals",
  "certificate_moves",
  "certificate_lots",
  "declarant_states",
  "declarants",
  "importers",
  "inquiry_files",
  "inquiry_links",
  "inquiry_answers",
  "inquiries",
  "value_attachments",
  "supplier_files",
  "value_versions",
  "supplier_values",
  "installation_versions",
  "installations",
  "saved_items",
] as const;
/** A kind of record. */
export type RecordKind = typeof recordKinds[number];

/**
 * Kinds that an export has: which entries live follows from the entries, links of inquiries are hashes of secrets, laws are shared
 * by all accounts, and members are those who look after the ledger.
 */
export const exportedKinds = [
  "laws",
  "members",
  ...recordKinds.filter((kind) => kind !== "live_imports" && kind !== "inquiry_links"),
] as const;
/** A kind of record in an export. */
export type ExportedKind = typeof exportedKinds[number];

/** Part of an account's ledger that goes at once. */
export interface RecordBounds {
  /** UUID of the account. */
  readonly accountId: string;
  /** Newest year of importation: an import goes when none of its entries was released later. */
  readonly throughYear: number;
  /** UUIDs of the lots of certificates that go with their moves. */
  readonly lotIds: ReadonlyArray<string>;
  /** True if people go also of whom nothing was ever recorded. */
  readonly isWhole: boolean;
}

/** Number of records of each kind. */
export type RecordCounts = Readonly<Record<RecordKind, number>>;

/** All records of an account's ledger. */
export class LedgerRecords extends Context.Tag("LedgerRecords")<LedgerRecords, {
  /** Records of a kind as JSON texts, a page after the other. */
  readonly pages: (
    accountId: string,
    kind: ExportedKind,
  ) => Stream.Stream<ReadonlyArray<string>, ServiceUnavailable>;
  /** The newest year of importation that an entry or a declaration's document is of; none without any. */
  readonly lastYear: (accountId: string) => Effect.Effect<Option.Option<number>, ServiceUnavailable>;
  /** UUIDs of the documents of declarations up to a year. */
  readonly documents: (
    accountId: string,
    throughYear: number,
  ) => Effect.Effect<ReadonlyArray<string>, ServiceUnavailable>;
  /** Numbers of the records that `remove` would delete. */
  readonly count: (bounds: RecordBounds) => Effect.Effect<RecordCounts, ServiceUnavailable>;
  /**
   * Deletes, in one transaction, and in turn with whoever records. Importers and declarants go of whom nothing else is left.
   * @returns the numbers of deleted records, and the files that nothing needs any more
   */
  readonly remove: (
    bounds: RecordBounds,
  ) => Effect.Effect<
    { readonly counts: RecordCounts; readonly files: ReadonlyArray<SupplierFile> },
    ServiceUnavailable
  >;
}>() {}

/** Account whose ledger is exported. */
export interface ExportedAccount {
  /** UUID. */
  readonly id: string;
  /** Time of the export, ISO 8601. */
  readonly at: string;
}

/** Archive that was written. */
export interface WrittenArchive {
  /** Size of the archive. */
  readonly bytes: number;
  /** Files beside values that it lacks. */
  readonly lacking: LackingFiles;
}

/** Archives of ledgers as files. */
export class LedgerArchives extends Context.Tag("LedgerArchives")<LedgerArchives, {
  /**
   * Writes the archive of an account's ledger; what stands under the name is replaced when the archive is whole.
   * @fails OperatorRefused when the file can't be written
   */
  readonly write: (
    account: ExportedAccount,
    path: string,
  ) => Effect.Effect<WrittenArchive, OperatorRefused | ServiceUnavailable>;
}>() {}
