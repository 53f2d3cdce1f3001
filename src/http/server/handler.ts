/**
 * A handler of web requests that answers at once where the app does, and runs one fiber where it has to. A client that goes
 * away interrupts its request.
 */
import * as Headers from "@effect/platform/Headers";
import * as HttpServerError from "@effect/platform/HttpServerError";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Runtime from "effect/Runtime";
import { IoTurn } from "../../application/yield_to_io.ts";
import type { BodyTooSlow, ServiceUnavailable } from "../../contract/failures.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import { problemResponse } from "../wire/answer.ts";
import { compressedFor } from "../wire/compression.ts";
import { type Handler } from "../connections/connections.ts";
import { leavesInPieces, markedInPieces } from "../connections/served_connection.ts";
import { headersOfType } from "../exchange/headers.ts";
import { inPieces, KeptBody, mostAtOnceBytes } from "../fast/kept_body.ts";
import { PackedBody, packedIfLong } from "../fast/packed_body.ts";
import { readInto, withHeaders } from "../fast/runtime_headers.ts";
import { type OpenRequest, type UnderWay } from "../connections/under_way.ts";
import { noteAnswered, noteWaiting } from "../connections/waiting_requests.ts";
import { lengthOf, letGoForHead } from "./head_answer.ts";
import type { App, Plan, Work } from "./plan.ts";

const isBodyless = (status: number): boolean => status === 204 || status === 304 || status === 308;

const encoder = new TextEncoder();

/** Bytes that leave in pieces: those that are kept, and many. */
const longBytesOf = (
  { body }: HttpServerResponse.HttpServerResponse,
): Uint8Array<ArrayBuffer> | undefined => {
  if (body._tag !== "Raw" && body._tag !== "Uint8Array") return undefined;
  if (body.body instanceof KeptBody) return body.body.bytes;
  if (typeof body.body === "string") {
    return body.body.length > mostAtOnceBytes ? encoder.encode(body.body) : undefined;
  }
  if (!(body.body instanceof Uint8Array) || body.body.byteLength <= mostAtOnceBytes) return undefined;
  const { buffer, byteOffset, byteLength } = body.body;
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, byteLength) : undefined;
};

/** A packed answer that leaves unpacked. */
const unpacked = (
  response: HttpServerResponse.HttpServerResponse,
  body: PackedBody,
): HttpServerResponse.HttpServerResponse => {
  const { status, headers, cookies } = response;
  const length = { "content-length": String(body.textBytes) };
  return HttpServerResponse.raw(body.text, { status, cookies, headers: { ...headers, ...length } });
};

/** The answer, in pieces where it is long: who doesn't read it holds one of them. */
const inPiecesIfLong = (
  response: HttpServerResponse.HttpServerResponse,
): HttpServerResponse.HttpServerResponse => {
  if (response.body._tag === "Raw" && response.body.body instanceof PackedBody) {
    return unpacked(response, response.body.body);
  }
  const bytes = longBytesOf(response);
  if (bytes === undefined) return response;
  const { status, headers, cookies } = response;
  return HttpServerResponse.raw(inPieces(bytes), {
    status,
    cookies,
    headers: { ...headers, "content-length": String(bytes.byteLength) },
  });
};

/** The headers of an answer that the plan of its request knows. */
type PlannedHeaders = Pick<Plan<never, never>, "headers" | "sharedHeaders">;

/** The answer's own headers win over those of any answer. */
const toResponse = (
  { method, headers: { "accept-encoding": acceptEncoding } }: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
  { headers: common, sharedHeaders }: PlannedHeaders,
  runtime: Runtime.Runtime<never>,
): Response => {
  const made = compressedFor(response, acceptEncoding, Context.get(runtime.context, IoTurn).pass);
  const leaving = method === "HEAD" ? made : inPiecesIfLong(made);
  const { body, status, headers } = leaving;
  const shared = headersOfType(sharedHeaders, headers["content-type"]);
  if (method === "HEAD") {
    const withLength = { ...lengthOf(leaving), ...common };
    return withHeaders(new Response(letGoForHead(leaving), { status }), [headers, withLength], shared);
  }
  if (isBodyless(status)) return withHeaders(new Response(null, { status }), [headers, common], shared);
  if (body._tag === "Raw" && typeof body.body === "string") {
    const text = status === 200 ? new Response(body.body) : new Response(body.body, { status });
    return withHeaders(text, [headers, common], shared);
  }
  const web = HttpServerResponse.toWeb(
    HttpServerResponse.setHeaders(leaving, { ...shared, ...common, ...headers }),
    { runtime },
  );
  const isInPieces = body._tag === "Stream" || body._tag === "Raw" && body.body instanceof ReadableStream;
  return isInPieces ? markedInPieces(web) : web;
};

