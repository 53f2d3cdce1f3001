/**
 * The packing list: what lies in which packages, without prices. What a line doesn't state stays blank, and a total
 * says of how many lines it is where it isn't of all.
 */
import { roundedTo } from "../../../kernel/decimal.ts";
import { mostDecimals, printed } from "../../documents/printed_number.ts";
import type { InvoiceData, LineItem } from "../invoice.ts";
import { packingTotals, volumeDecimals } from "../totals.ts";
import type { Block } from "../../documents/printable.ts";
import { legend } from "./commercial_invoice.ts";
import { goodsRows } from "../../documents/filled_columns.ts";
import {
  codeColumn,
  descriptionColumn,
  marksColumn,
  noteColumns,
  numberColumn,
  quantityColumn,
  sharedPackagesColumn,
  sizeColumns,
  unitColumn,
  weightColumns,
} from "./goods_columns.ts";
import { goodsLanguage, otherParties, partyBox } from "./parties.ts";
import { type Field, fieldsBox, keyBoxes, signatureBoxes } from "../../documents/parts.ts";
import { invoiceFields, referenceFields, termsOfDelivery, transportRow } from "./shipment.ts";
import { tariffSummary } from "./tariff_summary.ts";

/** Returns the body of a packing list. */
export const packingList = (invoice: InvoiceData): ReadonlyArray<Block> => {
  const { lineItems: lines } = invoice;
  const language = goodsLanguage(invoice);
  const rows = goodsRows("Packages and goods", [
    numberColumn(lines),
    marksColumn(lines),
    descriptionColumn(lines, "Total"),
    ...noteColumns(lines),
    sharedPackagesColumn(lines),
    codeColumn(lines),
    quantityColumn(invoice),
    unitColumn(lines),
    ...weightColumns(lines),
    ...sizeColumns(lines),
  ], {
    tail: [...legend(lines, true), signatureBoxes("packer", invoice.signatory)],
    ...(language !== undefined && { language }),
  });
  return [
    keyBoxes([
      [
        partyBox("Consignor (exporter)", invoice.shipper),
        fieldsBox(2, [...invoiceFields(invoice, "packing-list"), ...referenceFields(invoice)]),
      ],
      [
        partyBox("Consignee", invoice.consignee),
        fieldsBox(2, [["Terms of delivery", termsOfDelivery(invoice)], ...totalFields(lines)]),
      ],
      ...otherParties(invoice),
      transportRow(invoice),
    ]),
    rows,
    ...tariffSummary(invoice, false),
  ];
};

/** The unit of each total. */
const measures = [
  { name: "packages", title: "Total packages", unit: "" },
  { name: "netWeightKg", title: "Total net weight", unit: "\u00a0kg" },
  { name: "grossWeightKg", title: "Total gross weight", unit: "\u00a0kg" },
  { name: "volumeM3", title: "Total volume", unit: "\u00a0m³" },
] as const;

const totalFields = (lines: ReadonlyArray<LineItem>): ReadonlyArray<Field> => {
  const totals = packingTotals(lines);
  return measures.map(({ name, title, unit }) => {
    const { sum, lines: stated } = totals[name];
    if (stated === 0) return [title, "not stated"];
    const extent = stated === lines.length ? "" : ` (${stated} of ${lines.length} lines)`;
    const digits = name === "volumeM3"
      ? volumeDecimals(lines)
      : mostDecimals(lines.map((line) => line[name]));
    return [title, `${printed(roundedTo(sum, digits), digits)}${unit}${extent}`];
  });
};
