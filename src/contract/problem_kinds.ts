/**
 * The kinds of failures: status, title, what it means and what to do about it, headers. Contract section 7; decisions,
 * "Errors".
 */

/** One kind of failure as the contract knows it. */
export interface ProblemKind {
  /** The HTTP status. */
  readonly status: number;
  /** The kind in a few words. */
  readonly title: string;
  /** Occasion of the problem and what to do about it, for the page that `type` leads to. */
  readonly meaning: string;
  /** Headers beside those of every answer, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

const retryAfter = {
  "Retry-After": "Seconds after which the call may be sent again.",
};
const sizeRetryAfter = { "Retry-After": "0: waiting does not help, send less." };

/** Every failure that a caller can meet, by its tag. */
export const problemKinds = {
  InvalidRequest: {
    status: 400,
    title: "Invalid request",
    meaning:
      "The request can't be read, or one of its inputs is missing, unknown or not allowed. `issues` names every wrong input at once, with its path, a code and, where it is known, the right value. Mend them and send the call again.",
  },
  Unauthenticated: {
    status: 401,
    title: "API key needed",
    meaning:
      "The endpoint needs an API key, or the one that was sent is malformed, unknown or revoked, or its account is closed or has ended. Send it as `Authorization: Bearer cik_...`.",
    headers: { "WWW-Authenticate": "Bearer" },
  },
  TierLacksFeature: {
    status: 402,
    title: "Tier lacks the feature",
    meaning: "The account's tier does not carry the CBAM API. CBAM PRO and Enterprise do.",
  },
  PermissionDenied: {
    status: 403,
    title: "Permission missing",
    meaning: "The key is valid and does not carry the permission that the endpoint asks for.",
  },
  LinkChanged: {
    status: 403,
    title: "Link is not genuine",
    meaning: "The signed link is not as it was given out: changed, cut off, or another service's.",
  },
  NotFound: {
    status: 404,
    title: "Not found",
    meaning: "There is no such path, or no such resource of this account.",
  },
  DocumentNotFound: {
    status: 404,
    title: "Document not found",
    meaning:
      "No document is stored under the link: it was never made, or its retention of 30 days is over. Or a file beside a supplier's value was lost or changed in the service's storage: the same file, sent again, puts it back.",
  },
  MethodNotAllowed: {
    status: 405,
    title: "Method not allowed",
    meaning: "The path is there and takes other methods: `Allow` names them.",
    headers: { "Allow": "The methods that the path takes." },
  },
  BodyTooSlow: {
    status: 408,
    title: "Body too slow",
    meaning:
      "The body did not come to its end in time: send it again, over a better connection or in smaller calls.",
  },
  IdempotencyKeyInUse: {
    status: 409,
    title: "Idempotency-Key in use",
    meaning: "Another call under the same `Idempotency-Key` is still being worked on.",
    headers: retryAfter,
  },
  ReportNotDraft: {
    status: 409,
    title: "Report is no draft",
    meaning: "Only a draft can be issued, and only once.",
  },
  ReportOutdated: {
    status: 409,
    title: "Draft is outdated",
    meaning:
      "The certificate price or the data set has changed since the draft was made, so its figures are not today's. `figures` has both. Issue it with `recalculate=true` to take today's; to keep the old ones, make a report with `as_of`, the moment in the draft's `versions`.",
  },
  RecordConflict: {
    status: 409,
    title: "Another record holds",
    meaning:
      "Something that was recorded before holds against what was sent: another value of the same installation, goods and period, or a version that was written since. `conflicts` shows both, and nothing was written. Look at what differs, then send it as a new version of the record that holds.",
  },
  LinkExpired: {
    status: 410,
    title: "No longer valid or kept",
    meaning:
      "It was there, and its time is over: the link is genuine and past its time (ask for a new one), the documents' retention of 30 days is over, or the invoice that a repeated call made is no longer kept (make it again, under another `Idempotency-Key`).",
  },
  PayloadTooLarge: {
    status: 413,
    title: "Body too large",
    meaning: "The body is larger than the endpoint reads: send less in one call.",
    headers: sizeRetryAfter,
  },
  TooManyLineItems: {
    status: 413,
    title: "Too many line items",
    meaning: "An invoice has at most 500 line items: split the shipment.",
    headers: sizeRetryAfter,
  },
  TargetTooLong: { status: 414, title: "Address too long", meaning: "It has more than 8 192 characters." },
  UnsupportedMediaType: {
    status: 415,
    title: "Unsupported media type",
    meaning: "The body is of a media type, encoding or character set that the endpoint doesn't read.",
  },
  RangeNotSatisfiable: {
    status: 416,
    title: "Range not satisfiable",
    meaning: "The range starts behind the document's end.",
    headers: { "Content-Range": "Size of the document." },
  },
  FiguresDisagree: {
    status: 422,
    title: "Figures disagree",
    meaning:
      "The invoice's figures can be read and don't agree: a line's total with quantity times unit price, or the declared total with lines and charges. `issues` says what was expected.",
  },
  IdempotencyKeyReused: {
    status: 422,
    title: "Idempotency-Key reused",
    meaning: "The `Idempotency-Key` belongs to a call with another payload: use a new one.",
  },
  TooManyRows: {
    status: 422,
    title: "Too many rows",
    meaning: "The call has more rows than the tier allows, or more than the 5 000 that any call may have.",
    headers: sizeRetryAfter,
  },
  ReportNeedsFigures: {
    status: 422,
    title: "Report needs figures",
    meaning: "The calculation lacks data, so there is nothing to report: add what its message asks for.",
  },
  HeadTooLarge: { status: 431, title: "Header fields too large", meaning: "More than 8 192 bytes." },
  RateLimited: {
    status: 429,
    title: "Rate limit reached",
    meaning: "The sliding hour is full. After `Retry-After` seconds the next call is let in, not earlier.",
    headers: retryAfter,
  },
  CalculatorFailed: {
    status: 500,
    title: "Calculation failed",
    meaning: "The calculator failed on every row, a passing fault of the service: send the same call again.",
  },
  ServiceUnavailable: {
    status: 503,
    title: "Service unavailable",
    meaning:
      "A part that the service stands on is away, or there is no room for the call: many wait already, or others needed its connection while it waited. Nothing was done: send the call again later.",
    headers: retryAfter,
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** An unexpected failure, of which nothing of the inside is told. */
export const unexpectedKind: ProblemKind = {
  status: 500,
  title: "Internal server error",
  meaning: "An unexpected failure of the service. It is logged under the answer's request_id.",
};
