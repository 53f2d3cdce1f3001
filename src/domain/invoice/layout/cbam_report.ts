/**
 * A CBAM report on paper: the goods and the result first, then each term with its figure, unit and act, then what a
 * reader needs to check that the report is genuine. Decisions, "Documents".
 */
import {
  canonicalText,
  contentOf,
  type ReportContent,
  signedContent,
  type StoredReport,
} from "../../cbam/report.ts";
import type { CalculationRecord } from "../../cbam/record.ts";
import type { Block, PrintableDocument, RowsBlock } from "../../printable.ts";
import { type Field, fieldsBox, fittedColumn, keyBoxes, labelled, paragraph, statement } from "./parts.ts";

/** A report, and whether it is the one that is published as an example. */
export interface PrintedReport {
  readonly report: StoredReport;
  readonly isSample: boolean;
  /** The origin's ISO 3166-1 alpha-2 code, for its name. */
  readonly alpha2: string | undefined;
  /** The caller's reference, as far as it can be printed. */
  readonly clientRef: string | undefined;
}

const most = { maximumFractionDigits: 20 };
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const figure = (value: number | null, form: Intl.NumberFormatOptions = most): string =>
  value === null ? "-" : value.toLocaleString("en", form);

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Names are known by two letters; the report has three. */
const countryOf = ({ origin_country_iso3: code }: CalculationRecord, name: string | undefined): string =>
  name === undefined ? code : `${countryNames.of(name) ?? name} (${code})`;

const goodsFields = (
  { calculation }: ReportContent,
  { alpha2, clientRef }: PrintedReport,
): ReadonlyArray<Field> => [
  ["CN code", calculation.cn_code],
  ["Country of origin", countryOf(calculation, alpha2)],
  ["Quantity", `${figure(calculation.tonnage)} ${calculation.sector === "electricity" ? "MWh" : "t"}`],
  ["Import", calculation.import],
  ["Sector", calculation.sector.replaceAll("_", " ")],
  ["Production route", calculation.production_route ?? undefined],
  ["Intensities from", calculation.intensity_source?.replaceAll("_", " ")],
  ["Your reference", clientRef],
];

const resultFields = (calculation: CalculationRecord): ReadonlyArray<Field> => [
  ["Direct emissions", `${figure(calculation.direct_emissions_t)} tCO2e`],
  ["Indirect emissions", `${figure(calculation.indirect_emissions_t)} tCO2e`],
  ["Free allocation", `${figure(calculation.free_allocation_t)} tCO2e`],
  ["Net emissions", `${figure(calculation.net_emissions_t)} tCO2e`],
  [
    "Certificate price",
    calculation.certificate_price === null
      ? undefined
      : `${
        figure(calculation.certificate_price.price_eur_per_tco2e, money)
      } EUR/tCO2e (${calculation.certificate_price.period}, published ${calculation.certificate_price.published_at})`,
  ],
  ["Gross cost", `${figure(calculation.gross_cost_eur, money)} EUR`],
  [
    "Carbon price paid in the country of origin",
    `${figure(calculation.origin_carbon_deduction_eur, money)} EUR`,
  ],
];

const result = (calculation: CalculationRecord): Block =>
  labelled(
    calculation.status === "ok"
      ? "Net cost of CBAM certificates"
      : "Out of scope of CBAM: no certificates are due",
    { text: `${figure(calculation.net_cost_eur, money)} EUR`, fontSize: 22, bold: true },
    paragraph(`for ${figure(calculation.net_emissions_t)} tCO2e of net emissions`),
  );

const termsOf = ({ trace = [] }: CalculationRecord): ReadonlyArray<Block> => {
  if (trace.length === 0) return [];
  const rows = trace.map(({ term, factor, value, unit, source }) => [
    term.replaceAll("_", " "),
    factor.replaceAll("_", " "),
    figure(value),
    unit,
    source.label,
  ]);
  const block: RowsBlock = {
    columns: [
      { heading: "Term", width: 92, alignment: "left" },
      { heading: "What it is", width: 140, alignment: "left" },
      fittedColumn("Value", rows.map((row) => row[2] ?? "")),
      { heading: "Unit", width: 52, alignment: "left" },
      { heading: "Act and article", width: "*", alignment: "left" },
    ],
    rows,
    carried: rows.map(() => ["continued", "", "", "", ""]),
  };
  return [block];
};

const actsOf = ({ sources, trace }: CalculationRecord): string | undefined =>
  trace === undefined ? sources.map(({ label }) => label).join("; ") : undefined;

const breakable = (text: string): string => text.replace(/(.{32})(?=.)/g, "$1 ");

const proof = ({ report }: PrintedReport, content: ReportContent): Block => ({
  stack: [keyBoxes([[
    {
      stack: [
        labelled("Content hash: SHA-256 of the content as RFC 8785 canonical JSON", {
          text: breakable(report.contentHash),
          fontSize: 8,
        }),
        labelled("Signature: Ed25519 over the hash's hex digits, base64url", {
          text: breakable(report.signature),
          fontSize: 6.5,
        }),
        labelled("Key", { text: report.keyId, fontSize: 6.5 }),
        paragraph("The content and its signature are attached to this file as report.json."),
      ],
    },
    {
      columns: [
        { qr: content.verify_url, fit: 84, width: 92 },
        {
          ...labelled(
            "Verify this report",
            paragraph(`Scan the code, or open ${content.verify_url} and give the date of issue.`),
          ),
          width: "*",
        },
      ],
      columnGap: 8,
    },
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
 * @returns the report, ready for the printer: the same report gives the same bytes
 */
export const printableReport = (printed: PrintedReport): PrintableDocument => {
  const { report } = printed;
  const content = contentOf(report);
  const { calculation } = content;
  return {
    name: nameOf(printed),
    number: report.reportNumber,
    subject:
      `CBAM cost of ${calculation.cn_code} from ${calculation.origin_country_iso3}, ${content.issued_at}`,
    author: "Customs Invoice and CBAM service",
    language: "en",
    tagged: true,
    createdAt: new Date(`${content.issued_at}T00:00:00Z`),
    ...watermarkOf(printed),
    content: [
      keyBoxes([
        [
          fieldsBox(2, goodsFields(content, printed)),
          fieldsBox(1, [
            ["Report number", report.reportNumber],
            [content.is_draft ? "Drafted on" : "Issued on", content.issued_at],
            ["Data set", calculation.dataset_version],
            ["Goods", content.goods_description ?? undefined],
          ]),
        ],
        [result(calculation), fieldsBox(2, resultFields(calculation))],
      ]),
      ...termsOf(calculation),
      ...statement("Why", calculation.message),
      ...statement("Notes", calculation.notes.length === 0 ? undefined : calculation.notes.join(" ")),
      ...statement("Acts", actsOf(calculation)),
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
