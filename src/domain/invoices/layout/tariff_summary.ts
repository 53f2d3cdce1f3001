/**
 * The tariff summary at the end of an invoice or a packing list: the goods by commodity code and origin.
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { type Decimal, sumOf } from "../../../kernel/decimal.ts";
import { mostDecimals, printed } from "../../documents/printed_number.ts";
import type { InvoiceData } from "../invoice.ts";
import { type TariffGroup, tariffGroups } from "../tariff_summary.ts";
import type { Block } from "../../documents/printable.ts";
import { type GoodsColumn, goodsRows } from "../../documents/filled_columns.ts";
import { codeHeading } from "./goods_columns.ts";
import { countryWithCode } from "../../documents/parts.ts";

type Sum = "value" | "packages" | "netWeightKg" | "grossWeightKg";

/** A sum that a line of the group doesn't state stays blank, and so does the total of such sums. */
const sumColumn = (
  groups: ReadonlyArray<TariffGroup>,
  { name, title, decimals }: { readonly name: Sum; readonly title: string; readonly decimals: number },
): GoodsColumn => {
  const sums = groups.map((group) => group[name]);
  const text = (sum: Decimal | undefined) => sum === undefined ? "" : printed(sum, decimals);
  const stated = sums.flatMap((sum) => sum === undefined ? [] : [sum]);
  const total = stated.length === sums.length ? sumOf(stated) : undefined;
  return { heading: title, kind: "figure", cells: sums.map(text), closing: text(total) };
};

/**
 * Returns the summary; nothing where all goods have one code and origin, of which the totals already speak, or where the
 * list says the same line by line.
 * @param withValue whether amounts of money are listed: a packing list has none
 */
export const tariffSummary = (invoice: InvoiceData, withValue: boolean): ReadonlyArray<Block> => {
  const { lineItems, currency } = invoice;
  const groups = tariffGroups(invoice);
  const printsPacking = !withValue || invoice.showPacking === true ||
    lineItems.every(({ packages, netWeightKg, grossWeightKg }) =>
      packages === undefined && netWeightKg === undefined && grossWeightKg === undefined
    );
  if (groups.length < 2 || (printsPacking && groups.length === lineItems.length)) return [];
  const codes = groups.map(({ hsCode }) => hsCode);
  const origins = groups.map(({ countryOfOrigin }) => countryWithCode(countryOfOrigin));
  const decimalsOf = (name: "netWeightKg" | "grossWeightKg") =>
    mostDecimals(lineItems.map((line) => line[name]));
  const columns: ReadonlyArray<GoodsColumn> = [
    { heading: codeHeading(codes), kind: "code", cells: codes },
    { heading: "Origin", kind: "text", cells: origins, closing: "Total" },
    sumColumn(groups, { name: "packages", title: "Packages", decimals: 0 }),
    sumColumn(groups, { name: "netWeightKg", title: "Net kg", decimals: decimalsOf("netWeightKg") }),
    sumColumn(groups, { name: "grossWeightKg", title: "Gross kg", decimals: decimalsOf("grossWeightKg") }),
  ];
  const value = sumColumn(groups, {
    ...{ name: "value", title: `Value ${currency}` },
    decimals: minorUnitDigits(currency),
  });
  return [
    goodsRows("Goods by commodity code and origin", withValue ? [...columns, value] : columns, {
      ...{ caption: "Tariff summary", margin: [0, 12, 0, 0] },
    }),
  ];
};
