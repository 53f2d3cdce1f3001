/**
 * Totals of an invoice: its charges and discounts below each other, and the declared total, which is what a reader
 * looks for first.
 */
import { amountInWords } from "../amount_in_words.ts";
import { minorUnitDigits } from "../../../kernel/currency.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import { printed } from "../../documents/printed_number.ts";
import type { InvoiceData } from "../invoice.ts";
import { moneyTotals } from "../totals.ts";
import type { Block, BoxesBlock } from "../../documents/printable.ts";
import { labelSize, textSize, titleSize } from "../../documents/type_sizes.ts";
import { labelled, paragraph } from "../../documents/parts.ts";

/** Of the page's width; amounts below the list's last column. */
const totalsWidth = 250;
const amountWidth = 110;
const cellPadding = 3.5;
const rowPadding = 0.5;

/** Returns the amount in words at the left, the totals at the right. */
export const totalsColumns = (invoice: InvoiceData): Block => ({
  columns: [
    {
      ...labelled(
        "Amount in words",
        paragraph(amountInWords(moneyTotals(invoice).declared, invoice.currency)),
      ),
      width: "*",
    },
    { role: "table", stack: [...termRows(invoice), totalBox(invoice)], width: totalsWidth },
  ],
  columnGap: 20,
  margin: [0, 6, 0, 0],
});

const termRows = (invoice: InvoiceData): ReadonlyArray<Block> => {
  const digits = minorUnitDigits(invoice.currency);
  const { goods, freight, insurance, otherCharges, named, rounding } = moneyTotals(invoice);
  const amounts: ReadonlyArray<readonly [string, Decimal | undefined]> = [
    ["Goods", goods],
    ["Freight", freight],
    ["Insurance", insurance],
    ["Other charges", otherCharges],
    ...named,
    ["Rounding", rounding],
  ];
  const given = amounts.flatMap(([name, amount]) => amount === undefined ? [] : [[name, amount] as const]);
  return given.map(([name, amount], index) => ({
    role: "row",
    columns: [
      { ...paragraph(name), width: "*" },
      {
        ...{ text: printed(amount, digits), alignment: "right", lineEnds: "nowhere" },
        ...{ shrinksTo: labelSize, width: amountWidth },
      },
    ],
    margin: [cellPadding, rowPadding, cellPadding, rowPadding + (index === given.length - 1 ? 4 : 0)],
  }));
};

const totalBox = (invoice: InvoiceData): BoxesBlock => {
  const { currency } = invoice;
  const amount = printed(moneyTotals(invoice).declared, minorUnitDigits(currency));
  return {
    boxes: [[{
      role: "row",
      columns: [
        { text: `Total declared value`, bold: true, margin: [0, titleSize - textSize, 0, 0], width: 92 },
        {
          ...{ text: `${currency}\u00a0${amount}`, bold: true, fontSize: titleSize },
          ...{ alignment: "right", lineEnds: "nowhere", shrinksTo: labelSize, width: "*" },
        },
      ],
    }]],
    widths: ["*"],
    ruled: true,
  };
};
