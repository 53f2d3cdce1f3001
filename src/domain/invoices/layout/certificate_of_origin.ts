/**
 * The certificate of origin, as far as the exporter fills it in: its number and the box of the issuing body are that
 * body's to fill, so the box is empty, and the margin says that the page is a draft until it is stamped.
 */
import { printedNumber } from "../../documents/printed_number.ts";
import { type InvoiceData, producerOf } from "../invoice.ts";
import { lineDecimals } from "../line_decimals.ts";
import { runningQuantities } from "../totals.ts";
import type { Block, RowsBlock } from "../../documents/printable.ts";
import { strongSize } from "../../documents/type_sizes.ts";
import { type GoodsColumn, goodsRows } from "../../documents/filled_columns.ts";
import {
  codeColumn,
  descriptionColumn,
  marksColumn,
  noteColumns,
  numberColumn,
  originColumn,
  unitOf,
  weightColumns,
} from "./goods_columns.ts";
import { legend } from "./commercial_invoice.ts";
import { goodsLanguage, partyBox } from "./parties.ts";
import { fieldsBox, heading, keyBoxes, labelled, paragraph } from "../../documents/parts.ts";
import { invoiceFields, originCountries, originDeclaration, transportRow } from "./shipment.ts";

/** Note in the margin of each page. */
export const draftNote = "Draft until stamped and signed by the issuing body";

/** Returns the body of a certificate of origin. */
export const certificateOfOrigin = (invoice: InvoiceData): ReadonlyArray<Block> => {
  const { certificate = {} } = invoice;
  return [
    keyBoxes([
      [
        partyBox("Consignor (exporter)", invoice.shipper),
        fieldsBox(2, [
          ["Certificate number", certificate.number ?? ""],
          ["Country of origin", originCountries(invoice)],
          ...invoiceFields(invoice, "certificate-of-origin"),
        ]),
      ],
      [partyBox("Consignee", invoice.consignee), producerBox(invoice)],
      transportRow(invoice),
      ...(certificate.remarks === undefined
        ? []
        : [[labelled("Remarks", paragraph(certificate.remarks))] as const]),
    ]),
    originRows(invoice),
  ];
};

const producerBox = (invoice: InvoiceData): Block => {
  const producer = producerOf(invoice);
  if (producer === "not stated") return labelled("Producer", paragraph("Not stated"));
  if (producer === "shipper") return labelled("Producer", { text: "SAME", fontSize: strongSize, bold: true });
  return partyBox("Producer", producer);
};

const stampHeight = 104;

const certification = (invoice: InvoiceData): Block => ({
  boxes: [[
    declarationBox(invoice),
    heading("Certification by the issuing body: place, date, stamp and signature"),
  ]],
  widths: ["*", "*"],
  heights: [stampHeight],
  ruled: true,
  margin: [0, 10, 0, 0],
});

const declarationBox = (invoice: InvoiceData): Block => {
  const { originStatement, signatory } = invoice;
  const signs = [signatory?.place, signatory?.date, signatory?.name, signatory?.position]
    .filter((text) => text !== undefined).join(", ");
  return {
    stack: [
      heading("Declaration by the exporter"),
      paragraph(originDeclaration(invoice)),
      ...(originStatement === undefined
        ? []
        : [{ ...paragraph(originStatement), margin: [0, 4, 0, 0] as const }]),
      { ...heading("Place, date, name and signature"), margin: [0, 10, 0, 1] },
      { ...paragraph(signs), margin: [0, 0, 0, 30] },
    ],
  };
};

const originRows = (invoice: InvoiceData): RowsBlock => {
  const { lineItems: lines } = invoice;
  const { quantity: decimals } = lineDecimals(invoice);
  const quantity: GoodsColumn = {
    ...{ heading: "Quantity", kind: "figure" },
    cells: lines.map((line) => `${printedNumber(line.quantity, decimals)}\u00a0${unitOf(line)}`),
    carried: runningQuantities(lines, decimals),
    closing: "***",
  };
  const [packages, kind, , gross] = weightColumns(lines);
  const unsummed = (column: GoodsColumn | undefined): ReadonlyArray<GoodsColumn> =>
    column === undefined
      ? []
      : [{ heading: column.heading, kind: column.kind, cells: column.cells, closing: "***" }];
  const language = goodsLanguage(invoice);
  return goodsRows("Goods", [
    numberColumn(lines),
    { ...marksColumn(lines), closing: "***" },
    ...unsummed(packages),
    ...unsummed(kind),
    descriptionColumn(lines, "*** End of the list of goods ***"),
    ...noteColumns(lines),
    { ...codeColumn(lines), closing: "***" },
    { ...originColumn(lines), closing: "***" },
    quantity,
    ...unsummed(gross),
  ], {
    tail: [...legend({ ...invoice, showPacking: true }), certification(invoice)],
    ...(language !== undefined && { language }),
  });
};
