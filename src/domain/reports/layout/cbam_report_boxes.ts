/**
 * The parts of a CBAM report that say what was calculated: goods, issue, result, terms and acts.
 */
import type { Citation } from "../../../kernel/citation.ts";
import type { CalculationRecord, IntensitySource, TraceTerm } from "../../../contract/answers/calculation.ts";
import type { ReportContent } from "../report.ts";
import type { Block } from "../../documents/printable.ts";
import { labelSize, titleSize } from "../../documents/type_sizes.ts";
import { type GoodsColumn, goodsRows } from "../../documents/filled_columns.ts";
import { type BoxRow, type Field, fieldsBox, labelled, paragraph } from "../../documents/parts.ts";

const most = { maximumFractionDigits: 20 };
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Returns a figure as the page has it, a dash for none. */
export const figure = (value: number | null, form: Intl.NumberFormatOptions = most): string =>
  value === null ? "\u2013" : value.toLocaleString("en", form).replace("-", "\u2212");

/** Returns the text with the signs of print: the small 2 of CO₂, minus, times. */
export const typeset = (text: string): string =>
  text.replaceAll("CO2e", "CO\u2082e").replaceAll(" x ", "\u00a0×\u00a0").replaceAll(
    " - ",
    "\u00a0\u2212\u00a0",
  );

/** Room between fields beside each other and those below them. */
export const below: Block = { stack: [], margin: [0, 4, 0, 0] };

const madeOn = ({ is_draft, is_specimen }: ReportContent): string =>
  is_specimen === true ? "Made on" : is_draft ? "Drafted on" : "Issued on";

/** Box with issuer, subject and time, beside the way to verify it. */
export const issueBox = (content: ReportContent): Block => ({
  columns: [
    {
      ...fieldsBox(1, [
        ["Report number", content.report_number],
        [madeOn(content), content.issued_at],
        ["Data set", content.calculation.dataset_version],
      ]),
      width: "*",
    },
    ...(content.is_draft ? [] : [{ ...verifyCode(content), width: 92 }]),
  ],
  columnGap: 6,
});

const verifyCode = ({ verify_url }: ReportContent): Block => ({
  stack: [
    { qr: verify_url, fit: 84, description: `QR code of ${verify_url}`, margin: [8, 2, 0, 3] },
    { text: "Scan to verify", fontSize: labelSize, margin: [8, 0, 0, 0] },
  ],
});

/** The reference may be 200 characters long: it has the whole width, and runs of white space are one space. */
export const referenceRow = (clientRef: string | null): ReadonlyArray<BoxRow> => {
  const text = clientRef?.replace(/\s+/g, " ").trim() ?? "";
  return text === "" ? [] : [[labelled("Reference of the applicant", paragraph(text))]];
};

const emissionsUnit = "tCO\u2082e";

const emissions = (tonnes: number | null): string => `${figure(tonnes)}\u00a0${emissionsUnit}`;

const euros = (amount: number | null): string => `${figure(amount, money)}\u00a0EUR`;

const priceText = ({ certificate_price: price }: CalculationRecord): string | undefined =>
  price === null
    ? undefined
    : `${
      figure(price.price_eur_per_tco2e, money)
    }\u00a0EUR/${emissionsUnit} (${price.period}, published\u00a0${price.published_at})`;

const resultFields = (calculation: CalculationRecord): ReadonlyArray<Field> => [
  ["Direct emissions", emissions(calculation.direct_emissions_t)],
  ["Indirect emissions", emissions(calculation.indirect_emissions_t)],
  ["Free allocation", emissions(calculation.free_allocation_t)],
  ["Net emissions", emissions(calculation.net_emissions_t)],
  ["Gross cost", euros(calculation.gross_cost_eur)],
  ["Deduction for carbon price paid", euros(calculation.origin_carbon_deduction_eur)],
];

/** The figures that lead to the result. */
export const figuresBox = (calculation: CalculationRecord): Block => ({
  stack: [
    fieldsBox(2, resultFields(calculation)),
    below,
    fieldsBox(1, [["Certificate price", priceText(calculation)]]),
  ],
});

/** Result of the calculation, large. */
export const result = (calculation: CalculationRecord): Block =>
  labelled(
    calculation.status === "ok"
      ? "Net cost of CBAM certificates"
      : "Out of scope of CBAM: no certificates are due",
    { text: euros(calculation.net_cost_eur), fontSize: titleSize, bold: true, shrinksTo: labelSize },
    paragraph(`for ${emissions(calculation.net_emissions_t)} of net emissions`),
  );

