/** Answers that nobody reads: they wait in pieces, and what is the same for all stands in memory once. */
import assert from "node:assert/strict";
import { startLimited } from "../faults/limited_service.ts";

const clients = 150;
const long = ["/openapi.json", "/llms-full.txt", "/docs/assets/swagger-ui-bundle.js"];
/** In pieces they hold 20 MB; whole they would hold at least 180, though the system keeps some of each for itself. */
const mostBytes = 80_000_000;

const memoryOf = async (pid: number): Promise<number> => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(await Deno.readTextFile(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) * 1_024;
};

Deno.test("hundreds of clients who ask for long answers and don't read them hold hardly any memory", async () => {
  const service = await startLimited({ ACCESS_LOG: "off" }, 4_096);
  const origin = `http://127.0.0.1:${service.port}`;
  const sizes = new Map<string, number>();
  for (const path of long) sizes.set(path, (await (await fetch(`${origin}${path}`)).bytes()).byteLength);
  const before = await memoryOf(service.pid);
  const sockets: Array<Deno.TcpConn> = [];
  for (const path of long) {
    for (let client = 0; client < clients; client += 1) {
      const socket = await Deno.connect({ port: service.port });
      sockets.push(socket);
      await socket.write(
        new TextEncoder().encode(`GET ${path} HTTP/1.1\r\nhost: ${origin.slice(7)}\r\n\r\n`),
      );
      // The head of the answer is there: the service has made it.
      assert.ok((await socket.read(new Uint8Array(64)) ?? 0) > 0);
    }
  }
  const held = await memoryOf(service.pid) - before;
  for (const socket of sockets) socket.close();
  for (const [path, size] of sizes) {
    assert.equal((await (await fetch(`${origin}${path}`)).bytes()).byteLength, size, path);
  }
  assert.equal(await service.stop(), 0);
  assert.ok(held < mostBytes, `${held} bytes were held`);
});
