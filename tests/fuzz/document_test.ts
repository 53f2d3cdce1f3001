/**
 * Requests made from the document against the whole router: whatever is sent, the answer is a declared one, nothing fails
 * unexpectedly and nothing of the inside is told. A run prints its seed; `FUZZ_SEED` repeats it, `FUZZ_RUNS` makes it longer.
 */
import * as Effect from "effect/Effect";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { requests } from "../support/arbitrary_requests.ts";
import { onEachDatabase } from "../support/databases.ts";
import { client, freshPeer, holder, services } from "../support/whole_service.ts";

const runs = Number(Deno.env.get("FUZZ_RUNS") ?? 2_000);
const seed = Number(Deno.env.get("FUZZ_SEED") ?? Math.floor(Math.random() * 2 ** 31));
/** A key's hour holds 600 calls: after so many, another key goes on. */
const callsAKey = 400;
/** Ten of them would be an address's hour. */
const callsAnAddress = 40;
const insides =
  /\bat (?:file|async|Object|new )|node_modules|\.ts:\d|SqlError|postgres:|Deno\.|TypeError|undefined is/;
const largestAnswer = 500_000;
/** No answer takes that long: a request that does hangs. */
const hangsAfterMs = 60_000;

/** Most times that a request is sent whose answer is that the service has no room just now: beside other tests that is true. */
const mostTries = 4;

/** Sends the request, and again where it is told to try later. */
const answered = async (send: () => Promise<Response>): Promise<Response> => {
  for (let tries = 1;; tries++) {
    const response = await send();
    const seconds = Number(response.headers.get("retry-after"));
    if (response.status !== 503 || !(seconds > 0) || tries === mostTries) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
};

onEachDatabase((test, database) => {
  const own = Math.ceil(runs * (database === "embedded" ? 0.2 : 0.8));
  test(
    `${own} requests made from the document get declared answers, none of them a 5xx (seed ${seed})`,
    Effect.gen(function* () {
      const runtime = yield* Effect.runtime();
      const statuses = new Map<number, number>();
      let calls = 0;
      let key = "";
      const newKey = Effect.map(holder("enterprise", permissions), ({ key: made }) => made);
      const makeKey = yield* Effect.map(
        Effect.context<Effect.Effect.Context<typeof newKey>>(),
        (context) => Effect.provide(newKey, context),
      );
      const ask = yield* Effect.map(
        Effect.context<Effect.Effect.Context<ReturnType<typeof client>>>(),
        (context) => (peer: string) => Effect.provide(client(peer), context),
      );
      let send = yield* ask(freshPeer());
      const property = FastCheck.asyncProperty(
        requests,
        FastCheck.integer({ min: 0, max: 3 }),
        async (made, luck) => {
          if (calls % callsAKey === 0) key = await Effect.runPromise(Effect.provide(makeKey, runtime));
          if (calls++ % callsAnAddress === 0) send = await Effect.runPromise(ask(freshPeer()));
          const { method, path, body } = made;
          const authorization = ["", `Bearer ${key}`, `Bearer ${key}`, "Bearer cik_1"][luck] ?? "";
          const headers = { ...made.headers, ...(authorization === "" ? undefined : { authorization }) };
          const init = { method, headers, ...(body === undefined ? undefined : { body }) };
          const response = await answered(() => Effect.runPromise(send(path, init)));
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          assert.ok(response.status < 500, `${response.status}`);
          assert.match(response.headers.get("x-request-id") ?? "", /^[A-Za-z0-9]/);
          const text = await response.text();
          assert.ok(!insides.test(text), text.slice(0, 500));
          assert.ok(text.length < largestAnswer || response.status === 200, `${text.length} characters`);
        },
      );
      yield* Effect.promise(() => FastCheck.assert(property, { numRuns: own, seed, timeout: hangsAfterMs }));
      const seen = [...statuses.keys()].sort((a, b) => a - b).join(" ");
      for (const status of [200, 400, 401, 404, 405]) {
        assert.ok(statuses.has(status), `no ${status} among ${seen}`);
      }
    }).pipe(Effect.provide(services)),
  );
});
