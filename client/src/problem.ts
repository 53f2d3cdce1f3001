/**
 * What went wrong, as the service says it: RFC 9457 with the sentence, and every wrong input with the right value where it
 * is known.
 */
import type { components } from "./openapi.ts";

/** The body of every failure. */
export type Problem = components["schemas"]["Problem"];

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" && value !== null && "error" in value &&
  typeof value.error === "string" &&
  "type" in value && "status" in value;

/** What an answer is that looks well: a proxy or a network's sign-in page answers with its own. */
const stranger = ({ ok, headers }: Response): string =>
  ok
    ? ` (${
      headers.get("content-type") ?? "of no media type"
    }): a proxy or a sign-in page may stand before it.`
    : ".";

/** Where a redirect led: a POST has become a GET on the way, and the key isn't sent to another origin. */
const ledTo = ({ redirected, url }: Response): string =>
  redirected
    ? ` A redirect led to ${url.replace(/[?#].*$/, "")}: baseUrl should be where the service is itself.`
    : "";

/** What a gateway says in place of the service. */
const problemOf = (
  response: Response,
  body: unknown,
  requestId: string,
): Problem =>
  isProblem(body) ? body : {
    error: `The answer was ${response.status}, and not from the service${stranger(response)}`,
    type: "about:blank",
    title: "Unexpected answer",
    status: response.status,
    detail: typeof body === "string" ? body.slice(0, 500) : "",
    request_id: requestId,
  };

/** A call that failed. `message` is the service's sentence; `type` tells kinds apart. */
export class CustomsProblem extends Error {
  override readonly name = "CustomsProblem";
  readonly problem: Problem;
  readonly status: number;
  /** Path or address of a page about the kind, such as `/problems/invalid-request`. */
  readonly type: string;
  /** Every wrong input; empty where inputs are not what is wrong. */
  readonly issues: NonNullable<Problem["issues"]>;
  /** Quote it when you ask about the call. */
  readonly requestId: string;
  /** Seconds after which the call may go well; undefined where waiting doesn't help. */
  readonly retryAfterSeconds: number | undefined;

  /** @param body as it was read: JSON, or text */
  constructor(response: Response, body: unknown) {
    const problem = problemOf(
      response,
      body,
      response.headers.get("x-request-id") ?? "",
    );
    super(`${problem.error}${ledTo(response)}`);
    this.problem = problem;
    this.status = response.status;
    this.type = problem.type;
    this.issues = problem.issues ?? [];
    this.requestId = problem.request_id;
    this.retryAfterSeconds = retryAfterSecondsOf(response);
  }
}

/** @returns what `Retry-After` says, a number of seconds or a date (RFC 9110, section 10.2.3) */
export const retryAfterSecondsOf = (
  { headers }: Response,
): number | undefined => {
  const value = headers.get("retry-after");
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const dateMs = Date.parse(value);
  return Number.isNaN(dateMs) ? undefined : Math.max(0, Math.ceil((dateMs - Date.now()) / 1_000));
};

const isJson = ({ headers }: Response): boolean => (headers.get("content-type") ?? "").includes("json");

/** Media types of the service's answers; what a proxy says in its place is a page or plain text. */
const ofService = /^(?:application\/(?!xhtml)|text\/(?:csv|calendar)\b)/;

/** JSON, or the text that isn't any. */
const valueIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * @returns the response, where what answered may be the service: failures are looked at by who asked
 * @throws CustomsProblem where it went well and is no answer of the service
 */
export const ensureOurs = async (response: Response): Promise<Response> => {
  if (!response.ok) return response;
  if (!ofService.test(response.headers.get("content-type") ?? "")) {
    throw new CustomsProblem(response, await response.text());
  }
  if (isJson(response)) {
    const value = valueIn(await response.clone().text());
    if (typeof value !== "object" || value === null) throw new CustomsProblem(response, value);
  }
  return response;
};

/**
 * @returns the response, if it went well
 * @throws CustomsProblem
 */
export const ensureOk = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw new CustomsProblem(response, valueIn(await response.text()));
};
