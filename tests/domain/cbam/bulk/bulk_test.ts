/** Rows with days of their own, and what they come to by period. */
import { recordContext } from "../../../../src/domain/cbam/calculation/record.ts";
import assert from "node:assert/strict";
import { calculateRow, readRow, type SentRow } from "../../../../src/domain/cbam/bulk/bulk.ts";
import { gatherNothing, gatherRow, summaryOf } from "../../../../src/domain/cbam/bulk/bulk_record.ts";
import { byPointer } from "../../../../src/contract/decoding.ts";
import { law } from "../../../support/law.ts";

const sentRow = (more: Readonly<Record<string, unknown>>): SentRow => {
  const row = { cn_code: "72083900", origin_country: "CHN", tonnage: 1, ...more };
  return { sent: row, row, naming: byPointer(), issues: [] };
};

const context = recordContext(law, "2026-11-20T12:00:00.000Z", false);

const answered = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>) => {
  const gathered = gatherNothing();
  for (const more of rows) {
    const { sent, ...rest } = sentRow(more);
    const read = readRow({ sent, ...rest }, 2026);
    gatherRow(gathered, { reportId: "", sent, kept: sent, read, result: calculateRow(read, law) }, context);
  }
  const outputs = gathered.rows.map(({ input, output }) => ({
    input: JSON.parse(input),
    output: JSON.parse(output),
  }));
  return { outputs, summary: summaryOf(gathered) };
};

Deno.test("a row's own day gives it its own period and price, and wins over the year", () => {
  const { outputs } = answered([
    { import: "2026-02-15" },
    { import: "2026-05-15", import_year: 2026 },
    { import: "2027-01-02", import_year: 2026 },
    { import_year: 2026 },
    {},
  ]);
  assert.deepEqual(
    outputs.map(({ input, output }) => [
      input.import,
      input.import_year,
      output.import,
      output.certificate_price.period,
    ]),
    [
      ["2026-02-15", 2026, "2026-02-15", "2026-Q1"],
      ["2026-05-15", 2026, "2026-05-15", "2026-Q2"],
      ["2027-01-02", 2027, "2027-01-02", "2026-Q3"],
      [undefined, 2026, "2026", "2026-Q3"],
      [undefined, 2026, "2026", "2026-Q3"],
    ],
  );
  assert.equal(outputs[0]?.output.net_cost_eur, 163.53);
});

Deno.test("a day that is none, or before 2026, is an error of its row", () => {
  const { outputs, summary } = answered([{ import: "2026-02-30" }, { import: "2025-12-31" }, { import: 7 }]);
  assert.deepEqual(
    outputs.map(({ output }) => output.errors.map(({ path }: { path: string }) => path)),
    [["/import"], ["/import"], ["/import"]],
  );
  assert.deepEqual([summary.errors, summary.by_period], [3, []]);
});

Deno.test("the summary by period has the rows with figures, and adds up to the total", () => {
  const { summary } = answered([
    { import: "2026-05-15", tonnage: 2 },
    { import: "2026-02-15" },
    { import: "2026-02-16", tonnage: 3 },
    { import: "2026-02-17", cn_code: "01012100" },
    { import: "2027-01-02" },
    { tonnage: 0.5 },
  ]);
  assert.deepEqual(
    summary.by_period.map(({ period, rows, net_emissions_t }) => [period, rows, net_emissions_t]),
    [["2026", 1, 1.084975], ["2026-Q1", 2, 8.6798], ["2026-Q2", 1, 4.3399], ["2026-W53", 1, 2.5229]],
  );
  assert.equal(
    Math.round(summary.by_period.reduce((sum, { net_cost_eur: cost }) => sum + cost, 0) * 100),
    Math.round(summary.total_net_cost_eur * 100),
  );
});
