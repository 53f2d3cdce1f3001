/**
 * Documents behind links that the service signed itself: whole or a range of them, as long as the link is good. A
 * link is all that a reader needs; keys are not looked at. Decisions, "Errors" (403, 410).
 */
import * as Effect from "effect/Effect";
import { filesPath } from "../../../application/documents/document_links.ts";
import { DocumentStore, LinkSigner } from "../../../application/documents/document_ports.ts";
import { DocumentNotFound } from "../../../contract/failures.ts";
import * as Contract from "../../../contract/invoices.ts";
import { documentKeyOfText } from "../../../domain/documents/document_key.ts";
import { absoluteUrl, Exchange } from "../../../http/exchange/exchange.ts";
import { implement } from "../../../http/routes/implement.ts";
import { documentInTurn } from "../../reports/handlers/file_line.ts";

const noSuchDocument = new DocumentNotFound({
  message: "There is no such document: it was never made, or its retention is over.",
});

export const invoiceFile = implement(Contract.invoiceFile, ({ request }) =>
  Effect.gen(function* () {
    const url = new URL(absoluteUrl(request.url, yield* Exchange));
    const { path, fileName } = yield* (yield* LinkSigner).verify(url);
    const key = documentKeyOfText(path.slice(filesPath.length));
    if (key === undefined) return yield* noSuchDocument;
    return yield* documentInTurn(request, { name: key, open: (yield* DocumentStore).open(key), fileName });
  }));
