/** Database ports of the use cases of an importer's year: the people of an account, and its ledger. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Either from "effect/Either";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { AppendingRules, AppendResult } from "../../domain/imports/ledger/append.ts";
import type { Lot, Move } from "../../domain/imports/certificates/lots.ts";
import type { TakenBack, Withdrawn } from "../../domain/imports/certificates/mistakes.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import type { ImportTables } from "../../domain/imports/law.ts";
import type { FiguredImport } from "../../domain/imports/ledger/alike.ts";
import type { Determination, LedgerEntry, SentLedgerEntry } from "../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import type { CountedFacts } from "../../domain/imports/ledger/standing.ts";
import type { CountedImport } from "../../domain/imports/threshold/threshold.ts";
import type { Declarant, Importer, SentState } from "../../domain/imports/people/declarant.ts";
import type { DeclarantNames } from "../../domain/imports/people/declarant_names.ts";
import type { DeclaredBefore } from "../../domain/imports/people/usual_declarant.ts";
import type { ReminderReceiver } from "../../domain/imports/reminders/choices.ts";
import type { NoticeKind } from "../../domain/imports/threshold/notices.ts";
import type { CountryAlpha3 } from "../../kernel/identifiers.ts";
import type { EntryPart } from "../../domain/imports/reconcile/wanted_imports.ts";
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
  /** Keeps a declarant under its EORI number, with the states that it has, and its account number where none is given. */
  readonly keepDeclarant: (
    accountId: string,
    declarant: Omit<Declarant, "id" | "states">,
  ) => StoreEffect<Declarant>;
  /**
   * Adds those of the states that say something new, all or none, in their order; none is ever changed.
   * @returns none for a declarant that the account doesn't have
   */
  readonly addStates: (
    accountId: string,
    declarantId: string,
    states: ReadonlyArray<SentState>,
    recordedOn: CalendarDay,
  ) => StoreEffect<Option.Option<Declarant>>;
  /** In the order of their names: those that are named, all when `among` is left out. */
  readonly declarants: (accountId: string, among?: DeclarantNames) => StoreEffect<ReadonlyArray<Declarant>>;
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
export interface EntryQuestion extends LedgerAddress, EntryPart {
  /** Imports with an entry that was released in the year; all when it is left out. */
  readonly year?: number | undefined;
}

