/** The calculator and the page for tables of an account with hundreds of declarants: small, and each is found by its name or EORI number. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { people } from "../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { type Seen, valueOf } from "../../../support/session_browser.ts";
import { client, freshPeer } from "../../../support/whole_service.ts";

const many = 500;
const heaviestBytes = 100_000;

const forwarder = Effect.gen(function* () {
  yield* noonOf("2027-06-30");
  const account = yield* importAccount;
  const own = yield* people(account.calls);
  const sql = yield* SqlClient.SqlClient;
  yield* sql.unsafe(
    `insert into declarant (id, account_id, eori, name, created_at)
     select gen_random_uuid(), account_id, 'DE88' || lpad(n::text, 8, '0'),
       'Firma Nummer ' || lpad(n::text, 4, '0') || ' für Stahl und Zement GmbH', created_at
     from declarant, generate_series(1, $2::integer) n where id = $1::uuid`,
    [own.declarant, many],
  );
  return { ...account, own };
});

const asked = { cn: "72083900", country: "CN", mass: "10", unit: "t", import: "2027-02-15" };
const addressWith = (codeFor: string, language = "en") =>
  `/?${new URLSearchParams({ ...asked, code_for: codeFor, lang: language })}`;

/** Text in the field of the declarant. */
const typedIn = ({ text }: Seen): string =>
  /<input[^>]*id="code_for"[^>]*value="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";

onPages((testPages) => {
  testPages(
    "the calculator and the page for tables of five hundred declarants weigh little, in every language",
    Effect.gen(function* () {
      const { it } = yield* forwarder;
      for (const language of ["en", "de", "fr"]) {
        for (
          const page of [`/?lang=${language}`, `/tables?lang=${language}`, addressWith("Firma", language)]
        ) {
          const { status, text } = yield* it.get(page);
          assert.equal(status, 200);
          assert.ok(text.length < heaviestBytes, `${page}: ${text.length}`);
        }
      }
    }),
  );

  testPages(
    "a typed declarant is told by its name, its number or a part of one alone, and stays in the field",
    Effect.gen(function* () {
      const { it, own } = yield* forwarder;
      const seventh = "Firma Nummer 0007 für Stahl und Zement GmbH (DE8800000007)";
      for (const typed of [seventh, "DE8800000007", "de88-00000007"]) {
        const page = yield* it.get(addressWith(typed));
        assert.equal(typedIn(page), seventh, typed);
        assert.match(wordsOf(page), /Document code of the import declaration/);
      }
      assert.match(
        typedIn(yield* it.get(addressWith("nummer 0499"))),
        /^Firma Nummer 0499 .*\(DE8800000499\)$/,
      );
      const chosen = yield* it.get(addressWith(own.declarant));
      assert.match(typedIn(chosen), /\(\w+\)$/);
      const kind = yield* it.get(addressWith("An authorised declarant"));
      assert.equal(typedIn(kind), "An authorised declarant");
      assert.match(wordsOf(kind), /Document code of the import declaration/);
    }),
  );

  testPages(
    "a text that several declarants have, or none, is asked about beside its field, and the calculation stands",
    Effect.gen(function* () {
      const { it } = yield* forwarder;
      const several = yield* it.get(addressWith("Stahl und"));
      assert.equal(typedIn(several), "Stahl und");
      assert.doesNotMatch(wordsOf(yield* it.get(addressWith("  "))), /Several declarants have/);
      assert.match(wordsOf(several), /Several declarants have “Stahl und”/);
      assert.equal(several.text.match(/<option value="Firma Nummer/g)?.length, 100);
      assert.ok(!wordsOf(several).includes("Document code of the import declaration"));
      const none = yield* it.get(addressWith("Nobody & Sons"));
      assert.match(wordsOf(none), /No declarant here has “Nobody & Sons”/);
      assert.match(wordsOf(none), /EUR/);
    }),
  );

  testPages(
    "a table is calculated for a declarant that is named whole; of a part it is said that the name is to be whole",
    Effect.gen(function* () {
      const { it } = yield* forwarder;
      const token = valueOf(yield* it.get("/tables"), "form_token");
      const send = yield* client(freshPeer());
      const calculated = (codes: string) =>
        Effect.gen(function* () {
          const response = yield* send(`/tables/calculate?${new URLSearchParams({ codes })}`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "cookie": [...it.jar].map(([name, value]) => `${name}=${value}`).join("; "),
              "origin": "http://service.test",
              "sec-fetch-site": "same-origin",
              "x-form-token": token,
            },
            body: JSON.stringify({
              names: ["cn_code", "origin_country", "net_mass_kg", "import"],
              headings: ["Code", "Origin", "Mass", "Day"],
              rows: [["72083900", "China", "1000", "2027-02-15"]],
              numbers: [2],
              fileName: "imports.csv",
              separator: ";",
              decimal: "point",
              said: [],
            }),
          });
          return { status: response.status, text: yield* Effect.promise(() => response.text()) };
        });
      const part = yield* calculated("Nummer 0499");
      assert.equal(part.status, 400);
      assert.match(part.text, /is a part of Firma Nummer 0499 .* Write the whole name/);
      assert.match((yield* calculated("Stahl und")).text, /Several declarants have/);
      const whole = yield* calculated("DE8800000007");
      assert.equal(whole.status, 200, whole.text);
      assert.doesNotMatch(whole.text, /"codes":null/);
    }),
  );
});
