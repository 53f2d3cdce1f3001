/**
 * Routes of pages and forms by who may have them: anyone, or a member of an account whose role has the right that the route
 * names; those of operators are `operator_routes.ts`'s. Nothing that depends on a session is kept by anyone, and no other site frames it.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { Uploads } from "../../application/documents/uploads.ts";
import { BrowserSession, type SignedIn } from "../../application/accounts/browser_session.ts";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { ActName } from "../../domain/accounts/acts.ts";
import type { Right } from "../../domain/accounts/roles.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { cut } from "../../kernel/text/shown.ts";
import { heldForm, heldOnFailure } from "./held_form.tsx";
import type { Framed } from "./layout.tsx";
import { ownPath } from "../visit/own_path.ts";
import { page, type PageOptions, pageRoute, type PageWork, referrer } from "./page.tsx";
import { formOf, inFormLanguage } from "./sent_form.ts";
import { ownFileAnswer, sentFile, signedOutAnswer, type UploadLimit } from "./uploaded_form.ts";
import {
  formLanguageName,
  requireFormToken,
  requireRight,
  requireSameOrigin,
  signedInOf,
} from "../visit/session.ts";
import type { Site } from "../visit/site.ts";
import { addressOf, type Visit } from "../visit/visit.ts";

type Answer = HttpServerResponse.HttpServerResponse;
type Request = HttpServerRequest.HttpServerRequest;

/** Whose page it is, and of what it is made. */
export interface Member {
  readonly visit: Visit;
  readonly signedIn: SignedIn;
  readonly request: Request;
  /** Values of the path's parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Route of a page or a form; it needs sessions beside its own services. */
export type SessionRoute<R> = HttpRouter.Route<
  never,
  HttpRouter.HttpRouter.ExcludeProvided<R> | BrowserSession | Exchange | Site
>;

/** @returns a page that belongs to a session, or leads to one */
export const privatePage = (framed: Framed, options: PageOptions = {}): Answer =>
  page(framed, { ...options, headers: { ...referrer, ...options.headers } });

/** Longer than any address that pages make of what people type; proxies refuse headers that are not much longer. */
const longestAddress = 6_000;

/** The address, without its query where that has more in it than a header takes. */
const withinHeader = (path: string): string => {
  const [page = "/"] = path.split("?", 1);
  return path.length <= longestAddress ? path : cut(page, longestAddress);
};

/** @returns an answer that leads the browser to another page of this service, by GET */
export const goTo = (path: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  HttpServerResponse.empty({
    status: 303,
    headers: {
      "location": withinHeader(ownPath(path, "/")),
      "cache-control": "no-store",
      ...referrer,
      ...headers,
    },
  });

/** An invoice of 500 lines. */
const memberFormBytes = 1_048_576;
/** An address and a few words: a page shows again what was sent. */
const visitorFormBytes = 16_384;

/** A page for anyone, which greets who is signed in. */
export const visitorRoute = <R>(
  path: `/${string}`,
  answer: (visit: Visit, request: Request) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("GET", path, (visit, request) =>
    Effect.gen(function* () {
      const account = yield* signedInOf(request, visit);
      return yield* answer({ ...visit, account }, request);
    }));

/**
 * A browser's way to the page of a form whose address has none, where that isn't the page above it.
 * @param pageOf the page's path, of the address's own
 */
export const pageOfForm = (path: `/${string}`, pageOf: (path: string) => string): SessionRoute<never> =>
  pageRoute("GET", path, (visit) => Effect.succeed(goTo(addressOf({ ...visit, path: pageOf(visit.path) }))));

/** A form that anyone may send from a page of this service. */
export const visitorForm = <R>(
  path: `/${string}`,
  answer: (visit: Visit, form: URLSearchParams, request: Request) => PageWork<R>,
): SessionRoute<R> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const form = yield* formOf(request, visitorFormBytes);
      return yield* inFormLanguage(
        { visit, request, language: form.get(formLanguageName) },
        (typedIn) => heldOnFailure(typedIn, form, answer(typedIn, form, request)),
      );
    }));

