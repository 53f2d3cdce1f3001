/** Imports that name no declarant: every answer of a declarant tells first what it lacks of its importers' ones. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { CertificatesAnswer } from "../../../../src/contract/answers/certificates.ts";
import { DeclarationAnswer, DeclarationReportAnswer } from "../../../../src/contract/answers/declaration.ts";
import { CalendarAnswer, HoldingAnswer } from "../../../../src/contract/answers/import_duties.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  accrual as accrualIn,
  importHolder,
  importsPath,
  people,
  peoplePaths,
  recorded,
  steelOf,
} from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { recordOf, textOf } from "../../../../src/kernel/text/json.ts";
import { services } from "../../../support/whole_service.ts";

const reader = <A, I>(schema: Schema.Schema<A, I>) => Schema.decodeUnknownSync(schema);
const declarationIn = reader(DeclarationAnswer);
const documentIn = reader(DeclarationReportAnswer);
const holdingIn = reader(HoldingAnswer);

type Caller = Effect.Effect.Success<ReturnType<typeof importHolder>>;

const lacks = /^(\d+ imports?) of (\d+)( \([^)]*\))? names? no declarant/;

/** What the first sentence of some says of imports without a declarant; null where it is about something else. */
const toldIn = (sentences: ReadonlyArray<string>): string | null => {
  const [, imports, year, amounts = ""] = lacks.exec(sentences[0] ?? "") ?? [];
  return imports === undefined ? null : `${imports} of ${year}${amounts}`;
};

/** The answers of a declarant, each with what it says first of imports without one. */
const answersOf = ({ get, post }: Caller, declarant: string, year: number) =>
  Effect.gen(function* () {
    const whose = `declarant=${declarant}`;
    const path = `${importsPath}/declaration?${whose}&year=${year}`;
    const missing: Array<(typeof DeclarationAnswer.Type)["missing"][number] | undefined> = [];
    for (const basis of ["determined", "fileable"]) {
      missing.push(declarationIn((yield* get(`${path}&basis=${basis}`)).body).missing[0]);
    }
    const issued = documentIn(
      (yield* post(`${importsPath}/declaration/documents`, { declarant, year })).body,
    );
    missing.push(issued.declaration.missing[0]);
    const holding = yield* get(`${importsPath}/holding?${whose}&year=${year}`);
    const accrual = yield* get(`${importsPath}/accrual?${whose}&month=${year}-12`);
    return {
      missing: missing.map((item) => toldIn([item?.message ?? ""])),
      imports: missing[0]?.imports.toSorted(),
      holding: toldIn(holdingIn(holding.body).notes),
      accrual: toldIn(accrualIn(accrual.body).notes),
    };
  });

const idOf = ({ body }: { readonly body: unknown }): string =>
  textOf(recordOf(body)["id"]) ?? assert.fail(JSON.stringify(body));

/** Records rows and answers their ids. */
const record = ({ post }: Caller, words: object, entries: ReadonlyArray<object>) =>
  Effect.map(post(importsPath, { ...words, entries }), ({ body, text }) => {
    const { summary, results } = recorded(body);
    assert.equal(summary.added, entries.length, text);
    return results.map(({ id }) => id ?? "");
  });

