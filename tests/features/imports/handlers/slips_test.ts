/**
 * Actual values that look like slips, through the front door: the list, one import and the declaration name them as a calculation of
 * the same goods does.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import { importHolder, importsPath, people } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

const list = Schema.decodeUnknownSync(ImportList);
const declaration = Schema.decodeUnknownSync(DeclarationAnswer);

const installation = { id: "CN-0001", name: "Works" };
const precursor = { cn_code: "72071111", production_route: "(C)", tonnes_per_tonne: 1151 };

/** Values of one tonne with what a note about them says. */
const slips = [
  [{ direct_t_per_t: 1950 }, {}, "more than three times the default value"],
  [{ direct_t_per_t: 0.00195 }, {}, "less than a hundredth"],
  [{ direct_t_per_t: 0 }, {}, "0"],
  [{ direct_t_per_t: 1.95, free_allocation_t_per_t: 500 }, {}, "free allocation of 500"],
  [{ direct_t_per_t: 1.95, precursors: [precursor] }, {}, "1151"],
  [{ direct_t_per_t: 1.95 }, { origin_carbon_price: { eur_per_t: 1500 } }, "1500"],
  [{ direct_t_per_t: 1.95, precursors: [] }, { origin_carbon_price: { eur_per_t: 5 } }, undefined],
] as const;

onOneDatabase((test) => {
  test(
    "actual values and carbon prices that look like slips are told wherever the ledger tells their cost",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      yield* leap(Date.parse("2026-12-01T12:00:00Z") - testsBegin);
      const who = yield* people(holder);
      const entries = slips.map(([values, others], index) => ({
        mrn: "26DE000000000990R1",
        item: index + 1,
        release_date: "2026-05-04",
        recorded_on: "2026-05-04",
        cn_code: "72083900",
        origin_country: "CHN",
        production_route: "(C)",
        net_mass_kg: 60_000,
        determination: "actual",
        actual_values: { ...values, installation },
        ...others,
      }));
      const recorded = yield* holder.post(importsPath, { ...who, entries });
      assert.equal(recorded.status, 200, recorded.text);
      const found =
        list((yield* holder.get(`${importsPath}?importer=${who.importer}&limit=100`)).body).imports;
      assert.equal(found.length, slips.length);
      const unlikely = new Set<string>();
      for (const each of found) {
        const [, , says] = slips[each.item - 1] ?? assert.fail(String(each.item));
        const notes = (each.cost?.notes ?? []).filter((note) =>
          !/not verified|independent person/.test(note)
        );
        if (says === undefined) assert.deepEqual(notes, []);
        else {
          assert.ok(notes.some((note) => note.includes(says)), `${says}: ${notes.join(" ")}`);
          unlikely.add(each.id);
        }
      }
      const { body } = yield* holder.get(`${importsPath}/declaration?declarant=${who.declarant}&year=2026`);
      const told = declaration(body).notes.find((note) => note.includes("look like slips")) ?? assert.fail();
      const ids = told.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
      assert.deepEqual(new Set(ids), unlikely);
    }).pipe(Effect.provide(services)),
  );
});
