/** Values of the plan's form, as its address has them: goods, up to four offers, prices, and the year that is looked at. */
import { markIn, markOfAddress, rewrittenNumbers, type TypedMark } from "../../../web/words/typed_numbers.ts";
import type { Language } from "../../../web/words/language.ts";
import type { Visit } from "../../../web/visit/visit.ts";
import { cut } from "../../../kernel/text/shown.ts";

/** Most offers of one plan: as many lines as a reader tells apart without colour. */
const offerNumbers = [1, 2, 3, 4] as const;
export type OfferNumber = typeof offerNumbers[number];

/** Most characters of an offer's name. */
export const longestName = 60;

/** Fields of an offer; each has its number behind its name. */
const offerFields = ["name", "country", "direct", "indirect", "route"] as const;
export type OfferField = typeof offerFields[number];

/** Name of a field in the form and in the address. */
export type PlanField = "cn" | "mass" | "price" | "growth" | "year" | `${OfferField}_${OfferNumber}`;

/** @returns the number of the offer that a field is of; undefined for a field of all of them */
export const offerNumberOf = (field: PlanField): OfferNumber | undefined =>
  offerNumbers.find((number) => field.endsWith(`_${number}`));

/** Values that were entered. */
export interface PlanValues {
  readonly cn: string;
  readonly mass: string;
  readonly price: string;
  readonly growth: string;
  readonly year: string;
  readonly offers: ReadonlyArray<{ readonly number: OfferNumber } & Readonly<Record<OfferField, string>>>;
  readonly mark: TypedMark;
  /** The moment whose law answers, and the data set, where the address pins them. */
  readonly pinned: { readonly as_of?: string; readonly dataset_version?: string };
}

const electricity = /^2716[\s.]*00[\s.]*00$/;

/** True if the goods are electricity, which has MWh in place of tonnes. */
export const isElectricity = ({ cn }: Pick<PlanValues, "cn">): boolean => electricity.test(cn);

/** True if the address asks anything at all. */
export const isAsked = ({ query }: Visit): boolean => query["cn"] !== undefined;

/** The values of an address whose numbers have the mark, as a page of the language has them; as they are where one can't be read. */
const inLanguage = (values: PlanValues, mark: TypedMark, language: Language): PlanValues => {
  if (mark === markIn(language)) return values;
  const { mass, price, growth } = values;
  const plain = rewrittenNumbers({ mass, price, growth }, mark, language);
  const offers = values.offers.flatMap((offer) => {
    const { direct, indirect } = offer;
    const rewritten = rewrittenNumbers({ direct, indirect }, mark, language);
    return rewritten === undefined ? [] : [{ ...offer, ...rewritten }];
  });
  return plain === undefined || offers.length < values.offers.length
    ? values
    : { ...values, ...plain, offers, mark: markIn(language) };
};

/** A name that is longer than its field, as an address may have it, ends in dots. */
const nameOf = (text: string): string =>
  text.length <= longestName ? text : `${cut(text, longestName - 1).trimEnd()}…`;

/** @returns the values of the address; empty text where it has none */
export const valuesOf = ({ query, language }: Visit): PlanValues => {
  const read = (name: string): string => query[name]?.trim() ?? "";
  const pin = (name: string) => read(name) === "" ? {} : { [name]: read(name) };
  const mark = markOfAddress(query["decimal"], language);
  const values = {
    cn: read("cn"),
    mass: read("mass"),
    price: read("price"),
    growth: read("growth"),
    year: read("year"),
    offers: offerNumbers.map((number) => ({
      number,
      name: nameOf(read(`name_${number}`)),
      country: read(`country_${number}`),
      direct: read(`direct_${number}`),
      indirect: read(`indirect_${number}`),
      route: read(`route_${number}`),
    })),
    mark,
    pinned: { ...pin("as_of"), ...pin("dataset_version") },
  };
  return inLanguage(values, mark, language);
};

/** @returns the query that asks the same, with some values changed; empty values are left out */
export const queryOf = (
  { offers, mark, pinned, ...plain }: PlanValues,
  changed: Readonly<Record<string, string>> = {},
): URLSearchParams => {
  const all = [
    ...Object.entries({ ...plain, decimal: mark, ...pinned, ...changed }),
    ...offers.flatMap(({ number, ...fields }) =>
      offerFields.map((field): [string, string] => [`${field}_${number}`, fields[field]])
    ),
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== ""));
};
