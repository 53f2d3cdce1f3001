/**
 * A batch of `/mcp` whose messages read one ledger: each takes its turn for itself, so that a call of twenty holds no more than one of one, and
 * none stays in the line when the client is gone. docs/decisions/0280-readings-by-turns.md
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { ReadingTurns } from "../../../src/application/turns/reading_turns.ts";
import { router, type Services } from "../../../src/composition/features.ts";
import { permissions } from "../../../src/contract/access.ts";
import { AccountPlaces } from "../../../src/http/exchange/account_places.ts";
import { makeApp } from "../../../src/http/server/app.ts";
import { makeHandler } from "../../../src/http/server/handler.ts";
import { onOneDatabase } from "../../support/databases.ts";
import { callsWith, importsPath, people, recorded } from "../../support/import_calls.ts";
import { until } from "../../support/process.ts";
import { openEdge } from "../../support/service.ts";
import { freshPeer, holder, services } from "../../support/whole_service.ts";

/** Imports that no reading goes through without a turn. */
const imports = 600;
const messages = 20;
const year = 2026;

const entries = Array.from({ length: imports }, (_, index) => ({
  mrn: `26DE${String(index).padStart(12, "0")}R1`,
  ...{ item: 1, release_date: "2026-02-15", cn_code: "73181595", origin_country: "TUR", net_mass_kg: 1_000 },
}));

/** Turns with room for one such reading, which count the rows that are held. */
class CountedTurns extends ReadingTurns {
  held = 0;
  most = 0;
  given = 0;

  constructor() {
    super(imports, imports);
  }

  override take(...[who, rows]: Parameters<ReadingTurns["take"]>): ReturnType<ReadingTurns["take"]> {
    return Effect.map(super.take(who, rows), (end) => this.#counted(rows, end));
  }

  override takeNow(...[who, rows]: Parameters<ReadingTurns["takeNow"]>): () => void {
    return this.#counted(rows, super.takeNow(who, rows));
  }

  #counted(rows: number, end: () => void): () => void {
    this.held += rows;
    this.given += 1;
    this.most = Math.max(this.most, this.held);
    return () => {
      this.held -= rows;
      end();
    };
  }
}

onOneDatabase((test) => {
  test(
    "twenty readings of one ledger in a batch are held one at a time and all answered, and leave the line with their client",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const who = yield* people(calls);
      const { summary } = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      assert.equal(summary.added, imports);
      const turns = new CountedTurns();
      const places = new AccountPlaces(undefined, undefined, undefined, turns);
      const runtime = yield* Effect.runtime<Services>();
      const handler = makeHandler(runtime, makeApp<Services>(router, openEdge, places));
      const body = JSON.stringify(Array.from({ length: messages }, (_, id) => ({
        ...{ jsonrpc: "2.0", id, method: "tools/call" },
        params: {
          name: id % 2 === 0 ? "imports_holding" : "imports_threshold",
          arguments: id % 2 === 0 ? { declarant: who.declarant, year } : { importer: who.importer, year },
        },
      })));
      const headers = {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      };
      const peer = freshPeer();
      const send = async () => {
        const { promise: left, resolve: leave } = Promise.withResolvers<void>();
        const request = new Request("http://service.test/mcp", { method: "POST", headers, body });
        return { answer: await handler(request, peer, left), leave };
      };
      yield* Effect.promise(async () => {
        const { answer, leave } = await send();
        const text = await answer.text();
        leave();
        assert.equal(text.match(/"isError":false/g)?.length, messages, text.slice(0, 900));
        assert.deepEqual([turns.given, turns.most, turns.held], [messages, imports, 0]);

        const before = await Effect.runPromise(
          turns.take({ party: "another", member: "another" }, imports),
        );
        const { answer: unread, leave: go } = await send();
        await until(() => turns.waiting === messages);
        await unread.body?.cancel();
        go();
        await until(() => turns.waiting === 0);
        before();
        assert.deepEqual([turns.given, turns.held], [messages + 1, 0]);
      });
    }).pipe(Effect.provide(services)),
  );
});
