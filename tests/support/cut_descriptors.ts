/**
 * A program of its own, since descriptors are counted by process: fails unless a client that reads nothing of its answer is cut,
 * and all descriptors that it held are free again but the client's.
 */
import assert from "node:assert/strict";
import { until } from "./process.ts";
import { secured } from "./secured_server.ts";

/** Sockets within this machine's programs, by their inodes: the runtime opens some when it likes, which no client has. */
const within = (): ReadonlySet<string> =>
  new Set(
    Deno.readTextFileSync("/proc/self/net/unix").split("\n").map((line) => line.trim().split(/\s+/)[6] ?? ""),
  );

/** Inode of a descriptor's socket; undefined for another descriptor, and for the one that the directory is read by. */
const socketOf = (name: string): string | undefined => {
  try {
    return /^socket:\[(\d+)\]$/.exec(Deno.readLinkSync(`/proc/self/fd/${name}`))?.[1];
  } catch {
    return undefined;
  }
};

/** Descriptors of sockets to clients. */
const open = (): number => {
  const own = within();
  return [...Deno.readDirSync("/proc/self/fd")].map(({ name }) => socketOf(name))
    .filter((inode) => inode !== undefined && !own.has(inode)).length;
};

await secured(async (_, connect) => {
  for (const protocols of [["http/1.1"], []]) {
    const before = open();
    const client = await connect(...protocols);
    await client.write(new TextEncoder().encode("GET /big HTTP/1.1\r\nHost: a\r\n\r\n"));
    await client.read(new Uint8Array(1));
    const [own, held] = [1, open() - before];
    assert.ok(held > own);
    await until(() => open() - before === own);
    client.close();
    await until(() => open() === before);
  }
}, { quietSeconds: 1 });
