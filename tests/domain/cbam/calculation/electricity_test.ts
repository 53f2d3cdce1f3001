/** CN 2716 00 00: default values that an operator switches on, in MWh. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import { calculationRecord, recordContext } from "../../../../src/domain/cbam/calculation/record.ts";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { type Law, lawInForce } from "../../../../src/domain/cbam/law/law.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import {
  askedAtMs,
  decimal,
  law,
  notesOf,
  outcomeOf,
  reasonOf,
  settledOf,
  shipment,
} from "../../../support/law.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";

const on: Law = lawInForce(withElectricity.tables, withElectricity.prices, askedAtMs);
const power = (country: string, mwh: string, day = "2026-02-15", more: Partial<Shipment> = {}): Shipment =>
  shipment(["27160000", country, mwh, day], { unit: "MWh", ...more });

Deno.test("1 000 MWh from Serbia in 2026-Q1 come to 1 041 t and 78 449.76 EUR", () => {
  const { terms, figures } = settledOf(power("SRB", "1000"), on);
  assert.equal(toText(terms.embeddedT), "1041");
  assert.deepEqual(
    [toText(figures.netEmissionsT), toText(figures.freeAllocationT), toText(figures.netCostEur)],
    ["1041", "0", "78449.76"],
  );
  assert.equal(terms.intensity.source, "default_country_year");
});

Deno.test("the record of electricity has MWh, tCO2e per MWh, no mark-up, its own act and the notice of its data", () => {
  const asked = power("SRB", "1000");
  const record = calculationRecord(
    asked,
    outcomeOf(asked, on),
    recordContext(on, "2026-11-20T12:00:00.000Z", true),
  );
  assert.deepEqual([record.tonnage, record.mwh], [1000, 1000]);
  assert.deepEqual(
    record.trace?.map(({ term, value, unit }) => [term, value, unit]),
    [
      ["default_value_total", 1.041, "tCO2e/MWh"],
      ["direct_intensity", 1.041, "tCO2e/MWh"],
      ["indirect_intensity", 0, "tCO2e/MWh"],
      ["embedded_intensity", 1.041, "tCO2e/MWh"],
      ["mwh", 1000, "MWh"],
      ["embedded_emissions", 1041, "tCO2e"],
      ["net_emissions", 1041, "tCO2e"],
      ["certificate_price", 75.36, "EUR/tCO2e"],
      ["gross_cost", 78449.76, "EUR"],
    ],
  );
  assert.match(record.trace?.[0]?.source.label ?? "", /2025\/2621, Annex III/);
  assert.ok(record.sources.every(({ label }) => !/benchmark|CBAM factor|2025\/2620/.test(label)));
  assert.ok(
    record.notes.includes("Emission factors of electricity: data sourced from the IEA, CC BY-NC-SA 4.0."),
  );
  assert.equal(record.versions.electricity?.version, "2026-01-01");
});

Deno.test("a country without a value takes the European Union's, and a printed 0 is noted", () => {
  const norm = settledOf(power("CHN", "10"), on);
  assert.equal(toText(norm.terms.embeddedT), "6.12");
  assert.equal(norm.terms.intensity.source, "default_other_countries_year");
  assert.match(notesOf(norm).join(" "), /for CHN: that of the European Union applies/);
  const albania = settledOf(power("ALB", "10"), on);
  assert.equal(toText(albania.figures.netCostEur), "0");
  assert.match(notesOf(albania).join(" "), /prints 0 as the default value/);
});

Deno.test("electricity without free allocation is ok in every year, with default and with verified values", () => {
  const verified = { verifiedDirectTPerT: decimal("0.5"), verifiedIndirectTPerT: decimal("0") };
  for (const day of ["2026-06-01", "2030-06-01", "2031-06-01", "2033-06-01", "2034-06-01", "2045-06-01"]) {
    assert.equal(toText(settledOf(power("UKR", "10", day), on).terms.embeddedT), "9.07", day);
    assert.equal(toText(settledOf(power("UKR", "10", day, verified)).terms.embeddedT), "5", day);
  }
});

Deno.test("verified values of electricity are told the conditions of Annex IV, and those above 0.55 t per MWh that they don't count", () => {
  const told = (direct: string, more: Partial<Shipment> = {}) =>
    settledOf(power("UKR", "10", "2026-02-15", { verifiedDirectTPerT: decimal(direct), ...more }), on).notes
      .map(({ kind }) => kind).filter((kind) => kind.startsWith("electricity"));
  const licence = "electricityLicence";
  assert.deepEqual(told("0.05"), [licence, "electricityConditions"]);
  assert.deepEqual(told("0.55"), [licence, "electricityConditions"]);
  assert.deepEqual(told("0.551"), [licence, "electricityConditions", "electricityAboveLimit"]);
  assert.deepEqual(told("0.05", { verifiedDirectTPerT: undefined }), [licence]);
  const [note] = notesOf(
    settledOf(power("UKR", "10", "2026-02-15", { verifiedDirectTPerT: decimal("5") }), on),
  )
    .filter((each) => each.includes("three times"));
  assert.match(note ?? "", /more than three times the default value, 0\.907: /);
});

Deno.test("where they are off, electricity needs data and says how they are switched on", () => {
  const outcome = outcomeOf(power("SRB", "1000"), law);
  assert.ok(outcome.status === "needs_data");
  assert.match(reasonOf(outcome), /ELECTRICITY_DEFAULTS=on.*give both the verified/);
});

Deno.test("mwh is refused for other goods, and tonnage is taken as MWh with a note", () => {
  const refused = calculate(on, shipment(["72083900", "CHN", "1", "2026-02-15"], { unit: "MWh" }));
  assert.ok(Either.isLeft(refused));
  assert.deepEqual(refused.left.map(({ path }) => path), ["mwh"]);
  const { notes, figures } = settledOf(power("SRB", "1000", "2026-02-15", { unit: undefined }), on);
  assert.match(notesOf({ notes })[0] ?? "", /tonnage is taken as MWh/);
  assert.equal(toText(figures.netCostEur), "78449.76");
});