/** Terms and formulas as words. */
const worded = (text: string): string =>
  typeset(
    text.replace(/_(\d{8})_(\d+)$/, " $1 ($2)").replaceAll("_", " ").replace(/\bcbam\b/g, "CBAM").replace(
      /\bcscf\b/g,
      "CSCF",
    ),
  );

/** The acts that terms name, in the order in which they come first; a term prints the act's number. */
export const actsOf = (calculation: CalculationRecord): ReadonlyArray<Citation> => {
  const { sources, trace } = calculation;
  const isGiven = givenTerms(calculation);
  const cited = trace?.filter((term) => !isGiven(term)).map(({ source }) => source);
  const acts = new Map((cited ?? sources).map((act) => [act.label, act]));
  return [...acts.values()];
};

const verifiedTerms: Readonly<Partial<Record<IntensitySource, ReadonlyArray<string>>>> = {
  verified: ["direct_intensity", "indirect_intensity"],
  verified_direct: ["direct_intensity"],
  verified_indirect: ["indirect_intensity"],
};

/** Terms of precursors that the applicant gives. */
const givenOfPrecursors = /^precursor_(?:ratio|allocated|verified)_/;

/** Returns which terms have values that the applicant gave: no act says them. */
const givenTerms = (
  { intensity_source: source, trace = [] }: CalculationRecord,
): (term: TraceTerm) => boolean => {
  const has = (name: string): boolean => trace.some(({ term }) => term === name);
  const given = [
    ...["tonnage", "mwh", "origin_carbon_price", "verified_direct", "verified_indirect", "unit_content"],
    // Without a benchmark the free allocation is that of the applicant's verification report.
    ...(has("benchmark") ? [] : ["free_allocation_intensity"]),
    // Intensities that were converted are computed from what was given.
    ...(source === null || has("unit_content") ? [] : verifiedTerms[source] ?? []),
  ];
  return ({ term, factor }) =>
    given.includes(term) || givenOfPrecursors.test(term) || (term === "cscf" && factor.endsWith(", assumed"));
};

/** Each term with its figure, unit and the number of its act; none for a calculation without. */
export const termsOf = (
  calculation: CalculationRecord,
  acts: ReadonlyArray<Citation>,
): ReadonlyArray<Block> => {
  const { trace = [], sector } = calculation;
  if (trace.length === 0) return [];
  const isGiven = givenTerms(calculation);
  const isElectricity = sector === "electricity";
  const unitOf = (unit: string) => {
    const perUnit = isElectricity ? unit.replace(/^t$/, "MWh").replace(/\/t$/, "/MWh") : unit;
    return typeset(perUnit);
  };
  const column = (
    [heading, kind]: readonly [string, GoodsColumn["kind"]],
    text: (term: TraceTerm) => string,
  ): GoodsColumn => ({ heading, kind, cells: trace.map(text) });
  const isQuantity = ({ term }: TraceTerm) => term === "tonnage" || term === "mwh";
  const nameOf = (row: TraceTerm) => isElectricity && isQuantity(row) ? "quantity" : worded(row.term);
  const meaningOf = (row: TraceTerm) =>
    isElectricity && isQuantity(row)
      ? "electricity"
      : isElectricity
      ? worded(row.factor).replace(/\b(?:tonnage|mwh)\b/, "quantity")
      : worded(row.factor);
  return [goodsRows("Terms of the calculation", [
    column(["Term", "code"], (term) => nameOf(term).replaceAll(" ", "\u00a0")),
    column(["What it is", "text"], meaningOf),
    column(["Value", "decimal"], ({ value }) => figure(value)),
    column(["Unit", "code"], ({ unit }) => unitOf(unit)),
    column(
      ["Act", "code"],
      (term) =>
        isGiven(term)
          ? "given\u00a0by\u00a0applicant"
          : `[${acts.findIndex(({ label }) => label === term.source.label) + 1}]`,
    ),
  ], {})];
};

/** The acts under their numbers, each with its address. */
export const actsList = (acts: ReadonlyArray<Citation>): Block => ({
  ...labelled(
    "Acts and articles",
    {
      role: "list",
      stack: acts.map(({ label, url }, index) => ({
        role: "item",
        stack: [{
          text: [{ text: `[${index + 1}] ${label}  ` }, { text: url.replace("https://", ""), link: url }],
          fontSize: labelSize,
        }],
      })),
    },
  ),
  margin: [0, 8, 0, 0],
});
