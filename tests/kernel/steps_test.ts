/** Work in steps: sorting by a number gives what sorting at once does, with stops in between. */
import assert from "node:assert/strict";
import * as FastCheck from "effect/FastCheck";
import { atOnce, sortedInSteps } from "../../src/kernel/steps.ts";

interface Placed {
  readonly place: number;
  readonly name: number;
}

const named = (places: ReadonlyArray<number>): ReadonlyArray<Placed> =>
  places.map((place, name) => ({ place, name }));
const placeOf = ({ place }: Placed): number => place;

Deno.test("any items come out by their number, those with the same number as they stood", () => {
  FastCheck.assert(
    FastCheck.property(
      FastCheck.array(FastCheck.integer({ min: 0, max: 40 }), { maxLength: 300 }),
      (places) => {
        const items = named(places);
        assert.deepEqual(
          atOnce(sortedInSteps(items, placeOf)),
          items.toSorted((one, other) => one.place - other.place),
        );
      },
    ),
  );
});

Deno.test("many items are sorted with a stop after every few hundred, whatever their order was", () => {
  const places = Array.from({ length: 10_000 }, (_, place) => place);
  for (const order of [places, places.toReversed(), places.map((place) => place * 7_919 % 10_000)]) {
    const work = sortedInSteps(named(order), placeOf);
    let stops = 0;
    for (;;) {
      const { done, value } = work.next();
      if (done === true) {
        assert.deepEqual(value.map(placeOf), places);
        break;
      }
      stops++;
    }
    assert.ok(stops >= 50, `${stops} stops`);
  }
});
