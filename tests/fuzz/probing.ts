/** A probe beside a service: begun, and asked for the waits that it saw. */
import type { LongWait, ProbeOrder } from "./probe.ts";

/** A probe that runs. */
export interface Probing {
  /** Long waits so far. */
  readonly waits: () => Promise<ReadonlyArray<LongWait>>;
  readonly end: () => void;
}

export const probing = (order: ProbeOrder): Probing => {
  const probe = new Worker(new URL("./probe.ts", import.meta.url), { type: "module" });
  const { port1, port2 } = new MessageChannel();
  probe.postMessage(order, [port2]);
  return {
    waits: () =>
      new Promise((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<ReadonlyArray<LongWait>>) => resolve(data);
        port1.postMessage("waits");
      }),
    end: () => {
      port1.close();
      probe.terminate();
    },
  };
};

/** What the service's thread worked while the probe was there to see it, in milliseconds. */
export const workedMs = ({ ms, ranMs, ownMs }: LongWait): number => Math.max(0, Math.min(ms, ranMs - ownMs));
