/** Connections that their clients reset before they are accepted, on real sockets: those behind them wait for none of them. */
import assert from "node:assert/strict";
import { once } from "node:events";
import net from "node:net";
import { acceptAll } from "../../../src/http/connections/accepting.ts";
import { acceptConnections } from "../../../src/http/connections/connections.ts";
import { deadlines } from "../../../src/http/connections/deadlines.ts";
import { innerPlace, innerPort } from "../../../src/http/connections/passing/inner_port.ts";
import { rawClient } from "../../support/raw_client.ts";
import { programsBelow } from "../../support/source_files.ts";

/** With a pause of 50 ms for each they would take ten seconds. */
const resets = 200;
const soonMs = 5_000;

/** @returns a listener before whose first accepting so many connections have come, and gone */
const afterResets = async (): Promise<Deno.TcpListener> => {
  const listener = Deno.listen(innerPlace);
  for (let sent = 0; sent < resets; sent += 1) {
    const socket = net.connect(listener.addr.port, innerPlace.hostname);
    await once(socket, "connect");
    socket.resetAndDestroy();
    await once(socket, "close");
  }
  return listener;
};

for (const [who, isProxy] of [["a client", false], ["a trusted proxy", true]] as const) {
  Deno.test(`${who} behind connections that were reset before they were accepted is answered at once`, async () => {
    const listener = await afterResets();
    const client = await rawClient(listener.addr.port);
    const startedAt = performance.now();
    const connections = acceptConnections(listener, {
      handler: () => new Response("answered"),
      refuse: () => new Response(null, { status: 503 }),
      deadlines: { ...deadlines, drainSeconds: 0, partingSeconds: 0 },
      isProxy: () => isProxy,
    });
    await client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assert.match(await client.untilClosed(), /^HTTP\/1\.1 200 [^]*answered/);
    assert.ok(performance.now() - startedAt < soonMs);
    await connections.stop(() => {});
  });
}

Deno.test("a connection of the process with itself comes about behind others that were reset", async () => {
  const listener = await afterResets();
  const startedAt = performance.now();
  const port = innerPort(listener);
  const { near, far } = await port.connect();
  assert.ok(performance.now() - startedAt < soonMs);
  for (const end of [near, far]) end.close();
  port.close();
});

Deno.test("a connection that can't be taken is closed, and the next is accepted at once", async () => {
  const listener = Deno.listen(innerPlace);
  const seen: Array<string> = [];
  const done = acceptAll(listener, {
    take: (socket) => {
      seen.push("taken");
      if (seen.length === 1) throw new Error("reset");
      socket.close();
    },
    onFailure: (error) => seen.push(String(error)),
    isClosed: () => seen.length > 1,
  });
  const clients = [await rawClient(listener.addr.port), await rawClient(listener.addr.port)];
  for (const client of clients) assert.equal(await client.untilClosed(), "");
  await done;
  assert.deepEqual(seen, ["taken", "taken"]);
  listener.close();
});

Deno.test("whatever of the HTTP service accepts connections does it in the one place that goes on behind resets", () => {
  const source = new URL("../../../src/http/", import.meta.url);
  const accepting = programsBelow(source).filter((file) =>
    /\bawait [\w.]+\.accept\(\)/.test(Deno.readTextFileSync(file))
  );
  assert.deepEqual(accepting.map((file) => file.href.slice(source.href.length)), [
    "connections/accepting.ts",
  ]);
});
