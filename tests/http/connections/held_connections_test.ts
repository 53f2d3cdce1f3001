/** How many connections a listener holds when the process is out of descriptors. */
import assert from "node:assert/strict";
import { type Closable, HeldConnections } from "../../../src/http/connections/held_connections.ts";

const heldFor = (count: number, isClients: boolean) => {
  const held = new HeldConnections<Closable>(1_000);
  const closed: Array<Closable> = [];
  const one = (index: number): Closable => {
    const connection: Closable = {
      peer: `192.0.2.${index}`,
      address: `192.0.2.${index}`,
      network: "192.0.2",
      isClients,
      hasAsked: true,
      sinceMs: 0,
      quietSinceMs: index,
      letGo: () => closed.push(connection),
    };
    return connection;
  };
  for (let index = 0; index < count; index += 1) held.add(one(index));
  return { held, closed };
};

Deno.test("without descriptors a fifth is closed, once for all the times that are told before those closed have ended", () => {
  const { held, closed } = heldFor(100, true);
  for (let time = 0; time < 20; time += 1) held.giveBack();
  assert.deepEqual([held.size, closed.length], [80, 20]);
  for (const connection of closed.splice(0)) held.forget(connection);
  held.giveBack();
  assert.deepEqual([held.size, closed.length], [64, 16]);
});

Deno.test("without descriptors the limit falls by what could be closed: others' connections that end make room at once", () => {
  const { held, closed } = heldFor(100, false);
  held.giveBack();
  assert.deepEqual([held.size, closed.length, held.hasRoomFor("198.51.100.1")], [100, 0, false]);
  const [first] = [...{ [Symbol.iterator]: () => held[Symbol.iterator]() }];
  if (first !== undefined) held.forget(first);
  assert.ok(held.hasRoomFor("198.51.100.1"));
});
