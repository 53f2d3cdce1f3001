/** Word to a client for whose connection there is no room. docs/decisions/0240-room-by-addresses.md */

import { writeAll } from "./passing/passed_on.ts";

const retryAfterSeconds = 5;
const sentence = `There is no room for another connection now. Try again in ${retryAfterSeconds} seconds.`;

const answer = new TextEncoder().encode([
  "HTTP/1.1 503 Service Unavailable",
  "Content-Type: text/plain; charset=utf-8",
  `Content-Length: ${sentence.length}`,
  `Retry-After: ${retryAfterSeconds}`,
  "Connection: close",
  "",
  sentence,
].join("\r\n"));

/** Tells the client so, whose connection is closed then. */
export const sayNoRoom = (client: Deno.Conn): Promise<void> => writeAll(client, answer).catch(() => {});

/**
 * Closes a connection that was just accepted.
 * @param isSecured true where its client waits for TLS, and can't be told anything before
 */
export const turnAway = (socket: Deno.TcpConn, isSecured: boolean): void => {
  if (isSecured) return socket.close();
  sayNoRoom(socket).then(() => socket.close());
};
