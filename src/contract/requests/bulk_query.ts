/**
 * Query of a bulk call about its table and its answer. Decisions, "Bulk rows and CSV" and "Values as they stand on
 * customs papers".
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { LawQuery } from "./calculation.ts";
import { TableQuery } from "./table_query.ts";
import { wholeNumber } from "../values/quantities.ts";
import { RecordId, RepresentationValue } from "../values/imports.ts";
import { SourcesForm } from "../values/sources_form.ts";
import { FlagText } from "../values/text.ts";
import { WrittenQuery } from "./written_query.ts";

/** The query of a bulk call. */
export const BulkQuery = Schema.Struct({
  ...WrittenQuery.fields,
  ...TableQuery.fields,
  sum_row: optional(FlagText),
  sources: optional(SourcesForm),
  document_codes: optional(FlagText.annotations({
    description:
      "`true`: each row says which document code its line of the import declaration needs on the day of `import`, as `GET /api/v1/cbam/imports/codes` does.",
  })),
  declarant: optional(RecordId.annotations({
    description:
      "With `document_codes`: id of the declarant of the account who declares the rows; the key also needs `imports:read`.",
  })),
  stays_below: optional(FlagText.annotations({
    description:
      "With `document_codes`: `true` where the importer expects to stay at or below the threshold of the year. A row that alone exceeds it counts more.",
  })),
  representation: optional(RepresentationValue.annotations({
    description:
      "With `document_codes`: `indirect` where `declarant` represents the importer indirectly and needs the status also below the threshold; without `declarant` no row is Y137 then, as it isn't known whether an indirect representative has the status. Left out, the declarant is taken for the importer itself.",
  })),
  ...LawQuery.fields,
});
/** A value of the shape that `BulkQuery` declares. */
export type BulkQuery = typeof BulkQuery.Type;

const offsetLimit = 1_000_000;
/** Most rows of a page of JSON. */
const pageLimit = 1_000;
const tableLimit = 5_000;

const rowOffset = wholeNumber({
  identifier: "RowOffset",
  least: 0,
  most: offsetLimit,
  description: "Rows to leave out, from the first one; 0 when it is left out.",
});

/** Rows of a batch, and the form of a table of them. */
export const BatchQuery = Schema.Struct({
  offset: optional(rowOffset),
  limit: optional(wholeNumber({
    identifier: "RowLimit",
    least: 1,
    most: pageLimit,
    description:
      "Most rows of the page, up to 1000; 100 when it is left out, and all rows where the answer is a table.",
  })),
  decimal: WrittenQuery.fields.decimal,
  sum_row: optional(FlagText),
  sources: optional(SourcesForm),
});

/** Rows whose reports an archive holds. */
export const ArchiveQuery = Schema.Struct({
  offset: optional(rowOffset),
  limit: optional(wholeNumber({
    identifier: "ReportLimit",
    least: 1,
    most: tableLimit,
    description: "Most rows whose reports the archive holds; all when it is left out.",
  })),
});
