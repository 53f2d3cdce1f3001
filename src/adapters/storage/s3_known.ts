/** Look at a bucket: whether it is the one that the database's documents were kept in. docs/decisions/0271-an-emptied-store-stops-a-start.md */
import * as Effect from "effect/Effect";
import { identity } from "effect/Function";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import type { DocumentKey } from "../../domain/documents/document_key.ts";
import { askForObject, listing, prefix } from "./s3.ts";
import { defaultTransport, type Transport } from "./s3_request.ts";
import { objectUrl, type S3Settings } from "./s3_signing.ts";

/** Key of an object that makes a bucket the store's, whatever it holds. */
export const beginning = `${prefix}.begun`;

/** Objects that are asked for at once: all are asked for within the time of one answer. */
const asksAtOnce = 8;

/** True of a bucket that is there, and lacks all of the documents and its mark. @fails with why it doesn't answer, or not in time */
export const lacksAll = (
  settings: S3Settings,
  keys: ReadonlyArray<DocumentKey>,
  transport: Transport = defaultTransport,
): Effect.Effect<boolean, string> => {
  const bucket = { settings, transport };
  const isThere = (name: string) => {
    const url = objectUrl(settings, settings.endpoint, name);
    const head = askForObject(bucket, { method: "HEAD", url, accepted: [200, 404] });
    return Effect.map(head, ({ status }) => status === 200);
  };
  return Stream.fromIterable([...keys.map((key) => `${prefix}${key}`), beginning]).pipe(
    Stream.mapEffect(isThere, { concurrency: asksAtOnce, unordered: true }),
    Stream.filter(identity),
    Stream.runHead,
    Effect.tap((found) => Option.isSome(found) ? Effect.void : listing(bucket, { "max-keys": "1" })),
    Effect.timeout(transport.timeout),
    Effect.mapBoth({ onFailure: ({ message }) => message, onSuccess: Option.isNone }),
  );
};
