/**
 * HTTP/1.1 on one connection with TLS. One of the runtime's own can't be ended while its client hasn't agreed on TLS, or reads nothing: its
 * descriptor stays as long as the client likes. So the client's bytes are passed on, as they are, to a connection of the process with
 * itself that has TLS at its other end. What comes out there is passed on once more: the runtime says an answer's head and its body one
 * by one, and the system holds the second back until the first is acknowledged, up to 40 ms, on a connection with TLS, which the runtime
 * gives no way to tell otherwise. docs/decisions/0171-tls-of-its-own.md
 */
import type { InnerPort } from "./passing/inner_port.ts";
import { serveBehind } from "./passing/served_behind.ts";
import type { Answer, EndableConnection } from "./served_connection.ts";
import { servePassedOn } from "./passing/served_apart.ts";

/** Answers the connection's requests once TLS is agreed on. */
export const serveSecured = (
  client: Deno.TcpConn,
  behind: InnerPort<Deno.TlsConn>,
  inner: InnerPort<Deno.TcpConn>,
  answer: Answer,
): EndableConnection =>
  serveBehind(client, async () => {
    const { near, far } = await behind.connect();
    const serve = async (): Promise<EndableConnection | undefined> => {
      const handshake = await far.handshake().catch(() => undefined);
      if (handshake !== undefined) return servePassedOn(far, inner, answer);
      far.close();
      return undefined;
    };
    return { near, far, serve };
  });
