/**
 * A connection of the process to itself. What is sent on it arrives only when the runtime looks after its connections,
 * and then it takes in what others have sent as well.
 */

/** Both ends. */
interface OwnConnection {
  readonly here: Deno.TcpConn;
  readonly there: Deno.TcpConn;
}

const loopback = "127.0.0.1";

/** Anyone on the machine might connect in the moment that there is something to connect to: only our own end is taken. */
const accepted = async (listener: Deno.TcpListener, { port }: Deno.NetAddr): Promise<Deno.TcpConn> => {
  for (;;) {
    const connection = await listener.accept();
    if (connection.remoteAddr.port === port) return connection;
    connection.close();
  }
};

const open = async (): Promise<OwnConnection> => {
  const listener = Deno.listen({ hostname: loopback, port: 0 });
  try {
    const there = await Deno.connect({ hostname: loopback, port: listener.addr.port });
    there.setNoDelay();
    return { here: await accepted(listener, there.localAddr), there };
  } finally {
    listener.close();
  }
};

const byte = new Uint8Array(1);

/** The read has to wait for the connection before there is something to read: else the runtime need not look at it. */
const sendByte = async ({ here, there }: OwnConnection): Promise<void> => {
  const arrived = here.read(new Uint8Array(1));
  const sent = there.write(byte);
  if (await arrived === null) throw new Error("The process closed its connection to itself.");
  await sent;
};

const close = ({ here, there }: OwnConnection): void => {
  here.close();
  there.close();
};

/** A timer is two milliseconds and more. */
const timer = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let opening: Promise<OwnConnection> | undefined;
let underWay: Promise<void> | undefined;

const takeIn = async (): Promise<void> => {
  try {
    await sendByte(await (opening ??= open()));
  } catch {
    opening?.then(close, () => {});
    opening = undefined;
    await timer();
  } finally {
    underWay = undefined;
  }
};

/**
 * Waits until the runtime has looked after all connections, a tenth of a millisecond; who asks while another one waits
 * waits with it. Where the process can't connect to itself it is a timer.
 */
export const connectionsLookedAfter = (): Promise<void> => underWay ??= takeIn();
