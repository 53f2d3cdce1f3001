/** Store of documents that is looked at before it is opened: whether it is the one that the database's documents were kept in. */
import type { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import { namedFiles } from "./named_files.ts";
import { StartFailed } from "../../../application/start_failed.ts";
import type { DocumentKey } from "../../../domain/documents/document_key.ts";

/** A store as the settings name it, before it is opened. */
export interface NamedStore {
  readonly name: string;
  /** True of one that lacks all of the documents, and the mark that makes it the store. Fails where it can't be looked at, with why. */
  readonly lacksAll: (keys: ReadonlyArray<DocumentKey>) => Effect.Effect<boolean, string>;
  /** Words for what to do where its documents are gone for good. */
  readonly beginAnew: string;
}

/**
 * Stops a start on a store that has none of the documents by which it is known: a volume that isn't mounted, another bucket, another
 * service's store. What was kept would be told as lost, and what is kept now be gone once the right one is back. One that can't be
 * looked at is opened as it is, with a warning. Decision 0271.
 */
export const refuseOthers = (
  { name, lacksAll, beginAnew }: NamedStore,
): Effect.Effect<void, StartFailed, SqlClient> => {
  const isOther = (keys: ReadonlyArray<DocumentKey>) =>
    Effect.catchAll(
      lacksAll(keys),
      (why) =>
        Effect.as(
          Effect.logWarning(
            `${name} could not be looked at: whether it has the documents that the database names is not known. ${why}`,
          ),
          false,
        ),
    );
  return Effect.whenEffect(
    new StartFailed({
      message:
        `${name} has none of the documents that the database names: is its volume mounted, is it the right one? If they are gone for good, ${beginAnew} and start again: each is told as lost then.`,
    }),
    Effect.orElseSucceed(namedFiles, () => []).pipe(
      Effect.flatMap((keys) => keys.length === 0 ? Effect.succeed(false) : isOther(keys)),
    ),
  ).pipe(Effect.asVoid);
};
