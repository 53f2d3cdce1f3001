/** Answers as tables, sent back as they are: they come to the same figures, whatever the question gave. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { bulkHolder, bulkPath } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15" };
const verified = { verified_direct_intensity: 1.9, verified_indirect_intensity: 0.1 };
const shipments = [
  goods,
  { ...goods, ...verified, reporting_period: 2026, origin_carbon_price_eur_per_t: 10 },
  { ...goods, ...verified, verified_free_allocation: 1.2, production_route: "(C)" },
  { ...goods, cn_code: "25232900", verified_direct_intensity: 0.8, unit_content: 0.9 },
  { ...goods, import: "2032-03-01", assume_cscf: 1 },
];

/** All that is counted; the route that was assumed the first time is named the second time. */
const figuresOf = (output: object): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(output).filter(([name]) => !["notes", "sources", "disclosure", "versions"].includes(name));

onOneDatabase((test) => {
  test(
    "an answer as CSV or as a workbook, sent back, is calculated as the question was",
    Effect.gen(function* () {
      const { post, postRows, fetch } = yield* bulkHolder;
      const { bulk } = yield* postRows(shipments);
      const figures = bulk.results.map(({ output }) => output);
      for (const type of ["text/csv", xlsx]) {
        const answer = yield* fetch(bulkPath, {
          method: "POST",
          headers: { "content-type": "application/json", "accept": type },
          body: JSON.stringify({ shipments }),
        });
        const file = yield* Effect.promise(() => answer.bytes());
        const again = yield* post(file, { "content-type": type }, "?extra_columns=keep");
        assert.equal(again.status, 200, again.text);
        const calculated = again.bulk.results.map(({ output }) => output);
        assert.deepEqual(calculated.map(figuresOf), figures.map(figuresOf), type);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a whole unit content beside the year of its values is no number that a comma cut",
    Effect.gen(function* () {
      const { post, postRows } = yield* bulkHolder;
      const nitrogen = { ...goods, cn_code: "31021010", verified_direct_intensity: 2.5, unit_content: 460 };
      const rows = [{ ...nitrogen, verified_indirect_intensity: 1, reporting_period: 2026 }];
      const { bulk } = yield* postRows(rows);
      const { text } = yield* postRows(rows, { accept: "text/csv" });
      assert.match(text, /,460,2026\r/);
      const again = yield* post(text, { "content-type": "text/csv" }, "?extra_columns=keep");
      const figures = [again, { bulk }].map(({ bulk: { results } }) =>
        results.map(({ output }) => figuresOf(output))
      );
      assert.deepEqual(figures[0], figures[1]);
      assert.equal(again.bulk.summary.errors, 0, again.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a mass that could not be read is shown with the unit of its row",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const answerTo = (body: string) =>
        Effect.flatMap(
          fetch(bulkPath, {
            method: "POST",
            headers: { "content-type": "text/csv", accept: "text/csv" },
            body,
          }),
          (answer) => Effect.promise(() => answer.text()),
        );
      const row = (mass: string) => `\r\n7208;CHN;${mass};2026-02-15`;
      const text = yield* answerTo(
        `cn_code;origin_country;Menge;ME;import\r\n72083900;CHN;500,5;KG;2026-02-15${row("2.000;TO")}${
          row("2.000;LB")
        }${row("2.000;KG")}${row("2.000 t;")}`,
      );
      const shown = text.split("\r\n").slice(2, 6).map((line) => line.split(";")[4]);
      assert.deepEqual(shown, ["2.000 TO", "2.000 LB", "2.000 KG", "2.000 t"]);
      const pounds = yield* answerTo(`cn_code;origin_country;net_mass_lb;import${row("2.000")}${row("2,5")}`);
      assert.match(pounds, /;CHN;2\.000 lb;/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an answer to rows that give none of these has no columns of them, and a wrong row shows its own",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const csv = { accept: "text/csv" };
      const { text: plain } = yield* postRows([goods, { ...goods, reporting_period: null }], csv);
      assert.doesNotMatch(plain, /verified_direct_intensity|reporting_period/);
      const { text: wrong } = yield* postRows([{
        ...goods,
        tonnage: "x",
        production_route: "(C)",
        ...verified,
      }], csv);
      assert.match(wrong.split("\n")[1] ?? "", /,\(C\),.*,1\.9,0\.1\r?$/);
    }).pipe(Effect.provide(services)),
  );
});
