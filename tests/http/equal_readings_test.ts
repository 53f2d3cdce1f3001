/** Equal readings that come while the turn is another's: they are begun anew once, together, and nothing is read before all of them are there. */
import * as HttpRouter from "@effect/platform/HttpRouter";
import * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Runtime from "effect/Runtime";
import assert from "node:assert/strict";
import { ReadingTurns } from "../../src/application/turns/reading_turns.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { ApiFailure } from "../../src/contract/problems.ts";
import { AccountPlaces } from "../../src/http/exchange/account_places.ts";
import { EqualReadings } from "../../src/http/exchange/equal_readings.ts";
import { Exchange } from "../../src/http/exchange/exchange.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { until } from "../support/process.ts";
import { openEdge } from "../support/service.ts";

const rows = 6_000;

const caller = {
  accountId: "a",
  accountEmail: "a@example.com",
  keyId: "k",
  permissions: [],
  isTest: false,
  tier: { name: "enterprise", apiRatePerHour: 1_000, cbamApi: true, cbamBulkRows: null },
} as const;

/** A service with room for one long reading, whose readings end when they are told to. */
const serving = () => {
  /** Number of each reading that has its turn, in their order: what a ledger had as it began. */
  const begun: Array<string> = [];
  const ends: Array<() => void> = [];
  let written = 0;
  const equals = new EqualReadings<string, ServiceUnavailable>();
  const work = Effect.gen(function* () {
    const { question = "" } = yield* HttpRouter.params;
    const exchange = yield* Exchange;
    exchange.account.id = "a";
    const reading = Effect.gen(function* () {
      const found = `${question} of ${written}`;
      yield* exchange.place.takenForRows(rows);
      begun.push(found);
      yield* Effect.async<void>((resume) => void ends.push(() => resume(Effect.void)));
      return found;
    });
    const request = yield* HttpServerRequest.HttpServerRequest;
    return HttpServerResponse.text(yield* equals.read({ caller, request }, reading, Effect.succeed));
  });
  const router: HttpRouter.HttpRouter<ApiFailure, Exchange> = HttpRouter
    .fromIterable([HttpRouter.makeRoute("GET", "/:question", work)]);
  const places = new AccountPlaces(undefined, undefined, undefined, new ReadingTurns(1, 1));
  const handler = makeHandler(Runtime.defaultRuntime, makeApp<never>(router, openEdge, places));
  const ask = async (
    question: string,
    given: Pick<RequestInit, "headers" | "signal"> = {},
  ): Promise<string> => {
    const request = new Request(`http://service.test/${question}`, given);
    return await (await handler(request, "192.0.2.1")).text();
  };
  const stands = (waiting: number, readings: ReadonlyArray<string>) =>
    until(() => places.readings.waiting === waiting && begun.join() === readings.join());
  return { ask, ends, stands, write: () => void (written += 1) };
};

Deno.test("equal readings that wait are read once, after the last of them came, and another question by itself", async () => {
  const { ask, ends, stands, write } = serving();
  const first = ask("one");
  await stands(0, ["one of 0"]);
  const waiting = [ask("one"), ask("one")];
  await stands(1, ["one of 0"]);
  const other = ask("other");
  await stands(2, ["one of 0"]);
  write();
  waiting.push(ask("one"));
  ends[0]?.();
  await stands(1, ["one of 0", "one of 1"]);
  assert.equal(await first, "one of 0");
  // One that comes while they are read joins them no more.
  write();
  const late = ask("one");
  await stands(2, ["one of 0", "one of 1"]);
  ends[1]?.();
  assert.deepEqual(await Promise.all(waiting), ["one of 1", "one of 1", "one of 1"]);
  await stands(1, ["one of 0", "one of 1", "other of 2"]);
  ends[2]?.();
  await stands(0, ["one of 0", "one of 1", "other of 2", "one of 2"]);
  ends[3]?.();
  assert.deepEqual([await other, await late], ["other of 2", "one of 2"]);
});

Deno.test("where the client of the one that reads for others is gone, another reads for them", async () => {
  const { ask, ends, stands } = serving();
  const first = ask("one");
  await stands(0, ["one of 0"]);
  const gone = new AbortController();
  const leaving = ask("one", { signal: gone.signal });
  await stands(1, ["one of 0"]);
  const others = [ask("one"), ask("one")];
  gone.abort();
  await leaving;
  await stands(1, ["one of 0"]);
  ends[0]?.();
  await stands(0, ["one of 0", "one of 0"]);
  ends[1]?.();
  assert.deepEqual([await first, ...await Promise.all(others)], ["one of 0", "one of 0", "one of 0"]);
});

Deno.test("who asks for another form, a part, or what changed since asks another question", async () => {
  const { ask, ends, stands } = serving();
  const first = ask("one");
  await stands(0, ["one of 0"]);
  const headers = ["accept", "accept-language", "if-none-match", "if-range", "range", "x-request-id"];
  const others = [ask("one"), ...headers.map((name) => ask("one", { headers: { [name]: "1" } }))];
  // But for the last one, which waits with the one that says nothing.
  await stands(headers.length, ["one of 0"]);
  for (let ended = 0; ended <= headers.length; ended += 1) {
    ends[ended]?.();
    await until(() => ended === headers.length || ends.length > ended + 1);
  }
  assert.deepEqual(await Promise.all([first, ...others]), Array(headers.length + 2).fill("one of 0"));
});
