/** The step that records a sheet is a form without a file: it is held like any other where its session ended or another began. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, people } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { type Browser, type Seen, signedIn } from "../../../../support/session_browser.ts";
import { fieldsOf, formWith } from "../../../../support/sheet_forms.ts";

const path = "/imports/sheet";
const rows = (count: number, note = "-"): string =>
  [
    "CN code;Country of origin;Net mass (kg);Import date;MRN;Item;Our note",
    ...Array.from(
      { length: count },
      (_, row) => `72083900;CN;1000;2026-02-15;26DE586600000001J1;${row + 1};${note}`,
    ),
  ].join("\n");

/** A sheet that was looked at, on a German page. */
const lookedAt = (it: Browser, bytes: string) =>
  Effect.gen(function* () {
    const page = yield* it.get(`${path}?lang=de`);
    const file = { name: "a.csv", bytes };
    const looked = yield* it.upload(path, formWith(page, { do: "look" }, file));
    assert.equal(looked.status, 200, wordsOf(looked));
    return looked;
  });

/** The form of a page that holds one: it has no field for a file. */
const sentAgain = (page: Seen): FormData => {
  const form = new FormData();
  for (const [name, value] of fieldsOf(page)) form.append(name, value);
  return form;
};

onPages((testPages) => {
  testPages(
    "a sheet whose session ended before it was recorded is held, and recorded after the next sign-in",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const { it, calls, email } = yield* importAccount;
      const { importer } = yield* people(calls);
      const record = formWith(yield* lookedAt(it, rows(3)), { do: "record" });
      it.jar.delete("session");
      const ended = yield* it.upload(path, record);
      assert.equal(ended.status, 403);
      assert.match(ended.text, /Ihre Eingaben sind noch da/);
      const still = yield* it.upload(path, sentAgain(ended));
      assert.match(still.text, /Ihre Eingaben sind noch da/, "sent again before the sign-in");
      const again = yield* signedIn(email);
      const named = yield* again.upload(path, sentAgain(still));
      assert.equal(named.status, 403, "nobody's page may send it unasked");
      assert.ok(named.text.includes(`Sie sind als ${email} angemeldet`), named.text);
      const recorded = yield* again.upload(path, sentAgain(named));
      assert.equal(recorded.status, 200, wordsOf(recorded));
      assert.match(recorded.text, /lang="de"/);
      const listed = yield* calls.get(`${importsPath}?importer=${importer}`);
      assert.equal(listed.text.match(/"entry_id"/g)?.length, 3, listed.text);
    }),
  );

  testPages(
    "a sheet that is recorded from another account is held with who is signed in, and stays where it belongs to none",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const { it, calls } = yield* importAccount;
      yield* people(calls);
      const other = yield* importAccount;
      const record = formWith(yield* lookedAt(it, rows(1)), { do: "record" });
      const asked = yield* other.it.upload(path, record);
      assert.equal(asked.status, 403);
      assert.ok(asked.text.includes(other.email), asked.text);
      const elsewhere = yield* other.it.upload(path, sentAgain(asked));
      assert.equal(elsewhere.status, 404);
      assert.match(elsewhere.text, /Ist jenes Konto beendet/);
      assert.equal(fieldsOf(elsewhere).get("sheet"), fieldsOf(asked).get("sheet"));
    }),
  );

  testPages(
    "a sheet that is longer than what is held, and a file that was chosen, lead back to their page",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const { it, calls } = yield* importAccount;
      yield* people(calls);
      const long = formWith(yield* lookedAt(it, rows(500, "n".repeat(500))), { do: "record" });
      const page = yield* it.get(`${path}?lang=de`);
      const chosen = formWith(page, { do: "look" }, { name: "a.csv", bytes: rows(1) });
      it.jar.delete("session");
      for (const form of [long, chosen]) {
        const { status, text } = yield* it.upload(path, form);
        assert.equal(status, 403);
        assert.match(text, /nichts gesendet und nichts eingetragen/);
        assert.match(text, /href="\/sign-in\?next=%2Fimports%2Fsheet/);
      }
    }),
  );
});
