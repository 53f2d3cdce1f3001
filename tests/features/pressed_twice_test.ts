/** Forms with a key of their own whose button is pressed twice: the second sending waits, and shows what the first one made. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { Idempotency } from "../../src/application/ports.ts";
import { IdempotencyKeyInUse } from "../../src/contract/failures.ts";
import { people, yearCsv } from "../support/import_calls.ts";
import { ledgerAndValuesAccount, noonOf, wordsOf } from "../support/import_pages.ts";
import { mailsTo } from "../support/inquiry_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { inRealTime } from "../support/passing_time.ts";
import { type Browser, browser, heldIn, type Seen, valueOf } from "../support/session_browser.ts";
import { formWith } from "../support/sheet_forms.ts";
import { programsBelow } from "../support/source_files.ts";
import { installationOf } from "../support/supplier_calls.ts";

Deno.test("what a page does once waits for the first sending: no page asks for a key without that", () => {
  const programs = programsBelow(new URL("../../src/features/", import.meta.url));
  const found = programs.filter((program) => /\bdoneOnce\(/.test(Deno.readTextFileSync(program)));
  assert.deepEqual(found.map(({ pathname }) => pathname), []);
});

/** What is asked of a supplier of its own, as a form brings it. */
const question = {
  asker: "Muster GmbH",
  email: "pressed-twice@karadeniz.example",
  language: "tr",
  reporting_period: "2026",
  goods: "7318 15 95 (C)",
  due: "2027-01-21",
};

/** Sends what a form brings twice at the same moment. */
const twice = <E, R>(sending: Effect.Effect<Seen, E, R>) =>
  Effect.flatMap(
    Effect.fork(Effect.all([sending, sending], { concurrency: "unbounded" })),
    inRealTime,
  );

const samePlace = ([first, second]: ReadonlyArray<Seen>): string => {
  const place = first?.headers.get("location") ?? assert.fail(first?.text);
  assert.equal(second?.headers.get("location")?.split("?")[0], place.split("?")[0], second?.text ?? "");
  return place;
};

/** A browser of the same person, for whom the first sending goes on for longer than the second one waits. */
const besideWork = (it: Browser) =>
  Effect.gen(function* () {
    const idempotency = yield* Idempotency;
    const inUse = new IdempotencyKeyInUse({ message: "It is at work.", retryAfterSeconds: 15 });
    const other = yield* Effect.provideService(browser(), Idempotency, {
      ...idempotency,
      claim: () => Effect.fail(inUse),
    });
    for (const [name, value] of it.jar) other.jar.set(name, value);
    return other;
  });

/** Lets minutes pass while a sending waits. */
const waitedFor = <A, E>(work: Fiber.RuntimeFiber<A, E>) =>
  Effect.gen(function* () {
    while (Option.isNone(yield* Fiber.poll(work))) {
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 5)));
      yield* TestClock.adjust("2 seconds");
    }
    return yield* Fiber.join(work);
  });

onPages((testPages) => {
  testPages(
    "a sheet, a declaration's document and a question to a supplier whose button is pressed twice are made once, and both answers show it",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const { it, calls } = yield* ledgerAndValuesAccount;
      const { importer, declarant } = yield* people(calls);
      const page = yield* it.get(`/imports/sheet?importer=${importer}`);
      const file = { name: "year.csv", bytes: yearCsv };
      const looked = yield* it.upload("/imports/sheet", formWith(page, { do: "look" }, file));
      const recorded = yield* twice(it.upload("/imports/sheet", formWith(looked, { do: "record" })));
      for (const each of recorded) assert.match(wordsOf(each), /Recorded: 43; in the ledger already: 0\./);
      const document = yield* it.get(`/imports/declaration?declarant=${declarant}&year=2026`);
      const issued = samePlace(
        yield* twice(it.post("/imports/declaration/document", {
          form_token: valueOf(document, "form_token"),
          key: valueOf(document, "key"),
          declarant,
          year: "2026",
        })),
      );
      assert.match(issued, /documents\/[0-9a-f-]{36}/);
      const asking = `/suppliers/installations/${yield* installationOf(calls)}/ask`;
      const form = yield* it.get(asking);
      const keyed = { ...question, form_token: valueOf(form, "form_token"), key: valueOf(form, "key") };
      assert.match(samePlace(yield* twice(it.post(asking, keyed))), /^\/suppliers\/requests\/[0-9a-f-]{36}/);
      assert.equal((yield* mailsTo(question.email)).length, 1);
    }),
  );

  testPages(
    "a form whose first sending goes on for long is held without the word that it was not saved",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const { it, calls } = yield* ledgerAndValuesAccount;
      const asking = `/suppliers/installations/${yield* installationOf(calls)}/ask`;
      const page = yield* it.get(asking);
      const form = { ...question, form_token: valueOf(page, "form_token"), key: valueOf(page, "key") };
      const other = yield* besideWork(it);
      const told = yield* waitedFor(yield* Effect.fork(other.post(asking, form)));
      assert.equal(told.status, 409);
      assert.match(wordsOf(told), /What you entered is still here\. It was sent before, and may be saved/);
      assert.doesNotMatch(wordsOf(told), /It was not saved/);
      assert.deepEqual(heldIn(told), form);
    }),
  );
});
