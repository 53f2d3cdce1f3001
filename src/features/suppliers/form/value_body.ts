/**
 * One of the goods of a form as the body of a value, as a call of the API would have it.
 */
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { SupplierLanguage } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { decimalOfText, times, toText, zero } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { unprintableIn } from "../../../contract/values/invoices/printed_text.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { digitByDigit } from "../../../web/words/figures.ts";
import { type FieldKind, type TypedRequest, typedRequest } from "../../imports/pages/typed.ts";
import { precursorFields } from "../texts/link/link_texts.ts";
import { linkTexts } from "../texts/link/texts.ts";
import { fieldKinds } from "./field_kinds.ts";
import { fieldName, type FormValues } from "./form_values.ts";
import { type LinkGoods, pageLanguages } from "./link_view.ts";
import { filledRows, noPrecursors, precursorKinds, precursorMember } from "./precursors.ts";

/** A form as it was typed. */
export interface TypedForm {
  readonly values: FormValues;
  readonly language: SupplierLanguage;
}

/** A value as it was typed. */
export interface TypedValue {
  readonly body: Readonly<Record<string, unknown>>;
  /** Fields that can't be read, by the paths of their members. */
  readonly issues: ReadonlyArray<Issue>;
  /** Rows of the form that the precursors stand in, in their order. */
  readonly rows: ReadonlyArray<number>;
}

/** @returns members with a value: those that a caller leaves out are not there */
const given = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** @returns the members with a value; undefined where none has one */
const anyOf = (
  members: Readonly<Record<string, unknown>>,
  always: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> | undefined => {
  const told = given(members);
  return Object.keys(told).length === 0 ? undefined : given({ ...told, ...always });
};

/** A field as it is read: its member of the request, its name in the form, and its kind. */
type TypedField = readonly [member: string, name: string, kind: FieldKind];

/** @returns a route's letter as the law has it: `c` is `(C)`; any other text as it is */
const routeAsWritten = (text: string): string => {
  const letter = /^\s*\(?([a-z])\)?\s*$/i.exec(text)?.[1];
  return letter === undefined ? text : `(${letter.toUpperCase()})`;
};

const hundredth = decimalOfText("0.01") ?? zero;

/** @returns a share in percent as a part of one: `5 %` and `%5` are 0.05; any other text as it is */
const shareAsWritten = (text: string, language: SupplierLanguage): string => {
  const digits = /[%％]/.test(text) ? text.replace(/[%％]/, " ") : "";
  const [, whole, decimals = ""] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*$/.exec(digits) ?? [];
  const percent = whole === undefined
    ? undefined
    : decimalOfText(decimals === "" ? whole : `${whole}.${decimals}`);
  if (percent === undefined) return text;
  return digitByDigit(toText(times(percent, hundredth)), pageLanguages[language]);
};

/** A text of the form on one line. */
const onOneLine = (text: string): string => {
  const lines = text.split(/[\r\n\t]/);
  return lines.length === 1 ? text : lines.map((line) => line.trim()).filter((line) => line !== "").join(" ");
};

const typedFields = (
  fields: ReadonlyArray<TypedField>,
  { values, language }: TypedForm,
): TypedRequest => {
  const texts = fields.map(([member, name]): readonly [member: string, text: string] => {
    const text = onOneLine(values.get(name) ?? "");
    if (member === "production_route") return [member, routeAsWritten(text)];
    return [member, member === "default_share" ? shareAsWritten(text, language) : text];
  });
  const unprintable = texts.flatMap(([path, text]) => {
    const fault = unprintableIn(text);
    return fault === undefined ? [] : [issueOf({ path, ...fault }, fault.finding)];
  });
  const { body, issues } = typedRequest(
    new URLSearchParams(texts.map(([member, text]) => [member, text])),
    Object.fromEntries(fields.map(([member, , kind]) => [member, kind])),
    pageLanguages[language],
  );
  const told = new Set(unprintable.map(({ path }) => path));
  return { body, issues: [...unprintable, ...issues.filter(({ path }) => !told.has(path))] };
};

/** Precursors, the rows that they stand in, and what can't be read of them. */
const typedPrecursors = (
  { index, fields }: LinkGoods,
  choice: unknown,
  form: TypedForm,
): {
  readonly list: unknown;
  readonly issues: ReadonlyArray<Issue>;
  readonly rows: ReadonlyArray<number>;
} => {
  const rows = fields.includes("precursors") ? filledRows(index, form.values) : [];
  const typed = rows.map((row) =>
    typedFields(
      precursorFields.map((field) => [
        field,
        fieldName(index, precursorMember(row, field)),
        precursorKinds[field],
      ]),
      form,
    )
  );
  const issues = typed.flatMap((one, position) =>
    one.issues.map((issue) => ({ ...issue, path: `precursors/${position}/${issue.path}` }))
  );
  const list = typed.map(({ body }) => body);
  if (choice === undefined) return { list: list.length === 0 ? undefined : list, issues, rows };
  const { none, nth } = linkTexts[form.language].precursors;
  const finding: Finding | undefined = choice !== noPrecursors
    ? {
      kind: "wrong",
      expected: { rule: "PrecursorChoice", words: none, form: { is: "choice", values: [none] } },
      found: choice,
    }
    : list.length > 0
    ? { kind: "excluded", by: nth("1") }
    : undefined;
  if (finding === undefined) return { list, issues, rows };
  const code = finding.kind === "wrong" ? "choice" : "conflict";
  return { list, issues: [...issues, issueOf({ path: "precursors", code }, finding)], rows };
};

/** @returns the body of a value, as a call would have it */
export const valueBody = (
  goods: LinkGoods,
  { inquiry }: KnownInquiry,
  form: TypedForm,
): TypedValue => {
  const { body, issues } = typedFields(
    goods.fields.map((field) => [field, fieldName(goods.index, field), fieldKinds[field]]),
    form,
  );
  const {
    report,
    day,
    opinion,
    verifier: name,
    accreditation,
    accreditation_body: accreditationBody,
    state = "estimated",
    carbon_amount: amount,
    carbon_currency: currency,
    carbon_per: per,
    carbon_rebate: rebate,
    carbon_evidence: evidence,
    carbon_certifier: certifier,
    precursors: choice,
    ...figures
  } = body;
  const { list, issues: ofPrecursors, rows } = typedPrecursors(goods, choice, form);
  const verifier = anyOf({ name, accreditation, accreditation_body: accreditationBody });
  return {
    rows,
    issues: [...issues, ...ofPrecursors],
    body: given({
      production_route: goods.goods.productionRoute ?? undefined,
      ...figures,
      installation: inquiry.installationId,
      cn_code: goods.goods.cnCode,
      reporting_period: inquiry.facts.period,
      state,
      precursors: list,
      verification: anyOf({ report, day, opinion, verifier }),
      carbon_price: anyOf({ amount, currency, rebate, evidence, certifier }, { per }),
    }),
  };
};
