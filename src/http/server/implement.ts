/**
 * Binds an endpoint's declaration to its handler as one route of HttpRouter: lets the caller in, decodes path and query
 * with every issue at once, and makes the answer with the status and caching that are declared. A handler gets decoded
 * values; what it fails with must be declared, or it does not compile. Decisions, "The contract is data".
 */
import type * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import type { HttpMethod } from "@effect/platform/HttpMethod";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import * as AtOnce from "../../application/at_once.ts";
import { type CbamContext, cbamContextOf, type LawServices } from "../../application/cbam/cbam_context.ts";
import { byName, decoderOf } from "../../contract/decoding.ts";
import { Access, BodyLimit, type Caching, CachingRule } from "../../contract/endpoint.ts";
import {
  type BodyTooSlow,
  type InvalidRequest,
  invalidRequest,
  type ServiceUnavailable,
} from "../../contract/failures.ts";
import { type OtherPart, otherPart } from "../../contract/other_part.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import { type SearchParams, searchParamsOf } from "../wire/query.ts";
import { queryReader } from "../wire/request.ts";
import { answerMaker, type Tagged } from "../wire/response.ts";
import type { Written } from "../wire/written.ts";
import type { Answered, Call, DirectRoute, Given } from "./call.ts";
import type { Exchange } from "./exchange.ts";
import { admittedAhead } from "./admitted_ahead.ts";
import { type AdmissionServices, admitted } from "./limited.ts";

/** A declaration, with the types that its handler has to keep to. */
export type Declared<Path, Query, Body, Answer, Failure> = HttpApiEndpoint.HttpApiEndpoint<
  string,
  HttpMethod,
  Path,
  Query,
  Body,
  never,
  Answer,
  Failure
>;

/** The parts of a declaration that need no types. */
interface Annotated {
  readonly annotations: Context.Context<never>;
  readonly successSchema: { readonly ast: SchemaAST.AST };
}

/** The part of a request that a declaration has, for types that know of no other. */
const there = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new TypeError("the endpoint declares no such part of a request");
  return part;
};

/** What was sent, decoded; bodies are read by `body.ts`. What isn't declared can't be asked for: its type is never. */
export class Asked<Path, Query> {
  constructor(
    readonly request: HttpServerRequest.HttpServerRequest,
    private readonly sentPath: Path | undefined,
    private readonly sentQuery: Written<Query> | undefined,
  ) {}
  get path(): Path {
    return there(this.sentPath);
  }
  get query(): Query {
    return there(this.sentQuery).value;
  }
  /** What was read as what in the query. */
  get readAs(): Written<Query>["readAs"] {
    return there(this.sentQuery).readAs;
  }
}

/** A handler's result: the declared answer, the same with an entity tag, or a response that is ready. */
export type Reply<Answer> = Answer | Tagged<Answer> | Answered;

/** What a handler comes to; it may fail with what is declared, or because a part of the service is away. */
export type Work<Answer, Failure, R> = Effect.Effect<
  Reply<Answer>,
  Failure | BodyTooSlow | ServiceUnavailable,
  R
>;

/** A route of the table. */
export type Route<R, Plain = never> = DirectRoute<
  ApiFailure,
  R | Given | Exchange,
  Plain | AdmissionServices
>;

const defaultBodyLimitBytes = 65_536;

/** @returns the largest body that the endpoint reads, in bytes */
export const bodyLimitOf = (endpoint: Pick<Annotated, "annotations">): number =>
  Option.getOrElse(Context.getOption(endpoint.annotations, BodyLimit), () => defaultBodyLimitBytes);

/** Decodes a part of the request; to nothing where the declaration has none. */
type Decode<A> = (sent: SearchParams) => Either.Either<A | undefined, InvalidRequest>;

const nothing: Either.Either<undefined> = Either.right(undefined);

/** Public endpoints, such as signed links, may have parameters of their own; where admission is, unknown ones are refused. */
const queryDecoder = <A>(
  schema: Option.Option<Schema.Schema<A, unknown>>,
  body: OtherPart,
  isAdmitting: boolean,
): Decode<Written<A>> => {
  if (Option.isSome(schema)) return queryReader(schema.value, body);
  const readNothing = queryReader(Schema.Struct({}), body);
  return isAdmitting ? (sent) => Either.map(readNothing(sent), () => undefined) : () => nothing;
};

const pathDecoder = <A>(schema: Option.Option<Schema.Schema<A, unknown>>): Decode<A> => {
  if (Option.isNone(schema)) return () => nothing;
  const decode = decoderOf(schema.value);
  return (sent) => Either.mapLeft(decode(sent, byName), ({ issues }) => invalidRequest(issues));
};

