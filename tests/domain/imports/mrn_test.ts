/** Numbers of declarations beside the release: what is noted, and what leaves nothing to ask. */
import assert from "node:assert/strict";
import { mrnFindings } from "../../../src/domain/imports/codes/mrn.ts";
import { memberStates } from "../../../src/kernel/member_states.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { given } from "../../support/answered.ts";

const kindsOf = (mrn: string, releasedOn: string, kind: "import" | "cancellation" = "import") =>
  mrnFindings({ kind, mrn, facts: { releasedOn: given(dayOfText(releasedOn)) } }).map((finding) =>
    finding.kind
  );

Deno.test("an MRN of any office of the Union and of the release's year or its neighbours is not noted", () => {
  for (const letters of [...memberStates, "EL", "XI"]) {
    assert.deepEqual(kindsOf(`26${letters}000000000001R1`, "2026-02-12"), [], letters);
  }
  for (const year of ["26", "27", "28"]) {
    assert.deepEqual(kindsOf(`${year}DE000000000001R1`, "2027-01-02"), []);
  }
});

Deno.test("an MRN of no office of the Union, or of another year, is noted, of a cancellation never", () => {
  assert.deepEqual(kindsOf("26CH000000000001R1", "2026-02-12"), ["mrnOfNoOffice"]);
  assert.deepEqual(kindsOf("24DE000000000001R1", "2026-02-12"), ["mrnOfOtherYear"]);
  assert.deepEqual(kindsOf("62ED000000000001R1", "2026-02-12"), ["mrnOfNoOffice", "mrnOfOtherYear"]);
  assert.deepEqual(kindsOf("62ED000000000001R1", "2026-02-12", "cancellation"), []);
});
