/** Verified free allocation, reporting period and unit content by query, by JSON, by a bulk row and by a table. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { calculatedRow } from "../../../support/answered.ts";
import { bulkHolder } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { getJson, postJson } from "../../../support/service.ts";
import { services } from "../../../support/whole_service.ts";

const calculate = "/api/v1/cbam/calculate";

const members = {
  cn_code: "25232900",
  origin_country: "TUR",
  tonnage: 500,
  import: "2027-01-15",
  verified_direct_intensity: 0.85,
  verified_indirect_intensity: 0.05,
  verified_free_allocation: 0.6,
  unit_content: 0.8,
  reporting_period: 2026,
};
const query =
  "cn=25232900&country=TUR&tonnage=500&import=2027-01-15&verified_direct=0.85&verified_indirect=0.05" +
  "&verified_free_allocation=0.6&unit_content=0.8&reporting_period=2026";

onOneDatabase((test) => {
  test(
    "verified free allocation, unit content and reporting period come to the same by query, JSON, row and table",
    Effect.gen(function* () {
      const asked = yield* Effect.promise(() => getJson(`${calculate}?${query}`));
      const sent = yield* Effect.promise(() => postJson(calculate, members));
      assert.equal(asked.status, 200);
      assert.equal(asked.calculation.net_emissions_t, 60);
      assert.equal(asked.calculation.free_allocation_t, 300);
      assert.equal(asked.calculation.direct_emissions_t, 340);
      assert.deepEqual(sent.calculation.notes, asked.calculation.notes);
      assert.deepEqual(sent.calculation.net_cost_eur, asked.calculation.net_cost_eur);
      const { post, postRows } = yield* bulkHolder;
      const rows = yield* postRows([members]);
      const table = `${Object.keys(members).join(";")}\n${Object.values(members).join(";")}\n`;
      const german = table.replace("verified_free_allocation", "Geprüfte kostenlose Zuteilung")
        .replace("unit_content", "Klinkergehalt (t/t)").replace("reporting_period", "Berichtsjahr")
        .replace("verified_indirect_intensity", "Verifiziert indirekt").replaceAll(/(?<=;)0\./g, "0,");
      const results = [
        rows,
        yield* post(table, { "content-type": "text/csv" }),
        yield* post(german, { "content-type": "text/csv" }),
      ].map(({ bulk }) => calculatedRow(bulk.results[0]));
      for (const { net_emissions_t: net, net_cost_eur: cost, notes } of results) {
        assert.equal(net, 60);
        assert.equal(cost, asked.calculation.net_cost_eur);
        assert.deepEqual(notes, asked.calculation.notes);
      }
    }).pipe(Effect.provide(services)),
  );
});

Deno.test("members of verified reports out of their range, or without verified intensities, are 400 that name them", async () => {
  const base =
    "cn=25232900&country=TUR&tonnage=500&import=2027-01-15&verified_direct=0.85&verified_indirect=0";
  for (
    const [more, path] of [
      ["unit_content=0", "unit_content"],
      ["unit_content=1001", "unit_content"],
      ["unit_content=1.5", "unit_content"],
      ["verified_free_allocation=-1", "verified_free_allocation"],
      ["verified_free_allocation=1,5", "verified_free_allocation"],
      ["reporting_period=2025", "reporting_period"],
      ["reporting_period=2028", "reporting_period"],
      ["reporting_period=27", "reporting_period"],
    ] as const
  ) {
    const { status, problem } = await getJson(`${calculate}?${base}&${more}`);
    assert.equal(status, 400, more);
    assert.equal(problem.issues?.[0]?.path, path, more);
  }
  const { status, problem } = await getJson(
    `${calculate}?cn=72083900&country=TUR&tonnage=5&import=2026-02-15&verified_free_allocation=1.3`,
  );
  assert.equal(status, 400);
  assert.equal(problem.issues?.[0]?.path, "verified_free_allocation");
});
