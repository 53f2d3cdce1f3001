/**
 * The lists of a declaration's document: the year on three bases, quarters, importers, lines, and what is missing.
 */
import type { DeclaredYear } from "../../../contract/answers/declaration.ts";
import { type GoodsColumn, goodsRows } from "../../documents/filled_columns.ts";
import { paragraph } from "../../documents/parts.ts";
import { mostDecimals, printedMoney, printedNumber } from "../../documents/printed_number.ts";
import type { Block } from "../../documents/printable.ts";
import { typeset } from "./cbam_report_boxes.ts";

type Line = DeclaredYear["lines"][number];
type Kind = GoodsColumn["kind"];

/** Returns a paragraph or a list under a heading like that of the lists. */
export const section = (title: string, ...content: ReadonlyArray<Block>): Block => ({
  stack: [{ text: title, bold: true, role: "heading", margin: [0, 0, 0, 3] }, ...content],
  margin: [0, 10, 0, 0],
});

const above = { margin: [0, 8, 0, 0] } as const;

const textColumn = (heading: string, kind: Kind, cells: ReadonlyArray<string>): GoodsColumn => ({
  heading,
  kind,
  cells,
});

/** Figures under each other, with as many decimals as the longest of them has. */
const figures = (heading: string, values: ReadonlyArray<number>, closing?: number): GoodsColumn => {
  const decimals = mostDecimals(closing === undefined ? values : [...values, closing]);
  const printed = (value: number): string => printedNumber(value, decimals);
  return {
    heading,
    kind: "figure",
    cells: values.map(printed),
    ...(closing === undefined ? undefined : { closing: printed(closing) }),
  };
};

const euros = (heading: string, values: ReadonlyArray<number>, closing?: number): GoodsColumn => ({
  heading,
  kind: "figure",
  cells: values.map((value) => printedMoney(value, 2)),
  ...(closing === undefined ? undefined : { closing: printedMoney(closing, 2) }),
});

/** Returns whether the document prints what carbon prices paid abroad take off; those that an earlier release issued print it by quarter alone. */
export const printsDeduction = (
  { totals, fileable, lines }: Pick<DeclaredYear, "totals" | "fileable" | "lines">,
): boolean =>
  totals.gross_eur !== undefined &&
  [totals, fileable, ...lines].some(({ deduction_eur: deduction }) => deduction !== 0);

/** Returns the year as it is determined, unless its figures are those that could be filed, as it could be filed today, and by default values. */
export const basesTable = (declaration: DeclaredYear): Block => {
  const { basis, totals, fileable, by_default: byDefault } = declaration;
  const isFileable = basis === "fileable";
  const bases = isFileable ? [fileable, byDefault] : [totals, fileable, byDefault];
  const title = `The year on ${isFileable ? "two" : "three"} bases`;
  return goodsRows(title, [
    textColumn("Basis", "text", [
      ...(isFileable ? [] : ["As determined, estimates included"]),
      "As it could be filed today: unverified values by default values",
      "Everything by default values",
    ]),
    figures("Embedded tCO\u2082e", bases.map(({ embedded_t: embedded }) => embedded)),
    figures("Free allocation tCO\u2082e", bases.map(({ free_allocation_t: free }) => free)),
    figures("Net tCO\u2082e", bases.map(({ net_t: net }) => net)),
    ...(printsDeduction(declaration)
      ? [euros("Paid abroad, taken off EUR", bases.map(({ deduction_eur: deduction }) => deduction))]
      : []),
    euros("Cost EUR", bases.map(({ cost_eur: cost }) => cost)),
  ], { caption: title });
};

/** Returns the quarters of 2026, each at its own price; none of another year. */
export const quartersTable = ({ quarters, totals }: DeclaredYear): ReadonlyArray<Block> =>
  quarters.length === 0 ? [] : [goodsRows("Certificates by quarter", [
    textColumn("Quarter", "code", quarters.map(({ quarter }) => quarter)),
    figures("Net tCO\u2082e", quarters.map(({ net_t: net }) => net), totals.net_t),
    figures(
      "Certificates",
      quarters.map(({ certificates }) => certificates),
      totals.certificates_rounded_by_quarter ?? undefined,
    ),
    textColumn(
      "Price EUR",
      "figure",
      quarters.map(({ price_eur: price }) => price === null ? "\u2013" : printedMoney(price, 2)),
    ),
    textColumn(
      "Status of the price",
      "text",
      quarters.map((quarter) =>
        quarter.price_eur === null
          ? "none needed"
          : quarter.has_own_price
          ? "published"
          : "another one stands in"
      ),
    ),
    euros(
      "Deduction EUR",
      quarters.map(({ deduction_eur: deduction }) => deduction),
      totals.deduction_eur,
    ),
    euros("Cost EUR", quarters.map(({ cost_eur: cost }) => cost), totals.cost_eur),
  ], { caption: "Certificates by quarter", ...above })];