/** Importer and year whose masses are read. */
export interface YearOfImporter extends LedgerAddress {
  /** Calendar year of release. */
  readonly year: number;
  /** Day in Brussels by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
}

/** Declarant and year whose importers' entries are read. */
export interface DeclarantEntryQuestion extends EntryPart {
  /** UUID of the account. */
  readonly accountId: string;
  /** UUID of the declarant. */
  readonly declarantId: string;
  /** Calendar year of release. */
  readonly year: number;
}

/** Declarant and year that are read as known on a day. */
export type DeclarantYearRead = DeclarantEntryQuestion & Pick<YearOfImporter, "asOf">;

/** Part of an importer's imports that is listed. */
export interface ImportPart extends Omit<YearOfImporter, "year"> {
  /** UUID of the declarant. */
  readonly declarantId?: string | undefined;
  /** Calendar year of release. */
  readonly year?: number | undefined;
  readonly releasedFrom?: CalendarDay | undefined;
  readonly releasedTo?: CalendarDay | undefined;
  readonly cnCode?: string | undefined;
  /** Country of origin, ISO 3166-1 alpha-3. */
  readonly origin?: string | undefined;
  readonly determinations?: ReadonlyArray<Determination> | undefined;
  /** Imports behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** A declarant's year as its rules need it. */
export interface DeclarantImports<Live extends FiguredImport> {
  /** Masses by importer for whom the declarant declared something in the year: those of a day that count alike as one. */
  readonly counted: ReadonlyMap<string, ReadonlyArray<CountedFacts>>;
  /** The declarant's own ones, by day of release. */
  readonly imports: ReadonlyArray<Live>;
}

/** The entries of importers: added, never changed. */
export class ImportLedger extends Context.Tag("ImportLedger")<ImportLedger, {
  /**
   * Records entries of one importer, in one transaction: each is added, unchanged or refused, in its order; what is refused
   * does not stop the others. Two calls for one importer take turns.
   * @param alongside runs with the outcomes in the same transaction, last; undefined: nothing does
   * @returns the outcome of each; none for an importer or a declarant that the account doesn't have
   */
  readonly record: (
    address: LedgerAddress,
    entries: ReadonlyArray<SentLedgerEntry>,
    rules: AppendingRules,
    alongside?: (results: ReadonlyArray<AppendResult>) => StoreEffect<void>,
  ) => StoreEffect<Option.Option<ReadonlyArray<AppendResult>>>;
  /** Whole chains of entries, in the order of recording; empty for a foreign importer. */
  readonly entries: (question: EntryQuestion) => StoreEffect<ReadonlyArray<LedgerEntry>>;
  /** Does work that reads and holds whole chains: at once where they are few, else when a large turn comes. */
  readonly inTurn: <A, E, R>(
    question: EntryQuestion,
    work: Effect.Effect<A, E, R>,
  ) => Effect.Effect<A, E | ServiceUnavailable, R>;
  /** Live imports with their histories, those that were recorded last first; empty for a foreign importer. */
  readonly part: (part: ImportPart) => StoreEffect<ReadonlyArray<LiveImport>>;
  /** The live imports of a year by day of release, with what their mass is counted by; those that are alike together. */
  readonly counted: (question: YearOfImporter) => StoreEffect<ReadonlyArray<CountedImport>>;
  /** The masses of a year's live imports by day of release, those of a day that are counted alike as one. */
  readonly masses: (question: YearOfImporter) => StoreEffect<ReadonlyArray<CountedFacts>>;
  /** The same of those that are recorded with an indirect representative, each with the declarant that it names. */
  readonly represented: (
    question: YearOfImporter,
  ) => StoreEffect<ReadonlyArray<readonly [declarantId: string | null, goods: CountedFacts]>>;
  /** The declarant's year, imports that are alike together; empty for a foreign declarant. */
  readonly alikeOfDeclarant: (question: DeclarantYearRead) => StoreEffect<DeclarantImports<FiguredImport>>;
  /** The declarant's year with all facts and the last entry of each import; those of an importer that is known are not in `imports`. */
  readonly importsOfDeclarant: (
    question: DeclarantYearRead & { readonly knownImporterId?: string | undefined },
  ) => StoreEffect<DeclarantImports<LiveImport>>;
  /** Declarants of an importer's newest imports up to the year's end; empty for a foreign importer. */
  readonly declaredBefore: (question: YearOfImporter) => StoreEffect<ReadonlyArray<DeclaredBefore>>;
  /** Ids of the account's importers among whose newest imports one has the origin. */
  readonly importersFrom: (accountId: string, origin: CountryAlpha3) => StoreEffect<ReadonlyArray<string>>;
  /** Ids of imports of the declarant's year whose importer is another company that it doesn't represent indirectly. */
  readonly declaredForOthers: (question: DeclarantYearRead) => StoreEffect<ReadonlySet<string>>;
  /** The year's live imports without a declarant, of importers for whom the declarant declares something and of the one with its EORI number; `counted` of their importers alone, without the known. */
  readonly undeclared: (
    question: DeclarantYearRead & { readonly knownImporterIds?: ReadonlySet<string> },
  ) => StoreEffect<DeclarantImports<FiguredImport>>;
  /** Entries of all importers of the declarant's year: imports with other declarants too, as the threshold counts them. */
  readonly entriesOfDeclarant: (question: DeclarantEntryQuestion) => StoreEffect<ReadonlyArray<LedgerEntry>>;
  /** Every entry of the import that an entry belongs to, the oldest first; empty where there is none. */
  readonly history: (accountId: string, entryId: string) => StoreEffect<ReadonlyArray<LedgerEntry>>;
}>() {}

/** A notice about the threshold that is given for the first time. */
export interface NewNotice {
  /** UUID of the importer. */
  readonly importerId: string;
  readonly year: number;
  readonly kind: NoticeKind;
  /** Day on which the share was exceeded, as it is known now. */
  readonly day: CalendarDay;
}

/** Receiver of a notice: someone who may see the importer's ledger and wants to be told. */
export interface NoticeReceiver {
  readonly importer: Pick<Importer, "id" | "eori" | "name">;
  readonly receiver: ReminderReceiver;
}

/** Notices about the threshold, each given once for an importer and year. */
export class ThresholdNotices extends Context.Tag("ThresholdNotices")<ThresholdNotices, {
  /** True if the notice was given before. */
  readonly isGiven: (importerId: string, year: number, kind: NoticeKind) => StoreEffect<boolean>;
  /**
   * Keeps that the notice is given, as a part of the caller's transaction; that of the limit stands for that of 90 % too.
   * @returns its receivers; none where it was given before, or the account is closed
   */
  readonly give: (notice: NewNotice) => StoreEffect<ReadonlyArray<NoticeReceiver>>;
}>() {}

/** A declarant's account of certificates. */
export interface CertificateAccount {
  /** In the order of purchase. */
  readonly lots: ReadonlyArray<Lot>;
  /** In the order of their days. */
  readonly moves: ReadonlyArray<Move>;
  /** Lots and moves that were recorded by mistake and count no longer. */
  readonly withdrawn: Withdrawn;
}

/** A declarant's account after a call. */
export interface AccountChange {
  readonly account: CertificateAccount;
  /** UUID of the lot or the move: of the one that is there where nothing was written. */
  readonly recordedId: string;
  readonly result: "added" | "withdrawn" | "unchanged";
}

/** A declarant's account with what was written, or why nothing was. */
export type AccountWritten = Either.Either<AccountChange, ReadonlyArray<ImportFinding>>;

/** A lot or a move that is taken back. */
export interface Withdrawal extends TakenBack {
  /** UUID of the lot or the move. */
  readonly recordedId: string;
}

/** Writes something to a declarant's account, unless something is wrong with it. */
type AccountWriting<Written> = (
  accountId: string,
  declarantId: string,
  written: Written,
  alongside?: (change: AccountChange) => StoreEffect<void>,
) => StoreEffect<Option.Option<AccountWritten>>;

/** Lots and moves of declarants: added and taken back, never changed; each method sees those of one account only. */
export class Certificates extends Context.Tag("Certificates")<Certificates, {
  /** @returns none for a declarant that the account doesn't have */
  readonly account: (
    accountId: string,
    declarantId: string,
  ) => StoreEffect<Option.Option<CertificateAccount>>;
  /**
   * Keeps a lot unless something is wrong with it, or it is there: under its id, or with the same facts under its reference.
   * `alongside` runs with the account as it then stands in the same transaction, last, and not at all where it is refused.
   * @returns the account, or the findings where it is refused; none for a declarant that the account doesn't have
   */
  readonly buy: AccountWriting<Lot>;
  /** Keeps a move unless something is wrong with it, as `buy` does; of two at once the second sees the first. */
  readonly move: AccountWriting<Move>;
  /** Takes a lot or a move back, as `buy` keeps one: it counts no longer, and stays as it was recorded; none also for a foreign one. */
  readonly withdraw: AccountWriting<Withdrawal>;
}>() {}
