/**
 * Tables of customs and accruals through the front door, on both databases: the fixture's year held against itself, and its
 * months for the books.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { AccrualAnswer, ReconcileAnswer } from "../../../../src/contract/answers/import_books.ts";
import * as Reference from "../../../../src/adapters/reference/layer.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  people,
  recorded,
  type SentEntry,
  yearEntries,
} from "../../../support/import_calls.ts";
import { expectedYear } from "../../../support/importer_year.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { leap } from "../../../support/leap.ts";
import { services as shipped } from "../../../support/whole_service.ts";

/** The year has electricity, whose default values an operator switches on. */
const services = Layer.merge(shipped, Reference.layer(withElectricity));

const reconciled = Schema.decodeUnknownSync(ReconcileAnswer);
const accrual = Schema.decodeUnknownSync(AccrualAnswer);

const endOf2026 = Date.parse("2026-12-31T12:00:00Z");

const withYear = (holder: ImportHolder) =>
  Effect.gen(function* () {
    yield* leap(endOf2026 - testsBegin);
    const who = yield* people(holder);
    const { status, body, text } = yield* holder.post(importsPath, { ...who, entries: yearEntries });
    assert.equal(status, 200, text);
    assert.equal(recorded(body).summary.added, 43, text);
    return who;
  });

const replaced = new Set(yearEntries.flatMap(({ refers_to }) => refers_to ?? []));

/** The live year as customs would have it: the entries that hold. */
const customsRows = yearEntries
  .filter(({ entry, kind }) => kind !== "cancellation" && !replaced.has(entry ?? ""))
  .map(({ mrn, item, release_date, procedure, cn_code, origin_country, net_mass_kg, mwh }: SentEntry) => ({
    eori: "DE123456789012345",
    mrn,
    item,
    cn_code,
    origin_country,
    release_date,
    procedure,
    ...(mwh === undefined ? { net_mass_kg } : { mwh }),
  }));

