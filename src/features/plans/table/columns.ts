/** The columns of a table of goods of a plan: those of a bulk call that a plan has, with units of masses and pounds, and the supplier. */
import { strictReaderOf } from "../../../contract/decoding/as_written.ts";
import { hardCapRows } from "../../../contract/bulk.ts";
import { PlanRowRequest } from "../../../contract/requests/plans.ts";
import { withPrecursors } from "../../../domain/cbam/bulk/precursor_cell.ts";
import { readTableMass, withoutZeros } from "../../../domain/cbam/bulk/written_row.ts";
import { type Column, type ColumnSet, columnSet } from "../../../http/wire/table/columns/column_set.ts";
import { shipmentTable } from "../../cbam/table/columns.ts";
import { headingWords } from "../../cbam/table/heading_words.ts";

const supplier: Column = {
  name: "supplier",
  need: "optional",
  holds: "who sells the goods, at most 200 characters; costs are summed by it",
  example: "Karadeniz Celik",
  headings: {
    en: ["Supplier", "Vendor", "Seller", "Supplier name", "Vendor name"],
    de: ["Lieferant", "Verkäufer", "Kreditor", "Lieferantenname"],
    fr: ["Fournisseur", "Vendeur", "Nom du fournisseur"],
    other: ["Fornitore", "Proveedor", "Dostawca", "Leverancier", "Fornecedor"],
  },
};

const verifiedYear: Column = {
  name: "verified_year",
  need: "optional",
  holds: "year that the free allocation of the verification report is of; 2026 if none is given",
  example: 2026,
  format: "whole",
  headings: headingWords.reporting_period,
};

const members: ReadonlySet<string> = new Set(Object.keys(PlanRowRequest.fields));

/** The tables of goods that a portfolio takes. */
export const planTable: ColumnSet = columnSet({
  columns: [
    supplier,
    verifiedYear,
    ...shipmentTable.columns.filter(({ name, isUnoffered }) => members.has(name) || isUnoffered === true),
  ],
  unitWords: shipmentTable.unitWords,
  readRow: withPrecursors(withoutZeros(strictReaderOf(PlanRowRequest, readTableMass))),
  emptyTable: shipmentTable.emptyTable,
  mostRows: hardCapRows,
  repeatsHeadings: true,
});
