/** Database ports of the use cases of suppliers: installations and their values, each seen by one account only. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Installation, InstallationFacts } from "../../domain/suppliers/installation.ts";
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
export interface Writing<Kept> {
  /** UUID of the account. */
  readonly accountId: string;
  /** The day in Brussels. */
  readonly today: CalendarDay;
  /** Runs with the result in the same transaction, last, and not at all after a conflict; undefined: nothing does. */
  readonly alongside: ((recording: Recording<Kept>) => StoreEffect<void>) | undefined;
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
  /** Installations behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** Installations: versions are added, never changed. */
export class Installations extends Context.Tag("Installations")<Installations, {
  /** Keeps a new installation; one that has its registry id holds against it. Calls of an account take turns. */
  readonly add: (
    writing: Writing<Installation>,
    facts: InstallationFacts,
  ) => StoreEffect<Recording<Installation>>;
  /**
   * Adds a version behind the one that it replaces, where that is the newest; another installation with its registry id
   * holds against it. Calls of an account take turns.
   * @returns none for an installation that the account doesn't have
   */
  readonly change: (
    writing: Writing<Installation>,
    version: { readonly id: string; readonly replaces: number; readonly facts: InstallationFacts },
  ) => StoreEffect<Option.Option<Recording<Installation>>>;
  /** Newest first, each as its newest version by the day has it. */
  readonly part: (part: InstallationPart) => StoreEffect<ReadonlyArray<Installation>>;
  /** Every version, the oldest first; empty for an installation that the account doesn't have. */
  readonly versions: (accountId: string, id: string) => StoreEffect<ReadonlyArray<Installation>>;
}>() {}
