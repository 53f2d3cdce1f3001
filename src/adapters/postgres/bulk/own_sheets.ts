/** Sheets that batches were made of, as their senders keep them. */
import type * as SqlClient from "@effect/sql/SqlClient";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { Batches } from "../../../application/ports.ts";
import { firstRowOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";

const KeptSheet = Schema.Struct({
  fileName: Schema.NullOr(Schema.String),
  columns: Schema.Array(Schema.Struct({
    heading: Schema.String,
    name: Schema.NullOr(Schema.String),
    keptAs: Schema.String,
  })),
  numbers: Schema.Array(Schema.Number),
  mark: Schema.Literal("point", "comma", "unsaid"),
  separator: Schema.NullOr(Schema.Literal(",", ";", "\t")),
  wrong: Schema.Array(Schema.Struct({
    index: Schema.Number,
    said: Schema.Record({ key: Schema.String, value: Schema.String }),
  })),
  said: Schema.optionalWith(Schema.Array(Schema.String), { default: () => [] }),
});

const sheetOf = firstRowOf(Schema.Struct({ sheet: Schema.NullOr(KeptSheet) }));

/** @returns the part of the port that keeps sheets and finds them */
export const ownSheets = (
  sql: SqlClient.SqlClient,
): Pick<Batches["Type"], "keepSheet" | "sheet"> => ({
  keepSheet: (batchId, sheet) =>
    orUnavailable(Effect.asVoid(
      sql.unsafe("update bulk_batch set file_name = $2, own_sheet = $3::json where id = $1::uuid", [
        batchId,
        sheet.fileName,
        JSON.stringify(sheet),
      ]),
    )),
  sheet: (batchId) =>
    Effect.map(
      orUnavailable(
        sheetOf(sql.unsafe("select own_sheet as sheet from bulk_batch where id = $1::uuid", [batchId])),
      ),
      Option.flatMap(({ sheet }) => Option.fromNullable(sheet)),
    ),
});
