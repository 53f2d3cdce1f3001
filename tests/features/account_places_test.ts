/**
 * Every call by an account has a place among the account's calls: hundreds of them at once, or answers that nobody reads, would else take the
 * memory and the connections that others need.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { AccountPlaces } from "../../src/http/exchange/account_places.ts";
import { nameOf } from "../../src/http/routes/effect_routes.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { onOneDatabase } from "../support/databases.ts";
import { keyedOperations } from "../support/keyed_operations.ts";
import { openEdge } from "../support/service.ts";
import { freshPeer, holder, services } from "../support/whole_service.ts";

/** Places that note who asked for one. */
class NotedPlaces extends AccountPlaces {
  readonly asked: Array<string> = [];

  override ask(...[accountId, call]: Parameters<AccountPlaces["ask"]>): ReturnType<AccountPlaces["ask"]> {
    this.asked.push(accountId);
    return super.ask(accountId, call);
  }
}

/** Routes that are answered by plain functions, from memory and with short answers: none of them waits for anything. */
const pure: ReadonlySet<string> = new Set(
  [...router.routes].filter((route) => "answerNow" in route).map(nameOf),
);

const nameInTable = (template: string): string => template.replace(/\{(\w+)\}/g, ":$1");

onOneDatabase((test) => {
  test(
    "a call with a key takes a place of its account at every operation that isn't answered from memory",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const places = new NotedPlaces();
      const runtime = yield* Effect.runtime<Services>();
      const handler = makeHandler(runtime, makeApp<Services>(router, openEdge, places));
      const peer = freshPeer();
      const without: Array<string> = [];
      for (const { method, template, path } of keyedOperations) {
        const before = places.asked.length;
        const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
        const body = method === "POST" ? { body: "{}" } : {};
        const request = new Request(`http://service.test${path}`, { method, headers, ...body });
        yield* Effect.promise(async () => (await handler(request, peer)).text());
        const asked = places.asked.length - before;
        assert.ok(asked <= 1, `${method} ${template}`);
        if (asked === 0) without.push(`${method} ${nameInTable(template)}`);
      }
      assert.deepEqual(without.filter((name) => !pure.has(name)), []);
      assert.equal(new Set(places.asked).size, 1);
      assert.ok(places.asked.length > 50);
    }).pipe(Effect.provide(services)),
  );
});
