/**
 * One operation of the OpenAPI document: what the generator makes of the declaration, completed by what the declaration's
 * annotations say of access, headers, other media types, failures and limits.
 */
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as Context from "effect/Context";
import * as Option from "effect/Option";
import * as SchemaAST from "effect/SchemaAST";
import type { AccessRule } from "../../contract/access.ts";
import {
  Access,
  AnswerHeaders,
  BodyLimit,
  CachingRule,
  hasEntityTag,
  Idempotent,
  LimitsInWords,
  OtherAnswers,
  OtherBodies,
} from "../../contract/endpoint.ts";
import { type ProblemKind, problemKinds, unexpectedKind } from "../../contract/problem_kinds.ts";
import type { ProblemTag } from "../../contract/problems.ts";
import { idempotencyKey, queryParameters } from "./parameters.ts";
import { isObject, type Json, type JsonObject, objectOf, refTo } from "./schemas.ts";

/** The parts of a declaration that the document is made from. */
export interface Endpoint {
  readonly name: string;
  readonly annotations: Context.Context<never>;
  readonly urlParamsSchema: Option.Option<{ readonly ast: SchemaAST.AST }>;
  readonly payloadSchema: Option.Option<unknown>;
  readonly successSchema: { readonly ast: SchemaAST.AST };
  readonly errorSchema: { readonly ast: SchemaAST.AST };
}

const isTag = (name: string): name is ProblemTag => Object.hasOwn(problemKinds, name);

const typesOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  ast._tag === "Union" ? ast.types.flatMap(typesOf) : [ast];

const tagsOf = (endpoint: Endpoint): ReadonlyArray<ProblemTag> =>
  typesOf(endpoint.errorSchema.ast).flatMap((ast) => {
    const title = Option.getOrElse(SchemaAST.getTitleAnnotation(ast), () => "");
    return isTag(title) ? [title] : [];
  });

const accessOf = (endpoint: Endpoint): AccessRule | undefined =>
  Option.getOrUndefined(Context.getOption(endpoint.annotations, Access));

/** Failures that follow from the declaration itself. */
const derivedTags = (endpoint: Endpoint): ReadonlyArray<ProblemTag> => {
  const access = accessOf(endpoint);
  return [
    ...(Option.isSome(endpoint.urlParamsSchema) || access !== undefined ? ["InvalidRequest" as const] : []),
    ...(access === undefined
      ? []
      : ["Unauthenticated" as const, "PermissionDenied" as const, "RateLimited" as const]),
    ...(access?.needsCbamApi === true ? ["TierLacksFeature" as const] : []),
    ...(Option.isSome(endpoint.payloadSchema) ? ["BodyTooSlow" as const] : []),
    "TargetTooLong",
    "HeadTooLarge",
    "ServiceUnavailable",
  ];
};

/** @returns the tags of every failure that the endpoint may answer with */
export const failuresOf = (endpoint: Endpoint): ReadonlyArray<ProblemTag> => [
  ...new Set([...tagsOf(endpoint), ...derivedTags(endpoint)]),
];

const header = (description: string): JsonObject => ({ description, schema: { type: "string" } });

const headers = (told: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(Object.entries(told).map(([name, description]) => [name, header(description)]));

const always = { "X-Request-Id": "Id of the call: the caller's own if it sent a sane one." };
const window = {
  "RateLimit-Policy": 'Name, size and seconds of the window: `"cbam";q=60;w=3600`.',
  "RateLimit": 'Calls that are left, and seconds until one more is: `"cbam";r=59;t=3600`.',
};

const problemContent: JsonObject = {
  "application/json": { schema: refTo("Problem") },
  "application/problem+json": { schema: refTo("Problem") },
};

/** True if calls are counted, by key, by address or by report; the headers of the window are on every answer then. */
const isCounted = (endpoint: Endpoint): boolean => failuresOf(endpoint).includes("RateLimited");

const problemAnswer = (kinds: ReadonlyArray<ProblemKind>, isOfCounted: boolean): JsonObject => ({
  description: kinds.map(({ title, meaning }) => `${title}: ${meaning}`).join("\n\n"),
  headers: headers({
    ...always,
    ...(isOfCounted ? window : undefined),
    ...Object.assign({}, ...kinds.map(({ headers: own }) => own ?? {})),
  }),
  content: problemContent,
});

/** The failures by status. */
const problemAnswers = (endpoint: Endpoint): JsonObject => {
  const byStatus = new Map<number, Array<ProblemKind>>();
  const kinds: ReadonlyArray<ProblemKind> = [
    ...failuresOf(endpoint).map((tag) => problemKinds[tag]),
    unexpectedKind,
  ];
  for (const kind of kinds) byStatus.set(kind.status, [...byStatus.get(kind.status) ?? [], kind]);
  const isOfCounted = isCounted(endpoint);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map((
      [status, of],
    ) => [String(status), problemAnswer(of, isOfCounted)]),
  );
};

