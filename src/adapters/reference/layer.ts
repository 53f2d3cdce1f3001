/**
 * The reference tables as the application's port.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Started } from "../../application/jobs.ts";
import { ReferenceData } from "../../application/ports.ts";
import { searchIndex } from "../../domain/cbam/search/search.ts";
import type { LoadedReference } from "./files.ts";

/**
 * The port over tables that are read already. The index of words is made after the start, between requests, so that
 * neither the start nor a search waits for it.
 */
export const layer = ({ tables, searchWords }: LoadedReference): Layer.Layer<ReferenceData> =>
  Layer.scoped(
    ReferenceData,
    Effect.gen(function* () {
      const index = searchIndex(tables, searchWords);
      const { whenStarted } = yield* Started;
      const more = Effect.sleep(Duration.millis(1)).pipe(Effect.zipRight(Effect.sync(index.makeMore)));
      const all = Effect.repeat(more, { while: (isMore) => isMore });
      yield* Effect.forkScoped(Effect.zipRight(whenStarted, all));
      return { tables, searchIndex: index };
    }),
  );
