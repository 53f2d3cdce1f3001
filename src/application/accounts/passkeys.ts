/**
 * Passkeys of members: added on a page of the account, and used to sign in without an address or a mail. What a device signs is a
 * challenge that the service made for this session or this browser, once and for five minutes. Decision 0151.
 */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { RelyingParty } from "../../domain/accounts/passkey.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { isToken } from "../../domain/accounts/session.ts";
import { passkeyMail } from "../../domain/accounts/sign_in_mail.ts";
import type { OutgoingMail } from "../../domain/documents/mail.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import { emailAddressOfText } from "../../kernel/email_address.ts";
import { newId } from "../new_id.ts";
import { RateLimiter } from "../ports.ts";
import type { BrowserSession, Membership, SignedIn } from "./browser_session.ts";
import { newToken } from "./secrets.ts";
import { endSession } from "./sign_in.ts";

/** A passkey as its member sees it. */
export interface PasskeyRecord {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly addedAt: string;
  /** ISO 8601; null: never. */
  readonly lastUsedAt: string | null;
}

/** Answer of a device to a challenge. */
export interface PasskeyAnswer {
  /** The challenge as the browser was given it, base64url. */
  readonly challenge: string;
  /** The credential as the browser's `toJSON` writes it. */
  readonly credential: string;
}

/**
 * Outcome of adding: `refused` where the device's answer proves nothing, `unusable` where no signature can be checked with its key,
 * `full` where the member has as many as may be.
 */
export type AddedPasskey = "added" | "refused" | "unusable" | "full";

/** Mail to the person about the passkey of the name; undefined where their address takes none. */
export type PasskeyMail = (name: string) => OutgoingMail | undefined;

/** Page that the mail leads to, and its language. */
export interface PasskeyPage {
  readonly origin: string;
  /** Path of the person's passkeys. */
  readonly path: string;
  readonly language: MailLanguage;
}

/** @returns the mail that tells the person of the change */
const mailAbout = (
  change: "added" | "removed",
  { email, accountEmail }: SignedIn,
  { origin, path, language }: PasskeyPage,
): Effect.Effect<PasskeyMail> =>
  Effect.map(Clock.currentTimeMillis, (nowMs): PasskeyMail => {
    const to = emailAddressOfText(email);
    const link = { mailId: newId(nowMs), url: `${origin}${path}`, host: new URL(origin).host, language };
    return (name) =>
      to === undefined
        ? undefined
        : passkeyMail({ ...link, to }, change, { account: accountEmail, name, nowMs });
  });

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Passkeys and their challenges. Options are JSON as `PublicKeyCredential.parse...OptionsFromJSON` of browsers reads it. */
export class Passkeys extends Context.Tag("Passkeys")<Passkeys, {
  /** Passkeys of the member, the newest first. */
  readonly list: (memberId: string) => StoreEffect<ReadonlyArray<PasskeyRecord>>;
  /** Options with a challenge for the person's session. */
  readonly offerAdding: (person: SignedIn, party: RelyingParty) => StoreEffect<object>;
  /** Uses the challenge up, whatever comes of it, and keeps the passkey with its act and the mail about it. */
  readonly add: (
    person: SignedIn,
    party: RelyingParty,
    passkey: PasskeyAnswer & { readonly name: string; readonly mail: PasskeyMail },
  ) => StoreEffect<AddedPasskey>;
  /** Removes the member's own passkey, with its act and the mail about it. @returns true if there was one */
  readonly remove: (person: Membership, id: string, mail: PasskeyMail) => StoreEffect<boolean>;
  /** Options with a challenge for the browser that has the token. */
  readonly offerSignIn: (browserToken: string, party: RelyingParty) => StoreEffect<object>;
  /**
   * Uses the challenge up, whatever comes of it, and begins a session of the passkey's member.
   * @returns the session's token; none where the answer proves nothing, or the membership or account has ended
   */
  readonly signIn: (
    browserToken: string,
    party: RelyingParty,
    answer: PasskeyAnswer,
  ) => StoreEffect<Option.Option<string>>;
}>() {}

const hourSeconds = 3_600;
const offersOfMember: Quota = { policy: "passkeys-member", limit: 60, windowSeconds: hourSeconds };
/** Behind one address may be a company. */
const offersOfClient: Quota = { policy: "passkeys-client", limit: 300, windowSeconds: hourSeconds };
const signInsOfClient: Quota = { policy: "passkey-sign-ins", limit: 300, windowSeconds: hourSeconds };

/** @fails RateLimited above 60 offers an hour and member */
export const offerAdding = (
  person: SignedIn,
  party: RelyingParty,
): Effect.Effect<object, RateLimited | ServiceUnavailable, Passkeys | RateLimiter> =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(offersOfMember, person.memberId);
    return yield* (yield* Passkeys).offerAdding(person, party);
  });

/** Adds the passkey, and tells the person of it by mail. */
export const addPasskey = (
  person: SignedIn,
  party: RelyingParty,
  { page, ...passkey }: PasskeyAnswer & { readonly name: string; readonly page: PasskeyPage },
): Effect.Effect<AddedPasskey, ServiceUnavailable, Passkeys> =>
  Effect.gen(function* () {
    const mail = yield* mailAbout("added", person, page);
    return yield* (yield* Passkeys).add(person, party, { ...passkey, mail });
  });

/** Removes the person's own passkey, and tells them of it by mail. @returns true if there was one */
export const removePasskey = (
  person: SignedIn,
  id: string,
  page: PasskeyPage,
): Effect.Effect<boolean, ServiceUnavailable, Passkeys> =>
  Effect.gen(function* () {
    const mail = yield* mailAbout("removed", person, page);
    return yield* (yield* Passkeys).remove(person, id, mail);
  });

/** An offer to a browser that is not signed in. */
export interface SignInOffer {
  /** Token that the browser has to bring back in a cookie. */
  readonly browserToken: string;
  readonly options: object;
}

/** @fails RateLimited above 300 offers an hour and address */
export const offerSignIn = (
  party: RelyingParty,
  clientAddress: string,
): Effect.Effect<SignInOffer, RateLimited | ServiceUnavailable, Passkeys | RateLimiter> =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(offersOfClient, rateSubject(clientAddress));
    const browserToken = newToken();
    return { browserToken, options: yield* (yield* Passkeys).offerSignIn(browserToken, party) };
  });

/** An attempt to sign in by a passkey. */
export interface PasskeySignIn extends PasskeyAnswer {
  readonly party: RelyingParty;
  readonly clientAddress: string;
  /** Token of the browser's cookie. */
  readonly browserToken: string | undefined;
  /** Token of the session that the browser had, whoever gave it; it ends. */
  readonly earlierSession: string | undefined;
}

/**
 * Signs in by a passkey; an operator's second factor is asked for as after a link.
 * @returns the new session's token; none for an answer that proves nothing
 * @fails RateLimited above 300 attempts an hour and address
 */
export const signInByPasskey = (
  { party, clientAddress, browserToken, earlierSession, challenge, credential }: PasskeySignIn,
): Effect.Effect<
  Option.Option<string>,
  RateLimited | ServiceUnavailable,
  BrowserSession | Passkeys | RateLimiter
> =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(signInsOfClient, rateSubject(clientAddress));
    if (browserToken === undefined || !isToken(browserToken)) return Option.none();
    const begun = yield* (yield* Passkeys).signIn(browserToken, party, { challenge, credential });
    if (Option.isSome(begun)) yield* endSession(earlierSession);
    return begun;
  });
