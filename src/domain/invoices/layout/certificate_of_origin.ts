/**
 * The certificate of non-preferential origin, as far as the exporter fills it in: its number and the box of the issuing
 * body are that body's to fill. The box has the words that it signs and room for its stamp, and the margin says that the
 * page is a draft until it is stamped. Preferences have papers of their own, so nothing is said of them here.
 * @source Regulation (EU) No 952/2013, Article 61(3); Implementing Regulation (EU) 2015/2447, Annex 22-14 (goods that are
 * certified in the body's box, one country or the Union with the country, sums of packages and masses)
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
  exportControlColumn,
  marksColumn,
  numberColumn,
  originColumn,
  sharedPackagesColumn,
  unitOf,
  weightColumns,
} from "./goods_columns.ts";
import { legend } from "./commercial_invoice.ts";
import { goodsLanguage, partyBox } from "./parties.ts";
import { isPreferential } from "../preference/claims.ts";
import { fieldsBox, heading, keyBoxes, labelled, paragraph } from "../../documents/parts.ts";
import {
  certifiedOrigin,
  invoiceFields,
  originCertification,
  originDeclaration,
  transportRow,
} from "./shipment.ts";

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
          ["Country of origin", certifiedOrigin(invoice)],
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
    {
      stack: [
        heading("Certification by the issuing body: place, date, stamp and signature"),
        paragraph(originCertification(invoice)),
      ],
    },
    heading("Legalisation by chamber or consulate, where it is asked for"),
  ]],
  widths: ["*", "*", "*"],
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
      ...(originStatement === undefined || isPreferential(originStatement)
        ? []
        : [{ ...paragraph(originStatement), margin: [0, 4, 0, 0] as const }]),
      { ...heading("Place, date, name and signature"), margin: [0, 10, 0, 1] },
      { ...paragraph(signs), margin: [0, 0, 0, 30] },
    ],
  };
};

/** More units than these would push the boxes for stamps off the page of the last goods: their sums aren't printed. */
const mostUnitsSummed = 8;

const isShort = (sums: string): boolean => sums.split("\n").length <= mostUnitsSummed;

const originRows = (invoice: InvoiceData): RowsBlock => {
  const { lineItems: lines } = invoice;
  const { quantity: decimals } = lineDecimals(invoice);
  const quantities = runningQuantities(lines, decimals);
  const sums = quantities.at(-1) ?? "";
  const quantity: GoodsColumn = {
    ...{ heading: "Quantity", kind: "figure" },
    cells: lines.map((line) => `${printedNumber(line.quantity, decimals)}\u00a0${unitOf(line)}`),
    carried: quantities,
    closing: isShort(sums) ? sums : "***",
  };
  const [packages, kind, , gross] = weightColumns(lines, "***");
  const given = (column: GoodsColumn | undefined) => column === undefined ? [] : [column];
  const language = goodsLanguage(invoice);
  return goodsRows("Goods", [
    numberColumn(lines),
    { ...marksColumn(lines), closing: "***" },
    ...given(packages),
    ...(kind === undefined ? [] : [{ ...kind, closing: "***" }]),
    descriptionColumn(lines, "*** Total. End of the list of goods ***"),
    exportControlColumn(lines),
    sharedPackagesColumn(lines),
    { ...codeColumn(lines), closing: "***" },
    { ...originColumn(lines), closing: "***" },
    quantity,
    ...given(gross),
  ], {
    tail: [...legend(lines, true), certification(invoice)],
    ...(language !== undefined && { language }),
  });
};
