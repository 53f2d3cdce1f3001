/**
 * The page of what imports of a year rest on: each value that was taken, what is left to do, by when, and the dossier.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import type { Seen } from "../../../support/session_browser.ts";
import { installationOf, operatorsValue, valuesPath } from "../../../support/supplier_calls.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const rights = ["imports:read", "imports:write", "suppliers:read", "suppliers:write"] as const;

/** Words of each row of the page's table. */
const rowsOf = ({ text }: Seen): ReadonlyArray<string> =>
  text.slice(text.indexOf("<tbody"), text.indexOf("</tbody")).split("<tr").slice(1).map((row) =>
    row.replace(/<[^>]*>/g, " ").replace(/^[^>]*>/, "").replace(/\s+/g, " ").trim()
  );

onPages((testPages) => {
  testPages(
    "values that imports took are listed with what is left to do, the most pressing first, in each language",
    Effect.gen(function* () {
      yield* noonOf("2026-11-23");
      const { it, calls } = yield* importAccountWith(rights);
      const who = yield* people(calls);
      const [first, second] = yield* Effect.all([
        installationOf(calls, { name: "Ege Works", country: "TUR" }),
        installationOf(calls, { name: "Adana <b>Works</b>", country: "TUR" }),
      ]);
      const sent = yield* calls.post(valuesPath, {
        values: [first, second].map((installation) => ({ ...operatorsValue, installation })),
      });
      const [one = "", other = ""] = values(sent.body).results.map(({ value }) => value.id);
      assert.match(wordsOf(yield* it.get("/suppliers/checks")), /No import of this year took/);
      const row = { release_date: "2026-08-15", cn_code: "73181595", origin_country: "TUR" };
      const entries = [one, one, other].map((value_id, at) => ({
        ...row,
        value_id,
        mrn: "26DE000000000001R1",
        item: at + 1,
        net_mass_kg: 1_500,
      }));
      const added = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      assert.equal(added.summary.added, 3, JSON.stringify(added));

      const page = yield* it.get("/suppliers/checks");
      const waiting = /version 1 (\d) ([\d.]+) Have it verified 1 January 2027 and 30 September 2027/;
      assert.deepEqual(rowsOf(page).map((each) => waiting.exec(each)?.slice(1)), [["1", "1.5"], ["2", "3"]]);
      assert.match(rowsOf(page)[0] ?? "", /&lt;b>|&lt;b&gt;/);
      for (const [id, year] of [[first, 2026], [second, 2026]] as const) {
        const path = `/suppliers/installations/${id}/dossiers/${year}`;
        assert.ok(page.text.includes(`href="${path}"`), path);
        assert.equal((yield* it.get(path)).status, 200);
      }

      const version = { replaces: 1, state: "operator", direct_t_per_t: 2 };
      yield* calls.post(`${valuesPath}/${other}/versions`, version);
      yield* calls.post(`${valuesPath}/${one}/versions`, { ...version, state: "withdrawn" });
      const steps = [
        ["en", "Replace the value", "Correct the imports"],
        ["de", "Wert ersetzen", "Einfuhren berichtigen"],
        ["fr", "Remplacer la valeur", "Rectifier les importations"],
      ] as const;
      for (const [language, ...told] of steps) {
        const rows = rowsOf(yield* it.get(`/suppliers/checks?lang=${language}&year=2026`));
        assert.deepEqual(rows.map((each, at) => each.includes(told[at] ?? "?")), [true, true], language);
      }
      for (const year of ["2025", "2027", "x", ""]) {
        const { status, text } = yield* it.get(`/suppliers/checks?lang=en&year=${year}`);
        assert.equal(status, 200);
        assert.match(text, /<h1>What the imports of 2026 rest on<\/h1>/, year);
      }
      const stranger = yield* importAccountWith(rights);
      assert.match(wordsOf(yield* stranger.it.get("/suppliers/checks")), /No import of this year took/);
    }),
  );
});
