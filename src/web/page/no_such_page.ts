/** Answer to a browser at an address that nothing has, or that only forms are sent to: a page, where a program is told in JSON. */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Either from "effect/Either";
import type { MethodNotAllowed, NotFound } from "../../contract/failures.ts";
import { type Exchange, headerOf } from "../../http/exchange/exchange.ts";
import { failurePage } from "./failure_page.tsx";
import { page } from "./page.tsx";
import type { Site } from "../visit/site.ts";
import { visitOf } from "../visit/visit.ts";

/** Browsers name pages first when they go to an address; what they load for a page they ask for otherwise. */
const asksForPage = (request: HttpServerRequest.HttpServerRequest): boolean =>
  (request.method === "GET" || request.method === "HEAD") && !request.url.startsWith("/api/") &&
  headerOf(request, "accept")?.startsWith("text/html") === true;

/**
 * @returns the page
 * @fails the failure itself for everything that isn't a browser on its way to a page
 */
export const noSuchPage = (
  request: HttpServerRequest.HttpServerRequest,
  failure: NotFound | MethodNotAllowed,
  { publicOrigin, requestId }: Exchange["Type"],
  site: Site["Type"],
): Either.Either<HttpServerResponse.HttpServerResponse, NotFound | MethodNotAllowed> => {
  if (!asksForPage(request)) return Either.left(failure);
  const visit = visitOf(request, { site, publicOrigin });
  const { framed, options } = failurePage(visit, failure, requestId);
  return Either.right(page(framed, options));
};
