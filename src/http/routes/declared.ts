/**
 * Functions that follow from a declaration of an endpoint's requests and answers: the decoder of path and query with
 * every issue at once, who may call, and what makes a response of a handler's reply.
 */
import type * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import type { HttpMethod } from "@effect/platform/HttpMethod";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import type { AccessRule } from "../../contract/access.ts";
import { byName, decoderOf } from "../../contract/decoding/decoding.ts";
import { Access, type Caching, CachingRule } from "../../contract/endpoint.ts";
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { type OtherPart, otherPart } from "../../contract/decoding/other_part.ts";
import type { LongAnswer } from "../fast/long_answer.ts";
import { type SearchParams, searchParamsOf } from "../fast/query.ts";
import { queryReader } from "../wire/request.ts";
import type { KeptBody } from "../fast/kept_body.ts";
import { answerMaker, type TaggedAnswer } from "../wire/response.ts";
import type { RequestAsWritten } from "../wire/written.ts";

/** A declaration, with the types that its handler has to keep to. */
export type Declaration<Path, Query, Body, Answer, Failure> = HttpApiEndpoint.HttpApiEndpoint<
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
export interface UntypedDeclaration {
  readonly annotations: Context.Context<never>;
  readonly successSchema: { readonly ast: SchemaAST.AST };
}

/** The part of a request that a declaration has, for types that know of no other. */
const there = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new TypeError("the endpoint declares no such part of a request");
  return part;
};

/** A request with its path and query decoded; bodies are read by `body.ts`. What isn't declared can't be asked for: its type is never. */
export class DecodedRequest<Path, Query> {
  constructor(
    readonly request: HttpServerRequest.HttpServerRequest,
    private readonly sentPath: Path | undefined,
    private readonly sentQuery: RequestAsWritten<Query> | undefined,
  ) {}
  get path(): Path {
    return there(this.sentPath);
  }
  get query(): Query {
    return there(this.sentQuery).value;
  }
  /** Values as they were written and read in the query. */
  get readAs(): RequestAsWritten<Query>["readAs"] {
    return there(this.sentQuery).readAs;
  }
}

/**
 * A handler's result: the declared answer, the same with an entity tag, or as a text that is kept, or as a long one, or a
 * response that is ready.
 */
export type Reply<Answer> =
  | Answer
  | TaggedAnswer<Answer>
  | TaggedAnswer<KeptBody>
  | LongAnswer<Answer>
  | HttpServerResponse.HttpServerResponse;

/** Decodes a part of the request; to nothing where the declaration has none. */
type Decode<A> = (sent: SearchParams) => Either.Either<A | undefined, InvalidRequest>;

const nothing: Either.Either<undefined> = Either.right(undefined);

/** Public endpoints, such as signed links, may have parameters of their own; where admission is, unknown ones are refused. */
const queryDecoder = <A>(
  schema: Option.Option<Schema.Schema<A, unknown>>,
  body: OtherPart,
  isAdmitting: boolean,
): Decode<RequestAsWritten<A>> => {
  if (Option.isSome(schema)) return queryReader(schema.value, body);
  const readNothing = queryReader(Schema.Struct({}), body);
  return isAdmitting ? (sent) => Either.map(readNothing(sent), () => undefined) : () => nothing;
};

const pathDecoder = <A>(schema: Option.Option<Schema.Schema<A, unknown>>): Decode<A> => {
  if (Option.isNone(schema)) return () => nothing;
  const decode = decoderOf(schema.value);
  return (sent) => Either.mapLeft(decode(sent, byName), ({ issues }) => invalidRequest(issues));
};

/** @returns a maker of responses of a handler's reply, by the endpoint's declaration */
export const answererOf = (
  endpoint: UntypedDeclaration,
): (
  reply: unknown,
  request: HttpServerRequest.HttpServerRequest,
) => HttpServerResponse.HttpServerResponse => {
  const caching: Caching = Option.getOrElse(
    Context.getOption(endpoint.annotations, CachingRule),
    () => "no-store" as const,
  );
  const status = HttpApiSchema.getStatusSuccessAST(endpoint.successSchema.ast);
  const make = answerMaker({ caching, status });
  return (reply, request) => HttpServerResponse.isServerResponse(reply) ? reply : make(reply, request);
};

/** @returns the access rule of the endpoint; undefined: anyone, uncounted */
export const accessOf = ({ annotations }: Pick<UntypedDeclaration, "annotations">): AccessRule | undefined =>
  Option.getOrUndefined(Context.getOption(annotations, Access));

/** Decodes path and query, with every issue of the first of them that has any. */
export type DecodeRequest<Path, Query> = (
  request: HttpServerRequest.HttpServerRequest,
  params: SearchParams,
) => Either.Either<DecodedRequest<Path, Query>, InvalidRequest>;

/** @returns the endpoint's decoder of requests */
export const requestDecoder = <Path, Query, Body, Answer, Failure>(
  endpoint: Declaration<Path, Query, Body, Answer, Failure>,
): DecodeRequest<Path, Query> => {
  const body = otherPart("body", Option.getOrUndefined(endpoint.payloadSchema));
  const decodeQuery = queryDecoder(endpoint.urlParamsSchema, body, accessOf(endpoint) !== undefined);
  const decodePath = pathDecoder(endpoint.pathSchema);
  return (request, params) => {
    const query = decodeQuery(searchParamsOf(request.url));
    if (Either.isLeft(query)) return Either.left(query.left);
    const path = decodePath(params);
    if (Either.isLeft(path)) return Either.left(path.left);
    return Either.right(new DecodedRequest(request, path.right, query.right));
  };
};