const crashed = (): Response => new Response(null, { status: 500 });

/** Status that is noted for a request whose client did not wait for the answer. */
const clientGone = 499;

/** The answer of a request that is not worked on. */
export const unavailable = (
  request: HttpServerRequest.HttpServerRequest,
  why: BodyTooSlow | ServiceUnavailable,
  plan: PlannedHeaders,
): Response =>
  toResponse(
    request,
    problemResponse(why, {
      requestId: plan.headers["x-request-id"] ?? "",
      accept: request.headers["accept"],
    }),
    plan,
    Runtime.defaultRuntime,
  );

const prototypeOfHeaders = Object.getPrototypeOf(Headers.empty);

/** With its headers read once: each look at the web request's own costs as much as reading them all. */
export const serverRequest = (request: Request, peer: string): HttpServerRequest.HttpServerRequest => {
  const headers: Record<string, string> & Headers.Headers = Object.create(prototypeOfHeaders);
  readInto(headers, request.headers);
  return HttpServerRequest.fromWeb(request).modify({ remoteAddress: peer, headers });
};

/**
 * @param underWay is told of requests that are not answered at once
 * @returns a handler that answers synchronously where the app does
 */
export const makeHandler = <R, G>(
  runtime: Runtime.Runtime<R>,
  app: App<R, G>,
  underWay?: UnderWay,
): Handler => {
  const { runtimeFlags, fiberRefs } = runtime;
  const planOf = app(runtime);
  return (source, peer, completed) => {
    const request = serverRequest(source, peer);
    const plan = planOf(request);
    const respond = (response: Response, status = response.status): Response => {
      for (const note of plan.onEnd) note(status);
      return response;
    };
    const giveBack = (): void => plan.exchange?.place.giveBack();
    const responseOf = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse>): Response => {
      plan.exchange?.place.endWork();
      plan.exchange?.place.reading.end();
      const response = Exit.isSuccess(exit) ? toResponse(request, exit.value, plan, runtime) : crashed();
      if (completed !== undefined && leavesInPieces(response)) completed.then(giveBack, giveBack);
      else giveBack();
      return respond(response, Exit.isInterrupted(exit) ? clientGone : undefined);
    };

    /** The response that `listen` tells of, or, where the request is given up before, the reason. */
    const wait = (
      listen: (tell: (make: () => Response | Promise<Response>) => void) => void,
      end: () => void,
    ): Promise<Response> =>
      new Promise((resolve) => {
        let isGivenUp = false;
        const waiting: OpenRequest = {
          giveUp: (why) => {
            if (isGivenUp) return;
            isGivenUp = true;
            resolve(respond(unavailable(request, why, plan)));
            end();
          },
        };
        underWay?.begin(waiting);
        noteWaiting(source, {
          address: () => plan.exchange && rateSubject(plan.exchange.clientAddress),
          isInLine: () => plan.exchange?.lines.isInLine === true,
          ownCalls: () => plan.exchange?.place.ownCalls(),
          giveUp: waiting.giveUp,
        });
        listen((make) => {
          underWay?.end(waiting);
          noteAnswered(source);
          if (isGivenUp) giveBack();
          else resolve(make());
        });
      });

    /** The answer of a call with a turn for its readings, packed, so that nothing of them is held while it leaves: that may take minutes. */
    const packedIfRead = (response: HttpServerResponse.HttpServerResponse) =>
      plan.exchange?.place.reading.isAsked === true && request.method !== "HEAD"
        ? packedIfLong(response)
        : Effect.succeed(response);

    const runEffect = (made: Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | G>) => {
      const effect = Effect.flatMap(made, packedIfRead);
      const context = Context.merge(runtime.context, plan.given);
      const fiber = Runtime.runFork(Runtime.make({ context, runtimeFlags, fiberRefs }), effect, {
        immediate: true,
      });
      const done = fiber.unsafePoll();
      if (done !== null) return responseOf(done);
      const interrupt = (): void => fiber.unsafeInterruptAsFork(HttpServerError.clientAbortFiberId);
      source.signal.addEventListener("abort", interrupt, { once: true });
      return wait((tell) => fiber.addObserver((exit) => tell(() => responseOf(exit))), interrupt);
    };

    const perform = (work: Work<R | G>, signal?: AbortSignal): Response | Promise<Response> => {
      if ("effect" in work) return runEffect(work.effect);
      if ("answer" in work) {
        const response = toResponse(request, work.answer, plan, runtime);
        return respond(response, signal?.aborted === true ? clientGone : undefined);
      }
      const { signal: ofClient } = source;
      return wait((tell) => work.later.then((made) => tell(() => perform(made, ofClient))), () => {});
    };
    return perform(plan.work);
  };
};
