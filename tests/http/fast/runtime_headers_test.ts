/** Headers as they reach a client's socket, each once, and as they come from one. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { serve } from "../../../src/http/server/http_server.ts";
import { isListKnown, readInto, withHeaders } from "../../../src/http/fast/runtime_headers.ts";
import { noRoute } from "../../../src/http/server/exchange.ts";
import { anywhere, listening } from "../../support/listening.ts";
import { rawClient } from "../../support/raw_client.ts";

/** The lines of the answer's head as they came, in lower case. */
const headOf = async (port: number, method: string): Promise<ReadonlyArray<string>> => {
  const client = await rawClient(port);
  await client.send(`${method} / HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n`);
  const text = await client.untilClosed();
  client.close();
  return text.slice(0, text.indexOf("\r\n\r\n")).toLowerCase().split("\r\n").slice(1);
};

const server = (answer: HttpServerResponse.HttpServerResponse) =>
  listening(
    serve<never, never>(() => () => ({
      work: { effect: Effect.succeed(answer) },
      given: Context.empty(),
      headers: { "cache-control": "no-store", "x-request-id": "one" },
      sharedHeaders: {
        ofData: { "x-request-id": "shared", "etag": "shared", "x-shared": "of data" },
        ofPages: { "x-shared": "of pages" },
      },
      route: noRoute,
      onEnd: [],
    }), anywhere),
  );

const json = HttpServerResponse.raw("{}", {
  headers: { "content-type": "application/json", "cache-control": "public, max-age=3600", "etag": 'W/"a"' },
});

Deno.test("this runtime keeps a response's headers where they are looked for", () => {
  assert.equal(isListKnown, true);
});

for (const method of ["GET", "HEAD"]) {
  Deno.test(`an answer to ${method} has each header once on the socket: its own, then the request's, then shared ones`, async () => {
    const { port, close } = await server(json);
    const lines = (await headOf(port, method)).filter((line) => !line.startsWith("date:"));
    assert.deepEqual(
      lines.sort(),
      [
        "cache-control: public, max-age=3600",
        "connection: close",
        "content-length: 2",
        "content-type: application/json",
        'etag: w/"a"',
        "vary: accept-encoding",
        "x-request-id: one",
        "x-shared: of data",
      ],
    );
    await close();
  });
}

/** What the runtime's own `set` makes of it. */
const bySet = (value: string): unknown => {
  const { headers } = new Response();
  try {
    headers.set("x-value", value);
    return headers.get("x-value");
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};

const byList = (value: string): unknown => {
  try {
    return withHeaders(new Response("text"), [{ "x-value": value }, {}], {}).headers.get("x-value");
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
};

Deno.test("any value becomes what the runtime makes of it, and none ends its line", () => {
  const values = [
    "plain",
    "two words",
    " padded\t",
    "",
    "é",
    "日本",
    "a\r\nset-cookie: b",
    "a\nb",
    "a\0b",
    "\u007f",
    "\t",
  ];
  for (const value of values) assert.equal(byList(value), bySet(value), JSON.stringify(value));
  for (let code = 0; code < 0x120; code++) {
    const value = `a${String.fromCharCode(code)}b`;
    assert.equal(byList(value), bySet(value), JSON.stringify(value));
  }
});

Deno.test("a shared header that no header may have is refused before anything is sent", () => {
  assert.throws(
    () => withHeaders(new Response("text"), [{}, {}], { "x-value": "a\r\nset-cookie: b" }),
    TypeError,
  );
});

Deno.test("an answer without a text takes a content type, and one with a text has only the one it is given", () => {
  for (const body of [null, "text"]) {
    const { headers } = withHeaders(new Response(body), [{ "content-type": "application/json" }, {}], {});
    assert.deepEqual([...headers], [["content-type", "application/json"]]);
  }
});

Deno.test("a request's headers are read by their names in lower case, lines of one name as one value", () => {
  const sent = new Headers([["X-One", "1"], ["x-one", "2"], ["Accept", "text/plain"], ["Cookie", "a=1"], [
    "cookie",
    "b=2",
  ]]);
  const fields: Record<string, string> = {};
  readInto(fields, sent);
  assert.deepEqual(fields, { "x-one": "1, 2", "accept": "text/plain", "cookie": "a=1; b=2" });
});
