/** What a report says of the terms that a verification report gave. */
import assert from "node:assert/strict";
import { calculationRecord, recordContext } from "../../../../src/domain/cbam/calculation/record.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { actsOf, termsOf } from "../../../../src/domain/reports/layout/cbam_report_boxes.ts";
import { decimal, law, settledOf, shipment } from "../../../support/law.ts";

const printed = (more: Partial<Shipment>) => {
  const asked = shipment(["25232900", "TUR", "500", "2026-08-06"], {
    verifiedDirectTPerT: decimal("0.85"),
    verifiedIndirectTPerT: decimal("0.05"),
    ...more,
  });
  const record = calculationRecord(asked, settledOf(asked), recordContext(law, "2026-11-20T12:00:00Z", true));
  return { text: JSON.stringify(termsOf(record, actsOf(record))), acts: actsOf(record) };
};

const givenIn = (text: string): number => text.split(/given\sby\sapplicant/).length - 1;

Deno.test("a report names values per tonne of clinker, their content and a verified free allocation as the applicant's", () => {
  const plain = printed({});
  const full = printed({ unitContent: decimal("0.8"), verifiedFreeAllocationTPerT: decimal("0.6") });
  assert.equal(givenIn(plain.text), 3);
  assert.equal(givenIn(full.text), 5);
  assert.match(full.text, /verified\sdirect\s×\sunit\scontent/);
  assert.match(full.text, /as the verification report states it/);
  assert.doesNotMatch(full.text, /cross-sectoral/);
});
