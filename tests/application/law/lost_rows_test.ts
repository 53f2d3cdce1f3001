/** Rows that other tables name, and that an added table has lost: the tables are refused, beside whatever else changes. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { carryOutOnLaw } from "../../../src/application/law/law_commands.ts";
import { by, refused, services } from "../../support/changed_law.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { amendmentFolder, coilBenchmark } from "../../support/law_folders.ts";

const at = { version: "2027-02-01", from: "2027-02-01" };

/** The benchmark of coils changed by a little, and another table without some rows. */
const beside = (table: string, lost: RegExp) =>
  amendmentFolder(["benchmarks.csv", table], {
    ...at,
    change: (text, name) => name === table ? text.replace(lost, "") : coilBenchmark("1.38")(text, name),
  });

const refusedWithout = (table: string, lost: RegExp) =>
  refused({ do: "data add", files: beside(table, lost), by, isConfirmed: true });

onEachDatabase((test) => {
  test(
    "a route that benchmarks or values name, one beside a grade, and a member state's authority are missed",
    Effect.gen(function* () {
      assert.match(
        yield* refusedWithout("production-routes.csv", /^\(B\),.*\n/m),
        /production-routes\.csv: has no row of \(B\), which the benchmark of \d{8} names$/,
      );
      assert.match(
        yield* refusedWithout("production-routes.csv", /^\(J\),.*\n/m),
        /has no row of \(J\), which (the benchmark|the default value) .* names/,
      );
      assert.match(
        yield* refusedWithout("competent-authorities.csv", /^DE,.*\n/m),
        /competent-authorities\.csv: has no row of the member state DE$/,
      );
    }).pipe(Effect.provide(services)),
  );

  test(
    "rows that an answer has, and no other table names, are kept only when they are confirmed",
    Effect.gen(function* () {
      const files = beside("nomenclature.csv", /^0101,.*\n/m);
      assert.match(
        yield* refused({ do: "data add", files, by }),
        /figures are missing that are there now: such as the subheading of 0101\d\d, known before, none after/,
      );
      const { summary } = yield* carryOutOnLaw({ do: "data add", files, by, isPreview: true });
      assert.equal(summary?.["entry"], null);
    }).pipe(Effect.provide(services)),
  );
});
