/**
 * Probe on a thread of its own: it asks the service and a bare server in turn, again and again, and says which waits were
 * long. What the bare server's callers wait too is the machine's.
 */
/// <reference lib="deno.worker" />

/** A wait that was long, and the longest of the bare server's around it. */
export interface LongWait {
  /** Milliseconds since the epoch at which the question was sent. */
  readonly sinceMs: number;
  readonly ms: number;
  readonly bareMs: number;
}

/** What a probe is told. */
export interface ProbeOrder {
  readonly origin: string;
  /** Waits that are shorter aren't told. */
  readonly fromMs: number;
}

const pauseMs = 2;
/** Waits of the bare server that began so long before or after a wait are around it. */
const aroundMs = 500;

const bare = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () => new Response("ok"));
const bareUrl = `http://127.0.0.1:${bare.addr.port}/`;

/** A question, when it was sent and how long its answer took. */
interface Wait {
  readonly sinceMs: number;
  readonly ms: number;
}

const waited = async (url: string): Promise<Wait> => {
  const [sinceMs, start] = [Date.now(), performance.now()];
  await fetch(url).then((answer) => answer.bytes());
  return { sinceMs, ms: performance.now() - start };
};

const waits: Array<Wait> = [];
const bareWaits: Array<Wait> = [];

const run = async ({ origin, fromMs }: ProbeOrder): Promise<void> => {
  for (;;) {
    const wait = await waited(`${origin}/healthz`);
    const noise = await waited(bareUrl);
    if (noise.ms > fromMs / 10) bareWaits.push(noise);
    if (wait.ms >= fromMs) waits.push(wait);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};

const around = (sinceMs: number, ms: number): number =>
  bareWaits.filter((each) => each.sinceMs > sinceMs - aroundMs && each.sinceMs < sinceMs + ms + aroundMs)
    .reduce((longest, each) => Math.max(longest, each.ms), 0);

self.onmessage = ({ data }: MessageEvent<ProbeOrder | "say">) => {
  if (data !== "say") void run(data);
  else {
    self.postMessage(
      waits.map(({ sinceMs, ms }): LongWait => ({ sinceMs, ms, bareMs: around(sinceMs, ms) })),
    );
  }
};