/** Turns a handler's result into a response by what the endpoint declares. */
const answerer = (endpoint: Annotated) => {
  const caching: Caching = Option.getOrElse(
    Context.getOption(endpoint.annotations, CachingRule),
    () => "no-store" as const,
  );
  const status = HttpApiSchema.getStatusSuccessAST(endpoint.successSchema.ast);
  const make = answerMaker({ caching, status });
  return (reply: unknown, request: HttpServerRequest.HttpServerRequest): Answered =>
    HttpServerResponse.isServerResponse(reply) ? reply : make(reply, request);
};

/** Makes an answer of what was asked; told who calls, where the call was let in with a key. */
type Handler<Path, Query, Answer, Failure, R, Plain> = (
  asked: Asked<Path, Query>,
  caller: Caller | undefined,
  call: Call<Plain>,
  place: Effect.Effect<void>,
) => Work<Answer, Failure, R>;

/** From a call to its answer, which is there at once where admission and handler have theirs at once. */
const routeOf = <Path, Query, Body, Answer, Failure extends ApiFailure, R, Plain>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: Handler<Path, Query, Answer, Failure, R, Plain>,
  isAhead = false,
): Route<R, Plain> => {
  const rule = Option.getOrUndefined(Context.getOption(endpoint.annotations, Access));
  const body = otherPart("body", Option.getOrUndefined(endpoint.payloadSchema));
  const decodeQuery = queryDecoder(endpoint.urlParamsSchema, body, rule !== undefined);
  const decodePath = pathDecoder(endpoint.pathSchema);
  const answer = answerer(endpoint);
  const handle = (
    call: Call<Plain>,
    caller: Caller | undefined,
    place: Effect.Effect<void> = Effect.void,
  ): Effect.Effect<Answered, ApiFailure, R> => {
    const query = decodeQuery(searchParamsOf(call.request.url));
    if (Either.isLeft(query)) return Effect.fail(query.left);
    const path = decodePath(call.route.params);
    if (Either.isLeft(path)) return Effect.fail(path.left);
    const asked = new Asked(call.request, path.right, query.right);
    return AtOnce.map(handler(asked, caller, call, place), (reply) => answer(reply, call.request));
  };
  return {
    method: endpoint.method,
    path: endpoint.path,
    respond: (call) =>
      rule === undefined
        ? handle(call, undefined)
        : isAhead
        ? admittedAhead(rule, call, (caller, place) => handle(call, caller, place))
        : admitted(rule, call, (caller) => handle(call, caller)),
  };
};

/**
 * The route of an endpoint that anyone may call.
 * @fails InvalidRequest with every issue of path and query, before the handler runs
 */
export const implement = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: (asked: Asked<Path, Query>) => Work<Answer, Failure, R>,
): Route<R> => routeOf(endpoint, handler);

const strangerAt = ({ name }: { readonly name: string }): Effect.Effect<never> =>
  Effect.dieMessage(`${name} let a call in that has no key.`);

/**
 * The route of an endpoint for holders of keys, whose handler is told who calls.
 * @fails InvalidRequest with every issue of path and query, before the handler runs
 */
export const implementFor = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: (asked: Asked<Path, Query>, caller: Caller) => Work<Answer, Failure, R>,
): Route<R> =>
  routeOf(
    endpoint,
    (asked: Asked<Path, Query>, caller) =>
      caller === undefined ? strangerAt(endpoint) : handler(asked, caller),
  );

/**
 * The same for long work, which begins before the admission of the call has come back from the database.
 * @param handler waits for its third parameter, the call's place, before anything is kept
 */
export const implementAheadFor = <Path, Query, Body, Answer, Failure extends ApiFailure, R>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: (
    asked: Asked<Path, Query>,
    caller: Caller,
    place: Effect.Effect<void>,
  ) => Work<Answer, Failure, R>,
): Route<R> =>
  routeOf(
    endpoint,
    (asked: Asked<Path, Query>, caller, _call, place) =>
      caller === undefined ? strangerAt(endpoint) : handler(asked, caller, place),
    true,
  );

/**
 * The route of an endpoint that anyone may call and that is answered from the law and the time alone, at once.
 * @fails InvalidRequest with every issue of path and query, before the handler runs
 */
export const implementFromLaw = <Path, Query, Body, Answer, Failure extends ApiFailure>(
  endpoint: Declared<Path, Query, Body, Answer, Failure>,
  handler: (asked: Asked<Path, Query>, cbam: CbamContext) => Work<Answer, Failure, never>,
): Route<never, LawServices> =>
  routeOf(
    endpoint,
    (asked: Asked<Path, Query>, _caller, { services, clock }: Call<LawServices>) =>
      handler(asked, cbamContextOf(services, clock.unsafeCurrentTimeMillis())),
  );
