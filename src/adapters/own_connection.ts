/**
 * A connection of the process to itself. What is sent on it arrives only when the runtime looks after its connections,
 * and then it takes in what others have sent as well. Immediates and messages never let the runtime wait for something
 * from outside; a digest, which is made on another thread, is often done before this thread has begun to wait for it where
 * cores are short; a timer takes two milliseconds and more.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { IoTurn } from "../application/yield_to_io.ts";

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

/** @param otherwise waits where the process can't connect to itself */
const make = (otherwise: () => Promise<void>) => {
  let opening: Promise<OwnConnection> | undefined;
  let underWay: Promise<void> | undefined;
  let isClosed = false;

  const forget = (): void => {
    opening?.then(close, () => {});
    opening = undefined;
  };

  const takeIn = async (): Promise<void> => {
    try {
      await sendByte(await (opening ??= open()));
    } catch {
      forget();
      if (!isClosed) await otherwise();
    } finally {
      underWay = undefined;
    }
  };

  return {
    /** Waits a tenth of a millisecond; who asks while another one waits waits with it. */
    pass: (): Promise<void> => isClosed ? otherwise() : underWay ??= takeIn(),
    close: (): void => {
      isClosed = true;
      forget();
    },
  };
};

/** The connection is opened when it is first needed, and closed with the layer. */
export const layer: Layer.Layer<IoTurn> = Layer.scoped(
  IoTurn,
  Effect.flatMap(
    IoTurn,
    ({ pass }) => Effect.acquireRelease(Effect.sync(() => make(pass)), ({ close }) => Effect.sync(close)),
  ),
);
