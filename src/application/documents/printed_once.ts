/** Documents that are printed the first time that somebody asks for them, and kept from then on. */
import * as Effect from "effect/Effect";
import type { DocumentNotFound, ServiceUnavailable } from "../../contract/failures.ts";
import type { DocumentKey } from "../../domain/documents/document_key.ts";
import { mapOfEach } from "../../kernel/once.ts";
import { joined, type WorkUnderWay } from "../work_under_way.ts";
import { DocumentStore, type StoredDocument } from "./document_ports.ts";

/** Documents that are being printed, by the store that they go into. */
const underWayIn: (store: DocumentStore["Type"]) => WorkUnderWay<void, ServiceUnavailable> = mapOfEach();

/** Document of a print: as it is kept, or printed anew. */
type PrintedDocument<R> = Effect.Effect<
  StoredDocument,
  DocumentNotFound | ServiceUnavailable,
  DocumentStore | R
>;

/**
 * The document, printed in the place of what is kept: of one that was cut off in the store. Those who ask while it is printed wait for the
 * same print.
 * @fails ServiceUnavailable when printer or storage are away
 */
export const printedAnew = <R>(
  key: DocumentKey,
  print: Effect.Effect<Uint8Array, ServiceUnavailable, R>,
): PrintedDocument<R> =>
  Effect.gen(function* () {
    const store = yield* DocumentStore;
    const underWay = underWayIn(store);
    const keep = Effect.flatMap(print, (bytes) => store.put(key, bytes)).pipe(
      Effect.ensuring(Effect.sync(() => underWay.delete(key))),
    );
    return yield* Effect.zipRight(joined(underWay, key, keep), store.open(key));
  });

/**
 * The document as it is kept, printed where none is.
 * @fails ServiceUnavailable when printer or storage are away
 */
export const printedOnce = <R>(
  key: DocumentKey,
  print: Effect.Effect<Uint8Array, ServiceUnavailable, R>,
): PrintedDocument<R> =>
  Effect.flatMap(
    DocumentStore,
    ({ open }) => Effect.catchTag(open(key), "DocumentNotFound", () => printedAnew(key, print)),
  );
