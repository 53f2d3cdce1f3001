/**
 * Accounts that people make for themselves, where the operator allows it: a sign-in link to an address without an account makes
 * one when it is used, never when it is asked for. Mails to such addresses are counted, so that the service sends strangers
 * only so many, and so are accounts; nothing of it changes what whoever asks for a link sees. Decision 0153.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { isToken } from "../../domain/accounts/session.ts";
import {
  countedDomainOf,
  mailsAnAccount,
  mayHaveAccount,
  mostOfDomain,
  type SignUpRules,
  type SignUpState,
} from "../../domain/accounts/sign_up.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import { Metrics } from "../metrics.ts";
import { RateLimiter } from "../ports.ts";
import { inPlace } from "../taken_place.ts";

/** The operator's rules; without them nobody makes an account. */
export class SignUpOptions extends Context.Reference<SignUpOptions>()("SignUpOptions", {
  defaultValue: (): { readonly rules: SignUpRules | undefined } => ({ rules: undefined }),
}) {}

/** A good link of an address without an account. */
export interface SignUpOffer {
  readonly email: string;
  readonly standing: SignUpState;
}

/** An account that somebody makes with a link. */
export interface NewAccount {
  readonly token: string;
  readonly name: string;
  /** Language of the account's mails. */
  readonly language: MailLanguage;
}

/** Outcome of making an account: the session's token, or why there is none. */
export type SignUpOutcome =
  | { readonly kind: "made"; readonly session: string }
  | { readonly kind: "gone" | Exclude<SignUpState, "open"> };

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Sign-ups as they are kept. */
export class SignUps extends Context.Tag("SignUps")<SignUps, {
  /** True if no account, open or closed, has the address's mailbox. */
  readonly isFree: (email: string) => StoreEffect<boolean>;
  /** The offer that the link makes, while it is good and its address has no account; it stays good. */
  readonly offer: (token: string, rules: SignUpRules) => StoreEffect<Option.Option<SignUpOffer>>;
  /** Uses the link up, makes the account with its first administrator, records that, and begins a session: all, or nothing. */
  readonly make: (account: NewAccount, rules: SignUpRules) => StoreEffect<SignUpOutcome>;
}>() {}

const daySeconds = 86_400;
const quota = (policy: string, limit: number): Quota => ({ policy, limit, windowSeconds: daySeconds });

const counted = (result: string) => Effect.map(Metrics, ({ count }) => count("signUps", [result]));

/**
 * True if an address without an account is sent a link that makes one, which counts as sent. The narrower windows come first: a
 * mail that one of them refuses takes nobody else's place.
 */
export const maySendOffer = (
  email: string,
  clientAddress: string,
): Effect.Effect<boolean, ServiceUnavailable, RateLimiter | SignUps> =>
  Effect.gen(function* () {
    const { rules } = yield* SignUpOptions;
    if (rules === undefined || !mayHaveAccount(rules, email)) return false;
    if (!(yield* (yield* SignUps).isFree(email))) {
      yield* counted("mailbox has an account");
      return false;
    }
    const { take } = yield* RateLimiter;
    const domain = countedDomainOf(email);
    yield* take(
      quota("sign-up-mails-network", mailsAnAccount * rules.mostANetwork),
      rateSubject(clientAddress),
    );
    yield* take(quota("sign-up-mails-domain", mailsAnAccount * mostOfDomain(rules)), domain);
    yield* take(quota("sign-up-mails", mailsAnAccount * rules.mostADay), "all");
    yield* counted("link sent");
    return true;
  }).pipe(
    Effect.catchTag("RateLimited", ({ message }) =>
      Effect.gen(function* () {
        yield* counted("too many mails");
        yield* Effect.logWarning(`No link was sent to an address without an account. ${message}`);
        return false;
      })),
  );

/** @returns the offer of a link, where the operator's rules still allow it */
export const readOffer = (
  token: string,
): Effect.Effect<Option.Option<SignUpOffer>, ServiceUnavailable, SignUps> =>
  Effect.gen(function* () {
    const { rules } = yield* SignUpOptions;
    if (rules === undefined || !isToken(token)) return Option.none();
    const offer = yield* (yield* SignUps).offer(token, rules);
    return Option.filter(offer, ({ email }) => mayHaveAccount(rules, email));
  });

/**
 * Makes the account that a link offers.
 * @param clientAddress of who makes it: a network makes so many a day; a link that was used meanwhile takes none of them
 */
export const signUp = (
  account: NewAccount,
  clientAddress: string,
): Effect.Effect<SignUpOutcome, ServiceUnavailable, RateLimiter | SignUps> =>
  Effect.gen(function* () {
    const { rules } = yield* SignUpOptions;
    const offer = yield* readOffer(account.token);
    if (rules === undefined || Option.isNone(offer)) return { kind: "gone" } as const;
    const { standing } = offer.value;
    if (standing !== "open") return { kind: standing } as const;
    const network = {
      quota: quota("sign-up-network", rules.mostANetwork),
      subject: rateSubject(clientAddress),
    };
    return yield* inPlace(network, (yield* SignUps).make(account, rules), ({ kind }) => kind === "made");
  }).pipe(
    Effect.catchTag("RateLimited", () => Effect.succeed({ kind: "full" } as const)),
    Effect.tap(({ kind }) => counted(kind)),
  );
