/** The form of an import holds all that a row of the API says, in every language: nothing is lost by a correction. */
import assert from "node:assert/strict";
import { jsonEntry, sentEntry } from "../../../../../src/application/imports/sent/sent_entries.ts";
import {
  ActualValuesRequest,
  InstallationRequest,
  LedgerEntryRequest,
  VerificationRequest,
} from "../../../../../src/contract/requests/imports.ts";
import {
  entryFields,
  fieldOfEntry,
  valuesOfEntry,
} from "../../../../../src/features/imports/pages/ledger/entry_fields.ts";
import { typedRequest } from "../../../../../src/features/imports/pages/typed.ts";
import { entryRecord } from "../../../../../src/features/imports/records/entry_record.ts";
import { languages } from "../../../../../src/web/words/language.ts";
import { day } from "../../../../support/importer_year.ts";

const installation = {
  id: "UA-1",
  name: "Tube Works",
  unlocode: "UAIEV",
  address: "Street 1, Kyiv | UA",
  operator: "Tube Op",
};
const verification = {
  verifier: "Veri Ltd",
  day: "2026-11-01",
  report: "VR-1",
  accreditation: "AC-1",
  accreditation_body: "DAkkS",
};
const values = {
  direct_t_per_t: 2.61,
  indirect_t_per_t: 1.125,
  free_allocation_t_per_t: 0.5,
  unit_content: 0.88,
  reporting_period: 2026,
};
const precursors = [
  { cn_code: "72139110", production_route: "(C)", tonnes_per_tonne: 1.125 },
  {
    cn_code: "25231000",
    tonnes_per_tonne: 0.0001,
    free_allocation_t_per_t: 1,
    origin_country: "TUR",
    verified_emissions_t_per_t: 12.5,
  },
];

const rowOf = (actual: unknown) => ({
  mrn: "26DE000000000001R1",
  item: 3,
  recorded_on: "2026-11-02",
  release_date: "2026-03-10",
  procedure: "4051",
  cn_code: "73181541",
  taric_code: "7318154110",
  origin_country: "UKR",
  net_mass_kg: 9_000.5,
  mwh: 1.5,
  production_route: "(C)",
  determination: "actual",
  reporting_period: 2026,
  exemption: "territory",
  actual_values: actual,
  origin_carbon_price: { eur_per_t: 3.25, certifier: "Certifier", evidence: "E-1" },
  placed_goods: {
    cn_code: "72061000",
    origin_country: "IND",
    net_mass_kg: 1_500,
    production_route: "(A)",
    procedure_reference: "IP-6",
  },
  document_codes: [{ code: "Y128", reference: "R-1" }, { code: "Y900", reference: "R-2" }],
  member_state: "DE",
  note: "first",
});

/** Rows that say all that the members say together, and both that a good has no precursors and that nobody told. */
const rows = [
  { ...values, precursors, installation, verification: { ...verification, is_satisfactory: true } },
  { ...values, precursors: [], installation, verification: { ...verification, is_satisfactory: false } },
  { ...values, installation, verification },
].map(rowOf);

const entryOf = (row: unknown) => {
  const call = { importer: "1", today: day("2026-11-30"), newId: () => "2" };
  const { entry, issues } = sentEntry(call, jsonEntry(row, 0));
  return entry ?? assert.fail(JSON.stringify(issues));
};

/** Members that are chosen beside the fields, and that the form has no need of. */
const beside = ["entry", "kind", "refers_to", "declarant", "representation", "value_id"];

Deno.test("the row of this test says all that a row can", () => {
  const [row] = rows;
  const own = { ...row, ...Object.fromEntries(beside.map((name) => [name, ""])) };
  assert.deepEqual(Object.keys(own).sort(), Object.keys(LedgerEntryRequest.fields).sort());
  const actual = Object.keys({ ...values, precursors, installation, verification });
  assert.deepEqual(actual.sort(), Object.keys(ActualValuesRequest.fields).sort());
  assert.deepEqual(Object.keys(installation).sort(), Object.keys(InstallationRequest.fields).sort());
  const told = Object.keys({ ...verification, is_satisfactory: true });
  assert.deepEqual(told.sort(), Object.keys(VerificationRequest.fields).sort());
});

Deno.test("an import that is corrected in its form says all that it said, whatever else is changed, in every language", () => {
  for (const row of rows) {
    const entry = entryOf(row);
    for (const language of languages) {
      const form = new URLSearchParams([...valuesOfEntry({ entry, used: undefined }, language)]);
      form.set("cn_code", "73181568");
      form.set("actual_values/installation/id", "UA-2");
      const { body, issues } = typedRequest(form, entryFields, language);
      assert.deepEqual(issues, [], language);
      const known = entryRecord(entry);
      const { actual_values: actual } = known;
      const expected = {
        ...known,
        recorded_on: "2026-11-30",
        cn_code: "73181568",
        actual_values: actual && { ...actual, installation: { ...actual.installation, id: "UA-2" } },
      };
      assert.deepEqual(entryRecord(entryOf({ ...body, recorded_on: "2026-11-30" })), expected, language);
    }
  }
});

Deno.test("an issue of a part of a field stands at the field", () => {
  const field = "actual_values/precursors";
  assert.equal(fieldOfEntry(`/entries/0/${field}/1/tonnes_per_tonne`), field);
  assert.equal(fieldOfEntry("/actual_values"), "actual_values/direct_t_per_t");
  assert.equal(fieldOfEntry("/refers_to"), "mrn");
});
