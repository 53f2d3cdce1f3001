/**
 * From a request to its answer: refuses what nobody should read, asks the plain function of a pure route, leaves everything
 * else to the routes' effect, and names the headers that every answer carries. Decisions, "Errors" and "Other headers".
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Runtime from "effect/Runtime";
import { Metrics } from "../../application/metrics.ts";
import { RequestLines } from "../../application/turns/request_lines.ts";
import { WhoseWork } from "../../application/whose_work.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { problemResponse } from "../wire/answer.ts";
import { isFixed } from "../routes/allowed_methods.ts";
import {
  answered,
  askerOf,
  effectRoutes,
  nameOf,
  type NoSuchPage,
  pathOf,
  type RequestServices,
} from "../routes/effect_routes.ts";
import { AccountPlaces, CallPlace } from "../exchange/account_places.ts";
import { Exchange, headerOf, noRoute, peerOf, requestIdOf } from "../exchange/exchange.ts";
import { type SharedHeaders, sharedHeaders } from "../exchange/headers.ts";
import type { App, Work } from "./plan.ts";
import { makeRefusals } from "./odd_request.ts";
import type { AnswerNow, AnswerOrEffect, RouteTable } from "../routes/pure_route.ts";

type Request = HttpServerRequest.HttpServerRequest;
type Response = HttpServerResponse.HttpServerResponse;

/** Decisions of the edge about a request's origin. */
export interface EdgeOptions {
  /** The origin under which clients reach the service, as the operator says. */
  readonly publicOrigin: string | undefined;
  /** The origin of the address that the service listens on, which links name where there is no public one. */
  readonly listeningOrigin: () => string;
  /** The client behind the peer: the peer itself, or what a trusted proxy says. */
  readonly clientAddress: (peer: string, forwardedFor: string | undefined) => string;
  /** Address that a request over plain HTTP has to go to; undefined when it may stay. */
  readonly secureLocation: (request: Request, peer: string) => string | undefined;
  readonly noSuchPage: NoSuchPage;
}

/** Plan for a request: its answer, there already or an effect, what that is given, and the headers of any answer. */
class Plan<R> {
  constructor(
    readonly work: Work<R | RequestServices>,
    private readonly request: Request,
    readonly exchange: Exchange["Type"],
    readonly sharedHeaders: SharedHeaders,
    /** Each is told the status once, when the answer is there or the client has gone away. */
    readonly onEnd: Array<(status: number) => void>,
  ) {}
  get given(): Context.Context<RequestServices> {
    return Context.unsafeMake(
      new Map<string, unknown>([
        [HttpServerRequest.HttpServerRequest.key, this.request],
        [Exchange.key, this.exchange],
        [WhoseWork.key, this.exchange],
      ]),
    );
  }
  get route(): string {
    return this.exchange.route.name;
  }
  get headers(): Readonly<Record<string, string>> {
    return this.exchange.answerHeaders;
  }
}

/** A pure route, ready to answer. */
interface Ready<R> {
  readonly name: string;
  readonly answerNow: AnswerNow<R>;
}

/** The pure routes by path and method; a path with parameters has none. */
const readyRoutes = <R>(
  { routes }: RouteTable<ApiFailure, R>,
  runtime: Runtime.Runtime<R>,
): ReadonlyMap<string, ReadonlyMap<string, Ready<R>>> => {
  const clock = Runtime.runSync(runtime, Effect.clock);
  const found = new Map<string, Map<string, Ready<R>>>();
  for (const route of routes) {
    if (!("answerNow" in route)) continue;
    if (!isFixed(route)) throw new TypeError(`${nameOf(route)} is pure and has parameters in its path`);
    const ready = { name: nameOf(route), answerNow: route.answerNow(runtime.context, clock) };
    found.set(route.path, (found.get(route.path) ?? new Map<string, Ready<R>>()).set(route.method, ready));
  }
  return found;
};

