/**
 * HTTP on one connection with TLS. One of the runtime's own can't be ended while its client hasn't agreed on TLS, or reads nothing: its
 * descriptor stays as long as the client likes. So the client's bytes are passed on, as they are, to a connection of the process with
 * itself that has TLS at its other end. Only one on which HTTP/1.1 was agreed on is sure to speak it: on others the runtime would take
 * HTTP/2 from whoever begins with it. docs/decisions/0171-tls-of-its-own.md
 */
import type { InnerPort } from "./inner_port.ts";
import { serveBehind } from "./served_behind.ts";
import { type Answer, type EndableConnection, serveConnection } from "./served_connection.ts";
import { serveWithoutHttp2 } from "./without_http2.ts";

const agreed = "http/1.1";

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
      if (handshake?.alpnProtocol === agreed) return serveConnection(far, answer);
      if (handshake !== undefined) return serveWithoutHttp2(far, inner, answer);
      far.close();
      return undefined;
    };
    return { near, far, serve };
  });
