import assert from "node:assert/strict";
import { daysMeant } from "../../../src/kernel/lenient/day.ts";

Deno.test("a date that can be one day only means it, whatever its form", () => {
  for (const text of ["15.02.2026", "15/2/2026", "02/15/2026", "2-15-2026", "2026/02/15", "20260215"]) {
    assert.deepEqual(daysMeant(text), ["2026-02-15"], text);
  }
  assert.deepEqual(daysMeant(" 2026.2.15 12:00"), ["2026-02-15"]);
  assert.deepEqual(daysMeant("03.04.2026"), ["2026-04-03"]);
});

Deno.test("a date that can be two days means both, one that no calendar has means none", () => {
  assert.deepEqual(daysMeant("03/04/2026"), ["2026-04-03", "2026-03-04"]);
  for (const text of ["31.02.2026", "2026021", "15.02.26", "15/02-2026", "", "today"]) {
    assert.deepEqual(daysMeant(text), [], text);
  }
});
