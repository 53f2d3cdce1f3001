/** Columns that hold the domain's own names: days, codes of goods, countries, numbers of economic operators. */
import * as Schema from "effect/Schema";
import { type CalendarDay, dayOfText } from "../../kernel/time/calendar.ts";
import {
  alpha2OfText,
  alpha3OfText,
  type CnCode,
  cnCodeOfText,
  type CountryAlpha2,
  type CountryAlpha3,
  eoriKey,
} from "../../kernel/identifiers.ts";

/** A calendar day as text. */
export const Day: Schema.Schema<CalendarDay> = Schema.declare((value): value is CalendarDay =>
  typeof value === "string" && dayOfText(value) === value
);

/** Eight digits of the Combined Nomenclature. */
export const Code: Schema.Schema<CnCode> = Schema.declare((value): value is CnCode =>
  typeof value === "string" && cnCodeOfText(value) === value
);

/** A country, ISO 3166-1 alpha-3. */
export const Country: Schema.Schema<CountryAlpha3> = Schema.declare((value): value is CountryAlpha3 =>
  typeof value === "string" && alpha3OfText(value) === value
);

/** A member state, ISO 3166-1 alpha-2. */
export const MemberState: Schema.Schema<CountryAlpha2> = Schema.declare((value): value is CountryAlpha2 =>
  typeof value === "string" && alpha2OfText(value) === value
);

/** Expression for the EORI number of a row of `importer` or `declarant` as it was written. */
export const eoriAsWritten = (alias: string): string => `coalesce(${alias}.eori_written, ${alias}.eori)`;

/** Values of the columns `eori` and `eori_written`: the key, and the number where it is written otherwise. */
export const eoriColumns = (eori: string): readonly [key: string, written: string | null] => {
  const key = eoriKey(eori);
  return [key, eori.length === key.length ? null : eori];
};
