/**
 * A page as an answer: its HTML, the policy that lets nothing run but the service's own files, and the language that is
 * remembered; and the route of a page, whose failures are pages too.
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type { HttpMethod } from "@effect/platform/HttpMethod";
import * as Effect from "effect/Effect";
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { refusingSender } from "../../http/exchange/refusing_sender.ts";
import { visited } from "../../http/routes/visited.ts";
import { failurePage } from "./failure_page.tsx";
import { languageName } from "../words/language.ts";
import { type Framed, Layout } from "./layout.tsx";
import { hasErrorSummary } from "../parts/fields.tsx";
import { ReaderRole } from "../parts/form_token.tsx";
import { PageLanguage } from "../parts/page_language.ts";
import { Site } from "../visit/site.ts";
import { type Visit, visitOf } from "../visit/visit.ts";

/** No inline script and no inline style; forms go to the service itself; no other site frames a page. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; frame-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Browsers name the origin of a form only where the policy lets them name it to this service. */
export const referrer = { "referrer-policy": "same-origin" };

const yearSeconds = 31_536_000;

const rememberLanguage = ({ asksFor }: Visit, isSecure: boolean): Readonly<Record<string, string>> =>
  asksFor === undefined ? {} : {
    "set-cookie": `${languageName}=${asksFor}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly${
      isSecure ? "; Secure" : ""
    }`,
  };

/** Status and headers of a page, beside its content. */
export interface PageOptions {
  readonly status?: number;
  /** Caches that may keep it; without it: no one. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A policy of the page's own. */
  readonly policy?: string;
}

const htmlOf = ({ children, ...framed }: Framed, status: number): string => {
  const inLanguage = (part: ComponentChildren): string =>
    renderToString(
      <PageLanguage.Provider value={framed.visit.language}>
        <ReaderRole.Provider value={framed.visit.account?.role}>{part}</ReaderRole.Provider>
      </PageLanguage.Provider>,
    );
  const content = inLanguage(children);
  const isRefused = framed.visit.isOfForm && status >= 400;
  const hasErrors = isRefused || hasErrorSummary(content);
  return inLanguage(<Layout {...framed} content={content} isRefused={isRefused} hasErrors={hasErrors} />);
};

/** @returns the page as an answer; one that names who is signed in is kept by nobody, whatever is asked for */
export const page = (
  framed: Framed,
  { status = 200, cacheControl = "no-store", headers, policy = pagePolicy }: PageOptions = {},
): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(`<!doctype html>\n${htmlOf(framed, status)}\n`, {
    status,
    contentType: "text/html; charset=utf-8",
    headers: {
      "cache-control": framed.visit.account === undefined ? cacheControl : "no-store",
      "content-language": framed.visit.language,
      "content-security-policy": policy,
      "vary": "Accept-Language, Cookie",
      ...rememberLanguage(framed.visit, framed.visit.isSecure),
      ...headers,
    },
  });

/** Result of a page's route. */
export type PageWork<R> = Effect.Effect<HttpServerResponse.HttpServerResponse, ApiFailure, R>;

/**
 * The route of a page, which takes a place among those of its visitor's address, and is made when pages before it were. A failure of its work is shown as a page
 * in the visitor's language, with the failure's status.
 * @param answer makes the page for a visit
 */
export const pageRoute = <R,>(
  method: HttpMethod,
  path: `/${string}`,
  answer: (visit: Visit, request: HttpServerRequest.HttpServerRequest) => PageWork<R>,
): HttpRouter.Route<never, HttpRouter.HttpRouter.ExcludeProvided<R> | Exchange | Site> =>
  HttpRouter.makeRoute(
    method,
    path,
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest;
      const { publicOrigin, requestId } = yield* Exchange;
      const visit = visitOf(request, { site: yield* Site, publicOrigin });
      const work = refusingSender(Effect.zipRight(visited, answer(visit, request)));
      return yield* Effect.catchAll(work, (failure) => {
        const { framed, options } = failurePage(visit, failure, requestId);
        return Effect.succeed(page(framed, options));
      });
    }),
  );
