/** A TCP proxy on loopback whose open connections can go silent, as a network that lost a server does. */

export interface StallingProxy {
  readonly port: number;
  /** From now on nothing passes on the connections that are open; new ones work. */
  readonly stall: () => void;
  readonly close: () => void;
}

interface Link {
  isSilent: boolean;
}

/** Passes bytes on until the link goes silent or an end closes. */
const pump = async (from: Deno.Conn, to: Deno.Conn, link: Link): Promise<void> => {
  const buffer = new Uint8Array(16_384);
  const read = () => from.read(buffer).catch(() => null);
  for (let size = await read(); size !== null; size = await read()) {
    if (!link.isSilent) await to.write(buffer.slice(0, size)).catch(() => 0);
  }
  try {
    to.close();
  } catch {
    return;
  }
};

export const stallingProxy = (targetPort: number): StallingProxy => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const links: Array<Link> = [];
  const accept = async (): Promise<void> => {
    for await (const client of listener) {
      const server = await Deno.connect({ hostname: "127.0.0.1", port: targetPort });
      const link = { isSilent: false };
      links.push(link);
      pump(client, server, link);
      pump(server, client, link);
    }
  };
  accept();
  return {
    port: listener.addr.port,
    stall: () => {
      for (const link of links) link.isSilent = true;
    },
    close: () => listener.close(),
  };
};
