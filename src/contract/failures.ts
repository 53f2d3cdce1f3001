/**
 * The failures that a caller can meet, as values. `problems.ts` gives each of them its status. `message` is what the
 * caller reads: what was wrong, with which value, and what would be right. Contract section 7; decisions, "Errors".
 */
import * as Data from "effect/Data";
import { boundedIssues, type Issue } from "../kernel/issue.ts";

/** Returns one sentence an issue. */
export const sentencesOf = (issues: ReadonlyArray<Issue>): string =>
  issues.map((issue) => issue.message).join(" ");

/** The request can't be read or asks for something that isn't allowed. */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly message: string;
  readonly issues: ReadonlyArray<Issue>;
}> {}

/**
 * Returns the failure that names every issue, one sentence each.
 * @param more issues beside those that are given, for their number
 */
export const invalidRequest = (issues: ReadonlyArray<Issue>, more = 0): InvalidRequest => {
  const listed = boundedIssues(issues, more);
  return new InvalidRequest({ message: sentencesOf(listed), issues: listed });
};

/** The body is larger than the endpoint reads; found while reading. */
export class PayloadTooLarge extends Data.TaggedError("PayloadTooLarge")<{
  readonly message: string;
  readonly limitBytes: number;
}> {}

/** The body is of a media type that the endpoint doesn't read. */
export class UnsupportedMediaType extends Data.TaggedError("UnsupportedMediaType")<{
  readonly message: string;
}> {}

/** No key where one is needed, or one that is malformed, unknown, revoked or of a closed account. */
export class Unauthenticated extends Data.TaggedError("Unauthenticated")<{ readonly message: string }> {}

/** The caller's tier does not carry the feature (contract section 7: 402). */
export class TierLacksFeature extends Data.TaggedError("TierLacksFeature")<{ readonly message: string }> {}

/** The key is known and does not carry the permission that the endpoint asks for. */
export class PermissionDenied extends Data.TaggedError("PermissionDenied")<{
  readonly message: string;
  /** Why a page refused: sent from elsewhere, from a page of an earlier session, by no operator, by a role without the right. */
  readonly reason?: "foreign" | "stale" | "operator" | "role";
}> {}

/** The quota's window is full; after `retryAfterSeconds` the next call is let through, one second earlier it isn't. */
export class RateLimited extends Data.TaggedError("RateLimited")<{
  readonly message: string;
  readonly policy: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly retryAfterSeconds: number;
}> {}

/** The database or the storage is away: never a wrong answer, never an unauthenticated one. */
export class ServiceUnavailable extends Data.TaggedError("ServiceUnavailable")<{
  readonly message: string;
  readonly retryAfterSeconds: number;
  /** Of `/readyz`: each part of the service with its state. */
  readonly parts?: Readonly<Record<string, string>>;
}> {}

/** No document is stored under the key: never was, or its retention is over. */
export class DocumentNotFound extends Data.TaggedError("DocumentNotFound")<{
  readonly message: string;
  /** State in the store of a file that was sent and is kept for years, or of a document that was cut off. */
  readonly lacking?: "missing" | "changed" | "cut";
}> {}

/** The range starts behind the document's end, or is empty. */
export class RangeNotSatisfiable extends Data.TaggedError("RangeNotSatisfiable")<{
  readonly message: string;
  /** Size of the whole document. */
  readonly sizeBytes: number;
}> {}

/** The signed link is not as it was given out: changed, cut off, or another service's. */
export class LinkChanged extends Data.TaggedError("LinkChanged")<{ readonly message: string }> {}

/** The signed link is genuine and past its time. */
export class LinkExpired extends Data.TaggedError("LinkExpired")<{ readonly message: string }> {}

/** Figures that can be read and disagree: a line's total, the declared total (contract section 2.8); each with what was expected. */
export class FiguresDisagree extends Data.TaggedError("FiguresDisagree")<{
  readonly message: string;
  readonly issues: ReadonlyArray<Issue>;
}> {}

