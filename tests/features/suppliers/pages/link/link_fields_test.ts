/** Fields of the form behind a supplier's link: electricity has no free allocation, and is asked for none. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { ask, standing } from "../../../../support/inquiry_calls.ts";
import { onPages } from "../../../../support/page_tests.ts";
import { installationOf, supplierHolder, valuesPath } from "../../../../support/supplier_calls.ts";
import { client, freshPeer } from "../../../../support/whole_service.ts";

const electricity = "27160000";
const steel = "73181595";

onPages((testPages) => {
  testPages(
    "free allocation is asked for goods that have one, and missing from a document for those alone",
    Effect.gen(function* () {
      const calls = yield* supplierHolder(["suppliers:read", "suppliers:write"]);
      const site = yield* installationOf(calls);
      const { token } = yield* ask(calls, site, {
        goods: [{ cn_code: electricity }, { cn_code: steel, production_route: "(C)" }],
      });
      const send = yield* client(freshPeer());
      for (const lang of ["en", "tr"]) {
        const response = yield* send(`/inquiry?token=${token}&lang=${lang}`);
        const fields = standing(yield* Effect.promise(() => response.text()));
        const asked = ["0", "1"].map((index) => `${index}.free_allocation_t_per_t` in fields);
        assert.deepEqual(asked, [false, true], lang);
        assert.ok("0.direct_t_per_t" in fields);
      }
      const aspect = (cnCode: string) => ({
        good: [{
          cnCode,
          operator: [{
            operatorIdentification: { operatorName: "Karadeniz AS" },
            installation: [{
              installationIdentification: {
                installationName: "Karadeniz Works",
                address: { country: "TUR", city: "Istanbul", unLoCode: "TRIST" },
              },
              emissionsRecords: [{
                activityData: { referencePeriodStart: "2026-01-01", referencePeriodEnd: "2026-12-31" },
                directEmissions: { specificEmbeddedEmissionsDirect: 0.4 },
              }],
            }],
          }],
        }],
      });
      for (const [code, isMissing] of [[electricity, false], [steel, true]] as const) {
        const { status, text } = yield* calls.post(`${valuesPath}/read-json`, aspect(code));
        assert.equal(status, 200, text);
        assert.equal(text.includes("/freeAllocationFactor"), isMissing, text);
      }
    }),
  );
});
