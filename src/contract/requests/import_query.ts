/** Queries of the ledger's tables: what a table has no place for, and how it was written. */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
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
