/** Store of documents that is looked at before it is opened: whether it is the one that the database's documents were kept in. */
import { SqlClient } from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Stream from "effect/Stream";
import { namedFiles } from "./named_files.ts";
import { giveUp } from "../../storage/unavailable.ts";
import { DocumentStore } from "../../../application/documents/document_ports.ts";
import { StartFailed } from "../../../application/start_failed.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { DocumentKey } from "../../../domain/documents/document_key.ts";

/** A store as the settings name it, before it is opened. */
export interface NamedStore {
  readonly name: string;
  /** True of one that lacks all of the documents, and the mark that makes it the store. Fails where it can't be looked at, with why. */
  readonly lacksAll: (keys: ReadonlyArray<DocumentKey>) => Effect.Effect<boolean, string>;
  /** Words for what to do where its documents are gone for good. */
  readonly beginAnew: string;
}

/** True of a store that has none of the documents by which it is known; one that can't be looked at is taken as it is, with a warning. */
const isOther = ({ name, lacksAll }: NamedStore) => (keys: ReadonlyArray<DocumentKey>) =>
  keys.length === 0 ? Effect.succeed(false) : Effect.catchAll(
    lacksAll(keys),
    (why) =>
      Effect.as(
        Effect.logWarning(
          `${name} could not be looked at: whether it has the documents that the database names is not known. ${why}`,
        ),
        false,
      ),
  );

const otherSentence = ({ name, beginAnew }: NamedStore): string =>
  `${name} has none of the documents that the database names: is its volume mounted, is it the right one? If they are gone for good, ${beginAnew} and start again: each is told as lost then.`;

/**
 * The store, of which nothing is read and in which nothing is kept until a look has said that it is no other one.
 * @param look fails as long as that isn't known
 */
export const heldUntilKnown = (
  store: DocumentStore["Type"],
  look: Effect.Effect<void, ServiceUnavailable>,
): Effect.Effect<DocumentStore["Type"]> =>
  Effect.map(Effect.makeSemaphore(1), (turn) => {
    let isKnown = false;
    const inTurn = turn.withPermits(1)(Effect.suspend(() =>
      isKnown ? Effect.void : Effect.map(look, () => {
        isKnown = true;
      })
    ));
    const known = Effect.suspend(() => isKnown ? Effect.void : inTurn);
    return {
      put: (key, bytes) => Effect.zipRight(known, store.put(key, bytes)),
      open: (key) => Effect.zipRight(known, store.open(key)),
      remove: (key) => Effect.zipRight(known, store.remove(key)),
      standing: Effect.zipRight(known, store.standing),
      listed: Stream.unwrap(Effect.as(known, store.listed)),
      signedLink: store.signedLink,
    };
  });

/** The store as a layer whose look is made with its first use, since the database didn't answer at the start. */
const lookedAtLater = <E, R>(named: NamedStore, opened: Layer.Layer<DocumentStore, E, R>) =>
  Layer.effect(
    DocumentStore,
    Effect.flatMap(Effect.all([DocumentStore, SqlClient]), ([store, sql]) => {
      const look = namedFiles.pipe(
        Effect.provideService(SqlClient, sql),
        Effect.flatMap(isOther(named)),
        Effect.flatMap((other) => other ? giveUp("it was looked at", otherSentence(named)) : Effect.void),
      );
      return heldUntilKnown(store, look);
    }),
  ).pipe(Layer.provide(opened));

/**
 * Stops a start on a store that has none of the documents by which it is known: a volume that isn't mounted, another bucket, another
 * service's store. What was kept would be told as lost, and what is kept now be gone once the right one is back. Where the database
 * doesn't answer, the store is looked at once it does, and its calls are 503 until then. Decision 0271.
 */
export const knownStore = <E, R>(
  named: NamedStore,
  opened: Layer.Layer<DocumentStore, E, R>,
): Layer.Layer<DocumentStore, E | StartFailed, R | SqlClient> =>
  Layer.unwrapEffect(
    Effect.matchEffect(namedFiles, {
      onFailure: () => Effect.succeed(lookedAtLater(named, opened)),
      onSuccess: (keys) =>
        Effect.flatMap(
          isOther(named)(keys),
          (other) =>
            other ? Effect.fail(new StartFailed({ message: otherSentence(named) })) : Effect.succeed(opened),
        ),
    }),
  );
