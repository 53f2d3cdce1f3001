/**
 * The request of an opened file, as the form's fields have it.
 */
import {
  additionalDocumentTypes,
  primaryDocumentTypes,
} from "../../../contract/values/invoices/document_types.ts";
import { alpha2OfText } from "../../../kernel/identifiers.ts";
import { isRecord } from "../../../kernel/text/json.ts";
import { digitByDigit, placeName } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { membersAt } from "./form_values.ts";
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
  walk(asShown(body), "");
  return values;
};
