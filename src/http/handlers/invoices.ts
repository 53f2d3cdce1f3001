/**
 * `POST /api/v1/invoices`, its dry run `validate`, and `GET /api/v1/invoices/{id}`. Contract sections 2.8 to 2.11 and
 * 4.7; decisions, "Documents".
 */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { answerOf, createInvoice, type InvoiceServices } from "../../application/invoices/create_invoice.ts";
import { DocumentStore, Invoices, PdfRenderer } from "../../application/documents/document_ports.ts";
import type { Idempotency } from "../../application/ports.ts";
import type { InvoiceAnswer } from "../../contract/answers/invoices.ts";
import type { Caller } from "../../domain/accounts/access.ts";
import {
  type InvalidRequest,
  LinkExpired,
  type PayloadTooLarge,
  type UnsupportedMediaType,
} from "../../contract/failures.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import {
  type InvoiceReading,
  type InvoiceRequestError,
  readInvoiceRequest,
} from "../../domain/invoices/request/read_request.ts";
import { absoluteUrl, Exchange } from "../server/exchange.ts";
import { NotFound } from "../../contract/failures.ts";
import { repeatable } from "../server/idempotent.ts";
import type { Answering } from "../server/limited.ts";
import { parseJson, readBytes, requireJson } from "../wire/request.ts";
import { json, jsonText, noStore } from "../wire/response.ts";

/** Contract section 8.2: 1 MB. */
const bodyLimitBytes = 1_024 * 1_024;

type Needed = DocumentStore | Exchange | HttpServerRequest.HttpServerRequest | Invoices | PdfRenderer;

const services: Effect.Effect<InvoiceServices, never, DocumentStore | Invoices | PdfRenderer> = Effect.all({
  renderer: PdfRenderer,
  store: DocumentStore,
  invoices: Invoices,
});

/** The body, read to its bound. */
const readBody: Effect.Effect<
  Uint8Array,
  InvalidRequest | PayloadTooLarge | UnsupportedMediaType,
  HttpServerRequest.HttpServerRequest
> = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  yield* requireJson(request);
  return yield* readBytes(request, bodyLimitBytes);
});

const reading = (body: Uint8Array): Effect.Effect<InvoiceReading, InvalidRequest, PdfRenderer> =>
  Effect.gen(function* () {
    const value = yield* parseJson(body);
    const { missingCharacters } = yield* PdfRenderer;
    return readInvoiceRequest(value, missingCharacters);
  });

/** The answer as JSON, with links that the client can follow as they are. */
const answerText = (answer: InvoiceAnswer, absolute: (reference: string) => string): string =>
  JSON.stringify({
    ...answer,
    documents: answer.documents.map((document) => ({ ...document, signedUrl: absolute(document.signedUrl) })),
  });

const absoluteLinks = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest;
  const exchange = yield* Exchange;
  return (reference: string): string => absoluteUrl(reference, request, exchange);
});

export const invoices = (caller: Caller): Answering<Needed | Idempotency> =>
  Effect.gen(function* () {
    const body = yield* readBody;
    const absolute = yield* absoluteLinks;
    const text = yield* repeatable({
      caller,
      endpoint: "POST /api/v1/invoices",
      payload: [body],
      work: (keep) =>
        Effect.gen(function* () {
          const request = yield* (yield* reading(body)).request;
          const answer = yield* createInvoice(
            { caller, request },
            yield* services,
            (made) => keep(answerText(made, absolute)),
          );
          return answerText(answer, absolute);
        }),
      replay: (outcome) => Effect.succeed(outcome),
    });
    return jsonText(text, noStore);
  });

/** The problems of a request that could be read, one for each place. */
const issuesOf = (error: InvoiceRequestError) =>
  error._tag === "TooManyLineItems"
    ? [{ path: "/invoiceData/lineItems", code: "length" as const, message: error.message }]
    : error.issues;

/** 200 whatever the verdict: the question was answered. */
export const validateInvoice: Answering<HttpServerRequest.HttpServerRequest | PdfRenderer> = Effect.gen(
  function* () {
    const { request, warnings } = yield* reading(yield* readBody);
    const issues = Either.isLeft(request) ? issuesOf(request.left) : [];
    return json({ valid: issues.length === 0, issues, warnings }, noStore);
  },
);

const noSuchInvoice = (id: string): NotFound =>
  new NotFound({ message: `There is no invoice ${id} of this account.` });

export const invoiceById = (caller: Caller): Answering<Needed | HttpRouter.RouteContext> =>
  Effect.gen(function* () {
    const { id: asked = "" } = yield* HttpRouter.params;
    const { invoices, store } = yield* services;
    const id = uuidOfText(asked);
    const found = id === undefined ? Option.none() : yield* invoices.find(caller.accountId, id);
    if (Option.isNone(found)) return yield* noSuchInvoice(asked);
    const { expiresAtMs, isPurged, shortId, invoiceNumber } = found.value;
    if (isPurged || expiresAtMs <= (yield* Clock.currentTimeMillis)) {
      return yield* new LinkExpired({
        message: `The documents of ${shortId} were kept for 30 days, until ${
          new Date(expiresAtMs).toISOString()
        }: make the invoice again.`,
      });
    }
    const answer = yield* answerOf(store, found.value, invoiceNumber ?? shortId);
    return jsonText(answerText(answer, yield* absoluteLinks), noStore);
  });
