/**
 * A supplier's form as an answer: each of the goods is decoded as a value of the API is, and judged by the law; what is wrong is
 * said at its field, in the language of the page.
 */
import * as Either from "effect/Either";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { answeredIssues } from "../../../../application/suppliers/inquiries/take_answer.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { ValueRequest } from "../../../../contract/requests/suppliers/value.ts";
import { WordsOfSupplier } from "../../../../contract/values/suppliers.ts";
import type { AnsweredValue, SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { figuresOf } from "../../handlers/sent_value.ts";
import { choicesOfField, chosenFields, isLinkField } from "../../form/field_kinds.ts";
import { fieldName, type FormValues } from "../../form/form_values.ts";
import { type LinkGoods, memberTexts } from "../../form/link_view.ts";
import { filledRows, precursorMember, precursorOfMember } from "../../form/precursors.ts";
import { valueBody } from "../../form/value_body.ts";
import type { LinkField } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { fieldSentence, isPageLanguage, type NamedField } from "./fault_sentence.ts";

/** Fields of a value by its members, where the two are named differently. */
const fieldsOfMembers: ReadonlyMap<string, LinkField> = new Map([
  ["verification", "report"],
  ["verification/report", "report"],
  ["verification/day", "day"],
  ["verification/opinion", "opinion"],
  ["verification/verifier", "verifier"],
  ["verification/verifier/name", "verifier"],
  ["verification/verifier/accreditation", "accreditation"],
  ["verification/verifier/accreditation_body", "accreditation_body"],
  ["carbon_price", "carbon_amount"],
  ["carbon_price/amount", "carbon_amount"],
  ["carbon_price/currency", "carbon_currency"],
  ["carbon_price/per", "carbon_per"],
  ["carbon_price/rebate", "carbon_rebate"],
  ["carbon_price/evidence", "carbon_evidence"],
  ["carbon_price/certifier", "carbon_certifier"],
]);

/** Field of the goods that an issue is about: the first one where it is about none of them. */
const memberOf = ({ path }: Issue, { fields }: LinkGoods, rows: ReadonlyArray<number>): string => {
  const member = path.replace(/^\//, "");
  const precursor = precursorOfMember(/^precursors\/\d+$/.test(member) ? `${member}/cn_code` : member);
  const row = precursor && rows[precursor.row];
  if (precursor !== undefined && row !== undefined) return precursorMember(row, precursor.field);
  const named = fieldsOfMembers.get(member) ?? member;
  return isLinkField(named) && fields.includes(named) ? named : "direct_t_per_t";
};

const decodeValue = decoderOf(ValueRequest);
const decodeRemark = decoderOf(WordsOfSupplier);

/** Errors of a form by the names of its fields. */
export type LinkErrors = ReadonlyMap<string, string>;

/** @returns the sentence about a field in the page's language */
const sentenceOf = (issue: Issue, field: NamedField, language: SupplierLanguage): string => {
  if (!isPageLanguage(language)) return fieldSentence(issue, field, language);
  const nameOf = (
    member: string,
  ) => (isLinkField(member) ? linkTexts[language].fields[member].label : member);
  return pageSentence(issue, { language, nameOf, labelOf: () => field.label });
};

/** A field of the goods with what can stand in it. */
const namedField = (goods: LinkGoods, member: string, language: SupplierLanguage): NamedField => {
  const offered = isLinkField(member) ? choicesOfField(member, linkTexts[language]) : undefined;
  return { ...memberTexts(goods, member, language), choices: offered && Object.values(offered) };
};

/** Goods about which something was written: all of them where nothing was. */
const answeredGoods = (all: ReadonlyArray<LinkGoods>, values: FormValues): ReadonlyArray<LinkGoods> => {
  const answered = all.filter(({ index, fields }) =>
    filledRows(index, values).length > 0 ||
    fields.some((field) =>
      !chosenFields.has(field) && (values.get(fieldName(index, field)) ?? "").trim() !== ""
    )
  );
  return answered.length === 0 ? all : answered;
};

/** An answer, or what is wrong with it. */
export interface LinkAnswer {
  readonly values: ReadonlyArray<AnsweredValue>;
  readonly remark: string | null;
  readonly errors: LinkErrors;
}

/** @returns the answer that a form makes: goods that were left empty are no part of it, unless all were */
export const linkAnswer = (
  cbam: CbamContext,
  known: KnownInquiry,
  { goods: all, values, language }: {
    readonly goods: ReadonlyArray<LinkGoods>;
    readonly values: FormValues;
    readonly language: SupplierLanguage;
  },
): LinkAnswer => {
  const errors = new Map<string, string>();
  const answered: Array<AnsweredValue> = [];
  for (const goods of answeredGoods(all, values)) {
    const { body, issues: unread, rows } = valueBody(goods, known, { values, language });
    const decoded = decodeValue(body, byPointer());
    const value = unread.length > 0 || Either.isLeft(decoded) ? undefined : {
      cnCode: goods.goods.cnCode,
      productionRoute: decoded.right.production_route ?? null,
      facts: figuresOf(decoded.right),
    };
    const issues = value === undefined
      ? [...unread, ...(Either.isLeft(decoded) ? decoded.left.issues : [])]
      : answeredIssues(cbam, known, value);
    for (const issue of issues) {
      const member = memberOf(issue, goods, rows);
      const name = fieldName(goods.index, member);
      if (errors.has(name)) continue;
      errors.set(
        name,
        sentenceOf({ ...issue, path: member }, namedField(goods, member, language), language),
      );
    }
    if (value !== undefined && issues.length === 0) answered.push(value);
  }
  const words = values.get("remark")?.trim() ?? "";
  const remark = words === "" ? undefined : decodeRemark(words, byPointer());
  if (remark !== undefined && Either.isLeft(remark)) {
    const [issue] = remark.left.issues;
    const { remark: label } = linkTexts[language];
    const field = { label, hint: "" };
    if (issue !== undefined) errors.set("remark", sentenceOf({ ...issue, path: "remark" }, field, language));
  }
  return {
    values: answered,
    errors,
    remark: remark !== undefined && Either.isRight(remark) ? remark.right : null,
  };
};