/** Shows in the metrics how many calls wait until they may work on their bodies, or read much of a ledger. */
const watchTurns = ({ bodies, readings }: AccountPlaces): Effect.Effect<void> =>
  Effect.map(
    Metrics,
    ({ watch }) =>
      watch("queue", () => [
        { values: ["large bodies"], value: bodies.waiting },
        { values: ["large readings"], value: readings.waiting },
      ]),
  );

/** Answer to an exception of a plain function. */
const died = (defect: unknown): Work<RequestServices> => ({ effect: answered(Effect.die(defect)) });

/**
 * The whole service as a plan per request, whose effect never fails.
 * @param table every route; its failures are those that have an answer
 * @param places of accounts' calls
 */
export const makeApp = <R>(
  table: RouteTable<ApiFailure, R>,
  edge: EdgeOptions,
  places = new AccountPlaces(),
): App<R, RequestServices> =>
(runtime) => {
  const refusalOf = makeRefusals();
  const ready = readyRoutes(table, runtime);
  const { effect, withoutRouteNow } = effectRoutes(table.routes, edge.noSuchPage);
  const routed = { effect };
  Runtime.runSync(runtime, watchTurns(places));

  const refused = (request: Request, exchange: Exchange["Type"], peer: string): Response | undefined => {
    const refusal = refusalOf(request, pathOf(request.url));
    if (refusal !== undefined) return problemResponse(refusal, askerOf(request, exchange));
    const location = edge.secureLocation(request, peer);
    return location === undefined
      ? undefined
      : HttpServerResponse.empty({ status: 308, headers: { location } });
  };

  /** Answer that needs no fiber: a pure route's, or that of a request that no route takes. */
  const answerNow = (
    request: Request,
    exchange: Exchange["Type"],
    path: string,
  ): ReturnType<AnswerNow<R>> => {
    const route = ready.get(path)?.get(request.method === "HEAD" ? "GET" : request.method);
    if (route === undefined) return withoutRouteNow(request, exchange);
    exchange.route.name = route.name;
    return route.answerNow(request, exchange);
  };

  return (request) => {
    const requestId = requestIdOf(request);
    const peer = peerOf(request);
    const path = pathOf(request.url);
    const exchange: Exchange["Type"] = {
      requestId,
      clientAddress: edge.clientAddress(peer, headerOf(request, "x-forwarded-for")),
      publicOrigin: edge.publicOrigin,
      linkOrigin: edge.publicOrigin ?? edge.listeningOrigin(),
      answerHeaders: { "x-request-id": requestId },
      route: { name: noRoute },
      account: { id: undefined },
      place: new CallPlace(places),
      lines: new RequestLines(request.method === "GET" || request.method === "HEAD"),
    };
    const shared = sharedHeaders(path);
    const onEnd: Array<(status: number) => void> = [];
    const planOf = (work: Work<R | RequestServices>): Plan<R> =>
      new Plan(work, request, exchange, shared, onEnd);
    const madeOf = (made: AnswerOrEffect<R>): Work<R | RequestServices> =>
      "effect" in made ? { effect: answered(made.effect) } : {
        answer: Either.isRight(made) ? made.right : problemResponse(made.left, askerOf(request, exchange)),
      };
    const refusal = refused(request, exchange, peer);
    if (refusal !== undefined) return planOf({ answer: refusal });
    const tooMany = places.awaited.refusalOf(request.source, exchange.clientAddress, onEnd);
    if (tooMany !== undefined) {
      return planOf({ answer: problemResponse(tooMany, askerOf(request, exchange)) });
    }
    try {
      const made = answerNow(request, exchange, path);
      if (made === undefined) return planOf(routed);
      if (!(made instanceof Promise)) return planOf(madeOf(made));
      return planOf({ later: made.then(madeOf, died) });
    } catch (defect) {
      return planOf(died(defect));
    }
  };
};