/** Returns the importers, each against the threshold of the year. */
export const importersTable = ({ importers }: DeclaredYear): ReadonlyArray<Block> =>
  importers.length === 0 ? [] : [goodsRows("Importers", [
    textColumn("Importer", "text", importers.map(({ name }) => name)),
    textColumn("EORI number", "code", importers.map(({ eori }) => eori)),
    figures("Counted t", importers.map(({ counted_t: counted }) => counted)),
    textColumn(
      "Threshold passed on",
      "code",
      importers.map(({ passed_on: passed }) => passed ?? "not\u00a0passed"),
    ),
  ], { caption: "Importers", ...above })];

const determinations: Readonly<Record<string, string>> = {
  default: "default values",
  actual: "actual values",
  returned: "returned goods",
  outward: "outward processing",
  inward: "inward processing",
};

const states: Readonly<Record<string, string>> = {
  verified: "verified",
  estimated: "not verified",
};

const basisOf = ({ determination, state, installation }: Line): string => {
  const certainty = states[state];
  const how = `${determinations[determination] ?? determination}${
    certainty === undefined ? "" : `, ${certainty}`
  }`;
  return installation === null ? how : `${how}, installation ${installation}`;
};

/** Returns the emissions per unit; nothing of a document that an earlier release issued. */
const perUnitColumn = (lines: ReadonlyArray<Line>): ReadonlyArray<GoodsColumn> => {
  const values = lines.flatMap(({ embedded_t_per_unit: value }) => value === undefined ? [] : [value]);
  return values.length < lines.length ? [] : [figures("tCO\u2082e per unit", values)];
};

/** Returns what carbon prices paid abroad take off each line; nothing where they take nothing off. */
const deductionColumn = (declaration: DeclaredYear): ReadonlyArray<GoodsColumn> => {
  const { lines, totals } = declaration;
  const deductions = lines.map(({ deduction_eur: deduction }) => deduction);
  return printsDeduction(declaration)
    ? [euros("Paid abroad, taken off EUR", deductions, totals.deduction_eur)]
    : [];
};

/** Returns the lines with their sums. */
export const linesTable = (declaration: DeclaredYear): Block => {
  const { lines, totals } = declaration;
  return goodsRows("Lines", [
    textColumn("No.", "code", lines.map(({ line }) => printedNumber(line, 0))),
    textColumn("CN code", "code", lines.map(({ cn_code: code }) => code)),
    textColumn("Origin", "code", lines.map(({ origin_country: origin }) => origin)),
    textColumn("Determination", "text", lines.map(basisOf)),
    textColumn("Period", "code", lines.map(({ reporting_period: period }) => String(period))),
    textColumn("Procedure", "code", lines.map(({ procedure }) => procedure)),
    figures("Quantity", lines.map(({ tonnes, mwh }) => mwh > 0 ? mwh : tonnes)),
    textColumn("Unit", "code", lines.map(({ mwh }) => mwh > 0 ? "MWh" : "t")),
    ...perUnitColumn(lines),
    figures("Embedded tCO\u2082e", lines.map(({ embedded_t: embedded }) => embedded), totals.embedded_t),
    figures(
      "Free allocation tCO\u2082e",
      lines.map(({ free_allocation_t: free }) => free),
      totals.free_allocation_t,
    ),
    figures("Net tCO\u2082e", lines.map(({ net_t: net }) => net), totals.net_t),
    ...deductionColumn(declaration),
    euros("Cost EUR", lines.map(({ cost_eur: cost }) => cost), totals.cost_eur),
    figures(
      "Imports",
      lines.map(({ imports }) => imports.length),
      lines.reduce((sum, { imports }) => sum + imports.length, 0),
    ),
  ], {
    caption: "Lines: each with the number of imports behind it, whose ids are in the attachment",
    ...above,
  });
};

/** Returns what is missing before the declaration can be filed, as a list of work. */
export const missingTable = ({ missing }: DeclaredYear): ReadonlyArray<Block> =>
  missing.length === 0
    ? [section("Missing before it can be filed", paragraph("Nothing that the ledger knows of."))]
    : [goodsRows("Missing before it can be filed", [
      textColumn("No.", "code", missing.map((_, index) => printedNumber(index + 1, 0))),
      textColumn("What is missing", "text", missing.map(({ message }) => typeset(message))),
      figures("Imports", missing.map(({ imports }) => imports.length)),
    ], { caption: "Missing before it can be filed", ...above })];
