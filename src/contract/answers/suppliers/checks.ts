/**
 * Answers about values that imports took: what a declaration may rest on, and what is left to do. Regulation (EU) 2023/956,
 * Articles 6 and 8.
 */
import * as Schema from "effect/Schema";
import { count, day, figure, text } from "../members.ts";
import { ValueRecord } from "./values.ts";

/** A version of a value with what is left to do for the imports that took it. */
export const ValueUseRecord = Schema.Struct({
  value: ValueRecord.annotations({ description: "The value as its newest version has it." }),
  used_version: count("Version that the imports took."),
  used_state: text("State of that version."),
  imports: count("Live imports of the year with that version."),
  quantity: figure("Their net mass in tonnes; of electricity MWh."),
  first_release: day("Day of the first of them."),
  last_release: day("Day of the last of them."),
  to_do: text(
    "`nothing`; `verify`: a verifier's satisfactory report is missing; `correct`: a newer version holds, which a correction of the imports takes; `replace`: the value was withdrawn.",
  ),
  verify_from: day("First day that a report on the reporting period can have."),
  verify_by: day("Last day on which the declaration of the year can be submitted."),
}).annotations({
  identifier: "SupplierValueUse",
  description: "A version of a value that imports of the year took, and what is left to do.",
});
/** A value of the shape that `uses` of the answer has. */
export type ValueUseRecord = typeof ValueUseRecord.Type;

/** The answer of `GET /api/v1/cbam/values/uses`. */
export const ValueUsesAnswer = Schema.Struct({
  year: count("Calendar year of release."),
  uses: Schema.Array(ValueUseRecord).annotations({
    description: "By value and version; empty where no import took a value.",
  }),
}).annotations({
  identifier: "SupplierValueUses",
  description: "Values that imports of a year took.",
});
