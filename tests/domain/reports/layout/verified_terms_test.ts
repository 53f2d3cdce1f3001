/** What a report says of the terms that a verification report gave. */
import assert from "node:assert/strict";
import { calculationRecord, recordContext } from "../../../../src/domain/cbam/calculation/record.ts";
import type { Law } from "../../../../src/domain/cbam/law/law.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { actsOf, termsOf } from "../../../../src/domain/reports/layout/cbam_report_boxes.ts";
import { cn, decimal, law, settledOf, shipment } from "../../../support/law.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";

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

Deno.test("a report names energy, an assumed correction factor and the precursors' figures as the applicant's", () => {
  const assumed = shipment(["73181552", "CHN", "620", "2032-02-15"], {
    verifiedDirectTPerT: decimal("3.7637"),
    assumedCscf: decimal("0.9"),
    precursors: [{
      ...{ cnCode: cn("72230019"), productionRoute: undefined, tonnesPerTonne: decimal("1.1") },
      ...{ freeAllocationTPerT: undefined, verifiedEmissionsTPerT: decimal("3") },
    }],
  });
  const power = shipment(["27160000", "CHN", "12.5", "2026-02-15"], { unit: "MWh" });
  const under: Law = { ...law, tables: withElectricity.tables, dataSet: withElectricity.tables.newest };
  const rowsOf = (asked: Shipment, of: Law) => {
    const record = calculationRecord(
      asked,
      settledOf(asked, of),
      recordContext(of, "2026-11-20T12:00:00Z", true),
    );
    const [table] = termsOf(record, actsOf(record));
    assert.ok(table !== undefined && "rows" in table);
    return new Map(
      table.rows.map(([name = "", , , unit, act]) => [name.replaceAll("\u00a0", " "), [unit, act]]),
    );
  };
  const given = "given\u00a0by\u00a0applicant";
  const rows = rowsOf(assumed, law);
  for (const name of ["CSCF", "tonnage", "precursor ratio 72230019", "precursor verified 72230019"]) {
    assert.equal(rows.get(name)?.[1], given, name);
  }
  assert.match(rows.get("precursor benchmark 72230019")?.[1] ?? "", /^\[\d\]$/);
  assert.deepEqual(rowsOf(power, under).get("quantity"), ["MWh", given]);
});
