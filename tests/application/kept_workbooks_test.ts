/** Workbooks that are the same for everyone are made once, whoever asks and however many at once. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { keptWorkbooks } from "../../src/application/documents/kept_workbooks.ts";
import { Spreadsheets } from "../../src/application/documents/spreadsheets.ts";
import { type Holder, holderOfWork, serviceItself, WhoseWork } from "../../src/application/whose_work.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { WorkbookDescription } from "../../src/domain/documents/workbook.ts";

const workbook = (title: string): WorkbookDescription => ({
  title,
  createdAt: "2026-01-01T00:00:00Z",
  sheets: [],
});

/** Spreadsheets that write a title when the gate is open, and tell what they were asked for. */
const counted = (gate: Effect.Effect<void, ServiceUnavailable>) => {
  const made: Array<{ readonly title: string; readonly holder: Holder }> = [];
  const unasked = () => Effect.dieMessage("Nothing is read.");
  const layer = Layer.succeed(Spreadsheets, {
    read: unasked,
    readTemplate: unasked,
    inspect: unasked,
    write: ({ title }) =>
      Effect.gen(function* () {
        made.push({ title, holder: yield* holderOfWork });
        yield* gate;
        return new TextEncoder().encode(title);
      }),
  });
  return { made, layer };
};

const asStranger = Effect.provideService(WhoseWork, {
  account: { id: undefined },
  clientAddress: "192.0.2.1",
});

const settled = Effect.repeat(Effect.yieldNow(), { times: 20 });

Deno.test("of many downloads one makes the workbook, the others wait for it, and later ones make nothing", async () => {
  await Effect.runPromise(Effect.gen(function* () {
    const gate = yield* Effect.makeSemaphore(0);
    const { made, layer } = counted(gate.take(1));
    const kept = keptWorkbooks((law: { readonly year: number }, language: "de" | "en") =>
      workbook(`${law.year} ${language}`)
    );
    const law = { year: 2026 };
    yield* Effect.gen(function* () {
      const first = yield* Effect.fork(asStranger(kept(law, "de")));
      yield* settled;
      const others = yield* Effect.forEach(
        Array.from({ length: 64 }),
        () => Effect.fork(asStranger(kept(law, "de"))),
      );
      yield* settled;
      yield* Fiber.interrupt(first);
      yield* gate.release(1);
      const bytes = yield* Effect.forEach(others, Fiber.join);
      assert.ok(bytes.every((each) => new TextDecoder().decode(each) === "2026 de"));
      assert.equal(yield* kept(law, "de"), bytes[0]);
      assert.deepEqual(made, [{ title: "2026 de", holder: { party: serviceItself, member: serviceItself } }]);
      yield* gate.release(2);
      yield* kept(law, "en");
      yield* kept({ year: 2027 }, "de");
      assert.deepEqual(made.map(({ title }) => title), ["2026 de", "2026 en", "2027 de"]);
    }).pipe(Effect.provide(layer));
  }));
});

Deno.test("a workbook that could not be made is made when it is asked for again", async () => {
  let isAway = true;
  const { made, layer } = counted(
    Effect.suspend(() =>
      isAway ? Effect.fail(new ServiceUnavailable({ message: "", retryAfterSeconds: 1 })) : Effect.void
    ),
  );
  const kept = keptWorkbooks((_: object, name: "only") => workbook(name));
  const law = {};
  await Effect.runPromise(
    Effect.gen(function* () {
      assert.equal((yield* Effect.flip(kept(law, "only")))._tag, "ServiceUnavailable");
      isAway = false;
      yield* kept(law, "only");
      assert.equal(made.length, 2);
    }).pipe(Effect.provide(layer)),
  );
});
