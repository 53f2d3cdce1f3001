/**
 * An invoice's form as the body of the API's call. A field is called by the JSON Pointer of its member, so that what is
 * wrong with a member is wrong with the field of that name. Sums are calculated here; what an opened file says beside
 * the form's fields stays as it was.
 */
import { minorUnitDigits } from "../../../kernel/currency.ts";
import {
  decimalOfNumber,
  plus,
  roundedTo,
  sumOf,
  times,
  toJsonNumber,
  zero,
} from "../../../kernel/decimal.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { digitByDigit, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { amounts, countries, memberOf, read, type Values } from "./typed_members.ts";

/** Names of the form's values. */
export const data = "/invoiceData";
export const linesPath = `${data}/lineItems`;
const partyNames = ["shipper", "consignee"] as const;
export const partyMembers = [
  "name",
  "address",
  "zip",
  "city",
  "state",
  "country",
  "email",
  "phone",
  "taxId",
  "eori",
  "vatId",
] as const;
export const lineMembers = [
  "description",
  "hsCode",
  "countryOfOrigin",
  "quantity",
  "unit",
  "unitPrice",
  "packages",
  "netWeightKg",
  "grossWeightKg",
] as const;
/** Members that a line has only because the form came with them. */
const preset: ReadonlySet<string> = new Set(["unit"]);

type Members = Record<string, unknown>;

/** The request, and what its form's rows are. */
export interface FormRequest {
  readonly body: Members;
  /** Of each line of the request, the row of the form that it stands in. */
  readonly rows: ReadonlyArray<number>;
  /** Sums of the rows that have one, by row, and of them all, in the currency's minor unit. */
  readonly totals: ReadonlyMap<number, number>;
  readonly declared: number | undefined;
}

/** @returns the form's values, the first of each name, without those that are empty */
export const valuesOfForm = (form: URLSearchParams): Values =>
  new Map(
    [...form].filter(([name, value]) => name.startsWith("/") && value.trim() !== "")
      .map(([name, value]) => [name, value.trim()]),
  );

/** @returns the number of rows that the form's values fill */
export const rowsIn = (values: Values): number =>
  Math.max(
    0,
    ...[...values.keys()].map((name) =>
      Number(/^\/invoiceData\/lineItems\/(\d{1,3})\//.exec(name)?.[1] ?? -1) + 1
    ),
  );

const membersAt = (base: unknown): Members => isRecord(base) ? { ...base } : {};

/** The form's fields over what was there: an empty field takes its member away. */
const filled = (
  base: unknown,
  { prefix, members, values, language }: {
    readonly prefix: string;
    readonly members: ReadonlyArray<string>;
    readonly values: Values;
    readonly language: Language;
  },
): Members => {
  const made = membersAt(base);
  for (const member of members) {
    const text = values.get(`${prefix}/${member}`);
    if (text === undefined) delete made[member];
    else made[member] = read(member, text, language);
  }
  return made;
};

const productOf = ({ quantity, unitPrice }: Members, digits: number): number | undefined => {
  if (typeof quantity !== "number" || typeof unitPrice !== "number") return undefined;
  const [many, each] = [decimalOfNumber(quantity), decimalOfNumber(unitPrice)];
  return many === undefined || each === undefined
    ? undefined
    : toJsonNumber(roundedTo(times(many, each), digits));
};

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

const dataMembers = [
  ...["invoiceNumber", "invoiceDate", "currency", "incoterms", "incotermsPlace", "transportMode"],
  ...["portOfLoading", "portOfDischarge", "countryOfDispatch", "countryOfDestination", "paymentTerms"],
  ...["declarationText", "primaryDocument", ...amounts],
];

/** @param base the request of an opened file; undefined for a form that began empty */
export const requestOfForm = (form: URLSearchParams, language: Language, base: unknown): FormRequest => {
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
  const baseLines = membersAt(baseData)["lineItems"];
  const rows: Array<number> = [];
  const totals = new Map<number, number>();
  const lines: Array<Members> = [];
  for (let row = 0; row < rowsIn(values); row++) {
    const prefix = `${linesPath}/${row}`;
    const isFilled = lineMembers.some((member) => !preset.has(member) && values.has(`${prefix}/${member}`));
    if (!isFilled) continue;
    const baseLine: unknown = Array.isArray(baseLines) ? baseLines[row] : undefined;
    const line = filled(baseLine, { prefix, members: lineMembers, values, language });
    const total = productOf(line, digits);
    if (total !== undefined) totals.set(row, total);
    lines.push({ id: `line-${row + 1}`, ...line, totalValue: total ?? 0 });
    rows.push(row);
  }
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
  const { email: _email, ...kept } = membersAt(base);
  return { body: { ...kept, invoiceData: invoice, ...email }, rows, totals, declared };
};

/** @returns the path as the form's field is called */
export const fieldOf = (path: string, rows: ReadonlyArray<number>): string =>
  path.replace(
    /^\/invoiceData\/lineItems\/(\d+)/,
    (_, line: string) => `${linesPath}/${rows[Number(line)] ?? line}`,
  );

/** @returns a request's values as the form's fields have them */
export const valuesOfRequest = (body: unknown, language: Language): Values => {
  const values = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === "string") {
      const isCountry = countries.has(memberOf(path));
      values.set(path, isCountry && alpha2OfText(value) !== undefined ? placeName(value, language) : value);
    } else if (typeof value === "number") values.set(path, digitByDigit(String(value), language));
    else if (typeof value === "boolean") values.set(path, String(value));
    else if (Array.isArray(value)) value.forEach((element, index) => walk(element, `${path}/${index}`));
    else if (isRecord(value)) {
      for (const [name, member] of Object.entries(value)) walk(member, `${path}/${name}`);
    }
  };
  walk(body, "");
  return values;
};
