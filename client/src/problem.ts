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

/** What a gateway says in place of the service. */
const problemOf = (status: number, body: unknown, requestId: string): Problem =>
  isProblem(body) ? body : {
    error: `The answer was ${status}, and not from the service.`,
    type: "about:blank",
    title: "Unexpected answer",
    status,
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
      response.status,
      body,
      response.headers.get("x-request-id") ?? "",
    );
    super(problem.error);
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

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * @returns the response, if it went well
 * @throws CustomsProblem
 */
export const ensureOk = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  throw new CustomsProblem(response, await bodyOf(response));
};
