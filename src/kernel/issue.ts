/**
 * Issue of one input of a request, for people (`message`) and for programs (`code`, `suggestion`). Decisions,
 * "Requests" and "Sentences of pages".
 */
import { apiSentence, type Finding } from "./findings/finding.ts";

/** The kinds of mistakes; clients may branch on them, so they only grow. */
export const issueCodes = [
  "missing",
  "unknown",
  "format",
  "range",
  "choice",
  "ambiguous",
  "conflict",
  "duplicate",
  "length",
  "unprintable",
  "unreadable",
] as const;

/** One kind of mistake. */
export type IssueCode = typeof issueCodes[number];

/** Under which an issue carries what its sentence is made of; JSON leaves it out, so that no answer has it. */
export const about: unique symbol = Symbol("about");

/** One wrong input. */
export interface Issue {
  /** Name of a query parameter or table column; JSON Pointer (RFC 6901) of a body's member. Empty for the whole. */
  readonly path: string;
  /** Kind of the mistake, for programs. */
  readonly code: IssueCode;
  /** A sentence that names the input, what was found and what would be right. */
  readonly message: string;
  /** The right value, where it is known. */
  readonly suggestion?: string;
  /** Finding that `message` is made of, for sentences in other languages. */
  readonly [about]: Finding;
}

/** Place and kind of an issue. */
interface IssuePlace {
  readonly path: string;
  readonly code: IssueCode;
  /** Name of the input in the sentence; the path when it is left out. */
  readonly label?: string;
  readonly suggestion?: string | undefined;
}

/** Returns the issue whose sentence is made of the finding. */
export const issueOf = ({ path, code, label = path, suggestion }: IssuePlace, finding: Finding): Issue => ({
  path,
  code,
  message: apiSentence(finding, label),
  ...(suggestion === undefined ? undefined : { suggestion }),
  [about]: finding,
});

/** Most issues that one answer lists: what a request is answered stays small, however much of it is wrong. */
export const issueLimit = 100;

/** Most issues of one row of many: a call of thousands of rows in which all is wrong stays readable, and of a size. */
export const rowIssueLimit = 20;

/**
 * Returns at most `most` issues; a last one says how many more there are.
 * @param more how many there are beside those that are given
 */
export const boundedIssues = (
  issues: ReadonlyArray<Issue>,
  more = 0,
  most = issueLimit,
): ReadonlyArray<Issue> =>
  more === 0 && issues.length <= most + 1
    ? issues
    : [...issues.slice(0, most), moreIssues(issues.length + more - Math.min(issues.length, most))];

/** Most characters of the sentences of one row of many, but for its first one, which is always whole. */
const rowCharacters = 1_500;

/**
 * Returns the issues of one row of many, at most `rowIssueLimit`, and no more sentences than are read of a row; a last one says how
 * many more there are.
 */
export const boundedRowIssues = (issues: ReadonlyArray<Issue>, more = 0): ReadonlyArray<Issue> => {
  let characters = 0;
  const end = issues.findIndex(({ message }, index) => {
    characters += message.length;
    return index > 0 && characters > rowCharacters;
  });
  const told = end < 0 ? issues : issues.slice(0, end);
  return boundedIssues(told, more + issues.length - told.length, rowIssueLimit);
};

/** Returns what stands for the issues that are not listed. */
export const moreIssues = (count: number): Issue =>
  issueOf({ path: "", code: "unreadable" }, { kind: "more", count });
