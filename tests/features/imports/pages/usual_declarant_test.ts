/** Which declarant pages mean where nobody names one: the one of most imports, else the importer itself, else nobody among several. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { importsPath, peoplePaths, recorded } from "../../../support/import_calls.ts";
import { filledForm, importAccount, noonOf, sendForm, wordsOf } from "../../../support/import_pages.ts";
import { onPages } from "../../../support/page_tests.ts";
import { formWith } from "../../../support/sheet_forms.ts";
import { recordOf, textOf } from "../../../../src/kernel/text/json.ts";

const line = (item: number, day: string, country = "TUR") => ({
  mrn: "26PL000000000001R1",
  item,
  release_date: day,
  cn_code: "72083900",
  origin_country: country,
  net_mass_kg: 60_000,
});

/** A forwarder's account: Gdansk and Poznan import, Agent and Zabrze declare; none of them is both. */
const forwarder = Effect.gen(function* () {
  yield* noonOf("2027-06-30");
  const account = yield* importAccount;
  const made = (path: string, body: unknown) =>
    Effect.map(account.calls.post(path, body), ({ body }) => textOf(recordOf(body)["id"]) ?? assert.fail());
  const importer = (name: string, eori: string) =>
    made(peoplePaths.importers, { eori, name, member_state: "PL" });
  const declarant = (name: string, eori: string) =>
    made(peoplePaths.declarants, {
      eori,
      name,
      cbam_account: `CBAM-${name}`,
      states: [{ state: "authorised", from: "2026-01-20" }],
    });
  const record = (words: Readonly<Record<string, string>>, entries: ReadonlyArray<unknown>) =>
    Effect.map(account.calls.post(importsPath, { ...words, entries }), ({ body, text }) => {
      assert.equal(recorded(body).summary.added, entries.length, text);
    });
  const gdansk = yield* importer("Gdansk", "PL111111111");
  const poznan = yield* importer("Poznan", "PL222222222");
  const agent = yield* declarant("Agent", "DE333333333");
  const zabrze = yield* declarant("Zabrze", "PL444444444");
  return { ...account, made, record, importer, declarant, gdansk, poznan, agent, zabrze };
});

