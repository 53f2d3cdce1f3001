/**
 * HTTP on a connection whose client is no proxy: what it says first is read here, and the rest passed on to a connection of the process
 * with itself, at whose other end it is served. The runtime takes frames of HTTP/2 apart as they come, and frames that ask for nothing are
 * counted by nobody; it keeps what a client says while it waits; and it refuses bodies of clients that ask for another protocol.
 * docs/decisions/0171-tls-of-its-own.md, docs/decisions/0212-little-is-taken-of-who-waits.md
 */
import { refuseUpgrade } from "./asked_upgrade.ts";
import type { InnerPort } from "./inner_port.ts";
import { writeAll } from "./passed_on.ts";
import { serveBehind } from "./served_behind.ts";
import { type Answer, type EndableConnection, serveConnection } from "../served_connection.ts";

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

/** A head that is longer, or comes in more pieces, is passed on before its end. */
const [mostAtFirst, mostPieces] = [4_096, 40];
const [lineFeed, carriageReturn] = [10, 13];

const isPrefaceSoFar = (said: Uint8Array): boolean =>
  said.subarray(0, preface.length).every((byte, at) => byte === preface[at]);

/** An empty line ends a head, also one whose lines end without a carriage return. RFC 9112, section 2.2 */
const hasHead = (said: Uint8Array, from: number): boolean => {
  for (let at = Math.max(0, from - 2); at < said.length; at += 1) {
    const next = said[at + 1] === carriageReturn ? at + 2 : at + 1;
    if (said[at] === lineFeed && said[next] === lineFeed) return true;
  }
  return false;
};

/** Methods begin with a capital letter; a client that says another thing, such as a hello of TLS, waits for what it is told. */
const mayBeHead = ([first = 0]: Uint8Array): boolean => first >= 0x41 && first <= 0x5a;

interface SaidFirst {
  readonly said: Uint8Array;
  readonly isHttp2: boolean;
}

/** @returns the client's first head, or as much of it as is read, or the preface of HTTP/2 */
const saidFirst = async (client: Deno.Conn): Promise<SaidFirst> => {
  const buffer = new Uint8Array(mostAtFirst);
  let size = 0;
  for (let piece = 0; piece < mostPieces && size < mostAtFirst; piece += 1) {
    const more = await client.read(buffer.subarray(size));
    if (more === null) break;
    const [before, said] = [size, buffer.subarray(0, size + more)];
    size += more;
    if (isPrefaceSoFar(said)) {
      if (size >= preface.length) return { said, isHttp2: true };
    } else if (!mayBeHead(said) || hasHead(said, before)) break;
  }
  return { said: buffer.subarray(0, size), isHttp2: false };
};

/** Answers the connection's requests, those of HTTP/1.1 and earlier alone; 503 where no connection can be made behind it in time. */
export const servePassedOn = (
  client: Deno.Conn,
  inner: InnerPort<Deno.TcpConn>,
  answer: Answer,
): EndableConnection =>
  serveBehind(client, async (hasSaid) => {
    const { said, isHttp2 } = await saidFirst(client);
    if (isHttp2) {
      await writeAll(client, refusal);
      return undefined;
    }
    // A client that left unheard needs no other end.
    if (said.length === 0) return undefined;
    hasSaid();
    const { near, far } = await inner.connect();
    try {
      far.setNoDelay(true);
      await writeAll(near, refuseUpgrade(said));
    } catch (error) {
      for (const each of [near, far]) each.close();
      throw error;
    }
    return { near, far, serve: () => Promise.resolve(serveConnection(far, answer)) };
  });
