/** Database ports of the use cases of an importer's year: the people of an account, and its ledger. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Either from "effect/Either";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Appending } from "../../domain/imports/ledger/append.ts";
import type { Lot, Move } from "../../domain/imports/certificates/lots.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import type { ImportTables } from "../../domain/imports/law.ts";
import type { LedgerEntry } from "../../domain/imports/ledger/entry.ts";
import type { Declarant, DeclarantStateEntry, Importer } from "../../domain/imports/people/declarant.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

/** The tables of an importer's year, read and checked at the start. */
export class ImportLaw extends Context.Tag("ImportLaw")<ImportLaw, ImportTables>() {}

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Importers and declarants; each method sees those of one account only. */
export class ImportPeople extends Context.Tag("ImportPeople")<ImportPeople, {
  /** Keeps an importer under its EORI number: one that is there gets the new name and member state. */
  readonly keepImporter: (accountId: string, importer: Omit<Importer, "id">) => StoreEffect<Importer>;
  /** In the order of their names. */
  readonly importers: (accountId: string) => StoreEffect<ReadonlyArray<Importer>>;
  readonly importer: (accountId: string, id: string) => StoreEffect<Option.Option<Importer>>;
  /** Keeps a declarant under its EORI number, with the states that it has. */
  readonly keepDeclarant: (
    accountId: string,
    declarant: Omit<Declarant, "id" | "states">,
  ) => StoreEffect<Declarant>;
  /** Adds a state; none is ever changed. @returns none for a declarant that the account doesn't have */
  readonly addState: (
    accountId: string,
    declarantId: string,
    state: DeclarantStateEntry,
  ) => StoreEffect<Option.Option<Declarant>>;
  /** In the order of their names. */
  readonly declarants: (accountId: string) => StoreEffect<ReadonlyArray<Declarant>>;
  readonly declarant: (accountId: string, id: string) => StoreEffect<Option.Option<Declarant>>;
}>() {}

/** Whose ledger, and when it is written. */
export interface LedgerAddress {
  /** UUID of the account. */
  readonly accountId: string;
  /** UUID of the importer. */
  readonly importerId: string;
}

/** Importer and part of the ledger whose entries are read. */
export interface EntryQuestion extends LedgerAddress {
  /** Imports with an entry that was released in the year; all when it is left out. */
  readonly year?: number | undefined;
  /** Entries that were recorded by the end of the day; all when it is left out. */
  readonly asOf?: CalendarDay | undefined;
}

/** Declarant and year whose importers' entries are read. */
export interface DeclarantEntryQuestion {
  /** UUID of the account. */
  readonly accountId: string;
  /** UUID of the declarant. */
  readonly declarantId: string;
  /** Calendar year of release. */
  readonly year: number;
  /** Entries that were recorded by the end of the day; all when it is left out. */
  readonly asOf?: CalendarDay | undefined;
}

/** The entries of importers: added, never changed. */
export class ImportLedger extends Context.Tag("ImportLedger")<ImportLedger, {
  /**
   * Records entries of one importer, in one transaction: each is added, unchanged or refused, in its order; what is refused
   * does not stop the others. Two calls for one importer take turns.
   * @param today the day in Brussels
   * @param alongside runs with the outcomes in the same transaction, last; undefined: nothing does
   * @returns the outcome of each; none for an importer or a declarant that the account doesn't have
   */
  readonly record: (
    address: LedgerAddress,
    entries: ReadonlyArray<LedgerEntry>,
    today: CalendarDay,
    alongside?: (results: ReadonlyArray<Appending>) => StoreEffect<void>,
  ) => StoreEffect<Option.Option<ReadonlyArray<Appending>>>;
  /** Whole chains of entries, in the order of recording; empty for a foreign importer. */
  readonly entries: (question: EntryQuestion) => StoreEffect<ReadonlyArray<LedgerEntry>>;
  /**
   * Entries of every importer for whom the declarant declared something in the year: their imports with other
   * declarants too, because the threshold counts them.
   */
  readonly entriesOfDeclarant: (question: DeclarantEntryQuestion) => StoreEffect<ReadonlyArray<LedgerEntry>>;
  /** Every entry of the import that an entry belongs to, the oldest first; empty where there is none. */
  readonly history: (accountId: string, entryId: string) => StoreEffect<ReadonlyArray<LedgerEntry>>;
}>() {}

/** A declarant's account of certificates. */
export interface CertificateAccount {
  /** In the order of purchase. */
  readonly lots: ReadonlyArray<Lot>;
  /** In the order of their days. */
  readonly moves: ReadonlyArray<Move>;
}

/** A declarant's account with what was written, or why nothing was. */
export type AccountWritten = Either.Either<CertificateAccount, ReadonlyArray<ImportFinding>>;

/** Writes something to a declarant's account, unless something is wrong with it. */
type AccountWriting<Written> = (
  accountId: string,
  declarantId: string,
  written: Written,
  alongside?: (account: CertificateAccount) => StoreEffect<void>,
) => StoreEffect<Option.Option<AccountWritten>>;

/** Lots and moves of declarants: added, never changed; each method sees those of one account only. */
export class Certificates extends Context.Tag("Certificates")<Certificates, {
  /** @returns none for a declarant that the account doesn't have */
  readonly account: (
    accountId: string,
    declarantId: string,
  ) => StoreEffect<Option.Option<CertificateAccount>>;
  /**
   * Keeps a lot unless something is wrong with it. `alongside` runs with the account as it then stands in the same
   * transaction, last, and not at all where nothing was kept.
   * @returns the account, or the findings where nothing was kept; none for a declarant that the account doesn't have
   */
  readonly buy: AccountWriting<Lot>;
  /** Keeps a move unless something is wrong with it, as `buy` does; of two at once the second sees the first. */
  readonly move: AccountWriting<Move>;
}>() {}
