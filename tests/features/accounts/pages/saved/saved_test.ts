/** Things that browsers save in the account: whose they are, what is refused, and how they end. */
import * as Clock from "effect/Clock";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Redacted from "effect/Redacted";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import * as BrowserSessions from "../../../../../src/adapters/postgres/accounts/browser_sessions.ts";
import { JobTurns } from "../../../../../src/application/jobs.ts";
import { SavedItems } from "../../../../../src/application/saved/saved_items.ts";
import { draftKeptMs, itemKeptMs, savedKinds } from "../../../../../src/domain/saved/saved_kinds.ts";
import { Operator } from "../../../../../src/application/ports.ts";
import { leap } from "../../../../support/leap.ts";
import { joined, memberId, sent } from "../../../../support/members.ts";
import {
  account,
  type Browser,
  membershipOf,
  signedIn,
  valueOf,
} from "../../../../support/session_browser.ts";
import { onPages } from "../../../../support/page_tests.ts";

const inGerman = { text: "24,5 t", cost: "1,00\u00a0EUR" };
const inEnglish = { text: "24.5 t", cost: "1.00\u00a0EUR" };
const calculation = {
  address: "/?cn=72083900",
  ...inGerman,
  words: { en: inEnglish, de: inGerman, fr: inGerman },
};
const goods = { cn_code: "72083900", description: "Coils" };
const party = { name: "Nord GmbH", city: "Hamburg" };
const sheet = { headings: ["A"], meanings: ["cn_code"], choices: { decimal: "", dates: "", totals: "" } };
const draft = { id: "0123456789abcdef", label: "sheet.csv" };

/** Sends changes as a page's module does. */
const change = (it: Browser, kind: string, changes: unknown) =>
  sent(it, "/account/saved/items", { kind, changes: JSON.stringify(changes) });

const kept = (key: string, item: unknown, more: object = {}) => ({
  keep: [{ key, at: Date.parse("2026-11-20T12:00:00Z"), item, ...more }],
});

/** Runs the hourly purge of sessions once, at a time. */
const purgedAt = (atMs: number) =>
  Effect.gen(function* () {
    const done = yield* Deferred.make<void>();
    const around: JobTurns["Type"]["around"] = (_name, turn) =>
      Effect.tap(turn, () => Deferred.succeed(done, undefined));
    const clock: Clock.Clock = Object.assign(Clock.make(), {
      currentTimeMillis: Effect.succeed(atMs),
      sleep: () => Effect.void,
    });
    const purge = Layer.build(BrowserSessions.layer(Redacted.make("secret")));
    yield* Effect.scoped(Effect.zipRight(purge, Deferred.await(done))).pipe(
      Effect.provideService(JobTurns, { around }),
      Effect.withClock(clock),
    );
  });

interface Listed {
  readonly member: string;
  readonly writable: ReadonlyArray<string>;
  readonly items: ReadonlyArray<{ readonly kind: string; readonly item: unknown }>;
}

const listed = (it: Browser, ...kinds: ReadonlyArray<string>) =>
  Effect.map(it.get(`/account/saved/items?kinds=${kinds.join(",")}`), ({ text }): Listed => JSON.parse(text));

const itemsOf = (it: Browser, kind: string) =>
  Effect.map(listed(it, kind), ({ items }) => items.map(({ item }) => item));

