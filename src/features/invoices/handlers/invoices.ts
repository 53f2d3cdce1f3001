/**
 * Invoices: made, checked before they are made, found again. Contract sections 2.8 to 2.11 and 4.7; decisions,
 * "Documents".
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import {
  type DocumentStore,
  type Invoices,
  PdfRenderer,
} from "../../../application/documents/document_ports.ts";
import { answerOf, createInvoice as create } from "../../../application/invoices/create_invoice.ts";
import { goneInvoice, ownInvoice } from "../../../application/invoices/own_invoice.ts";
import { TradeAgreements } from "../../../application/invoices/preference_ports.ts";
import { InvoiceAnswer } from "../../../contract/answers/invoices.ts";
import { type InvalidRequest, LinkExpired, type ServiceUnavailable } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/invoices.ts";
import type { Caller } from "../../../domain/accounts/access.ts";
import type { InvoiceRecord } from "../../../domain/invoices/record.ts";
import {
  type InvoiceReading,
  issuesIn,
  readInvoiceRequest,
} from "../../../domain/invoices/request/read_request.ts";
import { bodyOf } from "../../../http/routes/body.ts";
import { absoluteUrl, Exchange } from "../../../http/exchange/exchange.ts";
import { repeatable } from "../../../http/routes/idempotent.ts";
import { implementFor } from "../../../http/routes/implement.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { parseJson } from "../../../http/wire/request.ts";
import { jsonText } from "../../../http/wire/response.ts";

const body = bodyOf(Contract.createInvoice);

/** Figures, fonts and rules between members are looked at even where the shape is wrong: all issues at once. */
const reading = (
  bytes: Uint8Array,
  { accountEmail }: Caller,
): Effect.Effect<InvoiceReading, InvalidRequest, PdfRenderer | TradeAgreements> =>
  Effect.gen(function* () {
    const value = yield* parseJson(bytes);
    const { missingCharacters } = yield* PdfRenderer;
    const agreements = yield* TradeAgreements;
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    return readInvoiceRequest(value, { missingCharacters, agreements, today }, accountEmail);
  });

/** The answer with links that the client can follow as they are. */
const withAbsoluteLinks: Effect.Effect<(answer: InvoiceAnswer) => InvoiceAnswer, never, Exchange> = Effect
  .map(Exchange, (exchange) => (answer) => ({
    ...answer,
    documents: answer.documents.map((document) => ({
      ...document,
      signedUrl: absoluteUrl(document.signedUrl, exchange),
    })),
  }));

const readKept = Schema.decodeUnknownSync(Schema.parseJson(InvoiceAnswer));

const isGone = ({ isPurged, expiresAtMs }: InvoiceRecord, nowMs: number): boolean =>
  isPurged || expiresAtMs <= nowMs;

/**
 * Answer that was given before, with fresh links: the first ones may be over.
 * @fails LinkExpired for an invoice whose documents are gone since, as after a restored backup or an account's purge
 */
const withFreshLinks = (
  { id, shortId }: InvoiceAnswer,
  caller: Caller,
): Effect.Effect<InvoiceAnswer, LinkExpired | ServiceUnavailable, DocumentStore | Invoices> =>
  Effect.gen(function* () {
    const found = yield* ownInvoice(id, caller).pipe(
      Effect.asSome,
      Effect.catchTag("NotFound", () => Effect.succeedNone),
    );
    if (Option.isNone(found) || isGone(found.value, yield* Clock.currentTimeMillis)) {
      return yield* new LinkExpired({
        message:
          `This call made the invoice ${shortId}, which is no longer kept: make it again, under another Idempotency-Key.`,
      });
    }
    return yield* answerOf(found.value, found.value.invoiceNumber ?? shortId);
  });

export const createInvoice = implementFor(
  Contract.createInvoice,
  ({ request }, caller) =>
    Effect.gen(function* () {
      const bytes = yield* body.bytes(request);
      const absolute = yield* withAbsoluteLinks;
      const textOf = (answer: InvoiceAnswer): string => JSON.stringify(absolute(answer));
      const text = yield* repeatable({
        caller,
        endpoint: Contract.createInvoice,
        payload: [bytes],
        work: (keep) =>
          Effect.gen(function* () {
            const asked = yield* (yield* reading(bytes, caller)).request;
            return textOf(
              yield* create({ caller, request: asked }, (made) => keep?.(textOf(made)) ?? Effect.void),
            );
          }),
        replay: (outcome) => Effect.map(withFreshLinks(readKept(outcome), caller), textOf),
      });
      return jsonText(text);
    }),
);

/** 200 whatever the verdict: the question was answered. */
export const validateInvoice = implementFor(
  Contract.validateInvoice,
  ({ request: sent }, caller) =>
    Effect.gen(function* () {
      const { request, warnings } = yield* reading(yield* body.bytes(sent), caller);
      const issues = Either.isLeft(request) ? issuesIn(request.left) : [];
      return { valid: issues.length === 0, issues, warnings };
    }),
);

export const invoiceById = implementFor(
  Contract.invoiceById,
  ({ path }, caller) =>
    Effect.gen(function* () {
      const found = yield* ownInvoice(path.id, caller);
      const { shortId, invoiceNumber } = found;
      if (isGone(found, yield* Clock.currentTimeMillis)) {
        return yield* goneInvoice(found, "make the invoice again");
      }
      const absolute = yield* withAbsoluteLinks;
      return absolute(yield* answerOf(found, invoiceNumber ?? shortId));
    }),
);
