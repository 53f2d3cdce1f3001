/** Bytes of clients that are passed on, on real sockets. */
import assert from "node:assert/strict";
import { innerPlace, innerPort } from "../../../src/http/connections/passing/inner_port.ts";
import { passedOn, writeAll } from "../../../src/http/connections/passing/passed_on.ts";
import { untilEqual } from "../../support/until.ts";

Deno.test("many connections at once each get their own other end, and a stranger at the port gets none", async () => {
  const listener = Deno.listen(innerPlace);
  const port = innerPort(listener);
  const stranger = await Deno.connect({ hostname: innerPlace.hostname, port: listener.addr.port });
  const pairs = await Promise.all(Array.from({ length: 200 }, () => port.connect()));
  for (const [number, { near, far }] of pairs.entries()) {
    assert.equal(far.remoteAddr.port, near.localAddr.port);
    await near.write(new Uint8Array([number]));
    const said = new Uint8Array(2);
    assert.equal(await far.read(said), 1);
    assert.equal(said[0], number);
  }
  assert.equal(await stranger.read(new Uint8Array(1)).catch(() => null), null);
  for (const end of [stranger, ...pairs.flatMap(({ near, far }) => [near, far])]) end.close();
  port.close();
});

/** Says bytes one by one. @returns the pieces that arrive for them */
const piecesOf = async (bytes: number): Promise<number> => {
  const [front, port] = [Deno.listen(innerPlace), innerPort(Deno.listen(innerPlace))];
  const [accepted, client] = await Promise.all([
    front.accept(),
    Deno.connect({ hostname: innerPlace.hostname, port: front.addr.port }),
  ]);
  client.setNoDelay(true);
  const { near, far } = await port.connect();
  const both = passedOn(accepted, near);
  const said = (async () => {
    for (let byte = 0; byte < bytes; byte += 1) {
      await writeAll(client, new Uint8Array(1));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await client.closeWrite();
  })();
  let [pieces, all] = [0, 0];
  const buffer = new Uint8Array(1_000);
  for (let size = await far.read(buffer); size !== null; size = await far.read(buffer)) {
    pieces += 1;
    all += size;
  }
  await said;
  assert.equal(all, bytes);
  far.close();
  await both.passed;
  client.close();
  front.close();
  port.close();
  return pieces;
};

Deno.test("of a client that says single bytes, ever more are passed on at once, and none is lost", async () => {
  const pieces = await piecesOf(400);
  assert.ok(pieces < 60, String(pieces));
});

Deno.test("connections of which the other end doesn't come are few at a time, and given up", async () => {
  const listener = Deno.listen(innerPlace);
  const never = () => new Promise<Deno.TcpConn>(() => {});
  const port = innerPort({ addr: listener.addr, accept: never, close: () => listener.close() }, 2);
  const ends: Array<Deno.Conn> = [];
  const accepting = (async () => {
    for await (const end of listener) ends.push(end);
  })();
  const asked = Promise.allSettled(Array.from({ length: 250 }, () => port.connect()));
  await untilEqual(() => Promise.resolve(ends.length), 100, "connections at a time");
  assert.ok((await asked).every(({ status }) => status === "rejected"));
  await untilEqual(() => Promise.resolve(ends.length), 250, "connections in all");
  for (const end of ends) {
    assert.equal(await end.read(new Uint8Array(1)), null, "its near end is closed");
    end.close();
  }
  port.close();
  await accepting;
});
