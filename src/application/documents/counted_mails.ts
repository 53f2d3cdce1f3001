/**
 * Mails to people outside an account, counted before they are queued: by account, and by account with receiver, so that nobody
 * makes a relay of the service, whatever number of keys an account has. Decision 0235.
 */
import { counted } from "../../kernel/text/shown.ts";
import * as Effect from "effect/Effect";
import { createHash } from "node:crypto";
import { RateLimited, type ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { mailboxOf } from "../../kernel/email_address.ts";
import { RateLimiter } from "../ports.ts";

const windowSeconds = 3_600;

/** Quotas of mails that an account brings about, by what is mailed. */
const mailsOfAccount = {
  "supplier-mails": { policy: "supplier-mails", limit: 200, windowSeconds },
  "invoice-mails": { policy: "invoice-mails", limit: 200, windowSeconds },
} as const satisfies Readonly<Record<string, Quota>>;

/** Mails of one account to one mailbox: as many as one key makes invoices (contract section 8.2). */
const mailsToAddress: Quota = { policy: "mails-to-address", limit: 60, windowSeconds };

/** Subject of a counter of an account's mails to a mailbox, in which the address can't be read. */
export const receiverSubject = (accountId: string, email: string): string =>
  createHash("sha256").update(`${accountId} ${mailboxOf(email)}`).digest("base64url");

/** A mail that is about to be queued. */
export interface CountedMail {
  readonly kind: keyof typeof mailsOfAccount;
  readonly accountId: string;
  /** Address of the receiver; undefined where another rule already holds the mails to it. */
  readonly to?: string;
}

const mailed: Readonly<Record<CountedMail["kind"], string>> = {
  "supplier-mails": "mails to suppliers",
  "invoice-mails": "mails of invoices to other addresses than its own",
};

/** Calls that are let through all the same. */
const goesOn: Readonly<Record<CountedMail["kind"], string>> = {
  "supplier-mails": "Calls that mail nobody go on.",
  "invoice-mails": "Without `email`, or with null, the documents are made now.",
};

/** The limiter's failure, said of mails: calls without them go on. */
const mailLimit =
  (kind: CountedMail["kind"], mails: string) => (failure: RateLimited | ServiceUnavailable) => {
    if (failure._tag !== "RateLimited") return failure;
    const { policy, limit, windowSeconds: seconds, retryAfterSeconds } = failure;
    const message =
      `The account has sent the ${limit} ${mails} that it may in an hour (${policy}), so nothing was made: ` +
      `the next one is let through in ${counted(retryAfterSeconds, "second", "seconds")}. ${goesOn[kind]}`;
    return new RateLimited({ policy, limit, windowSeconds: seconds, retryAfterSeconds, message });
  };

/**
 * Takes a place among the account's mails of the kind and, where a receiver is named, among its mails to that mailbox.
 * @fails RateLimited above 200 mails of the kind in an hour, or 60 to one mailbox
 */
export const countMail = (
  { kind, accountId, to }: CountedMail,
): Effect.Effect<void, RateLimited | ServiceUnavailable, RateLimiter> =>
  Effect.gen(function* () {
    const { take } = yield* RateLimiter;
    if (to !== undefined) {
      const toAddress = take(mailsToAddress, receiverSubject(accountId, to));
      yield* Effect.mapError(toAddress, mailLimit(kind, "mails to this address"));
    }
    yield* Effect.mapError(take(mailsOfAccount[kind], accountId), mailLimit(kind, mailed[kind]));
  });
