/** What is dear to make and holds nothing of a test: made by a file's first test that asks for it, gone after its last. */
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Scope from "effect/Scope";

/** The layer's services, the same for every test of the file; their own clock is the real one. */
export const onceAFile = <Services>(layer: Layer.Layer<Services>): Layer.Layer<Services> => {
  const scope = Effect.runSync(Scope.make());
  let made: Promise<Context.Context<Services>> | undefined;
  Deno.test.afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)));
  return Layer.effectContext(
    Effect.promise(() => made ??= Effect.runPromise(Layer.buildWithScope(layer, scope))),
  );
};
