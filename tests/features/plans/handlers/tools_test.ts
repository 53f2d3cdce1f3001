/** The tool for models about years to come: the endpoint's own figures, and refusals with what would be right. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import { listening } from "../../../support/listening_service.ts";
import { program } from "../../../support/mcp_program.ts";
import { services } from "../../../support/whole_service.ts";

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
});
