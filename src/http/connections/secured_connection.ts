/**
 * HTTP on one connection with TLS. Only one on which HTTP/1.1 was agreed on is sure to speak it: on others the runtime would take
 * HTTP/2 from whoever begins with it. docs/decisions/0171-tls-of-its-own.md
 */
import type { InnerPort } from "./inner_port.ts";
import type { SecuredSocket } from "./secured_listener.ts";
import { type Answer, type EndableConnection, serveConnection } from "./served_connection.ts";
import { serveWithoutHttp2 } from "./without_http2.ts";

const agreed = "http/1.1";

/** Answers the connection's requests once TLS is agreed on. */
export const serveSecured = (
  { tls, passed, end, hold, release }: SecuredSocket,
  inner: InnerPort<Deno.TcpConn>,
  answer: Answer,
): EndableConnection => {
  let served: EndableConnection | undefined;
  const begin = async (): Promise<void> => {
    const handshake = await tls.handshake().catch(() => undefined);
    if (handshake === undefined) {
      tls.close();
      return end();
    }
    served = handshake.alpnProtocol === agreed
      ? serveConnection(tls, answer)
      : serveWithoutHttp2(tls, inner, answer);
    await served.finished;
    await passed;
  };
  return {
    finished: begin(),
    shutdown: async () => served === undefined ? end() : await served.shutdown(),
    cut: () => {
      served?.cut();
      end();
    },
    hold,
    release,
  };
};
