/**
 * The documentation as a service: read and made when the first reader comes, its search when the first one searches. What
 * was begun is finished though that reader goes away: an effect that is cached would stay interrupted for all others.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { madeWithPauses } from "../../application/yield_to_io.ts";
import { openApiDocument } from "../../http/openapi/document.ts";
import { oncePromised } from "../../kernel/once.ts";
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
  Layer.sync(Documentation, () => {
    const made = oncePromised(() => makeLibrary(contentsOf(guides)));
    const searched = oncePromised(async () => makeSearch(await made()));
    const library = Effect.zipRight(madeWithPauses(openApiDocument), Effect.promise(made));
    return { library, search: Effect.zipRight(library, Effect.promise(searched)) };
  });
