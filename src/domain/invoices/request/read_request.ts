/**
 * Reads the body of an invoice request (contract section 4.7) by its declared schema: every issue at once, with those
 * that only show between members. It does not know HTTP; body size and JSON syntax are found before it is asked.
 */
import * as Either from "effect/Either";
import { decoderOf, type DecodingIssues } from "../../../contract/decoding/decoding.ts";
import {
  type FiguresDisagree,
  figuresDisagree,
  type InvalidRequest,
  invalidRequest,
  TooManyLineItems,
} from "../../../contract/failures.ts";
import { InvoiceRequest, lineItemLimit } from "../../../contract/requests/invoice.ts";
import { emailAddressOfText } from "../../../kernel/email_address.ts";
import { boundedIssues, type Issue, issueOf } from "../../../kernel/issue.ts";
import { isRecord, memberOf, unsoundness, withoutNulls } from "../../../kernel/text/json.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { documentsOf } from "../../documents/document.ts";
import type { MissingCharacters } from "../../documents/printable.ts";
import type { Agreements } from "../preference/agreements.ts";
import { conflictsIn } from "./conflicts.ts";
import { disagreementsIn } from "./figures.ts";
import { isGiven, legibleShipment, withPrintedPacking } from "./legible.ts";
import { unmailable } from "./receiver.ts";
import { naming } from "./remark.ts";
import type { RequestedInvoice } from "./requested_invoice.ts";
import { unprintableIn } from "./unprintable.ts";
import { warningsAbout } from "./warnings.ts";

/** Why a request is refused. */
export type InvoiceRequestError = InvalidRequest | FiguresDisagree | TooManyLineItems;

/** A request as it was read, with what its author should look at again. */
export interface InvoiceReading {
  /** The request, or everything that is wrong with it. */
  readonly request: Either.Either<RequestedInvoice, InvoiceRequestError>;
  /** Warnings about values that are accepted and that customs may ask about. */
  readonly warnings: ReadonlyArray<Issue>;
}

/** Rules of the reading that don't stand in the contract. */
export interface ReadingRules {
  /** Characters of a text that the printer has no glyph for. */
  readonly missingCharacters: MissingCharacters;
  /** Agreements that statements on origin are compared with. */
  readonly agreements: Agreements;
  /** Day in Brussels. */
  readonly today: CalendarDay;
}

const decode = decoderOf(InvoiceRequest);

/** Null stands for absent, but for the receiver's address: there it says that no mail is wanted. */
const withoutAbsent = (body: unknown): unknown => {
  const given = withoutNulls(body);
  return isRecord(given) && memberOf(body, "email") === null ? { ...given, email: null } : given;
};

const tooManyLines = (lines: number): Issue =>
  issueOf(
    { path: naming.path(["invoiceData", "lineItems"]), code: "length" },
    { kind: "tooManyLineItems", lines, most: lineItemLimit },
  );

/** Returns the issues of a request that could be read, one for each place. */
export const issuesIn = (error: InvoiceRequestError): ReadonlyArray<Issue> =>
  error._tag === "TooManyLineItems" ? [tooManyLines(error.lineItems)] : error.issues;

const tooManyLineItems = (lineItems: number): TooManyLineItems =>
  new TooManyLineItems({
    message: tooManyLines(lineItems).message,
    lineItems,
    limitLineItems: lineItemLimit,
  });

const requestedInvoice = (
  { invoiceData, documents, email }: InvoiceRequest,
  body: unknown,
): RequestedInvoice => ({
  invoice: invoiceData,
  sent: memberOf(body, "invoiceData"),
  documents: documents ?? documentsOf(invoiceData),
  ...(email === undefined ? undefined : { email }),
});

const refused = (error: InvoiceRequestError, warnings: ReadonlyArray<Issue> = []): InvoiceReading => ({
  request: Either.left(error),
  warnings: boundedIssues(warnings),
});

/** Returns the issue about an account's address that is needed and can't be mailed. */
const unmailableAccount = (sent: unknown, accountEmail: string | undefined): ReadonlyArray<Issue> =>
  accountEmail === undefined || isGiven(sent, "email") || emailAddressOfText(accountEmail) !== undefined
    ? []
    : [unmailable(accountEmail)];

/** The issues that the decoding describes, and how many more it counted. */
const undecodedOf = (decoded: Either.Either<InvoiceRequest, DecodingIssues>) =>
  Either.isLeft(decoded)
    ? { undecoded: decoded.left.described, more: decoded.left.more }
    : { undecoded: [], more: 0 };

/**
 * Reads an invoice request.
 * @param body the parsed JSON, of any shape
 * @param rules that the printer and the table of agreements bring
 * @param accountEmail where the documents go when the request names no address; not looked at when it is left out
 * @returns the request, or InvalidRequest naming every problem (figures that disagree included), FiguresDisagree
 * where nothing else is wrong, TooManyLineItems above 500 lines; and the warnings in each case
 */
export const readInvoiceRequest = (
  body: unknown,
  { missingCharacters, agreements, today }: ReadingRules,
  accountEmail?: string,
): InvoiceReading => {
  const broken = unsoundness(body);
  if (broken !== undefined) return refused(invalidRequest([broken]));
  const given = withoutAbsent(body);
  const lines = memberOf(memberOf(given, "invoiceData"), "lineItems");
  if (Array.isArray(lines) && lines.length > lineItemLimit) return refused(tooManyLineItems(lines.length));

  const sent = withPrintedPacking(given);
  const shipment = legibleShipment(sent);
  const decoded = decode(sent, naming);
  const { undecoded, more } = undecodedOf(decoded);
  const problems = [
    ...undecoded,
    ...conflictsIn(sent, shipment),
    ...unprintableIn(shipment.sent, undecoded, missingCharacters),
    ...unmailableAccount(sent, accountEmail),
  ];
  const disagreements = disagreementsIn(shipment);
  const warnings = warningsAbout(shipment, agreements, today);
  if (Either.isLeft(decoded) || problems.length > 0) {
    return refused(invalidRequest([...problems, ...disagreements], more), warnings);
  }
  return disagreements.length > 0
    ? refused(figuresDisagree(disagreements), warnings)
    : { request: Either.right(requestedInvoice(decoded.right, body)), warnings: boundedIssues(warnings) };
};
