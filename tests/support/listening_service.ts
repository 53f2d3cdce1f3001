/** The whole service on a socket of its own, for clients that open connections themselves. */
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import { makeHandler } from "../../src/http/server/handler.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { openEdge } from "./service.ts";
import { freshPeer } from "./whole_service.ts";

/** Everyone calls from an address that no other test calls from. @returns the origin of a service that listens until the scope closes */
export const listening: Effect.Effect<string, never, Services | Scope.Scope> = Effect.gen(function* () {
  const runtime = yield* Effect.runtime<Services>();
  let origin = "";
  const edge = { ...openEdge, listeningOrigin: () => origin };
  const handler = makeHandler(runtime, makeApp<Services>(router, edge));
  const peer = freshPeer();
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Deno.serve(
        { hostname: "127.0.0.1", port: 0, onListen: () => {} },
        (request) => handler(request, peer),
      )
    ),
    (listener) => Effect.promise(() => listener.shutdown()),
  );
  origin = `http://127.0.0.1:${server.addr.port}`;
  return origin;
});
