/**
 * Values of an address that was made in another language, or by hand: numbers, country and day as the form of the
 * visitor's language holds them, with the meaning that they have in the address.
 */
import { strictRow } from "../../../../domain/cbam/bulk/written_row.ts";
import { decimalOfNumber, toText } from "../../../../kernel/decimal.ts";
import { countryCodeOf } from "../../../../kernel/lenient/country.ts";
import { digitByDigit } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { markIn, rewrittenNumbers } from "../../../../web/words/typed_numbers.ts";
import { nameOfPlace } from "../../../../web/words/places.ts";
import { rowOf } from "./row.ts";
import {
  type FieldName,
  type FormValues,
  memberOfUnit,
  precursorFields,
  precursorPlaces,
  type Unit,
  units,
} from "./values.ts";

type Members = Readonly<Record<string, unknown>>;
type Fields = FormValues["fields"];

const memberOfNumber = {
  verified_direct: "verified_direct_intensity",
  verified_indirect: "verified_indirect_intensity",
  origin_carbon: "origin_carbon_price_eur_per_t",
  assume_cscf: "assume_cscf",
} as const;

const numberIn = (value: unknown, language: Language): string | undefined => {
  const exact = typeof value === "number" ? decimalOfNumber(value) : undefined;
  return exact === undefined ? undefined : digitByDigit(toText(exact), language);
};

/** The mass with the unit that it was written in, which need not be the field's. */
const massOf = (members: Members, language: Language): { mass: string; unit: Unit } | undefined => {
  const unit = units.find((one) => members[memberOfUnit[one]] !== undefined);
  const mass = unit && numberIn(members[memberOfUnit[unit]], language);
  return unit === undefined || mass === undefined ? undefined : { mass, unit };
};

/** Every number with the mark of the language; undefined where one of them can't be read. */
const numbersIn = (
  { fields, unit, mark }: FormValues,
  members: Members,
  language: Language,
): Pick<FormValues, "fields" | "unit"> | undefined => {
  const quantity = fields.mass === "" ? { mass: "", unit } : massOf(members, language);
  if (quantity === undefined) return undefined;
  const numbers: Partial<Record<FieldName, string>> = {};
  for (const name of ["verified_direct", "verified_indirect", "origin_carbon", "assume_cscf"] as const) {
    if (fields[name] === "") continue;
    const text = numberIn(members[memberOfNumber[name]], language);
    if (text === undefined) return undefined;
    numbers[name] = text;
  }
  const names = precursorPlaces.flatMap((place) => {
    const { share, emissions } = precursorFields(place);
    return [share, emissions];
  });
  const precursors = rewrittenNumbers(
    Object.fromEntries(names.map((name) => [name, fields[name]])),
    mark,
    language,
  );
  if (precursors === undefined) return undefined;
  return { fields: { ...fields, ...numbers, ...precursors, mass: quantity.mass }, unit: quantity.unit };
};

/** Codes stand as they were sent; names in the language of the form that offers them. */
const countryIn = ({ country }: Fields, { origin_country: code }: Members, language: Language): string =>
  typeof code !== "string" || countryCodeOf(country) !== undefined ? country : nameOfPlace(code, language);

/** A field of days holds no other form. */
const dayIn = (day: string, { import: read }: Members): string =>
  day === "" || typeof read !== "string" ? day : read;

/** @returns the same question, as the form in the language has it */
export const inLanguage = (values: FormValues, language: Language): FormValues => {
  const { members } = strictRow(rowOf(values, ""), values.mark);
  const { fields } = values;
  const own = {
    ...values,
    fields: {
      ...fields,
      country: countryIn(fields, members, language),
      import: dayIn(fields.import, members),
    },
  };
  const mark = markIn(language);
  if (mark === values.mark) return own;
  const numbers = numbersIn(own, members, language);
  return numbers === undefined ? own : { ...own, ...numbers, mark };
};
