/**
 * Signing in by a link in a mail. Whoever asks gets the same answer at the same time, whether or not there is an account
 * of the address: the look-up and the mail come after the answer. Who asks too often is refused as a client, and as a
 * client together with an address, known or not: nobody can use up what somebody else needs to sign in. An address gets
 * no second mail within five minutes while the first link is good, which no answer says.
 */
import * as Clock from "effect/Clock";
import * as Console from "effect/Console";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { createHash } from "node:crypto";
import type { RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { newToken } from "./secrets.ts";
import { isToken } from "../../domain/accounts/session.ts";
import { signInMail, signUpMail } from "../../domain/accounts/sign_in_mail.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import { type EmailAddress, emailAddressOfText } from "../../kernel/email_address.ts";
import { newId } from "../new_id.ts";
import { RateLimiter } from "../ports.ts";
import { BrowserSession, type Membership } from "./browser_session.ts";
import { demonstrationEmail } from "./demonstration.ts";
import { maySendOffer, type SignUps } from "./sign_up.ts";

/** Path of the page that a link leads to. */
export const linkPath = "/sign-in/link";

/** Settings of the operator's machine for sign-in; a laptop shows links in its terminal. */
export class SignInOptions extends Context.Reference<SignInOptions>()("SignInOptions", {
  defaultValue: () => ({ isOnLaptop: false }),
}) {}

const hourSeconds = 3_600;
const mailsOfClient: Quota = { policy: "sign-in-client", limit: 20, windowSeconds: hourSeconds };
const mailsOfClientToAddress: Quota = { policy: "sign-in-address", limit: 5, windowSeconds: hourSeconds };

/** Request for a sign-in link, with the address of its sender. */
export interface LinkRequest {
  readonly email: EmailAddress;
  readonly clientAddress: string;
  /** The session's token that the browser has. */
  readonly session: string | undefined;
  /** The origin that the link leads to. */
  readonly origin: string;
  readonly language: MailLanguage;
  /** The path that the visitor wanted to see. */
  readonly next: string;
}

/** Subject of the counter for one client and mail address. Counters don't hold addresses. */
const subjectOf = (client: string, email: string): string =>
  createHash("sha256").update(`${client} ${email.toLowerCase()}`).digest("base64url");

const sendLink = (
  email: string,
  { origin, language, next }: LinkRequest,
  mailOf: typeof signInMail,
): Effect.Effect<void, ServiceUnavailable, BrowserSession> =>
  Effect.gen(function* () {
    // To the address as it was entered for the member, not as somebody typed it.
    const to = emailAddressOfText(email);
    if (to === undefined) return yield* Effect.logWarning(`${email} can't be mailed: nobody can sign in.`);
    const { keepLink } = yield* BrowserSession;
    const token = newToken();
    const url = `${origin}${linkPath}?${new URLSearchParams({ token, next })}`;
    const mailId = newId(yield* Clock.currentTimeMillis);
    const { host } = new URL(origin);
    const isSent = yield* keepLink({
      email,
      token,
      mail: mailOf({ mailId, to, url, host, language }),
    });
    const { isOnLaptop } = yield* SignInOptions;
    if (isSent && isOnLaptop) yield* Console.log(`Sign-in link of ${email}, for 15 minutes:\n\n  ${url}\n`);
  });

/** A link to whoever has an account, or may make one by it. */
const sendIfAllowed = (request: LinkRequest) =>
  Effect.gen(function* () {
    const { email, clientAddress } = request;
    const [first] = yield* (yield* BrowserSession).membershipsOf(email);
    if (first !== undefined) return yield* sendLink(first.email, request, signInMail);
    if (yield* maySendOffer(email, clientAddress)) yield* sendLink(email, request, signUpMail);
  }).pipe(
    Effect.catchAll(({ message }) => Effect.logWarning(`A sign-in link could not be sent. ${message}`)),
  );

/** True if the browser is signed in as the address: then it counts for nobody. */
const isHolder = (
  { email, session }: LinkRequest,
): Effect.Effect<boolean, ServiceUnavailable, BrowserSession> =>
  session === undefined ? Effect.succeed(false) : Effect.map(
    Effect.flatMap(BrowserSession, ({ find }) => find(session, false)),
    Option.exists(({ signedIn }) => signedIn.email.toLowerCase() === email.toLowerCase()),
  );

/**
 * Sends a link, if the address is a member of an account, or may make one, and has no good link from the last five minutes, after
 * this has returned.
 * @fails RateLimited for a client that asked too often in an hour, at all or for this address; never for who is signed in
 */
export const askForLink = (
  request: LinkRequest,
): Effect.Effect<void, RateLimited | ServiceUnavailable, BrowserSession | RateLimiter | SignUps> =>
  Effect.gen(function* () {
    if (!(yield* isHolder(request))) {
      const { take } = yield* RateLimiter;
      const client = rateSubject(request.clientAddress);
      yield* take(mailsOfClient, client);
      yield* take(mailsOfClientToAddress, subjectOf(client, request.email));
    }
    yield* Effect.forkDaemon(sendIfAllowed(request));
  });

/** @returns memberships that the link leads to, while it is good */
export const readLink = (
  token: string,
): Effect.Effect<ReadonlyArray<Membership>, ServiceUnavailable, BrowserSession> =>
  isToken(token)
    ? Effect.flatMap(BrowserSession, (sessions) => sessions.readLink(token))
    : Effect.succeed([]);

/** A link that somebody uses, and which of the accounts behind it is meant. */
export interface UsedLink {
  readonly token: string;
  /** Id of the membership; empty where there is but one. */
  readonly memberId: string;
}

/**
 * Uses the link up and begins a session; the one that the browser had, whoever gave it, ends.
 * @param language of the page, in which the account's mails are written from then on
 * @returns the new session's token; none for a link that is unknown, used or too old, or is no link of the membership
 */
export const signIn = (
  { token, memberId }: UsedLink,
  earlierSession: string | undefined,
  language: MailLanguage,
): Effect.Effect<Option.Option<string>, ServiceUnavailable, BrowserSession> =>
  Effect.gen(function* () {
    const sessions = yield* BrowserSession;
    const behind = yield* readLink(token);
    const chosen = memberId === "" && behind.length === 1 ? behind[0]?.memberId : memberId;
    const meant = behind.find((each) => each.memberId === chosen);
    const begun = meant === undefined
      ? Option.none<string>()
      : yield* sessions.useLink(token, meant.memberId, language);
    if (Option.isSome(begun)) yield* endSession(earlierSession);
    return begun;
  });

/** Ends the session with the token, if there is one. */
export const endSession = (
  token: string | undefined,
): Effect.Effect<void, ServiceUnavailable, BrowserSession> =>
  Effect.gen(function* () {
    if (token === undefined) return;
    const sessions = yield* BrowserSession;
    const found = yield* sessions.find(token, false);
    if (Option.isSome(found)) yield* sessions.end(found.value.signedIn.sessionId);
  });

/** @returns a session's token of the demonstration account; none where there is no such account */
export const signInToDemonstration: Effect.Effect<
  Option.Option<string>,
  ServiceUnavailable,
  BrowserSession
> = Effect.gen(function* () {
  const sessions = yield* BrowserSession;
  const all = yield* sessions.membershipsOf(demonstrationEmail);
  const own = all.find(({ accountEmail }) => accountEmail === demonstrationEmail);
  return own === undefined ? Option.none() : Option.some(yield* sessions.begin(own));
});
