/**
 * From a tool's arguments to an endpoint's answer. A problem is told as its sentence with the right values, so that a wrong
 * call can be put right.
 */
import type * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import { Problem } from "../../contract/problems.ts";
import { jsonOf, recordOf } from "../../kernel/text/json.ts";
import { shown } from "../../kernel/text/shown.ts";
import { type Arguments, type EndpointCall, type ToolAnswer, Toolbox, type ToolServices } from "./toolbox.ts";

/** An endpoint that tools ask. */
export interface Endpoint extends Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path"> {
  readonly annotations: Context.Context<never>;
  readonly urlParamsSchema: Option.Option<{ readonly ast: SchemaAST.AST }>;
}

const problemOf = Schema.decodeUnknownSync(Schema.parseJson(Problem.pick("error", "issues", "status")));

const unauthenticated = 401;
/** A tool takes no key as an argument, which a model would have to be told. */
const keyInWords =
  "A key isn't an argument of a tool: it stands as a header beside this server's address in the settings of the program.";

/** Names of a tool's arguments, where they are others than those of its endpoint. */
export interface ArgumentNames {
  /** The argument's name, by the endpoint's. */
  readonly renamed: Readonly<Record<string, string>>;
  /** All arguments. */
  readonly known: () => ReadonlyArray<string>;
}

type AnsweredIssue = NonNullable<typeof Problem.Type["issues"]>[number];

/** The issue as who called the tool knows its arguments. */
const toldBy = ({ renamed, known }: ArgumentNames) => {
  let isListed = false;
  return (issue: AnsweredIssue): AnsweredIssue => {
    const { path, code, message, suggestion } = issue;
    const name = path.replace(/^\//, "");
    if (code === "unknown" && !name.includes("/")) {
      const all = known();
      const list = isListed ? "" : `; known: ${all.join(", ")}`;
      isListed = true;
      const near = suggestion === undefined ? undefined : renamed[suggestion] ?? suggestion;
      const right = near !== undefined && all.includes(near) ? { suggestion: near } : {};
      return { path, code, message: `${name} is not known here${list}.`, ...right };
    }
    const own = renamed[path];
    if (own === undefined) return issue;
    const isNamed = message.startsWith(`${path} `);
    return { ...issue, path: own, message: isNamed ? `${own}${message.slice(path.length)}` : message };
  };
};

/** The sentence of a problem, and the right values where they are known. */
const problemText = (text: string, names: ArgumentNames): string => {
  const { error, issues: sent = [], status } = problemOf(text);
  const issues = sent.map(toldBy(names));
  const right = issues.flatMap(({ path, suggestion }) =>
    suggestion === undefined ? [] : [`${path}: ${suggestion}`]
  );
  return [
    issues.length === 0 ? error : issues.map(({ message }) => message).join(" "),
    ...(right.length === 0 ? [] : [`Use: ${right.join("; ")}`]),
    ...(status === unauthenticated ? [keyInWords] : []),
  ].join("\n");
};

const plain = (value: unknown): string => typeof value === "object" ? JSON.stringify(value) : String(value);

const queryOf = (sent: Arguments): string =>
  new URLSearchParams(
    Object.entries(sent).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, plain(value)]]
    ),
  ).toString();

/** Question of a tool to an endpoint. */
export interface Question {
  readonly sent: Arguments;
  /** Parameters of the query, beside what was sent to a GET. */
  readonly query?: Arguments;
  readonly headers?: Readonly<Record<string, string>>;
  readonly names: ArgumentNames;
}

const targetOf = (path: string, query: string): string => query === "" ? path : `${path}?${query}`;

/** Parameters of a path, such as `:id`. */
const ofPath = /:(\w+)/g;

const namesOfPath = ({ path }: Endpoint): ReadonlyArray<string> =>
  [...path.matchAll(ofPath)].map(([, name = ""]) => name);

/** Most characters of a path's parameter, encoded: the router reads no longer one. */
const longestParameter = 100;

/** True for a text that a path can have: one with half of a character can't be encoded. */
const fitsPath = (value: unknown): boolean =>
  typeof value === "string" && value.isWellFormed() && encodeURIComponent(value).length <= longestParameter;

/** @returns the input that the endpoint is asked with: parameters of its path, and a query or a body */
const callOf = (endpoint: Endpoint, { sent, query = {} }: Question): EndpointCall => {
  const { method, path: declared } = endpoint;
  const names = new Set(namesOfPath(endpoint));
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !names.has(name)));
  const path = declared.replace(ofPath, (_, name: string) => encodeURIComponent(plain(sent[name])));
  return method === "GET"
    ? { target: targetOf(path, queryOf({ ...rest, ...query })) }
    : { target: targetOf(path, queryOf(query)), body: JSON.stringify(rest) };
};

/** The endpoint's own answer, or the problem's sentence. */
export const askedWith = (
  endpoint: Endpoint,
  question: Question,
): Effect.Effect<ToolAnswer, never, ToolServices> => {
  const missing = namesOfPath(endpoint).find((name) => typeof question.sent[name] !== "string");
  if (missing !== undefined) {
    return Effect.succeed({ isOk: false, text: `${missing} is missing: it must be a text, such as a UUID.` });
  }
  const unfit = namesOfPath(endpoint).find((name) => !fitsPath(question.sent[name]));
  if (unfit !== undefined) {
    const found = shown(question.sent[unfit]);
    return Effect.succeed({
      isOk: false,
      text: `${unfit} must be an id as an answer had it, such as a UUID, found ${found}.`,
    });
  }
  return Effect.map(
    Effect.flatMap(
      Toolbox,
      ({ ask }) => ask({ ...callOf(endpoint, question), headers: question.headers ?? {} }),
    ),
    ({ isOk, text }) =>
      isOk ? { isOk, answer: recordOf(jsonOf(text)) } : { isOk, text: problemText(text, question.names) },
  );
};
