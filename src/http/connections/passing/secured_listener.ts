/** Listener for TLS: a plain one, and the port behind it that has TLS at its other end. docs/decisions/0171-tls-of-its-own.md */
import { innerPlace, type InnerPort, innerPort } from "./inner_port.ts";

/** Such a listener. */
export interface SecuredListener {
  readonly addr: Deno.NetAddr;
  readonly accept: () => Promise<Deno.TcpConn>;
  /** Accepts no more clients; those that were accepted still need what is behind. */
  readonly close: () => void;
  readonly behind: InnerPort<Deno.TlsConn>;
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
    accept: () => front.accept(),
    close: () => front.close(),
    behind,
  };
};
