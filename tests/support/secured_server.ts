/** A listener with TLS of its own, on loopback, that answers a word, a text, a large one, or never. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type Deadlines, deadlines } from "../../src/http/connections/deadlines.ts";
import { noRoute } from "../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../src/http/exchange/headers.ts";
import { serve } from "../../src/http/server/http_server.ts";
import type { App } from "../../src/http/server/plan.ts";
import { anywhere, type Listening, listening } from "./listening.ts";
import { selfSigned } from "./tls.ts";

const texts: ReadonlyMap<string, string> = new Map([
  ["/big", "x".repeat(20_000_000)],
  ["/usual", `${"x".repeat(2_000)}done`],
]);

const answerTo = (path: string): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  path === "/never" ? Effect.never : Effect.succeed(HttpServerResponse.raw(texts.get(path) ?? "done"));

const app: App<never, HttpServerRequest.HttpServerRequest> = () => (request) => ({
  work: { effect: answerTo(request.url) },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

/** Opens a listener with TLS for the work. */
export const secured = async (
  work: (server: Listening, connect: (...protocols: Array<string>) => Promise<Deno.TlsConn>) => Promise<void>,
  bounds: Partial<Deadlines> = {},
): Promise<void> => {
  const directory = await Deno.makeTempDir();
  const { certFile, keyFile } = await selfSigned(directory);
  const cert = await Deno.readTextFile(certFile);
  const tls = { cert, key: await Deno.readTextFile(keyFile) };
  const server = await listening(serve(app, { ...anywhere, tls }, { ...deadlines, ...bounds }));
  await work(server, (...alpnProtocols) =>
    Deno.connectTls({
      hostname: "localhost",
      port: server.port,
      caCerts: [cert],
      ...(alpnProtocols.length === 0 ? {} : { alpnProtocols }),
    }));
  await server.close();
  await Deno.remove(directory, { recursive: true });
};
