/**
 * `POST /mcp`: one message of the Model Context Protocol. Which pages may send one is checked here; what it says is
 * `http/mcp`'s matter, which is loaded when it is first asked for.
 */
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { callerOfKey } from "../../application/accounts/admit.ts";
import { inLineOf } from "../../application/turns/own_line.ts";
import { timer } from "../../application/yield_to_io.ts";
import { type InvalidRequest, PermissionDenied } from "../../contract/failures.ts";
import { mcp as endpoint, mostMessages } from "../../contract/mcp.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { oncePromised } from "../../kernel/once.ts";
import { excessOf } from "../../kernel/text/json_text.ts";
import { absoluteUrl, Exchange, headerOf } from "../exchange/exchange.ts";
import { bodyLimitOf, implement } from "../routes/implement.ts";
import { currentCall } from "../routes/limited.ts";
import { countedByAddress, placeOfAddress } from "../routes/counted.ts";
import { noStore } from "../wire/response.ts";
import { readBytes, requireJson, unreadable } from "../wire/request.ts";
import { messageExcess } from "./message_excess.ts";

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

const hourSeconds = 3_600;
/** Messages of an address without a key, an hour: what a tool asks is counted besides, as anyone's call. */
const messages: Quota = { policy: "mcp", limit: 1_200, windowSeconds: hourSeconds };
/** Window of messages with a key of the service, an hour and address. */
const keyedMessages: Quota = { policy: "mcp-keyed", limit: 36_000, windowSeconds: hourSeconds };

const tooMany = unreadable(`A batch has at most ${mostMessages} messages: send them in several requests.`);

/** Error for a message that the protocol's library would take too long over. */
const tooLarge = (excess: string) =>
  unreadable(
    `A message has ${excess} beside the arguments of its tool: send only what the protocol takes there.`,
  );

/**
 * Number of messages in the body, each of which the protocol's library may look at. What is no JSON is the protocol's own
 * matter: it is one message, and refused.
 */
const messagesIn = (body: Uint8Array): Effect.Effect<number, InvalidRequest> => {
  const text = new TextDecoder().decode(body);
  const excess = excessOf(text);
  if (excess !== undefined) return unreadable(`The body has ${excess}, the most that are read.`);
  const value = Option.liftThrowable((json: string): unknown => JSON.parse(json))(text);
  if (Option.isNone(value)) return Effect.succeed(1);
  const sent: ReadonlyArray<unknown> = Array.isArray(value.value) ? value.value : [value.value];
  if (sent.length > mostMessages) return tooMany;
  for (const message of sent) {
    const tooMuch = messageExcess(message);
    if (tooMuch !== undefined) return tooLarge(tooMuch);
  }
  return Effect.succeed(Math.max(1, sent.length));
};

/** Each message takes a place, listings and those that are refused too. A header that names no key of the service is a stranger's. */
const countedMessages = (count: number) =>
  Effect.gen(function* () {
    const caller = yield* callerOfKey(yield* currentCall);
    yield* Effect.repeatN(countedByAddress(Option.isSome(caller) ? keyedMessages : messages), count - 1);
  });

/** The protocol's library, of which a part is loaded before the rest: with both at once the thread would be kept for longer. */
const protocol = oncePromised(async () => {
  await import("@modelcontextprotocol/server/validators/ajv");
  await timer();
  return await import("./server.ts");
});

export const mcp = implement(endpoint, ({ request }) =>
  Effect.gen(function* () {
    const exchange = yield* Exchange;
    yield* checkOrigin(request, exchange);
    yield* requireJson(request);
    // Before the body is there it is not known how many messages are to be counted.
    yield* placeOfAddress(messages, request);
    const body = yield* readBytes(request, bodyLimitOf(endpoint));
    exchange.place.leaveAddress();
    yield* countedMessages(yield* messagesIn(body));
    const message = new Request(absoluteUrl(endpoint.path, exchange), {
      method: "POST",
      headers: { ...request.headers },
      body: new Uint8Array(body),
    });
    const { answerMessage } = yield* Effect.promise(protocol);
    yield* inLineOf(rateSubject(exchange.clientAddress));
    return answerOf(yield* answerMessage(message));
  }));
