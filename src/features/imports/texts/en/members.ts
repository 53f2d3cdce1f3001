/**
 * English names of the fields on the pages of an importer's year, by the members of the requests that they fill.
 */

export const members = {
  importer: "Importer",
  declarant: "Declarant",
  representation: "Representation",

  eori: "EORI number",
  name: "Name",
  member_state: "Member state",
  cbam_account: "CBAM account number",
  state: "Status",
  from: "From",
  reference: "Reference",

  mrn: "MRN",
  item: "Item",
  release_date: "Released on",
  recorded_on: "Recorded on",
  refers_to: "Entry that holds",
  procedure: "Procedure",
  cn_code: "CN code",
  taric_code: "TARIC code",
  origin_country: "Country of origin",
  net_mass_kg: "Net mass",
  mwh: "Electricity",
  production_route: "Production route",
  determination: "Emissions by",
  exemption: "Exemption",
  note: "Own note",
  document_codes: "Document codes",

  value_id: "Supplier's value",
  actual_values: "Actual emissions",
  "actual_values/direct_t_per_t": "Direct emissions",
  "actual_values/indirect_t_per_t": "Indirect emissions",
  "actual_values/free_allocation_t_per_t": "Verified free allocation (SEFA)",
  "actual_values/unit_content": "Content of clinker or nitrogen",
  "actual_values/precursors": "Precursors",
  reporting_period: "Reporting period",
  "actual_values/installation/id": "Installation, number",
  "actual_values/installation/name": "Installation, name",
  "actual_values/installation/unlocode": "Installation, UN/LOCODE",
  "actual_values/installation/address": "Installation, address",
  "actual_values/installation/operator": "Operator",
  "actual_values/verification/verifier": "Verifier",
  "actual_values/verification/accreditation": "Accreditation number",
  "actual_values/verification/accreditation_body": "Accredited by",
  "actual_values/verification/report": "Verification report",
  "actual_values/verification/day": "Day of the report",
  "actual_values/verification/is_satisfactory": "Verifier’s opinion",

  origin_carbon_price: "Carbon price paid abroad",
  origin_carbon_price_eur_per_t: "Carbon price paid abroad",
  "origin_carbon_price/eur_per_t": "Carbon price paid abroad",
  "origin_carbon_price/certifier": "Certified by",
  "origin_carbon_price/evidence": "Evidence of payment",

  placed_goods: "Goods placed under the procedure",
  "placed_goods/cn_code": "CN code of the goods placed",
  "placed_goods/origin_country": "Origin of the goods placed",
  "placed_goods/net_mass_kg": "Net mass of the goods placed",
  "placed_goods/production_route": "Production route of the goods placed",
  "placed_goods/procedure_reference": "Reference of the procedure",

  "document_codes/0/code": "First document code",
  "document_codes/0/reference": "Its reference",
  "document_codes/1/code": "Second document code",
  "document_codes/1/reference": "Its reference",

  cn: "CN code",
  country: "Country of origin",
  date: "Day of release",
  released_from: "Released from",
  released_to: "Released until",

  kind: "Type",
  bought_on: "Bought on",
  number: "Certificates",
  unit_price_eur: "Price each",
  lot: "Purchase",
  day: "Day",
  for_year: "For imports of",
};

/** The texts that every language has. */
export type MemberTexts = typeof members;
