/**
 * The parts of a CBAM report that say what was calculated: goods, issue, result, terms and acts.
 */
import { countryName } from "../../../kernel/country_names.ts";
import type { Citation } from "../../../kernel/citation.ts";
import type { IntensitySource } from "../../../contract/answers/calculation.ts";
import type { CalculationRecord } from "../../../contract/answers/calculation.ts";
import { sectorLabels } from "../../cbam/law/reference.ts";
import type { ReportContent } from "../../reports/report.ts";
import type { Block, BoxCell, RowsBlock } from "../printable.ts";
import { type Field, fieldsBox, fittedColumn, labelled, paragraph } from "./parts.ts";

const most = { maximumFractionDigits: 20 };
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const figure = (value: number | null, form: Intl.NumberFormatOptions = most): string =>
  value === null ? "-" : value.toLocaleString("en", form);

/** Names are known by two letters; the report has three. */
const countryOf = ({ origin_country_iso3: code }: CalculationRecord, name: string | undefined): string =>
  name === undefined ? code : `${countryName(name)} (${code})`;

const intensitySources: Readonly<Record<IntensitySource, string>> = {
  verified: "Verified values",
  verified_direct: "Verified (direct), default values (indirect)",
  verified_indirect: "Default values (direct), verified (indirect)",
  default_country_year: "Default values of the country",
  default_other_countries_year: "Default values of other countries",
};

/** @param alpha2 the origin's ISO 3166-1 alpha-2 code, for its name */
export const goodsBox = (
  { calculation, goods_description }: ReportContent,
  alpha2: string | undefined,
): Block => {
  const { intensity_source: source, sector, tonnage } = calculation;
  return {
    stack: [
      fieldsBox(2, [
        ["CN code", calculation.cn_code],
        ["Country of origin", countryOf(calculation, alpha2)],
        ["Quantity", `${figure(tonnage)} ${sector === "electricity" ? "MWh" : "t"}`],
        ["Import", calculation.import],
        ["Sector", sectorLabels[sector]],
        ["Production route", calculation.production_route ?? undefined],
      ]),
      fieldsBox(1, [
        ["Intensities", source === null ? undefined : intensitySources[source]],
        ["Goods", goods_description ?? undefined],
      ]),
    ],
  };
};

/** Who issued what and when, beside the way to verify it. */
export const issueBox = (content: ReportContent): Block => ({
  columns: [
    {
      ...fieldsBox(1, [
        ["Report number", content.report_number],
        [content.is_draft ? "Drafted on" : "Issued on", content.issued_at],
        ["Data set", content.calculation.dataset_version],
      ]),
      width: "*",
    },
    {
      stack: [{ qr: content.verify_url, fit: 92, margin: [10, 8, 0, 4] }, {
        ...paragraph(content.is_draft ? "Verifies once it is issued" : "Scan to verify"),
        fontSize: 7,
      }],
      width: 96,
    },
  ],
  columnGap: 6,
});

/** The reference may be 200 characters long: it has the whole width, and runs of white space are one space. */
export const referenceRow = (clientRef: string | null): ReadonlyArray<readonly [BoxCell, BoxCell]> => {
  const text = clientRef?.replace(/\s+/g, " ").trim() ?? "";
  return text === ""
    ? []
    : [[{ ...labelled("Reference of the applicant", paragraph(text)), colSpan: 2 }, paragraph("")]];
};

const priceText = ({ certificate_price: price }: CalculationRecord): string | undefined =>
  price === null
    ? undefined
    : `${
      figure(price.price_eur_per_tco2e, money)
    } EUR/tCO2e (${price.period}, published ${price.published_at})`;

const resultFields = (calculation: CalculationRecord): ReadonlyArray<Field> => [
  ["Direct emissions", `${figure(calculation.direct_emissions_t)} tCO2e`],
  ["Indirect emissions", `${figure(calculation.indirect_emissions_t)} tCO2e`],
  ["Free allocation", `${figure(calculation.free_allocation_t)} tCO2e`],
  ["Net emissions", `${figure(calculation.net_emissions_t)} tCO2e`],
  ["Gross cost", `${figure(calculation.gross_cost_eur, money)} EUR`],
  ["Deduction for carbon price paid", `${figure(calculation.origin_carbon_deduction_eur, money)} EUR`],
];

/** The figures that lead to the result. */
export const figuresBox = (calculation: CalculationRecord): Block => ({
  stack: [
    fieldsBox(2, resultFields(calculation)),
    fieldsBox(1, [["Certificate price", priceText(calculation)]]),
  ],
});

/** What it comes to, large. */
export const result = (calculation: CalculationRecord): Block =>
  labelled(
    calculation.status === "ok"
      ? "Net cost of CBAM certificates"
      : "Out of scope of CBAM: no certificates are due",
    { text: `${figure(calculation.net_cost_eur, money)} EUR`, fontSize: 24, bold: true },
    paragraph(`for ${figure(calculation.net_emissions_t)} tCO2e of net emissions`),
  );

/** Terms and formulas as words. */
const worded = (text: string): string =>
  text.replaceAll("_", " ").replace(/\bcbam\b/g, "CBAM").replace(/\bcscf\b/g, "CSCF");

/** The acts that terms name, in the order in which they come first; a term prints the act's number. */
export const actsOf = ({ sources, trace }: CalculationRecord): ReadonlyArray<Citation> => {
  const acts = new Map((trace?.map(({ source }) => source) ?? sources).map((act) => [act.label, act]));
  return [...acts.values()];
};

/** Each term with its figure, unit and the number of its act; none for a calculation without. */
export const termsOf = (
  { trace = [] }: CalculationRecord,
  acts: ReadonlyArray<Citation>,
): ReadonlyArray<Block> => {
  if (trace.length === 0) return [];
  const rows = trace.map(({ term, factor, value, unit, source }) => [
    worded(term),
    worded(factor),
    figure(value),
    unit,
    `[${acts.findIndex(({ label }) => label === source.label) + 1}]`,
  ]);
  const block: RowsBlock = {
    columns: [
      { heading: "Term", width: 104, alignment: "left" },
      { heading: "What it is", width: "*", alignment: "left" },
      fittedColumn("Value", rows.map((row) => row[2] ?? "")),
      { heading: "Unit", width: 56, alignment: "left" },
      { heading: "Act", width: 28, alignment: "left" },
    ],
    rows,
    carried: rows.map(() => ["continued", "", "", "", ""]),
  };
  return [block];
};

/** The acts under their numbers. */
export const actsList = (acts: ReadonlyArray<Citation>): Block => ({
  ...labelled(
    "Acts and articles",
    ...acts.map(({ label, url }, index) => ({
      text: [{ text: `[${index + 1}] ${label}` }, {
        text: `  ${url.replace("https://", "")}`,
        fontSize: 5.5,
      }],
      fontSize: 7,
    })),
  ),
  margin: [0, 8, 0, 0],
});
