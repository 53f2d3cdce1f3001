/**
 * The packing list: what lies in which packages, without prices. What a line doesn't state stays blank, and a total
 * says of how many lines it is where it isn't of all.
 */
import type { Block, RowsBlock } from "../printable.ts";
import { printed, printedNumber } from "../printed_number.ts";
import type { InvoiceData, LineItem } from "../../invoices/invoice.ts";
import {
  type PackingTotals,
  packingTotals,
  type PartialSum,
  runningPackingTotals,
  volumeM3,
} from "../../invoices/totals.ts";
import {
  type Field,
  fieldsBox,
  fittedColumn,
  keyBoxes,
  partyBox,
  signatureBoxes,
  termsOfDelivery,
  transportRow,
} from "./parts.ts";

/** @returns the body of a packing list */
export const packingList = (invoice: InvoiceData): ReadonlyArray<Block> => [
  keyBoxes([
    [
      partyBox("Consignor (exporter)", invoice.shipper),
      fieldsBox(2, [["Invoice number", invoice.invoiceNumber], ["Invoice date", invoice.invoiceDate]]),
    ],
    [
      partyBox("Consignee", invoice.consignee),
      {
        stack: [
          fieldsBox(1, [["Terms of delivery", termsOfDelivery(invoice)]]),
          fieldsBox(2, totalFields(invoice.lineItems)),
        ],
      },
    ],
    transportRow(invoice),
  ]),
  packingRows(invoice.lineItems),
  signatureBoxes("packer"),
];

/** The unit and the least decimals of each total. */
const measures = [
  { name: "packages", title: "Total packages", unit: "", decimals: 0 },
  { name: "netWeightKg", title: "Total net weight", unit: " kg", decimals: 0 },
  { name: "grossWeightKg", title: "Total gross weight", unit: " kg", decimals: 0 },
  { name: "volumeM3", title: "Total volume", unit: " m³", decimals: 3 },
] as const;

const totalFields = (lines: ReadonlyArray<LineItem>): ReadonlyArray<Field> => {
  const totals = packingTotals(lines);
  return measures.map(({ name, title, unit, decimals }) => {
    const { sum, lines: stated } = totals[name];
    if (stated === 0) return [title, "not stated"];
    const extent = stated === lines.length ? "" : ` (${stated} of ${lines.length} lines)`;
    return [title, `${printed(sum, decimals)}${unit}${extent}`];
  });
};

const packingRows = (lines: ReadonlyArray<LineItem>): RowsBlock => {
  const rows = lines.map((line, index) => [
    ...[String(index + 1), line.marksAndNumbers ?? "", line.description, line.hsCode],
    ...[figure(line.quantity), line.unit, figure(line.packages)],
    ...[figure(line.netWeightKg), figure(line.grossWeightKg)],
    ...[line.dimensionsCm ?? "", volume(line)],
  ]);
  const sums = runningPackingTotals(lines).map(totalCells);
  const closing = ["", "", "Total", "", "", "", ...(sums.at(-1) ?? [])];
  const column = (index: number) => [...rows, closing].map((row) => row[index] ?? "");
  return {
    columns: [
      { heading: "No.", width: 24, alignment: "right" },
      { heading: "Marks and numbers", width: 66, alignment: "left" },
      { heading: "Description of goods", width: "*", alignment: "left" },
      fittedColumn("HS code", column(3), "left"),
      fittedColumn("Quantity", column(4)),
      { heading: "Unit", width: 26, alignment: "left" },
      fittedColumn("Pack- ages", column(6)),
      fittedColumn("Net kg", column(7)),
      fittedColumn("Gross kg", column(8)),
      fittedColumn("Dimensions cm", column(9), "left"),
      fittedColumn("Volume m³", column(10)),
    ],
    rows,
    carried: sums.map((cells) => ["", "", "Carried forward", "", "", "", ...cells]),
    closing,
  };
};

/** The sums as the cells from the packages' column on. */
const totalCells = (
  { packages, netWeightKg, grossWeightKg, volumeM3 }: PackingTotals,
): ReadonlyArray<string> => [
  ...[total(packages, 0), total(netWeightKg, 0), total(grossWeightKg, 0)],
  ...["", total(volumeM3, 3)],
];

const total = ({ sum, lines }: PartialSum, decimals: number): string =>
  lines === 0 ? "" : printed(sum, decimals);

const figure = (value: number | undefined): string => value === undefined ? "" : printedNumber(value, 0);

const volume = (line: LineItem): string => {
  const cubicMetres = volumeM3(line);
  return cubicMetres === undefined ? "" : printed(cubicMetres, 3);
};
