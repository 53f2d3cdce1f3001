/**
 * An invoice's form as the body of the API's call. A field is called by the JSON Pointer of its member, so that what is
 * wrong with a member is wrong with the field of that name. Sums are calculated here; what an opened file says beside
 * the form's fields stays as it was.
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import { decimalOfNumber, plus, roundedTo, sumOf, toJsonNumber, zero } from "../../../kernel/decimal.ts";
import { isRecord, textsOf } from "../../../kernel/text/json.ts";
import type { Language } from "../../../web/words/language.ts";
import { besideForm, type MemberBeside, withoutLeft } from "./beside_form.ts";
import { type FormLines, linesOfForm } from "./form_lines.ts";
import {
  data,
  dataMembers,
  filled,
  type Members,
  membersAt,
  partyMembers,
  partyNames,
} from "./form_values.ts";
import { amounts, type Values } from "./typed_members.ts";

/** The request, and what its form's rows are. */
export interface FormRequest extends Pick<FormLines, "rows" | "totals"> {
  readonly body: Members;
  /** Sum of the lines and of what stands beside them, in the currency's minor unit. */
  readonly declared: number | undefined;
  /** Members of the opened file that no field shows. */
  readonly beside: ReadonlyArray<MemberBeside>;
}

/** @returns the form's values, the first of each name, without those that are empty; forms end lines with two signs */
export const valuesOfForm = (form: URLSearchParams): Values =>
  new Map(
    [...form].filter(([name, value]) => name.startsWith("/") && value.trim() !== "")
      .map(([name, value]) => [name, value.trim().replaceAll("\r\n", "\n")]),
  );

const exact = (value: unknown) => (typeof value === "number" ? decimalOfNumber(value) : undefined) ?? zero;

/** Number of values beside the lines: the form's amounts, and named ones of an opened file. */
const besides = (invoice: Members): ReadonlyArray<number> => {
  const named = (list: unknown, sign: 1 | -1): ReadonlyArray<number> =>
    Array.isArray(list)
      ? list.flatMap((one) =>
        isRecord(one) && typeof one["amount"] === "number" ? [sign * one["amount"]] : []
      )
      : [];
  return [
    ...amounts.flatMap((name) => typeof invoice[name] === "number" ? [invoice[name]] : []),
    ...named(invoice["charges"], 1),
    ...named(invoice["discounts"], -1),
  ];
};

const overBase = (
  form: URLSearchParams,
  language: Language,
  base: unknown,
): Omit<FormRequest, "beside"> => {
  const values = valuesOfForm(form);
  const baseData = isRecord(base) ? base["invoiceData"] : undefined;
  const invoice = filled(baseData, { prefix: data, members: dataMembers, values, language });
  const digits = minorUnitDigits(values.get(`${data}/currency`) ?? "EUR");
  for (const name of partyNames) {
    const party = filled(membersAt(baseData)[name], {
      prefix: `${data}/${name}`,
      members: partyMembers,
      values,
      language,
    });
    // The contract has it empty, not absent, where a country has no postal codes.
    party["zip"] ??= "";
    invoice[name] = party;
  }
  const { lines, rows, totals } = linesOfForm(values, membersAt(baseData)["lineItems"], { language, digits });
  invoice["lineItems"] = lines;
  invoice["additionalDocuments"] = form.getAll(`${data}/additionalDocuments`);
  if (form.get(`${data}/manufacturerSameAsShipper`) === "true") invoice["manufacturerSameAsShipper"] = true;
  else delete invoice["manufacturerSameAsShipper"];
  const declared = toJsonNumber(
    roundedTo(plus(sumOf([...totals.values()].map(exact)), sumOf(besides(invoice).map(exact))), digits),
  );
  invoice["totalDeclaredValue"] = declared;
  const receiver = form.get("receiver") ?? "account";
  const email = receiver === "none"
    ? { email: null }
    : receiver === "other"
    ? { email: values.get("/email") ?? "" }
    : {};
  // The form chooses the documents itself.
  const { email: _email, documents: _documents, ...kept } = membersAt(base);
  return { body: { ...kept, invoiceData: invoice, ...email }, rows, totals, declared };
};

/**
 * @param base the request of an opened file; undefined for a form that began empty
 * @param left members of it that somebody leaves out, by their pointers
 */
export const requestOfForm = (
  form: URLSearchParams,
  language: Language,
  base: unknown,
  left: unknown = [],
): FormRequest => {
  const leftOut = new Set(textsOf(left));
  const whole = overBase(form, language, base);
  const beside = base === undefined ? [] : besideForm(whole, leftOut, language);
  const asked = leftOut.size === 0 ? whole : overBase(form, language, withoutLeft(base, leftOut));
  return { ...asked, beside };
};
