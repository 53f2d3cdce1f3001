/**
 * Calculations without the law that they rest on (`sources=short`): most bytes of an answer are acts that repeat
 * themselves from call to call and from row to row.
 */
import * as Schema from "effect/Schema";
import { calculationMembers } from "./calculation.ts";
import { documentCodes } from "./import_duties.ts";
import { Citation, closing, count, Disclosure, optional, readAs, text, timestamp } from "./members.ts";

const { legal_basis: _basis, ...disclosed } = Disclosure.fields;

/** The disclosure without the list of acts. */
export const ShortDisclosure = Schema.Struct(disclosed).annotations({
  identifier: "ShortDisclosure",
  description: "The disclosure without the list of acts.",
});

/** A calculation with its figures and notes alone. */
export const ShortCalculation = Schema.Struct({
  ...calculationMembers,
  as_of: timestamp("The moment whose law and prices answered; sent as `as_of` it repeats the answer."),
  sources_url: text("Path under which the acts of every data set are named."),
  dataset_version: closing.dataset_version,
  disclosure: ShortDisclosure,
  read_as: readAs,
}).annotations({
  identifier: "ShortCalculation",
  description: "A calculation asked with `sources=short`: figures and notes, without the acts.",
});
/** A short calculation, decoded. */
export type ShortCalculation = typeof ShortCalculation.Type;

/** Short calculation with the reference of the caller who sent JSON. */
export const ShortReferencedCalculation = Schema.Struct({
  client_ref: optional(text("The caller's own reference.")),
  ...ShortCalculation.fields,
}).annotations({
  identifier: "ShortReferencedCalculation",
  description: "A short calculation with the caller's own reference.",
});

/** The output of a row that was calculated, without what the batch says once. */
export const ShortRowCalculation = Schema.Struct({
  ...calculationMembers,
  document_codes: documentCodes,
  dataset_version: closing.dataset_version,
  source_list: count("Position of the row's sources in the answer's `source_lists`, from 0."),
}).annotations({
  identifier: "ShortBulkRowCalculation",
  description: "A row's calculation, asked with `sources=short`.",
});

/** Lists that the rows' `source_list` points into. */
export const sourceLists: Schema.optionalWith<
  Schema.Schema<ReadonlyArray<ReadonlyArray<typeof Citation.Type>>>,
  { readonly exact: true }
> = optional(
  Schema.Array(Schema.Array(Citation)).annotations({
    description: "With `sources=short`: the lists of acts that rows rest on, each once.",
  }),
);
