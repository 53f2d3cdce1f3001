/**
 * The commercial invoice, and the proforma invoice that differs in its name, its validity and its purpose.
 */
import { currencyName, minorUnitDigits } from "../../../kernel/currency.ts";
import { exactly, plus, roundedTo, zero } from "../../../kernel/decimal.ts";
import { printed, printedMoney, printedNumber } from "../../documents/printed_number.ts";
import type { InvoiceData } from "../invoice.ts";
import { lineDecimals } from "../line_decimals.ts";
import { packageLegend, unitLegend } from "../trade_codes.ts";
import type { Block, RowsBlock } from "../../documents/printable.ts";
import { labelSize } from "../../documents/type_sizes.ts";
import { type GoodsColumn, goodsRows } from "../../documents/filled_columns.ts";
import {
  codeColumn,
  descriptionColumn,
  marksColumn,
  noteColumns,
  numberColumn,
  originColumn,
  quantityColumn,
  sharedPackagesColumn,
  unitColumn,
  weightColumns,
} from "./goods_columns.ts";
import { totalsColumns } from "./invoice_totals.ts";
import { goodsLanguage, otherParties, partyBox } from "./parties.ts";
import { countryIfGiven, fieldsBox, keyBoxes, signatureBoxes, statement } from "../../documents/parts.ts";
import {
  invoiceFields,
  originCountries,
  referenceFields,
  termsOfDelivery,
  transportRow,
} from "./shipment.ts";
import { tariffSummary } from "./tariff_summary.ts";

/** Returns the body of a commercial or proforma invoice. */
export const pricedDocument = (
  type: "commercial" | "proforma",
  invoice: InvoiceData,
): ReadonlyArray<Block> => [
  keyBoxes([
    [
      partyBox("Consignor (exporter)", invoice.shipper),
      fieldsBox(2, [
        ...invoiceFields(invoice, type),
        ...(type === "proforma"
          ? [["Valid until", invoice.validUntil] as const, ["Purpose", invoice.proformaPurpose] as const]
          : []),
        ...referenceFields(invoice),
      ]),
    ],
    [
      partyBox("Consignee", invoice.consignee),
      fieldsBox(1, [
        ["Terms of delivery", termsOfDelivery(invoice)],
        ["Terms of payment", invoice.paymentTerms],
        ["Currency", `${invoice.currency}, ${currencyName(invoice.currency)}`],
        ["Country of origin", originCountries(invoice)],
        ["Country of acquisition", countryIfGiven(invoice.countryOfAcquisition)],
      ]),
    ],
    ...otherParties(invoice),
    transportRow(invoice),
  ]),
  pricedRows(invoice),
  ...tariffSummary(invoice, true),
];

const pricedRows = (invoice: InvoiceData): RowsBlock => {
  const { lineItems: lines, currency, showPacking = false } = invoice;
  const digits = minorUnitDigits(currency);
  const { unitPrice: priceDecimals } = lineDecimals(invoice);
  const packing = showPacking ? packingColumns(lines) : [];
  const isTotalled = packing.some(({ closing = "" }) => closing !== "");
  const amounts = runningAmounts(invoice, digits);
  const columns: ReadonlyArray<GoodsColumn> = [
    numberColumn(lines),
    ...(showPacking ? [marksColumn(lines)] : []),
    descriptionColumn(lines, isTotalled ? "Total" : undefined),
    ...noteColumns(lines),
    ...(showPacking ? [sharedPackagesColumn(lines)] : []),
    codeColumn(lines),
    originColumn(lines),
    ...packing,
    quantityColumn(invoice),
    unitColumn(lines),
    {
      heading: "Unit price",
      kind: "figure",
      cells: lines.map((line) => printedNumber(line.unitPrice, priceDecimals)),
    },
    {
      ...{ heading: `Amount ${currency}`, kind: "figure" },
      cells: lines.map((line) => printedMoney(line.totalValue, digits)),
      carried: amounts,
      ...(isTotalled && { closing: amounts.at(-1) ?? "" }),
    },
  ];
  const language = goodsLanguage(invoice);
  return goodsRows("Goods", columns, {
    tail: tail(invoice),
    ...(language !== undefined && { language }),
  });
};

/** Returns packages and weights, each with its total where there is more than one line and all of them state it. */
const packingColumns = (lines: InvoiceData["lineItems"]): ReadonlyArray<GoodsColumn> =>
  weightColumns(lines, "").map(({ closing, ...column }) =>
    closing === undefined || lines.length < 2 ? column : { ...column, closing }
  );

const runningAmounts = ({ lineItems }: InvoiceData, digits: number): ReadonlyArray<string> => {
  let sum = zero;
  return lineItems.map((line) => {
    sum = plus(sum, roundedTo(exactly(line.totalValue), digits));
    return printed(sum, digits);
  });
};

/** Blocks on the page of the signature, with the last of the goods. */
const tail = (invoice: InvoiceData): ReadonlyArray<Block> => [
  ...legend(invoice.lineItems, invoice.showPacking === true),
  totalsColumns(invoice),
  ...statement("REX number of the exporter", invoice.rexNumber),
  ...statement("Statement on origin", invoice.originStatement),
  ...statement("Declaration", invoice.declarationText),
  signatureBoxes("exporter", invoice.signatory),
];

/**
 * Returns what the codes of units and packages stand for, those that the document prints; nothing where none needs it.
 * @param showsPackages whether the document prints kinds of packages
 */
export const legend = (lines: InvoiceData["lineItems"], showsPackages: boolean): ReadonlyArray<Block> => {
  const units = unitLegend(lines.map(({ unitCode }) => unitCode));
  const kinds = showsPackages ? packageLegend(lines.map(({ packageKind }) => packageKind)) : "";
  const text = [units, kinds].filter((each) => each !== "").join(", ");
  return text === "" ? [] : [{ text, fontSize: labelSize, margin: [0, 3, 0, 0] }];
};
