/** What follows for an importer who is named: the recommendation by the year's sum, and codes that ask the ledger. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { PenaltiesAnswer } from "../../../../src/contract/answers/ledger/penalties.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath } from "../../../support/import_calls.ts";
import { noonOf, withEntries } from "../../../support/import_pages.ts";
import { services } from "../../../support/whole_service.ts";

const penalties = Schema.decodeUnknownSync(PenaltiesAnswer);

onOneDatabase((test) => {
  test(
    "Y137 is the code while the year's sum with the line stays within 50 t, and no longer; what is said stands before it",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const calls = yield* importHolder();
      const entry = (item: number, net_mass_kg: number) => ({
        ...{ mrn: "26DE000000000001R1", item, release_date: "2026-06-01", cn_code: "72083900" },
        ...{ origin_country: "CHN", net_mass_kg },
      });
      const { importer } = yield* withEntries({ calls }, [entry(1, 40_000)]);
      const code = (more: string) =>
        Effect.map(
          calls.get(`${importsPath}/codes?cn=72083900&country=CHN&date=2026-07-01${more}`),
          ({ text }) => /"answer":"(\w+)"/.exec(text)?.[1],
        );
      assert.equal(yield* code(""), "must_not_be_released");
      assert.equal(yield* code(`&importer=${importer}`), "code");
      assert.equal(yield* code(`&importer=${importer}&net_mass_kg=10000`), "code");
      assert.equal(yield* code(`&importer=${importer}&net_mass_kg=10000.001`), "must_not_be_released");
      assert.equal(
        yield* code(`&importer=${importer}&net_mass_kg=1&stays_below=false`),
        "must_not_be_released",
      );
      const foreign = yield* calls.get(
        `${importsPath}/codes?cn=72083900&country=CHN&date=2026-07-01&importer=${crypto.randomUUID()}`,
      );
      assert.equal(foreign.status, 404);
      const asked = `${importsPath}/threshold?importer=${importer}&year=2026`;
      const within = (yield* calls.get(asked)).text;
      assert.match(
        within,
        /"needs_authorised_declarant":false,"rationale":"The sum of 2026 so far, 40 t, does not/,
      );
      yield* withEntries({ calls }, [entry(2, 10_001)]);
      const above = (yield* calls.get(asked)).text;
      assert.match(
        above,
        /"needs_authorised_declarant":true,"rationale":"The limit was passed on 2026-06-01/,
      );
      assert.equal(yield* code(`&importer=${importer}`), "must_not_be_released");
    }).pipe(Effect.provide(services)),
  );

  test(
    "an importer of electricity or hydrogen needs the status from the first quantity on, whatever the sum",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const entry = { mrn: "26DE000000000001R1", release_date: "2026-06-01", origin_country: "UKR" };
      const rows = [
        [{ ...entry, item: 1, cn_code: "27160000", mwh: 1 }],
        [{ ...entry, item: 1, cn_code: "28041000", net_mass_kg: 1 }],
        [{ ...entry, item: 1, cn_code: "27160000", mwh: 1, exemption: "offshore" }],
      ] as const;
      const answers = yield* Effect.forEach(rows, (entries) =>
        Effect.gen(function* () {
          const calls = yield* importHolder();
          const { importer } = yield* withEntries({ calls }, entries);
          const { text } = yield* calls.get(`${importsPath}/threshold?importer=${importer}&year=2026`);
          return /"needs_authorised_declarant":(\w+),"rationale":"([^"]*)/.exec(text)?.slice(1);
        }));
      assert.deepEqual(answers.map((answer) => answer?.[0]), ["true", "true", "false"]);
      assert.match(
        answers[0]?.[1] ?? "",
        /does not exist for electricity: every quantity.*0 t, does not exceed/,
      );
      assert.match(answers[1]?.[1] ?? "", /does not exist for hydrogen/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "returned goods count for the 50 t unless a call leaves them out",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const calls = yield* importHolder();
      const entry = { release_date: "2026-06-01", cn_code: "72083900", origin_country: "CHN" };
      const returned = { procedure: "6110", determination: "returned" };
      const { importer, declarant } = yield* withEntries({ calls }, [
        { ...entry, mrn: "26DE000000000001R1", item: 1, net_mass_kg: 40_000 },
        { ...entry, ...returned, mrn: "26DE000000000001R1", item: 2, net_mass_kg: 10_001 },
      ]);
      const asked = {
        threshold: [`importer=${importer}&year=2026`, /"passed_on":{"day":"2026-06-01"/, /"passed_on":null/],
        codes: [
          `cn=72083900&country=CHN&date=2026-07-01&importer=${importer}&net_mass_kg=10000`,
          /must_not_be_released/,
          /"code":"Y137"/,
        ],
        declaration: [`declarant=${declarant}&year=2026`, /"line":1,/, /"lines":\[\]/],
        holding: [`declarant=${declarant}&year=2026`, /"year":2026/, /"year":2026/],
        accrual: [`importer=${importer}&month=2026-06`, /"months":\[{/, /"months":\[\]/],
      } as const;
      for (const [name, [query, counted, leftOut]] of Object.entries(asked)) {
        const path = `${importsPath}/${name}?${query}`;
        assert.match((yield* calls.get(path)).text, counted, name);
        assert.match((yield* calls.get(`${path}&returned_goods=counted`)).text, counted, name);
        assert.match((yield* calls.get(`${path}&returned_goods=excluded`)).text, leftOut, name);
        assert.equal((yield* calls.get(`${path}&returned_goods=no`)).status, 400, name);
      }
      const notes = yield* calls.get(
        `${importsPath}/threshold?${asked.threshold[0]}&returned_goods=excluded`,
      );
      assert.match(notes.text, /Returned goods are not counted for the threshold/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "imports without the status are listed with what they are exposed to, as it was known on a day",
    Effect.gen(function* () {
      yield* noonOf("2026-11-22");
      const calls = yield* importHolder();
      const eori = "DE123456789012345";
      const entry = (item: number, net_mass_kg: number, release_date: string) => ({
        ...{ mrn: "26DE000000000009R1", item, release_date, cn_code: "72083900" },
        ...{ origin_country: "CHN", net_mass_kg, recorded_on: release_date },
      });
      const { importer } = yield* withEntries({ calls }, [entry(1, 40_000, "2026-01-20")]);
      const asked = (more = "") =>
        Effect.gen(function* () {
          const path = `${importsPath}/penalties?importer=${importer}&year=2026${more}`;
          const { status, text, body } = yield* calls.get(path);
          assert.equal(status, 200, text);
          return penalties(body);
        });
      assert.deepEqual((yield* asked()).without_status, []);
      yield* withEntries({ calls }, [entry(2, 20_000, "2026-02-05")]);
      const { passed_on, counted_t, without_status, exposure, notes } = yield* asked();
      assert.deepEqual({ passed_on, counted_t }, { passed_on: "2026-02-05", counted_t: 60 });
      assert.deepEqual(
        without_status.map(({ reason, debtor, is_exposed, may_be_lower, imports }) => [
          ...[reason, debtor, is_exposed, may_be_lower, imports.length],
        ]),
        [["before_limit", "importer", false, false, 1], ["limit_exceeded", "importer", true, false, 1]],
      );
      const certificates = Math.ceil(without_status[1]?.net_by_default_t ?? 0);
      assert.deepEqual(exposure.map(({ notes: _, ...each }) => each), [
        {
          debtor: "importer",
          eori,
          certificates,
          least_eur: 300 * certificates,
          most_eur: 500 * certificates,
        },
      ]);
      assert.match(notes.join(" "), /Article 26\(2a\)/);
      assert.deepEqual((yield* asked("&as_of=2026-02-04")).without_status, []);
      assert.equal((yield* asked("&returned_goods=excluded")).without_status.length, 2);
      const year = yield* calls.get(`${importsPath}/penalties?importer=${importer}&year=2025`);
      assert.equal(year.status, 400);
    }).pipe(Effect.provide(services)),
  );
});
