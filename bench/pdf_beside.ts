/**
 * What other callers feel while documents are made: a server in this process answers small GETs, and a worker asks
 * one after the other and keeps the times.
 */
import * as Effect from "effect/Effect";

/** Milliseconds a request. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** @returns how long GETs take, asked for `seconds`, while `work` runs */
export const latenciesBeside = <E, R>(
  seconds: number,
  work: Effect.Effect<never, E, R>,
): Effect.Effect<Latencies, E, R> =>
  Effect.acquireUseRelease(
    Effect.sync(() => Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => undefined }, answer)),
    ({ addr }) => Effect.raceFirst(work, asked(addr.port, seconds)),
    (server) => Effect.promise(() => server.shutdown()),
  );

const answer = (): Response => Response.json({ status: "ok", cn_code: "73181552", net_cost_eur: 1234.5 });

const asked = (port: number, seconds: number): Effect.Effect<Latencies> =>
  Effect.acquireUseRelease(
    Effect.sync(() => new Worker(import.meta.resolve("./pdf_beside_worker.ts"), { type: "module" })),
    (worker) =>
      Effect.async<Latencies>((resume) => {
        worker.onmessage = ({ data }: MessageEvent<ReadonlyArray<number>>) => {
          const times = data.toSorted((a, b) => a - b);
          const percentile = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
          resume(
            Effect.succeed({ p50: percentile(0.5), p99: percentile(0.99), longest: times.at(-1) ?? NaN }),
          );
        };
        worker.postMessage({ port, seconds });
      }),
    (worker) => Effect.sync(() => worker.terminate()),
  );
