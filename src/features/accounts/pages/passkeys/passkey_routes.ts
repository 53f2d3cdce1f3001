/**
 * Routes of passkeys: a member's own, and signing in by one. The site that passkeys belong to is the operator's setting, never what
 * a caller says of the host.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import {
  addPasskey,
  offerAdding,
  offerSignIn,
  Passkeys,
  removePasskey,
  signInByPasskey,
} from "../../../../application/accounts/passkeys.ts";
import { NotFound } from "../../../../contract/failures.ts";
import {
  challengeMs,
  longestPasskeyName,
  mostPasskeys,
  relyingPartyOf,
} from "../../../../domain/accounts/passkey.ts";
import { cookieOf } from "../../../../http/exchange/cookie.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { cut } from "../../../../kernel/text/shown.ts";
import {
  goTo,
  type Member,
  memberForm,
  memberRoute,
  privatePage,
  visitorForm,
} from "../../../../web/page/routes.ts";
import { toModule } from "../../../../web/page/to_module.ts";
import { sessionCookie, sessionToken } from "../../../../web/visit/session.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { passkeyTexts } from "../../texts/passkeys.ts";
import { accountPaths, passkeySignInPath } from "../account_paths.ts";
import { answerNames } from "../passkey_form.tsx";
import { nextOf, offeredTo } from "../sign_in.ts";
import { askingPage } from "../sign_in_page.tsx";
import type { ChangeOutcome } from "../outcome_notices.tsx";
import { passkeysPage } from "./passkeys_page.tsx";

const looking = { right: "look" } as const;

const party = Effect.flatMap(Exchange, ({ linkOrigin }) => {
  const found = relyingPartyOf(linkOrigin);
  return found === undefined
    ? new NotFound({ message: "Passkeys need a service that has a name: this one is reached by a number." })
    : Effect.succeed(found);
});

const json = (
  options: object,
  headers: Readonly<Record<string, string>> = {},
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(JSON.stringify(options), {
    contentType: "application/json",
    headers: { "cache-control": "no-store", ...headers },
  });

const answerIn = (form: URLSearchParams) => ({
  challenge: form.get(answerNames.challenge) ?? "",
  credential: form.get(answerNames.credential) ?? "",
});

const listOf = (member: Member, told: ChangeOutcome = {}) =>
  Effect.gen(function* () {
    const passkeys = yield* (yield* Passkeys).list(member.signedIn.memberId);
    const origin = relyingPartyOf((yield* Exchange).linkOrigin)?.origin;
    return passkeysPage(member, { passkeys, origin }, told);
  });

const list = memberRoute("look", accountPaths.passkeys, (member) => {
  const { done } = passkeyTexts[member.visit.language];
  const what = member.visit.query["done"];
  const told = what === "added" || what === "removed" ? { notice: done[what] } : {};
  return Effect.map(listOf(member, told), (framed) => privatePage(framed));
});

const offering = memberForm(looking, `${accountPaths.passkeys}/options`, ({ signedIn, visit }) =>
  toModule(
    Effect.map(Effect.flatMap(party, (own) => offerAdding(signedIn, own)), (options) => json(options)),
    visit.language,
  ));

/** The page that mails about passkeys lead to. */
const pageOf = ({ language }: Visit) =>
  Effect.map(Exchange, ({ linkOrigin: origin }) => ({ origin, path: accountPaths.passkeys, language }));

const adding = memberForm(looking, accountPaths.passkeys, (member, form) =>
  Effect.gen(function* () {
    const texts = passkeyTexts[member.visit.language];
    const name = cut((form.get("name") ?? "").trim(), longestPasskeyName);
    const page = yield* pageOf(member.visit);
    const passkey = { ...answerIn(form), name: name === "" ? texts.unnamed : name, page };
    const outcome = yield* addPasskey(member.signedIn, yield* party, passkey);
    if (outcome === "added") return goTo(`${accountPaths.passkeys}?done=added`);
    const refused = outcome === "full" ? texts.full(mostPasskeys) : texts[outcome];
    return privatePage(yield* listOf(member, { refused }), { status: 400 });
  }));

const removing = memberForm(
  looking,
  `${accountPaths.passkeys}/:id/remove`,
  ({ signedIn, params, visit }) =>
    Effect.gen(function* () {
      const isRemoved = yield* removePasskey(signedIn, params["id"] ?? "", yield* pageOf(visit));
      return isRemoved
        ? goTo(`${accountPaths.passkeys}?done=removed`)
        : yield* new NotFound({ message: "You have no such passkey." });
    }),
);

/** Cookie that binds a challenge to the browser that asked for it. */
const cookieName = ({ isSecure }: Visit): string => isSecure ? "__Host-passkey" : "passkey";

const cookie = (visit: Visit, value: string, maxAgeSeconds: number): string =>
  `${cookieName(visit)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict; HttpOnly${
    visit.isSecure ? "; Secure" : ""
  }`;

const challenging = visitorForm(`${passkeySignInPath}/options`, (visit) =>
  toModule(
    Effect.gen(function* () {
      const { clientAddress } = yield* Exchange;
      const { browserToken, options } = yield* offerSignIn(yield* party, clientAddress);
      return json(options, { "set-cookie": cookie(visit, browserToken, challengeMs / 1_000) });
    }),
    visit.language,
  ));

const entering = visitorForm(
  passkeySignInPath,
  (visit, form, request: HttpServerRequest.HttpServerRequest) =>
    Effect.gen(function* () {
      const { clientAddress } = yield* Exchange;
      const own = yield* party;
      const next = nextOf(form.get("next"));
      const token = yield* signInByPasskey({
        party: own,
        clientAddress,
        ...answerIn(form),
        browserToken: cookieOf(request, cookieName(visit)),
        earlierSession: sessionToken(request, visit),
      });
      if (Option.isSome(token)) return goTo(next, { "set-cookie": sessionCookie(token.value, visit) });
      const notice = passkeyTexts[visit.language].signInRefused;
      return privatePage(askingPage(visit, { next, notice, ...yield* offeredTo(request) }), { status: 400 });
    }),
);

export const passkeyRoutes = [list, offering, adding, removing, challenging, entering] as const;
