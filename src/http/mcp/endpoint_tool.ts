/**
 * Tools that ask one endpoint. Names, types, leniency and repeatability follow from its declaration; only the words for a
 * model are a tool's own.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { Idempotent } from "../../contract/endpoint.ts";
import { otherNamesOf } from "../../contract/requests/other_names.ts";
import { idempotencyKeyOfText } from "../../domain/accounts/idempotency.ts";
import { Exchange } from "../exchange/exchange.ts";
import type { Json, JsonObject } from "../openapi/schemas.ts";
import { isObject, objectOf } from "../openapi/schemas.ts";
import { type ArgumentNames, askedWith, type Endpoint, type Question } from "./asking.ts";
import {
  declaredInput,
  declaredOutput,
  declaredQuery,
  type Members,
  membersNamed,
  type ObjectSchema,
  schemaOf,
} from "./declared_schemas.ts";
import { type Answer, type Place, shortened, shortenedMembers, type Shortening } from "./shortening.ts";
import type { Arguments, Effects, Tool, ToolAnswer, ToolServices } from "./toolbox.ts";

/** Effects of a tool that only looks. */
export const looking: Effects = { isReadOnly: true, isOpenWorld: false };

/** Effects of a tool that adds something within the service, and overwrites nothing. */
export const adding: Effects = { isReadOnly: false, isOpenWorld: false };

/** Differences between an endpoint's input and a tool's. */
export interface InputChanges {
  /** Inputs that the tool sets itself. */
  readonly without?: ReadonlyArray<string>;
  /** Inputs of the tool's own, or with words of its own. */
  readonly more?: JsonObject;
  /** Names of inputs of the tool's own that must be there. */
  readonly required?: ReadonlyArray<string>;
  /** Parameters of the query that are inputs too, where the endpoint has a body. */
  readonly ofQuery?: ReadonlyArray<string>;
}

/** Arguments that say which decimal mark numbers as text have, and which order dates. */
export const notationNames = ["decimal", "dates"] as const;
const repeatName = "idempotency_key";

/** True if the endpoint reads values as they stand on customs papers, where it is asked to. */
const isLenient = ({ urlParamsSchema }: Endpoint): boolean =>
  Option.match(urlParamsSchema, {
    onNone: () => false,
    onSome: ({ ast }) =>
      ast._tag === "TypeLiteral" && ast.propertySignatures.some(({ name }) => name === "lenient"),
  });

const isRepeatable = ({ annotations }: Endpoint): boolean =>
  Option.isSome(Context.getOption(annotations, Idempotent));

/** A value that may be written as people do: numbers also as text, texts of any form. */
const widened = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(widened);
  if (!isObject(value)) return value;
  const { pattern: _pattern, format: _format, ...rest } = value;
  const type = rest["type"] === "number" || rest["type"] === "integer" ? { type: ["number", "string"] } : {};
  return Object.fromEntries(
    Object.entries({ ...rest, ...type }).map(([name, member]) =>
      name === "examples" ? [name, member] : [name, widened(member)]
    ),
  );
};

const widenedSchema = (schema: ObjectSchema): ObjectSchema => ({
  ...schema,
  properties: objectOf(widened(schema.properties)),
  ...(schema.$defs === undefined ? {} : { $defs: objectOf(widened(schema.$defs)) }),
});

/** Names of members of the query that say how the others are read. */
const ownMembers = (endpoint: Endpoint): JsonObject => {
  const { properties } = isLenient(endpoint) ? declaredQuery(endpoint) : { properties: {} };
  return {
    ...Object.fromEntries(
      Object.entries(properties).filter(([name]) => notationNames.some((each) => each === name)),
    ),
    ...(isRepeatable(endpoint)
      ? {
        [repeatName]: {
          type: "string",
          description:
            "Your own name for the call, such as a UUID: sent again within 24 hours it gets the same answer and nothing is done twice.",
        },
      }
      : {}),
  };
};

/** @returns the schema of a tool that asks the endpoint */
export const inputSchema = (
  endpoint: Endpoint,
  { without = [], more = {}, required = [], ofQuery = [] }: InputChanges = {},
): ObjectSchema => {
  const input = declaredInput(endpoint);
  const isKept = (name: string): boolean => name !== "lenient" && !without.includes(name);
  const kept = Object.entries(input.properties).filter(([name]) => isKept(name));
  const schema = schemaOf({
    properties: {
      ...Object.fromEntries(kept),
      ...(ofQuery.length === 0 ? {} : membersNamed(declaredQuery(endpoint), ofQuery).properties),
      ...ownMembers(endpoint),
      ...more,
    },
    required: [...input.required.filter(isKept), ...required],
  });
  return { ...(isLenient(endpoint) ? widenedSchema(schema) : schema), additionalProperties: false };
};

/** The names that bodies have for parameters of the query, by the query's own. */
const namesInQuery = ({ urlParamsSchema }: Endpoint): Readonly<Record<string, string>> =>
  Option.match(urlParamsSchema, {
    onNone: () => ({}),
    onSome: ({ ast }) =>
      Object.fromEntries(Object.entries(otherNamesOf(ast)).map(([other, name]) => [name, other])),
  });

