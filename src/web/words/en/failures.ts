/**
 * English sentences for what went wrong: one for each kind of failure.
 */
import type { PermissionDenied } from "../../../contract/failures.ts";
import type { ApiFailure, FailureOf } from "../../../contract/problems.ts";

/** Failures that are told by the issues of their inputs, or by their reason. */
type ToldOtherwise = "InvalidRequest" | "FiguresDisagree" | "PermissionDenied";

/** Figures of a failure as the language writes them. */
export interface FailureFigures {
  /** Most megabytes that are read. */
  readonly limit: string;
}

/** One language's sentences; they do not compile while a kind lacks one. */
export interface FailureTexts {
  readonly unreadable: string;
  readonly denials: Readonly<Record<NonNullable<PermissionDenied["reason"]> | "other", string>>;
  readonly failures: {
    readonly [Tag in Exclude<ApiFailure["_tag"], ToldOtherwise>]: (
      failure: FailureOf<Tag>,
      figures: FailureFigures,
    ) => string;
  };
}

/** Limits of mails, by the policy: what goes on beside them is said. */
const mailLimits: Readonly<Record<string, (limit: number) => string>> = {
  "mails-to-address": (limit) =>
    `Your account has mailed this address ${limit} times within an hour, the most that it may: nothing was made or sent. Mails to other addresses, and documents without a mail, are still possible.`,
  "invoice-mails": (limit) =>
    `Your account has mailed invoices to others ${limit} times within an hour, the most that it may: nothing was made. Documents that are not mailed, or to your account's own address, are made now.`,
  "supplier-mails": (limit) =>
    `Your account has mailed suppliers ${limit} times within an hour, the most that it may: nothing was sent.`,
};

export const failures: FailureTexts = {
  unreadable: "What was sent can't be read: try again.",
  denials: {
    foreign: "The form was not sent from a page of this service: open the page here and send it again.",
    stale:
      "The page is no longer current, because you signed out or in since: open it again, then send the form.",
    operator: "This needs an operator's account and its second factor, given in this session.",
    role: "Your role in this account does not allow this: ask one of its administrators for another role.",
    other: "Your account may not do this.",
  },
  failures: {
    Unauthenticated: () => "The session is over: sign in again.",
    TierLacksFeature: () => "The account's tier does not include this: CBAM PRO and Enterprise do.",
    LinkChanged: () =>
      "This link is not as it was given out: open the page that it came from, for a new one.",
    LinkExpired: () => "The time of this link, or of the documents behind it, is over.",
    NotFound: () => "There is nothing at this address, or it belongs to another account.",
    DocumentNotFound: ({ lacking }) =>
      lacking === undefined
        ? "There is no such document: it was never made, or its time is over."
        : lacking === "missing"
        ? "This file was lost in the service's storage: send the same file again where it was, which puts it back, or ask the operator to."
        : lacking === "changed"
        ? "This file was cut off or changed in the service's storage: send the same file again where it was, which puts it back, or ask the operator to."
        : "This document was cut off in the service's storage: make it again.",
    MethodNotAllowed: () => "This address does not take what was sent: open the page again.",
    BodyTooSlow: () => "What was sent did not arrive in time: try again.",
    TargetTooLong: () => "The address is too long: enter less at once.",
    HeadTooLarge: () =>
      "Your browser sent too much beside the request: delete this site's cookies and try again.",
    IdempotencyKeyInUse: () => "This is already being worked on.",
    IdempotencyKeyReused: () => "This was sent before with other contents: load the page anew.",
    ReportNotDraft: () => "The report is no draft: it can't be issued again.",
    ReportOutdated: () => "Prices or default values have changed since: calculate again.",
    RecordConflict: () =>
      "Something else was recorded before: look at what differs, then send it as a change of that.",
    PayloadTooLarge: (_, { limit }) =>
      `What was sent is larger than ${limit} MB, the most that is read here: send less at once.`,
    TooManyLineItems: ({ lineItems, limitLineItems }) =>
      `The invoice has ${lineItems} lines: at most ${limitLineItems} are possible.`,
    UnsupportedMediaType: () =>
      "What was sent is of a kind that is not read here: choose an XLSX or CSV file.",
    RangeNotSatisfiable: () => "This part of the document does not exist: open it again.",
    TooManyRows: ({ rows, limitRows }) =>
      `The table has ${rows} rows: at most ${limitRows} are possible; split it.`,
    ReportNeedsFigures: () => "There is nothing to report yet: figures are missing.",
    RateLimited: ({ policy, limit }) => mailLimits[policy]?.(limit) ?? "That was too often.",
    CalculatorFailed: () => "The calculation failed because of a failure on our side: try again.",
    ServiceUnavailable: () => "The service can't do this just now: nothing was changed.",
  },
};
