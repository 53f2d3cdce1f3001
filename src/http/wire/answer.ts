/**
 * Failures as they leave: `error`, the human sentence, and the members of RFC 9457, with the headers that each kind
 * carries. The kinds and their statuses are the contract's. Contract section 7; decisions, "Errors".
 */
import type * as Headers from "@effect/platform/Headers";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import { problemPage } from "../../contract/operations.ts";
import { pathTo } from "../../contract/endpoint.ts";
import type { RecordConflict, ReportOutdated } from "../../contract/failures.ts";
import { type ApiFailure, slugOf } from "../../contract/problems.ts";
import { problemKinds, unexpectedKind } from "../../contract/problem_kinds.ts";
import { asksForProblem, problemType } from "./problem_type.ts";
import type { Issue } from "../../kernel/issue.ts";

/** Caller of an answer: the id of the request, and the form that it asks for. */
export interface Asker {
  readonly requestId: string;
  readonly accept: string | undefined;
  /** Sentence of a page in the place of the API's. */
  readonly told?: string;
}

/** Parts of a failure's answer. */
interface Shape {
  readonly status: number;
  readonly title: string;
  readonly slug: string;
  readonly detail: string;
  readonly issues?: ReadonlyArray<Issue>;
  readonly figures?: ReportOutdated["figures"];
  readonly conflicts?: RecordConflict["conflicts"];
  readonly parts?: Readonly<Record<string, string>>;
  readonly headers?: Headers.Input;
}

/** Headers of a failure without values for any: one that says when to come again does not compile here. */
const noHeaders = (
  _failure: { readonly _tag: string; readonly retryAfterSeconds?: never },
): Headers.Input => ({});

/** Headers that follow from a failure's own values; a new kind of failure does not compile until it is listed. */
const headersOf = (failure: ApiFailure): Headers.Input => {
  switch (failure._tag) {
    case "Unauthenticated":
      return { "www-authenticate": "Bearer" };
    case "MethodNotAllowed":
      return { "allow": failure.allow.join(", ") };
    case "RateLimited":
      return {
        "retry-after": String(failure.retryAfterSeconds),
        "ratelimit-policy": `"${failure.policy}";q=${failure.limit};w=${failure.windowSeconds}`,
        "ratelimit": `"${failure.policy}";r=0;t=${failure.retryAfterSeconds}`,
      };
    case "IdempotencyKeyInUse":
    case "ServiceUnavailable":
      return { "retry-after": String(failure.retryAfterSeconds) };
    case "PayloadTooLarge":
    case "TooManyLineItems":
    case "TooManyRows":
      return { "retry-after": "0" };
    case "RangeNotSatisfiable":
      return { "content-range": `bytes */${failure.sizeBytes}` };
    case "InvalidRequest":
    case "TierLacksFeature":
    case "PermissionDenied":
    case "LinkChanged":
    case "NotFound":
    case "DocumentNotFound":
    case "BodyTooSlow":
    case "TargetTooLong":
    case "HeadTooLarge":
    case "ReportNotDraft":
    case "ReportOutdated":
    case "RecordConflict":
    case "LinkExpired":
    case "UnsupportedMediaType":
    case "FiguresDisagree":
    case "IdempotencyKeyReused":
    case "ReportNeedsFigures":
    case "CalculatorFailed":
      return noHeaders(failure);
  }
};

const respond = (shape: Shape, { accept, requestId }: Asker): HttpServerResponse.HttpServerResponse => {
  const contentType = asksForProblem(accept) ? problemType : "application/json";
  const body = {
    error: shape.detail,
    type: pathTo(problemPage, { slug: shape.slug }),
    title: shape.title,
    status: shape.status,
    detail: shape.detail,
    request_id: requestId,
    ...(shape.issues === undefined ? undefined : { issues: shape.issues }),
    ...(shape.figures === undefined ? undefined : { figures: shape.figures }),
    ...(shape.conflicts === undefined ? undefined : { conflicts: shape.conflicts }),
    ...(shape.parts === undefined ? undefined : { parts: shape.parts }),
  };
  return HttpServerResponse.raw(JSON.stringify(body), {
    status: shape.status,
    contentType,
    headers: { "cache-control": "no-store", ...shape.headers },
  });
};

/** @returns the failure's answer: `application/problem+json` when `Accept` asks for it, else `application/json`. */
export const problemResponse = (failure: ApiFailure, asker: Asker): HttpServerResponse.HttpServerResponse => {
  const { status, title } = problemKinds[failure._tag];
  return respond({
    status,
    title,
    slug: slugOf(failure._tag),
    detail: asker.told ?? failure.message,
    headers: headersOf(failure),
    ...("issues" in failure && asker.told === undefined ? { issues: failure.issues } : undefined),
    ...("figures" in failure ? { figures: failure.figures } : undefined),
    ...("conflicts" in failure ? { conflicts: failure.conflicts } : undefined),
    ...("parts" in failure && failure.parts !== undefined ? { parts: failure.parts } : undefined),
  }, asker);
};

/** Answer to an unexpected failure: nothing of the inside. */
export const unexpectedResponse = (asker: Asker): HttpServerResponse.HttpServerResponse =>
  respond({
    status: unexpectedKind.status,
    title: unexpectedKind.title,
    slug: slugOf("Unexpected"),
    detail:
      "An unexpected failure on our side. It is logged under this request_id: quote it when you ask about it.",
  }, asker);
