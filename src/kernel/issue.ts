/**
 * What is wrong with one input of a request, for people (`message`) and for programs (`code`, `suggestion`). Decisions,
 * "Requests".
 */

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
}

/** Most issues that one answer lists: what a request is answered stays small, however much of it is wrong. */
export const issueLimit = 100;

/**
 * Returns at most `issueLimit` issues; a last one says how many more there are.
 * @param more how many there are beside those that are given
 */
export const boundedIssues = (issues: ReadonlyArray<Issue>, more = 0): ReadonlyArray<Issue> =>
  more === 0 && issues.length <= issueLimit + 1
    ? issues
    : [...issues.slice(0, issueLimit), moreIssues(issues.length + more - issueLimit)];

/** Returns what stands for the issues that are not listed. */
export const moreIssues = (count: number): Issue => ({
  path: "",
  code: "unreadable",
  message: `And ${count} more issues.`,
});

const longestEcho = 60;

/** Returns the text, cut where it is long. */
export const shortened = (text: string): string =>
  text.length <= longestEcho ? text : `${text.slice(0, longestEcho)}... (${text.length} characters)`;

/**
 * Returns the value as the caller wrote it, cut where it is long, for a sentence; arrays and objects by their kind.
 */
export const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return shortened(typeof value === "number" ? String(value) : JSON.stringify(value) ?? String(value));
};
