/** A real SMTP server on loopback that keeps what it is sent, or refuses it as a test wants. */
import { SMTPServer, type SMTPServerOptions } from "npm:smtp-server@3.21.6";

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: ReadonlyArray<string>;
  readonly text: string;
  readonly isSecure: boolean;
  readonly user: string | undefined;
}

export interface RunningSmtp {
  readonly port: number;
  readonly received: Array<ReceivedMail>;
  /** Breaks the session's connection. */
  readonly cut: (sessionId: string) => void;
  readonly stop: () => Promise<void>;
}

/** Header lines as they were before they were folded (RFC 5322, section 2.2.3). */
export const unfolded = (text: string): string => text.replace(/\r\n[ \t]+/g, " ");

const addressOf = (entry: { readonly address: string } | false): string =>
  entry === false ? "" : entry.address;

export const startSmtp = async (options: SMTPServerOptions = {}): Promise<RunningSmtp> => {
  const received: Array<ReceivedMail> = [];
  const server = new SMTPServer({
    disabledCommands: options.onAuth === undefined ? ["AUTH", "STARTTLS"] : [],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Array<Uint8Array> = [];
      stream.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({
          from: addressOf(session.envelope.mailFrom),
          to: session.envelope.rcptTo.map(addressOf),
          text: unfolded(new TextDecoder().decode(Buffer.concat(chunks))),
          isSecure: session.secure,
          user: session.user === undefined ? undefined : String(session.user),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    port: address.port,
    received,
    cut: (sessionId) =>
      server.connections.forEach((connection) => {
        if (connection.id === sessionId) connection._socket.destroy();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