onPages((testPages) => {
  testPages(
    "what one browser of a person saves another one has; colleagues have what is shared, and nobody else anything",
    Effect.gen(function* () {
      const email = yield* account();
      const [one, other] = [yield* signedIn(email), yield* signedIn(email)];
      const { it: colleague } = yield* joined(email, "clerk");
      const stranger = yield* signedIn(yield* account());
      const all: ReadonlyArray<readonly [kind: string, item: unknown, more?: object]> = [
        ["calculations", calculation],
        ["sheets", sheet],
        ["goods-de", goods],
        ["parties", party],
        ["draft-table", draft, { body: "H4sI" }],
      ];
      for (const [kind, item, more] of all) {
        assert.equal((yield* change(one, kind, kept(draft.id, item, more))).status, 200, kind);
        assert.deepEqual(yield* itemsOf(other, kind), [item], kind);
        const isShared = kind !== "calculations" && kind !== "draft-table";
        assert.deepEqual(yield* itemsOf(colleague, kind), isShared ? [item] : [], kind);
        assert.deepEqual(yield* itemsOf(stranger, kind), [], kind);
      }
      for (const [language, { text, cost }] of Object.entries({ en: inEnglish, de: inGerman })) {
        const page = (yield* one.get(`/account/saved?lang=${language}`)).text;
        assert.ok(page.includes(`>${text}</a>`) && page.includes(cost), language);
      }
      const body = `/account/saved/body?kind=draft-table&key=${draft.id}`;
      assert.deepEqual(JSON.parse((yield* other.get(body)).text), { body: "H4sI" });
      for (const it of [colleague, stranger]) assert.equal((yield* it.get(body)).status, 404);
      yield* change(stranger, "sheets", { all: true });
      yield* change(colleague, "draft-table", { forget: [draft.id] });
      yield* change(colleague, "calculations", { all: true });
      assert.equal((yield* listed(one, ...savedKinds)).items.length, 5);
      assert.equal((yield* change(colleague, "sheets", { forget: [draft.id] })).status, 200);
      assert.deepEqual(yield* itemsOf(one, "sheets"), []);
      const { memberId: id } = yield* membershipOf(email);
      assert.equal((yield* listed(other)).member, id);
    }),
  );

  testPages(
    "a draft that two browsers changed from one beginning is told to the second one, whatever their clocks say, and stays as it was",
    Effect.gen(function* () {
      const email = yield* account();
      const [one, other] = [yield* signedIn(email), yield* signedIn(email)];
      const nowMs = yield* Clock.currentTimeMillis;
      const hourMs = 3_600_000;
      /** What is told of a change by a browser, its clock hours off. */
      const write = (it: Browser, writer: string, hours: number, more: { body: string; from?: number }) =>
        Effect.gen(function* () {
          const at = nowMs + hours * hourMs;
          const item = { ...draft, writer, written_at: at };
          const answer = yield* change(it, "draft-table", { keep: [{ key: draft.id, at, item, ...more }] });
          assert.equal(answer.status, 200);
          return JSON.parse(answer.text);
        });
      const bodyOf = (it: Browser) =>
        Effect.map(
          it.get(`/account/saved/body?kind=draft-table&key=${draft.id}`),
          ({ text }) => JSON.parse(text).body,
        );
      const moment = Effect.map(
        one.get("/account/saved/items?kinds=draft-table"),
        ({ text }) => JSON.parse(text).items[0].at,
      );
      const kept = { changed_since: [] };
      const since = { changed_since: [draft.id] };
      assert.deepEqual(yield* write(one, "browser-one", 1, { body: "one" }), kept);
      const first = yield* moment;
      // Sent again, as after an answer that was lost; and an hour ahead it has no place before what comes.
      assert.deepEqual(yield* write(one, "browser-one", 1, { body: "one" }), kept);
      const second = yield* moment;
      assert.ok(second > first);
      assert.deepEqual(yield* write(other, "browser-two", -1, { body: "stale", from: first }), since);
      assert.deepEqual(yield* write(other, "browser-two", -1, { body: "of nothing" }), since);
      assert.equal(yield* bodyOf(other), "one");
      assert.deepEqual(yield* write(other, "browser-two", -1, { body: "two", from: second }), kept);
      assert.equal(yield* bodyOf(one), "two");
      assert.ok((yield* moment) > second);
      assert.deepEqual(yield* write(one, "browser-one", 2, { body: "lost", from: second }), since);
      assert.equal(yield* bodyOf(one), "two", "what another browser typed is there");
      // Two that one browser sends, the older one last.
      assert.deepEqual(yield* write(other, "browser-two", -0.5, { body: "newest" }), kept);
      assert.deepEqual(yield* write(other, "browser-two", -0.75, { body: "late" }), since);
      assert.equal(yield* bodyOf(one), "newest");
      // A page of a release before this one, which says nothing of what it changes.
      yield* TestClock.adjust("1 second");
      const old = { keep: [{ key: draft.id, at: nowMs + hourMs, item: draft, body: "old page" }] };
      assert.deepEqual(JSON.parse((yield* change(one, "draft-table", old)).text), kept);
      assert.deepEqual(yield* write(other, "browser-two", 0, { body: "over it" }), since);
      assert.equal(yield* bodyOf(one), "old page");
    }),
  );

  testPages(
    "a viewer is offered what is shared, and changes only what is theirs alone",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      yield* change(it, "parties", kept("a", party));
      const { it: viewer } = yield* joined(email, "viewer");
      assert.deepEqual((yield* listed(viewer, "parties", "calculations")).writable, ["calculations"]);
      assert.deepEqual(yield* itemsOf(viewer, "parties"), [party]);
      for (const changes of [kept("b", party), { forget: ["a"] }, { all: true }]) {
        assert.equal((yield* change(viewer, "parties", changes)).status, 403);
      }
      assert.equal((yield* sent(viewer, "/account/saved/forget", { kind: "parties" })).status, 403);
      assert.equal((yield* change(viewer, "calculations", kept("a", calculation))).status, 200);
      const page = (yield* viewer.get("/account/saved")).text;
      assert.equal([...page.matchAll(/action="\/account\/saved\/forget"/g)].length, 1);
      assert.deepEqual(yield* itemsOf(it, "parties"), [party]);
    }),
  );

  testPages(
    "what is of another shape, too large or too much is refused whole; without session, token or own page nothing is",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const wrong: ReadonlyArray<readonly [kind: string, changes: unknown]> = [
        ["calculations", kept("a", { ...calculation, address: "https://evil.example/" })],
        ["calculations", kept("a", calculation, { body: "x" })],
        ["calculations", kept("a", "text")],
        ["calculations", {
          keep: Array.from({ length: 101 }, (_, key) => kept(`${key}`, calculation).keep[0]),
        }],
        ["goods-de", kept("a", { ...goods, cn_code: "7208" })],
        ["parties", kept("a", { city: "Hamburg" })],
        ["parties", kept("a", { ...party, note: 1 })],
        ["sheets", kept("a", { ...sheet, headings: Array.from({ length: 301 }, () => "x") })],
        ["sheets", kept("a", { ...sheet, headings: Array.from({ length: 300 }, () => "x".repeat(300)) })],
        ["draft-table", kept("a", draft)],
        ["draft-table", kept("a", draft, { body: "x".repeat(900_001) })],
        ["draft-table", kept("a", draft, { body: "a\u0000" })],
        ["parties", kept("a", { ...party, city: "a\u0000" })],
        ["draft-table", { keep: "all" }],
      ];
      for (const [kind, changes] of wrong) {
        assert.equal(
          (yield* change(it, kind, changes)).status,
          400,
          `${kind} ${JSON.stringify(changes).slice(0, 80)}`,
        );
      }
      assert.equal((yield* change(it, "secrets", kept("a", party))).status, 404);
      assert.equal((yield* sent(it, "/account/saved/items", { kind: "parties", changes: "{" })).status, 400);
      const form = { kind: "parties", changes: JSON.stringify(kept("a", party)) };
      assert.equal((yield* it.post("/account/saved/items", form)).status, 403);
      const token = valueOf(yield* it.get("/account"), "form_token");
      const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
      const forged = yield* it.post("/account/saved/items", { ...form, form_token: token }, foreign);
      assert.equal(forged.status, 403);
      assert.deepEqual((yield* listed(it, ...savedKinds)).items, []);
      it.jar.clear();
      assert.equal((yield* it.get("/account/saved/items?kinds=parties")).status, 303);
    }),
  );

  testPages(
    "the newest stays under one key, and so many of a kind stay",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      const at = Date.parse("2026-11-20T12:00:00Z");
      const party2 = { name: "Nord GmbH", city: "Kiel" };
      const saved = (city: object, ms: number) => ({ keep: [{ key: "nord", at: ms, item: city }] });
      yield* change(it, "parties", saved(party2, at - 1_000));
      yield* change(it, "parties", saved(party, at - 2_000));
      assert.deepEqual(yield* itemsOf(it, "parties"), [party2]);
      yield* change(it, "parties", saved(party, at + 86_400_000));
      yield* leap("1 minute");
      yield* change(it, "parties", saved(party2, at + 60_000));
      assert.deepEqual(yield* itemsOf(it, "parties"), [party2], "a clock that is ahead wins nothing");
      const many = Array.from({ length: 60 }, (_, index) => ({
        key: `${index}`,
        at: at - 60_000 + index,
        item: { ...calculation, text: `${index}` },
      }));
      yield* change(it, "calculations", { keep: many });
      const texts = (yield* itemsOf(it, "calculations")).map((item) => Object(item).text);
      assert.deepEqual([texts.length, texts[0], texts.at(-1)], [50, "59", "10"]);
      const drafts = Array.from({ length: 14 }, (_, index) => {
        const id = `${index}`.padStart(32, "0");
        return { key: id, at: at - 60_000 + index, item: { ...draft, id, label: `${index}` }, body: "x" };
      });
      const labels = (kind: string) =>
        Effect.map(itemsOf(it, kind), (items) => items.map((item) => Object(item).label));
      for (const [kind, kept] of [["draft-invoice-en", 12], ["draft-table", 3]] as const) {
        yield* change(it, kind, { keep: drafts });
        assert.deepEqual(yield* labels(kind), drafts.map(({ item }) => item.label).reverse().slice(0, kept));
      }
      assert.match(
        (yield* it.get("/account/saved?lang=en")).text,
        /the last 3 tables and, in each language, the last 12 invoices are kept/,
      );
    }),
  );

  testPages(
    "a person deletes what is saved on a page without scripts; a membership's end takes the person's own with it",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      const clerk = yield* joined(email, "clerk");
      yield* change(
        clerk.it,
        "calculations",
        kept("a", { ...calculation, words: undefined, text: "<b>24,5 t</b>" }),
      );
      yield* change(clerk.it, "parties", kept("a", party));
      yield* change(clerk.it, "draft-invoice-de", kept(draft.id, draft, { body: "x" }));
      const page = yield* clerk.it.get("/account/saved");
      assert.ok(page.text.includes("&lt;b>24,5 t&lt;/b>") && page.text.includes("Nord GmbH, Hamburg"));
      assert.ok(page.text.includes(`/invoices/new?draft=${draft.id}&amp;lang=de`));
      const id = valueOf(page, "id");
      const own = { kind: valueOf(page, "kind"), id };
      assert.equal((yield* sent(it, "/account/saved/forget", own)).status, 303);
      assert.equal((yield* listed(clerk.it, ...savedKinds)).items.length, 3, "another member's stays");
      assert.equal((yield* sent(clerk.it, "/account/saved/forget", own)).status, 303);
      assert.deepEqual(yield* itemsOf(clerk.it, own.kind), []);
      const person = yield* membershipOf(clerk.email);
      const path = `/account/members/${yield* memberId(it, clerk.email)}/remove`;
      assert.equal((yield* sent(it, path)).status, 303);
      const left = yield* (yield* SavedItems).list(person, savedKinds);
      assert.deepEqual(left.map(({ kind }) => kind), ["parties"]);
    }),
  );

  testPages(
    "the purge deletes drafts after thirty days, everything else after four hundred, and what closed accounts had",
    Effect.gen(function* () {
      const email = yield* account();
      const it = yield* signedIn(email);
      const person = yield* membershipOf(email);
      const closed = yield* account();
      const other = yield* membershipOf(closed);
      const atMs = yield* Clock.currentTimeMillis;
      const keep = (key: string, item: unknown, more: object = {}) => ({
        keep: [{ key, at: atMs, item, ...more }],
      });
      yield* change(it, "calculations", keep("a", calculation));
      yield* change(it, "parties", keep("a", party));
      yield* change(it, "draft-table", keep(draft.id, draft, { body: "x" }));
      yield* change(yield* signedIn(closed), "parties", keep("a", party));
      const kinds = (of = person) =>
        Effect.map(
          Effect.flatMap(SavedItems, (items) => items.list(of, savedKinds)),
          (items) => items.map(({ kind }) => kind).sort(),
        );
      yield* purgedAt(atMs + draftKeptMs);
      assert.deepEqual(yield* kinds(), ["calculations", "draft-table", "parties"]);
      assert.deepEqual(yield* kinds(other), ["parties"]);
      yield* (yield* Operator).closeAccount(closed);
      yield* purgedAt(atMs + draftKeptMs + 1);
      assert.deepEqual(yield* kinds(), ["calculations", "parties"]);
      assert.deepEqual(yield* kinds(other), []);
      yield* purgedAt(atMs + itemKeptMs);
      assert.deepEqual(yield* kinds(), ["calculations", "parties"]);
      yield* purgedAt(atMs + itemKeptMs + 1);
      assert.deepEqual(yield* kinds(), []);
    }),
  );

  testPages(
    "signing out makes the browser forget what it keeps of this service",
    Effect.gen(function* () {
      const it = yield* signedIn(yield* account());
      const left = yield* sent(it, "/sign-out");
      assert.equal(left.headers.get("clear-site-data"), '"cache", "storage"');
    }),
  );
});
