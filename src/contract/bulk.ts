/**
 * Many shipments in one call, and what was answered. Contract section 4.5; decisions, "Additions to v1".
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { cbamBulk, openCbam } from "./access.ts";
import { BatchAnswer, BulkAnswer } from "./answers/bulk.ts";
import { BatchList } from "./answers/lists.ts";
import { idText } from "./answers/members.ts";
import {
  Access,
  AnswerHeaders,
  BodyLimit,
  CachingRule,
  Idempotent,
  LimitsInWords,
  OtherAnswers,
  OtherBodies,
} from "./endpoint.ts";
import { keyedProblems, problems } from "./problems.ts";
import { ArchiveQuery, BatchQuery, BulkQuery } from "./requests/bulk_query.ts";
import { BulkShipment } from "./requests/calculation.ts";
import { listQueryOf } from "./requests/list_query.ts";
import { csv, savedAs, xlsx, zip } from "./values/media_types.ts";
import { explained } from "./values/scalar.ts";

/** Most rows of one call, of any tier (contract section 8.2). */
export const hardCapRows = 5_000;
/** Contract section 8.2: 4 MB. */
const bodyLimitBytes = 4 * 1_024 * 1_024;

/** One row as it was sent: each is decoded on its own, so that a wrong one doesn't fail the others. */
const SentRow = Schema.Unknown.annotations({
  jsonSchema: { $ref: "#/components/schemas/BulkShipment" },
});

/** The body: its rows are documented as `BulkShipment` and decoded one by one. */
export const BulkRequest = Schema.Struct({
  shipments: explained(Schema.Array(SentRow).pipe(Schema.minItems(1)), {
    identifier: "Shipments",
    expected: "an array of at least one shipment",
  }),
}).annotations({ identifier: "BulkRequest", description: "The shipments of a bulk call." });
/** A value of the shape that `BulkRequest` declares. */
export type BulkRequest = typeof BulkRequest.Type;

/** Schemas that the document names and no endpoint decodes as a whole. */
export const bulkSchemas = [BulkShipment] as const;

/** Contract section 4.5. */
export const bulk = HttpApiEndpoint.post("bulk", "/api/v1/cbam/bulk")
  .setUrlParams(BulkQuery)
  .setPayload(BulkRequest)
  .addSuccess(BulkAnswer)
  .addError(
    problems(
      "InvalidRequest",
      "TooManyRows",
      "CalculatorFailed",
      "NotFound",
      ...keyedProblems,
      "PermissionDenied",
    ),
  )
  .annotate(Access, cbamBulk)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(OtherBodies, {
    [csv]:
      "The same rows as a table in UTF-8, separated by commas, semicolons or tabs, with the names of the columns, in English, German or French, in one of its first ten lines.",
    [xlsx]: "The same rows as the first sheet of a workbook.",
  })
  .annotate(OtherAnswers, {
    [csv]: "The results as a table in the dialect of the question, where `Accept` prefers it.",
    [xlsx]: "The results as a workbook with typed cells, sums, and a sheet of notes and sources.",
  })
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(LimitsInWords, "At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.")
  .annotate(OpenApi.Summary, "Calculate many shipments in one call")
  .annotate(
    OpenApi.Description,
    "Calculates up to 5 000 shipments in one call, as JSON, as a CSV table or as an Excel workbook; tables are read as people keep them, and the answer says what was read as what. Each row stands for itself: a row that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `summary` counts the rows by status and sums the printed costs. Rows, batch and one audit record a row are kept in one transaction before the answer leaves; a call that fails leaves nothing behind. `request_id` finds the batch again, with a report for each row that has figures. With an `Idempotency-Key` the call is done once: sent again within 24 hours it is answered with the same bytes. A row's `import` (a date) decides its price; `import_year` alone takes the year's newest published price, and a note says so. `summary` also counts and sums by period of import; `versions` says which tables and prices every row was calculated with, and `as_of` and `dataset_version` calculate all rows under those of an earlier moment. `value_id` in a row names a supplier's value of the account in the place of verified figures: the key then needs `suppliers:read`. `sources=short` sends each list of acts once instead of with every row, which makes a large answer about a quarter as long. `document_codes=true` adds the document code that each row's line of the import declaration needs, in tables as columns.",
  );

