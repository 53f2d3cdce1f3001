/** Workbooks that unfold to much more than came: their rows come in a turn that was taken for what they unfold to. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { strFromU8, strToU8, zipSync } from "fflate";
import assert from "node:assert/strict";
import * as Xlsx from "../../../src/adapters/spreadsheet/xlsx.ts";
import { bytesOfCells, foreseenBytes, repeatedBytes } from "../../../src/adapters/spreadsheet/unfolded.ts";
import { Spreadsheets } from "../../../src/application/documents/spreadsheets.ts";
import { WhoseWork } from "../../../src/application/whose_work.ts";
import { shipmentTable } from "../../../src/features/cbam/table/columns.ts";
import { sheetLimits } from "../../../src/http/wire/table/table_budget.ts";
import { spreadsheets } from "../../support/spreadsheets.ts";
import { excelParts, excelWorkbook, workbookWith } from "../../support/workbooks.ts";

const limits = sheetLimits(shipmentTable);

/** Cells of a row of a sheet that all show one text, which the file holds once. */
const [columns, rows, text] = [12, 1_000, "\ufdfa".repeat(60)];
const unfolding = excelWorkbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`.repeat(rows), [text]);
const unfoldedBytes = rows * columns * (3 * 60 + 1);

const ordinary = workbookWith(
  Array.from({ length: 1_000 }, (_, at) => ["72083900", "CHN", `${at + 1}`, "2026-02-15", "coils"]),
);

/** @param taking what is done where bytes are taken */
const readFrom = (bytes: Uint8Array, taking: (bytes: number) => Effect.Effect<void>) =>
  Effect.provideService(
    Effect.flatMap(Spreadsheets, ({ read }) => read(bytes, limits, "customer")),
    WhoseWork,
    {
      account: { id: "a" },
      clientAddress: "192.0.2.1",
      place: { takenForBody: taking, endWork: () => 0 },
    },
  );

const taken = async (bytes: Uint8Array) => {
  const sizes: Array<number> = [];
  const note = (size: number) => Effect.sync(() => void sizes.push(size));
  const sheet = await Effect.runPromise(Effect.provide(readFrom(bytes, note), spreadsheets));
  return { sizes, sheet };
};

Deno.test("a workbook of 8 kB whose cells repeat a long text takes a turn for what they show, and comes whole", async () => {
  assert.ok(unfolding.byteLength < 8_192, `${unfolding.byteLength}`);
  const { sizes: [foreseen = 0, unfolded, ...more], sheet } = await taken(unfolding);
  assert.ok(foreseen < unfoldedBytes / 4);
  assert.deepEqual([unfolded, more], [unfoldedBytes, []]);
  assert.deepEqual([sheet.rows.length, new Set(sheet.rows.flat())], [rows, new Set([text])]);
  assert.deepEqual([sheet.numbers[0], sheet.numbers.at(-1)], [1, rows]);
});

Deno.test("an ordinary workbook is read once, in a turn for what its sheets unpack to", async () => {
  const { sizes, sheet } = await taken(ordinary);
  assert.deepEqual(sizes, [foreseenBytes(ordinary)]);
  assert.equal(sheet.rows.length, 1_000);
  const own = sheet.rows.reduce((sum, cells) => sum + bytesOfCells(cells), 0);
  assert.ok(own > 5_000 && own < foreseenBytes(ordinary), `${own}`);
});

Deno.test("a text in cells that are merged counts in each row that may be given it, and no further than rows are read", () => {
  const merged = [{ column: 1, from: 2, to: 5 }, { column: 0, from: 2, to: 90 }, {
    column: 7,
    from: 3,
    to: 4,
  }];
  const repeated = repeatedBytes(merged, 10);
  assert.equal(repeated(2, ["abc", "de"]), 3 * (2 + 1) + 10 * (3 + 1));
  assert.deepEqual([repeated(3, ["abc"]), repeated(4, ["abc"])], [0, 0]);
});

Deno.test("a workbook whose merged cells fill its rows takes its turn for them before its rows come", async () => {
  const long = "z".repeat(900);
  const parts = excelParts(
    `<row r="1"><c t="s"><v>0</v></c></row>${
      Array.from({ length: 999 }, (_, at) => `<row r="${at + 2}"><c r="B${at + 2}"><v>1</v></c></row>`).join(
        "",
      )
    }`,
    [long],
  );
  const name = "xl/worksheets/sheet1.xml";
  const merges = `</sheetData><mergeCells><mergeCell ref="A1:A1000"/></mergeCells>`;
  const sheet = strFromU8(parts[name] ?? new Uint8Array()).replace("</sheetData>", merges);
  const { sizes } = await taken(zipSync({ ...parts, [name]: strToU8(sheet) }));
  assert.equal(sizes.length, 2);
  assert.ok((sizes[1] ?? 0) > 999 * long.length, `${sizes}`);
});

Deno.test("what a workbook says of its sheets counts up to four megabytes, and no archive as it came", () => {
  const long = excelWorkbook(`<row>${" ".repeat(5_000_000)}</row>`);
  assert.equal(foreseenBytes(long), 4 * 1_024 * 1_024);
  assert.equal(foreseenBytes(new Uint8Array(50)), 50);
});

Deno.test("who waits for the turn of a workbook keeps no worker from others", async () => {
  const settings = { workers: 1, timeLimitSeconds: 300, callLimitSeconds: 300 };
  const work = Effect.gen(function* () {
    const [waits, turn] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()];
    const first = yield* Effect.fork(
      readFrom(
        unfolding,
        (size) =>
          size < unfoldedBytes
            ? Effect.void
            : Effect.zipRight(Deferred.succeed(waits, undefined), Deferred.await(turn)),
      ),
    );
    yield* Deferred.await(waits);
    const other = yield* readFrom(ordinary, () => Effect.void);
    assert.equal(other.rows.length, 1_000);
    yield* Deferred.succeed(turn, undefined);
    assert.equal((yield* Fiber.join(first)).rows.length, rows);
  });
  await Effect.runPromise(Effect.provide(work, Xlsx.layer(settings)));
});
