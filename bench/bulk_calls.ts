/** Bulk calls of a bench: of the service and of its floors, by the clock and by the CPU of their processes. */
import { median, timed } from "./bulk_measures.ts";
import type { Service } from "./bulk_parts.ts";
import { cpuMicroseconds, type Server } from "./http_servers.ts";

/** A call with JSON. @returns the bytes of its answer */
export const post = async (
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Uint8Array> => {
  const answer = await fetch(url, { method: "POST", headers, body });
  const bytes = await answer.bytes();
  if (!answer.ok) throw new Error(new TextDecoder().decode(bytes));
  return bytes;
};

/** A bulk call of the service. */
export const call = (service: Service, body: string): Promise<Uint8Array> =>
  post(`${service.origin}/api/v1/cbam/bulk`, body, {
    "authorization": `Bearer ${service.key}`,
    "content-type": "application/json",
    "accept-encoding": "identity",
  });

/** Tells a floor what it will be asked, and what it will say. */
export const prepare = async (floor: Server, sent: string, answer: Uint8Array): Promise<void> => {
  const answered = new TextDecoder().decode(answer);
  const told = await fetch(floor.origin, { method: "PUT", body: JSON.stringify({ sent, answered }) });
  await told.body?.cancel();
};

/** Runs of one kind. */
export interface Tally {
  /** One run more; one that is not counted warms up. */
  readonly turn: (isCounted: boolean) => Promise<void>;
  /** How long they took (median). */
  readonly ms: () => number;
  /** What each cost of the server's CPU (mean). */
  readonly cpuMs: () => number;
}

/** Counts runs that a server does the work of. */
export const tally = (pid: number, run: () => Promise<unknown>): Tally => {
  const times: Array<number> = [];
  let cpu = 0;
  return {
    turn: async (isCounted: boolean): Promise<void> => {
      const before = cpuMicroseconds(pid);
      const took = await timed(run);
      if (!isCounted) return;
      times.push(took);
      cpu += cpuMicroseconds(pid) - before;
    },
    ms: () => median(times),
    cpuMs: () => cpu / times.length / 1_000,
  };
};
