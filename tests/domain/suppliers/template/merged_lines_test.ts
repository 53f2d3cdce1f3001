/** Lines that merged cells bring together: each by its first range, however many ranges there are. */
import assert from "node:assert/strict";
import { mergedLines } from "../../../../src/domain/suppliers/template/places/merged_lines.ts";

Deno.test("a line is told by the first range of several rows that it is in, others not at all", () => {
  const lines = new Map([[1, 12], [2, 13], [3, 14], [4, 20]]);
  const told = mergedLines(lines, ["B12:F12", "A13:A12", "x", "C13:C14", "C12:C20", "C1:C9"]);
  assert.deepEqual(told.map(({ line, range }) => [line, range]), [
    [2, "C13:C14"],
    [3, "C13:C14"],
    [1, "C12:C20"],
    [4, "C12:C20"],
  ]);
  assert.deepEqual(told[0]?.from, { row: 13, column: 3 });
});

Deno.test("rows of lines in any order are told by the numbers of the lines", () => {
  const told = mergedLines(new Map([[1, 30], [2, 12], [3, 20]]), ["A12:A30"]);
  assert.deepEqual(told.map(({ line }) => line), [1, 2, 3]);
});

/** Lines that count how often they are gone through. */
class CountedLines extends Map<number, number> {
  times = 0;

  override [Symbol.iterator]() {
    this.times += 1;
    return super[Symbol.iterator]();
  }
}

Deno.test("a sheet with 50 000 merged ranges has its lines gone through once", () => {
  const lines = new CountedLines(Array.from({ length: 999 }, (_, at) => [at + 1, at + 12]));
  lines.times = 0;
  const ranges = Array.from({ length: 50_000 }, (_, at) => `A${2_000 + at}:B${2_001 + at}`);
  assert.deepEqual(mergedLines(lines, ranges), []);
  assert.equal(lines.times, 1);
});
