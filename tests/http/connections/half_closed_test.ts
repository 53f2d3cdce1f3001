/**
 * Clients that end what they say behind their request, and read on, which HTTP/1.1 lets them do (RFC 9112, section 9.6), on real sockets;
 * and those that are gone.
 */
import assert from "node:assert/strict";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { innerPlace } from "../../../src/http/connections/passing/inner_port.ts";
import { passedOn } from "../../../src/http/connections/passing/passed_on.ts";
import { bothEnds } from "../../support/both_ends.ts";
import { rawClient } from "../../support/raw_client.ts";

Deno.test("a client that ends what it says behind its request gets the answer, however long others' work comes first", async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const listener = Deno.listen(innerPlace);
  const connections = acceptConnections(listener, {
    handler: async (request) => {
      if (new URL(request.url).pathname === "/quick") return new Response("quick");
      asked.resolve();
      await released.promise;
      return new Response(`read ${(await request.text()).length}`);
    },
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => false,
  });
  const client = await rawClient(listener.addr.port);
  await client.send("POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabcdef");
  await client.closeWrite();
  await asked.promise;
  // As long as the end of what it said took to arrive, and more.
  for (let call = 0; call < 20; call += 1) {
    const other = await rawClient(listener.addr.port);
    await other.send("GET /quick HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assert.match(await other.untilClosed(), /quick$/);
    other.close();
  }
  released.resolve();
  assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*read 6$/);
  client.close();
  await connections.stop(() => {});
});

Deno.test("a client that ends what it says behind several requests gets the answers to all of them, whole, also where it reads them late", async () => {
  const answer = "a".repeat(8_388_608);
  const body = "b".repeat(300_000);
  const listener = Deno.listen(innerPlace);
  const connections = acceptConnections(listener, {
    handler: async (request) => new Response(`${answer} of ${(await request.text()).length}`),
    refuse: () => new Response(null, { status: 503 }),
    deadlines,
    isProxy: () => false,
  });
  const client = await rawClient(listener.addr.port);
  const said = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`.repeat(3);
  for (let at = 0; at < said.length; at += 4_096) await client.send(said.slice(at, at + 4_096));
  await client.closeWrite();
  for (let call = 0; call < 20; call += 1) {
    const other = await rawClient(listener.addr.port);
    await other.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    assert.match((await other.untilClosed()).slice(-10), /a of 0$/);
    other.close();
  }
  const told = await client.untilClosed();
  assert.equal(told.split(` of ${body.length}`).length, 4);
  assert.ok(told.length > 3 * answer.length);
  client.close();
  await connections.stop(() => {});
});

Deno.test("the end of what a client says waits for the next of its requests, which begins some turns after an answer", async () => {
  const { accepted, client } = await bothEnds();
  const [behind, beside] = [await bothEnds(), await bothEnds()];
  const both = passedOn(accepted, behind.client, 3_600_000);
  both.hold(1_000);
  await client.closeWrite();
  let isEnded = false;
  const ended = behind.accepted.read(new Uint8Array(1)).then((size) => {
    isEnded = true;
    return size;
  });
  for (let request = 0; request < 5; request += 1) {
    both.release();
    for (const startedMs = performance.now(); performance.now() - startedMs < 80;) {
      await beside.client.write(new Uint8Array(1));
      await beside.accepted.read(new Uint8Array(1));
    }
    both.hold(1_000);
  }
  assert.equal(isEnded, false);
  both.release();
  assert.equal(await ended, null);
  both.end();
  await both.passed;
  for (const end of [client, behind.accepted, beside.client, beside.accepted]) end.close();
});

Deno.test("a client that ends what it says and takes its answer slowly is waited for from the last byte that it took", async () => {
  const silentMs = 1_500;
  const { accepted, client } = await bothEnds();
  const behind = await bothEnds();
  const both = passedOn(accepted, behind.client, silentMs);
  both.hold(1_000);
  await client.closeWrite();
  let isEnded = false;
  const ended = behind.accepted.read(new Uint8Array(1)).then((size) => {
    isEnded = true;
    return size;
  });
  for (const startedMs = performance.now(); performance.now() - startedMs < silentMs + 500;) {
    await behind.accepted.write(new Uint8Array(1));
    assert.equal(await client.read(new Uint8Array(1)), 1);
  }
  assert.equal(isEnded, false);
  assert.equal(await ended, null);
  both.end();
  await both.passed;
  client.close();
  behind.accepted.close();
});

Deno.test("the end of what a client says is passed on once its answer has left, between two requests, and after some time beside one that isn't answered", async () => {
  for (const about of ["answered", "between", "silent"] as const) {
    const { accepted, client } = await bothEnds();
    const behind = await bothEnds();
    const both = passedOn(accepted, behind.client, about === "silent" ? 100 : 3_600_000);
    both.hold(1_000);
    if (about === "between") both.release();
    await client.closeWrite();
    const ended = behind.accepted.read(new Uint8Array(1));
    if (about === "answered") both.release();
    assert.equal(await ended, null);
    // Who isn't answered is taken for one that is gone: nothing is passed on any more.
    if (about !== "silent") both.end();
    await both.passed;
    client.close();
    behind.accepted.close();
  }
});
