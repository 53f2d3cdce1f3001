/**
 * `POST /mcp`: one message of the Model Context Protocol. Which pages may send one is checked here; what it says is
 * `http/mcp`'s matter, which is loaded when it is first asked for.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { PermissionDenied } from "../../contract/failures.ts";
import { mcp as endpoint } from "../../contract/mcp.ts";
import { absoluteUrl, Exchange, headerOf } from "../server/exchange.ts";
import { bodyLimitOf, implement } from "../server/implement.ts";
import { noStore } from "../wire/response.ts";
import { readBytes, requireJson } from "../wire/request.ts";

const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Another site's page must not use its visitor's network; programs send no origin. Without an origin that the operator
 * named, a page is the service's own only on this machine: the name that a request came for may be anyone's (DNS
 * rebinding).
 */
const checkOrigin = (
  request: HttpServerRequest.HttpServerRequest,
  { publicOrigin }: Exchange["Type"],
): Effect.Effect<void, PermissionDenied> => {
  const origin = headerOf(request, "origin");
  const isOwn = origin === undefined ||
    (publicOrigin === undefined ? loopback.test(origin) : origin === publicOrigin);
  return isOwn ? Effect.void : new PermissionDenied({
    message: `Pages of ${origin} may not call this endpoint: only those of ${
      publicOrigin ?? "localhost"
    } may.`,
  });
};

/** Headers of the connection are the server's own matter. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

const answerOf = (response: Response): HttpServerResponse.HttpServerResponse => {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name)));
  return HttpServerResponse.raw(response.body ?? "", {
    status: response.status,
    headers: { ...headers, "cache-control": noStore },
    contentType: response.headers.get("content-type") ?? "application/json",
  });
};

export const mcp = implement(endpoint, ({ request }) =>
  Effect.gen(function* () {
    const exchange = yield* Exchange;
    yield* checkOrigin(request, exchange);
    yield* requireJson(request);
    const body = yield* readBytes(request, bodyLimitOf(endpoint));
    const message = new Request(absoluteUrl(endpoint.path, exchange), {
      method: "POST",
      headers: { ...request.headers },
      body: new Uint8Array(body),
    });
    const { answerMessage } = yield* Effect.promise(() => import("./server.ts"));
    return answerOf(yield* answerMessage(message));
  }));