/** @returns the answer that leads a visitor through sign-in, and back to the page */
export const signInFirst = (visit: Visit): Answer =>
  goTo(`/sign-in?${new URLSearchParams({ next: addressOf(visit) })}`);

/** The member who sent the request; undefined without a session. */
export const memberOf = (
  visit: Visit,
  request: Request,
): Effect.Effect<
  Member | undefined,
  ServiceUnavailable,
  BrowserSession | Exchange | HttpRouter.RouteContext
> =>
  Effect.gen(function* () {
    const signedIn = yield* signedInOf(request, visit);
    if (signedIn === undefined) return undefined;
    yield* (yield* Exchange).place.takenByMember(signedIn);
    const params = yield* HttpRouter.params;
    return { visit: { ...visit, account: signedIn }, signedIn, request, params };
  });

/** A page for members with the right; who isn't signed in does so first and comes back. */
export const memberRoute = <R>(
  right: Right,
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("GET", path, (visit, request) =>
    Effect.gen(function* () {
      const member = yield* memberOf(visit, request);
      if (member === undefined) return signInFirst(visit);
      yield* requireRight(member.signedIn, right);
      return yield* answer(member);
    }));

/** Right that a form needs, and the act that is recorded of who sent it where it changes something: where its answer leads on. */
export interface FormRule {
  readonly right: Right;
  readonly act?: ActName;
}

/** Work of a form, recorded as an act of who sent it where the rule names one. */
export const recordedWork = <E, R>(
  { signedIn, visit }: Pick<Member, "signedIn" | "visit">,
  act: ActName | undefined,
  work: Effect.Effect<Answer, E, R>,
  isDone: (answer: Answer) => boolean = ({ status }) => status === 303,
): Effect.Effect<Answer, E | ServiceUnavailable, R | BrowserSession> =>
  act === undefined ? work : Effect.flatMap(
    BrowserSession,
    ({ recorded }) => recorded(signedIn, { act, subject: visit.path }, work, isDone),
  );

/** A form of a member with the right, sent from a page of this session; what another brought is held on a page. */
export const memberForm = <R>(
  { right, act }: FormRule,
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("POST", path, (shown, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const form = yield* formOf(request, memberFormBytes);
      const work = (visit: Visit) =>
        Effect.gen(function* () {
          const member = yield* memberOf(visit, request);
          const held = yield* heldForm(member?.visit ?? visit, form, member?.signedIn);
          if (held !== undefined) return privatePage(held, { status: 403 });
          if (member === undefined) return goTo("/sign-in");
          yield* requireRight(member.signedIn, right);
          yield* requireFormToken(form, member.signedIn);
          return yield* recordedWork(member, act, answer(member, form));
        });
      return yield* inFormLanguage(
        { visit: shown, request, language: form.get(formLanguageName) },
        (visit) => heldOnFailure(visit, form, work(visit)),
      );
    }));

/**
 * A form with a file, of a member with the right, read in a place of files; without a session it is read for its language alone.
 * @param may fails for who may not send it: then nothing is read
 */
export const memberUpload = <R, R2>(
  right: Right,
  path: `/${string}`,
  limit: UploadLimit,
  may: (member: Member) => Effect.Effect<unknown, ApiFailure, R2>,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | R2 | BrowserSession | Uploads> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const member = yield* memberOf(visit, request);
      if (member === undefined) return yield* signedOutAnswer({ visit, request }, limit);
      yield* requireRight(member.signedIn, right);
      yield* may(member);
      const { received } = yield* Uploads;
      const { accountId } = member.signedIn;
      return yield* received(
        accountId,
        sentFile(request, limit),
        (sent) => ownFileAnswer(member, sent, (visit, form) => answer({ ...member, visit }, form)),
      );
    }));
