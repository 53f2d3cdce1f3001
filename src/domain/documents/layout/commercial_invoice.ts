/**
 * The commercial invoice, and the proforma invoice that differs in its name, its validity and its purpose.
 */
import type { Block, BoxesBlock, RowsBlock } from "../printable.ts";
import { amountInWords } from "../../invoices/amount_in_words.ts";
import { currencyName, minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, exactly, plus, roundedTo, zero } from "../../../kernel/decimal.ts";
import { printed, printedMoney, printedNumber } from "../printed_number.ts";
import type { InvoiceData } from "../../invoices/invoice.ts";
import { moneyTotals } from "../../invoices/totals.ts";
import {
  type Field,
  fieldsBox,
  fittedColumn,
  keyBoxes,
  labelled,
  originCountries,
  paragraph,
  partyBox,
  signatureBoxes,
  statement,
  termsOfDelivery,
  transportRow,
} from "./parts.ts";

/** @returns the body of a commercial invoice */
export const commercialInvoice = (invoice: InvoiceData): ReadonlyArray<Block> =>
  pricedDocument(invoice, [["Invoice number", invoice.invoiceNumber], ["Invoice date", invoice.invoiceDate]]);

/** @returns the body of a proforma invoice */
export const proformaInvoice = (invoice: InvoiceData): ReadonlyArray<Block> =>
  pricedDocument(invoice, [
    ["Proforma number", invoice.invoiceNumber],
    ["Date", invoice.invoiceDate],
    ["Valid until", invoice.validUntil],
    ["Purpose", invoice.proformaPurpose],
  ]);

const pricedDocument = (invoice: InvoiceData, references: ReadonlyArray<Field>): ReadonlyArray<Block> => [
  keyBoxes([
    [partyBox("Consignor (exporter)", invoice.shipper), fieldsBox(2, references)],
    [
      partyBox("Consignee", invoice.consignee),
      fieldsBox(1, [
        ["Terms of delivery", termsOfDelivery(invoice)],
        ["Currency", `${invoice.currency}, ${currencyName(invoice.currency)}`],
        ["Country of origin", originCountries(invoice)],
      ]),
    ],
    transportRow(invoice),
  ]),
  goodsRows(invoice),
  {
    // What is signed stands on the page of the signature; the limits of the texts make it fit.
    stack: [
      totalsColumns(invoice),
      ...statement("Statement on origin", invoice.originStatement),
      ...statement("Declaration", invoice.declarationText),
      signatureBoxes("exporter"),
    ],
    unbreakable: true,
    margin: [0, 6, 0, 0],
  },
];

const goodsRows = (invoice: InvoiceData): RowsBlock => {
  const digits = minorUnitDigits(invoice.currency);
  const rows = invoice.lineItems.map((line, index) => [
    ...[String(index + 1), line.description, line.hsCode, line.countryOfOrigin],
    ...[printedNumber(line.quantity, 0), line.unit, printedNumber(line.unitPrice, digits)],
    printedMoney(line.totalValue, digits),
  ]);
  let sum = zero;
  const carried = invoice.lineItems.map((line) => {
    sum = plus(sum, roundedTo(exactly(line.totalValue), digits));
    return ["", "Carried forward", "", "", "", "", "", printed(sum, digits)];
  });
  const column = (index: number) => [...rows, ...carried.slice(-1)].map((row) => row[index] ?? "");
  return {
    columns: [
      { heading: "No.", width: 24, alignment: "right" },
      { heading: "Description of goods", width: "*", alignment: "left" },
      fittedColumn("HS code", column(2), "left"),
      { heading: "Origin", width: 31, alignment: "left" },
      fittedColumn("Quantity", column(4)),
      { heading: "Unit", width: 26, alignment: "left" },
      fittedColumn("Unit price", column(6)),
      fittedColumn(`Amount ${invoice.currency}`, column(7)),
    ],
    rows,
    carried,
  };
};

const totalsColumns = (invoice: InvoiceData): Block => ({
  columns: [
    {
      ...labelled(
        "Amount in words",
        paragraph(amountInWords(moneyTotals(invoice).declared, invoice.currency)),
      ),
      width: "*",
    },
    { ...totalsBoxes(invoice), width: 240 },
  ],
  columnGap: 20,
});

const totalsBoxes = (invoice: InvoiceData): BoxesBlock => {
  const digits = minorUnitDigits(invoice.currency);
  const { goods, freight, insurance, otherCharges, rounding, declared } = moneyTotals(invoice);
  const amounts = [
    ["Goods", goods],
    ["Freight", freight],
    ["Insurance", insurance],
    ["Other charges", otherCharges],
    ["Rounding", rounding],
  ] as const;
  const line = (name: string, amount: Decimal, bold: boolean) => [
    { text: name, bold, fontSize: 8.5 },
    { text: printed(amount, digits), bold, fontSize: 8.5, alignment: "right" as const },
  ];
  return {
    boxes: [
      ...amounts.flatMap(([name, amount]) => amount === undefined ? [] : [line(name, amount, false)]),
      line(`Total declared value ${invoice.currency}`, declared, true),
    ],
    widths: ["*", 110],
    ruled: false,
  };
};
