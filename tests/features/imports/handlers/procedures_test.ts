/**
 * A customs procedure that contradicts the determination of emissions, at every door: the answer that records, a sheet, the import and its
 * page, the declaration. Regulation (EU) 2023/956, Article 6(3) to (5).
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import { importAccount, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";

const list = Schema.decodeUnknownSync(ImportList);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);

const mrn = "26DE000000000001R1";
const steel = { mrn, release_date: "2026-06-10", origin_country: "CHN", net_mass_kg: 60_000 };
const bolts = { ...steel, cn_code: "73181595" };
const rows = [
  { ...bolts, procedure: "4000" },
  { ...bolts, procedure: "6110" },
  { ...bolts, procedure: "6121" },
  { ...bolts, procedure: "4051" },
  { ...steel, cn_code: "84818081", procedure: "4051" },
  { ...bolts, procedure: "6110", determination: "returned" },
  { ...bolts, determination: "returned" },
  {
    ...bolts,
    procedure: "4051",
    determination: "inward",
    placed_goods: { cn_code: "72083900", origin_country: "CHN", net_mass_kg: 60_000 },
  },
];
const isOfProcedure = (note: string): boolean => /Procedure \d{4} (?:re-imports|releases) /.test(note);

onPages((testPages) => {
  testPages(
    "a procedure that contradicts the determination is told by the answer that records, the list, the page and the declaration",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const { it, calls } = yield* importAccount;
      const who = yield* people(calls);
      const entries = rows.map((row, index) => ({ ...row, item: index + 1 }));
      const sent = yield* calls.post(importsPath, { ...who, entries });
      const { results } = recorded(sent.body);
      const told = results.map(({ notes }) => notes.filter(isOfProcedure));
      assert.deepEqual(told.map(({ length }) => length), [0, 1, 1, 1, 1, 0, 1, 0], sent.text);
      const { imports } = list((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body);
      for (const { item, id, cost } of imports) {
        assert.deepEqual((cost?.notes ?? []).filter(isOfProcedure), told[item - 1], String(item));
        const page = wordsOf(yield* it.get(`/imports/entries/${id}`));
        assert.equal(isOfProcedure(page), told[item - 1]?.length === 1, page);
      }
      const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2026`;
      const { missing, notes } = declaration((yield* calls.get(path)).body);
      const ids = results.map(({ id }) => id);
      assert.deepEqual(
        missing.filter(({ message }) => isOfProcedure(message)).map(({ imports: of }) => of.join())
          .toSorted(),
        [ids[2], ids[3], ids[6]].toSorted(),
      );
      const asked = notes.filter(isOfProcedure);
      assert.equal(asked.length, 2, notes.join("\n"));
      assert.ok(asked.some((note) => note.startsWith(`1 import (${ids[1]}): Procedure 6110 `)));
      assert.ok(asked.some((note) => note.startsWith(`1 import (${ids[4]}): Procedure 4051 `)));
    }),
  );

  testPages(
    "a list of customs with its procedures is told what they say before it is recorded, rows of the same procedure once, in the page's language",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const { it, calls } = yield* importAccount;
      const { importer } = yield* people(calls);
      const lines = [
        "MRN;Positionsnummer;Datum der Überlassung;Warennummer;Ursprungsland;Eigenmasse (kg);Verfahren",
        ...["6110", "4051", "4051", "4000"].map((procedure, index) =>
          `${mrn};${index + 1};10.06.2026;73181595;CN;60000;${procedure}`
        ),
      ];
      const file = { name: "liste.csv", bytes: new TextEncoder().encode(lines.join("\n")) };
      const page = yield* it.get(`/imports/sheet?importer=${importer}&lang=de`);
      const looked = wordsOf(yield* it.upload("/imports/sheet", formWith(page, { do: "look" }, file)));
      assert.match(looked, /Zu 1 Zeile: Das Verfahren 6110 führt Waren wieder ein/);
      assert.match(looked, /Zu 2 Zeilen: Das Verfahren 4051 überlässt Waren nach aktiver Veredelung/);
      assert.doesNotMatch(looked, /Das Verfahren 4000/);
    }),
  );
});
