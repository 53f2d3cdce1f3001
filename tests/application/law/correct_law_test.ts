/** Single corrected values of law, as rows of one table. */
import * as Effect from "effect/Effect";
import * as TestClock from "effect/TestClock";
import assert from "node:assert/strict";
import { carryOutOnLaw } from "../../../src/application/law/law_commands.ts";
import { after, answered, by, refused, services, today, untilRead } from "../../support/changed_law.ts";
import { onOneDatabase } from "../../support/databases.ts";

const correction = {
  do: "data correct",
  text: "country,goods_line,production_route,direct,indirect,total\nCHN,7208,(C),3.5,,3.5\n",
  act: { label: "Implementing Regulation (EU) 2026/9999", url: "https://example.com/2026/9999" },
  from: today,
  by,
} as const;

onOneDatabase((test) => {
  test(
    "a single corrected value is told, kept and counts like the folder that it is short for",
    Effect.gen(function* () {
      const { summary } = yield* carryOutOnLaw({ ...correction, isPreview: true });
      assert.deepEqual([summary?.["changed_figures"], summary?.["entry"]], [40, null]);
      yield* carryOutOnLaw(correction);
      yield* untilRead(1);
      yield* TestClock.adjust("5 seconds");
      assert.deepEqual(yield* answered(), after);
      assert.match(yield* refused({ ...correction, text: "a,b\n1,2\n" }), /a,b are the columns of no table/);
      const header = "country,goods_line,production_route,direct,indirect,total";
      const wrong = `${header}\nCHN,7208,(C),3.5,,3.5\nCHN,7209,(C),abc,,3.5\nZZZ,7208,(C),1,,1\n`;
      const [, ...problems] = (yield* refused({ ...correction, text: wrong })).split("\n");
      assert.deepEqual(problems, [
        'default-values.csv line 3: direct must be a decimal in its range, found "abc"',
        "default-values.csv line 4: country must be ISO 3166-1 alpha-3 or OTHER, found ZZZ",
      ]);
      assert.match(yield* refused({ ...correction, from: "2026-11-01" }), /2026-11-20 \(today\) or later/);
    }).pipe(Effect.provide(services)),
  );
});
