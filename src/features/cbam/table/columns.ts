/**
 * The columns that a table of shipments may have, with the contract's names. `docs/tables.md` and the template are made
 * of this list and of the headings. Contract section 2.5; decisions, "Bulk rows and CSV".
 */
import { precursorColumn } from "../../../domain/cbam/bulk/precursor_cell.ts";
import { poundColumn, strictTableRow } from "../../../domain/cbam/bulk/written_row.ts";
import { hardCapRows } from "../../../contract/bulk.ts";
import { type Column, type ColumnSet, columnSet } from "../../../http/wire/table/columns/column_set.ts";
import { headingWords, type ShipmentColumn } from "./heading_words.ts";
import { unitWords } from "./mass_words.ts";

/** A column before its headings. */
type DescribedColumn = Omit<Column, "headings"> & { readonly name: ShipmentColumn };

const described: ReadonlyArray<DescribedColumn> = [
  {
    name: "cn_code",
    need: "required",
    holds:
      "CN code, 8 digits; of 10 (TARIC) and 11 (German code number) the first 8 count, and 10 where the 8 don't decide",
    example: "7208 39 00",
    isIdentifying: true,
  },
  {
    name: "origin_country",
    need: "required",
    holds:
      "country of origin: ISO code of 2 or 3 letters, or its name in English, German, French, Italian, Spanish, Polish, Dutch or Portuguese",
    example: "CHN",
    isIdentifying: true,
  },
  {
    name: "tonnage",
    need: "one quantity",
    holds: "net mass in tonnes of 1 000 kg; this column or net_mass_kg",
    example: 24.5,
    isNumber: true,
  },
  {
    name: "net_mass_kg",
    need: "one quantity",
    holds: "net mass in kilograms; this column or tonnage",
    example: 24500,
    isNumber: true,
  },
  {
    name: poundColumn,
    need: "one quantity",
    holds: "net mass in pounds (lb) of 0.45359237 kg, in place of kilograms or tonnes",
    example: 54013,
    isNumber: true,
    isUnoffered: true,
  },
  {
    name: "mass_unit",
    need: "optional",
    holds: "unit of the mass beside it, row by row: kg, t or lb",
    example: "kg",
    isUnit: true,
    isUnoffered: true,
  },
  {
    name: "mwh",
    need: "one quantity",
    holds: "electricity (CN 2716 00 00) in MWh, in place of a mass",
    example: 1000,
    isNumber: true,
  },
  {
    name: "import",
    need: "optional",
    holds: "day of import, which gives the year and the certificate price; wins over import_year",
    example: "2026-02-15",
    format: "day",
  },
  {
    name: "import_year",
    need: "optional",
    holds: "year of import, where the day is not known; the current year if neither is given",
    example: 2026,
    format: "whole",
  },
  {
    name: "client_ref",
    need: "optional",
    holds: "your own reference of the row, at most 200 characters, given back",
    example: "PO-4711/1",
  },
  {
    name: "production_route",
    need: "optional",
    holds: "production route such as (C), where the goods have several: see the sheet of routes",
    example: "(C)",
  },
  {
    name: "verified_direct_intensity",
    need: "optional",
    holds: "verified direct emissions, tCO2e per tonne of goods",
    example: 1.85,
    isNumber: true,
  },
  {
    name: "verified_indirect_intensity",
    need: "optional",
    holds: "verified indirect emissions, tCO2e per tonne of goods",
    example: 0.12,
    isNumber: true,
  },
  {
    name: "verified_free_allocation",
    need: "optional",
    holds:
      "free allocation of the verification report (SEFA), tCO2e per tonne of goods; wins over benchmarks",
    example: 1.3105,
    isNumber: true,
  },
  {
    name: "unit_content",
    need: "optional",
    holds:
      "where verified values are per tonne of clinker or kilogram of nitrogen: t of clinker, or kg of nitrogen, in a tonne of goods",
    example: 0.88,
    isNumber: true,
  },
  {
    name: "reporting_period",
    need: "optional",
    holds: "year that the verified values are of; the year of import if none is given",
    example: 2026,
    format: "whole",
  },
  {
    name: "value_id",
    need: "optional",
    holds: "id of a supplier's value of the account, in the place of the verified figures and their year",
    example: "0190163d-8694-739b-aea5-966c26f8ad91",
  },
  {
    name: "origin_carbon_price_eur_per_t",
    need: "optional",
    holds: "carbon price paid in the country of origin, EUR per tCO2e",
    example: 12.5,
    isNumber: true,
  },
  {
    name: "assume_cscf",
    need: "optional",
    holds: "cross-sectoral correction factor to assume for 2031 to 2033, a share such as 1",
    example: 1,
    isNumber: true,
    isShare: true,
  },
  {
    name: precursorColumn,
    need: "optional",
    holds:
      "precursors as a JSON row has them, as JSON text; [] for goods without any, an empty cell says nothing",
    example: '[{"cn_code":"72139190","production_route":"(C)","tonnes_per_tonne":1.06}]',
    list: "JSON",
    isUnoffered: true,
  },
];

/** Every column, in the order of the template. */
export const columns: ReadonlyArray<Column> = described.map((column) => ({
  ...column,
  headings: headingWords[column.name],
}));

/** The tables of shipments that a bulk call takes. */
export const shipmentTable: ColumnSet = columnSet({
  columns,
  unitWords,
  readRow: strictTableRow,
  emptyTable: { kind: "noShipment" },
  mostRows: hardCapRows,
  repeatsHeadings: true,
});