onOneDatabase((test) => {
  test(
    "imports without a declarant of the company that declares are told first in each of its answers, also where it has no others, until they name one",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2029-02-03T12:00:00Z") - testsBegin);
      const { importer, declarant } = yield* people(holder);
      const [first = "", second] = yield* record(holder, { importer }, [
        steelOf(2027, { net_mass_kg: 500_000 }),
        steelOf(2027, { item: 2, net_mass_kg: 250.5 }),
        steelOf(2027, { item: 3, origin_country: "CHE" }),
      ]);
      const told = "2 imports of 2027 (500.2505 t)";
      const all = {
        missing: [told, told, told],
        imports: [first, second].toSorted(),
        holding: told,
        accrual: told,
      };
      assert.deepEqual(yield* answersOf(holder, declarant, 2027), all);
      const bought = yield* holder.post("/api/v1/cbam/certificates/lots", {
        declarant,
        kind: "weekly",
        bought_on: "2027-05-05",
        number: 500,
        unit_price_eur: 80,
      });
      assert.equal(bought.status, 200, bought.text);
      const soldBack = Effect.map(
        holder.get(`/api/v1/cbam/certificates?declarant=${declarant}`),
        ({ body }) => reader(CertificatesAnswer)(body).buy_back?.[0]?.notes ?? [],
      );
      const without = yield* soldBack;
      assert.deepEqual([toldIn(without), without.length], [told, 1], without.join("\n"));
      const [own = ""] = yield* record(holder, { importer, declarant }, [steelOf(2027, { item: 4 })]);
      assert.deepEqual(yield* answersOf(holder, declarant, 2027), all);
      const beside = yield* soldBack;
      assert.deepEqual([toldIn(beside), beside.length], [told, 1], beside.join("\n"));

      const named = [1, 2].map((item, at) => ({
        ...steelOf(2027, { item, net_mass_kg: item === 1 ? 500_000 : 250.5 }),
        kind: "correction",
        refers_to: [first, second][at],
      }));
      yield* record(holder, { importer, declarant }, named);
      assert.deepEqual(yield* answersOf(holder, declarant, 2027), {
        missing: [null, null, null],
        imports: undefined,
        holding: null,
        accrual: null,
      });
      const cancel = { ...steelOf(2027, { item: 4 }), kind: "cancellation", refers_to: own };
      yield* record(holder, { importer, declarant }, [cancel]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "certificates of a company whose imports name no declarant are all sold back while it stays below the threshold",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2028-09-01T12:00:00Z") - testsBegin);
      const { importer, declarant } = yield* people(holder);
      yield* record(holder, { importer }, [steelOf(2027, { net_mass_kg: 20_000 })]);
      yield* holder.post("/api/v1/cbam/certificates/lots", {
        declarant,
        kind: "weekly",
        bought_on: "2027-05-05",
        number: 7,
        unit_price_eur: 80,
      });
      const account = yield* holder.get(`/api/v1/cbam/certificates?declarant=${declarant}`);
      const [soldBack] = reader(CertificatesAnswer)(account.body).buy_back ?? [];
      assert.deepEqual([soldBack?.available, soldBack?.at_risk], [7, 0]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a representative is told of imports without a declarant of the importers that it declares for, of no others, and of none below the threshold",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { declarant } = yield* people(holder);
      const importerOf = (eori: string) =>
        Effect.map(holder.post(peoplePaths.importers, { eori, name: eori, member_state: "NL" }), idOf);
      const [one, other, small] = [
        yield* importerOf("NL100000001"),
        yield* importerOf("NL100000002"),
        yield* importerOf("NL100000003"),
      ];
      const indirect = { declarant, representation: "indirect" };
      yield* record(holder, { importer: one, ...indirect }, [steelOf(2026)]);
      yield* record(holder, { importer: small, ...indirect }, [steelOf(2026, { net_mass_kg: 1_000 })]);
      const [id] = yield* record(holder, { importer: one }, [steelOf(2026, { item: 2, net_mass_kg: 4_000 })]);
      yield* record(holder, { importer: other }, [steelOf(2026)]);
      yield* record(holder, { importer: small }, [steelOf(2026, { item: 2, net_mass_kg: 49_000 })]);
      const answers = yield* answersOf(holder, declarant, 2026);
      assert.deepEqual(answers.imports, [id]);
      assert.deepEqual(answers.missing[0], "1 import of 2026 (4 t)");
      const electricity = steelOf(2026, { item: 3, cn_code: "27160000", mwh: 1_000, net_mass_kg: 0 });
      yield* record(holder, { importer: small }, [electricity]);
      const more = yield* answersOf(holder, declarant, 2026);
      assert.deepEqual(more.missing[0], "2 imports of 2026 (4 t, 1000 MWh)");

      const heading = { cn_code: "25000000", net_mass_kg: 2_000 };
      const asked = yield* record(holder, { importer: one, ...indirect }, [
        steelOf(2026, { ...heading, item: 3 }),
      ]);
      const path = `${importsPath}/declaration?declarant=${declarant}&year=2026`;
      const { missing } = declarationIn((yield* holder.get(path)).body);
      assert.ok(missing.some(({ imports }) => imports.join() === asked.join()), "a declared one is missing");
      yield* record(holder, { importer: one }, [steelOf(2026, { ...heading, item: 4 })]);
      const outside = { cn_code: "84818099", net_mass_kg: 9_000 };
      yield* record(holder, { importer: one }, [steelOf(2026, { ...outside, item: 5 })]);
      const most = yield* answersOf(holder, declarant, 2026);
      assert.deepEqual(most.missing[0], "3 imports of 2026 (6 t, 1000 MWh)");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a call says once how many of its rows name no declarant, and who has the importer's EORI number; not of rows that need none, or say it themselves",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const { importer, declarant } = yield* people(holder);
      const notesOf = (body: object) =>
        Effect.map(holder.post(importsPath, body), (answer) => recorded(answer.body).notes ?? []);
      const rows = [1, 2].map((item) => steelOf(2026, { item }));
      const swiss = steelOf(2026, { item: 3, origin_country: "CHE" });
      const body = { importer, entries: [...rows, swiss, { ...steelOf(2026, { item: 4 }), declarant }] };
      const [note = "", ...others] = yield* notesOf(body);
      assert.deepEqual(others, []);
      assert.match(note, /^2 rows name no declarant: .* until a correction names one\. /);
      assert.ok(
        note.includes(`The declarant with the importer's EORI number is Muster GmbH, ${declarant};`),
        note,
      );
      assert.deepEqual(yield* notesOf(body), [note], "sent again");
      assert.deepEqual(yield* notesOf({ importer, entries: [swiss] }), []);
      assert.deepEqual(yield* notesOf({ importer, declarant, entries: [steelOf(2026, { item: 5 })] }), []);

      const stranger = idOf(
        yield* holder.post(peoplePaths.importers, { eori: "NL100000004", name: "B.V.", member_state: "NL" }),
      );
      const [foreign = ""] = yield* notesOf({ importer: stranger, entries: [steelOf(2026)] });
      assert.match(
        foreign,
        /^1 row names no declarant: .* No declarant of the account has the importer's EORI number;/,
      );

      const csv = "mrn,item,release_date,cn_code,origin_country,net_mass_kg\n" +
        [8, 9].map((item) => `26DE000000000001R1,${item},2026-03-01,72083900,CHN,60000`).join("\n");
      const table = yield* holder.file(`${importsPath}?importer=${importer}`, {
        method: "POST",
        headers: { "content-type": "text/csv", accept: "text/csv" },
        body: csv,
      });
      const text = new TextDecoder().decode(table.bytes);
      assert.equal(text.split("2 rows name no declarant").length, 2, text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "dates of quarters stay a declarant's while imports without one may have a duty at them",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2027-11-03T12:00:00Z") - testsBegin);
      const { importer, declarant } = yield* people(holder);
      const quarters = Effect.map(
        holder.get(`${importsPath}/calendar?year=2027&declarant=${declarant}`),
        ({ body }) =>
          reader(CalendarAnswer)(body).dates.flatMap(({ kind, about }) => kind === "holding" ? [about] : []),
      );
      const few = steelOf(2027, { net_mass_kg: 1_000, release_date: "2027-10-10" });
      yield* record(holder, { importer, declarant }, [few]);
      const late = yield* quarters;
      yield* record(holder, { importer }, [steelOf(2027, { item: 2, release_date: "2027-02-10" })]);
      const early = yield* quarters;
      assert.ok(!late.includes("2027-Q2"), late.join());
      assert.ok(early.includes("2027-Q2"), early.join());
    }).pipe(Effect.provide(services)),
  );
});
