/** The page for certificates of a declarant with hundreds of purchases: a page of them, and a choice of few. */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importAccount, noonOf, sendForm, wordsOf } from "../../../../support/import_pages.ts";
import { people } from "../../../../support/import_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";

const path = "/imports/certificates";
const many = 535;
const heaviestBytes = 150_000;

const offered = (text: string): ReadonlyArray<string> => {
  const [choice = ""] = /<select[^>]*name="lot"[\s\S]*?<\/select>/.exec(text) ?? [];
  return [...choice.matchAll(/value="([\w-]{36})"/g)].map(([, id = ""]) => id);
};

onPages((testPages) => {
  testPages(
    "a declarant with 535 purchases has fifty on a page, and a choice among those of which something is left",
    Effect.gen(function* () {
      yield* noonOf("2028-03-01");
      const { it, calls } = yield* importAccount;
      const { declarant } = yield* people(calls);
      const lot = { do: "lot", declarant, kind: "weekly", bought_on: "2027-02-15", number: "2" };
      assert.equal(
        (yield* sendForm(it, path, { ...lot, unit_price_eur: "80", reference: "P-0" })).status,
        303,
      );
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe(
        `insert into certificate_lot
         select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'reference', 'P-' || n))).*
         from certificate_lot l, generate_series(1, $2::integer) n where l.declarant_id = $1::uuid`,
        [declarant, many - 1],
      );
      const first = yield* it.get(path);
      assert.ok(first.text.length < heaviestBytes, String(first.text.length));
      assert.match(wordsOf(first), /1,070 certificates on the account/);
      assert.match(wordsOf(first), /Page 1 of 11/);
      assert.equal(offered(first.text).length, 50);
      const last = yield* it.get(`${path}?lots=11`);
      assert.equal(offered(last.text).length, 35);
      const [chosen = assert.fail()] = offered(last.text);
      const move = { do: "move", declarant, lot: chosen, kind: "bought_back", day: "2027-02-20" };
      const tooMany = yield* sendForm(it, path, { ...move, number: "3" });
      assert.equal(tooMany.status, 422);
      assert.ok(offered(tooMany.text).includes(chosen));
      assert.match(tooMany.text, new RegExp(`value="${chosen}" selected`));
      assert.ok(tooMany.text.length < heaviestBytes, String(tooMany.text.length));
    }),
  );
});
