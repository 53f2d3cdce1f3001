/** CN codes with names of goods behind them, and two codes in one cell. */
import assert from "node:assert/strict";
import { readCnCodeAsWritten } from "../../../src/kernel/lenient/cn_code.ts";

const read = (value: string) => readCnCodeAsWritten({ path: "cn_code", value });

Deno.test("a name behind a code doesn't count, whatever divides it, and the reading says so", () => {
  for (
    const written of [
      "76011010 - Aluminium",
      "76011010 Aluminium, roh",
      "7601 10 10 – Aluminium",
      "7601.10.10: roh, nicht legiert",
      "7601 10 10 00 (bars, 1 250 mm)",
      "76011010|Alluminio greggio",
    ]
  ) {
    const reading = read(written);
    assert.ok("value" in reading, written);
    assert.equal(reading.value, "76011010");
    assert.equal(reading.readAs?.sent, written);
  }
});

Deno.test("a code behind a name, a second code and a day with words are no code", () => {
  for (
    const written of [
      "Aluminium 76011010",
      "76011010 oder 76012030",
      "76011010, ex 7601 20 30",
      "76011010 t",
      "76011010x",
      "2026-02-15 Lieferung",
      "7601 Aluminium",
      "760110101 Aluminium",
    ]
  ) {
    assert.ok("complaint" in read(written), written);
  }
});

Deno.test("two codes that are not the same are named as two", () => {
  const reading = read("72083900 / 7208380000");
  assert.ok("complaint" in reading);
  assert.equal(reading.complaint.code, "ambiguous");
  assert.match(reading.complaint.message, /two codes of different goods: leave the right one/);
});

Deno.test("a code that a spreadsheet shows with grouped thousands is its digits, and other groups are none", () => {
  for (
    const written of [
      "76.011.010",
      "76,011,010",
      "76'011'010",
      "76’011’010",
      "76\u00a0011\u00a0010",
      "7.601.101.000",
      "76.011.010.000",
    ]
  ) {
    const reading = read(written);
    assert.ok("value" in reading, written);
    assert.deepEqual([reading.value, reading.readAs?.sent], ["76011010", written]);
  }
  for (const written of ["76.011,010", "7.601.101", "760.110.10", "76,011,01"]) {
    assert.ok("complaint" in read(written), written);
  }
});
