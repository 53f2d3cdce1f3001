/**
 * From a tool's arguments to its answer: the endpoint is asked, and what it says is made short. A problem is told as its
 * sentence with the right values, so that a wrong call can be put right.
 */
import * as Effect from "effect/Effect";
import { dataSets } from "../../contract/cbam.ts";
import { pathTo } from "../../contract/endpoint.ts";
import type { Problem } from "../../contract/problems.ts";
import { absoluteUrl, Exchange } from "../exchange/exchange.ts";
import {
  type Arguments,
  type Endpoint,
  type EndpointCall,
  type OuterCall,
  type ToolAnswer,
  Toolbox,
} from "./toolbox.ts";

/** Acts of the law, as links that answers have in their place. */
export interface Law {
  /** Address at which the acts of every data set are named. */
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

/** @returns the input that the endpoint is asked with: a query, or a body */
const callOf = ({ method, path }: Endpoint, { sent, query = "" }: Question): EndpointCall =>
  method === "GET"
    ? { target: `${path}?${queryOf(sent)}` }
    : { target: `${path}${query}`, body: JSON.stringify(sent) };

/** Question of a tool to an endpoint. */
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
): Effect.Effect<ToolAnswer, never, Toolbox | OuterCall> =>
  Effect.map(
    Effect.flatMap(Toolbox, ({ ask }) =>
      ask({ ...callOf(endpoint, question), headers: question.headers ?? {} })),
    (answered) =>
      answered.isOk ? answered : { ...answered, text: problemText(answered.text) },
  );

/** Acts of the law, as links that answers have in their place for the caller of this request. */
export const lawHere: Effect.Effect<Law, never, Exchange> = Effect.map(
  Exchange,
  (exchange) => ({ sources: absoluteUrl(pathTo(dataSets), exchange) }),
);

/** @returns the answer, made short */
export const shortly = (
  answered: ToolAnswer,
  short: (answer: string, law: Law) => unknown,
): Effect.Effect<ToolAnswer, never, OuterCall> =>
  answered.isOk
    ? Effect.map(lawHere, (law) => ({ isOk: true, text: JSON.stringify(short(answered.text, law)) }))
    : Effect.succeed(answered);
