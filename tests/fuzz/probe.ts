/**
 * Probe on a thread of its own: it asks the service again and again and says which waits were long, each with what the
 * service's main thread did meanwhile: worked, or waited for a core that other programs had.
 */
import { mainThreadTime, ownThreadTime } from "../support/cpu.ts";

/** A wait that was long. */
export interface LongWait {
  /** Milliseconds since the epoch at which the question was sent. */
  readonly sinceMs: number;
  readonly ms: number;
  /** That the service's main thread was on a core meanwhile. */
  readonly ranMs: number;
  /** That it waited for one. */
  readonly queuedMs: number;
  /** That the probe itself waited for a core. */
  readonly ownMs: number;
}

/** What a probe is told, with a port that it answers on when it is asked for its waits. */
export interface ProbeOrder {
  readonly origin: string;
  /** The service's process. */
  readonly pid: number;
  /** Waits that are shorter aren't told. */
  readonly fromMs: number;
}

const pauseMs = 2;
const waits: Array<LongWait> = [];

const run = async ({ origin, pid, fromMs }: ProbeOrder): Promise<void> => {
  for (;;) {
    const [sinceMs, start] = [Date.now(), performance.now()];
    const [before, ownBefore] = [mainThreadTime(pid), ownThreadTime()];
    await fetch(`${origin}/healthz`).then((answer) => answer.bytes());
    const ms = performance.now() - start;
    if (ms >= fromMs) {
      const [after, ownAfter] = [mainThreadTime(pid), ownThreadTime()];
      waits.push({
        sinceMs,
        ms,
        ranMs: after.ranMs - before.ranMs,
        queuedMs: after.queuedMs - before.queuedMs,
        ownMs: ownAfter.queuedMs - ownBefore.queuedMs,
      });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

addEventListener("message", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [port] = event.ports;
  if (port === undefined) throw new Error("A probe needs a port to answer on.");
  port.onmessage = () => port.postMessage(waits);
  const order: ProbeOrder = event.data;
  void run(order);
});
