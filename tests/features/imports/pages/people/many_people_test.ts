/** Pages of an account with hundreds of importers and declarants: small, and each company found by its name or EORI number. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { people } from "../../../../support/import_calls.ts";
import { filledForm, importAccount, noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { formWith } from "../../../../support/sheet_forms.ts";

/** Importers and as many declarants, beside those of the fixture's year. */
const many = 500;

const heaviestBytes = 150_000;

/** An account with many companies, all with the word "Firma" in their names. */
const broker = Effect.gen(function* () {
  yield* noonOf("2027-06-30");
  const account = yield* importAccount;
  const own = yield* people(account.calls);
  const sql = yield* SqlClient.SqlClient;
  for (const [table, digits] of [["importer", "99"], ["declarant", "88"]] as const) {
    yield* sql.unsafe(
      `insert into ${table} (id, account_id, eori, name, created_at)
       select gen_random_uuid(), account_id, 'DE${digits}' || lpad(n::text, 8, '0'),
         'Firma Nummer ' || lpad(n::text, 4, '0') || ' für Stahl und Zement GmbH', created_at
       from ${table}, generate_series(1, $2::integer) n where id = $1::uuid`,
      [own[table], many],
    );
  }
  const idOf = (table: "importer" | "declarant", n: number) =>
    Effect.map(
      sql<{ readonly id: string }>`select id from ${sql(table)} where name like ${`Firma Nummer ${
        String(n).padStart(4, "0")
      } %`} and account_id = (select account_id from importer where id = ${own.importer}::uuid)`,
      ([found = assert.fail()]) => found.id,
    );
  return { ...account, own, idOf };
});

const line = {
  mrn: "26PL000000000001R1",
  item: "1",
  release_date: "2027-02-03",
  cn_code: "72083900",
  origin_country: "Türkei",
  net_mass_kg: "60000",
  determination: "default",
  representation: "indirect",
};

onPages((testPages) => {
  testPages(
    "pages of an account with five hundred importers and declarants weigh little, in every language",
    Effect.gen(function* () {
      const { it } = yield* broker;
      for (const language of ["en", "de", "fr"]) {
        for (
          const page of [
            "",
            ...["ledger", "new", "sheet", "codes", "certificates"].map((name) => `/${name}`),
          ]
        ) {
          const seen = yield* it.get(`/imports${page}?lang=${language}`);
          assert.equal(seen.status, 200, page);
          const size = new TextEncoder().encode(seen.text).length;
          assert.ok(size < heaviestBytes, `/imports${page} has ${size} bytes`);
        }
        for (const page of ["declaration", "books", "people"]) {
          const seen = yield* it.get(`/imports/${page}?lang=${language}`);
          assert.equal(seen.status, 200, page);
          const size = new TextEncoder().encode(seen.text).length;
          assert.ok(size < heaviestBytes, `/imports/${page} has ${size} bytes`);
        }
      }
    }),
  );

  testPages(
    "importers and declarants are listed page by page, and found by words of their names or their EORI number",
    Effect.gen(function* () {
      const { it } = yield* broker;
      const first = wordsOf(yield* it.get("/imports/people"));
      assert.match(first, /Firma Nummer 0050 /);
      assert.doesNotMatch(first, /Firma Nummer 0051 /);
      assert.match(first, /Page 1 of 11/);
      const second = yield* it.get("/imports/people?importers=2");
      assert.match(wordsOf(second), /DE9900000051/);
      assert.match(second.text, /\/imports\/people\?importers=2&amp;declarants=2/);
      const found = wordsOf(yield* it.get("/imports/people?q=nummer+0321"));
      assert.match(found, /DE9900000321[^]*DE8800000321/);
      assert.doesNotMatch(found, /DE9900000322/);
      const byNumber = wordsOf(yield* it.get("/imports/people?q=de8800000007"));
      assert.match(byNumber, /Nothing was found for “de8800000007”[^]*DE8800000007/);
    }),
  );

  testPages(
    "a company is typed where there are many: by its name, its EORI number or a part of it; of several one is chosen",
    Effect.gen(function* () {
      const { it, idOf } = yield* broker;
      const importer = yield* idOf("importer", 123);
      const whose = yield* it.get("/imports/ledger?importer=de9900000123&year=2027");
      assert.equal(whose.status, 200);
      assert.match(whose.text, /value="Firma Nummer 0123 für Stahl und Zement GmbH \(DE9900000123\)"/);
      assert.equal((yield* it.get("/imports/ledger?importer=nummer+0123")).status, 200);

      const several = yield* it.get("/imports/ledger?importer=nummer+012&year=2026");
      assert.equal(several.status, 422);
      assert.match(wordsOf(several), /Which company do you mean\? .*Firma Nummer 0129/);
      assert.equal(filledForm(several)["year"], "2026");
      assert.match(several.text, new RegExp(`<option value="${importer}"`));
      const none = yield* it.get("/imports/ledger?importer=nobody+here");
      assert.equal(none.status, 422);
      assert.match(wordsOf(none), /No importer or declarant here has “nobody here”/);
      assert.match(none.text, /name="importer"[^>]*value="nobody here"/);
    }),
  );

  testPages(
    "a form that records asks for the company where only a part of it was typed, and keeps what it has",
    Effect.gen(function* () {
      const { it, idOf } = yield* broker;
      const part = yield* sendForm(it, "/imports/new", {
        ...line,
        importer: "nummer 0123",
        declarant: "DE8800000007",
      });
      assert.equal(part.status, 422);
      const kept = filledForm(part);
      assert.deepEqual([kept["mrn"], kept["net_mass_kg"]], [line.mrn, line.net_mass_kg]);
      assert.equal(kept["declarant"], yield* idOf("declarant", 7));
      const importer = yield* idOf("importer", 123);
      assert.match(part.text, new RegExp(`<option value="${importer}"`));
      const recorded = yield* it.post("/imports/new", { ...kept, importer });
      assert.equal(recorded.status, 303, recorded.text);
      const unclear = formWith(yield* it.get("/imports/sheet"), { importer: "nummer 0123", do: "look" });
      const asked = yield* it.upload("/imports/sheet", unclear);
      assert.equal(asked.status, 422);
      assert.match(wordsOf(asked), /Choose the file again on the next page/);
    }),
  );
});
