/**
 * Answer about a document of a supplier that was read: an operator's summary emissions report, or a Catena-X aspect.
 */
import * as Schema from "effect/Schema";
import { closing, count, optional, text, textOrNull, Versions } from "../members.ts";
import { SavedReading, TemplateInstallation, TemplateValue, Weight } from "./template.ts";

const ToldInstallationRecord = Schema.Struct({
  installation: Schema.NullOr(TemplateInstallation).annotations({
    description: "The installation as `POST /api/v1/cbam/installations` takes it; null where it can't be.",
  }),
  values: Schema.Array(TemplateValue).annotations({
    description: "Values that nothing is wrong with.",
  }),
  saved: optional(SavedReading),
}).annotations({ identifier: "ToldInstallation", description: "An installation with its values." });

const ToldIssue = Schema.Struct({
  weight: Weight,
  path: text("JSON Pointer into the document; empty for the whole."),
  code: text("Kind of the mistake, for programs."),
  message: text("A sentence that names the member, what was found and what would be right."),
  suggestion: textOrNull("The right value, where it is known."),
}).annotations({
  identifier: "ToldIssue",
  description: "What a document lacks, contradicts itself in or can't have.",
});

const TakenMember = Schema.Struct({
  path: text("JSON Pointer to the member of the document."),
  value: text("The value as it stands there."),
  member: text("Member of `installation` or of `values` that it became."),
}).annotations({ identifier: "TakenMember", description: "A member of a document that was read." });

/** The answer of `POST /api/v1/cbam/values/read-json`. */
export const ToldAnswer = Schema.Struct({
  format: Schema.Literal("operator_summary", "catena_x_cbam").annotations({
    description: "What the document was taken for: one with `good` is the aspect.",
  }),
  installations: Schema.Array(ToldInstallationRecord),
  issues: Schema.Array(ToldIssue),
  taken: Schema.Array(TakenMember),
  left_out: Schema.Array(Schema.String).annotations({
    description: "JSON Pointers to members that no value is made of; at most 100.",
  }),
  left_out_count: count("Their number."),
  versions: Versions,
  ...closing,
}).annotations({
  identifier: "SupplierDocumentReading",
  description: "What a supplier's document says, member by member.",
});
/** A value of the shape that `ToldAnswer` declares. */
export type ToldRecord = typeof ToldAnswer.Type;
