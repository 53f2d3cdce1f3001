/**
 * Every call by an account has a place among the account's calls: hundreds of them at once, or answers that nobody reads, would else take the
 * memory and the connections that others need.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { router, type Services } from "../../src/composition/features.ts";
import { AccountPlaces, CallPlace, placesOfMember } from "../../src/http/exchange/account_places.ts";
import { nameOf } from "../../src/http/routes/effect_routes.ts";
import { makeApp } from "../../src/http/server/app.ts";
import { makeHandler } from "../../src/http/server/handler.ts";
import { onOneDatabase } from "../support/databases.ts";
import { keyedOperations } from "../support/keyed_operations.ts";
import { openEdge } from "../support/service.ts";
import { account, membershipOf, signedIn } from "../support/session_browser.ts";
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

/** A handler of the whole service with those places, for requests from one address. */
const serving = (places: AccountPlaces) =>
  Effect.map(Effect.runtime<Services>(), (runtime) => {
    const handler = makeHandler(runtime, makeApp<Services>(router, openEdge, places));
    const peer = freshPeer();
    return (path: string, init: RequestInit = {}) =>
      Effect.promise(async () => {
        const response = await handler(new Request(`http://service.test${path}`, init), peer);
        await response.text();
        return response;
      });
  });

const formType = "application/x-www-form-urlencoded";
const unknownId = "00000000-0000-7000-8000-000000000000";

/** More than any door reads whose body is small. */
const largeBytes = 262_144;

/** A body in pieces that says how much of it was read. */
const countedBody = () => {
  let pulled = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (pulled >= 2 * largeBytes) return controller.close();
      const piece = new Uint8Array(16_384).fill(0x20);
      pulled += piece.byteLength;
      controller.enqueue(piece);
    },
  }, { highWaterMark: 0 });
  return { stream, pulled: () => pulled };
};

/** Pages without parameters in their paths. */
const pages = [...router.routes].filter(({ method, path }) => method === "GET" && !/[:*]/.test(path))
  .map(({ path }) => path);

onOneDatabase((test) => {
  test(
    "a call with a key takes a place of its account at every operation that isn't answered from memory",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const places = new NotedPlaces();
      const send = yield* serving(places);
      const without: Array<string> = [];
      for (const { method, template, path } of keyedOperations) {
        const before = places.asked.length;
        const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
        const body = method === "POST" ? { body: "{}" } : {};
        yield* send(path, { method, headers, ...body });
        const asked = places.asked.length - before;
        assert.ok(asked <= 1, `${method} ${template}`);
        if (asked === 0) without.push(`${method} ${nameInTable(template)}`);
      }
      assert.deepEqual(without.filter((name) => !pure.has(name)), []);
      assert.equal(new Set(places.asked).size, 1);
      assert.ok(places.asked.length > 50);
    }).pipe(Effect.provide(services)),
  );
  test(
    "every page that leads who has no session to the sign-in takes a place of the member",
    Effect.gen(function* () {
      const { jar } = yield* signedIn(yield* account());
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const places = new NotedPlaces();
      const send = yield* serving(places);
      let members = 0;
      for (const path of pages) {
        const { status, headers } = yield* send(path);
        if (status !== 303 || !headers.get("location")?.startsWith("/sign-in?next=")) continue;
        members += 1;
        yield* send(path, { headers: { cookie } });
        assert.equal(places.asked.length, members, path);
      }
      assert.equal(new Set(places.asked).size, 1);
      assert.ok(members > 10, `${members} pages`);
    }).pipe(Effect.provide(services)),
  );
  test(
    "neither the account's keys nor another member keep a member from the pages, where they hold all their places",
    Effect.gen(function* () {
      const email = yield* account();
      const { jar } = yield* signedIn(email);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const { accountId } = yield* membershipOf(email);
      const places = new AccountPlaces(1);
      for (const holder of [accountId, placesOfMember({ accountId, memberId: crypto.randomUUID() })]) {
        assert.equal(places.ask(holder, new CallPlace(places)).taken, 1);
      }
      const send = yield* serving(places);
      const { status } = yield* send("/settings/api-keys", { headers: { cookie } });
      assert.equal(status, 200);
    }).pipe(Effect.timeout("20 seconds"), Effect.provide(services)),
  );
  test(
    "whatever reads a large body without a key or a session takes a place of the sender's address before that",
    Effect.gen(function* () {
      const places = new NotedPlaces();
      const send = yield* serving(places);
      const doors: Array<string> = [];
      for (const { method, path } of router.routes) {
        if (method !== "POST" || path.includes("*")) continue;
        for (const type of ["application/json", "text/csv", "multipart/form-data; boundary=x", formType]) {
          const [before, body] = [places.asked.length, countedBody()];
          yield* send(path.replaceAll(/:\w+/g, unknownId), {
            method: "POST",
            headers: { "content-type": type },
            body: body.stream,
          });
          if (body.pulled() < largeBytes) continue;
          doors.push(path);
          assert.match(places.asked[before] ?? "none", /^address /, `${path} with ${type}`);
        }
      }
      assert.deepEqual([...new Set(doors)].sort(), [
        "/inquiry",
        "/mcp",
        "/tables",
        "/tables/check",
        "/tables/read",
      ]);
    }).pipe(Effect.provide(services)),
  );
});
