/**
 * Figures of a template in the form of a link.
 */
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { inquiryTexts } from "../../../../domain/suppliers/inquiries/inquiry_mail.ts";
import type { AnswerFile, SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { SheetRows } from "../../../../domain/documents/workbook.ts";
import type { TemplateReading } from "../../../../domain/suppliers/template/reading.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { templateRecord } from "../../records/template_record.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { linkAnswer } from "./link_answer.ts";
import type { LinkPageFacts } from "./link_facts.ts";
import { fieldName, type FormValues } from "../../form/form_values.ts";
import { linkGoods } from "../../form/link_view.ts";
import { readFormSheet } from "../../form/read_form_sheet.ts";

/** An open link, with the page's language. */
export interface OpenLink {
  readonly visit: Visit;
  readonly known: KnownInquiry;
  readonly round: number;
  readonly token: string;
  readonly language: SupplierLanguage;
  readonly cbam: CbamContext;
  /** Tables that were dropped in the round, which go along where they are ticked. */
  readonly dropped: ReadonlyArray<AnswerFile>;
}

/** Use of a file for the form that it was read for. */
export interface FileUse {
  /** True if figures of it stand in the form. */
  readonly isOfUse: boolean;
  /** True if it goes along unless the supplier unticks it: nothing in it has to be mended for the goods that are asked for. */
  readonly isRight: boolean;
}

/** Sentence about a template that was read, and what is to be mended in it. */
export type TemplateNotice = Pick<LinkPageFacts, "told" | "hasMacros" | "fileIssues">;

/** The form with the figures of a template in it, where goods, period and route are those that are asked for. */
export const filledBy = (
  { known, language, cbam }: OpenLink,
  reading: TemplateReading,
  typed: FormValues,
): { readonly values: FormValues; readonly use: FileUse } & TemplateNotice => {
  const texts = linkTexts[language];
  const { goods, period } = known.inquiry.facts;
  const { values: read, products } = templateRecord(reading, cbam);
  const asked = linkGoods(cbam, known, language);
  const { mark, day } = inquiryTexts[language];
  const values = new Map(typed);
  let filled = 0;
  for (const [index, { cnCode }] of goods.entries()) {
    const [own, ...others] = read.filter((value) =>
      value.cn_code === cnCode && value.reporting_period === period
    );
    // Of several lines about the same goods nobody knows here which is meant.
    if (own === undefined || others.length > 0) continue;
    filled++;
    const put = (field: Parameters<typeof fieldName>[1], value: number | string | undefined) =>
      values.set(
        fieldName(index, field),
        typeof value === "number" ? String(value).replace(".", mark) : value ?? "",
      );
    put("direct_t_per_t", own.direct_t_per_t);
    put("indirect_t_per_t", own.indirect_t_per_t);
    put("default_share", own.default_share);
    put("unit_content", undefined);
    put("state", own.state);
    put("source", own.source);
    const price = products.find((product) => product.is_sound && product.cn_code === cnCode)?.carbon_price;
    if (!price || !asked[index]?.fields.includes("carbon_amount")) continue;
    put("carbon_amount", price.due_per_t);
    put("carbon_currency", price.currency);
    put("carbon_per", "goods");
    put("carbon_rebate", price.rebate_per_t);
  }
  const { year, from, to } = reading.period;
  const isOther = filled === 0 && year !== period;
  const span = from === null || to === null ? undefined : `${day(from)} – ${day(to)}`;
  const other = year === null ? span : String(year);
  const text = isOther && other !== undefined
    ? texts.otherPeriod(other)
    : filled === 0
    ? texts.nothingTaken
    : texts.filled(filled, goods.length);
  const isWhole = filled === goods.length;
  return {
    values,
    use: {
      isOfUse: filled > 0,
      isRight: isWhole || reading.issues.every(({ weight }) => weight !== "error"),
    },
    told: { tone: isWhole ? "good" : "warn", text },
    fileIssues: reading.issues,
  };
};

/** The form with the figures of a table, and what is wrong with them by the places of their cells. */
export interface FilledBySheet extends Pick<LinkPageFacts, "values" | "errors" | "told"> {
  readonly cellIssues: ReadonlyArray<string>;
  readonly use: FileUse;
}

/** The form with the figures of a table that was filled in; undefined where a sheet is no such table. */
export const filledBySheet = (
  { known, language, cbam }: OpenLink,
  sheet: SheetRows,
  typed: FormValues,
): FilledBySheet | undefined => {
  const goods = linkGoods(cbam, known, language);
  const reading = readFormSheet(sheet, { goods, period: known.inquiry.facts.period, language });
  if (reading === undefined) return undefined;
  const { filled, nothingTaken, inCell } = linkTexts[language];
  const replaced = [...reading.filled].map((index) => fieldName(index, "precursors/"));
  const kept = [...typed].filter(([name]) => !replaced.some((begins) => name.startsWith(begins)));
  const values = new Map([...kept, ...reading.values]);
  const read = goods.filter(({ index }) => reading.filled.has(index));
  const { errors } = linkAnswer(cbam, known, { goods: read, values, language });
  const placed = [...errors].map(([name, sentence]): readonly [string, string] => {
    const place = reading.places.get(name);
    return [name, place === undefined ? sentence : inCell(place.row, place.column, sentence)];
  });
  const isRight = errors.size + reading.issues.length === 0;
  const isWhole = read.length === goods.length && isRight;
  const taken = read.length === 0 ? nothingTaken : filled(read.length, goods.length);
  return {
    values,
    errors: new Map(placed),
    cellIssues: reading.issues,
    use: { isOfUse: read.length > 0, isRight },
    told: {
      tone: isWhole && reading.remarks.length === 0 ? "good" : "warn",
      text: [taken, ...reading.remarks].join(" "),
    },
  };
};
