/** A client that speaks TCP, or TLS, and does what no well-behaved one does. */

/** A connection to a server on loopback. */
export interface RawClient {
  readonly send: (text: string) => Promise<unknown>;
  /** All that comes until the server closes; a reset counts as a close. */
  readonly untilClosed: () => Promise<string>;
  /** The next that comes; empty when the server has closed. */
  readonly next: () => Promise<string>;
  /** Says that no more will be sent, and goes on to read. */
  readonly closeWrite: () => Promise<void>;
  readonly close: () => void;
}

const text = new TextDecoder();

/** @param caCert certificate that the server has; without it there is no TLS */
export const rawClient = async (port: number, caCert?: string): Promise<RawClient> => {
  const connection = caCert === undefined
    ? await Deno.connect({ hostname: "127.0.0.1", port })
    : await Deno.connectTls({
      hostname: "localhost",
      port,
      caCerts: [caCert],
      alpnProtocols: ["http/1.1"],
    });
  const next = async (): Promise<string> => {
    const buffer = new Uint8Array(65_536);
    const size = await connection.read(buffer).catch(() => null);
    return size === null ? "" : text.decode(buffer.subarray(0, size));
  };
  return {
    send: (sent) => connection.write(new TextEncoder().encode(sent)),
    next,
    untilClosed: async () => {
      let all = "";
      for (let piece = await next(); piece !== ""; piece = await next()) all += piece;
      return all;
    },
    closeWrite: () => connection.closeWrite(),
    close: () => connection.close(),
  };
};
