/**
 * Many shipments in one call, and what was answered. Contract section 4.5; decisions, "Additions to v1".
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { cbamBulk } from "./access.ts";
import { BatchAnswer, BulkAnswer } from "./answers/bulk.ts";
import { optional, text } from "./answers/members.ts";
import { Access, BodyLimit, Idempotent, LimitsInWords, OtherAnswers, OtherBodies } from "./endpoint.ts";
import { problem } from "./problems.ts";
import { BulkShipment, LawQuery } from "./requests/calculation.ts";
import { wholeNumber } from "./values/quantities.ts";
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
    expected: "an array of at least one shipment",
  }),
}).annotations({ identifier: "BulkRequest", description: "The shipments of a bulk call." });
export type BulkRequest = typeof BulkRequest.Type;

/** Schemas that the document names and no endpoint decodes as a whole. */
export const bulkSchemas = [BulkShipment] as const;

export const csv = "text/csv";

/** Contract section 4.5. */
export const bulk = HttpApiEndpoint.post("bulk", "/api/v1/cbam/bulk")
  .setUrlParams(LawQuery)
  .setPayload(BulkRequest)
  .addSuccess(BulkAnswer)
  .addError(problem("InvalidRequest"))
  .addError(problem("PayloadTooLarge"))
  .addError(problem("UnsupportedMediaType"))
  .addError(problem("TooManyRows"))
  .addError(problem("CalculatorFailed"))
  .addError(problem("IdempotencyKeyInUse"))
  .addError(problem("IdempotencyKeyReused"))
  .annotate(Access, cbamBulk)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(OtherBodies, {
    [csv]:
      "The same rows as a table in UTF-8, comma or semicolon, with the names of the columns in its first line.",
  })
  .annotate(OtherAnswers, { [csv]: "The results as a table, where `Accept` prefers it." })
  .annotate(LimitsInWords, "At most 5 000 rows, and not more than the tier's `cbam_bulk_rows`.")
  .annotate(OpenApi.Summary, "Calculate many shipments in one call")
  .annotate(
    OpenApi.Description,
    "Calculates up to 5 000 shipments in one call, as JSON or as a CSV table. Each row stands for itself: a row that can't be read is answered with `status: error`, its message and every issue, and doesn't touch the others. `summary` counts the rows by status and sums the printed costs. Rows, batch and one audit record a row are kept in one transaction before the answer leaves; a call that fails leaves nothing behind. `request_id` finds the batch again, with a report for each row that has figures. With an `Idempotency-Key` the call is done once: sent again within 24 hours it is answered with the same bytes. A row's `import` (a date) decides its price; `import_year` alone takes the year's newest published price, and a note says so. `summary` also counts and sums by period of import; `versions` says which tables and prices every row was calculated with, and `as_of` and `dataset_version` calculate all rows under those of an earlier moment.",
  );

const offsetLimit = 1_000_000;
const pageLimit = 1_000;

const PageQuery = Schema.Struct({
  offset: optional(wholeNumber({
    identifier: "RowOffset",
    least: 0,
    most: offsetLimit,
    description: "Rows to leave out, from the first one; 0 when it is left out.",
  })),
  limit: optional(wholeNumber({
    identifier: "RowLimit",
    least: 1,
    most: pageLimit,
    description: "Most rows of the page, up to 1000; 100 when it is left out.",
  })),
});

/** Decisions, "Additions to v1". */
export const bulkByRequest = HttpApiEndpoint.get("bulkByRequest", "/api/v1/cbam/bulk/:request_id")
  .setPath(Schema.Struct({ request_id: text("The `request_id` of the call.") }))
  .setUrlParams(PageQuery)
  .addSuccess(BatchAnswer)
  .addError(problem("NotFound"))
  .annotate(Access, cbamBulk)
  .annotate(OpenApi.Summary, "What was a bulk call answered?")
  .annotate(
    OpenApi.Description,
    "Gives back what a bulk call of the same account was answered, as it was then: prices and tables that changed since don't change it. The rows come in pages, in the order of the call; `next` is the path of the next page and null after the last one. Each row has its `calc_status`, the id and number of its report and, where the row is `ok` or `out_of_scope` and the batch is `ready`, a relative signed link to the report's PDF that is good for an hour; asking again gives a fresh one. A report of a row is made when it is first asked for, is signed, and can be verified by anyone with its id and date. When a caller's `X-Request-Id` was used for several bulk calls, the newest is meant.",
  );