onPages((testPages) => {
  testPages(
    "every page and form of an importer begins with the declarant that most of its imports of the year name, and its representation",
    Effect.gen(function* () {
      const { it, record, gdansk, poznan, agent, zabrze } = yield* forwarder;
      const byZabrze = { importer: gdansk, declarant: zabrze, representation: "indirect" };
      yield* record(byZabrze, [line(1, "2027-02-03"), line(2, "2027-02-04")]);
      yield* record({ ...byZabrze, declarant: agent }, [line(3, "2027-03-03")]);
      yield* record({ ...byZabrze, declarant: agent }, [4, 5, 6].map((item) => line(item, "2026-05-05")));
      const whose = `importer=${gdansk}`;

      const year = yield* it.get(`/imports?${whose}`);
      assert.match(wordsOf(year), /Gdansk, declared by Zabrze/);
      for (const page of ["declaration", "certificates"]) {
        assert.match(year.text, new RegExp(`/imports/${page}\\?importer=${gdansk}&amp;declarant=${zabrze}`));
        const seen = yield* it.get(`/imports/${page}?${whose}`);
        assert.equal(filledForm(seen)["declarant"], zabrze, page);
        assert.match(seen.text, /<p class="lead">[^<]*Zabrze/, page);
        assert.equal(filledForm(yield* it.get(`/imports/${page}?${whose}&year=2026`))["declarant"], agent);
        assert.equal(
          filledForm(yield* it.get(`/imports/${page}?${whose}&declarant=${agent}`))["declarant"],
          agent,
        );
      }
      assert.match(wordsOf(yield* it.get(`/imports?${whose}&year=2026`)), /Gdansk, declared by Agent/);
      assert.match(
        wordsOf(yield* it.get(`/imports?${whose}&year=2027&as_of=2027-01-31`)),
        /Gdansk (?!, declared)/,
        "nothing was known then",
      );
      for (const form of ["new", "sheet"]) {
        const fields = filledForm(yield* it.get(`/imports/${form}?${whose}`));
        assert.deepEqual([fields["declarant"], fields["representation"]], [zabrze, "indirect"], form);
        const unnamed = filledForm(yield* it.get(`/imports/${form}`));
        assert.deepEqual([unnamed["declarant"], unnamed["representation"]], ["", "own"], form);
        const other = filledForm(yield* it.get(`/imports/${form}?importer=${poznan}`));
        assert.deepEqual([other["declarant"], other["representation"]], ["", "own"], form);
        const named = filledForm(yield* it.get(`/imports/${form}?importer=${poznan}&declarant=${agent}`));
        assert.deepEqual([named["declarant"], named["representation"]], [agent, "indirect"], form);
      }
      const codes = filledForm(yield* it.get(`/imports/codes?${whose}`));
      assert.equal(codes["declarant"], zabrze);
    }),
  );

  testPages(
    "a sheet's form in which the importer alone was changed says whose imports have another declarant",
    Effect.gen(function* () {
      const { it, record, gdansk, poznan, agent, zabrze } = yield* forwarder;
      const entry = { representation: "indirect" };
      yield* record({ ...entry, importer: gdansk, declarant: zabrze }, [line(1, "2027-02-03")]);
      yield* record({ ...entry, importer: poznan, declarant: agent }, [line(2, "2027-02-03")]);
      const page = yield* it.get(`/imports/sheet?importer=${gdansk}`);
      const bytes =
        "mrn,item,release_date,cn_code,origin_country,net_mass_kg\n26PL000000000001R1,3,2027-03-03,72083900,TR,9\n";
      const look = (values: Readonly<Record<string, string>>) =>
        Effect.map(
          it.upload("/imports/sheet", formWith(page, { do: "look", ...values }, { name: "a.csv", bytes })),
          wordsOf,
        );
      const said = /Imports of Poznan have Agent as their declarant so far, and none has Zabrze/;
      assert.match(yield* look({ importer: poznan }), said);
      const unusual = /as their declarant so far/;
      assert.doesNotMatch(yield* look({}), unusual);
      assert.doesNotMatch(yield* look({ importer: poznan, declarant: agent }), unusual);
      assert.doesNotMatch(yield* look({ importer: poznan, declarant: "" }), unusual);
    }),
  );

  testPages(
    "the form of an import in which the importer alone was changed says so before it records, in every language, and records when it is sent again",
    Effect.gen(function* () {
      const { it, calls, record, gdansk, poznan, agent, zabrze } = yield* forwarder;
      const entry = { representation: "indirect" };
      yield* record({ ...entry, importer: gdansk, declarant: zabrze }, [line(1, "2027-02-03")]);
      yield* record({ ...entry, importer: poznan, declarant: agent }, [line(2, "2027-02-03")]);
      const fields = (page: Parameters<typeof filledForm>[0]) => ({ ...filledForm(page), do: "" });
      const first = fields(yield* it.get(`/imports/new?importer=${gdansk}`));
      assert.equal(filledForm(yield* it.get(`/imports/new?importer=${gdansk}`))["declarant"], zabrze);
      const typed = {
        ...first,
        importer: poznan,
        mrn: "26PL000000000001R1",
        item: "3",
        release_date: "2027-03-03",
        cn_code: "72083900",
        origin_country: "TR",
        net_mass_kg: "9",
      };
      const said = {
        fr: /Rien n’est encore inscrit/,
        de: /Noch ist nichts eingetragen/,
        en:
          /Imports of Poznan have Agent as their declarant so far, and none has Zabrze.*Nothing is recorded yet/,
      };
      const count = Effect.map(
        calls.get(`${importsPath}?importer=${poznan}`),
        ({ text }) => text.match(/"mrn"/g)?.length,
      );
      for (const [language, sentence] of Object.entries(said)) {
        const told = yield* sendForm(it, "/imports/new", { ...typed, form_language: language });
        assert.equal(told.status, 409);
        assert.match(wordsOf(told), sentence);
      }
      assert.equal(yield* count, 1);
      const told = yield* sendForm(it, "/imports/new", typed);
      const own = yield* sendForm(it, "/imports/new", { ...fields(told), item: "4", declarant: agent });
      assert.equal(own.status, 303, "the usual one is asked about by nobody");
      const again = yield* sendForm(it, "/imports/new", fields(told));
      assert.equal(again.status, 303, wordsOf(again));
      assert.equal(yield* count, 3);
      const next = yield* sendForm(it, "/imports/new", { ...typed, item: "5" });
      assert.equal(next.status, 303, "an import of the importer has that declarant by now");
    }),
  );

  testPages(
    "the form of an import for nobody says so before it records where the importer's imports have a declarant, in every language and by either choice",
    Effect.gen(function* () {
      const { it, calls, made, record, importer, gdansk, poznan, agent } = yield* forwarder;
      const byAgent = { declarant: agent, representation: "indirect" };
      yield* record({ importer: gdansk, ...byAgent }, [line(1, "2027-02-03")]);
      const krakow = yield* importer("Krakow", "PL555555555");
      yield* made(peoplePaths.declarants, { eori: "PL555555555", name: "Krakow" });
      const goods = {
        release_date: "2027-03-03",
        cn_code: "72083900",
        origin_country: "TR",
        net_mass_kg: "9",
      };
      const send = (values: Readonly<Record<string, string>>) =>
        Effect.flatMap(it.get("/imports/new"), (page) => {
          const fields: Readonly<Record<string, string>> = {
            ...filledForm(page),
            do: "",
            mrn: "26PL000000000001R1",
            ...goods,
          };
          assert.equal(fields["declarant"], "importer");
          return sendForm(it, "/imports/new", { ...fields, importer: gdansk, item: "2", ...values });
        });
      const said = {
        fr:
          /Gdansk ont jusqu’ici Agent pour déclarant.*la déclaration de personne.*Rien n’est encore inscrit/,
        de: /Gdansk haben bisher Agent als Anmelder; diese hätte keinen.*Noch ist nichts eingetragen/,
        en: /Gdansk have Agent as their declarant so far; this one would have none.*Nothing is recorded yet/,
      };
      for (const [language, sentence] of Object.entries(said)) {
        for (const declarant of ["importer", ""]) {
          const told = yield* send({ declarant, form_language: language });
          assert.equal(told.status, 409);
          assert.match(wordsOf(told), sentence);
        }
      }
      const told = yield* send({});
      const again = yield* sendForm(it, "/imports/new", { ...filledForm(told), do: "" });
      assert.equal(again.status, 303, wordsOf(again));
      const { text } = yield* calls.get(`${importsPath}?importer=${gdansk}`);
      assert.deepEqual([text.match(/"mrn"/g)?.length, text.match(/"declarant":null/g)?.length], [2, 1]);
      assert.equal((yield* send({ importer: krakow, item: "3" })).status, 303, "its own declarant");
      assert.equal((yield* send({ importer: poznan, item: "3" })).status, 303, "no import of it has one");
    }),
  );

  testPages(
    "where nothing says which of several declarants it is, none is: pages ask for one, in every language; an importer's own one is",
    Effect.gen(function* () {
      const { it, importer, declarant, poznan, agent } = yield* forwarder;
      const which = { en: "Which declarant?", de: "Welcher Anmelder?", fr: "Quel déclarant\u00a0?" };
      for (const [language, title] of Object.entries(which)) {
        for (const page of ["", "/declaration", "/certificates"]) {
          const seen = yield* it.get(`/imports${page}?importer=${poznan}&lang=${language}`);
          assert.equal(seen.status, 200, page);
          if (page !== "") assert.ok(seen.text.includes(`<h2>${title}</h2>`), `${page} ${language}`);
          if (page !== "") assert.equal(filledForm(seen)["declarant"], "", page);
          assert.doesNotMatch(wordsOf(seen), /declared by|Agent, /, page);
        }
      }
      yield* it.get("/imports?lang=en");
      const chosen = yield* it.get(`/imports/certificates?importer=&declarant=${agent}&year=2027`);
      assert.match(chosen.text, /<p class="lead">[^<]*Agent/);
      assert.equal((yield* it.get(`/imports/declaration/table?importer=${poznan}`)).status, 404);
      const krakow = yield* importer("Krakow", "PL555555555");
      const own = yield* declarant("Krakow", "PL555555555");
      assert.equal(filledForm(yield* it.get(`/imports/declaration?importer=${krakow}`))["declarant"], own);
      assert.equal(filledForm(yield* it.get(`/imports/new?importer=${krakow}`))["declarant"], "importer");
    }),
  );

  testPages(
    "the form of a state has the declarant that was just saved",
    Effect.gen(function* () {
      const { it, declarant } = yield* forwarder;
      yield* declarant("Aachen", "DE999999999");
      const saved = yield* sendForm(it, "/imports/people", {
        do: "declarant",
        eori: "PL666666666",
        name: "Wroclaw",
      });
      assert.equal(saved.status, 303, saved.text);
      const page = yield* it.get(saved.headers.get("location") ?? "");
      const [choice = assert.fail()] = /<select[^>]*id="state-declarant"[\s\S]*?<\/select>/.exec(page.text) ??
        [];
      assert.match(choice, /selected[^>]*>Wroclaw/);
    }),
  );

  testPages(
    "a question to a supplier begins with the only importer that imports from its country, else with the account's name",
    Effect.gen(function* () {
      const { it, record, gdansk, poznan } = yield* forwarder;
      const askerAt = (country: string) =>
        Effect.gen(function* () {
          const kept = yield* sendForm(it, "/suppliers/installations", { name: `In ${country}`, country });
          const [path = assert.fail()] = (kept.headers.get("location") ?? "").split("?");
          const { text } = yield* it.get(`${path}/ask`);
          assert.match(text, /name="asker"/);
          return /name="asker"[^>]* value="([^"]*)"/.exec(text)?.[1] ?? "";
        });
      yield* record({ importer: gdansk }, [line(1, "2027-02-03", "TUR"), line(2, "2027-02-03", "IND")]);
      yield* record({ importer: poznan }, [line(3, "2027-02-04", "CHN"), line(4, "2027-02-04", "IND")]);
      assert.equal(yield* askerAt("China"), "Poznan");
      assert.equal(yield* askerAt("Turkey"), "Gdansk");
      const account = yield* askerAt("Ukraine");
      assert.ok(!["Gdansk", "Poznan"].includes(account), "nobody imports from there");
      assert.equal(yield* askerAt("India"), account, "two of them import from there");
    }),
  );
});
