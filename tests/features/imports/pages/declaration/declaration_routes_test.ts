/** The declaration on its page: the known answers of the fixture's year, as a preparation. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import * as Reference from "../../../../../src/adapters/reference/layer.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { importsPath, people, steelOf, yearEntries } from "../../../../support/import_calls.ts";
import { withElectricity } from "../../../../support/law_with_electricity.ts";
import { services as shipped } from "../../../../support/whole_service.ts";

const services = Layer.merge(shipped, Reference.layer(withElectricity));

onOneDatabase((test) => {
  test(
    "the fixture's year has its totals, both roundings, lines, what is missing and the penalty; it says that it is a preparation",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const { declarant } = yield* withEntries(account, yearEntries);
      const words = wordsOf(yield* account.it.get(`/imports/declaration?declarant=${declarant}&year=2026`));
      assert.match(words, /You file the declaration itself in the CBAM registry/);
      assert.match(words, /File the declaration and surrender the certificates by 30 September 2027\./);
      assert.match(words, /5,135 certificates Exactly 5,134\.029339 t CO₂e\./);
      assert.match(words, /each quarter rounded up: 5,136\./);
      assert.match(words, /9,490\.19857/);
      assert.match(words, /Still missing for the declaration/);
      assert.match(words, /Penalty of 513,500\.00\sEUR/);
      assert.match(words, /Muster GmbH 4,767\.5 14 April 2026/);
      assert.equal(
        words.match(/Taken off for carbon price paid abroad/g)?.length,
        3,
        "totals, lines, quarters",
      );
      assert.match(words, /150\.601559 1,516\.77\sEUR 9,820\.52\sEUR/);
      const french = wordsOf(
        yield* account.it.get(`/imports/declaration?declarant=${declarant}&year=2026&lang=fr`),
      );
      assert.match(
        french,
        /Cette page prépare la déclaration\. La déclaration elle-même se dépose au registre/,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "a year that carbon prices take nothing off has no column of it; imports without a declarant stand first, with links, also alone",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const { importer, declarant } = yield* people(account.calls);
      const shown = (language: string, path = "imports/declaration") =>
        Effect.map(
          account.it.get(`/${path}?importer=${importer}&declarant=${declarant}&year=2026&lang=${language}`),
          wordsOf,
        );
      yield* account.calls.post(importsPath, { importer, entries: [steelOf(2026)] });
      const missing = /1 import of 2026 \(60 t\) names no declarant.* 26DE000000000001R1\/1/;
      const alone = yield* shown("en");
      assert.match(alone, missing);
      assert.doesNotMatch(alone, /Nothing is missing/);
      yield* account.calls.post(importsPath, { importer, declarant, entries: [steelOf(2026, { item: 2 })] });
      const beside = yield* shown("en");
      assert.match(beside, missing);
      assert.doesNotMatch(beside, /Nothing is missing|Taken off for carbon price/);
      assert.match(yield* shown("de"), /1 Einfuhr des Jahres 2026 \(60 t\) nennt keinen Anmelder/);
      assert.match(yield* shown("fr"), /1 importation de 2026 \(60 t\) ne nomme pas de déclarant/);
      assert.match(yield* shown("en", "imports"), missing);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a year of many installations is shown page by page, what is missing and the lines each in pages of their own",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const installations = 60;
      const entries = Array.from({ length: installations }, (_, at) => ({
        mrn: `26DE${String(at).padStart(12, "0")}R1`,
        item: 1,
        release_date: "2026-06-11",
        cn_code: "72083900",
        origin_country: "CHN",
        net_mass_kg: 60_000,
        determination: "actual",
        production_route: "(C)",
        actual_values: { direct_t_per_t: 1.9, installation: { id: `I-${at}`, name: "Werk" } },
      }));
      const { declarant } = yield* withEntries(account, entries);
      const page = (words = "") =>
        account.it.get(`/imports/declaration?declarant=${declarant}&year=2026${words}`);
      const linesOn = (html: string) => html.match(/Installation I-\d+<\/div>/g)?.length;
      const missingOn = (html: string) => html.match(/<li>.*?1 import:/g)?.length;
      const links = (html: string) =>
        [...html.matchAll(/rel="(?:prev|next)" href="[^?]*\?([^"]*)"/g)]
          .map(([, words = ""]) =>
            words.replaceAll("&amp;", "&").replace(`declarant=${declarant}&year=2026&`, "")
          );
      const first = yield* page();
      assert.deepEqual([linesOn(first.text), missingOn(first.text)], [50, 50]);
      assert.match(wordsOf(first), /Page 1 of 2/);
      assert.deepEqual(links(first.text), ["missing=2#missing", "lines=2#lines"]);
      const second = yield* page("&lines=2&missing=3");
      assert.equal(linesOn(second.text), 10);
      assert.deepEqual(links(second.text), [
        "missing=2&lines=2#missing",
        "missing=4&lines=2#missing",
        "missing=3&lines=1#lines",
      ]);
      const others = [["&lines=99", 10], ["&lines=0", 50], ["&lines=two", 50]] as const;
      for (const [words, lines] of others) assert.equal(linesOn((yield* page(words)).text), lines, words);
    }).pipe(Effect.provide(shipped)),
  );

  test(
    "an import that could not be calculated is said beside each sum that lacks it, on pages and by the call",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const electricity = {
        mrn: "26DE000000000001R1",
        item: 1,
        release_date: "2026-06-11",
        cn_code: "27160000",
        origin_country: "UKR",
        mwh: 500,
      };
      const { importer, declarant } = yield* withEntries(account, [electricity]);
      const whose = `importer=${importer}&declarant=${declarant}&year=2026`;
      const lacks =
        /1 import could not be calculated: the totals lack it, and more certificates may be due\./g;
      const pages = ["/imports", "/imports/declaration"] as const;
      for (const page of pages) assert.match(wordsOf(yield* account.it.get(`${page}?${whose}`)), lacks, page);
      const steel = {
        ...electricity,
        item: 2,
        cn_code: "72083900",
        origin_country: "CHN",
        net_mass_kg: 60_000,
      };
      const { mwh: _mwh, ...entry } = steel;
      const { status } = yield* account.calls.post(importsPath, { importer, declarant, entries: [entry] });
      assert.equal(status, 200);
      for (const page of pages) {
        assert.equal(wordsOf(yield* account.it.get(`${page}?${whose}`)).match(lacks)?.length, 1, page);
      }
      const { text } = yield* account.calls.get(
        `${importsPath}/declaration?declarant=${declarant}&year=2026`,
      );
      assert.match(text, lacks);
    }).pipe(Effect.provide(shipped)),
  );
});
