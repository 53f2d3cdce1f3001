/**
 * One line a request, for the operator: which endpoint, what came of it, how long it took, whose call it was, and the id
 * under which its caller can ask. Never a query (it may be signed), a path as it was written, an address or a key.
 */
import type { App } from "./plan.ts";

/** Fields of a line. */
export interface AccessRecord {
  /** ISO 8601, when the request came to its end. */
  readonly timestamp: string;
  readonly level: "INFO" | "ERROR";
  /** The endpoint and the status, for people. */
  readonly message: string;
  readonly request_id: string;
  /** The route, such as `GET /api/v1/cbam/calculate`, as the figures have it; `none` without a route. */
  readonly endpoint: string;
  readonly method: string;
  /** 499: the client did not wait for the answer. */
  readonly status: number;
  /** From the request's arrival to its answer's first byte. */
  readonly duration_ms: number;
  readonly account_id?: string;
}

/** HTTP's own methods; anything else is the caller's text. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const microsecondsOf = (durationMs: number): number => Math.round(durationMs * 1_000) / 1_000;

/**
 * @param which "failures": only what failed on our side
 * @param write is given the record of each request as it comes to its end
 * @returns the app, whose requests are told
 */
export const withAccessLines = <R, G>(
  app: App<R, G>,
  which: "on" | "failures",
  write: (record: AccessRecord) => void,
): App<R, G> =>
(runtime) => {
  const planOf = app(runtime);
  return (request) => {
    const startedMs = performance.now();
    const plan = planOf(request);
    plan.onEnd.push((status) => {
      const isFailure = status >= 500;
      if (which === "failures" && !isFailure) return;
      const { route: endpoint, exchange } = plan;
      const accountId = exchange?.account.id;
      write({
        timestamp: new Date().toISOString(),
        level: isFailure ? "ERROR" : "INFO",
        message: `${endpoint} ${status}`,
        request_id: exchange?.requestId ?? "",
        endpoint,
        method: methods.has(request.method) ? request.method : "other",
        status,
        duration_ms: microsecondsOf(performance.now() - startedMs),
        ...(accountId === undefined ? undefined : { account_id: accountId }),
      });
    });
    return plan;
  };
};
