/** Two people with a form of one import at once: the second is shown what the first recorded, before it is replaced. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { historyOf, importsPath, yearEntries } from "../../../../support/import_calls.ts";
import {
  filledForm,
  importAccount,
  noonOf,
  sendAsShown,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import type { Seen } from "../../../../support/session_browser.ts";

const plain =
  yearEntries.find(({ cn_code: code, actual_values: values }) =>
    values === undefined && code?.startsWith("7") === true
  ) ?? assert.fail();

const oneImport = Effect.gen(function* () {
  yield* noonOf("2026-11-22");
  const account = yield* importAccount;
  yield* withEntries(account, [plain]);
  const list = yield* account.it.get("/imports/ledger");
  const [path = assert.fail()] = /\/imports\/entries\/[\w-]+/.exec(list.text) ?? [];
  const newest = Effect.map(
    account.calls.get(`${importsPath}/${path.split("/").at(-1)}`),
    ({ body }) => historyOf(body).entries.at(-1) ?? assert.fail(),
  );
  return { it: account.it, newest, path };
});

onPages((testPages) => {
  testPages(
    "a correction that was begun before another one is not recorded: what was typed stays, what changed is told at its field",
    Effect.gen(function* () {
      const { it, newest, path } = yield* oneImport;
      const begun = filledForm(yield* it.get(`${path}/correct`));
      assert.equal((yield* sendAsShown(it, `${path}/correct`, { net_mass_kg: "2000" })).status, 303);
      const late = yield* it.post(`${path}/correct`, { ...begun, note: "checked" });
      assert.equal(late.status, 409, wordsOf(late));
      assert.match(wordsOf(late), /changed since you opened the form.*Net mass: now 2000/);
      assert.equal((yield* newest).net_mass_kg, 2_000);
      const again = filledForm(late);
      assert.equal(again["note"], "checked");
      assert.equal(again["net_mass_kg"], begun["net_mass_kg"]);
      const meant = yield* it.post(`${path}/correct`, { ...again, net_mass_kg: "3000" });
      assert.equal(meant.status, 303, wordsOf(meant));
      assert.deepEqual(yield* Effect.map(newest, ({ net_mass_kg, note }) => [net_mass_kg, note]), [
        3_000,
        "checked",
      ]);
    }),
  );

  testPages(
    "a correction that was begun before a cancellation brings nothing back, and a cancellation from before a correction cancels nothing",
    Effect.gen(function* () {
      const { it, newest, path } = yield* oneImport;
      const cancelling = filledForm(yield* it.get(`${path}/cancel`));
      const correcting = filledForm(yield* it.get(`${path}/correct`));
      assert.equal((yield* sendAsShown(it, `${path}/correct`, { net_mass_kg: "2000" })).status, 303);
      const late = yield* it.post(`${path}/cancel`, cancelling);
      assert.equal(late.status, 409, wordsOf(late));
      assert.match(wordsOf(late), /changed since you opened the form/);
      assert.equal((yield* newest).kind, "correction");
      assert.equal((yield* it.post(`${path}/cancel`, filledForm(late))).status, 303);
      const typed = yield* it.post(`${path}/correct`, { ...correcting, note: "checked" });
      assert.equal(typed.status, 409, wordsOf(typed));
      assert.match(
        wordsOf(typed),
        /Cancelled, recorded on 22 November 2026 It was cancelled since.*bring the import back/,
      );
      assert.match(wordsOf(typed), /Net mass: now 2000/, "what a correction before it changed too");
      assert.equal((yield* newest).kind, "cancellation");
      assert.equal((yield* it.post(`${path}/correct`, filledForm(typed))).status, 303);
      assert.deepEqual(yield* Effect.map(newest, ({ kind, note }) => [kind, note]), [
        "correction",
        "checked",
      ]);
    }),
  );

  testPages(
    "of two corrections at once, and of a correction and a cancellation, the later one is told what holds now, as one that comes after",
    Effect.gen(function* () {
      const { it, newest, path } = yield* oneImport;
      const place = ({ status, headers }: Seen) => status === 303 ? headers.get("location") : status;
      const told = /changed since you opened the form.*Net mass: now (?:2000|3000)/;
      for (const _ of Array(3)) {
        const form = filledForm(yield* it.get(`${path}/correct`));
        const both = yield* Effect.forEach(
          ["2000", "3000"],
          (net_mass_kg) => it.post(`${path}/correct`, { ...form, net_mass_kg }),
          { concurrency: "unbounded" },
        );
        assert.deepEqual(both.map(place).sort(), [409, `${path}?done=corrected`].sort());
        assert.match(wordsOf(both.find(({ status }) => status === 409) ?? assert.fail()), told);
        const plainAgain = { net_mass_kg: String(plain.net_mass_kg) };
        assert.equal((yield* sendAsShown(it, `${path}/correct`, plainAgain)).status, 303);
      }
      const correcting = filledForm(yield* it.get(`${path}/correct`));
      const cancelling = filledForm(yield* it.get(`${path}/cancel`));
      const [corrected, cancelled] = yield* Effect.all([
        it.post(`${path}/correct`, { ...correcting, net_mass_kg: "2000" }),
        it.post(`${path}/cancel`, cancelling),
      ], { concurrency: "unbounded" });
      const { kind } = yield* newest;
      assert.deepEqual(
        [place(corrected), place(cancelled)],
        kind === "correction" ? [`${path}?done=corrected`, 409] : [409, `${path}?done=cancelled`],
      );
      const late = kind === "correction" ? cancelled : corrected;
      assert.match(wordsOf(late), /changed since you opened the form|It was cancelled since/);
    }),
  );

  testPages(
    "what holds now of a choice is told in its words",
    Effect.gen(function* () {
      const { it, path } = yield* oneImport;
      const begun = filledForm(yield* it.get(`${path}/correct`));
      const changes = {
        declarant: "",
        representation: "indirect",
        exemption: "military",
        member_state: "FR",
      };
      assert.equal((yield* sendAsShown(it, `${path}/correct`, changes)).status, 303);
      const words = wordsOf(yield* it.post(`${path}/correct`, { ...begun, note: "checked" }));
      assert.match(words, /Declarant: now No declarant/);
      assert.match(words, /Representation: now By an indirect representative/);
      assert.match(words, /Exemption: now Military goods/);
      assert.match(words, /Member state: now France/);
    }),
  );

  testPages(
    "what holds now of a day is told as the language writes days",
    Effect.gen(function* () {
      const { it, path } = yield* oneImport;
      const told = { en: /: now 4 May 2026/, de: /: jetzt 4\. Mai 2026/, fr: /: 4 mai 2026 à présent/ };
      const begun = yield* Effect.forEach(
        Object.entries(told),
        ([language, words]) =>
          Effect.map(
            it.get(`${path}/correct?lang=${language}`),
            (page) => ({ form: filledForm(page), words }),
          ),
      );
      assert.equal((yield* sendAsShown(it, `${path}/correct`, { release_date: "2026-05-04" })).status, 303);
      for (const { form, words } of begun) {
        const late = yield* it.post(`${path}/correct`, { ...form, note: "checked" });
        assert.equal(late.status, 409, wordsOf(late));
        assert.match(wordsOf(late), words);
      }
    }),
  );
});
