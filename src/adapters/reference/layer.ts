/**
 * The reference tables as the application's port.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ReferenceData } from "../../application/ports.ts";
import { searchIndex } from "../../domain/cbam/search/search.ts";
import type { LoadedReference } from "./files.ts";

/**
 * The port over tables that are read already. The index of words is made on the side, while the start waits for the
 * database, so that no search has to.
 */
export const layer = ({ tables, searchWords }: LoadedReference): Layer.Layer<ReferenceData> =>
  Layer.scoped(
    ReferenceData,
    Effect.gen(function* () {
      const index = searchIndex(tables, searchWords);
      yield* Effect.forkScoped(Effect.sync(index.words));
      return { tables, searchIndex: index };
    }),
  );
