/** Room for connections: who goes first, and how the limit comes back. */
import assert from "node:assert/strict";
import { closedFirst, newcomerMs, regained } from "../../../src/http/connections/room.ts";

Deno.test("who never asked goes first, then who is idle longest, newcomers last, and nobody whose request is under way", () => {
  const connection = (name: string, quietSinceMs: number, hasAsked = false, requestsUnderWay = 0) => ({
    ...{ name, quietSinceMs, hasAsked, requestsUnderWay },
  });
  const nowMs = 10 * newcomerMs;
  const connections = [
    connection("newcomer", nowMs - newcomerMs),
    connection("idle", 2, true),
    connection("idle longest", 1, true),
    connection("silent", 4),
    connection("silent longest", 3),
    connection("answered now", 0, false, 1),
  ];
  const names = closedFirst(connections, 9, nowMs).map(({ name }) => name);
  assert.deepEqual(names, ["silent longest", "silent", "idle longest", "idle", "newcomer"]);
  assert.deepEqual(closedFirst(connections, 1, nowMs).map(({ name }) => name), ["silent longest"]);
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
