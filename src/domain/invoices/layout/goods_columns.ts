/**
 * The columns in which documents list their goods. A column that no line fills is left out; the figures of a column
 * have one number of decimals, so that their points stand below each other.
 */
import { type Decimal, roundedTo } from "../../../kernel/decimal.ts";
import { mostDecimals, printed, printedNumber } from "../../documents/printed_number.ts";
import type { InvoiceData, LineItem } from "../invoice.ts";
import { lineDecimals } from "../line_decimals.ts";
import { type PackingTotals, runningPackingTotals, volumeDecimals, volumeM3 } from "../totals.ts";
import type { GoodsColumn } from "../../documents/filled_columns.ts";

type Lines = ReadonlyArray<LineItem>;

/** Returns the numbers of the lines, from 1. */
export const numberColumn = (lines: Lines): GoodsColumn => ({
  heading: "No.",
  kind: "figure",
  cells: lines.map((_, index) => String(index + 1)),
});

/** Returns the column of descriptions. */
export const descriptionColumn = (lines: Lines, closing?: string): GoodsColumn => ({
  heading: "Description of goods",
  kind: "text",
  cells: lines.map(({ description }) => description),
  ...(closing !== undefined && { closing }),
});

/** Returns the column of numbers of export control, which stand below the descriptions. */
export const exportControlColumn = (lines: Lines): GoodsColumn => ({
  ...{ heading: "ECCN", kind: "code", movesBelow: 0 },
  cells: lines.map(({ eccn }) => eccn ?? ""),
});

/** Returns number, name, class and packing group of dangerous goods, in the order of transport documents. */
const dangerOf = ({ dangerousGoods: goods }: LineItem): string => {
  if (goods === undefined) return "";
  const number = goods.unNumber.replace(/^(..)/, "$1\u00a0");
  const name = `Dangerous goods: ${number} ${goods.properShippingName}`;
  return [name, goods.class, goods.packingGroup].filter((part) => part !== undefined).join(", ");
};

/** Returns what stands below the descriptions: dangers, numbers of export control, and whether a line has preferential origin. */
export const noteColumns = (lines: Lines): ReadonlyArray<GoodsColumn> => [
  { heading: "", kind: "code", movesBelow: 0, cells: lines.map(dangerOf) },
  exportControlColumn(lines),
  {
    ...{ heading: "", kind: "code", movesBelow: 0 },
    cells: lines.map(({ preferentialOrigin: has }) =>
      has === undefined ? "" : `${has ? "Of" : "Not\u00a0of"}\u00a0preferential\u00a0origin`
    ),
  },
];

/** Six digits are the Harmonized System's; with more it is a tariff's code. */
const codeDigits = 6;

/** Returns what codes like these are called. */
export const codeHeading = (codes: Iterable<string>): string => {
  for (const code of codes) if (code.replaceAll(".", "").length > codeDigits) return "Commodity code";
  return "HS code";
};

/** Returns the column of commodity codes. */
export const codeColumn = (lines: Lines): GoodsColumn => {
  const cells = lines.map(({ hsCode }) => hsCode);
  return { heading: codeHeading(cells), kind: "code", movesBelow: 4, cells };
};

/** Returns the column of countries of origin. */
export const originColumn = (lines: Lines): GoodsColumn => ({
  heading: "Origin",
  kind: "code",
  cells: lines.map(({ countryOfOrigin }) => countryOfOrigin),
});

/** Returns the column of quantities, all with as many decimals as the longest. */
export const quantityColumn = (invoice: InvoiceData): GoodsColumn => {
  const { quantity: decimals } = lineDecimals(invoice);
  return {
    heading: "Quantity",
    kind: "figure",
    cells: invoice.lineItems.map(({ quantity }) => printedNumber(quantity, decimals)),
  };
};

/** Returns the unit that a line is counted in. */
export const unitOf = ({ unit, unitCode }: LineItem): string => unitCode ?? unit;

/** Returns the column of units. */
export const unitColumn = (lines: Lines): GoodsColumn => ({
  heading: "Unit",
  kind: "code",
  cells: lines.map(unitOf),
});

