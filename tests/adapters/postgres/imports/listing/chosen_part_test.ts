/** The first few of many imports, found in one walk: what sorting all of them gives. */
import * as BigDecimal from "effect/BigDecimal";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { partOf, type Place } from "../../../../../src/adapters/postgres/imports/listing/chosen_part.ts";
import { atOnce } from "../../../../../src/kernel/steps.ts";
import { decimal } from "../../../../support/law.ts";

const { array, boolean, integer, option, record } = FastCheck;

/** Keys in the order of the list, which texts have too. */
const keyOf = ({ releasedOn, id }: Place): string => `${releasedOn} ${id}`;

Deno.test("the first places, number and mass of imports in any order are those of the sorted list, behind any of them", () => {
  const row = record({ day: integer({ min: 10, max: 19 }), fits: boolean() });
  FastCheck.assert(
    FastCheck.property(
      array(row, { maxLength: 80 }),
      integer({ min: 1, max: 12 }),
      option(integer({ min: 0, max: 79 }), { nil: undefined }),
      (rows, atMost, behindAt) => {
        const imports = rows.map(({ day, fits }, at) => ({
          fits,
          place: { id: String(at * 37 % 100 + 100), releasedOn: `2026-03-${day}` },
        }));
        const behind = imports[behindAt ?? -1]?.place;
        const fitting = imports.filter(({ fits }) => fits).map(({ place }) => place);
        const sorted = fitting.toSorted((one, other) => keyOf(one) < keyOf(other) ? 1 : -1)
          .filter((place) => behind === undefined || keyOf(place) < keyOf(behind));
        const part = atOnce(partOf(
          imports.map(({ fits, place }) => fits ? { ...place, massT: decimal("2") } : undefined),
          { behind, atMost },
        ));
        assert.deepEqual(part.places.map(keyOf), sorted.slice(0, atMost).map(keyOf));
        assert.equal(part.found, fitting.length);
        assert.ok(BigDecimal.equals(part.massT, decimal(String(2 * fitting.length))));
      },
    ),
  );
});
