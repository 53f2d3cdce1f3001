/**
 * Goods of an inquiry as a form asks for them: which fields each has by the law, what stands in them, and what is wrong.
 */
import { askRoutes } from "../../../application/cbam/cbam_queries.ts";
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import { lawOfGoods } from "../../../application/suppliers/read_template.ts";
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import { functionalUnitOf } from "../../../domain/cbam/calculation/inputs/functional_unit.ts";
import type { InquiredGoods, SupplierLanguage } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { firstPeriod } from "../../../domain/suppliers/value.ts";
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import type { Language } from "../../../web/words/language.ts";
import { type FieldTexts, type LinkField, linkFields } from "../texts/link/en.ts";
import { linkTexts } from "../texts/link/texts.ts";

/** Language of the other pages whose decimal mark and sentences are nearest. */
export const pageLanguages: Readonly<Record<SupplierLanguage, Language>> = {
  en: "en",
  de: "de",
  fr: "fr",
  zh: "en",
  tr: "de",
  hi: "en",
};

/** Values of a form, by the names of its fields. */
export type FormValues = ReadonlyMap<string, string>;

/** Goods as the form asks for them. */
export interface LinkGoods {
  readonly index: number;
  readonly goods: InquiredGoods;
  /** Fields that the goods have, in the order of the form. */
  readonly fields: ReadonlyArray<LinkField>;
  /** Content by which values may be given per functional unit; undefined where there is none. */
  readonly content: FieldTexts | undefined;
  /** Routes to choose from; empty where there is no choice. */
  readonly routes: ReadonlyArray<string>;
  /** States that values of the period can have. */
  readonly states: ReadonlyArray<"estimated" | "operator" | "verified">;
}

/** Fields about a verifier's report. */
export const verificationFields: ReadonlySet<LinkField> = new Set(["report", "day", "verifier"]);
/** Fields about a carbon price that is due where the goods are made. */
export const carbonFields: ReadonlySet<LinkField> = new Set([
  "carbon_amount",
  "carbon_currency",
  "carbon_per",
  "carbon_rebate",
  "carbon_evidence",
]);
/** Figures that few have. */
export const furtherFields: ReadonlySet<LinkField> = new Set(["free_allocation_t_per_t", "default_share"]);

/** @returns the name of a field of the form */
export const fieldName = (index: number, field: LinkField): string => `${index}.${field}`;

/** @returns label and hint of a field of the goods */
export const fieldTexts = (
  { content }: Pick<LinkGoods, "content">,
  field: LinkField,
  language: SupplierLanguage,
): FieldTexts =>
  field === "unit_content" && content !== undefined ? content : linkTexts[language].fields[field];

/** @returns the goods of an inquiry, each with its fields */
export const linkGoods = (
  cbam: CbamContext,
  { inquiry: { facts: { goods, period } }, installation }: KnownInquiry,
  language: SupplierLanguage,
): ReadonlyArray<LinkGoods> => {
  const { country } = installation.facts;
  const lookUp = lawOfGoods(cbam);
  const texts = linkTexts[language];
  const states = period < firstPeriod
    ? ["estimated"] as const
    : period < yearOf(cbam.today())
    ? ["estimated", "operator", "verified"] as const
    : ["estimated", "operator"] as const;
  return goods.map((each, index) => {
    const unit = functionalUnitOf(each.cnCode);
    const asked = { cnCode: each.cnCode, country, year: Math.max(period, firstPeriod) };
    const { benchmark_routes: benchmarks } = askRoutes(asked, cbam);
    const known = [...new Set(benchmarks.map(({ production_route: route }) => route))];
    const routes = each.productionRoute === null && known.length > 1 ? known : [];
    const isDefinitive = period >= firstPeriod;
    const isAsked = (field: LinkField): boolean => {
      if (field === "indirect_t_per_t") return lookUp(each.cnCode, country).indirectCounts;
      if (field === "unit_content") return unit !== undefined;
      if (field === "production_route") return routes.length > 0;
      if (field === "state") return states.length > 1;
      if (verificationFields.has(field)) return states.length === 3;
      return isDefinitive || !(field === "free_allocation_t_per_t" || carbonFields.has(field));
    };
    return {
      index,
      goods: each,
      fields: linkFields.filter(isAsked),
      content: unit === undefined ? undefined : texts[unit.unit],
      routes,
      states,
    };
  });
};

/** A number as the language writes it. */
const typedNumber = (value: Decimal | null, mark: string): string | undefined =>
  value === null ? undefined : toText(value).replace(".", mark);

/** @returns the values of the last answer, as the form has them: an answer that was sent back is mended, not typed again */
export const valuesOfLastAnswer = ({ inquiry, answers }: KnownInquiry, mark: string): FormValues => {
  const last = answers.at(-1);
  const values = new Map<string, string>();
  for (const [index, goods] of inquiry.facts.goods.entries()) {
    const answered = last?.values.find(({ cnCode, productionRoute: route }) =>
      cnCode === goods.cnCode && (goods.productionRoute === null || route === goods.productionRoute)
    );
    if (answered === undefined) continue;
    const { facts, productionRoute } = answered;
    const { verification, carbonPrice } = facts;
    const own: ReadonlyArray<readonly [LinkField, string | null | undefined]> = [
      ["direct_t_per_t", typedNumber(facts.directTPerT, mark)],
      ["indirect_t_per_t", typedNumber(facts.indirectTPerT, mark)],
      ["unit_content", typedNumber(facts.unitContent, mark)],
      ["production_route", productionRoute],
      ["free_allocation_t_per_t", typedNumber(facts.freeAllocationTPerT, mark)],
      ["default_share", typedNumber(facts.defaultShare, mark)],
      ["carbon_amount", typedNumber(carbonPrice?.amount ?? null, mark)],
      ["carbon_currency", carbonPrice?.currency],
      ["carbon_per", carbonPrice?.per],
      ["carbon_rebate", typedNumber(carbonPrice?.rebate ?? null, mark)],
      ["carbon_evidence", carbonPrice?.evidence],
      ["state", facts.state],
      ["report", verification?.reportId],
      ["day", verification?.day],
      ["verifier", verification?.verifier?.name],
      ["source", facts.source],
    ];
    for (const [field, value] of own) if (value) values.set(fieldName(index, field), value);
  }
  if (last?.remark) values.set("remark", last.remark);
  return values;
};
