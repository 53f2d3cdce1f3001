/**
 * From a tool's arguments to its answer: the endpoint is asked, and what it says is made short. A problem is told as its
 * sentence with the right values, so that a wrong call can be put right.
 */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { dataSets } from "../../contract/cbam.ts";
import { pathTo } from "../../contract/endpoint.ts";
import type { Problem } from "../../contract/problems.ts";
import { absoluteUrl, Exchange } from "../server/exchange.ts";
import { ask, type Asked, type Endpoint } from "./calls.ts";
import type { Answered, Arguments, ToolServices } from "./tool.ts";

/** What answers say in place of their acts. */
export interface Law {
  /** Where the acts of every data set are named. */
  readonly sources: string;
}

/** The sentence of a problem, and the right values where they are known. */
const problemText = (text: string): string => {
  const { error, issues = [] }: Problem = JSON.parse(text);
  const right = issues.flatMap(({ path, suggestion }) =>
    suggestion === undefined ? [] : [`${path}: ${suggestion}`]
  );
  return right.length === 0 ? error : `${error}\nUse: ${right.join("; ")}`;
};

const plain = (value: unknown): string => typeof value === "object" ? JSON.stringify(value) : String(value);

const queryOf = (sent: Arguments): string =>
  new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, plain(value)]]
    ),
  ).toString();

/** @returns what the endpoint is asked with: a query, or a body */
const askedOf = ({ method, path }: Endpoint, { sent, query = "" }: Question): Asked =>
  method === "GET"
    ? { target: `${path}?${queryOf(sent)}` }
    : { target: `${path}${query}`, body: JSON.stringify(sent) };

/** What a tool asks an endpoint. */
export interface Question {
  readonly sent: Arguments;
  /** Of a POST: its query, with the question mark. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The endpoint's own answer, or the problem's sentence. */
export const askedWith = (
  endpoint: Endpoint,
  question: Question,
): Effect.Effect<Answered, never, ToolServices> =>
  Effect.map(
    ask({ ...askedOf(endpoint, question), headers: question.headers ?? {} }),
    (answered) => answered.isOk ? answered : { ...answered, text: problemText(answered.text) },
  );

/** What answers say in place of their acts, for the caller of this request. */
export const lawHere: Effect.Effect<Law, never, HttpServerRequest.HttpServerRequest | Exchange> = Effect.gen(
  function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    return { sources: absoluteUrl(pathTo(dataSets), request, yield* Exchange) };
  },
);

/** @returns the answer, made short */
export const shortly = (
  answered: Answered,
  short: (answer: string, law: Law) => unknown,
): Effect.Effect<Answered, never, ToolServices> =>
  answered.isOk
    ? Effect.map(lawHere, (law) => ({ isOk: true, text: JSON.stringify(short(answered.text, law)) }))
    : Effect.succeed(answered);
