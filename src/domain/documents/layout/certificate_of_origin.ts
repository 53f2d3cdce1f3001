/**
 * The certificate of origin, as far as the exporter fills it in: the issuing body's box stays blank, and the page
 * says that it certifies nothing until that box is stamped and signed.
 */
import type { Block, RowsBlock } from "../printable.ts";
import { printedNumber } from "../printed_number.ts";
import { type InvoiceData, isProducedByShipper } from "../../invoices/invoice.ts";
import { runningQuantities } from "../../invoices/totals.ts";
import {
  fieldsBox,
  fittedColumn,
  keyBoxes,
  label,
  labelled,
  originCountries,
  paragraph,
  partyBox,
  transportRow,
} from "./parts.ts";

/** @returns the body of a certificate of origin */
export const certificateOfOrigin = (invoice: InvoiceData): ReadonlyArray<Block> => [
  keyBoxes([
    [
      partyBox("Consignor (exporter)", invoice.shipper),
      {
        stack: [
          fieldsBox(2, [["Invoice number", invoice.invoiceNumber], ["Invoice date", invoice.invoiceDate]]),
          fieldsBox(1, [[
            "Status",
            "Not certified: valid only once the issuing body has stamped and signed it",
          ]]),
        ],
      },
    ],
    [
      partyBox("Consignee", invoice.consignee),
      labelled("Country of origin", paragraph(originCountries(invoice))),
    ],
    transportRow(invoice),
  ]),
  goodsRows(invoice),
  {
    stack: [{
      boxes: [
        [
          isProducedByShipper(invoice) || invoice.manufacturer === undefined
            ? labelled("Producer", { text: "SAME", fontSize: 9, bold: true })
            : partyBox("Producer", invoice.manufacturer),
          { ...issuingBodyBox, rowSpan: 2 },
        ],
        [declarationBox(invoice), paragraph("")],
      ],
      widths: ["*", "*"],
      ruled: true,
    }],
    unbreakable: true,
    margin: [0, 8, 0, 0],
  },
];

const issuingBodyBox: Block = {
  stack: [
    label(
      "Certification by the issuing body (chamber of commerce or customs): place, date, stamp, signature",
    ),
    { text: "Left blank. Not certified.", fontSize: 7, margin: [0, 0, 0, 90] },
  ],
};

const declarationBox = (invoice: InvoiceData): Block => ({
  stack: [
    label("Declaration by the exporter"),
    paragraph(
      `The undersigned declares that the goods described above originate in ${originCountries(invoice)}.`,
    ),
    ...(invoice.originStatement === undefined
      ? []
      : [{ ...paragraph(invoice.originStatement), margin: [0, 4, 0, 0] as const }]),
    { ...label("Place, date, name and signature"), margin: [0, 10, 0, 36] },
  ],
});

const goodsRows = (invoice: InvoiceData): RowsBlock => {
  const rows = invoice.lineItems.map((line, index) => [
    ...[
      String(index + 1),
      line.marksAndNumbers ?? "",
      line.packages === undefined ? "" : String(line.packages),
    ],
    ...[line.description, line.hsCode, line.countryOfOrigin],
    ...[`${printedNumber(line.quantity, 0)} ${line.unit}`],
    line.grossWeightKg === undefined ? "" : printedNumber(line.grossWeightKg, 0),
  ]);
  const column = (index: number) => rows.map((row) => row[index] ?? "");
  return {
    columns: [
      { heading: "No.", width: 24, alignment: "right" },
      { heading: "Marks and numbers", width: 80, alignment: "left" },
      fittedColumn("Pack- ages", column(2)),
      { heading: "Description of goods", width: "*", alignment: "left" },
      fittedColumn("HS code", column(4), "left"),
      { heading: "Origin", width: 31, alignment: "left" },
      { heading: "Quantity", width: 76, alignment: "right" },
      fittedColumn("Gross kg", column(7)),
    ],
    rows,
    carried: runningQuantities(invoice.lineItems).map((quantities) => [
      ...["", "", "", "Carried forward", "", ""],
      ...[quantities, ""],
    ]),
    closing: ["", "***", "", "*** End of the list of goods ***", "***", "***", "***", ""],
  };
};
