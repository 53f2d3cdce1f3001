/** Answer to a browser at an address that nothing has, or that only forms are sent to: a page, where a program is told in JSON. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Either from "effect/Either";
import type { MethodNotAllowed, NotFound } from "../../contract/failures.ts";
import { headerOf } from "../../http/exchange/exchange.ts";
import type { Untaken } from "../../http/routes/effect_routes.ts";
import { failurePage } from "./failure_page.tsx";
import { page } from "./page.tsx";
import { goTo } from "./routes.ts";
import type { Site } from "../visit/site.ts";
import { addressOf, visitOf } from "../visit/visit.ts";

/** Browsers name pages first when they go to an address; what they load for a page they ask for otherwise. */
const asksForPage = (request: HttpServerRequest.HttpServerRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") && !request.url.startsWith("/api/") &&
  headerOf(request, "accept")?.startsWith("text/html") === true;

/**
 * Forms are sent to addresses that have no page of their own: there the header's links to other languages, the browser's
 * history and whoever types the address lead to the page above it, which has the form.
 * @returns the way to the page above an address that only forms are sent to, with what the query says; else a page
 * @fails the failure itself for everything that isn't a browser on its way to a page
 */
export const noSuchPage = (
  { request, failure, exchange: { publicOrigin, requestId }, pageAbove }: Untaken,
  site: Site["Type"],
): Either.Either<HttpServerResponse.HttpServerResponse, NotFound | MethodNotAllowed> => {
  if (!asksForPage(request)) return Either.left(failure);
  const visit = visitOf(request, { site, publicOrigin });
  const path = failure._tag === "MethodNotAllowed" ? pageAbove() : undefined;
  if (path !== undefined) return Either.right(goTo(addressOf({ ...visit, path })));
  const { framed, options } = failurePage(visit, failure, requestId);
  return Either.right(page(framed, options));
};
