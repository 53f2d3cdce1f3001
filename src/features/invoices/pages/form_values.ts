/**
 * The form's values by the names of its fields, and the members of the request that they fill.
 */
import { isRecord } from "../../../kernel/text/json.ts";
import type { Language } from "../../../web/words/language.ts";
import { amounts, read, type Values } from "./typed_members.ts";

/** Names of the form's values. */
export const data = "/invoiceData";

/** Parties that the form has fields for. */
export const partyNames = ["shipper", "consignee"] as const;

/** Members of each of them. */
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

/** Members of the shipment that are typed in a field or chosen, one of several. */
export const dataMembers = [
  ...["invoiceNumber", "invoiceDate", "currency", "incoterms", "incotermsPlace", "transportMode"],
  ...["portOfLoading", "portOfDischarge", "countryOfDispatch", "countryOfDestination", "paymentTerms"],
  ...["declarationText", "primaryDocument", ...amounts],
];

/** Members of a request, of any shape. */
export type Members = Record<string, unknown>;

/** @returns the members of a record; none of anything else */
export const membersAt = (base: unknown): Members => isRecord(base) ? { ...base } : {};

/** The form's fields over what was there: an empty field takes its member away. */
export const filled = (
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