/** Decisions, "Changed and added on 21 November 2026", "Answers". */
export const bulkList = HttpApiEndpoint.get("bulkList", "/api/v1/cbam/bulk")
  .setUrlParams(listQueryOf("batches"))
  .addSuccess(BatchList)
  .annotate(Access, cbamBulk)
  .annotate(OpenApi.Summary, "Which bulk calls were made?")
  .annotate(
    OpenApi.Description,
    "Lists the bulk calls of the caller's account, the newest first, whichever of its keys made them: when each was answered, its state, how many rows it had, and its summary with the costs by period of import. The rows are in `GET` on the call's `request_id`. When a caller's own `X-Request-Id` was used for several calls, each of them is listed, with a `batch_id` of its own. `next_cursor` leads to the next page and is null after the last call: send it back as `cursor`, with the same or another `limit`. Cursors stay good, and calls that are made while somebody pages appear before the first page, so nothing is listed twice and nothing is left out. Calls older than the operator's retention of the audit are gone.",
  );

/** Decisions, "Additions to v1". */
export const bulkByRequest = HttpApiEndpoint.get("bulkByRequest", "/api/v1/cbam/bulk/:request_id")
  .setPath(Schema.Struct({ request_id: idText("The `request_id` of the call.") }))
  .setUrlParams(BatchQuery)
  .addSuccess(BatchAnswer)
  .addError(problems("NotFound"))
  .annotate(Access, cbamBulk)
  .annotate(OtherAnswers, {
    [csv]: "The rows as a table, all of them unless a page is asked for.",
    [xlsx]: "The same as a workbook, with a sheet of notes and sources.",
  })
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(OpenApi.Summary, "What was a bulk call answered?")
  .annotate(
    OpenApi.Description,
    "Gives back what a bulk call of the same account was answered, as it was then: prices and tables that changed since don't change it. The rows come in pages, in the order of the call; `next` is the path of the next page and null after the last one. Each row has its `calc_status`, the id and number of its report and, where the row is `ok` or `out_of_scope` and the batch is `ready`, a relative signed link to the report's PDF that is good for an hour; asking again gives a fresh one. A report of a row is made when it is first asked for, is signed, and can be verified by anyone with its id and date. When a caller's `X-Request-Id` was used for several bulk calls, the newest is meant.",
  );

/** An empty table with its headings. */
export const bulkTemplate = HttpApiEndpoint.get("bulkTemplate", "/api/v1/cbam/bulk/template.xlsx")
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: xlsx }))
  .annotate(Access, openCbam)
  .annotate(CachingRule, "public-hour")
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(OpenApi.Summary, "An empty workbook for a bulk call")
  .annotate(
    OpenApi.Description,
    "Gives a workbook to fill in: a sheet with the headings of every column that a table of shipments may have, a sheet that says of each what it holds, whether it is needed, an example, and the headings in English, German and French under which it is known too, and a sheet with the production routes of each CN code, to filter by code. Filled in, the file goes to `POST /api/v1/cbam/bulk` as it is. The headings are the names of the members of a row; any table that has some of the other headings is taken as well, so nobody has to use the template.",
  );

/** Names in the place of a batch's id in addresses of other calls: no batch may have it as its id. */
const namesBesideBatches: ReadonlySet<string> = new Set(
  [bulkTemplate].map(({ path }) => path.slice(path.lastIndexOf("/") + 1)),
);

/** True if the text is the name of a call beside those that have a batch's id in their path. */
export const isNameBesideBatches = (text: string): boolean => namesBesideBatches.has(text);

/** The reports of a batch in one file. */
export const bulkReports = HttpApiEndpoint.get("bulkReports", "/api/v1/cbam/bulk/:request_id/reports.zip")
  .setPath(Schema.Struct({ request_id: idText("The `request_id` of the call.") }))
  .setUrlParams(ArchiveQuery)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: zip }))
  .addError(problems("NotFound"))
  .annotate(Access, cbamBulk)
  .annotate(AnswerHeaders, savedAs("the archive"))
  .annotate(OpenApi.Summary, "All reports of a bulk call in one archive")
  .annotate(
    OpenApi.Description,
    "Gives the PDF reports of a bulk call's rows as one ZIP archive, named after their report numbers, with an `index.csv` that says which file belongs to which row and repeats its reference, cost and content hash. Only rows that are `ok` or `out_of_scope` have a report. The archive leaves while it is made: a report that nobody asked for yet is printed, signed and kept now, so the first archive of 5 000 rows takes minutes and the next one seconds; `offset` and `limit` take a part of the rows. An answer has two minutes to leave: an archive that breaks off was not made to its end, so ask again, because what was printed is kept, or for fewer rows.",
  );
