/** Workbooks as the XML that they are: charts, and sheets without rows. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import type { WorkbookDescription } from "../../../src/domain/documents/workbook.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { partsOf } from "../../support/workbooks.ts";

const written = (workbook: WorkbookDescription): Promise<Uint8Array> =>
  Effect.runPromise(
    Effect.flatMap(Spreadsheets, (spreadsheets) => spreadsheets.write(workbook, "customer")).pipe(
      Effect.provide(spreadsheets),
    ),
  );

Deno.test("a chart is of its sheet's own cells, has words for who does not see it, and keeps apart without colour", async () => {
  const years = [2026, 2027, 2028];
  const workbook: WorkbookDescription = {
    title: "Charts",
    createdAt: "2026-11-20T12:00:00.000Z",
    sheets: [{
      name: "Years",
      columns: ["year", "known", "default"].map((heading) => ({
        heading,
        widthCharacters: 12,
        format: heading === "year" ? "whole" : "money",
      })),
      rows: years.map((year) => [year, year * 2, year * 3]),
      endsWithSums: false,
      chart: {
        kind: "line",
        title: "Cost & <years>",
        description: 'Lines by year: "known", default.',
        categories: 0,
        rowCount: 3,
        series: [{ name: "known", column: 1, firstRow: 0 }, { name: "default", column: 2, firstRow: 0 }],
      },
    }],
  };
  const bytes = await written(workbook);
  assert.deepEqual(bytes, await written(workbook));
  const parts = partsOf(bytes);
  const chart = parts["xl/charts/chart1.xml"] ?? "";
  assert.match(chart, /<c:lineChart>/);
  assert.match(chart, /Cost &amp; &lt;years&gt;/);
  const cells = [...chart.matchAll(/<c:f>([^<]+)<\/c:f>/g)].map(([, each]) => each);
  for (const each of ["Years!$A$2:$A$4", "Years!$B$2:$B$4", "Years!$C$2:$C$4"]) {
    assert.ok(cells.some((cell) => cell?.replaceAll("'", "") === each), `${each}: ${cells.join(" ")}`);
  }
  assert.deepEqual([...chart.matchAll(/<a:prstDash val="(\w+)"/g)].map(([, dash]) => dash), [
    "solid",
    "dash",
  ]);
  assert.match(Object.values(parts).join(" "), /descr="Lines by year: &quot;known&quot;, default\."/);
});

Deno.test("workbooks without rows come, one after the other: each is ended once it was begun", async () => {
  const columns = [{ heading: "year", widthCharacters: 12, format: "whole" }] as const;
  for (let count = 0; count < 4; count++) {
    const bytes = await written({
      title: "Empty",
      createdAt: "2026-11-20T12:00:00.000Z",
      sheets: [{ name: "Years", columns, rows: [], endsWithSums: false }],
    });
    assert.match(partsOf(bytes)["xl/worksheets/sheet1.xml"] ?? "", /year|<c r="A1"/);
  }
});
