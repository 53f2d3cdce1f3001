/** Queries of the ledger's tables: what a table has no place for, and how it was written. */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { choice } from "../values/choice.ts";
import { RecordId, RepresentationValue } from "../values/imports.ts";
import { TableQuery } from "./table_query.ts";
import { WrittenQuery } from "./written_query.ts";

/** The query of `POST /api/v1/cbam/imports` where the body is a table. */
export const ImportsQuery = Schema.Struct({
  importer: optional(RecordId),
  declarant: optional(RecordId),
  representation: optional(RepresentationValue),
  decimal: WrittenQuery.fields.decimal,
  ...TableQuery.fields,
});
/** A value of the shape that `ImportsQuery` declares. */
export type ImportsQuery = typeof ImportsQuery.Type;

/** Figures that the lines of a declaration are of. */
export const DeclarationBasisValue: Schema.Schema<"determined" | "fileable", string> = choice({
  identifier: "DeclarationBasis",
  values: ["determined", "fileable"] as const,
  example: "fileable",
  description:
    "Figures that lines, totals and quarters are of: `determined` by the imports' own determination, estimates included, when it is left out, `fileable` as the year could be filed today.",
});

/** Reading of returned goods for the threshold. */
export const ReturnedGoodsValue: Schema.Schema<"counted" | "excluded", string> = choice({
  identifier: "ReturnedGoods",
  values: ["counted", "excluded"] as const,
  example: "counted",
  description:
    "Whether returned goods count towards the threshold: `counted` as the act's letter has it when it is left out, `excluded` by the other reading. The Commission has not said which.",
});
