/**
 * Listener with TLS whose connections can be ended at any time. One of the runtime's own can't while its client hasn't agreed on TLS,
 * or reads nothing: its descriptor stays as long as the client likes. So clients come to a plain listener, and each is passed on,
 * byte by byte, to a connection of the process with itself that has TLS at its other end. docs/decisions/0171-tls-of-its-own.md
 */
import { innerPlace, innerPort } from "./inner_port.ts";
import { type PassedOn, passedOn } from "./passed_on.ts";

/** A client's connection as it is served. */
export interface SecuredSocket extends PassedOn {
  /** The end with TLS. */
  readonly tls: Deno.TlsConn;
  /** The client's address. */
  readonly peer: string;
}

/** A listener that gives such connections. */
export interface SecuredListener {
  readonly addr: Deno.NetAddr;
  readonly accept: () => Promise<SecuredSocket>;
  readonly close: () => void;
}

/** @throws where the address is taken, or the certificate is none */
export const listenSecured = (
  place: { readonly hostname: string; readonly port: number },
  tls: { readonly cert: string; readonly key: string; readonly alpnProtocols: Array<string> },
): SecuredListener => {
  const front = Deno.listen(place);
  const behind = innerPort(Deno.listenTls({ ...innerPlace, ...tls }));
  return {
    addr: front.addr,
    accept: async () => {
      const client = await front.accept();
      try {
        const { near, far } = await behind.connect();
        client.setNoDelay(true);
        return { tls: far, peer: client.remoteAddr.hostname, ...passedOn(client, near) };
      } catch (error) {
        client.close();
        throw error;
      }
    },
    close: () => {
      front.close();
      behind.close();
    },
  };
};
