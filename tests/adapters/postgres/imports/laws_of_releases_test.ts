/** Laws that a release found are behind those of a newer one, as versions count, also where the release named none. On both databases. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import * as Calculations from "../../../../src/adapters/postgres/imports/calculations.ts";
import { ImportCalculations } from "../../../../src/application/imports/calculation_ports.ts";
import { lawMark } from "../../../../src/domain/imports/calculations/law_mark.ts";
import { serviceVersion } from "../../../../src/kernel/service_version.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { yearLaw } from "../../../support/importer_year.ts";

/** Releases from the one before to the one after; 0.3.0 and those before it name none. */
const inOrder = [
  { before: undefined, now: serviceVersion },
  { before: undefined, now: "0.4.0" },
  { before: "0.3.0", now: "0.4.0" },
  { before: "0.4.0", now: "0.10.0" },
  { before: "0.9.9", now: "0.10.0" },
];

/** The mark of one law by a release; no other test has it. */
const markOf = (release: string | undefined, fingerprint: string) => {
  const { versions: { release: _own, ...versions } } = lawMark({
    law: yearLaw,
    imports: { versions: {} },
    prices: [],
    changes: 0,
    release: serviceVersion,
  });
  return { fingerprint, versions: release === undefined ? versions : { ...versions, release } };
};

onEachDatabase((test) => {
  test(
    "a law of the release before that is found last is behind the newer release's, never the other way round",
    Effect.gen(function* () {
      const { lawNumber } = yield* ImportCalculations;
      for (const { before, now } of inOrder) {
        const [older, newer] = [before, now].map((release) => markOf(release, crypto.randomUUID()));
        assert.ok(older !== undefined && newer !== undefined);
        const first = yield* lawNumber(newer);
        const found = yield* lawNumber(older);
        assert.ok(found > first);
        const again = yield* lawNumber(newer);
        assert.ok(again > found, `${before ?? "none"} is not behind ${now}`);
        assert.deepEqual([yield* lawNumber(older), yield* lawNumber(newer)], [found, again]);
      }
    }).pipe(Effect.provide(Calculations.layer)),
  );
});
