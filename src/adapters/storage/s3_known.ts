/** Look at a bucket: whether it is the one that the database's documents were kept in. docs/decisions/0271-an-emptied-store-stops-a-start.md */
import * as Effect from "effect/Effect";
import type { DocumentKey } from "../../domain/documents/document_key.ts";
import { askForObject, listing, prefix } from "./s3.ts";
import { defaultTransport, type Transport } from "./s3_request.ts";
import { objectUrl, type S3Settings } from "./s3_signing.ts";

/** Key of an object that makes a bucket the store's, whatever it holds. */
export const beginning = `${prefix}.begun`;

/** True of a bucket that is there, and lacks all of the documents and its mark. One that doesn't answer in time is another matter. */
export const lacksAll = (
  settings: S3Settings,
  keys: ReadonlyArray<DocumentKey>,
  transport: Transport = defaultTransport,
): Effect.Effect<boolean> => {
  const bucket = { settings, transport };
  const isThere = (name: string) => {
    const url = objectUrl(settings, settings.endpoint, name);
    const head = askForObject(bucket, { method: "HEAD", url, accepted: [200, 404] });
    return Effect.map(head, ({ status }) => status === 200);
  };
  return Effect.exists([...keys.map((key) => `${prefix}${key}`), beginning], isThere).pipe(
    Effect.tap((isThere) => isThere ? Effect.void : listing(bucket, { "max-keys": "1" })),
    Effect.timeout(transport.timeout),
    Effect.match({ onFailure: () => false, onSuccess: (isThere) => !isThere }),
  );
};
