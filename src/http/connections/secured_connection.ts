/**
 * HTTP on one connection with TLS. Only one on which HTTP/1.1 was agreed on is sure to speak it: on others the runtime takes
 * HTTP/2 from whoever begins with it. Their requests are few, and their answers leave in pieces, so that it is seen which of
 * them were read. docs/decisions/0171-tls-of-its-own.md
 */
import { markedInPieces } from "./open_requests.ts";
import type { SecuredSocket } from "./secured_listener.ts";
import { type Answer, type EndableConnection, serveConnection } from "./served_connection.ts";

const agreed = "http/1.1";

/** @returns the answer, as one that leaves in pieces; one without a body always leaves */
export const leavingInPieces = (response: Response): Response => {
  const { body, status, headers } = response;
  if (body === null) return response;
  return markedInPieces(new Response(body.pipeThrough(new TransformStream()), { status, headers }));
};

/**
 * Answers the connection's requests once TLS is agreed on.
 * @param onAgreed is told before the first request where the client chose HTTP/1.1
 */
export const serveSecured = (
  { tls, passed, end }: SecuredSocket,
  answer: Answer,
  onAgreed: () => void,
): EndableConnection => {
  let served: EndableConnection | undefined;
  const begin = async (): Promise<void> => {
    const handshake = await tls.handshake().catch(() => undefined);
    if (handshake === undefined) {
      tls.close();
      return end();
    }
    if (handshake.alpnProtocol === agreed) onAgreed();
    served = serveConnection(tls, answer);
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
  };
};
