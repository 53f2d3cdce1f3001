import assert from "node:assert/strict";
import * as Cause from "effect/Cause";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import type * as Scope from "effect/Scope";
import * as TestClock from "effect/TestClock";
import * as TestContext from "effect/TestContext";
import * as Prometheus from "../../../src/adapters/metrics/prometheus.ts";
import { makePool, type PoolSettings } from "../../../src/adapters/pdf/pool.ts";
import { Metrics } from "../../../src/application/metrics.ts";
import { ServiceUnavailable } from "../../../src/contract/failures.ts";
import { largeDeclaration } from "../../support/large_declaration.ts";
import type { PrintableDocument } from "../../../src/domain/documents/printable.ts";

const named = (name: string): PrintableDocument => ({
  ...{ name, number: "1", subject: "", author: "", language: "en", createdAt: new Date(0) },
  ...{ content: [], attachments: [] },
});

const large = largeDeclaration(1_000);

/** A pool of stand-ins, with the workers that it started. */
const pool = (settings: Partial<PoolSettings> = {}) => {
  const started: Array<Worker> = [];
  const startWorker = () => {
    const options = { type: "module", name: `${started.length + 1}` } as const;
    const worker = new Worker(import.meta.resolve("../../support/dying_worker.ts"), options);
    started.push(worker);
    return worker;
  };
  const made = makePool({ startWorker, workers: 1, waitingLimit: 10, timeLimit: "120 seconds", ...settings });
  return Effect.map(made, (render) => ({
    started,
    renderLarge: (name: string) => render({ kept: { ...large, reportNumber: name }, madeBy: "the tests" }),
    render: (name: string) => Effect.map(render(named(name)), (bytes) => new TextDecoder().decode(bytes)),
  }));
};

const test = (name: string, body: Effect.Effect<void, unknown, Scope.Scope>): void =>
  Deno.test(name, () => Effect.runPromise(Effect.scoped(body)));

test(
  "a pool renders documents with one worker each at a time and starts no worker before the first",
  Effect.gen(function* () {
    const { render, started } = yield* pool({ workers: 2 });
    assert.equal(started.length, 0);
    assert.equal(yield* render("a"), "a");
    assert.equal(started.length, 1);
    const names = ["b", "c", "d", "e", "f"];
    assert.deepEqual(yield* Effect.forEach(names, render, { concurrency: "unbounded" }), names);
    assert.equal(started.length, 2);
  }),
);

const metrics = Prometheus.make();

test(
  "a document whose worker dies is rendered by a new one, which is counted",
  Effect.gen(function* () {
    const { render, started } = yield* pool();
    assert.equal(yield* render("die once"), "die once");
    assert.equal(started.length, 2);
    assert.equal(yield* render("next"), "next");
    const { text } = yield* metrics.exposition;
    for (
      const line of [
        'customs_worker_restarts_total{worker="pdf",reason="died"} 1',
        'customs_workers{worker="pdf",state="busy"} 0',
        'customs_workers{worker="pdf",state="idle"} 1',
        'customs_queue_size{queue="documents"} 0',
      ]
    ) assert.ok(text.split("\n").includes(line), `${line}\n${text}`);
  }).pipe(Effect.provideService(Metrics, metrics)),
);

const idleMetrics = Prometheus.make();

test(
  "a worker that dies while nobody works with it is replaced before the next document",
  Effect.gen(function* () {
    const { render, started } = yield* pool();
    assert.equal(yield* render("die idle"), "die idle");
    const died = 'customs_worker_restarts_total{worker="pdf",reason="died"} 1';
    yield* Effect.repeat(Effect.delay(idleMetrics.exposition, "5 millis"), {
      until: ({ text }) => text.includes(died),
    });
    assert.equal(yield* render("next"), "next");
    assert.equal(started.length, 2);
  }).pipe(Effect.provideService(Metrics, idleMetrics)),
);

test(
  "a document that kills two workers is a defect, and the pool goes on",
  Effect.gen(function* () {
    const { render, started } = yield* pool();
    const exit = yield* Effect.exit(render("die"));
    assert(Exit.isFailure(exit) && Cause.isDie(exit.cause));
    assert.match(Cause.pretty(exit.cause), /Two workers died of one document/);
    assert.equal(started.length, 2);
    assert.equal(yield* render("next"), "next");
  }),
);

test(
  "a document that can't be rendered is a defect that says why",
  Effect.gen(function* () {
    const { render } = yield* pool();
    const exit = yield* Effect.exit(render("unrenderable"));
    assert(Exit.isFailure(exit) && Cause.isDie(exit.cause));
    assert.match(Cause.pretty(exit.cause), /no such block/);
  }),
);

test(
  "a document that finds the queue full fails with ServiceUnavailable, and is let in once there is room",
  Effect.gen(function* () {
    const { render } = yield* pool({ waitingLimit: 1 });
    const working = yield* Effect.fork(render("never"));
    const waiting = yield* Effect.fork(render("waiting"));
    yield* Effect.yieldNow();
    const refused = yield* Effect.flip(render("refused"));
    assert(refused instanceof ServiceUnavailable);
    assert.equal(refused.retryAfterSeconds, 5);
    yield* Fiber.interrupt(working);
    assert.equal(yield* Fiber.join(waiting), "waiting");
    assert.equal(yield* render("let in"), "let in");
  }),
);

test(
  "short documents are made while large ones take all of their own places, however many of those wait",
  Effect.gen(function* () {
    const { render, renderLarge, started } = yield* pool({ workers: 2 });
    const working = yield* Effect.forEach(
      ["never", "never", "never"],
      (name) => Effect.fork(renderLarge(name)),
    );
    while (started.length === 0) yield* Effect.yieldNow();
    const names = ["a", "b", "c"];
    assert.deepEqual(yield* Effect.forEach(names, render, { concurrency: "unbounded" }), names);
    assert.equal(started.length, 3);
    yield* Fiber.interruptAll(working);
    const bytes = yield* renderLarge("large");
    assert.equal(new TextDecoder().decode(bytes), "large");
  }),
);

const busyMetrics = Prometheus.make();

test(
  "an interrupted document ends its worker and frees its place",
  Effect.gen(function* () {
    const { render, started } = yield* pool();
    const working = yield* Effect.fork(render("never"));
    const busy = 'customs_workers{worker="pdf",state="busy"} 1';
    yield* Effect.repeat(busyMetrics.exposition, { until: ({ text }) => text.includes(busy) });
    yield* Fiber.interrupt(working);
    assert.equal(yield* render("next"), "next");
    assert.equal(started.length, 2);
  }).pipe(Effect.provideService(Metrics, busyMetrics)),
);

test(
  "a document that takes longer than the time limit fails with ServiceUnavailable",
  Effect.gen(function* () {
    const { render } = yield* pool();
    const working = yield* Effect.fork(render("never"));
    yield* TestClock.adjust(Duration.seconds(119));
    assert(Option.isNone(yield* Fiber.poll(working)));
    yield* TestClock.adjust(Duration.seconds(1));
    const failure = yield* Effect.flip(Fiber.join(working));
    assert(failure instanceof ServiceUnavailable);
  }).pipe(Effect.provide(TestContext.TestContext)),
);
