/**
 * A program of its own, since descriptors are counted by process: fails unless a client that reads nothing of its answer is cut,
 * and all descriptors that it held are free again but the client's.
 */
import assert from "node:assert/strict";
import { until } from "./process.ts";
import { secured } from "./secured_server.ts";

const open = (): number => [...Deno.readDirSync("/proc/self/fd")].length;

await secured(async (_, connect) => {
  const before = open();
  const client = await connect("http/1.1");
  await client.write(new TextEncoder().encode("GET /big HTTP/1.1\r\nHost: a\r\n\r\n"));
  await client.read(new Uint8Array(1));
  const [own, held] = [1, open() - before];
  assert.ok(held > own);
  await until(() => open() - before === own);
  client.close();
}, { quietSeconds: 1 });
