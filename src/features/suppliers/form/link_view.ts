/**
 * Goods of an inquiry as a form asks for them: which fields each has by the law, what stands in them, and what is wrong.
 */
import { askRoutes } from "../../../application/cbam/cbam_queries.ts";
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import { lawOfGoods } from "../../../application/suppliers/read_template.ts";
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import { functionalUnitOf } from "../../../domain/cbam/calculation/inputs/functional_unit.ts";
import type { InquiredGoods, SupplierLanguage } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { namesOfGoods } from "../../../domain/suppliers/inquiries/inquiry_mail.ts";
import { firstPeriod, hasFreeAllocation } from "../../../domain/suppliers/value.ts";
import { type Decimal, toText } from "../../../kernel/decimal.ts";
import { electricityCnCode } from "../../../domain/cbam/law/reference.ts";
import { yearOf } from "../../../kernel/time/calendar.ts";
import { goodsName } from "../../../web/law/goods.ts";
import type { Language } from "../../../web/words/language.ts";
import { type FieldTexts, type LinkField, linkFields, precursorFields } from "../texts/link/link_texts.ts";
import { routeName } from "../texts/link/routes.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { isLinkField } from "./field_kinds.ts";
import { fieldName, type FormValues } from "./form_values.ts";
import { noPrecursors, precursorMember, precursorOfMember, precursorValues } from "./precursors.ts";

/** Language of the other pages whose decimal mark and sentences are nearest. */
export const pageLanguages: Readonly<Record<SupplierLanguage, Language>> = {
  en: "en",
  de: "de",
  fr: "fr",
  zh: "en",
  tr: "de",
  hi: "en",
};

/** Goods as the form asks for them. */
export interface LinkGoods {
  readonly index: number;
  readonly goods: InquiredGoods;
  /** Names in the language and in English. */
  readonly names: ReadonlyArray<string>;
  /** Fields that the goods have, in the order of the form. */
  readonly fields: ReadonlyArray<LinkField>;
  /** Content by which values may be given per functional unit; undefined where there is none. */
  readonly content: FieldTexts | undefined;
  /** Routes to choose from; empty where there is no choice. */
  readonly routes: ReadonlyArray<string>;
  /** Each route with its meaning, that which was asked for too. */
  readonly routeNames: ReadonlyMap<string, string>;
  /** States that values of the period can have. */
  readonly states: ReadonlyArray<"estimated" | "operator" | "verified">;
}

/** Fields about a verifier's report. */
export const verificationFields: ReadonlySet<LinkField> = new Set([
  "report",
  "day",
  "opinion",
  "verifier",
  "accreditation",
  "accreditation_body",
]);
/** Fields about a carbon price that is due where the goods are made. */
export const carbonFields: ReadonlySet<LinkField> = new Set([
  "carbon_amount",
  "carbon_currency",
  "carbon_per",
  "carbon_rebate",
  "carbon_evidence",
  "carbon_certifier",
]);
/** Figures that few have. */
export const furtherFields: ReadonlySet<LinkField> = new Set(["free_allocation_t_per_t", "default_share"]);

/** @returns label and hint of a field of the goods */
export const fieldTexts = (
  { content }: Pick<LinkGoods, "content">,
  field: LinkField,
  language: SupplierLanguage,
): FieldTexts =>
  field === "unit_content" && content !== undefined ? content : linkTexts[language].fields[field];

/** @returns label and hint of a field, or of a precursor's, by its name among those of the goods */
export const memberTexts = (
  goods: Pick<LinkGoods, "content">,
  member: string,
  language: SupplierLanguage,
): FieldTexts => {
  const { nth, fields } = linkTexts[language].precursors;
  const precursor = precursorOfMember(member);
  if (precursor !== undefined) {
    const { label, hint } = fields[precursor.field];
    return { label: `${nth(String(precursor.row + 1))}, ${label}`, hint };
  }
  return isLinkField(member) ? fieldTexts(goods, member, language) : { label: member, hint: "" };
};

/** Names of goods: in German and French those of the code, where the other pages have one. */
const namesIn = (
  cnCode: string,
  description: string | undefined,
  language: SupplierLanguage,
): ReadonlyArray<string> => {
  const own = language === "de" || language === "fr" ? goodsName(cnCode, language) : undefined;
  return own === undefined
    ? namesOfGoods(cnCode, description, language)
    : [own, ...(description === undefined ? [] : [description])];
};

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
    const asked = { cnCode: each.cnCode, country, time: { year: Math.max(period, firstPeriod) } };
    const { benchmark_routes: benchmarks } = askRoutes(asked, cbam);
    const known = [...new Set(benchmarks.map(({ production_route: route }) => route))];
    const routes = each.productionRoute === null && known.length > 1 ? known : [];
    const isDefinitive = period >= firstPeriod;
    const isAsked = (field: LinkField): boolean => {
      if (field === "indirect_t_per_t") return lookUp(each.cnCode, country).indirectCounts;
      if (field === "unit_content") return unit !== undefined;
      if (field === "precursors") return each.cnCode !== electricityCnCode;
      if (field === "production_route") return routes.length > 0;
      if (field === "state") return states.length > 1;
      if (verificationFields.has(field)) return states.length === 3;
      if (field === "free_allocation_t_per_t") return isDefinitive && hasFreeAllocation(each);
      return isDefinitive || !carbonFields.has(field);
    };
    return {
      index,
      goods: each,
      names: namesIn(each.cnCode, cbam.tables.goods.get(each.cnCode)?.description, language),
      fields: linkFields.filter(isAsked),
      content: unit === undefined ? undefined : texts[unit.unit],
      routes,
      routeNames: new Map(
        [...known, ...(each.productionRoute === null ? [] : [each.productionRoute])].map((route) => [
          route,
          routeName(route, cbam.tables.routes.get(route)?.description, language),
        ]),
      ),
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
      ["carbon_certifier", carbonPrice?.certifier],
      ["precursors", facts.precursors?.length === 0 ? noPrecursors : undefined],
      ["state", facts.state],
      ["report", verification?.reportId],
      ["day", verification?.day],
      ["opinion", verification?.opinion],
      ["verifier", verification?.verifier?.name],
      ["accreditation", verification?.verifier?.accreditation],
      ["accreditation_body", verification?.verifier?.accreditationBody],
      ["source", facts.source],
    ];
    for (const [field, value] of own) if (value) values.set(fieldName(index, field), value);
    for (const [row, precursor] of (facts.precursors ?? []).entries()) {
      const told = precursorValues(precursor, mark);
      for (const field of precursorFields) {
        const value = told[field];
        if (value !== undefined) values.set(fieldName(index, precursorMember(row, field)), value);
      }
    }
  }
  if (last?.remark) values.set("remark", last.remark);
  return values;
};
