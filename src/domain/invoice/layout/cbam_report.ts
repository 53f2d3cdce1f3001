/**
 * A CBAM report on paper, whose first page has all that a reader asks first: the goods, the result, who issued it when
 * and where that can be verified. Then each term with its figure, unit and act, and what a reader needs to check the
 * report without the service. Decisions, "Documents".
 */
import type { Citation } from "../../citation.ts";
import type { IntensitySource } from "../../cbam/outcome.ts";
import type { CalculationRecord } from "../../cbam/record.ts";
import { sectorLabels } from "../../cbam/reference.ts";
import {
  canonicalText,
  contentOf,
  type ReportContent,
  signedContent,
  type StoredReport,
} from "../../cbam/report.ts";
import type { Block, BoxCell, PrintableDocument, RowsBlock } from "../../printable.ts";
import { type Field, fieldsBox, fittedColumn, keyBoxes, labelled, paragraph, statement } from "./parts.ts";

/** A report, and whether it is the one that is published as an example. */
export interface PrintedReport {
  readonly report: StoredReport;
  readonly isSample: boolean;
}

const most = { maximumFractionDigits: 20 };
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const figure = (value: number | null, form: Intl.NumberFormatOptions = most): string =>
  value === null ? "-" : value.toLocaleString("en", form);

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Names are known by two letters; the report has three. */
const countryOf = ({ origin_country_iso3: code }: CalculationRecord, name: string | undefined): string =>
  name === undefined ? code : `${countryNames.of(name) ?? name} (${code})`;

const intensitySources: Readonly<Record<IntensitySource, string>> = {
  verified: "Verified values",
  verified_direct: "Verified (direct), default values (indirect)",
  verified_indirect: "Default values (direct), verified (indirect)",
  default_country_year: "Default values of the country",
  default_other_countries_year: "Default values of other countries",
};

const goodsBox = ({ calculation, goods_description }: ReportContent, alpha2: string | undefined): Block => {
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

const issueBox = (content: ReportContent): Block => ({
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
      stack: [{ qr: content.verify_url, fit: 92 }, {
        ...paragraph(content.is_draft ? "Verifies once it is issued" : "Scan to verify"),
        fontSize: 7,
      }],
      width: 96,
    },
  ],
  columnGap: 6,
});

/** The reference may be 200 characters long: it has the whole width. */
const referenceRow = (clientRef: string | null): ReadonlyArray<readonly [BoxCell, BoxCell]> =>
  clientRef === null || clientRef === ""
    ? []
    : [[{ ...labelled("Reference of the applicant", paragraph(clientRef)), colSpan: 2 }, paragraph("")]];

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

const figuresBox = (calculation: CalculationRecord): Block => ({
  stack: [
    fieldsBox(2, resultFields(calculation)),
    fieldsBox(1, [["Certificate price", priceText(calculation)]]),
  ],
});

const result = (calculation: CalculationRecord): Block =>
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
const actsOf = ({ sources, trace }: CalculationRecord): ReadonlyArray<Citation> => {
  const acts = new Map((trace?.map(({ source }) => source) ?? sources).map((act) => [act.label, act]));
  return [...acts.values()];
};

const termsOf = ({ trace = [] }: CalculationRecord, acts: ReadonlyArray<Citation>): ReadonlyArray<Block> => {
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

const actsList = (acts: ReadonlyArray<Citation>): Block => ({
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

const proof = ({ report }: PrintedReport, content: ReportContent): Block => ({
  stack: [keyBoxes([[
    {
      stack: [
        labelled("Content hash: SHA-256 of the content as RFC 8785 canonical JSON", {
          text: report.contentHash,
          fontSize: 8.5,
        }),
        labelled("Signature: Ed25519 over the hash's hex digits, base64url", {
          text: report.signature,
          fontSize: 7,
        }),
        labelled("Key: RFC 7638 thumbprint", { text: report.keyId, fontSize: 7 }),
        {
          text: `Verify: open ${content.verify_url} and give the date of issue. ` +
            "Content and signature are attached to this file as report.json: they can be checked offline.",
          fontSize: 7.5,
          margin: [0, 3, 0, 0],
        },
      ],
      colSpan: 2,
    },
    paragraph(""),
  ]])],
  unbreakable: true,
  margin: [0, 8, 0, 0],
});

const watermarkOf = ({ report, isSample }: PrintedReport): { readonly watermark?: string } =>
  isSample ? { watermark: "SAMPLE" } : contentOf(report).is_draft ? { watermark: "DRAFT" } : {};

const nameOf = ({ report, isSample }: PrintedReport): string =>
  isSample
    ? "Sample of a CBAM report"
    : contentOf(report).is_draft
    ? "Draft of a CBAM report"
    : "CBAM report";

/**
 * @param alpha2 the origin's ISO 3166-1 alpha-2 code, for its name
 * @returns the report, ready for the printer: the same report gives the same bytes
 */
export const printableReport = (printed: PrintedReport, alpha2: string | undefined): PrintableDocument => {
  const { report } = printed;
  const content = contentOf(report);
  const { calculation } = content;
  const acts = actsOf(calculation);
  return {
    name: nameOf(printed),
    number: report.reportNumber,
    subject:
      `CBAM cost of ${calculation.cn_code} from ${calculation.origin_country_iso3}, ${content.issued_at}`,
    author: "Customs Invoice and CBAM service",
    language: "en",
    createdAt: new Date(`${content.issued_at}T00:00:00Z`),
    ...watermarkOf(printed),
    content: [
      keyBoxes([
        [goodsBox(content, alpha2), issueBox(content)],
        [result(calculation), figuresBox(calculation)],
        ...referenceRow(content.client_ref),
      ]),
      ...termsOf(calculation, acts),
      ...statement("Why", calculation.message),
      ...statement("Notes", calculation.notes.length === 0 ? undefined : calculation.notes.join(" ")),
      actsList(acts),
      ...statement("Disclosure", calculation.disclosure.statement),
      proof(printed, content),
    ],
    attachments: [{
      name: "report.json",
      mediaType: "application/json",
      description: "The content of this report with its hash and signature",
      text: canonicalText(signedContent(report)),
    }],
  };
};
