/** A table of customs on its page: what is the same, what differs, what lacks on either side, and the same as a workbook. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { yearEntries } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { formWith } from "../../../../support/sheet_forms.ts";

const path = "/imports/books";

const customs = {
  name: "customs.csv",
  bytes: [
    "MRN;Position;KN-Code;Ursprungsland;Eigenmasse (kg);Datum",
    "26DE000000000001R1;1;73181595;CN;6200;08.01.2026",
    "26DE000000000002R1;1;76042990;IN;5500;15.01.2026",
    "26DE000000000999R1;1;72083900;CN;1000;16.01.2026",
    "26DE000000000998R1;1;72083900;Atlantis;1000;16.01.2026",
    "26DE000000000004R1;1;73066192;TR;8900;03.02.2026",
  ].join("\n"),
};

onPages((testPages) => {
  testPages(
    "customs' rows are told as matched, differing, missing on either side or unread, with their rows in the file",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const { importer } = yield* withEntries(account, yearEntries.slice(0, 5));
      const page = yield* account.it.get(`${path}?importer=${importer}`);
      const compared = yield* account.it.upload(path, formWith(page, { do: "compare" }, customs));
      assert.equal(compared.status, 200);
      const words = wordsOf(compared);
      assert.match(
        words,
        /2 matched 1 differ 1 missing in the ledger 1 missing in the table 1 could not be read/,
      );
      assert.match(words, /3 26DE000000000002R1\/1, 7604 29 90, India Quantity: Table 5\.5 t, Ledger 5\.4 t/);
      assert.match(words, /Missing in the ledger .* 4 26DE000000000999R1\/1/);
      assert.match(words, /Missing in the table .* 26DE000000000003R1\/1/);
      assert.match(words, /5 Country of origin must be a country.*Atlantis/);
      const csv = yield* account.it.upload(path, formWith(compared, { do: "csv" }));
      assert.match(csv.headers.get("content-disposition") ?? "", /cbam-reconciliation-.*\.csv/);
      assert.match(csv.text, /^result,row,differing/m);
      const xlsx = yield* account.it.upload(path, formWith(compared, { do: "xlsx" }));
      assert.match(xlsx.headers.get("content-type") ?? "", /spreadsheetml/);
      const none = yield* account.it.upload(path, formWith(page, { do: "compare" }));
      assert.equal(none.status, 422);
      const wrong = yield* account.it.upload(
        path,
        formWith(page, { do: "compare" }, { name: "notes.txt", bytes: "a text\nand another\n" }),
      );
      assert.equal(wrong.status, 422);
      assert.match(wordsOf(wrong), /A question about the sheet/);
    }),
  );

  testPages(
    "white and grey clinker are told apart by their ten digits, where they differ and where they lack",
    Effect.gen(function* () {
      yield* noonOf("2026-12-31");
      const account = yield* importAccount;
      const clinker = {
        mrn: "26DE000000000001R1",
        item: 1,
        release_date: "2026-03-10",
        cn_code: "25231000",
        taric_code: "2523100090",
        origin_country: "TUR",
        net_mass_kg: 60_000,
      };
      const { importer } = yield* withEntries(account, [clinker]);
      const page = yield* account.it.get(`${path}?importer=${importer}`);
      const table = {
        name: "customs.csv",
        bytes: [
          "MRN;Position;Warennummer;Ursprungsland;Eigenmasse (kg);Datum",
          "26DE000000000001R1;1;2523100010;TR;60000;10.03.2026",
          "26DE000000000001R1;2;2523100010;TR;1000;10.03.2026",
        ].join("\n"),
      };
      const words = wordsOf(yield* account.it.upload(path, formWith(page, { do: "compare" }, table)));
      assert.match(words, /TARIC code: Table 2523 10 00 10, Ledger 2523 10 00 90/);
      assert.match(words, /Missing in the ledger .* 26DE000000000001R1\/2, 2523 10 00 10, Türkiye/);
    }),
  );
});
