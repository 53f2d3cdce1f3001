/**
 * Values that findings of the law are made of: text, numbers and lists of texts, so that each has one form in every
 * sentence and can be read back from it.
 */
import * as Schema from "effect/Schema";

/** Value of one part of a finding. */
export type PartValue = string | number | ReadonlyArray<string>;

/** Digits of a code of the Combined Nomenclature, or their beginning. */
export const Digits: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^\d+$/));

/** Any number of them, such as the headings below a chapter. */
export const Codes: Schema.Schema<ReadonlyArray<string>> = Schema.Array(Digits);

/** Calendar year, or another whole number. */
export const Whole: Schema.Schema<number, string> = Schema.NumberFromString.pipe(Schema.int());

/** Decimal number in the API's notation, with each of its digits. */
export const DecimalText: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^-?\d+(?:\.\d+)?$/));

/** Production route such as `(C)`. */
export const Route: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^\S+$/));

/** Several routes. */
export const Routes: Schema.Schema<ReadonlyArray<string>> = Schema.Array(Route);

/** Routes with what the goods cost by each, EUR with 2 decimals: `(F) 5586.39`. */
export const RouteCosts: Schema.Schema<ReadonlyArray<string>> = Schema.Array(
  Schema.String.pipe(Schema.pattern(/^\S+ -?\d+\.\d{2}$/)),
);

/** Country, ISO 3166-1 alpha-3. */
export const Country: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^[A-Z]{3}$/));

/** Period of a certificate price, such as `2026-Q1` or `2027-W01`; a year where only that is known. */
export const Period: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^\d{4}(?:-Q\d|-W\d{2})?$/));

/** Day, YYYY-MM-DD; versions of data sets are named by one. */
export const Day: Schema.Schema<string> = Schema.String.pipe(Schema.pattern(/^\d{4}-\d{2}-\d{2}$/));

/** Words that the tables or a caller gave. */
export const Words: Schema.Schema<string> = Schema.NonEmptyString;

/**
 * Returns the shape of one kind of finding.
 * @param kind code of the finding
 * @param fields values that its sentences are made of
 */
export const law = <Kind extends string, Fields extends Schema.Struct.Fields>(
  kind: Kind,
  fields: Fields,
): Schema.Struct<{ readonly kind: Schema.Literal<[Kind]> } & Fields> =>
  Schema.Struct({ kind: Schema.Literal(kind), ...fields });
