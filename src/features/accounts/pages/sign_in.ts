/**
 * Signing in and out, and up where the operator allows it. Whoever asks for a link gets the same page whether or not there is an
 * account; the link is used up by a button, never by opening it.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { BrowserSession } from "../../../application/accounts/browser_session.ts";
import {
  askForLink,
  endSession,
  linkPath,
  readLink,
  signIn,
  SignInOptions,
  signInToDemonstration,
} from "../../../application/accounts/sign_in.ts";
import { readOffer, signUp, SignUpOptions } from "../../../application/accounts/sign_up.ts";
import { NotFound } from "../../../contract/failures.ts";
import { relyingPartyOf } from "../../../domain/accounts/passkey.ts";
import { accountNameOf } from "../../../domain/accounts/sign_up.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { ipAddressOfText } from "../../../kernel/ip_address.ts";
import { Exchange, headerOf, peerOf } from "../../../http/exchange/exchange.ts";
import { ownPath } from "../../../web/visit/own_path.ts";
import {
  goTo,
  memberForm,
  pageOfForm,
  privatePage,
  visitorForm,
  visitorRoute,
} from "../../../web/page/routes.ts";
import {
  clearedOnLeaving,
  noSessionCookie,
  sessionCookie,
  sessionToken,
} from "../../../web/visit/session.ts";
import { signInTexts } from "../texts/sign_in.ts";
import type { Visit } from "../../../web/visit/visit.ts";
import { signUpPath } from "./account_paths.ts";
import { askingPage, badLinkPage, linkPage, sentPage, type SignInForm } from "./sign_in_page.tsx";
import { noSignUpPage, signUpPage } from "./sign_up_page.tsx";

type Request = HttpServerRequest.HttpServerRequest;

const accountPath = "/account";
/** @returns the path to go on at: the one asked for, where it leads to this service */
export const nextOf = (text: string | null | undefined): string => ownPath(text ?? undefined, accountPath);

const isLoopback = (address: string): boolean => ipAddressOfText(address)?.range() === "loopback";
/** Another site's name that leads to this machine is not this machine's. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** True if the visitor sits at the computer that the service runs on: no proxy, no other host's name. */
const isHere = (request: Request): Effect.Effect<boolean, never, Exchange> =>
  Effect.gen(function* () {
    const { isOnLaptop } = yield* SignInOptions;
    const { clientAddress } = yield* Exchange;
    return isOnLaptop && isLoopback(peerOf(request)) && isLoopback(clientAddress) &&
      headerOf(request, "x-forwarded-for") === undefined && headerOf(request, "forwarded") === undefined &&
      ownHost.test(headerOf(request, "host") ?? new URL(request.originalUrl).host);
  });

const passkeySite = Effect.map(Exchange, ({ linkOrigin }) => relyingPartyOf(linkOrigin)?.origin);

/** Parts of the page that asks for an address beside the address. */
export const offeredTo = (
  request: Request,
): Effect.Effect<Pick<SignInForm, "hasDemonstration" | "passkeyOrigin" | "signUpDomains">, never, Exchange> =>
  Effect.gen(function* () {
    const { rules } = yield* SignUpOptions;
    return {
      hasDemonstration: yield* isHere(request),
      passkeyOrigin: yield* passkeySite,
      signUpDomains: rules?.domains,
    };
  });

const asking = visitorRoute("/sign-in", (visit, request) =>
  Effect.gen(function* () {
    const next = nextOf(visit.query["next"]);
    if (visit.account !== undefined) return goTo(next);
    return privatePage(askingPage(visit, { next, ...yield* offeredTo(request) }));
  }));

const sending = visitorForm("/sign-in", (visit, form, request) =>
  Effect.gen(function* () {
    const typed = (form.get("email") ?? "").trim();
    const next = nextOf(form.get("next"));
    const email = emailAddressOfText(typed);
    if (email === undefined) {
      return privatePage(askingPage(visit, { next, wrong: typed, ...yield* offeredTo(request) }), {
        status: 400,
      });
    }
    const { clientAddress, linkOrigin: origin } = yield* Exchange;
    const session = sessionToken(request, visit);
    yield* askForLink({ email, clientAddress, session, origin, language: visit.language, next });
    const { isOnLaptop } = yield* SignInOptions;
    const { rules } = yield* SignUpOptions;
    return privatePage(sentPage(visit, { email, next, isOnLaptop, maySignUp: rules !== undefined }));
  }));

const link = visitorRoute(linkPath, (visit) =>
  Effect.gen(function* () {
    const token = visit.query["token"] ?? "";
    const next = nextOf(visit.query["next"]);
    const memberships = yield* readLink(token);
    if (memberships.length > 0) return privatePage(linkPage(visit, { memberships, token, next }));
    const offer = yield* readOffer(token);
    if (Option.isNone(offer)) return privatePage(badLinkPage(visit), { status: 410 });
    const { email, standing } = offer.value;
    return standing === "open"
      ? privatePage(signUpPage(visit, { offer: offer.value, token, next }))
      : privatePage(noSignUpPage(visit, standing, email), { status: 409 });
  }));

/** The form stands on the page of its link, which other languages lead back to. */
const makingAccount = visitorForm(signUpPath, (sent, form, request) =>
  Effect.gen(function* () {
    const [token, typed] = [form.get("token") ?? "", form.get("name") ?? ""];
    const next = nextOf(form.get("next"));
    const visit = { ...sent, path: linkPath, query: { token, next } };
    const offer = yield* readOffer(token);
    if (Option.isNone(offer)) return privatePage(badLinkPage(visit), { status: 410 });
    const name = accountNameOf(typed);
    if (name === undefined) {
      const again = { offer: offer.value, token, next, wrong: typed };
      return privatePage(signUpPage(visit, again), { status: 400 });
    }
    const { clientAddress } = yield* Exchange;
    const outcome = yield* signUp({ token, name, language: visit.language }, clientAddress);
    switch (outcome.kind) {
      case "gone":
        return privatePage(badLinkPage(visit), { status: 410 });
      case "full":
      case "taken":
        return privatePage(noSignUpPage(visit, outcome.kind, offer.value.email), { status: 409 });
      case "made":
        yield* endSession(sessionToken(request, visit));
        return begun(visit, outcome.session, next);
    }
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
      const offered = yield* offeredTo(request);
      return privatePage(askingPage(visit, { next, notice, ...offered, hasDemonstration: false }));
    }),
);

const leaving = memberForm({ right: "look" }, "/sign-out", ({ visit, signedIn }) =>
  Effect.gen(function* () {
    yield* (yield* BrowserSession).end(signedIn.sessionId);
    return goTo("/sign-in", { "set-cookie": noSessionCookie(visit), "clear-site-data": clearedOnLeaving });
  }));

const leavingEverywhere = memberForm(
  { right: "look" },
  "/sign-out/everywhere",
  ({ visit, signedIn }) =>
    Effect.gen(function* () {
      yield* (yield* BrowserSession).endAll(signedIn);
      return goTo("/sign-in", { "set-cookie": noSessionCookie(visit), "clear-site-data": clearedOnLeaving });
    }),
);

export const signInRoutes = [
  pageOfForm(signUpPath, () => "/sign-in"),
  pageOfForm("/sign-out", () => accountPath),
  asking,
  sending,
  link,
  entering,
  makingAccount,
  demonstration,
  leaving,
  leavingEverywhere,
] as const;
