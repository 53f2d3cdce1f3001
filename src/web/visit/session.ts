/**
 * The session of a browser: its cookie, who is signed in, and whether a form was sent from this service's own page. The
 * cookie is no API key and no key is read here.
 * @source OWASP Cross-Site Request Forgery Prevention Cheat Sheet
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { BrowserSession, type SignedIn } from "../../application/accounts/browser_session.ts";
import { PermissionDenied, type ServiceUnavailable } from "../../contract/failures.ts";
import { isSameText, unmaskedToken } from "../../application/accounts/secrets.ts";
import { may, type Right } from "../../domain/accounts/roles.ts";
import { sessionMs } from "../../domain/accounts/session.ts";
import { cookieOf } from "../../http/exchange/cookie.ts";
import { Exchange, headerOf, originAsked } from "../../http/exchange/exchange.ts";
import { SenderCheck } from "../../http/exchange/sender_check.ts";
import type { Visit } from "./visit.ts";

type Request = HttpServerRequest.HttpServerRequest;

/** Under HTTPS the browser itself holds the cookie to this host, to all of it, and to HTTPS. */
const cookieName = (isSecure: boolean): string => isSecure ? "__Host-session" : "session";

const cookie = (value: string, maxAgeSeconds: number, isSecure: boolean): string =>
  `${cookieName(isSecure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${
    isSecure ? "; Secure" : ""
  }`;

/** @returns the value of `Set-Cookie` that gives the browser its session */
export const sessionCookie = (token: string, { isSecure }: Pick<Visit, "isSecure">): string =>
  cookie(token, sessionMs / 1_000, isSecure);

/** @returns the value of `Set-Cookie` that takes the session away */
export const noSessionCookie = ({ isSecure }: Pick<Visit, "isSecure">): string => cookie("", 0, isSecure);

/** Kinds of data that a browser forgets of this service when somebody signs out of it: also those that modules of pages kept. */
export const clearedOnLeaving = '"cache", "storage"';

/** @returns the token that the browser sent */
export const sessionToken = (request: Request, { isSecure }: Pick<Visit, "isSecure">): string | undefined =>
  cookieOf(request, cookieName(isSecure));

/** True if the browser says that a page of this service led here: it says nothing where the service is not trustworthy to it. */
const isFromOwnPage = (request: Request): boolean => headerOf(request, "sec-fetch-site") === "same-origin";

const stale = new PermissionDenied({
  reason: "stale",
  message:
    "The page is no longer current, because you signed out or in since: open it again, then send the form.",
});

/** @fails PermissionDenied where the session has ended since, or its person has another role, or is no operator any more */
const stillThere = (
  { sessionId, role, isOperator }: SignedIn,
  standing: BrowserSession["Type"]["standing"],
): Effect.Effect<void, PermissionDenied | ServiceUnavailable> =>
  Effect.flatMap(
    standing(sessionId),
    (now) =>
      Option.exists(now, (it) => it.role === role && it.isOperator === isOperator) ? Effect.void : stale,
  );

/**
 * Account that is signed in, whose work the request is from then on. A token that was changed leaves with the answer, unless
 * that brings another cookie: then it is changed the next time. A language that the account's holder chooses on one of its pages
 * is that of the account's mails from then on; a link from elsewhere, which anybody may send, changes nothing but the page.
 */
export const signedInOf = (
  request: Request,
  visit: Visit,
): Effect.Effect<SignedIn | undefined, ServiceUnavailable, BrowserSession | Exchange> =>
  Effect.gen(function* () {
    const token = sessionToken(request, visit);
    if (token === undefined) return undefined;
    const { find, prefer, standing } = yield* BrowserSession;
    const lookedNs = yield* Clock.currentTimeNanos;
    const found = yield* find(token, visit.asksFor === undefined);
    if (Option.isNone(found)) return undefined;
    const { newToken, signedIn } = found.value;
    const { account, answerHeaders } = yield* Exchange;
    account.id = signedIn.accountId;
    account.check = new SenderCheck(stillThere(signedIn, standing), lookedNs);
    const { asksFor } = visit;
    if (
      asksFor !== undefined && asksFor !== signedIn.language && signedIn.isHolder && isFromOwnPage(request)
    ) {
      yield* prefer(signedIn.accountId, asksFor);
    }
    if (newToken !== undefined) answerHeaders["set-cookie"] = sessionCookie(newToken, visit);
    return signedIn;
  });

const foreign = new PermissionDenied({
  reason: "foreign",
  message: "The form was not sent from a page of this service: open the page here and send it again.",
});

/**
 * Lets a form through that the browser says was sent from a page of this origin.
 * @fails PermissionDenied when it says otherwise, or says nothing
 */
export const requireSameOrigin = (request: Request): Effect.Effect<void, PermissionDenied, Exchange> =>
  Effect.flatMap(Exchange, (exchange) => {
    const site = headerOf(request, "sec-fetch-site");
    const origin = headerOf(request, "origin");
    const named = origin === "null" ? undefined : origin;
    const own = originAsked(request, exchange);
    const isOwn = (site === undefined || site === "same-origin") && (named === undefined || named === own) &&
      (site !== undefined || named !== undefined);
    return isOwn ? Effect.void : foreign;
  });

const noRight = new PermissionDenied({
  reason: "role",
  message: "The role of who is signed in does not allow this: ask an administrator of the account.",
});

/** @fails PermissionDenied for a role without the right */
export const requireRight = ({ role }: SignedIn, right: Right): Effect.Effect<void, PermissionDenied> =>
  may(role, right) ? Effect.void : noRight;

/** Name of the form's value that holds the session's form token. */
export const formTokenName = "form_token";
/** Name of the field with the language of the page that the form is on. */
export const formLanguageName = "form_language";

/** @returns true for a form that brings the session's form token back */
export const bringsFormToken = (form: URLSearchParams, { formToken }: SignedIn): boolean =>
  isSameText(unmaskedToken(form.get(formTokenName) ?? ""), formToken);

/** @fails PermissionDenied when the form does not bring the session's form token back */
export const requireFormToken = (
  form: URLSearchParams,
  signedIn: SignedIn,
): Effect.Effect<void, PermissionDenied> => bringsFormToken(form, signedIn) ? Effect.void : stale;
