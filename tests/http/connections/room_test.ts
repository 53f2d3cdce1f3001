/** Room for connections: who goes first, and how the limit comes back. */
import assert from "node:assert/strict";
import { closedFirst, newcomerMs, regained, type RoomTaken } from "../../../src/http/connections/room.ts";

const nowMs = 10 * newcomerMs;

const connection = (name: string, quietSinceMs: number, more: Partial<RoomTaken> = {}) => ({
  name,
  quietSinceMs,
  sinceMs: 0,
  hasAsked: false,
  isClients: true,
  address: "192.0.2.1",
  network: "192.0.2",
  ...more,
});

const namesOf = (connections: ReadonlyArray<ReturnType<typeof connection>>, count = 9) =>
  closedFirst(connections, count, nowMs).map(({ name }) => name);

Deno.test("of an address who never asked goes first, then who is idle longest, newcomers last, and nobody whose request is worked on", () => {
  const connections = [
    connection("newcomer", nowMs - newcomerMs, { sinceMs: nowMs - newcomerMs }),
    connection("idle", 2, { hasAsked: true }),
    connection("idle longest", 1, { hasAsked: true }),
    connection("half a head, byte by byte", nowMs),
    connection("silent longest", 3),
    connection("worked on", 0, { isClients: false }),
  ];
  const inTurn = ["silent longest", "half a head, byte by byte", "idle longest", "idle", "newcomer"];
  assert.deepEqual(namesOf(connections), inTurn);
  assert.deepEqual(namesOf(connections, 1), inTurn.slice(0, 1));
});

Deno.test("the address that has most goes first, until it has as many as others, those worked on counted too", () => {
  const of = (address: string, names: ReadonlyArray<string>, more: Partial<RoomTaken> = {}) =>
    names.map((name, index) => connection(name, nowMs - 10 + index, { address, hasAsked: true, ...more }));
  const connections = [
    connection("longest of all", 1, { hasAsked: true, address: "192.0.2.9" }),
    ...of("192.0.2.2", ["two 1", "two 2", "two 3"]),
    ...of("192.0.2.3", ["three 1"]),
    ...of("192.0.2.3", ["worked on", "worked on too", "and this"], { isClients: false }),
  ];
  assert.deepEqual(namesOf(connections, 3), ["three 1", "two 1", "two 2"]);
  assert.deepEqual(namesOf(connections, 9).at(-2), "longest of all");
});

Deno.test("of addresses with as many the network that has most goes first, and a proxy's connection counts by itself", () => {
  const one = (name: string, address: string | undefined, network: string, quietSinceMs: number) =>
    connection(name, quietSinceMs, { address, network, hasAsked: true });
  const connections = [
    one("proxy's", undefined, "", 1),
    one("proxy's other", undefined, "", 2),
    one("alone", "2001:db8:2::/64", "2001:db8:2::", 3),
    one("of many", "2001:db8:1::/64", "2001:db8:1::", 5),
    one("of many longer", "2001:db8:1:1::/64", "2001:db8:1::", 4),
  ];
  assert.deepEqual(namesOf(connections), ["of many longer", "of many", "proxy's", "proxy's other", "alone"]);
});

Deno.test("a limit that fell by a fifth is back within half a minute, and one of a single connection comes back too", () => {
  const secondsUntilBack = (limit: number, usual: number): number => {
    let seconds = 0;
    for (let now = limit; now < usual; now = regained(now, usual)) seconds += 1;
    return seconds;
  };
  assert.ok(secondsUntilBack(8_000, 10_000) < 30);
  assert.ok(secondsUntilBack(1, 10_000) < 600);
  assert.equal(regained(10_000, 10_000), 10_000);
});
