/**
 * HTTP/1.1 on a connection on which the runtime would take HTTP/2 from whoever begins with it. What the client says first is read here,
 * and the rest passed on to a connection of the process with itself; the runtime takes frames of HTTP/2 apart as they come, and frames that
 * ask for nothing are counted by nobody. docs/decisions/0171-tls-of-its-own.md
 */
import type { InnerPort } from "./inner_port.ts";
import { writeAll } from "./passed_on.ts";
import { serveBehind } from "./served_behind.ts";
import { type Answer, type EndableConnection, serveConnection } from "./served_connection.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Beginning of HTTP/2. RFC 9113, section 3.4 */
const preface = bytesOf("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

const frameOf = (type: number, payload: ReadonlyArray<number>): ReadonlyArray<number> => [
  ...[0, 0, payload.length, type, 0],
  ...[0, 0, 0, 0],
  ...payload,
];

/** SETTINGS, which comes first, and GOAWAY with HTTP_1_1_REQUIRED and a word for people. RFC 9113, sections 6.5, 6.8 and 7 */
const refusal = new Uint8Array([
  ...frameOf(4, []),
  ...frameOf(7, [0, 0, 0, 0, 0, 0, 0, 13, ...bytesOf("Speak HTTP/1.1 here.")]),
]);

const mostAtFirst = 4_096;

/** @returns the bytes that the client said first; undefined where it begins with HTTP/2 */
const saidFirst = async (client: Deno.Conn): Promise<Uint8Array | undefined> => {
  const said = new Uint8Array(mostAtFirst);
  for (let size = 0; size < preface.length;) {
    const more = await client.read(said.subarray(size));
    if (more === null) return said.subarray(0, size);
    size += more;
    const isOther = said.subarray(0, Math.min(size, preface.length)).some((byte, at) => byte !== preface[at]);
    if (isOther) return said.subarray(0, size);
  }
  return undefined;
};

/** Answers the connection's requests, those of HTTP/1.1 and earlier alone. */
export const serveWithoutHttp2 = (
  client: Deno.Conn,
  inner: InnerPort<Deno.TcpConn>,
  answer: Answer,
): EndableConnection =>
  serveBehind(client, async () => {
    const said = await saidFirst(client);
    if (said === undefined) {
      await writeAll(client, refusal);
      return undefined;
    }
    const { near, far } = await inner.connect();
    far.setNoDelay(true);
    await writeAll(near, said);
    return { near, far, serve: () => Promise.resolve(serveConnection(far, answer)) };
  });
