/** Database ports of the use cases of suppliers: installations and their values, each seen by one account only. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Installation, InstallationFacts } from "../../domain/suppliers/installation.ts";
import type {
  SupplierValue,
  ValueFacts,
  ValueKey,
  ValueOfInstallation,
  ValueState,
} from "../../domain/suppliers/value.ts";
import type { Withdrawals } from "../../domain/suppliers/withdrawals.ts";
import type { Decimal } from "../../kernel/decimal.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Result of recording something that is never overwritten. */
export type Recording<Kept> =
  /** New, or a new version. */
  | { readonly result: "added"; readonly kept: Kept }
  /** There before with the same facts. */
  | { readonly result: "unchanged"; readonly kept: Kept }
  /** Another record holds, or another version is the newest: nothing was written. */
  | { readonly result: "conflict"; readonly kept: Kept };

/** Day on which something is recorded, and what is kept with it. */
export interface Writing<Written> {
  /** UUID of the account. */
  readonly accountId: string;
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** Runs with what was written in the same transaction, last, and not at all after a conflict; undefined: nothing does. */
  readonly alongside: ((written: Written) => StoreEffect<void>) | undefined;
}

/** Words by which installations are searched, in whatever case. */
export interface InstallationSearch {
  /** Words that the name, the operator or the id in the registry has. */
  readonly words: string;
  /** Country that the words name, ISO 3166-1 alpha-3; undefined where they name none. */
  readonly country: string | undefined;
  /** Digits that the words are, with which a CN code begins; undefined where they are none. */
  readonly code: string | undefined;
}

