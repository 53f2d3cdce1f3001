/**
 * Every failure with its status, in one list: an endpoint declares which of them it answers with, and a handler that
 * fails with another does not compile. The body is `error`, the human sentence, and the members of RFC 9457. Contract
 * section 7; decisions, "Errors".
 */
import * as Schema from "effect/Schema";
import { issueCodes } from "../kernel/issue.ts";
import { isRecord } from "../kernel/text/json.ts";
import { figureOrNull, optional, text, textOrNull } from "./answers/members.ts";
import * as Failures from "./failures.ts";
import { problemKinds } from "./problem_kinds.ts";

/** One wrong input of a request. */
export const IssueRecord = Schema.Struct({
  path: text(
    "Name of the query parameter, header or column; JSON Pointer (RFC 6901) of a body's member; empty for the whole.",
  ),
  code: Schema.Literal(...issueCodes).annotations({ description: "Kind of the mistake, for programs." }),
  message: text("What was wrong, with which value, and what would be right."),
  suggestion: optional(text("The right value, where it is known.")),
}).annotations({ identifier: "Issue", description: "One wrong input." });

/** Figures of a draft when it was made, or now. */
const DraftFigures: Schema.Schema<Failures.DraftFigures> = Schema.Struct({
  dataset_version: text("Version of the default values."),
  certificate_period: textOrNull("Period of the certificate price."),
  certificate_price_eur: figureOrNull("Certificate price, EUR per tCO2e."),
  net_cost_eur: figureOrNull("Net cost, EUR."),
});

/** A record as some endpoint declares it: which one depends on what was sent. */
const anyRecord = (description: string): Schema.Schema<Readonly<Record<string, unknown>>> =>
  Schema.declare(isRecord).annotations({ jsonSchema: { type: "object", description } });

/** A record that holds beside one that was sent. */
const ConflictRecord: Schema.Schema<Failures.Conflict> = Schema.Struct({
  path: text("JSON Pointer of the member of the request; empty for the whole."),
  message: text("What disagrees, and what to do about it."),
  current: anyRecord("The record that holds, as `GET` answers it."),
  sent: anyRecord("The record that would be written."),
}).annotations({
  identifier: "RecordConflict",
  description: "A record that holds beside one that was sent.",
});

/** The body of every failure. */
export const Problem = Schema.Struct({
  error: text("What was wrong, with which value, and what would be right: a sentence for people."),
  type: text("Address of a page about this kind of problem (RFC 9457)."),
  title: text("The kind of problem in a few words."),
  status: Schema.Int.annotations({ description: "The HTTP status." }),
  detail: text("The same sentence as `error`."),
  request_id: text("Id of the call, as in the header `X-Request-Id`: quote it when you ask about it."),
  issues: optional(
    Schema.Array(IssueRecord).annotations({
      description:
        "Every wrong input; of more than a hundred the first, and a last one without a path that counts the others.",
    }),
  ),
  figures: optional(
    Schema.Struct({ draft: DraftFigures, now: DraftFigures }).annotations({
      description: "Only where a draft is outdated: what it said, and what it would say now.",
    }),
  ),
  conflicts: optional(
    Schema.Array(ConflictRecord).annotations({
      description: "Only where something that was recorded before holds against what was sent: both.",
    }),
  ),
  parts: optional(
    Schema.Record({ key: Schema.String, value: Schema.String }).annotations({
      description: "Of `/readyz`: each part of the service with its state.",
    }),
  ),
}).annotations({
  identifier: "Problem",
  description: "What went wrong (RFC 9457), with the sentence as `error`.",
});
/** A value of the shape that `Problem` declares. */
export type Problem = typeof Problem.Type;

/** The tags of all failures. */
export type ProblemTag = keyof typeof problemKinds;

type Classes = {
  readonly [Tag in ProblemTag]: abstract new (...given: never) => { readonly _tag: Tag };
};

/** Every failure's class by its tag. */
export const classes = {
  InvalidRequest: Failures.InvalidRequest,
  Unauthenticated: Failures.Unauthenticated,
  TierLacksFeature: Failures.TierLacksFeature,
  PermissionDenied: Failures.PermissionDenied,
  LinkChanged: Failures.LinkChanged,
  NotFound: Failures.NotFound,
  DocumentNotFound: Failures.DocumentNotFound,
  MethodNotAllowed: Failures.MethodNotAllowed,
  BodyTooSlow: Failures.BodyTooSlow,
  TargetTooLong: Failures.TargetTooLong,
  HeadTooLarge: Failures.HeadTooLarge,
  IdempotencyKeyInUse: Failures.IdempotencyKeyInUse,
  ReportNotDraft: Failures.ReportNotDraft,
  ReportOutdated: Failures.ReportOutdated,
  RecordConflict: Failures.RecordConflict,
  LinkExpired: Failures.LinkExpired,
  PayloadTooLarge: Failures.PayloadTooLarge,
  TooManyLineItems: Failures.TooManyLineItems,
  UnsupportedMediaType: Failures.UnsupportedMediaType,
  RangeNotSatisfiable: Failures.RangeNotSatisfiable,
  FiguresDisagree: Failures.FiguresDisagree,
  IdempotencyKeyReused: Failures.IdempotencyKeyReused,
  TooManyRows: Failures.TooManyRows,
  ReportNeedsFigures: Failures.ReportNeedsFigures,
  RateLimited: Failures.RateLimited,
  CalculatorFailed: Failures.CalculatorFailed,
  ServiceUnavailable: Failures.ServiceUnavailable,
} as const satisfies Classes;

/** The failure with a tag. */
export type FailureOf<Tag extends ProblemTag> = InstanceType<typeof classes[Tag]>;

/** Every failure that may reach the edge. */
export type ApiFailure = { readonly [Tag in ProblemTag]: FailureOf<Tag> }[ProblemTag];

/** Failures of every endpoint that reads a body. */
export const bodyProblems = ["PayloadTooLarge", "UnsupportedMediaType"] as const;

/** Failures of every endpoint that takes an `Idempotency-Key`, with those of its body. */
export const keyedProblems = [...bodyProblems, "IdempotencyKeyInUse", "IdempotencyKeyReused"] as const;

const problem = <Tag extends ProblemTag>(tag: Tag): Schema.Schema<FailureOf<Tag>> =>
  Schema.declare(
    (value): value is FailureOf<Tag> => value instanceof classes[tag],
    { identifier: tag, title: tag, jsonSchema: { type: "object", description: problemKinds[tag].title } },
  );

/**
 * Failures as an endpoint declares them, for `addError`: their types are the failures' classes; status and page of each
 * come from the list.
 */
export const problems = <Tag extends ProblemTag>(
  ...tags: ReadonlyArray<Tag>
): Schema.Schema<FailureOf<Tag>> => Schema.Union(...tags.map((tag) => problem(tag)));

/** Returns the last part of a problem's `type`: `InvalidRequest` is `invalid-request`. */
export const slugOf = (tag: string): string => tag.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
