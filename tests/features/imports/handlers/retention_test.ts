/**
 * Retention of the ledger: the sweepers of documents leave it alone, and on the last day of the records of 2026 everything
 * is there. On both databases.
 */
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { recalculateAll } from "../../../../src/application/imports/recalculation.ts";
import { purgeExpired } from "../../../../src/application/purge_expired.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, people, recorded, yearEntries } from "../../../support/import_calls.ts";
import { leap } from "../../../support/leap.ts";
import { services } from "../../../support/whole_service.ts";

onEachDatabase((test) => {
  test(
    "what was recorded for 2026 is there on 31 December 2031, with its calculations, whatever was purged meanwhile",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const sent = yield* holder.post(importsPath, { ...who, entries: yearEntries.slice(0, 3) });
      const [id] = recorded(sent.body).results.map((result) => result.id);
      yield* recalculateAll;
      for (const days of [31, 365, 1_471]) {
        yield* leap(Duration.days(days));
        yield* purgeExpired;
        const listed = yield* holder.get(`${importsPath}?importer=${who.importer}`);
        assert.equal(listed.text.match(/"entry_id"/g)?.length, 3, `after ${days} days`);
        const one = yield* holder.get(`${importsPath}/${id}`);
        assert.match(one.text, /"calculations":\[\{"entry"/, `after ${days} days`);
      }
    }).pipe(Effect.provide(services)),
  );
});
