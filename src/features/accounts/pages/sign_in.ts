/**
 * Signing in and out. Whoever asks for a link gets the same page whether or not there is an account; the link is used up
 * by a button, never by opening it.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { BrowserSession } from "../../../application/accounts/browser_session.ts";
import {
  askForLink,
  linkPath,
  readLink,
  signIn,
  SignInOptions,
  signInToDemonstration,
} from "../../../application/accounts/sign_in.ts";
import { NotFound } from "../../../contract/failures.ts";
import { relyingPartyOf } from "../../../domain/accounts/passkey.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { ipAddressOfText } from "../../../kernel/ip_address.ts";
import { Exchange, headerOf, peerOf } from "../../../http/exchange/exchange.ts";
import { ownPath } from "../../../web/visit/own_path.ts";
import { goTo, memberForm, privatePage, visitorForm, visitorRoute } from "../../../web/page/routes.ts";
import { noSessionCookie, sessionCookie, sessionToken } from "../../../web/visit/session.ts";
import { signInTexts } from "../texts/sign_in.ts";
import type { Visit } from "../../../web/visit/visit.ts";
import { askingPage, badLinkPage, linkPage, sentPage } from "./sign_in_page.tsx";

type Request = HttpServerRequest.HttpServerRequest;

const accountPath = "/account";
/** @returns the path to go on at: the one asked for, where it leads to this service */
export const nextOf = (text: string | null | undefined): string => ownPath(text ?? undefined, accountPath);

const isLoopback = (address: string): boolean => ipAddressOfText(address)?.range() === "loopback";
/** Another site's name that leads to this machine is not this machine's. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** True if the visitor sits at the computer that the service runs on: no proxy, no other host's name. */
export const isHere = (request: Request): Effect.Effect<boolean, never, Exchange> =>
  Effect.gen(function* () {
    const { isOnLaptop } = yield* SignInOptions;
    const { clientAddress } = yield* Exchange;
    return isOnLaptop && isLoopback(peerOf(request)) && isLoopback(clientAddress) &&
      headerOf(request, "x-forwarded-for") === undefined && headerOf(request, "forwarded") === undefined &&
      ownHost.test(headerOf(request, "host") ?? new URL(request.originalUrl).host);
  });

const passkeySite = Effect.map(Exchange, ({ linkOrigin }) => relyingPartyOf(linkOrigin)?.origin);

const asking = visitorRoute("/sign-in", (visit, request) =>
  Effect.gen(function* () {
    const next = nextOf(visit.query["next"]);
    if (visit.account !== undefined) return goTo(next);
    const passkeyOrigin = yield* passkeySite;
    return privatePage(askingPage(visit, { next, hasDemonstration: yield* isHere(request), passkeyOrigin }));
  }));

const sending = visitorForm("/sign-in", (visit, form, request) =>
  Effect.gen(function* () {
    const typed = (form.get("email") ?? "").trim();
    const next = nextOf(form.get("next"));
    const email = emailAddressOfText(typed);
    if (email === undefined) {
      const hasDemonstration = yield* isHere(request);
      const passkeyOrigin = yield* passkeySite;
      return privatePage(askingPage(visit, { next, wrong: typed, hasDemonstration, passkeyOrigin }), {
        status: 400,
      });
    }
    const { clientAddress, linkOrigin: origin } = yield* Exchange;
    const session = sessionToken(request, visit);
    yield* askForLink({ email, clientAddress, session, origin, language: visit.language, next });
    const { isOnLaptop } = yield* SignInOptions;
    return privatePage(sentPage(visit, { email, next, isOnLaptop }));
  }));

const link = visitorRoute(linkPath, (visit) =>
  Effect.gen(function* () {
    const token = visit.query["token"] ?? "";
    const memberships = yield* readLink(token);
    return memberships.length === 0
      ? privatePage(badLinkPage(visit), { status: 410 })
      : privatePage(linkPage(visit, { memberships, token, next: nextOf(visit.query["next"]) }));
  }));

/** A session of the browser's own making, or of somebody else's, is never gone on with. */
const begun = (visit: Visit, token: string, next: string): HttpServerResponse.HttpServerResponse =>
  goTo(next, { "set-cookie": sessionCookie(token, visit) });

const entering = visitorForm(linkPath, (visit, form, request) =>
  Effect.gen(function* () {
    const link = { token: form.get("token") ?? "", memberId: form.get("member") ?? "" };
    const token = yield* signIn(link, sessionToken(request, visit), visit.language);
    return Option.isNone(token)
      ? privatePage(badLinkPage(visit), { status: 410 })
      : begun(visit, token.value, nextOf(form.get("next")));
  }));

const demonstration = visitorForm(
  "/sign-in/demonstration",
  (visit, form, request) =>
    Effect.gen(function* () {
      if (!(yield* isHere(request))) {
        return yield* new NotFound({ message: `There is no ${visit.path} here.` });
      }
      const token = yield* signInToDemonstration;
      const next = nextOf(form.get("next"));
      if (Option.isSome(token)) return begun(visit, token.value, next);
      const notice = signInTexts[visit.language].noDemonstration;
      const passkeyOrigin = yield* passkeySite;
      return privatePage(askingPage(visit, { next, notice, hasDemonstration: false, passkeyOrigin }));
    }),
);

const leaving = memberForm({ right: "look" }, "/sign-out", ({ visit, signedIn }) =>
  Effect.gen(function* () {
    yield* (yield* BrowserSession).end(signedIn.sessionId);
    return goTo("/sign-in", { "set-cookie": noSessionCookie(visit), "clear-site-data": '"cache"' });
  }));

const leavingEverywhere = memberForm(
  { right: "look" },
  "/sign-out/everywhere",
  ({ visit, signedIn }) =>
    Effect.gen(function* () {
      yield* (yield* BrowserSession).endAll(signedIn);
      return goTo("/sign-in", { "set-cookie": noSessionCookie(visit), "clear-site-data": '"cache"' });
    }),
);

export const signInRoutes = [
  asking,
  sending,
  link,
  entering,
  demonstration,
  leaving,
  leavingEverywhere,
] as const;
