/**
 * The series of `application/metrics.ts` in Prometheus' format, by prom-client; and of this process what tells whether
 * it is well: how late its event loop comes, memory, when it started.
 */
import * as Effect from "effect/Effect";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import {
  type CounterName,
  counters,
  type GaugeName,
  gauges,
  type LabelValues,
  type Meters,
  type Reading,
  type TimerName,
  timers,
} from "../../application/metrics.ts";

/** Upper bounds in seconds: from a look-up in memory to the longest invoice. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

const loopResolutionMs = 10;
const quantiles = [50, 99, 100] as const;

const labelled = (names: ReadonlyArray<string>, values: LabelValues): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));

/** One child a combination of values, looked up by them: four times as fast as naming the labels at each call. */
const children = <Child>(make: (values: LabelValues) => Child): (values: LabelValues) => Child => {
  const known = new Map<string, Child>();
  return (values) => {
    const key = values.join("\0");
    const child = known.get(key) ?? make(values);
    known.set(key, child);
    return child;
  };
};

const mapped = <Name extends string, Given, Made>(
  all: Readonly<Record<Name, Given>>,
  make: (given: Given) => Made,
): ReadonlyMap<string, Made> =>
  new Map(Object.entries<Given>(all).map(([name, given]) => [name, make(given)] as const));

const watchProcess = (registry: Registry): void => {
  const delay = monitorEventLoopDelay({ resolution: loopResolutionMs });
  delay.enable();
  new Gauge({
    name: "customs_event_loop_delay_seconds",
    help: "How late timers came since the figures were last asked for.",
    labelNames: ["quantile"],
    registers: [registry],
    collect() {
      for (const quantile of quantiles) {
        this.set({ quantile: String(quantile / 100) }, Math.max(0, delay.percentile(quantile)) / 1e9);
      }
      delay.reset();
    },
  });
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory that the process holds.",
    registers: [registry],
    collect() {
      this.set(Deno.memoryUsage().rss);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, since 1970.",
    registers: [registry],
  }).set(performance.timeOrigin / 1_000);
};

/** Makes the series, all of them empty. */
export const make = (): Meters => {
  const registry = new Registry();
  const counting = mapped<
    CounterName,
    typeof counters[CounterName],
    (values: LabelValues) => Counter.Internal
  >(
    counters,
    ({ name, help, labels }) => {
      const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
      return children((values) => counter.labels(labelled(labels, values)));
    },
  );
  const timing = mapped<
    TimerName,
    typeof timers[TimerName],
    (values: LabelValues) => Histogram.Internal<string>
  >(
    timers,
    ({ name, help, labels }) => {
      const histogram = new Histogram({
        name,
        help,
        buckets,
        labelNames: [...labels],
        registers: [registry],
      });
      return children((values) => histogram.labels(labelled(labels, values)));
    },
  );
  watchProcess(registry);
  const watching = mapped<GaugeName, typeof gauges[GaugeName], Array<() => ReadonlyArray<Reading>>>(
    gauges,
    ({ name, help, labels }) => {
      const readers: Array<() => ReadonlyArray<Reading>> = [];
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        collect() {
          this.reset();
          for (const { values, value } of readers.flatMap((read) => read())) {
            this.set(labelled(labels, values), value);
          }
        },
      });
      return readers;
    },
  );
  return {
    count: (counter, values, by = 1) => counting.get(counter)?.(values).inc(by),
    time: (timer, values, seconds) => timing.get(timer)?.(values).observe(seconds),
    watch: (gauge, read) => watching.get(gauge)?.push(read),
    exposition: Effect.map(
      Effect.promise(() => registry.metrics()),
      (text) => ({ text, mediaType: registry.contentType }),
    ),
  };
};
