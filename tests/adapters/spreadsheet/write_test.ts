/** Workbooks that leave, read back by another library and as the XML that they are. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import { workbookAnswer } from "../../../src/features/cbam/table/bulk_workbook.ts";
import type { WorkbookDescription } from "../../../src/domain/documents/workbook.ts";
import { answeredHead, answeredRows } from "../../support/answered_batches.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { partsOf } from "../../support/workbooks.ts";

const written = (workbook: WorkbookDescription): Promise<Uint8Array> =>
  Effect.runPromise(
    Effect.flatMap(Spreadsheets, (spreadsheets) => spreadsheets.write(workbook, "customer")).pipe(
      Effect.provide(spreadsheets),
    ),
  );

const readBack = (bytes: Uint8Array) => readWorkbook(bytes.slice().buffer);

const answer = (clientRef?: string) =>
  workbookAnswer({
    head: { ...answeredHead, readAs: ['The column "Warennummer" was read as cn_code.'] },
    rows: answeredRows(clientRef),
    extraNames: ["Lieferant", "=Art"],
    hasSumRow: true,
  });

Deno.test("an answered table has typed cells, its sums, its kept columns and a sheet of notes and sources", async () => {
  const [results, notes, ...others] = await readBack(await written(answer()));
  assert.deepEqual(others, []);
  assert.deepEqual([results?.sheet, notes?.sheet], ["Results", "Notes and sources"]);
  const [header = [], first = [], second = [], , sums = []] = results?.data ?? [];
  const at = (row: ReadonlyArray<unknown>, name: string) => row[header.indexOf(name)];
  assert.equal(at(first, "net_cost_eur"), 163.53);
  assert.deepEqual(at(first, "import"), new Date("2026-02-15T00:00:00Z"));
  assert.deepEqual(at(first, "certificate_price_published_at"), new Date("2026-04-07T00:00:00Z"));
  assert.deepEqual([at(first, "cn_code"), at(first, "in_scope")], ["72083900", true]);
  assert.deepEqual([at(first, "Lieferant"), at(first, "=Art"), at(second, "=Art")], ["Wu & Co", "007", 12]);
  assert.deepEqual([at(second, "cn_code"), at(second, "tonnage"), at(second, "import")], [
    "7208",
    "1.204 kg",
    "x",
  ]);
  assert.deepEqual([sums[0], at(sums, "tonnage"), at(sums, "net_cost_eur")], ["Total", 1.2, 163.53]);
  const said = notes?.data.map((row) => row.slice(0, 3)) ?? [];
  assert.deepEqual(said.find(([what]) => what === "Note"), ["Note", "A note; with a semicolon.", "Row 0"]);
  assert.deepEqual(said.find(([what]) => what === "Source"), [
    "Source",
    "Implementing Regulation (EU) 2025/2621",
    "https://example.org/2621",
  ]);
  for (const what of ["Call", "Data set", "Disclosure", "Read as", "Legal basis"]) {
    assert.ok(said.some(([name]) => name === what), what);
  }
});

Deno.test("the header stays in view under a filter, sums are outside of it, and no cell is a formula", async () => {
  const parts = partsOf(await written(answer('=HYPERLINK("http://example.org")')));
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  assert.match(sheet, /<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  assert.match(sheet, /<pageSetup [^>]*orientation="landscape"/);
  assert.match(sheet, /<pageSetUpPr [^>]*fitToPage="(?:1|true)"/);
  assert.match(sheet, /<autoFilter ref="A1:[A-Z]+4"/);
  for (const [name, part] of Object.entries(parts)) {
    assert.ok(!/<f[ >]/.test(part), name);
    assert.ok(!/externalLink|vbaProject/.test(part), name);
  }
  assert.match(parts["xl/sharedStrings.xml"] ?? "", />=HYPERLINK\(/);
});

Deno.test("the same table gives the same bytes, and an empty one is a workbook too", async () => {
  assert.deepEqual(await written(answer()), await written(answer()));
  const empty = workbookAnswer({
    head: answeredHead,
    rows: [],
    extraNames: [],
    hasSumRow: false,
  });
  const [results] = await readBack(await written(empty));
  assert.equal(results?.data.length, 1);
});

Deno.test("texts that XML can't hold, and very long ones, don't break the file", async () => {
  const hostile = [
    "\u0000\u0001",
    "\ud800",
    "<&>\"'",
    "x".repeat(32_767),
    "x".repeat(40_000),
    " lead ",
    "a\r\nb",
  ];
  for (const text of hostile) {
    const [results] = await readBack(await written(answer(text)));
    assert.equal(results?.data.length, 5, JSON.stringify(text.slice(0, 10)));
    const longest = Math.max(...(results?.data.flat() ?? []).map((cell) => String(cell).length));
    assert.ok(longest <= 32_767);
  }
});
