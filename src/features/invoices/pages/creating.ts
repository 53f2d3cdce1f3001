/**
 * Makes the invoice of a form once, however often the same entries are sent: a button that is pressed twice makes no second
 * invoice, and sends no second mail.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import type { BrowserSession } from "../../../application/accounts/browser_session.ts";
import type { DocumentStore, Invoices, PdfRenderer } from "../../../application/documents/document_ports.ts";
import { pageQuotas } from "../../../application/accounts/windows.ts";
import { createInvoice } from "../../../application/invoices/create_invoice.ts";
import { type Idempotency, RateLimiter } from "../../../application/ports.ts";
import type { ApiFailure } from "../../../contract/problems.ts";
import type { RequestedInvoice } from "../../../domain/invoices/request/requested_invoice.ts";
import type { Exchange } from "../../../http/exchange/exchange.ts";
import { formOnce } from "../../../http/routes/form_once.ts";
import { goTo, type Member, recordedWork } from "../../../web/page/routes.ts";

const madePath = (id: string): string => `/invoices/${id}?new=yes`;

/** Services that make an invoice of a page. */
type MakingServices =
  | BrowserSession
  | DocumentStore
  | Exchange
  | Idempotency
  | Invoices
  | PdfRenderer
  | RateLimiter;

/** An invoice that a form asks for. */
interface FormInvoice {
  readonly request: RequestedInvoice;
  /** The request as the form came to it. */
  readonly sent: unknown;
}

const create = (
  member: Member,
  request: RequestedInvoice,
  keep: (outcome: string) => ReturnType<Parameters<typeof createInvoice>[1]>,
) =>
  Effect.gen(function* () {
    const { accountId, accountEmail, tier } = member.signedIn;
    yield* (yield* RateLimiter).take(pageQuotas(tier)["page-invoices"], accountId);
    const { language } = member.visit;
    const caller = { accountId, accountEmail, keyId: null, isTest: false, language };
    const made = Effect.map(
      createInvoice({ caller, request }, ({ id }) => keep(id)),
      ({ id }) => goTo(madePath(id)),
    );
    return yield* recordedWork(member, "invoice.made", made);
  });

/** @returns the way to the invoice's page: of the one that was made first, where the form was sent with these entries before */
export const createOnce = (
  member: Member,
  formId: string,
  { request, sent }: FormInvoice,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ApiFailure, MakingServices> =>
  formOnce({
    accountId: member.signedIn.accountId,
    endpoint: "POST /invoices/new",
    formId,
    sent,
    work: (keep) => create(member, request, keep ?? (() => Effect.void)),
    replay: (invoiceId) => Effect.succeed(goTo(madePath(invoiceId))),
  });