onOneDatabase((test) => {
  test(
    "a table that says the same matches every import, with numbers of declarations and without, for importer and declarant",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer, declarant } = yield* withYear(holder);
      const path = `${importsPath}/reconcile`;
      for (const query of [`importer=${importer}`, `declarant=${declarant}&from=2026-01-01&to=2026-12-31`]) {
        for (const isNamed of [true, false]) {
          const rows = customsRows.map(({ mrn, item, ...row }) => isNamed ? { mrn, item, ...row } : row);
          const { status, body, text } = yield* holder.post(`${path}?${query}`, { rows });
          assert.equal(status, 200, text);
          const { summary, missing_in_table: missing } = reconciled(body);
          assert.deepEqual(
            summary,
            {
              rows: 40,
              matched: 40,
              differing: 0,
              missing_in_ledger: 0,
              missing_in_table: 0,
              refused: 0,
            },
            text,
          );
          assert.deepEqual(missing, []);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row by itself is matched as in its table, also with another day, and only imports of its span are missing in the table",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYear(holder);
      for (const isNamed of [true, false]) {
        for (const [at, { mrn, item, ...row }] of customsRows.entries()) {
          if (at % 7 !== 0) continue;
          const moved = {
            ...row,
            release_date: row.release_date === "2026-12-31" ? "2026-12-30" : "2026-12-31",
          };
          const days = new Set([row.release_date, moved.release_date]);
          for (const sent of [row, moved]) {
            const rows = [isNamed ? { mrn, item, ...sent } : sent];
            const { status, body, text } = yield* holder.post(
              `${importsPath}/reconcile?importer=${importer}`,
              { rows },
            );
            assert.equal(status, 200, text);
            const { summary, missing_in_table: missing } = reconciled(body);
            assert.deepEqual([summary.matched, summary.differing], sent === row ? [1, 0] : [0, 1], text);
            assert.ok(missing.every(({ ledger }) => days.has(ledger.release_date)), text);
          }
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows that differ, lack or can't be read are named, and imports that no row is about",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYear(holder);
      const [one, two, three, ...others] = customsRows;
      assert.ok(one !== undefined && two !== undefined && three !== undefined);
      const rows = [
        { ...one, net_mass_kg: 6300, origin_country: "IND", eori: "FR123456789" },
        { ...two, mrn: "26DE000000000099R1" },
        { ...three, cn_code: "7208" },
        ...others,
      ];
      const { status, body, text } = yield* holder.post(
        `${importsPath}/reconcile?importer=${importer}&from=2026-01-01&to=2026-12-31`,
        { rows },
      );
      assert.equal(status, 200, text);
      const { summary, results, missing_in_table: missing, notes } = reconciled(body);
      assert.deepEqual(summary, {
        rows: 40,
        matched: 37,
        differing: 1,
        missing_in_ledger: 1,
        missing_in_table: 2,
        refused: 1,
      });
      const [first, second, third] = results;
      assert.deepEqual(
        [first?.result, first?.differing, first?.quantity_difference, first?.ledger?.quantity],
        [
          "differing",
          ["eori", "quantity", "origin_country"],
          0.1,
          6.2,
        ],
      );
      assert.deepEqual([second?.result, second?.ledger], ["missing_in_ledger", null]);
      assert.deepEqual([third?.result, third?.issues[0]?.path], ["refused", "/rows/2/cn_code"]);
      assert.deepEqual(missing.map(({ ledger }) => ledger.mrn), [two.mrn, three.mrn]);
      assert.ok(notes.some((note) => note.startsWith("1 row could not be read")));
    }).pipe(Effect.provide(services)),
  );

  test(
    "neither importer nor declarant, both, no rows and too many are 400; another account's importer is 404 like an unknown one",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer, declarant } = yield* withYear(holder);
      const path = `${importsPath}/reconcile`;
      const [row] = customsRows;
      const without = yield* holder.post(path, { rows: [row] });
      assert.equal(without.status, 400);
      assert.match(without.text, /Name an importer or a declarant/);
      const both = yield* holder.post(`${path}?importer=${importer}&declarant=${declarant}`, { rows: [row] });
      assert.equal(both.status, 400);
      for (const rows of [[], Array.from({ length: 5_001 }, () => row)]) {
        const answer = yield* holder.post(`${path}?importer=${importer}`, { rows });
        assert.equal(answer.status, 400, answer.text);
      }
      const stranger = yield* importHolder();
      const foreign = yield* stranger.post(`${path}?importer=${importer}`, { rows: [row] });
      const unknown = yield* stranger.post(`${path}?importer=0190163d-8694-739b-aea5-966c26f8ad91`, {
        rows: [row],
      });
      assert.deepEqual([foreign.status, unknown.status], [404, 404]);
      assert.equal(
        foreign.text.replaceAll(importer, "").replace(/"request_id":"[^"]*"/, ""),
        unknown.text.replaceAll("0190163d-8694-739b-aea5-966c26f8ad91", "").replace(
          /"request_id":"[^"]*"/,
          "",
        ),
      );
      const readsNothing = yield* importHolder(["reports:write"]);
      assert.equal((yield* readsNothing.post(`${path}?importer=${importer}`, { rows: [row] })).status, 403);
    }).pipe(Effect.provide(services)),
  );

  test(
    "5 000 rows of which each could be any of the same imports are matched one to one",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYear(holder);
      const [row] = customsRows;
      assert.ok(row !== undefined);
      const { mrn: _mrn, item: _item, ...nameless } = row;
      const { status, body, text } = yield* holder.post(`${importsPath}/reconcile?importer=${importer}`, {
        rows: Array.from({ length: 5_000 }, () => nameless),
      });
      assert.equal(status, 200, text.slice(0, 500));
      const { summary } = reconciled(body);
      assert.deepEqual([summary.matched, summary.missing_in_ledger], [1, 4_999]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the accrual of December is the known cost of the year, priced and unpriced apart",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer, declarant } = yield* withYear(holder);
      const { totals, quarters } = expectedYear.declaration_2026;
      for (const query of [`importer=${importer}`, `declarant=${declarant}`]) {
        const { status, body, text } = yield* holder.get(`${importsPath}/accrual?${query}&month=2026-12`);
        assert.equal(status, 200, text);
        const { total, months, imports, not_accrued: apart, newest_price: price, notes } = accrual(body);
        assert.deepEqual(total, {
          priced_t: 4287.960714,
          priced_eur: Number(totals["cost_eur_of_quarters_with_a_price"]),
          unpriced_t: Number(quarters["2026-Q4"]?.net_t),
          unpriced_eur: Number(quarters["2026-Q4"]?.cost_eur),
          total_eur: Number(totals["cost_eur_with_stand_in"]),
        });
        assert.equal(price?.period, "2026-Q3");
        assert.deepEqual(apart.imports, []);
        assert.deepEqual(
          months.flatMap(({ imports: ids }) => ids).sort(),
          imports.map((each) => each.import).sort(),
        );
        const cents = imports.reduce((sum, { cost_eur }) => sum + Math.round(cost_eur * 100), 0);
        assert.equal(cents, Math.round(total.total_eur * 100));
        assert.ok(notes.some((note) => note.includes("stands in")));
        assert.ok(notes.some((note) => note.includes("not verified yet")));
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "what changed since the accrual before is named import by import with its cause",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYear(holder);
      const at = (query: string) =>
        Effect.map(
          holder.get(`${importsPath}/accrual?importer=${importer}&${query}`),
          ({ status, body, text }) => {
            assert.equal(status, 200, text);
            return accrual(body);
          },
        );
      const causesOf = ({ changes }: typeof AccrualAnswer.Type) =>
        [...new Set(changes.map(({ change, cause }) => `${change} ${cause}`))].sort();
      const april = yield* at("month=2026-04&as_of=2026-04-30&since=2026-03-31");
      assert.deepEqual(causesOf(april), ["added figures", "added released"]);
      assert.deepEqual([april.before?.month, april.before?.total_eur], ["2026-03", 0]);
      const may = yield* at("month=2026-05&as_of=2026-05-31&since=2026-04-30");
      assert.deepEqual(causesOf(may), [
        "added released",
        "changed law",
        "changed price",
        "removed cancelled",
      ]);
      const cents = may.changes.reduce(
        (sum, { difference_eur }) => sum + Math.round(difference_eur * 100),
        0,
      );
      assert.equal(cents, Math.round(may.difference_eur * 100));
      const january = yield* at("month=2026-01");
      assert.equal(january.before, null);
      assert.ok(january.changes.every(({ cause }) => cause === "released"));
    }).pipe(Effect.provide(services)),
  );

  test(
    "before the threshold is passed only electricity and hydrogen are accrued, and the others told apart",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer } = yield* withYear(holder);
      const path = `${importsPath}/accrual?importer=${importer}`;
      const { body, text, status } = yield* holder.get(`${path}&month=2026-02&as_of=2026-02-28`);
      assert.equal(status, 200, text);
      const { imports, not_accrued: apart, notes } = accrual(body);
      assert.ok(imports.every(({ cn_code }) => ["28041000", "27160000"].includes(cn_code)), text);
      assert.ok(apart.imports.length > 0 && apart.cost_eur > 0, text);
      assert.ok(notes.some((note) => note.includes("have not passed the threshold")));
      const wrong = yield* holder.get(`${path}&month=2026-13`);
      const later = yield* holder.get(`${path}&month=2026-04&as_of=2026-04-30&since=2026-05-01`);
      assert.deepEqual([wrong.status, later.status], [400, 400]);
      assert.match(later.text, /since must not be after 2026-04-30/);
    }).pipe(Effect.provide(services)),
  );
});