const widestMarks = 96;

/** Returns the column of what is painted on the packages. */
export const marksColumn = (lines: Lines): GoodsColumn => ({
  heading: "Marks and numbers",
  kind: "code",
  widest: widestMarks,
  movesBelow: 3,
  cells: lines.map(({ marksAndNumbers }) => marksAndNumbers ?? ""),
});

/** Returns the column of kinds of package. */
const packageKindColumn = (lines: Lines): GoodsColumn => ({
  heading: "Kind",
  kind: "code",
  movesBelow: 2,
  cells: lines.map(({ packageKind }) => packageKind ?? ""),
});

/** Returns the edges with a proper sign between them, on one line. */
const typesetDimensions = (text: string): string =>
  text.split(/[x×]/i).map((edge) => edge.trim()).join("\u00a0×\u00a0");

/** Returns the column of lengths, widths and heights, centimetres. */
const dimensionsColumn = (lines: Lines): GoodsColumn => ({
  heading: "Dimensions cm",
  kind: "code",
  movesBelow: 1,
  cells: lines.map(({ dimensionsCm }) => dimensionsCm === undefined ? "" : typesetDimensions(dimensionsCm)),
});

type Measure = "packages" | "netWeightKg" | "grossWeightKg";

type Sums = ReadonlyArray<PackingTotals>;

const summed = (
  sums: Sums,
  [name, unstated]: readonly [keyof PackingTotals, string | undefined],
  print: (sum: Decimal) => string,
) => {
  const carried = sums.map((each) => each[name].lines === 0 ? "" : print(each[name].sum));
  const isOfAll = sums.at(-1)?.[name].lines === sums.length;
  return { carried, closing: isOfAll ? carried.at(-1) ?? "" : unstated ?? carried.at(-1) ?? "" };
};

const measureColumn = (
  lines: Lines,
  sums: Sums,
  [name, heading, unstated]: readonly [Measure, string, string | undefined],
): GoodsColumn => {
  const decimals = mostDecimals(lines.map((line) => line[name]));
  return {
    ...{ heading, kind: "figure" },
    cells: lines.map((line) => line[name] === undefined ? "" : printedNumber(line[name], decimals)),
    ...summed(sums, [name, unstated], (sum) => printed(sum, decimals)),
  };
};

/**
 * Returns the columns of packages and weights, with their sums.
 * @param unstated the total of what a line doesn't state; that of the other lines where it isn't given
 */
export const weightColumns = (lines: Lines, unstated?: string): ReadonlyArray<GoodsColumn> => {
  const sums = runningPackingTotals(lines);
  return [
    measureColumn(lines, sums, ["packages", "Packages", unstated]),
    packageKindColumn(lines),
    measureColumn(lines, sums, ["netWeightKg", "Net kg", unstated]),
    measureColumn(lines, sums, ["grossWeightKg", "Gross kg", unstated]),
  ];
};

/** Returns the column that says in whose packages goods are that have none of their own; it stands below the descriptions. */
export const sharedPackagesColumn = (lines: Lines): GoodsColumn => ({
  ...{ heading: "", kind: "code", movesBelow: 0 },
  cells: lines.map(({ packedWithLine: line }) => line === undefined ? "" : `In the packages of line ${line}`),
});

/** Returns the columns of dimensions and volumes, with their sums. */
export const sizeColumns = (lines: Lines): ReadonlyArray<GoodsColumn> => {
  const decimals = volumeDecimals(lines);
  const cubicMetres = (volume: Decimal): string => printed(roundedTo(volume, decimals), decimals);
  const volumes: GoodsColumn = {
    ...{ heading: "Volume m³", kind: "figure" },
    cells: lines.map((line) => {
      const volume = volumeM3(line);
      return volume === undefined ? "" : cubicMetres(volume);
    }),
    ...summed(runningPackingTotals(lines), ["volumeM3", undefined], cubicMetres),
  };
  return [dimensionsColumn(lines), volumes];
};
