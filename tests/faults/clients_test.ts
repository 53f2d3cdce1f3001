/**
 * Hostile and unlucky clients against the service as a process: whatever they do, others are answered, the process
 * lives, and a stop comes to its end.
 */
import assert from "node:assert/strict";
import { descriptorLimit } from "../support/descriptors.ts";
import { type RawClient, rawClient } from "../support/raw_client.ts";
import { startLimited } from "./limited_service.ts";

const opened = async (port: number, count: number): Promise<ReadonlyArray<RawClient>> => {
  const clients: Array<RawClient> = [];
  while (clients.length < count) clients.push(await rawClient(port));
  return clients;
};

const closeAll = (clients: ReadonlyArray<RawClient>): void => clients.forEach((client) => client.close());

const isAnswered = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/cbam/search?q=coil`);
  await answer.body?.cancel();
  return answer.status === 200;
};

const own = 500;

Deno.test("ten thousand idle connections keep nobody out, and a stop does not wait for them", async () => {
  const service = await startLimited({}, descriptorLimit());
  const { port } = service;
  const clients = await opened(port, Math.min(10_000, descriptorLimit() - own));
  assert.ok(await isAnswered(port));
  assert.equal(await service.stop(), 0);
  closeAll(clients);
});

Deno.test("out of file descriptors, the service lets silent clients go, lives, and answers", async () => {
  const service = await startLimited({}, 200);
  const { port } = service;
  const clients = await opened(port, 400);
  for (let call = 0; call < 5; call++) assert.ok(await isAnswered(port), `call ${call}`);
  closeAll(clients);
  assert.ok(await isAnswered(port));
  assert.equal(await service.stop(), 0);
});

Deno.test("slow bodies, half-closed and deaf clients keep nobody waiting, and a stop ends without them", async () => {
  const service = await startLimited({}, descriptorLimit());
  const { port } = service;
  const post = "POST /api/v1/cbam/verify HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{";
  const slow = await opened(port, 20);
  await Promise.all(slow.map((client) => client.send(post)));
  const halfClosed = await rawClient(port);
  await halfClosed.send("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  await halfClosed.closeWrite();
  assert.match(await halfClosed.untilClosed(), /^HTTP\/1\.1 200 /);
  const gone = await rawClient(port);
  await gone.send(post);
  await gone.closeWrite();
  assert.doesNotMatch(await gone.untilClosed(), /^HTTP\/1\.1 5/);
  const deaf = await opened(port, 20);
  const asking = "GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n".repeat(50);
  await Promise.all(deaf.map((client) => client.send(asking)));
  assert.ok(await isAnswered(port));
  const answers = slow.map((client) => client.untilClosed());
  assert.equal(await service.stop(), 0);
  for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1\.1 503 [^]*stopping/);
  closeAll([...slow, halfClosed, gone, ...deaf]);
});
