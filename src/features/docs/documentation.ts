/**
 * The documentation as a service: read and made when the first reader comes, its search when the first one searches.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { WrittenPage } from "../written_page.ts";
import { contentsOf } from "./contents.ts";
import { type Library, makeLibrary } from "./library/library.ts";
import { makeSearch, type Search } from "./library/search.ts";

/** The documentation. */
export class Documentation extends Context.Tag("Documentation")<Documentation, {
  readonly library: Effect.Effect<Library>;
  readonly search: Effect.Effect<Search>;
}>() {}

/** @param guides the features' guides, in the order of the features */
export const layer = (guides: ReadonlyArray<WrittenPage>): Layer.Layer<Documentation> =>
  Layer.effect(
    Documentation,
    Effect.gen(function* () {
      const library = yield* Effect.cached(Effect.promise(() => makeLibrary(contentsOf(guides))));
      const search = yield* Effect.cached(
        Effect.flatMap(library, (made) => Effect.promise(() => makeSearch(made))),
      );
      return { library, search };
    }),
  );
