/** Reminders in the database: each is given once, also by two processes at once, and again where what follows fails. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as People from "../../../../src/adapters/postgres/imports/people.ts";
import * as RemindersStore from "../../../../src/adapters/postgres/imports/reminders.ts";
import { type Gift, Reminders } from "../../../../src/application/imports/reminders/reminder_ports.ts";
import { newId } from "../../../../src/application/new_id.ts";
import { ServiceUnavailable } from "../../../../src/contract/failures.ts";
import { usualChoice } from "../../../../src/domain/imports/reminders/choices.ts";
import { onEachDatabase, testsBegin } from "../../../support/databases.ts";
import { newcomer } from "../../../support/ledger.ts";

const services = Layer.merge(Layer.fresh(RemindersStore.layer), Layer.fresh(People.layer));

onEachDatabase((test) => {
  test(
    "of processes that give a reminder at once one does; a failure behind it lets another give it",
    Effect.gen(function* () {
      const { accountId } = yield* newcomer;
      const { give } = yield* Reminders;
      const gifts = ["one", "other"].map((subject): Gift => ({ receiverId: newId(testsBegin), subject }));
      const away = new ServiceUnavailable({ message: "It is away.", retryAfterSeconds: 5 });
      const failed = yield* Effect.either(give(accountId, gifts, () => Effect.fail(away)));
      assert.ok(Either.isLeft(failed));
      const given: Array<Gift> = [];
      const once = give(accountId, gifts, (fresh) =>
        Effect.sync(() => {
          given.push(...fresh);
        }));
      yield* Effect.all(Array.from({ length: 6 }, () => once), { concurrency: "unbounded" });
      assert.deepEqual(given.map(({ subject }) => subject).sort(), ["one", "other"]);
      const [first] = gifts;
      assert.ok(first !== undefined);
      yield* give(accountId, [{ ...first, subject: "a third one" }, first], (fresh) =>
        Effect.sync(() => {
          given.push(...fresh);
        }));
      assert.equal(given.length, 3);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an account's own address that never signed in is reminded of everything, with what was given to it",
    Effect.gen(function* () {
      const { accountId } = yield* newcomer;
      const { give, people } = yield* Reminders;
      yield* give(accountId, [{ receiverId: accountId, subject: "one" }], () => Effect.void);
      const all = yield* people(undefined, 1_000);
      const own = all.filter((each) => each.accountId === accountId);
      assert.deepEqual(
        own.map(({ id, email, language, choice, hasDeclarant, given }) => ({
          id,
          email,
          language,
          choice,
          hasDeclarant,
          given,
        })),
        [{
          id: accountId,
          email: `${accountId}@example.com`,
          language: "en",
          choice: usualChoice,
          hasDeclarant: true,
          given: ["one"],
        }],
      );
    }).pipe(Effect.provide(services)),
  );
});
