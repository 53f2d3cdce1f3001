/** Values of suppliers that don't hold any more, in each answer about a declaration: call, table, document and pages. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  DeclarationAnswer,
  DeclarationReportAnswer,
} from "../../../../../src/contract/answers/declaration.ts";
import { ValuesRecorded } from "../../../../../src/contract/answers/suppliers/values.ts";
import { onOneDatabase } from "../../../../support/databases.ts";
import { importsPath, people, recorded } from "../../../../support/import_calls.ts";
import { importAccountWith, noonOf, wordsOf } from "../../../../support/import_pages.ts";
import {
  installation,
  installationOf,
  operatorsValue,
  valuesPath,
} from "../../../../support/supplier_calls.ts";
import { dayMs } from "../../../../../src/kernel/time/durations.ts";
import { leap } from "../../../../support/leap.ts";
import { services } from "../../../../support/whole_service.ts";

const values = Schema.decodeUnknownSync(ValuesRecorded);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);
const document = Schema.decodeUnknownSync(DeclarationReportAnswer);

const withImports = Effect.gen(function* () {
  const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;
  const account = yield* importAccountWith(permissions);
  const { calls } = account;
  const who = yield* people(calls);
  const of = yield* installationOf(calls);
  const other = yield* installationOf(calls, { ...installation, registry_id: "TR-2", name: "Ege Works" });
  const sent = [of, other].map((each) => ({ ...operatorsValue, installation: each }));
  const [first = "", second = ""] = values((yield* calls.post(valuesPath, { values: sent })).body)
    .results.map(({ value }) => value.id);
  const entries = [first, first, second].map((value_id, at) => ({
    mrn: "26DE000000000001R1",
    item: at + 1,
    release_date: "2026-02-15",
    cn_code: "73181595",
    origin_country: "TUR",
    net_mass_kg: 100_000,
    value_id,
  }));
  const { body, text } = yield* calls.post(importsPath, { ...who, entries });
  assert.equal(recorded(body).summary.added, 3, text);
  const [one, two, three] = recorded(body).results.map(({ id }) => id);
  return { account, ...who, first, second, ofFirst: [one, two], ofSecond: [three] };
});

onOneDatabase((test) => {
  test(
    "imports by a value that was withdrawn, or has a newer version, are named first of what a declaration lacks, as known on its day",
    Effect.gen(function* () {
      yield* noonOf("2026-11-20");
      const { account: { calls, it }, importer, declarant, first, second, ofFirst, ofSecond } =
        yield* withImports;
      const query = `declarant=${declarant}&year=2026`;
      const path = `${importsPath}/declaration?${query}`;
      const ofValues = (missing: typeof DeclarationAnswer.Type["missing"]) =>
        missing.filter(({ message }) => /supplier's value/.test(message));
      const missingOf = Effect.map(calls.get(path), ({ body }) => declaration(body).missing);
      assert.deepEqual(ofValues(yield* missingOf), []);

      yield* noonOf("2026-11-21");
      const version = { replaces: 1, state: "operator", direct_t_per_t: 2 };
      yield* calls.post(`${valuesPath}/${first}/versions`, version);
      yield* calls.post(`${valuesPath}/${second}/versions`, { ...version, state: "withdrawn" });
      const missing = yield* missingOf;
      assert.deepEqual(
        missing.slice(0, 2).map(({ imports }) => imports.toSorted()).toSorted((a, b) => a.length - b.length),
        [ofSecond, ofFirst.toSorted()],
      );
      const [replaced = "", withdrawn = ""] = ofValues(missing).map(({ message }) => message).sort();
      assert.match(replaced, new RegExp(`version 1 .* ${first} .*since 2026-11-21 its version 2 holds`));
      assert.match(withdrawn, new RegExp(`${second} .*Ege Works.* was withdrawn on 2026-11-21`));

      const issued = yield* calls.post(`${importsPath}/declaration/documents`, { declarant, year: 2026 });
      assert.deepEqual(ofValues(document(issued.body).declaration.missing), ofValues(missing));
      for (const page of ["/imports", "/imports/declaration"]) {
        const shown = (language: string) =>
          Effect.map(it.get(`${page}?importer=${importer}&${query}&lang=${language}`), wordsOf);
        assert.match(yield* shown("fr"), /a été retirée le 21.11.2026/);
        assert.match(yield* shown("de"), /am 21\.11\.2026 zurückgezogen/);
        const english = yield* shown("en");
        assert.match(english, /was withdrawn on 21 November 2026/, `${page}: ${english}`);
        assert.match(english, /its version 2 holds, which is not verified yet\. Correct the imports/, page);
      }
      const before = declaration((yield* calls.get(`${path}&as_of=2026-11-20`)).body).missing;
      assert.deepEqual(ofValues(before), []);

      const row = { mrn: "26DE000000000001R1", release_date: "2026-02-15", cn_code: "73181595" };
      const goods = { ...row, origin_country: "TUR", net_mass_kg: 100_000, kind: "correction" };
      const corrections = ofFirst.map((refers_to, at) => ({
        ...goods,
        item: at + 1,
        refers_to,
        value_id: first,
      }));
      const { body, text } = yield* calls.post(importsPath, {
        importer,
        declarant,
        entries: [...corrections, { ...goods, item: 3, refers_to: ofSecond[0], determination: "default" }],
      });
      assert.equal(recorded(body).summary.added, 3, text);
      assert.deepEqual(ofValues(yield* missingOf), []);
    }).pipe(Effect.provide(services)),
  );

  test(
    "what could be filed takes verified values with report and opinion, and none that was withdrawn by the day",
    Effect.gen(function* () {
      yield* noonOf("2027-03-02");
      const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;
      const { calls } = yield* importAccountWith(permissions);
      const who = yield* people(calls);
      const verification = { report: "VR-1", day: "2027-03-01", opinion: "satisfactory" };
      const verifier = { name: "Verifier", accreditation: "V-1", accreditation_body: "National body" };
      const verified = { state: "verified", direct_t_per_t: 2, verification: { ...verification, verifier } };
      const of = yield* installationOf(calls);
      const value = { ...operatorsValue, ...verified, installation: of };
      const made = yield* calls.post(valuesPath, { values: [value] });
      const [value_id = ""] = values(made.body).results.map(({ value: { id } }) => id);
      const stated = { verifier: "Verifier", accreditation: "V-1", day: "2027-03-01" };
      const statements = [
        { ...stated, report: "VR-1", is_satisfactory: true },
        { ...stated, is_satisfactory: true },
        { ...stated, report: "VR-1" },
        { ...stated, report: "VR-1", is_satisfactory: false },
      ];
      const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2026`;
      const answerOn = (day: string) =>
        Effect.map(calls.get(`${path}&as_of=${day}`), ({ body }) => declaration(body));
      const embedded: Array<number> = [];
      const missing: Array<ReadonlyArray<string>> = [];
      for (
        const [at, named] of [
          { value_id },
          ...statements.map((verification) => ({
            actual_values: { direct_t_per_t: 2, installation: { id: "TR-2" }, verification },
          })),
        ].entries()
      ) {
        const row = {
          mrn: "26DE000000000001R1",
          item: at + 1,
          release_date: "2026-02-15",
          cn_code: "73181595",
        };
        const entry = {
          ...row,
          origin_country: "TUR",
          net_mass_kg: 100_000,
          determination: "actual",
          ...named,
        };
        const { body, text } = yield* calls.post(importsPath, { ...who, entries: [entry] });
        assert.equal(recorded(body).summary.added, 1, text);
        const answer = yield* answerOn("2027-03-02");
        embedded.push(answer.fileable.embedded_t);
        missing.push(answer.missing.map(({ message }) => message));
      }
      const [first = 0] = embedded;
      const added = embedded.map((total, at) => Math.round(total - (embedded[at - 1] ?? 0)));
      assert.deepEqual(added.map((each) => each === 200), [true, true, false, false, false], String(added));
      assert.deepEqual(missing[1]?.filter((each) => /could be filed today/.test(each)), []);
      assert.match(
        missing[2]?.join(" ") ?? "",
        /id of the verification report on installation TR-2 is missing/,
      );
      assert.match(missing[3]?.join(" ") ?? "", /whether the report on installation TR-2 was verified/);

      yield* leap(dayMs);
      const withdrawn = { ...verified, replaces: 1, state: "withdrawn" };
      const change = yield* calls.post(`${valuesPath}/${value_id}/versions`, withdrawn);
      assert.equal(change.status, 200, change.text);
      const [before, after] = [yield* answerOn("2027-03-02"), yield* answerOn("2027-03-03")];
      assert.equal(before.fileable.embedded_t, embedded[4]);
      const byDefault = (embedded[2] ?? 0) - (embedded[1] ?? 0);
      assert.equal(
        Math.round(after.fileable.embedded_t - before.fileable.embedded_t),
        Math.round(byDefault - first),
      );
      assert.equal(after.totals.embedded_t, before.totals.embedded_t);
      assert.match(
        after.missing[0]?.message ?? "",
        /was withdrawn .* default values in what could be filed today/,
      );
    }).pipe(Effect.provide(services)),
  );
});
