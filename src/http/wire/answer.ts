/**
 * Every failure's status, body and headers, in one map: a failure without an answer does not compile. The body is
 * `error`, the human sentence, and the members of RFC 9457. Contract section 7; decisions, "Errors".
 */
import type * as Headers from "@effect/platform/Headers";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type {
  CalculatorFailed,
  DocumentNotFound,
  FiguresDisagree,
  IdempotencyKeyInUse,
  IdempotencyKeyReused,
  InvalidRequest,
  LinkChanged,
  LinkExpired,
  PayloadTooLarge,
  PermissionDenied,
  RangeNotSatisfiable,
  RateLimited,
  ReportNeedsFigures,
  ReportNotDraft,
  ServiceUnavailable,
  TierLacksFeature,
  TooManyLineItems,
  TooManyRows,
  Unauthenticated,
  UnsupportedMediaType,
} from "../../contract/failures.ts";
import type { Issue } from "../../kernel/issue.ts";
import type { MethodNotAllowed, NotFound } from "../../contract/failures.ts";

/** Every failure that may reach the edge. */
export type ApiError =
  | CalculatorFailed
  | DocumentNotFound
  | FiguresDisagree
  | IdempotencyKeyInUse
  | IdempotencyKeyReused
  | InvalidRequest
  | LinkChanged
  | LinkExpired
  | MethodNotAllowed
  | NotFound
  | PayloadTooLarge
  | PermissionDenied
  | RangeNotSatisfiable
  | RateLimited
  | ReportNeedsFigures
  | ReportNotDraft
  | ServiceUnavailable
  | TierLacksFeature
  | TooManyLineItems
  | TooManyRows
  | Unauthenticated
  | UnsupportedMediaType;

/** What a failure answers with. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly issues?: ReadonlyArray<Issue>;
  readonly headers?: Headers.Input;
}

const rateHeaders = (error: RateLimited): Headers.Input => ({
  "retry-after": String(error.retryAfterSeconds),
  "ratelimit-policy": `"${error.policy}";q=${error.limit};w=${error.windowSeconds}`,
  "ratelimit": `"${error.policy}";r=0;t=${error.retryAfterSeconds}`,
});

const problems = {
  InvalidRequest: (error: InvalidRequest): Problem => ({
    status: 400,
    title: "Bad Request",
    detail: error.message,
    issues: error.issues,
  }),
  Unauthenticated: (error: Unauthenticated): Problem => ({
    status: 401,
    title: "Unauthorized",
    detail: error.message,
    headers: { "www-authenticate": "Bearer" },
  }),
  TierLacksFeature: (error: TierLacksFeature): Problem => ({
    status: 402,
    title: "Payment Required",
    detail: error.message,
  }),
  PermissionDenied: (error: PermissionDenied): Problem => ({
    status: 403,
    title: "Forbidden",
    detail: error.message,
  }),
  NotFound: (error: NotFound): Problem => ({ status: 404, title: "Not Found", detail: error.message }),
  MethodNotAllowed: (error: MethodNotAllowed): Problem => ({
    status: 405,
    title: "Method Not Allowed",
    detail: error.message,
    headers: { allow: error.allow.join(", ") },
  }),
  IdempotencyKeyInUse: (error: IdempotencyKeyInUse): Problem => ({
    status: 409,
    title: "Conflict",
    detail: error.message,
    headers: { "retry-after": String(error.retryAfterSeconds) },
  }),
  PayloadTooLarge: (error: PayloadTooLarge): Problem => ({
    status: 413,
    title: "Content Too Large",
    detail: error.message,
    headers: { "retry-after": "0" },
  }),
  UnsupportedMediaType: (error: UnsupportedMediaType): Problem => ({
    status: 415,
    title: "Unsupported Media Type",
    detail: error.message,
  }),
  IdempotencyKeyReused: (error: IdempotencyKeyReused): Problem => ({
    status: 422,
    title: "Unprocessable Content",
    detail: error.message,
  }),
  FiguresDisagree: (error: FiguresDisagree): Problem => ({
    status: 422,
    title: "Unprocessable Content",
    detail: error.message,
    issues: error.issues,
  }),
  ReportNeedsFigures: (error: ReportNeedsFigures): Problem => ({
    status: 422,
    title: "Unprocessable Content",
    detail: error.message,
  }),
  ReportNotDraft: (error: ReportNotDraft): Problem => ({
    status: 409,
    title: "Conflict",
    detail: error.message,
  }),
  TooManyLineItems: (error: TooManyLineItems): Problem => ({
    status: 413,
    title: "Content Too Large",
    detail: error.message,
    headers: { "retry-after": "0" },
  }),
  LinkChanged: (error: LinkChanged): Problem => ({ status: 403, title: "Forbidden", detail: error.message }),
  DocumentNotFound: (error: DocumentNotFound): Problem => ({
    status: 404,
    title: "Not Found",
    detail: error.message,
  }),
  LinkExpired: (error: LinkExpired): Problem => ({ status: 410, title: "Gone", detail: error.message }),
  RangeNotSatisfiable: (error: RangeNotSatisfiable): Problem => ({
    status: 416,
    title: "Range Not Satisfiable",
    detail: error.message,
    headers: { "content-range": `bytes */${error.sizeBytes}` },
  }),
  TooManyRows: (error: TooManyRows): Problem => ({
    status: 422,
    title: "Unprocessable Content",
    detail: error.message,
    headers: { "retry-after": "0" },
  }),
  RateLimited: (error: RateLimited): Problem => ({
    status: 429,
    title: "Too Many Requests",
    detail: error.message,
    headers: rateHeaders(error),
  }),
  CalculatorFailed: (error: CalculatorFailed): Problem => ({
    status: 500,
    title: "Internal Server Error",
    detail: error.message,
  }),
  ServiceUnavailable: (error: ServiceUnavailable): Problem => ({
    status: 503,
    title: "Service Unavailable",
    detail: error.message,
    headers: { "retry-after": String(error.retryAfterSeconds) },
  }),
} satisfies {
  readonly [Tag in ApiError["_tag"]]: (error: Extract<ApiError, { readonly _tag: Tag }>) => Problem;
};

/** What an unexpected failure answers with: nothing of the inside. */
export const unexpected: Problem = {
  status: 500,
  title: "Internal Server Error",
  detail:
    "An unexpected failure on our side. It is logged under this request_id: quote it when you ask about it.",
};

/** @returns the failure's answer, by its tag. */
export const problemOf = <Tag extends ApiError["_tag"]>(
  error: Extract<ApiError, { readonly _tag: Tag }>,
): Problem => {
  const make: {
    readonly [Key in ApiError["_tag"]]: (error: Extract<ApiError, { readonly _tag: Key }>) => Problem;
  } = problems;
  return make[error._tag](error);
};

/** Who asks: what the body names and in which form it is wanted. */
export interface Asked {
  readonly requestId: string;
  readonly accept: string | undefined;
}

/** `application/problem+json` when `Accept` asks for it, else `application/json`. */
export const problemResponse = (problem: Problem, asked: Asked): HttpServerResponse.HttpServerResponse => {
  const contentType = asked.accept?.includes("application/problem+json") === true
    ? "application/problem+json"
    : "application/json";
  const body = {
    error: problem.detail,
    type: `/problems/${problem.title.toLowerCase().replaceAll(" ", "-")}`,
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    request_id: asked.requestId,
    ...(problem.issues === undefined ? undefined : { issues: problem.issues }),
  };
  return HttpServerResponse.raw(JSON.stringify(body), {
    status: problem.status,
    contentType,
    headers: { "cache-control": "no-store", ...problem.headers },
  });
};