/** Returns the failure that names every disagreeing figure, one sentence each. */
export const figuresDisagree = (issues: ReadonlyArray<Issue>): FiguresDisagree => {
  const listed = boundedIssues(issues);
  return new FiguresDisagree({ message: sentencesOf(listed), issues: listed });
};

/** An invoice has more lines than one may have (contract section 8.2). */
export class TooManyLineItems extends Data.TaggedError("TooManyLineItems")<{
  readonly message: string;
  readonly lineItems: number;
  readonly limitLineItems: number;
}> {}

/** Another call under the same Idempotency-Key is still being worked on. */
export class IdempotencyKeyInUse extends Data.TaggedError("IdempotencyKeyInUse")<{
  readonly message: string;
  readonly retryAfterSeconds: number;
}> {}

/** The Idempotency-Key belongs to a call with another payload. */
export class IdempotencyKeyReused extends Data.TaggedError("IdempotencyKeyReused")<{
  readonly message: string;
}> {}

/** A bulk call has more rows than the tier allows, or than any call may have (contract sections 7 and 8). */
export class TooManyRows extends Data.TaggedError("TooManyRows")<{
  readonly message: string;
  readonly rows: number;
  readonly limitRows: number;
}> {}

/** The calculator failed on every row of a bulk call for no reason of the rows' own (contract section 7: 500). */
export class CalculatorFailed extends Data.TaggedError("CalculatorFailed")<{ readonly message: string }> {}

/** A calculation without figures can't become a report. */
export class ReportNeedsFigures
  extends Data.TaggedError("ReportNeedsFigures")<{ readonly message: string }> {}

/** The report is no draft (any more), so that it can't be issued. */
export class ReportNotDraft extends Data.TaggedError("ReportNotDraft")<{ readonly message: string }> {}

/** Figures of a draft when it was made, or now. */
export interface DraftFigures {
  /** Version of the default values. */
  readonly dataset_version: string;
  /** Period that the price is of; null without figures. */
  readonly certificate_period: string | null;
  /** EUR per tCO2e; null without figures. */
  readonly certificate_price_eur: number | null;
  /** Net cost, EUR; null without figures. */
  readonly net_cost_eur: number | null;
}

/** Price or data set have changed since the draft was made: both figures are told, and nothing is issued. */
export class ReportOutdated extends Data.TaggedError("ReportOutdated")<{
  readonly message: string;
  readonly figures: { readonly draft: DraftFigures; readonly now: DraftFigures };
}> {}

/** A record that holds beside one that was sent. */
export interface Conflict {
  /** JSON Pointer of the member of the request; empty for the whole. */
  readonly path: string;
  /** Sentence that says what disagrees, and what to do about it. */
  readonly message: string;
  /** The record that holds. */
  readonly current: Readonly<Record<string, unknown>>;
  /** The record that would be written. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Something that was recorded before holds against what was sent: both are told, and nothing is written. */
export class RecordConflict extends Data.TaggedError("RecordConflict")<{
  readonly message: string;
  readonly conflicts: ReadonlyArray<Conflict>;
}> {}

/** Returns the failure that shows both sides of every conflict, one sentence each. */
export const recordConflict = (conflicts: ReadonlyArray<Conflict>): RecordConflict =>
  new RecordConflict({ message: conflicts.map(({ message }) => message).join(" "), conflicts });

/** Unknown path or resource, or one of another account. */
export class NotFound extends Data.TaggedError("NotFound")<{ readonly message: string }> {}

/** The path is known, the method isn't one of its own. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{
  readonly message: string;
  readonly allow: ReadonlyArray<string>;
}> {}

/** The request's target is longer than any that has an answer. */
export class TargetTooLong extends Data.TaggedError("TargetTooLong")<{ readonly message: string }> {}

/** The request's header fields are larger than any endpoint needs. */
export class HeadTooLarge extends Data.TaggedError("HeadTooLarge")<{ readonly message: string }> {}

/** The request's body did not come to its end in time. */
export class BodyTooSlow extends Data.TaggedError("BodyTooSlow")<{ readonly message: string }> {}
