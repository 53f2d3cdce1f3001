/** A listener of the service in the test's own process, on a port that the system chose and the listener said. */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import * as Scope from "effect/Scope";
import type { StartFailed } from "../../src/application/start_failed.ts";
import type { ListenOptions } from "../../src/http/server/http_server.ts";
import { portSaid, until } from "./process.ts";

/** Any port of loopback, without TLS. */
export const anywhere: ListenOptions = {
  name: "test",
  hostname: "127.0.0.1",
  port: 0,
  tls: undefined,
  isProxy: () => false,
};

/** What listens. */
export interface Listening {
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Builds the layer, which listens {@link anywhere}. */
export const listening = async (layer: Layer.Layer<never, StartFailed>): Promise<Listening> => {
  const scope = await Effect.runPromise(Scope.make());
  let said = "";
  const heard = Logger.make(({ message }) => {
    said += `${message}\n`;
  });
  await Effect.runPromise(
    Layer.buildWithScope(layer, scope).pipe(Effect.provide(Logger.replace(Logger.defaultLogger, heard))),
  );
  const port = portSaid(said, anywhere.name);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};

/** Waits until nobody listens on the port of loopback any more. */
export const untilRefused = (port: number): Promise<void> =>
  until(() =>
    Deno.connect({ hostname: "127.0.0.1", port }).then((socket) => {
      socket.close();
      return false;
    }, () => true)
  );
