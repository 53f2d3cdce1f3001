/**
 * Members that many answers are made of. Answers are declared, not encoded: they leave as the records that they are, and
 * the tests hold every one of them against its declaration.
 */
import * as Schema from "effect/Schema";

/** A number with what it is and its unit. */
export const figure = (description: string): typeof Schema.Number =>
  Schema.Number.annotations({ description });

/** A number, or null where there is none. */
export const figureOrNull = (description: string): Schema.NullOr<typeof Schema.Number> =>
  Schema.NullOr(Schema.Number).annotations({ description });

/** A text with what it is. */
export const text = (description: string): typeof Schema.String => Schema.String.annotations({ description });

/** An id in an address, with what it is of. */
export const idText = (
  description: string,
  example = "01a1f8d3-ea00-7512-8223-5fee596ae249",
): typeof Schema.String => Schema.String.annotations({ description, examples: [example] });

/** A text, or null where there is none. */
export const textOrNull = (description: string): Schema.NullOr<typeof Schema.String> =>
  Schema.NullOr(Schema.String).annotations({ description });

/** True or false, with what true means. */
export const flag = (description: string): typeof Schema.Boolean =>
  Schema.Boolean.annotations({ description });

/** A count. */
export const count = (description: string): Schema.filter<typeof Schema.Number> =>
  Schema.NonNegativeInt.annotations({ description });

/** A member that is there only where it has something to say. */
export const optional = <A, I, R>(schema: Schema.Schema<A, I, R>): Schema.optionalWith<
  Schema.Schema<A, I, R>,
  { readonly exact: true }
> => Schema.optionalWith(schema, { exact: true });

/** Value as it was written and as it was read. */
export const ReadAs = Schema.Struct({
  path: text("Name of the column, the parameter or the row's member; JSON Pointer of a body's member."),
  sent: text("The value as it was sent, cut where it is long."),
  read: text("What it was taken for, in the strict form."),
  because: optional(text("Why, where the strict form alone doesn't tell.")),
}).annotations({ identifier: "ReadAs", description: "A value that was not sent in its strict form." });

/** Values as they were written and read, where they were not sent in their strict form. */
export const readAs: Schema.optionalWith<
  Schema.Schema<ReadonlyArray<typeof ReadAs.Type>>,
  { readonly exact: true }
> = optional(
  Schema.Array(ReadAs).annotations({
    description: "What was read as what, where it stood there in another form.",
  }),
);

/** A day, YYYY-MM-DD. */
export const day = (description: string): Schema.filter<typeof Schema.String> =>
  Schema.String.pipe(Schema.pattern(/^\d{4}-\d{2}-\d{2}$/)).annotations({
    description,
    jsonSchema: { format: "date" },
  });

/** A time, ISO 8601 in UTC. */
export const timestamp = (description: string): typeof Schema.String =>
  Schema.String.annotations({ description, jsonSchema: { type: "string", format: "date-time" } });

/** An act, page or table that an answer rests on. */
export const Citation = Schema.Struct({
  label: text("The act and article, as a person reads it."),
  url: text("Where its text stands."),
}).annotations({ identifier: "Citation", description: "An act that a figure or rule comes from." });

/** The sectors of Annex I of Regulation (EU) 2023/956; `none` is for goods outside of it. */
export const sectors = [
  "cement",
  "electricity",
  "fertilisers",
  "iron_steel",
  "aluminium",
  "hydrogen",
  "none",
] as const;

/** A sector of Annex I of Regulation (EU) 2023/956, or `none` for goods outside of it. */
export const Sector = Schema.Literal(...sectors).annotations({
  identifier: "Sector",
  description: "Sector of Annex I of Regulation (EU) 2023/956; `none`: not covered.",
});
/** One of the words that `Sector` declares. */
export type Sector = typeof Sector.Type;

/** Version and hash that tell a table apart. */
export const TableVersion = Schema.Struct({
  version: text("Version of the table: a day."),
  sha256: text("SHA-256 of its bytes, lower-case hex."),
}).annotations({ identifier: "TableVersion", description: "What a table is told apart by." });
/** A value of the shape that `TableVersion` declares. */
export type TableVersion = typeof TableVersion.Type;

/** The tables that figures rest on, beside default values and prices. */
export const lawTables = {
  benchmarks: TableVersion,
  factors: TableVersion,
  annex_i: TableVersion,
  goods: TableVersion,
  exempt_origins: TableVersion,
  production_routes: TableVersion,
} as const;

/**
 * Versions of the tables and prices that an answer was made from. Decisions, "Changed and added on 21 November 2026",
 * "Answers".
 */
export const Versions = Schema.Struct({
  as_of: timestamp("The moment whose law and prices answered; sent as `as_of` it repeats the answer."),
  dataset: TableVersion,
  ...lawTables,
  electricity: optional(TableVersion),
  prices: TableVersion,
}).annotations({
  identifier: "Versions",
  description:
    "What an answer was made from. The same question with this `as_of` and, as `dataset_version`, the version of `dataset` has the same figures for ever; with this `as_of` alone where imports of several years took several data sets.",
});
/** A value of the shape that `Versions` declares. */
export type VersionsRecord = typeof Versions.Type;

/** Disclosure at the end of every CBAM answer: contract section 1. */
export const Disclosure = Schema.Struct({
  informational_only: Schema.Literal(true),
  statement: text("What the answer does not replace."),
  dataset_version: text("Version of the default values that the answer is made from."),
  legal_basis: Schema.Array(Citation),
  generated_at: timestamp("When the answer was made."),
}).annotations({
  identifier: "Disclosure",
  description:
    "The answer is informational: it does not replace a CBAM authorisation, an authority or an accredited verifier.",
});
/** A value of the shape that `Disclosure` declares. */
export type Disclosure = typeof Disclosure.Type;

/** Members at the end of every CBAM answer. */
export const closing = {
  dataset_version: text("Version of the default values that the answer is made from."),
  disclosure: Disclosure,
} as const;
/** Members that every CBAM answer closes with, as a schema. */
export const Closing = Schema.Struct(closing);
/** A value of the shape that `Closing` declares. */
export type Closing = typeof Closing.Type;
