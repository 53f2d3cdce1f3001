/** Imports of importers below the threshold that could not be calculated: nothing of them is missing, and nothing more may be due. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const declared = Schema.decodeUnknownSync(Schema.Struct({
  missing: Schema.Array(Schema.Unknown),
  notes: Schema.Array(Schema.String),
}));

const lacking = /could not be calculated/;

/** No route is chosen, of which there are two. */
const without = { cn_code: "25231000", origin_country: "TUR" };
const steel = { cn_code: "72083900", origin_country: "TUR" };

onOneDatabase((test) => {
  test(
    "below the threshold an import without figures lacks nowhere, above it it does",
    Effect.gen(function* () {
      const holder = yield* importHolder(["imports:read", "imports:write"]);
      yield* leap(Date.parse("2027-10-02T12:00:00Z") - testsBegin);
      const who = yield* people(holder);
      const mrn = "26DE000000000001R1";
      const add = (item: number, row: object, kilograms: number) =>
        Effect.map(
          holder.post(importsPath, {
            ...who,
            entries: [{ ...row, mrn, item, release_date: "2026-03-01", net_mass_kg: kilograms }],
          }),
          ({ body, text }) => assert.equal(recorded(body).summary.added, 1, text),
        );
      const told = Effect.gen(function* () {
        const query = `declarant=${who.declarant}`;
        const declaration = declared(
          (yield* holder.get(`${importsPath}/declaration?${query}&year=2026`)).body,
        );
        return [
          declaration.missing.some((item) => lacking.test(JSON.stringify(item))),
          declaration.notes.some((note) => lacking.test(note)),
        ];
      });
      yield* add(1, without, 10_000);
      yield* add(2, steel, 10_000);
      assert.deepEqual(yield* told, [false, false]);
      yield* add(3, steel, 30_000);
      assert.deepEqual(yield* told, [false, false], "exactly 50 t are exempt");
      yield* add(4, steel, 1);
      assert.deepEqual(yield* told, [true, true]);
    }).pipe(Effect.provide(services)),
  );

  test(
    "goods without a threshold lack whoever imports them",
    Effect.gen(function* () {
      const holder = yield* importHolder(["imports:read", "imports:write"]);
      yield* leap(Date.parse("2027-10-02T12:00:00Z") - testsBegin);
      const who = yield* people(holder);
      const electricity = {
        cn_code: "27160000",
        origin_country: "UKR",
        mwh: 500,
        release_date: "2026-06-11",
      };
      const entries = [{ ...electricity, mrn: "26DE000000000001R1", item: 1 }];
      assert.equal((yield* holder.post(importsPath, { ...who, entries })).status, 200);
      const path = `${importsPath}/declaration?declarant=${who.declarant}&year=2026`;
      const { notes } = declared((yield* holder.get(path)).body);
      assert.ok(notes.some((note) => lacking.test(note)), notes.join(" "));
    }).pipe(Effect.provide(services)),
  );
});
