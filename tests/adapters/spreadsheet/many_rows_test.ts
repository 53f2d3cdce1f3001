/** Workbooks of many rows: what is held while they are written does not grow with the rows, and their cells are what they were. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { readXlsx } from "hucre";
import { WorkbookWriter } from "../../../src/adapters/spreadsheet/writing/workbook_writer.ts";
import * as Xlsx from "../../../src/adapters/spreadsheet/xlsx.ts";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import type { Cells, SheetColumn, WorkbookDescription } from "../../../src/domain/documents/workbook.ts";
import { partsOf } from "../../support/workbooks.ts";

const columns: ReadonlyArray<SheetColumn> = [
  { heading: "name", widthCharacters: 12, format: "text" },
  { heading: "mass", widthCharacters: 12, format: "number" },
  { heading: "day", widthCharacters: 12, format: "day" },
  { heading: "kept", widthCharacters: 12, format: "text" },
];
const rowCount = 20_000;
const rowOf = (at: number): Cells => [` <Lieferant> & ${at}\n`, at / 8, "2026-02-15", at % 2 === 0];
const head = {
  title: "Many",
  createdAt: "2026-11-30T12:00:00.000Z",
  sheets: [{ name: "Rows", columns, endsWithSums: true }, { name: "Behind", columns, endsWithSums: false }],
};

Deno.test("a workbook of many rows holds a bounded number of characters while it is written, and every cell as it came", async () => {
  const limits = { texts: 100, characters: 2_000 };
  const writer = await WorkbookWriter.begin(head, limits);
  let most = 0;
  for (let at = 0; at < rowCount; at++) {
    writer.add(0, [rowOf(at)]);
    most = Math.max(most, writer.heldCharacters);
  }
  writer.add(0, [["Total", 7, null, null]]);
  writer.add(1, [["#N/A", -1, "1900-02-28", null]]);
  const bytes = await writer.end();
  assert.ok(most < 262_144 + limits.characters, `${most} characters were held`);
  const { sheets: [rows, behind] } = await readXlsx(bytes);
  assert.equal(rows?.rows.length, rowCount + 2);
  for (let at = 0; at < rowCount; at++) {
    const [name, mass, , kept] = rowOf(at);
    assert.deepEqual(rows?.rows[at + 1], [name, mass, new Date("2026-02-15T00:00:00Z"), kept]);
  }
  assert.deepEqual(rows?.rows[rowCount + 1]?.slice(0, 2), ["Total", 7]);
  assert.deepEqual(behind?.rows[1]?.slice(0, 2), ["#N/A", -1]);
  const parts = partsOf(bytes);
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  assert.ok(sheet.includes(`<dimension ref="A1:D${rowCount + 2}"/>`));
  assert.ok(sheet.includes(`<autoFilter ref="A1:D${rowCount + 1}"/>`));
  assert.match(parts["xl/sharedStrings.xml"] ?? "", / uniqueCount="100"/);
});

Deno.test("texts are named by their cells as long as there is room for them, then stand in them", async () => {
  const one = { ...head, sheets: [{ name: "One", columns: columns.slice(0, 1), endsWithSums: false }] };
  const sheetOf = async (characters: number): Promise<string> => {
    const writer = await WorkbookWriter.begin(one, { texts: 10, characters });
    writer.add(0, [["abcd"], ["name"], ["abcd"]]);
    return partsOf(await writer.end())["xl/worksheets/sheet1.xml"] ?? "";
  };
  assert.ok(!(await sheetOf(8)).includes("inlineStr"));
  const texts = (await sheetOf(7)).match(/<c r="A\d" t="\w+"/g);
  assert.deepEqual(texts, [
    '<c r="A1" t="s"',
    '<c r="A2" t="inlineStr"',
    '<c r="A3" t="s"',
    '<c r="A4" t="inlineStr"',
  ]);
});

/** A worker with the program. */
const workerOf = (program: string) => (): Worker =>
  new Worker(`data:text/javascript,${encodeURIComponent(program)}`, { type: "module" });

const settings = { workers: 1, timeLimitSeconds: 60, callLimitSeconds: 60 };

const writing = (rows: Iterable<Cells>, program: string) => {
  const workbook: WorkbookDescription = {
    ...head,
    sheets: [{ name: "Rows", columns, rows, endsWithSums: false }],
  };
  return Effect.runPromise(
    Effect.flatMap(Spreadsheets, ({ write }) => Effect.sandbox(write(workbook, "customer"))).pipe(
      Effect.flip,
      Effect.map(String),
      Effect.provide(Xlsx.layer({ ...settings, startWorker: workerOf(program) })),
    ),
  );
};

Deno.test("rows are made no further than the worker has room for", async () => {
  let made = 0;
  const rows = function* (): Generator<Cells> {
    for (; made < 100_000; made++) yield rowOf(made);
  };
  const failure = await writing(
    rows(),
    `let pieces = 0;
    self.onmessage = ({ data }) => {
      if ("workbook" in data) self.postMessage({ room: 2 });
      else if ("rows" in data && (pieces += 1) === 2) self.postMessage({ failed: "full" });
    };`,
  );
  assert.match(failure, /can't be written: full/);
  assert.ok(made <= 150, `${made} rows were made`);
});

Deno.test("rows that come once are not taken for none when a worker died with them", async () => {
  const rows = function* (): Generator<Cells> {
    for (let at = 0; at < 1_000; at++) yield rowOf(at);
  };
  const failure = await writing(
    rows(),
    `self.onmessage = ({ data }) => {
      if ("workbook" in data) self.postMessage({ room: 1 });
      else if ("rows" in data) throw new Error("gone");
      else self.postMessage({ written: new Uint8Array() });
    };`,
  );
  assert.match(failure, /rows that come once only/);
});
