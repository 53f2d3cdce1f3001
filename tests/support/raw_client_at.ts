/** A client that speaks TCP from an address of loopback that a test chooses: other addresses are other callers. */
import { connect } from "node:net";

/** Its connection. */
export interface ClientAt {
  readonly send: (text: string) => void;
  /** Begins to read; until then nothing is taken of what is said to it. @returns all that comes until the server closes or resets */
  readonly untilClosed: () => Promise<string>;
  /** Text that came so far, once there is some that fits, or all that came until the server closed. */
  readonly until: (fits: RegExp) => Promise<string>;
  readonly close: () => void;
}

/** @param localAddress of 127.0.0.0/8 */
export const clientAt = async (localAddress: string, port: number): Promise<ClientAt> => {
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  const opened = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  socket.on("connect", opened.resolve);
  socket.on("error", opened.reject);
  socket.on("close", () => closed.resolve());
  socket.pause();
  await opened.promise;
  let all = "";
  const heard = new Set<() => void>();
  const listen = (): void => {
    if (socket.listenerCount("data") > 0) return;
    socket.on("data", (bytes) => {
      all += String(bytes);
      for (const hear of heard) hear();
    });
    socket.resume();
  };
  return {
    send: (text) => {
      socket.write(text);
    },
    untilClosed: async () => {
      listen();
      await closed.promise;
      return all;
    },
    until: async (fits) => {
      listen();
      const fitting = Promise.withResolvers<void>();
      const hear = (): void => {
        if (fits.test(all)) fitting.resolve();
      };
      heard.add(hear);
      hear();
      await Promise.race([fitting.promise, closed.promise]);
      heard.delete(hear);
      return all;
    },
    close: () => socket.destroy(),
  };
};
