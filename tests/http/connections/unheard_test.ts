/** Clients that have said something of which no request has begun yet, on real sockets: they are served, or told 503, and never closed unheard. */
import assert from "node:assert/strict";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { innerPlace } from "../../../src/http/connections/passing/inner_port.ts";
import { servePassedOn } from "../../../src/http/connections/passing/served_apart.ts";
import { bothEnds } from "../../support/both_ends.ts";
import { untilEqual } from "../../support/until.ts";
import { rawClient } from "../../support/raw_client.ts";

const head = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

Deno.test("a client whose head has come, and behind whom no connection is made yet, is told 503 when it is let go, and one that said nothing isn't", async () => {
  for (const way of ["cut", "shutdown"] as const) {
    for (const said of [head, ""]) {
      const { accepted, client } = await bothEnds();
      const served = servePassedOn(
        accepted,
        { connect: () => new Promise(() => {}), close: () => {} },
        () => new Response("answered"),
      );
      served.finished.catch(() => {});
      await client.write(new TextEncoder().encode(said));
      await untilEqual(() => Promise.resolve(served.isUnheard()), said !== "", "unheard");
      served[way]();
      const told = await new Response(client.readable).text();
      if (said === "") assert.equal(told, "");
      else assert.match(told, /^HTTP\/1\.1 503 [^]*\r\nRetry-After: 5\r\n/);
    }
  }
});

Deno.test("a stop waits for a client that has said a part of its next head, and answers it 503, and closes one that says nothing", async () => {
  const listener = Deno.listen(innerPlace);
  const connections = acceptConnections(listener, {
    handler: () => new Response("answered"),
    refuse: () => new Response("stopping", { status: 503 }),
    deadlines: { ...deadlines, lingerSeconds: 0.5, drainSeconds: 60 },
    isProxy: () => false,
  });
  const [idle, halting] = [await rawClient(listener.addr.port), await rawClient(listener.addr.port)];
  for (const client of [idle, halting]) {
    await client.send(head);
    while (!/answered$/.test(await client.next()));
  }
  await halting.send(head.slice(0, 20));
  const stopped = connections.stop(() => {});
  assert.equal(await idle.untilClosed(), "");
  await halting.send(head.slice(20));
  assert.match(await halting.untilClosed(), /^HTTP\/1\.1 503 [^]*stopping$/);
  await stopped;
  for (const client of [idle, halting]) client.close();
});

Deno.test("a stop that gives clients up tells those whose head has come, and behind whom no connection was made, 503", async () => {
  const listener = Deno.listen(innerPlace);
  const connect = Deno.connect;
  const connections = acceptConnections(listener, {
    handler: () => new Response("answered"),
    refuse: () => new Response("stopping", { status: 503 }),
    deadlines: { ...deadlines, lingerSeconds: 0.1, drainSeconds: 0.2, partingSeconds: 0.1 },
    isProxy: () => false,
  });
  const client = await rawClient(listener.addr.port);
  try {
    Object.assign(Deno, { connect: () => new Promise(() => {}) });
    await client.send(head);
    await connections.stop(() => {});
  } finally {
    Object.assign(Deno, { connect });
  }
  assert.match(await client.untilClosed(), /^HTTP\/1\.1 503 [^]*\r\nRetry-After: 5\r\n/);
  client.close();
});
