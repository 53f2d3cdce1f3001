/** What a row gives back of what was sent. Decisions, "Bulk rows and CSV": a row with an error echoes what was sent. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { csv } from "../../../../src/contract/values/media_types.ts";
import { given, refusedRow } from "../../../support/answered.ts";
import { bulkHolder, row } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

onOneDatabase((test) => {
  test(
    "a row with an error gives back nested members too, as their JSON, long ones cut",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const precursors = [{ cn_code: "72081000", tonnes_per_tonne: 1 }];
      const deep: unknown = JSON.parse(`${"[".repeat(20)}${"]".repeat(20)}`);
      const { bulk } = yield* postRows([
        { ...row, precursors },
        { ...row, precursors: Array(50).fill(precursors[0]) },
        { ...row, precursors: deep },
      ]);
      const [one, many, tooDeep] = bulk.results.map(({ input }) => given(input.sent)["precursors"]);
      assert.equal(one, JSON.stringify(precursors));
      assert.match(String(many), /^\[{"cn_code":"72081000".*\.\.\. \(\d+ characters\)$/);
      assert.equal(tooDeep, "an array");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a member that nothing can store is an issue of its own, and the rest of the row is read all the same",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const shipments = [row, { ...row, client_ref: "a\u0000", precursors: [{ cn_code: "\ud800" }] }];
      for (const query of ["", "?lenient=true"]) {
        const { bulk } = yield* post(JSON.stringify({ shipments }), {}, query);
        const broken = bulk.results[1];
        assert.deepEqual(refusedRow(broken).errors.map(({ path, code }) => [path, code]), [
          ["/shipments/1/client_ref", "unreadable"],
          ["/shipments/1/precursors/0/cn_code", "unreadable"],
        ]);
        assert.deepEqual(broken?.input, {
          cn_code: "72083900",
          origin_country_iso3: "CHN",
          tonnage: 10,
          import_year: 2026,
          sent: { ...row, client_ref: "a\u0000", precursors: "an array" },
        });
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row that is no object gives back its value",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk } = yield* postRows(["x", 1, [], null, "y".repeat(1_000), [row]]);
      const echoed = bulk.results.map(({ input }) => input.sent_value);
      assert.deepEqual(echoed.slice(0, 4), ["x", 1, "[]", null]);
      assert.match(String(echoed[4]), /^y{60}\.\.\. \(1000 characters\)$/);
      assert.match(String(echoed[5]), /^\[{"cn_code":"72083900"/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row of a table with a cell too many gives back every cell",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const { bulk } = yield* post(
        "cn_code,origin_country,tonnage\n72083900,CHN,24,5,\n",
        { "content-type": csv },
      );
      assert.deepEqual(bulk.results[0]?.input.sent, {
        cn_code: "72083900",
        origin_country: "CHN",
        tonnage: "24",
        "column 4": "5",
      });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a row of electricity gives its MWh back under their own name",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const { bulk } = yield* postRows([
        { cn_code: "27160000", origin_country: "CHE", mwh: 5, verified_direct_intensity: 0.3 },
        { cn_code: "72083900", origin_country: "CHN", mwh: 5 },
        row,
      ]);
      assert.deepEqual(bulk.results.map(({ input }) => input.mwh), [5, 5, undefined]);
    }).pipe(Effect.provide(services)),
  );
});
