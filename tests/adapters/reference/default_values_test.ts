import assert from "node:assert/strict";
import { law } from "../../support/law.ts";

Deno.test("default values whose figures are written alike share them, so that a start reads them once", () => {
  const read = [...law.tables.dataSets.values()].map(({ version, lines }) => {
    const values = [...lines.values()].flatMap((ofCountry) => [...ofCountry.values()].flat());
    return {
      version,
      values: values.length,
      totals: new Set(values.map(({ totalTPerT }) => totalTPerT)).size,
      printedTotals: new Set(values.map(({ printedTotals }) => printedTotals)).size,
    };
  });
  assert.deepEqual(read, [
    { version: "2026-02-04", values: 10_931, totals: 731, printedTotals: 2_616 },
    { version: "2026-08-06", values: 10_910, totals: 706, printedTotals: 1 },
  ]);
});
