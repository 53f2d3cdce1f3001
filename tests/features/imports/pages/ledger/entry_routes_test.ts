/** One import on its pages: recorded, corrected and cancelled by forms, with numbers as the page's language writes them. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import {
  type ImportAccount,
  importAccount,
  noonOf,
  sendForm,
  withEntries,
  wordsOf,
} from "../../../../support/import_pages.ts";
import { importsPath, people, yearEntries } from "../../../../support/import_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";

const today = noonOf("2026-11-22");

const typed = {
  mrn: "26de 0000 0000 0001 r1",
  item: "1",
  release_date: "2026-02-12",
  cn_code: "7604 29 90",
  origin_country: "Indien",
  net_mass_kg: "42.500,25",
  determination: "default",
  representation: "own",
};

const added = ({ it, calls }: ImportAccount, values: Record<string, string> = typed) =>
  Effect.gen(function* () {
    const { importer, declarant } = yield* people(calls);
    yield* it.get("/imports?lang=de");
    const answer = yield* sendForm(it, "/imports/new", { importer, declarant, ...values });
    return { importer, declarant, answer, path: answer.headers.get("location")?.split("?")[0] ?? "" };
  });

onPages((testPages) => {
  testPages(
    "an import is typed in German: decimal comma, blanks in codes, a country by its name; sent again it is unchanged",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { answer, path, importer } = yield* added(account);
      assert.equal(answer.status, 303, wordsOf(answer));
      const words = wordsOf(yield* account.it.get(`${path}?done=added`));
      assert.match(words, /Die Einfuhr ist eingetragen\./);
      assert.match(words, /42\.500,25 kg/);
      assert.match(words, /26DE000000000001R1/);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const sent = JSON.stringify(body);
      assert.match(sent, /"net_mass_kg":42500\.25/);
      assert.match(sent, /"origin_country":"IND"/);
      const again = yield* added(account);
      assert.match(again.answer.headers.get("location") ?? "", /done=unchanged/);
      assert.equal(again.path, path);
    }),
  );

  testPages(
    "what is wrong stands beside its field, with what was typed still there, and nothing is recorded",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { answer, importer } = yield* added(account, {
        ...typed,
        mrn: "26DE",
        cn_code: "12",
        origin_country: "Atlantis",
        net_mass_kg: "viel",
        release_date: "2027-02-12",
      });
      assert.equal(answer.status, 422);
      for (const field of ["mrn", "cn_code", "origin_country", "net_mass_kg"]) {
        assert.match(answer.text, new RegExp(`id="${field}-error"`), field);
        assert.match(answer.text, new RegExp(`href="#${field}"`), field);
      }
      assert.match(answer.text, /value="Atlantis"/);
      const future = yield* added(account, { ...typed, release_date: "2026-11-23" });
      assert.equal(future.answer.status, 422);
      assert.match(future.answer.text, /id="release_date-error"/);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      assert.match(JSON.stringify(body), /"imports":\[\]/);
    }),
  );

  testPages(
    "a correction changes what was typed and keeps what the form has no field for; the history has both entries",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const actual = yearEntries.filter(({ actual_values: values }) => (values?.precursors ?? []).length > 0);
      const [entry] = actual;
      assert.ok(entry !== undefined);
      const { importer } = yield* withEntries(account, [entry]);
      const { body } = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      const [, id = ""] = /"imports":\[\{"id":"([\w-]+)"/.exec(JSON.stringify(body)) ?? [];
      const form = yield* account.it.get(`/imports/entries/${id}/correct`);
      const values = Object.fromEntries(
        [...form.text.matchAll(/name="([\w/]+)"[^>]*?value="([^"]*)"/g)].map((
          [, name, value],
        ) => [name, value]),
      );
      assert.equal(values["actual_values/installation/id"], entry.actual_values?.installation.id);
      const selected = Object.fromEntries(
        [...form.text.matchAll(/<select[^>]*name="([\w/]+)"[\s\S]*?<\/select>/g)].map((
          [text, name],
        ) => [name, /<option value="([^"]*)" selected/.exec(text)?.[1] ?? ""]),
      );
      const path = `/imports/entries/${id}/correct`;
      const same = yield* sendForm(account.it, path, { ...values, ...selected });
      assert.match(same.headers.get("location") ?? "", /done=unchanged/, wordsOf(same));
      const corrected = yield* sendForm(account.it, path, { ...values, ...selected, net_mass_kg: "1234.5" });
      assert.equal(corrected.status, 303, wordsOf(corrected));
      const words = wordsOf(yield* account.it.get(corrected.headers.get("location") ?? ""));
      assert.match(words, /The correction is recorded\./);
      assert.match(words, /Correction 22 November 2026 .* 1,234\.5 kg Net mass/);
      const list = yield* account.calls.get(`${importsPath}?importer=${importer}`);
      assert.match(JSON.stringify(list.body), /"net_mass_kg":1234\.5/);
      const reread = yield* account.it.get(`/imports/entries/${id}`);
      assert.match(wordsOf(reread), /precursor/i);
    }),
  );

  testPages(
    "a cancelled import says so, counts no more and can't be changed; an unknown and a foreign one are not there",
    Effect.gen(function* () {
      yield* today;
      const account = yield* importAccount;
      const { path } = yield* added(account);
      const other = yield* importAccount;
      assert.equal((yield* other.it.get(path)).status, 404);
      assert.equal((yield* other.it.get(`${path}/correct`)).status, 404);
      assert.equal((yield* account.it.get("/imports/entries/no-id")).status, 404);
      const cancelled = yield* sendForm(account.it, `${path}/cancel`, {});
      assert.equal(cancelled.status, 303);
      const words = wordsOf(yield* account.it.get(cancelled.headers.get("location") ?? ""));
      assert.match(words, /Storniert, eingetragen am 22\. November 2026/);
      assert.equal((yield* account.it.get(`${path}/correct`)).status, 404);
      assert.match(
        wordsOf(yield* account.it.get("/imports/ledger")),
        /Für dieses Jahr ist nichts eingetragen/,
      );
    }),
  );
});
