/** Whose imports a page records, of an account with several companies: the declarant is the importer itself unless somebody chooses another. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { historyOf, importsPath, peoplePaths } from "../../../../support/import_calls.ts";
import { filledForm, importAccount, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { fieldsOf, formWith } from "../../../../support/sheet_forms.ts";
import { recordOf, textOf } from "../../../../../src/kernel/text/json.ts";

const sheetPath = "/imports/sheet";

const companies = { Alpha: "FR111111111", Beta: "DE222222222", Gamma: "NL333333333" };

/** Alpha and Beta are importers and declarants, Gamma an importer alone. */
const severalCompanies = Effect.gen(function* () {
  yield* noonOf("2026-12-31");
  const account = yield* importAccount;
  const made = (path: string, body: unknown) =>
    Effect.map(account.calls.post(path, body), ({ body }) => textOf(recordOf(body)["id"]) ?? assert.fail());
  const importerOf = (name: keyof typeof companies) =>
    made(peoplePaths.importers, { eori: companies[name], name, member_state: companies[name].slice(0, 2) });
  const declarantOf = (name: keyof typeof companies) =>
    made(peoplePaths.declarants, {
      eori: companies[name],
      name,
      cbam_account: `CBAM-${name}`,
      states: [{ state: "authorised", from: "2026-01-20" }],
    });
  return {
    ...account,
    importers: {
      Alpha: yield* importerOf("Alpha"),
      Beta: yield* importerOf("Beta"),
      Gamma: yield* importerOf("Gamma"),
    },
    declarants: { Alpha: yield* declarantOf("Alpha"), Beta: yield* declarantOf("Beta") },
  };
});

const sheet = (mrn: string) => ({
  name: "releases.csv",
  bytes: `mrn,item,release_date,cn_code,origin_country,net_mass_kg\n${mrn},1,2026-08-03,72083900,CN,1000\n`,
});

const other = /Of 1 row: .*the declarant is another company/;
const nobody = /Of 1 row: No declarant is named/;

onPages((testPages) => {
  testPages(
    "a sheet's declarant is the importer that is chosen; another one, and none, are told before anything is recorded",
    Effect.gen(function* () {
      const { it, calls, importers, declarants } = yield* severalCompanies;
      const page = yield* it.get(sheetPath);
      assert.equal(fieldsOf(page).get("declarant"), "importer");
      assert.match(page.text, /<option value="importer" selected[^>]*>The importer itself/);
      const look = (values: Readonly<Record<string, string>>, mrn: string) =>
        it.upload(sheetPath, formWith(page, { do: "look", ...values }, sheet(mrn)));
      const declared = yield* look({ importer: importers.Beta }, "26DE000000000001R1");
      assert.doesNotMatch(wordsOf(declared), /Of 1 row/);
      const recorded = yield* it.upload(sheetPath, formWith(declared, { do: "record" }));
      assert.match(wordsOf(recorded), /Recorded: 1;/);
      const listed = yield* calls.get(`${importsPath}?importer=${importers.Beta}`);
      assert.match(listed.text, new RegExp(`"declarant":"${declarants.Beta}","representation":"own"`));

      const others = { importer: importers.Beta, declarant: declarants.Alpha };
      assert.match(wordsOf(yield* look(others, "26DE000000000002R1")), other);
      assert.match(
        wordsOf(yield* look({ ...others, representation: "direct" }, "26DE000000000002R1")),
        other,
      );
      const sound = yield* look({ ...others, representation: "indirect" }, "26DE000000000002R1");
      assert.doesNotMatch(wordsOf(sound), /Of 1 row/);
      assert.match(wordsOf(yield* look({ importer: importers.Gamma }, "26DE000000000003R1")), nobody);
      const known = yield* it.get(`${sheetPath}?declarant=${declarants.Alpha}`);
      assert.equal(fieldsOf(known).get("declarant"), declarants.Alpha, "whom the address names stays");
    }),
  );

  testPages(
    "an import's form, the choice of a year and a document code take the declarant from the importer that is chosen",
    Effect.gen(function* () {
      const { it, calls, importers, declarants } = yield* severalCompanies;
      const typed = {
        importer: importers.Beta,
        mrn: "26DE000000000004R1",
        release_date: "2026-08-03",
        cn_code: "72083900",
        origin_country: "China",
        net_mass_kg: "60000",
      };
      const begun = filledForm(yield* it.get("/imports/new"));
      assert.equal(begun["declarant"], "importer");
      const added = yield* it.post("/imports/new", { ...begun, do: "", ...typed });
      assert.equal(added.status, 303, wordsOf(added));
      const [, id = assert.fail()] = /entries\/([\w-]+)/.exec(added.headers.get("location") ?? "") ?? [];
      const { entries } = historyOf((yield* calls.get(`${importsPath}/${id}`)).body);
      assert.deepEqual(entries.map(({ declarant }) => declarant), [declarants.Beta]);

      const chosen = yield* it.get(`/imports?importer=${importers.Beta}&declarant=&year=2026`);
      assert.match(wordsOf(chosen), /Beta, declared by Beta/);
      assert.match(chosen.text, /<option value="" selected[^>]*>The importer’s usual declarant/);
      assert.doesNotMatch(chosen.text, /sheet\?[^"]*declarant=/);

      const line = "cn=72083900&country=CN&date=2026-08-03";
      const asked = (importer: string) =>
        Effect.map(it.get(`/imports/codes?${line}&importer=${importer}&declarant=importer`), wordsOf);
      assert.match(yield* asked(importers.Beta), /Code Y128 Reference CBAM-Beta/);
      assert.match(yield* asked(importers.Alpha), /Code Y128 Reference CBAM-Alpha/);
      assert.doesNotMatch(yield* asked(importers.Gamma), /Y128 Reference/);
      assert.doesNotMatch(yield* asked("none"), /Y128 Reference/);
    }),
  );
});
