/** Clients that say more than they should, on real sockets: the process takes little of it, whatever they come by. */
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { bodyEnds } from "../../../src/http/connections/body_ends.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { noRoute } from "../../../src/http/exchange/exchange.ts";
import { nothingShared } from "../../../src/http/exchange/headers.ts";
import { serve } from "../../../src/http/server/http_server.ts";
import type { App } from "../../../src/http/server/plan.ts";
import { readBytes } from "../../../src/http/wire/request.ts";
import { markedInPieces } from "../../../src/http/connections/served_connection.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { where } from "../../support/process.ts";
import { hasOpenssl, selfSigned } from "../../support/tls.ts";

/** `/never` answers never, `/endless` begins to answer, `/ends` reads both ends of its body, all else the whole of it. */
const answerTo = (request: HttpServerRequest.HttpServerRequest) => {
  if (request.url === "/never") return Effect.never;
  if (request.url === "/endless") {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(9)) });
    return Effect.succeed(HttpServerResponse.raw(markedInPieces(new Response(body))));
  }
  const { body } = request.source instanceof Request ? request.source : {};
  const read: Effect.Effect<unknown> = request.url === "/ends" && body
    ? bodyEnds(body, { headBytes: 9, tailBytes: 9 }, () => {})
    : Effect.orDie(readBytes(request, 1_000_000));
  return Effect.as(read, HttpServerResponse.raw("read"));
};

const app: App<never, HttpServerRequest.HttpServerRequest> = () => (request) => ({
  work: { effect: answerTo(request) },
  given: Context.make(HttpServerRequest.HttpServerRequest, request),
  headers: {},
  sharedHeaders: nothingShared,
  route: noRoute,
  onEnd: [],
});

/** More than all buffers of the system between a client and the service hold. */
const [mostTakenBytes, saidBytes] = [48_000_000, 96_000_000];
const stillMs = 500;

/** Says the beginning, and the rest over and over, until nothing of it is taken any more. @returns the bytes that were taken */
const takenOf = async (connection: Deno.Conn, beginning: string, rest: string): Promise<number> => {
  const bytes = new TextEncoder().encode(rest.repeat(Math.ceil(100_000 / rest.length)));
  await connection.write(new TextEncoder().encode(beginning));
  let [taken, isOver] = [0, false];
  const said = (async () => {
    while (taken < saidBytes) taken += await connection.write(bytes);
  })().catch(() => {}).finally(() => isOver = true);
  for (let before = -1; !isOver && before !== taken;) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, stillMs));
  }
  connection.close();
  await said;
  return taken;
};

const post = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`;
const bodies: ReadonlyArray<readonly [string, string, string]> = ["/whole", "/ends"].flatMap((path) => [
  [`${path}: fields behind a body`, `${post(path)}0\r\n`, "x-field: 1\r\n"],
  [`${path}: one field without end`, `${post(path)}0\r\nx-field: `, "1"],
]);
/** Bytes of a body that come with more beside them than they are: the rest is not theirs. */
const extended: ReadonlyArray<readonly [string, string, string]> = [
  ["/whole: chunks with more beside them", post("/whole"), `1;${"a".repeat(1_000)}\r\n{\r\n`],
  ["/whole: single bytes", post("/whole"), "1\r\n{\r\n"],
];
const waits: ReadonlyArray<readonly [string, string, string]> = ["/never", "/endless"].flatMap((path) => [
  [
    `${path}: requests behind one`,
    `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`,
    "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
  ],
  [`${path}: a body that GET has not`, `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`, "x"],
]);

const littleIsTaken = async (
  connect: () => Promise<Deno.Conn>,
  floods: ReadonlyArray<readonly [string, string, string]>,
): Promise<void> => {
  for (const [name, beginning, rest] of floods) {
    const taken = await takenOf(await connect(), beginning, rest);
    assert.ok(taken < mostTakenBytes, `${name}: ${taken} bytes`);
  }
};

const plain = (port: number) => () => Deno.connect({ hostname: "127.0.0.1", port });

Deno.test("fields behind a body are bounded, of a proxy too", async () => {
  const { port, close } = await listening(serve(app, { ...anywhere, isProxy: () => true }, deadlines));
  await littleIsTaken(plain(port), bodies);
  await close();
});

Deno.test("of a client that waits for its answer little more is taken", async () => {
  const { port, close } = await listening(serve(app, anywhere, deadlines));
  await littleIsTaken(plain(port), [...bodies, ...extended, ...waits]);
  await close();
});

where(hasOpenssl, "openssl")("nor is it over the service's own TLS, whatever was agreed on", async () => {
  const directory = await Deno.makeTempDir();
  const { certFile, keyFile } = await selfSigned(directory);
  const cert = await Deno.readTextFile(certFile);
  const tls = { cert, key: await Deno.readTextFile(keyFile) };
  const { port, close } = await listening(serve(app, { ...anywhere, tls }, deadlines));
  for (const agreed of [{ alpnProtocols: ["http/1.1"] }, {}]) {
    const connect = () => Deno.connectTls({ hostname: "localhost", port, caCerts: [cert], ...agreed });
    await littleIsTaken(connect, [...bodies, ...extended, ...waits]);
  }
  await close();
  await Deno.remove(directory, { recursive: true });
});
