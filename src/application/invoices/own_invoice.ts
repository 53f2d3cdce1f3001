/** Invoices of an account as callers name them, and the failures for those that are not there or not there any more. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { LinkExpired, NotFound, type ServiceUnavailable } from "../../contract/failures.ts";
import type { Reader } from "../../domain/accounts/test_keys.ts";
import type { InvoiceRecord } from "../../domain/invoices/record.ts";
import { shortIdOfText } from "../../domain/invoices/short_id.ts";
import { uuidOfText } from "../../kernel/uuid.ts";
import { Invoices } from "../documents/document_ports.ts";

/**
 * By its UUID, or by the reference that people read to each other.
 * @fails NotFound for one that is unknown or another account's
 */
export const ownInvoice = (
  asked: string,
  reader: Reader,
): Effect.Effect<InvoiceRecord, NotFound | ServiceUnavailable, Invoices> =>
  Effect.gen(function* () {
    const { find, findByShortId } = yield* Invoices;
    const [id, shortId] = [uuidOfText(asked), shortIdOfText(asked)];
    const found = id !== undefined
      ? yield* find(reader, id)
      : shortId === undefined
      ? Option.none()
      : yield* findByShortId(reader, shortId);
    return Option.isSome(found)
      ? found.value
      : yield* new NotFound({ message: `There is no invoice ${asked} of this account.` });
  });

/** Failure for an invoice whose documents, and what it said, are gone. */
export const goneInvoice = (
  { shortId, expiresAtMs }: InvoiceRecord,
  remedy: string,
): LinkExpired =>
  new LinkExpired({
    message: `The documents of ${shortId} were kept for 30 days, until ${
      new Date(expiresAtMs).toISOString()
    }: ${remedy}.`,
  });
