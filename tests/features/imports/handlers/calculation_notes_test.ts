/**
 * Notes of a calculation, through the front door: what is recorded by default values and by actual ones names a code that left the
 * nomenclature, a mass that only a ship carries, a default value of 0 and precursors of the Union as a calculation of the same goods does.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { importsPath, people, recorded } from "../../../support/import_calls.ts";
import { importAccountWith, noonOf, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";

const list = Schema.decodeUnknownSync(ImportList);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);
const calculated = Schema.decodeUnknownSync(Schema.Struct({ notes: Schema.Array(Schema.String) }));

const permissions = ["imports:read", "imports:write", "cbam:read"] as const;
const day = "2026-03-01";
const actual = {
  determination: "actual",
  actual_values: {
    direct_t_per_t: 2,
    indirect_t_per_t: 0.1,
    installation: { id: "KR-1" },
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.1, origin_country: "DEU" }],
  },
};

/** Goods, what is said of them, where the declaration says it, true where the recording says it too, and words of the import's page. */
const goods = [
  ["73082000", "CHN", 60_000, {}, "left CN 2026", "missing", true, /left CN 2026/],
  ["28041000", "MLI", 60_000, {}, "The act prints 0", "notes", false, /prints 0/],
  ["72083900", "CHN", 20_000_000_000, {}, "as much as a ship carries", "notes", true, /a ship carries/],
  [
    "72083900",
    "TUV",
    60_000,
    {},
    "prints no default value of this CN code",
    "notes",
    false,
    /no default value/,
  ],
  [
    "73181552",
    "KOR",
    60_000,
    actual,
    "72230019 was made in Germany",
    "notes",
    true,
    /7223 00 19\) was made in Germany/,
  ],
] as const;

onPages((testPages) => {
  testPages(
    "what a calculation notes of goods is told with their import, its page and the declaration; rows that need a look when they are recorded",
    Effect.gen(function* () {
      yield* noonOf("2026-06-01");
      const { it, calls } = yield* importAccountWith(permissions);
      const who = yield* people(calls);
      const entries = goods.map(([cn_code, origin_country, net_mass_kg, more], index) => ({
        mrn: "26DE000000000001R1",
        item: index + 1,
        release_date: day,
        cn_code,
        origin_country,
        net_mass_kg,
        ...more,
      }));
      const { results } = recorded((yield* calls.post(importsPath, { ...who, entries })).body);
      const { imports } = list((yield* calls.get(`${importsPath}?importer=${who.importer}`)).body);
      const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2026`;
      const answer = declaration((yield* calls.get(path)).body);
      const told = { notes: answer.notes, missing: answer.missing.map(({ message }) => message) };
      for (const [index, [cn_code, country, mass, more, words, place, isOfRow, ofPage]] of goods.entries()) {
        const values = "actual_values" in more ? more.actual_values : undefined;
        const single = yield* calls.post("/api/v1/cbam/calculate", {
          cn_code,
          origin_country: country,
          import: day,
          tonnage: mass / 1_000,
          ...(values === undefined ? undefined : {
            verified_direct_intensity: values.direct_t_per_t,
            verified_indirect_intensity: values.indirect_t_per_t,
            precursors: values.precursors,
          }),
        });
        const own = imports.find(({ item }) => item === index + 1) ?? assert.fail(single.text);
        const notes = own.cost?.notes ?? [];
        assert.deepEqual(calculated(single.body).notes.filter((note) => !notes.includes(note)), [], cn_code);
        assert.ok(notes.some((note) => note.includes(words)), notes.join("\n"));
        assert.equal(results[index]?.notes.some((note) => note.includes(words)), isOfRow, words);
        assert.ok(told[place].some((note) => note.includes(words)), told[place].join("\n"));
        const page = wordsOf(yield* it.get(`/imports/entries/${own.id}`));
        assert.match(page, ofPage, page);
      }
      const lines = [
        "mrn;item;release_date;cn_code;origin_country;net_mass_kg",
        ...[1, 2].map((item) => `26DE000000000002R2;${item};2026-03-01;73082000;CHN;20000000000`),
      ];
      const file = { name: "sheet.csv", bytes: new TextEncoder().encode(lines.join("\n")) };
      const page = yield* it.get(`/imports/sheet?importer=${who.importer}`);
      const looked = wordsOf(yield* it.upload("/imports/sheet", formWith(page, { do: "look" }, file)));
      assert.match(looked, /Of 2 rows: CN code 7308 20 00: .* left CN 2026/);
      assert.match(looked, /Of 2 rows: The mass is as much as a ship carries/);
    }),
  );
});
