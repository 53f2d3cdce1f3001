/** The tools for models about plans: the endpoints' own figures, and refusals with what would be right. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { listening } from "../../../support/listening_service.ts";
import { program } from "../../../support/mcp_program.ts";
import { holder, services } from "../../../support/whole_service.ts";

const goods = { cn_code: "76011090", origin_country: "IND", tonnage: 1, price_path: "82.32" };

onOneDatabase((test) => {
  test(
    "cbam_trajectory answers year by year, and says what a path of prices must be",
    Effect.gen(function* () {
      const { call } = yield* program(yield* listening);
      const { answer, text } = yield* call("cbam_trajectory", goods);
      assert.equal(answer.status, "ok", text);
      assert.equal(answer.years.length, 9);
      assert.equal(answer.years[2].default.net_cost_eur, 94.69);
      assert.match(answer.notes.join(" "), /1 is assumed/);
      const wrong = yield* call("cbam_trajectory", { ...goods, price_path: "2040:80" });
      assert.equal(wrong.isError, true);
      assert.match(wrong.text, /price_path must be/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "cbam_portfolio sums few rows by supplier without their years, at the prices of its arguments, and refuses many",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const { call } = yield* program(yield* listening, key);
      const row = { cn_code: "72083900", origin_country: "CHN", tonnage: 100 };
      const rows = [
        { ...row, supplier: "Mill", verified_direct_intensity: 1.9 },
        { ...row, supplier: "Trader", origin_country: "XYZ" },
      ];
      const { answer, text } = yield* call("cbam_portfolio", {
        rows,
        price_path: "80",
        price_path_low: "40",
      });
      assert.equal(answer.summary?.ok, 1, text);
      assert.equal(answer.by_supplier[0].supplier, "Mill");
      assert.deepEqual(
        answer.prices.map(({ path, by_year: years }: Record<string, unknown>) => [path, years]),
        [
          ["low", undefined],
          ["base", undefined],
          ["high", undefined],
        ],
      );
      assert.equal(answer.prices[0].default_eur * 2, answer.prices[1].default_eur);
      assert.deepEqual(answer.results.map(({ status }: Record<string, unknown>) => status), ["ok", "error"]);
      assert.equal(answer.results[0].years, undefined);
      const many = yield* call("cbam_portfolio", { rows: Array.from({ length: 51 }, () => row) });
      assert.equal(many.isError, true);
      assert.match(many.text, /^rows must have at most 50 rows here, found 51:/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "cbam_indication reads papers, writes its sentence in the language, and names what is not settled",
    Effect.gen(function* () {
      const { call } = yield* program(yield* listening);
      const { answer, text } = yield* call("cbam_indication", {
        cn_code: "7208 39 00",
        origin_country: "Türkei",
        import: "15.03.2028",
        tonnage: "250 t",
        lang: "de",
      });
      assert.match(answer.sentence, /^CBAM-Zertifikate für KN 7208 39 00, Ursprung Türkei/, text);
      assert.ok(answer.not_settled.includes("price"));
      assert.equal(answer.read_as.length, 4);
      const wrong = yield* call("cbam_indication", { cn_code: "72083900", origin_country: "TUR" });
      assert.match(wrong.text, /import/);
    }).pipe(Effect.provide(services)),
  );
});
