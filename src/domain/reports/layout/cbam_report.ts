/**
 * A CBAM report on paper, whose first page has all that a reader asks first: the goods, the result, who issued it when
 * and where that can be verified. Then each term with its figure, unit and act, and what a reader needs to check the
 * report without the service. Decisions, "Documents".
 */
import { specimenMark } from "../../accounts/test_keys.ts";
import type { PrintedReport } from "../printed_report.ts";
import { attachedText, contentOf, type ReportContent } from "../report.ts";
import type { PrintableDocument } from "../../documents/printable.ts";
import {
  actsList,
  actsOf,
  figuresBox,
  issueBox,
  referenceRow,
  result,
  termsOf,
  typeset,
} from "./cbam_report_boxes.ts";
import { goodsBox } from "./goods_box.ts";
import { keyBoxes, statement } from "../../documents/parts.ts";
import { proofBox } from "./proof_box.ts";

/** A draft proves nothing, so it says nothing of verifying; nor does a specimen. */
const howToVerify = ({ is_draft, is_specimen, verify_url }: ReportContent): string =>
  is_specimen === true
    ? "This specimen was made with a test key and does not verify. Its content is attached to this file as report.json."
    : is_draft
    ? "This draft is not issued. Its content is attached to this file as report.json."
    : `Verify: open ${verify_url} and give the date of issue. ` +
      "Content and signature are attached to this file as report.json: they can be checked offline.";

/** Notes speak of the interface to those who call it; on paper it is a calculation, and precursors count from 1. */
const withoutPaths = (note: string): string =>
  note.replace(/\b(GET|POST) \/api\/\S+/g, "a calculation")
    .replace(/^precursors\/(\d+): /, (_, index) => `Precursor ${Number(index) + 1}: `)
    .replace(
      "check tonnes_per_tonne, which is a ratio and no tonnage",
      "check it, for it is a ratio and no tonnage",
    );

/** Returns the calculation's notes and, on the sample, what its date and its price have to do with each other. */
const notesOf = (
  { isSample }: PrintedReport,
  { calculation, issued_at }: ReportContent,
): string | undefined => {
  const { notes, certificate_price: price } = calculation;
  const isEarlier = isSample && price !== null && price.published_at > issued_at;
  const all = [
    ...notes.map(withoutPaths),
    ...(isEarlier
      ? [`The sample is dated ${issued_at}; its price was published later, on ${price.published_at}.`]
      : []),
  ];
  return all.length === 0 ? undefined : typeset(all.join("\n"));
};

/** Watermark across each page of a report that isn't an issued one. */
const watermarkOf = ({ report, isSample }: PrintedReport): { readonly watermark?: string } => {
  if (isSample) return { watermark: "SAMPLE" };
  if (contentOf(report).is_specimen === true) return { watermark: specimenMark };
  if (report.status === "draft" || contentOf(report).is_draft) return { watermark: "DRAFT" };
  return report.status === "unpaid" ? { watermark: "UNPAID" } : {};
};

const nameOf = ({ report, isSample }: PrintedReport): string =>
  isSample
    ? "Sample of a CBAM report"
    : contentOf(report).is_specimen === true
    ? "Specimen of a CBAM report"
    : contentOf(report).is_draft
    ? "Draft of a CBAM report"
    : "CBAM report";

/** Returns the report, ready for the printer: the same report gives the same bytes. */
export const printableReport = (printed: PrintedReport): PrintableDocument => {
  const { report, clientRef } = printed;
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
        [goodsBox(content, printed), issueBox(content)],
        [result(calculation), figuresBox(calculation)],
        ...referenceRow(clientRef),
      ]),
      ...termsOf(calculation, acts),
      ...statement("Why", calculation.message),
      ...statement("Notes", notesOf(printed, content)),
      actsList(acts),
      ...statement("Disclosure", calculation.disclosure.statement),
      proofBox(report, howToVerify(content)),
    ],
    attachments: [{
      name: "report.json",
      mediaType: "application/json",
      description: "The content of this report with its hash and signature",
      text: attachedText(report, printed.madeBy),
    }],
  };
};