/** Part of an account's installations that is listed. */
export interface InstallationPart {
  /** UUID of the account. */
  readonly accountId: string;
  /** Day in Brussels by whose end a version must have been recorded. */
  readonly asOf: CalendarDay;
  /** Id in the registry that the version has; any when it is left out. */
  readonly registryId?: string | undefined;
  /** Country that the version has, ISO 3166-1 alpha-3; any when it is left out. */
  readonly country?: string | undefined;
  /** Words that it has; any when they are left out. */
  readonly search?: InstallationSearch | undefined;
  /** Installations behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** Installations: versions are added, never changed. */
export class Installations extends Context.Tag("Installations")<Installations, {
  /** Keeps a new installation; one that has its registry id holds against it. Calls of an account take turns. */
  readonly add: (
    writing: Writing<Recording<Installation>>,
    facts: InstallationFacts,
  ) => StoreEffect<Recording<Installation>>;
  /**
   * Adds a version behind the one that it replaces, where that is the newest; another installation with its registry id
   * holds against it. Calls of an account take turns.
   * @returns none for an installation that the account doesn't have
   */
  readonly change: (
    writing: Writing<Recording<Installation>>,
    version: { readonly id: string; readonly replaces: number; readonly facts: InstallationFacts },
  ) => StoreEffect<Option.Option<Recording<Installation>>>;
  /** Newest first, each as its newest version by the day has it. */
  readonly part: (part: InstallationPart) => StoreEffect<ReadonlyArray<Installation>>;
  /** The newest versions of those of the installations that the account has, in no order. */
  readonly newest: (
    accountId: string,
    ids: ReadonlyArray<string>,
  ) => StoreEffect<ReadonlyArray<Installation>>;
  /** Every version, the oldest first; empty for an installation that the account doesn't have. */
  readonly versions: (accountId: string, id: string) => StoreEffect<ReadonlyArray<Installation>>;
}>() {}

/** A value that is to be recorded. */
export interface NewValue {
  readonly key: ValueKey;
  readonly facts: ValueFacts;
}

/** Part of an account's values that is listed. */
export interface ValuePart {
  /** UUID of the account. */
  readonly accountId: string;
  /** Day in Brussels by whose end a version must have been recorded. */
  readonly asOf: CalendarDay;
  /** UUID of the installation; any when it is left out. */
  readonly installationId?: string | undefined;
  readonly cnCode?: string | undefined;
  readonly period?: number | undefined;
  readonly state?: ValueState | undefined;
  /** Words that its installation has, or digits that its code begins with; any when they are left out. */
  readonly search?: InstallationSearch | undefined;
  /** Values behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** Values on a day: their newest versions, in no order, and their withdrawals. */
export interface StandingValues {
  readonly newest: ReadonlyArray<ValueOfInstallation>;
  readonly withdrawals: Withdrawals;
}

/** Values: versions are added, never changed. */
export class SupplierValues extends Context.Tag("SupplierValues")<SupplierValues, {
  /**
   * Keeps new values, all of them or, where another value holds against one, none. Calls of an account take turns.
   * @returns the result of each, in their order; those of installations that the account doesn't have are refused before
   */
  readonly add: (
    writing: Writing<ReadonlyArray<Recording<SupplierValue>>>,
    values: ReadonlyArray<NewValue>,
  ) => StoreEffect<ReadonlyArray<Recording<SupplierValue>>>;
  /**
   * Adds a version behind the one that it replaces, where that is the newest. Calls of an account take turns.
   * @returns none for a value that the account doesn't have
   */
  readonly change: (
    writing: Writing<Recording<SupplierValue>>,
    version: { readonly id: string; readonly replaces: number; readonly facts: ValueFacts },
  ) => StoreEffect<Option.Option<Recording<SupplierValue>>>;
  /** Newest first, each as its newest version by the day has it, with its installation as it is now. */
  readonly part: (part: ValuePart) => StoreEffect<ReadonlyArray<ValueOfInstallation>>;
  /** Every version of the values, each value's oldest first; none of values that the account doesn't have. */
  readonly versions: (
    accountId: string,
    ...ids: ReadonlyArray<string>
  ) => StoreEffect<ReadonlyArray<ValueOfInstallation>>;
  /**
   * The newest versions of those of the values that the account has, in no order.
   * @param asOf day in Brussels by whose end a version must have been recorded; left out: any
   */
  readonly newest: (
    accountId: string,
    ids: ReadonlyArray<string>,
    asOf?: CalendarDay,
  ) => StoreEffect<ReadonlyArray<ValueOfInstallation>>;
  /**
   * Those of the values that the account has as they stand on a day, in one statement: no version comes between the two.
   * @param asOf day in Brussels by whose end a version must have been recorded
   */
  readonly standing: (
    accountId: string,
    ids: ReadonlyArray<string>,
    asOf: CalendarDay,
  ) => StoreEffect<StandingValues>;
}>() {}

/** Uses of values in the live imports of a year that are asked about. */
export interface UseQuestion {
  /** UUID of the account. */
  readonly accountId: string;
  /** Calendar year of release. */
  readonly year: number;
  /** UUID of the installation; any when it is left out. */
  readonly installationId: string | undefined;
}

/** Imports that took the same version of a value. */
export interface SummedUse {
  readonly valueId: string;
  readonly version: number;
  /** State of that version. */
  readonly state: ValueState;
  readonly imports: number;
  /** Net mass in tonnes, of electricity its energy in MWh. */
  readonly quantity: Decimal;
  readonly firstReleasedOn: CalendarDay;
  readonly lastReleasedOn: CalendarDay;
}

/** An import whose figures are those of a value. */
export interface ValueUse {
  readonly entryId: string;
  readonly importId: string;
  readonly eori: string;
  readonly mrn: string;
  readonly item: number;
  readonly releasedOn: CalendarDay;
  readonly cnCode: string;
  /** Net mass in tonnes, of electricity its energy in MWh. */
  readonly quantity: Decimal;
  readonly valueId: string;
  readonly version: number;
}

/** Imports of an account's ledger that took values of its suppliers, as they live now. */
export class ValueUses extends Context.Tag("ValueUses")<ValueUses, {
  /** By value and version. */
  readonly summed: (question: UseQuestion) => StoreEffect<ReadonlyArray<SummedUse>>;
  /** In the order of their entries. */
  readonly part: (
    question: UseQuestion & { readonly behindId: string | undefined; readonly atMost: number },
  ) => StoreEffect<ReadonlyArray<ValueUse>>;
}>() {}
