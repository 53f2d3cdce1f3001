/**
 * The request of an opened file, as the form's fields have it.
 */
import {
  additionalDocumentTypes,
  primaryDocumentTypes,
} from "../../../contract/values/invoices/document_types.ts";
import { plainText } from "../../../kernel/decimal.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import { digitByDigit, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { lineMembers, linesPath, rowsMost } from "./form_lines.ts";
import { data, dataMembers, membersAt, partyMembers, partyNames } from "./form_values.ts";
import { countries, memberOf, type Values } from "./typed_members.ts";

/** The request whose `documents`, which win over the invoice's own where there are any, are those that the form chooses. */
const asShown = (body: unknown): unknown => {
  const { documents, ...others } = membersAt(body);
  if (!Array.isArray(documents)) return body;
  const invoice = membersAt(others["invoiceData"]);
  const primary = primaryDocumentTypes.filter((type) => documents.includes(type));
  const own = primary.find((type) => type === invoice["primaryDocument"]) ?? primary[0];
  return {
    ...others,
    invoiceData: {
      ...invoice,
      ...(own === undefined ? {} : { primaryDocument: own }),
      additionalDocuments: additionalDocumentTypes.filter((type) => documents.includes(type)),
    },
  };
};

/** Values that the form has fields for, each under the name of its field; no others of the file, however many it has. */
function* fieldsIn(body: unknown): Generator<readonly [name: string, value: unknown]> {
  const whole = membersAt(body);
  yield ["/email", whole["email"]];
  const invoice = membersAt(whole["invoiceData"]);
  for (const name of [...dataMembers, "manufacturerSameAsShipper"]) yield [`${data}/${name}`, invoice[name]];
  for (const name of partyNames) {
    const party = membersAt(invoice[name]);
    for (const member of partyMembers) yield [`${data}/${name}/${member}`, party[member]];
  }
  const { additionalDocuments: chosen, lineItems } = invoice;
  const types = additionalDocumentTypes.filter((type) => Array.isArray(chosen) && chosen.includes(type));
  for (const [place, type] of types.entries()) yield [`${data}/additionalDocuments/${place}`, type];
  const lines: ReadonlyArray<unknown> = Array.isArray(lineItems) ? lineItems.slice(0, rowsMost) : [];
  for (const [row, each] of lines.entries()) {
    const line = membersAt(each);
    for (const member of lineMembers) yield [`${linesPath}/${row}/${member}`, line[member]];
  }
}

/**
 * Values of a request as the form's fields have them, by the fields' names.
 * @param body the request of an opened file, of any shape
 */
export const valuesOfRequest = (body: unknown, language: Language): Values => {
  const values = new Map<string, string>();
  for (const [name, value] of fieldsIn(asShown(body))) {
    if (typeof value === "string") {
      const isCountry = countries.has(memberOf(name));
      values.set(name, isCountry && alpha2OfText(value) !== undefined ? placeName(value, language) : value);
    } else if (typeof value === "number") values.set(name, digitByDigit(plainText(value), language));
    else if (typeof value === "boolean") values.set(name, String(value));
  }
  return values;
};
