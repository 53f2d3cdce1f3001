/**
 * One page a kind of problem, in Markdown: what happened, what to do, what it looks like, and which calls answer so.
 */
import { type ProblemKind, problemKinds, unexpectedKind } from "../../../contract/problem_kinds.ts";
import { slugOf } from "../../../contract/problems.ts";
import { objectOf } from "../../../http/openapi/schemas.ts";
import { foldMark } from "./folds.ts";
import { type Operation, referenceSlug } from "./reference.ts";

/** Every kind of problem by its slug. */
export const kindsBySlug: ReadonlyMap<string, ProblemKind> = new Map(
  Object.entries({ ...problemKinds, Unexpected: unexpectedKind }).map(([tag, kind]) => [slugOf(tag), kind]),
);

/** The table of all kinds, for the page about errors. */
export const problemsTable: string = [
  "| problem | when, and what to do |",
  "| --- | --- |",
  ...[...kindsBySlug].map(([slug, { status, title, meaning }]) =>
    `| ${status} [${title}](/problems/${slug}) | ${meaning} |`
  ),
].join("\n");

const headersOf = ({ headers = {} }: ProblemKind): string =>
  Object.entries(headers).map(([name, what]) => `- \`${name}\`: ${what}`).join("\n");

const answers = (operation: Operation, { status, title }: ProblemKind): boolean => {
  const response = objectOf(objectOf(operation.said["responses"])[String(status)]);
  return `\n${response["description"] ?? ""}`.includes(`\n${title}: `);
};

/** Sentence in the sample of a kind: the first of its meaning, as a caller reads it. */
const sentenceOf = ({ meaning }: ProblemKind): string => {
  const [first = meaning] = meaning.split(/(?<=\.) (?=[A-Z`])/);
  return first.replaceAll("`", "");
};

const bodyOf = (slug: string, kind: ProblemKind): string => {
  const sentence = sentenceOf(kind);
  const body = {
    error: sentence,
    type: `/problems/${slug}`,
    title: kind.title,
    status: kind.status,
    detail: sentence,
    request_id: "2f1c6a2e-6d0f-4a5c-9c34-0f4b8d1e7a55",
  };
  return `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
};

/** More calls than these are folded. */
const mostCalls = 10;

/** Calls that answer so; nothing where there are none. */
const callsOf = (kind: ProblemKind, operations: ReadonlyArray<Operation>): string => {
  const calls = operations.filter((operation) => answers(operation, kind));
  const list = calls.map(({ id, method, path, summary }) =>
    `- \`${method} ${path}\`: [${summary}](/docs/${referenceSlug(id)})`
  ).join("\n");
  if (calls.length === 0) return "";
  if (calls.length === operations.length) return "## Which calls\n\nEvery call may be answered so.";
  return calls.length > mostCalls
    ? `${foldMark}\n\n## Which calls: ${calls.length} of ${operations.length}\n\n${list}`
    : `## Which calls\n\n${list}`;
};

/** @returns the page of the kind as Markdown */
export const problemPage = (
  slug: string,
  kind: ProblemKind,
  operations: ReadonlyArray<Operation>,
): string => {
  const headers = headersOf(kind);
  return [
    `# ${kind.title}`,
    kind.meaning,
    `HTTP status **${kind.status}**, \`type\` \`/problems/${slug}\`.`,
    "## What it looks like",
    "`error` says what was wrong in the call at hand: show it to a person. Programs go by `type`.",
    bodyOf(slug, kind),
    headers === "" ? "" : `## Headers\n\n${headers}`,
    "All problems and how to handle them: [Errors](/docs/errors).",
    callsOf(kind, operations),
  ].filter((part) => part !== "").join("\n\n") + "\n";
};