const mediaTypes = (told: Readonly<Record<string, string>>): JsonObject =>
  Object.fromEntries(
    Object.entries(told).map(([type, description]) => [type, { schema: { type: "string", description } }]),
  );

const option = <I, A>(endpoint: Endpoint, tag: Context.Tag<I, A>): A | undefined =>
  Option.getOrUndefined(Context.getOption(endpoint.annotations, tag));

/** The success answer with its headers and other media types; 304 and 206 where there are such. */
const successAnswers = (endpoint: Endpoint, made: JsonObject, example: Json | undefined): JsonObject => {
  const status = String(HttpApiSchema.getStatusSuccessAST(endpoint.successSchema.ast));
  const caching = option(endpoint, CachingRule);
  const told = {
    ...always,
    ...(isCounted(endpoint) ? window : undefined),
    ...(caching === undefined || !hasEntityTag[caching]
      ? undefined
      : { "ETag": "Entity tag: ask again with `If-None-Match`." }),
    ...(option(endpoint, Idempotent) === true
      ? { "Idempotent-Replayed": "`true` where the call was made before under its `Idempotency-Key`." }
      : undefined),
    ...option(endpoint, AnswerHeaders),
  };
  const answer = made[status];
  const content = objectOf(objectOf(answer)["content"]);
  const first = { ...objectOf(answer), headers: headers(told) };
  const withExample = example === undefined ? content : withExampleOf(content, example);
  return {
    [status]: {
      ...first,
      content: { ...withExample, ...mediaTypes(option(endpoint, OtherAnswers) ?? {}) },
    },
    ...(told.ETag === undefined ? undefined : {
      "304": {
        description: "The caller has the answer already.",
        headers: headers({ ...always, ...(isCounted(endpoint) ? window : undefined), "ETag": told.ETag }),
      },
    }),
    ...(failuresOf(endpoint).includes("RangeNotSatisfiable")
      ? { "206": { ...first, description: "The range that was asked for.", content } }
      : undefined),
  };
};

const withExampleOf = (content: JsonObject, example: Json): JsonObject =>
  Object.fromEntries(
    Object.entries(content).map((
      [type, part],
    ) => [type, type === "application/json" ? { ...objectOf(part), example } : part]),
  );

const limitsOf = (endpoint: Endpoint): string => {
  const access = accessOf(endpoint);
  const bodyLimit = option(endpoint, BodyLimit);
  const sentences = [
    access === undefined
      ? ""
      : access.isOpen
      ? "Anyone may call, counted by address; with a key the call counts for the key, which needs the permission `cbam:read`."
      : `Needs a key with the permission \`${access.permission}\`${
        access.needsCbamApi ? " on a tier that carries the CBAM API" : ""
      }.`,
    access === undefined
      ? ""
      : `Counts in the window \`${access.policy}\`: ${
        access.limitPerHour === undefined
          ? "as many calls an hour as the tier has"
          : `${access.limitPerHour} calls an hour`
      }.`,
    bodyLimit === undefined ? "" : `The body has at most ${bodyLimit.toLocaleString("en")} bytes.`,
    option(endpoint, LimitsInWords) ?? "",
  ].filter((sentence) => sentence !== "");
  return sentences.join(" ");
};

/** Examples of an endpoint in the document besides its declaration: answers that the service gave. */
export interface OperationExample {
  readonly answer?: Json;
  readonly body?: Json;
}

const bodyOf = (endpoint: Endpoint, made: JsonObject, shown: OperationExample): JsonObject | undefined => {
  const body = made["requestBody"];
  if (!isObject(body)) return undefined;
  const declared = objectOf(body["content"]);
  const content = shown.body === undefined ? declared : withExampleOf(declared, shown.body);
  return {
    requestBody: {
      required: true,
      content: { ...content, ...mediaTypes(option(endpoint, OtherBodies) ?? {}) },
    },
  };
};

/**
 * @param made what the generator made of the declaration
 * @returns the complete operation
 */
export const completed = (endpoint: Endpoint, made: JsonObject, shown: OperationExample): JsonObject => {
  const access = accessOf(endpoint);
  const limits = limitsOf(endpoint);
  return {
    tags: made["tags"] ?? [],
    operationId: endpoint.name,
    summary: made["summary"] ?? endpoint.name,
    description: [made["description"] ?? "", limits].filter((part) => part !== "").join("\n\n"),
    security: access === undefined ? [] : access.isOpen ? [{}, { apiKey: [] }] : [{ apiKey: [] }],
    parameters: [
      ...queryParameters(endpoint.urlParamsSchema, made["parameters"]),
      ...(option(endpoint, Idempotent) === true ? [idempotencyKey] : []),
    ],
    ...bodyOf(endpoint, made, shown),
    responses: {
      ...successAnswers(endpoint, objectOf(made["responses"]), shown.answer),
      ...problemAnswers(endpoint),
    },
  };
};
