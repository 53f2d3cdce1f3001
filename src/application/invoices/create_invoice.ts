/**
 * From an invoice request to stored documents: renders them all, stores them, then keeps invoice, mail and outcome in
 * one transaction. Objects come first and the row second, so that an invoice that can be seen has all its documents.
 * Contract sections 2.11 and 4.7.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { newId } from "../new_id.ts";
import type { RateLimiter } from "../ports.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import type { InvoiceAnswer } from "../../contract/answers/invoices.ts";
import { type InvalidRequest, type RateLimited, ServiceUnavailable } from "../../contract/failures.ts";
import { documentFileName, documentKeyOf } from "../../domain/invoices/delivery.ts";
import { deliveryMail } from "../../domain/invoices/delivery_mail.ts";
import type { DocumentType } from "../../domain/documents/document.ts";
import type { MailLanguage } from "../../domain/documents/mail_language.ts";
import { printableDocument } from "../../domain/invoices/layout/document.ts";
import type { InvoiceRecord } from "../../domain/invoices/record.ts";
import { receiverOf } from "../../domain/invoices/request/receiver.ts";
import type { RequestedInvoice } from "../../domain/invoices/request/requested_invoice.ts";
import { shortIdOf } from "../../domain/invoices/short_id.ts";
import { yieldToIo } from "../yield_to_io.ts";
import { linkSeconds } from "../documents/document_links.ts";
import { countMail } from "../documents/counted_mails.ts";
import { DocumentStore, Invoices, PdfRenderer } from "../documents/document_ports.ts";
import { mailboxOf } from "../../kernel/email_address.ts";
import { yearOf } from "../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { dayMs } from "../../kernel/time/durations.ts";

const retentionMs = 30 * dayMs;
/** Contract section 8.2: invoice request timeout. */
const timeLimit = "120 seconds";
const retryAfterSeconds = 10;
const storedAtOnce = 4;
const randomBytes = 6;

/** Whose invoice it is, and the key that asks for it; null for a browser's session. */
export interface InvoiceCaller extends Pick<Caller, "accountId" | "accountEmail" | "isTest"> {
  readonly keyId: string | null;
  /** Language of the pages that the caller uses, in which mail to the account's own address is written; English without it. */
  readonly language?: MailLanguage;
}

/** A document that was rendered and not stored yet. */
interface RenderedDocument {
  readonly type: DocumentType;
  readonly bytes: Uint8Array;
}

/** @returns the invoice's documents with fresh links; `signedUrl` may be relative to the service's origin */
export const answerOf = (
  { id, shortId, documents }: Pick<InvoiceRecord, "id" | "shortId" | "documents">,
  invoiceNumber: string,
): Effect.Effect<InvoiceAnswer, never, DocumentStore> =>
  Effect.gen(function* () {
    const store = yield* DocumentStore;
    const links = yield* Effect.forEach(documents, (type) =>
      Effect.map(
        store.signedLink({
          key: documentKeyOf(id, type),
          fileName: documentFileName(type, invoiceNumber),
          validForSeconds: linkSeconds,
        }),
        (signedUrl) => ({ type, signedUrl, expiresIn: linkSeconds }),
      ));
    return { id, shortId, documents: links };
  });

/** The documents are described here one after the other, with a pause after each, and printed side by side. */
const renderAll = (
  { invoice, sent, documents }: RequestedInvoice,
  isSpecimen: boolean,
): Effect.Effect<ReadonlyArray<RenderedDocument>, ServiceUnavailable, PdfRenderer> =>
  Effect.flatMap(PdfRenderer, (renderer) =>
    Effect.forEach(
      documents,
      (type) =>
        Effect.suspend(() => renderer.render(printableDocument(type, invoice, sent, isSpecimen))).pipe(
          Effect.map((bytes) => ({ type, bytes })),
          Effect.fork,
          Effect.zipLeft(yieldToIo),
        ),
    ).pipe(Effect.flatMap(Fiber.joinAll)));

/** Stores every document; when one can't be, none stays. */
const storeAll = (
  id: string,
  rendered: ReadonlyArray<RenderedDocument>,
): Effect.Effect<void, ServiceUnavailable, DocumentStore> =>
  Effect.flatMap(
    DocumentStore,
    (store) =>
      Effect.forEach(rendered, ({ type, bytes }) => store.put(documentKeyOf(id, type), bytes), {
        concurrency: storedAtOnce,
        discard: true,
      }).pipe(
        Effect.onError(() =>
          Effect.forEach(rendered, ({ type }) => Effect.ignore(store.remove(documentKeyOf(id, type))), {
            concurrency: storedAtOnce,
            discard: true,
          })
        ),
      ),
  );

const tooSlow = new ServiceUnavailable({
  retryAfterSeconds,
  message: `The documents were not ready after ${timeLimit}: nothing was kept. Send the call again.`,
});

/**
 * @param keep writes the call's outcome, in the transaction that makes the invoice visible
 * @fails InvalidRequest when the documents would have to be mailed to an account's address that can't be mailed
 * @fails RateLimited when the account has mailed as much as it may within the hour, to others or to this receiver
 * @fails ServiceUnavailable when printer, storage or database are away or too slow: no invoice is there then; the
 * sweeper removes documents that no invoice knows
 */
export const createInvoice = (
  { caller, request }: { readonly caller: InvoiceCaller; readonly request: RequestedInvoice },
  keep: (answer: InvoiceAnswer) => Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<
  InvoiceAnswer,
  InvalidRequest | RateLimited | ServiceUnavailable,
  DocumentStore | Invoices | PdfRenderer | RateLimiter
> =>
  Effect.gen(function* () {
    const receiver = yield* receiverOf(request, caller.accountEmail);
    const to = caller.isTest ? undefined : receiver;
    if (to !== undefined && mailboxOf(to) !== mailboxOf(caller.accountEmail)) {
      yield* countMail({ kind: "invoice-mails", accountId: caller.accountId, to });
    }
    const language = to === caller.accountEmail ? caller.language ?? "en" : "en";
    const invoices = yield* Invoices;
    const createdAtMs = yield* Clock.currentTimeMillis;
    const id = newId(createdAtMs);
    const { sent: _sent, ...kept } = request;
    const { documents, invoice } = kept;
    const rendered = yield* renderAll(request, caller.isTest);
    yield* storeAll(id, rendered);
    const { pagesOf } = yield* PdfRenderer;
    const delivered = rendered.map(({ type, bytes }) => ({ type, pages: pagesOf(bytes) }));
    const keptUntilMs = createdAtMs + retentionMs;

    const recordAs = (
      shortId: string,
    ): Effect.Effect<InvoiceAnswer, ServiceUnavailable, DocumentStore> =>
      Effect.gen(function* () {
        const answer = yield* answerOf({ id, shortId, documents }, invoice.invoiceNumber);
        const isKept = yield* invoices.record({
          id,
          shortId,
          documents,
          request: kept,
          createdAtMs,
          accountId: caller.accountId,
          keyId: caller.keyId,
          expiresAtMs: keptUntilMs,
        }, {
          mail: to && deliveryMail({ id, shortId, invoice, documents: delivered, to, language, keptUntilMs }),
          alongside: keep(answer),
        });
        return isKept ? answer : yield* recordAs(newShortId(createdAtMs));
      });
    return yield* recordAs(newShortId(createdAtMs));
  }).pipe(Effect.timeoutFail({ duration: timeLimit, onTimeout: () => tooSlow }));

const newShortId = (nowMs: number): string =>
  shortIdOf(yearOf(dayInBrussels(nowMs)), crypto.getRandomValues(new Uint8Array(randomBytes)));
