/**
 * A sheet of imports on its page, without scripts, on both databases: looked at with what each row becomes, its columns and
 * dates settled, and recorded once.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, people, recorded, yearCsv } from "../../../../support/import_calls.ts";
import { importAccount, noonOf, withEntries, wordsOf } from "../../../../support/import_pages.ts";
import { styledWorkbook, styles } from "../../../../support/named_by_hand.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { fieldsOf, formWith } from "../../../../support/sheet_forms.ts";
import { valueOf } from "../../../../support/session_browser.ts";
import { workbookOfSheets, workbookWith } from "../../../../support/workbooks.ts";

const path = "/imports/sheet";

const start = Effect.gen(function* () {
  yield* noonOf("2026-12-31");
  const account = yield* importAccount;
  const who = yield* people(account.calls);
  const page = yield* account.it.get(`${path}?importer=${who.importer}`);
  assert.equal(page.status, 200);
  return { ...account, who, page };
});

const ledgerRows = (text: string): number => text.match(/"entry_id"/g)?.length ?? 0;

onPages((testPages) => {
  testPages(
    "the year's sheet goes in as it is: it is looked at, recorded, and a second click records nothing",
    Effect.gen(function* () {
      const { it, calls, who, page } = yield* start;
      const file = { name: "year.csv", bytes: yearCsv };
      const looked = yield* it.upload(path, formWith(page, { do: "look" }, file));
      assert.equal(looked.status, 200, wordsOf(looked));
      assert.match(wordsOf(looked), /43 to be recorded 0 in the ledger already 0 to correct/);
      const before = yield* calls.get(`${importsPath}?importer=${who.importer}`);
      assert.equal(ledgerRows(before.text), 0, "nothing was recorded by looking");
      const record = formWith(looked, { do: "record" });
      const recorded = yield* it.upload(path, record);
      assert.match(wordsOf(recorded), /Recorded: 43; in the ledger already: 0\./);
      const again = yield* it.upload(path, record);
      assert.match(wordsOf(again), /Recorded: 43; in the ledger already: 0/, "the first answer once more");
      const listed = yield* calls.get(`${importsPath}?importer=${who.importer}&limit=100`);
      assert.equal(ledgerRows(listed.text), 40, "41 imports, of which one was cancelled");
      const known = yield* it.upload(path, formWith(page, { do: "look" }, file));
      assert.match(wordsOf(known), /0 to be recorded 43 in the ledger already 0 to correct/);
      assert.match(wordsOf(known), /There is nothing to record/);
    }),
  );

  testPages(
    "rows that the ledger has and that were cancelled or corrected since are named, with links to what holds",
    Effect.gen(function* () {
      const { it, calls, who, page } = yield* start;
      const facts = { item: 1, release_date: "2026-08-06", cn_code: "72083900", origin_country: "CHN" };
      const mrns = [201, 202, 203].map((number) => `26DE000000000${number}R1`);
      const send = (entries: ReadonlyArray<object>) =>
        Effect.map(
          calls.post(importsPath, { ...who, entries }),
          ({ body }) => recorded(body).results.map(({ id }) => id ?? assert.fail()),
        );
      const [first, second] = yield* send(mrns.map((mrn) => ({ ...facts, mrn, net_mass_kg: 5000 })));
      const changed = { ...facts, net_mass_kg: 6000 };
      const [cancelled, corrected] = yield* send([
        { ...changed, mrn: mrns[0], kind: "cancellation", refers_to: first },
        { ...changed, mrn: mrns[1], kind: "correction", refers_to: second },
      ]);
      const lines = [
        [...Object.keys(facts), "mrn", "net_mass_kg"],
        ...mrns.map((mrn) => [...Object.values(facts), mrn, 5000]),
      ];
      const file = { name: "sheet.csv", bytes: new TextEncoder().encode(lines.join("\n")) };
      const again = yield* it.upload(path, formWith(page, { do: "look" }, file));
      const words = wordsOf(again);
      assert.match(words, /0 to be recorded 3 in the ledger already/);
      assert.match(words, /cancelled since: they count nowhere, .* open it and correct it\. Row 2 /);
      assert.match(words, /corrected since: what the correction says holds\. Row 3 /);
      for (const id of [cancelled, corrected]) {
        assert.ok(again.text.includes(`href="/imports/entries/${id}"`));
      }
      const cancelledPage = yield* it.get(`/imports/entries/${cancelled}`);
      assert.match(wordsOf(cancelledPage), /Cancelled, recorded on .* Bring it back/);
    }),
  );

  testPages(
    "rows that are wrong are told with their numbers and left out, the others are recorded; a workbook says the same",
    Effect.gen(function* () {
      const { it, who, page } = yield* start;
      const rows = [
        ["MRN", "Position", "Überlassungsdatum", "KN-Code", "Ursprungsland", "Eigenmasse (kg)"],
        ["26DE000000000101R1", "1", "2026-08-06", "72083900", "China", "24500"],
        ["26DE000000000102R1", "1", "2026-08-07", "76011010", "Atlantis", "900"],
        ["26DE000000000103R1", "1", "2027-08-07", "76011010", "Indien", "900"],
      ];
      const bytes = workbookWith(rows);
      const looked = yield* it.upload(
        path,
        formWith(page, { do: "look", declarant: "" }, { name: "august.xlsx", bytes }),
      );
      const words = wordsOf(looked);
      assert.match(words, /1 to be recorded 0 in the ledger already 2 to correct/);
      assert.match(words, /3 Country of origin must be a country.*found "Atlantis"/);
      assert.match(words, /4 The day of release 7 August 2027 is after today/);
      const months = workbookOfSheets(["July", "August"].map((name) => ({ name, rows })));
      const further = yield* it.upload(
        path,
        formWith(page, { do: "look", declarant: "" }, { name: "months.xlsx", bytes: months }),
      );
      assert.match(wordsOf(further), /Further sheets have such columns[^.]*"August"\./);
      assert.doesNotMatch(words, /Further sheets/);
      const recorded = yield* it.upload(path, formWith(looked, { do: "record" }));
      assert.match(wordsOf(recorded), /Recorded: 1;/);
      assert.match(wordsOf(recorded), /found "Atlantis"/, "what is to be mended is still told");
      const ledger = yield* it.get(`/imports/ledger?importer=${who.importer}`);
      assert.match(wordsOf(ledger), /1 import, 24\.5 t/);
    }),
  );

  testPages(
    "days that could be months are asked about, a column that nobody knows is read as it is told, and what was not looked at is not recorded",
    Effect.gen(function* () {
      const { it, calls, who, page } = yield* start;
      const text =
        "Customs ref,item,Release date,cn code,origin,net mass (kg)\n26DE000000000105R1,1,03/04/2026,72083900,CN,1000\n";
      const file = { name: "releases.csv", bytes: text };
      const asked = yield* it.upload(path, formWith(page, { do: "look" }, file));
      assert.equal(asked.status, 422);
      assert.match(wordsOf(asked), /A question about the sheet/);
      assert.match(asked.text, /name="column-0" aria-label="Read as: Customs ref"/);
      const named = yield* it.upload(path, formWith(asked, { do: "look", "column-0": "mrn" }));
      assert.equal(named.status, 422, "the days are still a question");
      assert.match(wordsOf(named), /03\/04\/2026/);
      assert.equal(fieldsOf(named).get("column-0"), "mrn", "the choice is kept");
      const settled = yield* it.upload(path, formWith(named, { do: "look", dates: "mdy" }));
      assert.equal(settled.status, 200, wordsOf(settled));
      assert.match(wordsOf(settled), /26DE000000000105R1\/1 Import 4 March 2026 7208 39 00 China 1,000 kg/);
      const changed = yield* it.upload(path, formWith(settled, { do: "record", dates: "dmy" }));
      assert.match(wordsOf(changed), /3 April 2026/, "another choice is looked at first");
      assert.equal(ledgerRows((yield* calls.get(`${importsPath}?importer=${who.importer}`)).text), 0);
      const recorded = yield* it.upload(path, formWith(changed, { do: "record" }));
      assert.match(wordsOf(recorded), /Recorded: 1;/);
    }),
  );

  testPages(
    "further sheets with the same headings are named while columns that nobody knows are named by hand, and once they are",
    Effect.gen(function* () {
      const { it, page } = yield* start;
      const sheet = (name: string, mrn: string) => ({
        name,
        rows: [["MRN", "Kalem", "Tarih", "GTİP", "Menşe", "Ağırlık"], [
          mrn,
          1,
          { day: 46034 },
          "73181595",
          "CN",
          1000,
        ]],
      });
      const bytes = workbookOfSheets([
        sheet("Ocak", "26DE000000009600R1"),
        sheet("Şubat", "26DE000000009601R1"),
      ]);
      const asked = yield* it.upload(path, formWith(page, { do: "look" }, { name: "aylar.xlsx", bytes }));
      assert.equal(asked.status, 422);
      const names = ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg"];
      const chosen = Object.fromEntries(names.map((name, at) => [`column-${at}`, name]));
      const looked = yield* it.upload(path, formWith(asked, { do: "look", ...chosen }));
      assert.match(wordsOf(looked), /1 to be recorded/);
      const recorded = yield* it.upload(path, formWith(looked, { do: "record" }));
      assert.match(wordsOf(recorded), /Recorded: 1;/);
      for (const shown of [asked, looked, recorded]) {
        assert.match(wordsOf(shown), /Further sheets have such columns[^.]*"Şubat"\./);
      }
    }),
  );

  testPages(
    "a mass whose unit stands in a column of its own is recognised, kept while other columns are chosen, and asked for without it",
    Effect.gen(function* () {
      const { it, page } = yield* start;
      const text = [
        "ME;Menge;Beleg;Position;Überlassung;Warennummer;Ursprung",
        "KG;1.500,5;26DE000000000105R1;1;09.04.2026;72083900;China",
        "TO;2;26DE000000000105R1;2;09.04.2026;72083900;Türkei",
        "LB;100;26DE000000000105R1;3;09.04.2026;76042990;Indien",
      ].join("\n");
      const asked = yield* it.upload(
        path,
        formWith(page, { do: "look" }, { name: "liste.csv", bytes: text }),
      );
      assert.equal(asked.status, 422);
      const fields = fieldsOf(asked);
      assert.deepEqual([fields.get("column-0"), fields.get("column-1")], ["mass_unit", "net_mass_kg"]);
      const looked = yield* it.upload(path, formWith(asked, { do: "look", "column-2": "mrn" }));
      const words = wordsOf(looked);
      assert.match(words, /1,500\.5 kg .* 2,000 kg .* 45\.359237 kg/, words);
      const alone = yield* it.upload(path, formWith(looked, { do: "look", "column-0": "" }));
      assert.equal(alone.status, 422);
      assert.match(
        wordsOf(alone),
        /The column "Menge" names one unit, and the column "ME" another in row 3, "TO"/,
      );
    }),
  );

  testPages(
    "what a cell shows beside its number, or a title says of all, refuses a column that a person names, like one whose heading is known",
    Effect.gen(function* () {
      const { it, page } = yield* start;
      const head = (heading: string) => ["MRN", "Item", "Release date", "CN code", "Origin", heading];
      const row = (item: string, number: number, style: number) => [
        "26DE000000000105R1",
        item,
        "2026-04-09",
        "72083900",
        "China",
        { number, style },
      ];
      const cases = [
        [
          [head("Gewicht"), row("1", 900, styles.plain), row("2", 24.5, styles.tonnes)],
          "net_mass_kg",
          /row 3.*"t"/,
        ],
        [[head("Nettogewicht"), row("1", 24.5, styles.tonnes)], "net_mass_kg", /row 2.*"t"/],
        [[head("Gewicht"), row("1", 24_000, styles.thousands)], "tonnage", /row 2.*in thousands/],
        [[head("Gewicht"), row("1", 50_000, styles.struck)], "net_mass_kg", /row 2 that is struck out/],
        [[head("Ağırlık (t)"), row("1", 24.5, styles.plain)], "net_mass_kg", /Ağırlık \(t\).*another unit/],
        [[["Angaben in Tsd. t"], head("Gewicht"), row("1", 24.5, styles.plain)], "tonnage", /Row 1.*Tsd\. t/],
        [
          [
            [...head("Tonnes"), "Betrag"],
            [...row("1", 24.5, styles.plain), { number: 1.5, style: styles.plain }],
            [...row("2", 24.5, styles.plain), null],
          ],
          "carbon_price_eur_per_t",
          /rows 2 to 3/,
          "G2:G3",
        ],
      ] as const;
      for (const [rows, name, said, merged] of cases) {
        const file = { name: "sheet.xlsx", bytes: styledWorkbook(rows, merged) };
        const asked = yield* it.upload(path, formWith(page, { do: "look" }, file));
        const column = `column-${(rows[0]?.length === 1 ? rows[1] : rows[0]).length - 1}`;
        assert.equal(fieldsOf(asked).get(column), "", `${name}: the heading isn't known`);
        const named = yield* it.upload(path, formWith(asked, { do: "look", [column]: name }, file));
        assert.equal(named.status, 422, name);
        assert.match(wordsOf(named), said, name);
      }
    }),
  );

  testPages(
    "no file, a file that is none, another account's importer and a form of another session record nothing",
    Effect.gen(function* () {
      const { it, page } = yield* start;
      const other = yield* importAccount;
      const { importer } = yield* withEntries(other, [{
        mrn: "26DE000000000001R1",
        item: 1,
        release_date: "2026-03-02",
        cn_code: "72083900",
        origin_country: "CHN",
        net_mass_kg: 100,
      }]);
      const none = yield* it.upload(path, formWith(page, { do: "look" }));
      assert.equal(none.status, 422);
      assert.match(wordsOf(none), /Choose a file first\./);
      const picture = {
        name: "picture.png",
        bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
      };
      const unread = yield* it.upload(path, formWith(page, { do: "look" }, picture));
      assert.equal(unread.status, 422);
      assert.match(wordsOf(unread), /UTF-8/);
      const broken = { name: "sheet.xlsx", bytes: new Uint8Array([0x50, 0x4b, 3, 4, 9]) };
      assert.equal((yield* it.upload(path, formWith(page, { do: "look" }, broken))).status, 422);
      const file = { name: "year.csv", bytes: yearCsv };
      const foreign = yield* it.upload(path, formWith(page, { do: "record", importer }, file));
      assert.equal(foreign.status, 404);
      const token = yield* it.upload(path, formWith(page, { form_token: "x" }, file));
      assert.equal(token.status, 403);
      const stranger = yield* it.upload(path, formWith(page, {}, file), { origin: "https://other.example" });
      assert.equal(stranger.status, 403);
      assert.notEqual(valueOf(page, "form_token"), "");
    }),
  );
});
