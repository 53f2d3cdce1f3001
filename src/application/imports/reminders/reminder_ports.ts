/** Database port of reminders: who gets which, and which were given. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { MailLanguage } from "../../../domain/documents/mail_language.ts";
import type { ReminderChoice, ReminderReceiver } from "../../../domain/imports/reminders/choices.ts";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Someone who may see a ledger, with what was chosen. */
export interface RemindedPerson extends ReminderReceiver {
  /** UUID of the account. */
  readonly accountId: string;
  readonly choice: ReminderChoice;
  /** True if the account has a declarant. */
  readonly hasDeclarant: boolean;
  /** Subjects of the reminders of the last 90 days. */
  readonly given: ReadonlyArray<string>;
}

/** A reminder of one receiver. */
export interface Gift {
  readonly receiverId: string;
  readonly subject: string;
}

/** Reminders, each given once to a receiver. */
export class Reminders extends Context.Tag("Reminders")<Reminders, {
  /** @returns the member's choice, the usual one for who chose nothing */
  readonly choice: (memberId: string) => StoreEffect<ReminderChoice>;
  /** Keeps the choice, and the language of the member's reminders. */
  readonly choose: (memberId: string, choice: ReminderChoice, language: MailLanguage) => StoreEffect<void>;
  /**
   * Members of open accounts that have an importer or a declarant, and the own address of such an account without any, in the
   * order of the accounts.
   * @param behindId accounts behind this one; undefined: from the first one
   * @param atMost number of accounts
   */
  readonly people: (
    behindId: string | undefined,
    atMost: number,
  ) => StoreEffect<ReadonlyArray<RemindedPerson>>;
  /**
   * Keeps that reminders are given, and runs the work with those that were not given before, in one transaction. Of two
   * processes that give the same one the second waits for the first, and finds it given.
   */
  readonly give: <R>(
    accountId: string,
    gifts: ReadonlyArray<Gift>,
    work: (fresh: ReadonlyArray<Gift>) => Effect.Effect<void, ServiceUnavailable, R>,
  ) => Effect.Effect<void, ServiceUnavailable, R>;
}>() {}