/** Question to the endpoint with a tool's arguments: what is no part of its query or body is taken out of them. */
const questionOf = (
  endpoint: Endpoint,
  sent: Arguments,
  query: Arguments,
  names: ArgumentNames,
): Question => {
  const own = ownMembers(endpoint);
  const rest = Object.entries(sent).filter(([name]) => own[name] === undefined);
  const key = own[repeatName] === undefined ? undefined : sent[repeatName];
  const written = isLenient(endpoint)
    ? {
      lenient: "true",
      ...Object.fromEntries(
        notationNames.filter((name) => own[name] !== undefined).map((name) => [name, sent[name]]),
      ),
    }
    : {};
  return {
    sent: Object.fromEntries(rest),
    query: { ...query, ...written },
    ...(typeof key === "string" ? { headers: { "idempotency-key": key } } : {}),
    names: { ...names, renamed: { ...namesInQuery(endpoint), ...names.renamed } },
  };
};

/** True of an argument that is no name for a call: one that was passed over would let the call be done twice. */
const isNoKey = (endpoint: Endpoint, sent: Arguments): boolean => {
  const key = isRepeatable(endpoint) ? sent[repeatName] : undefined;
  return key !== undefined && key !== null &&
    (typeof key !== "string" || idempotencyKeyOfText(key) === undefined);
};

const noKey: ToolAnswer = {
  isOk: false,
  text: `${repeatName} must be text of 1 to 255 printable ASCII characters without spaces, such as a UUID.`,
};

/** @returns the endpoint's answer to a tool's arguments, or what is wrong with them */
export const askedBy = (
  endpoint: Endpoint,
  sent: Arguments,
  query: Arguments = {},
  names: ArgumentNames = { renamed: {}, known: () => Object.keys(inputSchema(endpoint).properties) },
): Effect.Effect<ToolAnswer, never, ToolServices> =>
  isNoKey(endpoint, sent)
    ? Effect.succeed(noKey)
    : askedWith(endpoint, questionOf(endpoint, sent, query, names));

/** A tool's own form of an endpoint's answer, where it is more than a shorter one. */
export interface AnswerChanges {
  readonly members: () => Members;
  readonly make: (answer: Answer, place: Place) => Answer;
}

/** A tool that asks one endpoint. */
export interface EndpointTool extends Pick<Tool, "name" | "title" | "description" | "named" | "namedBy"> {
  readonly endpoint: Endpoint;
  /** Looking, where it is left out. */
  readonly effects?: Effects;
  readonly isDetailed?: boolean;
  readonly input?: InputChanges;
  /** Parameters that the tool sets itself. */
  readonly query?: Arguments;
  /** Brings the arguments into the endpoint's form, or says what is wrong with them. */
  readonly prepare?: (sent: Arguments) => Arguments | string;
  /** Names of arguments by those of the endpoint's members that `prepare` makes of them. */
  readonly renamed?: Readonly<Record<string, string>>;
  readonly answer?: Shortening | AnswerChanges;
}

const isReshaped = (answer: Shortening | AnswerChanges): answer is AnswerChanges => "make" in answer;

/** @returns the answer in the form of the tool, for the caller of this request */
const answeredAs = (
  asked: ToolAnswer,
  make: (answer: Answer, place: Place) => Answer,
): Effect.Effect<ToolAnswer, never, Exchange> =>
  Effect.map(Exchange, (place) => asked.isOk ? { isOk: true, answer: make(asked.answer, place) } : asked);

/** Arguments by the part of a call that they stand in. */
const partsOf = (sent: Arguments, ofQuery: ReadonlyArray<string>) => {
  const entries = Object.entries(sent);
  return {
    query: Object.fromEntries(entries.filter(([name]) => ofQuery.includes(name))),
    body: Object.fromEntries(entries.filter(([name]) => !ofQuery.includes(name))),
  };
};

/** @returns the tool */
export const endpointTool = (
  {
    endpoint,
    effects = looking,
    isDetailed = false,
    input,
    query,
    prepare,
    renamed = {},
    answer = {},
    ...words
  }: EndpointTool,
): Tool => ({
  ...words,
  effects,
  isDetailed,
  inputSchema: () => inputSchema(endpoint, input),
  outputSchema: () =>
    schemaOf(isReshaped(answer) ? answer.members() : shortenedMembers(declaredOutput(endpoint), answer)),
  call: (sent) => {
    const prepared = prepare === undefined ? sent : prepare(sent);
    if (typeof prepared === "string") return Effect.succeed({ isOk: false, text: prepared });
    const parts = partsOf(prepared, input?.ofQuery ?? []);
    return Effect.flatMap(
      askedBy(endpoint, parts.body, { ...query, ...parts.query }, {
        renamed,
        known: () => Object.keys(inputSchema(endpoint, input).properties),
      }),
      (asked) =>
        answeredAs(asked, isReshaped(answer) ? answer.make : (full, place) => shortened(full, answer, place)),
    );
  },
});
