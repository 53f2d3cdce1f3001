/**
 * Routes of pages and forms by who may have them: anyone, who is signed in, an operator after the second factor. Nothing
 * that depends on a session is kept by anyone, and no other site frames it.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { BrowserSession, SignedIn } from "../../application/accounts/browser_session.ts";
import { InvalidRequest, NotFound, UnsupportedMediaType } from "../../contract/failures.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { isSoundText } from "../../kernel/text/json.ts";
import { mediaType, readBytes, requirePlain } from "../../http/wire/request.ts";
import type { Framed } from "./layout.tsx";
import { ownPath } from "../visit/own_path.ts";
import { page, type PageOptions, pageRoute, type PageWork } from "./page.tsx";
import { uploadedForm } from "./uploaded_form.ts";
import { formTokenName, requireFormToken, requireSameOrigin, signedInOf } from "../visit/session.ts";
import type { Site } from "../visit/site.ts";
import type { Visit } from "../visit/visit.ts";

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

/** Browsers name the origin of a form only where the policy lets them name it to this service. */
const referrer = { "referrer-policy": "same-origin" };

/** @returns a page that belongs to a session, or leads to one */
export const privatePage = (framed: Framed, options: PageOptions = {}): Answer =>
  page(framed, { ...options, headers: { ...referrer, ...options.headers } });

/** @returns an answer that leads the browser to another page of this service, by GET */
export const goTo = (path: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  HttpServerResponse.empty({
    status: 303,
    headers: { "location": ownPath(path, "/"), "cache-control": "no-store", ...referrer, ...headers },
  });

/** An invoice of 500 lines. */
const memberFormBytes = 1_048_576;
/** An address and a few words: a page shows again what was sent. */
const visitorFormBytes = 16_384;

/** The form's values. @fails UnsupportedMediaType for what browsers don't send, PayloadTooLarge above the limit */
const formOf = (request: Request, limitBytes: number) =>
  Effect.gen(function* () {
    yield* requirePlain(request);
    if (mediaType(request) !== "application/x-www-form-urlencoded") {
      return yield* new UnsupportedMediaType({
        message: "A form is sent as application/x-www-form-urlencoded.",
      });
    }
    const bytes = yield* readBytes(request, limitBytes);
    const form = yield* Effect.try({
      try: () => new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
      catch: () => new InvalidRequest({ message: "The form is not valid UTF-8.", issues: [] }),
    });
    return form.entries().flatMap((each) => each).every(isSoundText)
      ? form
      : yield* new InvalidRequest({ message: "The form has NUL in it: leave it out.", issues: [] });
  });

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

/** A form that anyone may send from a page of this service. */
export const visitorForm = <R>(
  path: `/${string}`,
  answer: (visit: Visit, form: URLSearchParams, request: Request) => PageWork<R>,
): SessionRoute<R> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      return yield* answer(visit, yield* formOf(request, visitorFormBytes), request);
    }));

/** @returns the answer that leads a visitor through sign-in, and back to the page */
export const signInFirst = ({ path, query }: Visit): Answer => {
  const words = new URLSearchParams(query).toString();
  return goTo(`/sign-in?${new URLSearchParams({ next: words === "" ? path : `${path}?${words}` })}`);
};

const memberOf = (visit: Visit, request: Request) =>
  Effect.gen(function* () {
    const signedIn = yield* signedInOf(request, visit);
    if (signedIn === undefined) return undefined;
    const params = yield* HttpRouter.params;
    return { visit: { ...visit, account: signedIn }, signedIn, request, params };
  });

/** A page for who is signed in; others sign in first and come back. */
export const memberRoute = <R>(
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("GET", path, (visit, request) =>
    Effect.gen(function* () {
      const member = yield* memberOf(visit, request);
      return member === undefined ? signInFirst(visit) : yield* answer(member);
    }));

/** A form of who is signed in, sent from a page of this session. */
export const memberForm = <R>(
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const form = yield* formOf(request, memberFormBytes);
      const member = yield* memberOf(visit, request);
      if (member === undefined) return goTo("/sign-in");
      yield* requireFormToken(form, member.signedIn);
      return yield* answer(member, form);
    }));

/** Limit of a form with a file, and the sentence about what it should hold. */
export interface UploadLimit {
  readonly limitBytes: number;
  readonly wanted: string;
}

/** The form's text under a name; empty where there is none. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

const uploadOf = (request: Request, { limitBytes, wanted }: UploadLimit, { signedIn }: Member) =>
  Effect.gen(function* () {
    const form = yield* uploadedForm(request, limitBytes, wanted);
    yield* requireFormToken(
      new URLSearchParams({ [formTokenName]: textIn(form, formTokenName) }),
      signedIn,
    );
    const texts = form.entries().flatMap((each) => each).filter((each) => typeof each === "string");
    return texts.every(isSoundText)
      ? form
      : yield* new InvalidRequest({ message: "The form has NUL in it: leave it out.", issues: [] });
  });

/** A form with a file, of who is signed in and may send it. @param may fails for who may not: then nothing is read */
export const memberUpload = <R, R2>(
  path: `/${string}`,
  limit: UploadLimit,
  may: (member: Member) => Effect.Effect<unknown, ApiFailure, R2>,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | R2 | BrowserSession> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const member = yield* memberOf(visit, request);
      if (member === undefined) return goTo("/sign-in");
      yield* may(member);
      return yield* answer(member, yield* uploadOf(request, limit, member));
    }));

/** To others the operator's pages aren't there. */
const forOperators = <R>(answer: (member: Member) => PageWork<R>) => (member: Member): PageWork<R> => {
  const { signedIn, visit, request } = member;
  if (!signedIn.isOperator) {
    return Effect.fail<ApiFailure>(new NotFound({ message: `There is no ${visit.path} here.` }));
  }
  const next = request.method === "GET" ? visit.path : "/operator";
  return signedIn.hasSecondFactor
    ? answer(member)
    : Effect.succeed(goTo(`/operator/second-factor?${new URLSearchParams({ next })}`));
};

/** A page for operators who gave their second factor. */
export const operatorRoute = <R>(
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession> => memberRoute(path, forOperators(answer));

/** A folder of tables, packed: a confirmation sends it again as text in a form. */
export const uploadBytes = 700_000;
/** Bytes of a form beside its file. */
const uploadOverheadBytes = 16_384;

/** A form with a file, for operators who gave their second factor; nothing is read of what others send. */
export const operatorUpload = <R>(
  path: `/${string}`,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  pageRoute("POST", path, (visit, request) =>
    Effect.gen(function* () {
      yield* requireSameOrigin(request);
      const member = yield* memberOf(visit, request);
      if (member === undefined) return goTo("/sign-in");
      const read = Effect.gen(function* () {
        const limit = { limitBytes: uploadBytes + uploadOverheadBytes, wanted: "Choose a file." };
        return yield* answer(member, yield* uploadOf(request, limit, member));
      });
      return yield* forOperators(() => read)(member);
    }));

/** A form for operators who gave their second factor. */
export const operatorForm = <R>(
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  memberForm(path, (member, form) => forOperators((it) => answer(it, form))(member));
