/** Answers that clients ask for and don't read, on real sockets: over HTTP/2 one connection can keep hundreds. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import { mostAtOnceBytes } from "../../../src/http/fast/kept_body.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { rawClient } from "../../support/raw_client.ts";

/** `/long` is a little longer than what leaves whole; all else is short. */
const app: App<never, HttpServerRequest.HttpServerRequest> = () => (request) => ({
  work: {
    effect: Effect.succeed(
      HttpServerResponse.raw(request.url === "/long" ? "x".repeat(mostAtOnceBytes + 1) : "short"),
    ),
  },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

const open = (bounds: { readonly requestsBeside: number }) =>
  listening(serve(app, anywhere, { ...deadlines, ...bounds }));

const frame = (
  type: number,
  flags: number,
  stream: number,
  payload: ReadonlyArray<number>,
): Array<number> => [
  ...[payload.length >> 16, payload.length >> 8 & 255, payload.length & 255, type, flags],
  ...[stream >> 24, stream >> 16 & 255, stream >> 8 & 255, stream & 255],
  ...payload,
];
const bytesOf = (text: string): Array<number> => [...new TextEncoder().encode(text)];
const field = (name: string, value: string): Array<number> => [
  0,
  ...[name.length, ...bytesOf(name), value.length, ...bytesOf(value)],
];
/** RFC 9113, section 6.5.2: SETTINGS_INITIAL_WINDOW_SIZE of 0, so that no byte of an answer may leave. */
const reader = frame(4, 0, 0, [0, 4, 0, 0, 0, 0]);
const asking = (path: string, stream: number): Array<number> =>
  frame(1, 5, stream, [
    ...field(":method", "GET"),
    ...field(":scheme", "http"),
    ...field(":authority", "a"),
    ...field(":path", path),
  ]);

/** A client of HTTP/2 that asks so often for a path, and reads no answer. */
const deafClient = async (port: number, path: string, times: number) => {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  const asked = Array.from({ length: times }, (_, index) => asking(path, 2 * index + 1)).flat();
  await connection.write(
    new Uint8Array([...bytesOf("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), ...reader, ...asked]),
  );
  return {
    /** Ends when the service has ended the connection. */
    cut: async (): Promise<void> => {
      const buffer = new Uint8Array(65_536);
      while (await connection.read(buffer).catch(() => null) !== null);
    },
    /** The first frames of as many answers; a ping that is answered comes behind them. */
    isOpen: async (): Promise<boolean> => {
      await connection.write(new Uint8Array(frame(6, 0, 0, bytesOf("12345678"))));
      const buffer = new Uint8Array(65_536);
      let seen = "";
      while (!seen.includes("12345678")) {
        const size = await connection.read(buffer).catch(() => null);
        if (size === null) return false;
        seen += String.fromCharCode(...buffer.subarray(0, size));
      }
      return true;
    },
    close: () => connection.close(),
  };
};

Deno.test("with too many long answers unread in all, the connection that keeps most is cut, until they are few enough", async () => {
  const server = await open({ requestsBeside: 8 });
  const most = await deafClient(server.port, "/long", 8);
  assert.ok(await most.isOpen());
  const modest = await deafClient(server.port, "/long", 3);
  await most.cut();
  assert.ok(await modest.isOpen());
  const later = await deafClient(server.port, "/long", 7);
  assert.ok(await later.isOpen());
  for (const client of [most, modest, later]) client.close();
  await server.close();
});

Deno.test("answers that are read, one after the other on a connection, count no more", async () => {
  const server = await open({ requestsBeside: 0 });
  const client = await rawClient(server.port);
  for (let call = 0; call < 5; call += 1) {
    await client.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n");
    let characters = 0;
    while (characters <= mostAtOnceBytes) {
      const piece = await client.next();
      assert.notEqual(piece, "");
      characters += piece.replace(/[^x]/g, "").length;
    }
  }
  client.close();
  await server.close();
});
