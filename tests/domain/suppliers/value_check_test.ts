/** What is left to do for imports by a value, and the days between which a report is of use. */
import assert from "node:assert/strict";
import { stepOf, verificationTime } from "../../../src/domain/suppliers/value_check.ts";
import type { SupplierValue, ValueState } from "../../../src/domain/suppliers/value.ts";
import { one } from "../../../src/kernel/decimal.ts";
import { dayOfEpochMs } from "../../../src/kernel/time/calendar.ts";
import { cn } from "../../support/law.ts";

const valueIn = (state: ValueState, version: number, period = 2026): SupplierValue => ({
  id: "0190163d-8694-739b-aea5-966c26f8ad91",
  version,
  recordedOn: dayOfEpochMs(Date.UTC(2027, 1, 1)),
  key: { installationId: "", cnCode: cn("73181595"), period, productionRoute: null },
  facts: {
    state,
    directTPerT: one,
    indirectTPerT: null,
    unitContent: null,
    freeAllocationTPerT: null,
    defaultShare: null,
    precursors: null,
    carbonPrice: null,
    verification: null,
    source: null,
    note: null,
  },
});

Deno.test("one step at a time: replace a withdrawn value, correct to the newest version, verify it", () => {
  assert.deepEqual(
    [
      stepOf(valueIn("verified", 2), 2),
      stepOf(valueIn("verified", 3), 2),
      stepOf(valueIn("operator", 2), 2),
      stepOf(valueIn("estimated", 1), 1),
      stepOf(valueIn("withdrawn", 3), 3),
      stepOf(valueIn("withdrawn", 3), 2),
    ],
    ["nothing", "correct", "verify", "verify", "replace", "replace"],
  );
});

Deno.test("a report is of use from the end of its period to the declaration of the year of import", () => {
  assert.deepEqual(verificationTime(valueIn("operator", 1), 2026), { from: "2027-01-01", by: "2027-09-30" });
  assert.deepEqual(verificationTime(valueIn("operator", 1), 2028), { from: "2027-01-01", by: "2029-09-30" });
});
