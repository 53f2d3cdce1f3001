/** A declarant that is another company than the importer: said where an import is recorded, unless it represents it indirectly. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer, DeclarationReportAnswer } from "../../../../src/contract/answers/declaration.ts";
import { AccrualAnswer } from "../../../../src/contract/answers/import_books.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, people, peoplePaths, recorded } from "../../../support/import_calls.ts";
import { recordOf, textOf } from "../../../../src/kernel/text/json.ts";
import { services } from "../../../support/whole_service.ts";

const declaration = Schema.decodeUnknownSync(DeclarationAnswer);
const document = Schema.decodeUnknownSync(DeclarationReportAnswer);

const idOf = (body: unknown): string => textOf(recordOf(body)["id"]) ?? "";

const line = (item: number) => ({
  mrn: "26DE000000000009R1",
  item,
  release_date: "2026-02-12",
  cn_code: "72083900",
  origin_country: "CHN",
  net_mass_kg: 1_000 * item,
});

onOneDatabase((test) => {
  test(
    "a declarant of another EORI number is told for own and direct representation, in the call and in a row",
    Effect.gen(function* () {
      const { post } = yield* importHolder();
      const { importer, declarant } = yield* people({ post });
      const other = yield* post(peoplePaths.importers, {
        eori: "NL987654321",
        name: "Acme Import B.V.",
        member_state: "NL",
      });
      const id = idOf(other.body);
      const notesOf = (body: Readonly<Record<string, unknown>>) =>
        Effect.map(
          post(importsPath, body),
          (answer) => recorded(answer.body).results.map(({ result, notes }) => [result, notes.join(" ")]),
        );
      const foreign = yield* notesOf({ importer: id, declarant, entries: [line(1)] });
      assert.match(foreign[0]?.[1] ?? "", /only an indirect representative declares for an importer/);
      const again = yield* notesOf({
        importer: id,
        entries: [{ ...line(1), declarant }, { ...line(2), declarant, representation: "direct" }],
      });
      assert.deepEqual(again.map(([result]) => result), ["unchanged", "added"]);
      for (const [, note] of again) assert.match(note ?? "", /the declarant is another company/);
      const sound = [
        { importer: id, declarant, representation: "indirect", entries: [line(3)] },
        { importer, declarant, entries: [{ ...line(4), mrn: "26DE000000000008R1" }] },
        { importer: id, entries: [line(5)] },
      ];
      for (const body of sound) assert.deepEqual(yield* notesOf(body), [["added", ""]]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a declaration says first which imports its declarant can't declare, and its document does; none of those that it represents indirectly",
    Effect.gen(function* () {
      const { get, post } = yield* importHolder();
      const { importer, declarant } = yield* people({ post });
      const other = idOf(
        (yield* post(peoplePaths.importers, { eori: "NL987654321", name: "B.V.", member_state: "NL" })).body,
      );
      const large = (item: number, representation: string) => ({
        ...line(item),
        net_mass_kg: 60_000,
        representation,
      });
      const record = (of: string, entries: ReadonlyArray<unknown>) =>
        Effect.map(
          post(importsPath, { importer: of, declarant, entries }),
          ({ body }) => recorded(body).results.map(({ id }) => id),
        );
      const small = { ...line(4), release_date: "2027-02-12", representation: "own" };
      const [own, direct, , , cancelled] = yield* record(other, [
        ...["own", "direct", "indirect"].map((each, at) => large(at + 1, each)),
        small,
        { ...large(5, "own"), entry: "five" },
      ]);
      const cancel = { ...large(5, "own"), kind: "cancellation", refers_to: cancelled };
      yield* record(other, [cancel]);
      yield* record(importer, [{ ...large(1, "own"), mrn: "26DE000000000008R1" }]);
      const missingOf = (year: number) =>
        Effect.map(
          get(`${importsPath}/declaration?declarant=${declarant}&year=${year}`),
          ({ body }) => declaration(body).missing,
        );
      const [first] = yield* missingOf(2026);
      assert.match(first?.message ?? "", /the declarant is another company: only an indirect representative/);
      assert.deepEqual(first?.imports.toSorted(), [own, direct].toSorted());
      const issued = yield* post(`${importsPath}/declaration/documents`, { declarant, year: 2026 });
      assert.deepEqual(document(issued.body).declaration.missing[0], first);
      assert.deepEqual(yield* missingOf(2027), [], "nothing is declared below the threshold");
      const mend = { ...large(1, "indirect"), kind: "correction", refers_to: own };
      yield* record(other, [mend, { ...large(2, "indirect"), kind: "correction", refers_to: direct }]);
      assert.doesNotMatch(JSON.stringify(yield* missingOf(2026)), /another company/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an accrual says of an import that another declarant took over that it was corrected, and not cancelled",
    Effect.gen(function* () {
      const { get, post } = yield* importHolder();
      const { importer, declarant } = yield* people({ post });
      const other = idOf((yield* post(peoplePaths.declarants, { eori: "NL987654321", name: "B.V." })).body);
      const bought = {
        ...line(1),
        net_mass_kg: 60_000,
        entry: "first",
        recorded_on: "2026-05-12",
        release_date: "2026-05-12",
      };
      const entries = [
        { ...bought, declarant },
        { ...bought, entry: "second", recorded_on: "2026-06-10", declarant: other },
      ];
      const [first, second] = entries;
      const moved = { ...second, kind: "correction", refers_to: "first", representation: "indirect" };
      assert.deepEqual(
        recorded((yield* post(importsPath, { importer, entries: [first, moved] })).body).summary.added,
        2,
      );
      const changesOf = (whose: string) =>
        Effect.map(
          get(`${importsPath}/accrual?declarant=${whose}&month=2026-06&as_of=2026-06-30&since=2026-05-31`),
          ({ body, text }) => {
            const { changes } = Schema.decodeUnknownSync(AccrualAnswer)(body);
            assert.equal(changes.length, 1, text);
            return changes.map(({ change, cause }) => `${change} ${cause}`);
          },
        );
      assert.deepEqual(yield* changesOf(declarant), ["removed corrected"]);
      assert.deepEqual(yield* changesOf(other), ["added corrected"]);
    }).pipe(Effect.provide(services)),
  );
});
