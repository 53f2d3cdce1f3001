/**
 * One page a kind of problem, in Markdown: what happened, what to do, what it looks like, and which calls answer so.
 */
import { type ProblemKind, problemKinds, unexpectedKind } from "../../../contract/problem_kinds.ts";
import { slugOf } from "../../../contract/problems.ts";
import { objectOf } from "../../../http/openapi/schemas.ts";
import { type Operation, referenceSlug } from "./reference.ts";

/** Every kind of problem by its slug. */
export const kindsBySlug: ReadonlyMap<string, ProblemKind> = new Map(
  Object.entries({ ...problemKinds, Unexpected: unexpectedKind }).map(([tag, kind]) => [slugOf(tag), kind]),
);

/** The table of all kinds, for the page about errors. */
export const problemsTable: string = [
  "| status | problem | when, and what to do |",
  "| --- | --- | --- |",
  ...[...kindsBySlug].map(([slug, { status, title, meaning }]) =>
    `| ${status} | [${title}](/problems/${slug}) | ${meaning} |`
  ),
].join("\n");

const headersOf = ({ headers = {} }: ProblemKind): string =>
  Object.entries(headers).map(([name, what]) => `- \`${name}\`: ${what}`).join("\n");

const answers = (operation: Operation, { status, title }: ProblemKind): boolean => {
  const response = objectOf(objectOf(operation.said["responses"])[String(status)]);
  return `\n${response["description"] ?? ""}`.includes(`\n${title}: `);
};

const bodyOf = (slug: string, { status, title }: ProblemKind): string => {
  const sentence = "What was wrong in this call, and what would be right.";
  const body = {
    error: sentence,
    type: `/problems/${slug}`,
    title,
    status,
    detail: sentence,
    request_id: "2f1c6a2e-6d0f-4a5c-9c34-0f4b8d1e7a55",
  };
  return `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``;
};

/** @returns the page of the kind as Markdown */
export const problemPage = (
  slug: string,
  kind: ProblemKind,
  operations: ReadonlyArray<Operation>,
): string => {
  const headers = headersOf(kind);
  const calls = operations.filter((operation) => answers(operation, kind));
  const whose = calls.length === operations.length
    ? "Every call may be answered so."
    : calls.map(({ id, method, path, summary }) =>
      `- \`${method} ${path}\`: [${summary}](/docs/${referenceSlug(id)})`
    ).join("\n");
  return [
    `# ${kind.title}`,
    `HTTP status **${kind.status}**, \`type\` \`/problems/${slug}\`.`,
    kind.meaning,
    "## What it looks like",
    "`error` is the sentence to show to a person; programs go by `type`. The sentence is another in each case.",
    bodyOf(slug, kind),
    headers === "" ? "" : `## Headers\n\n${headers}`,
    whose === "" ? "" : `## Which calls\n\n${whose}`,
    "All problems and how to handle them: [Errors](/docs/errors).",
  ].filter((part) => part !== "").join("\n\n") + "\n";
};
