/**
 * Imports that are taken from what the service has: rows of a bulk batch, lines of an invoice. Decision 0121.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import { importWriting } from "../access.ts";
import { ImportsAnswer } from "../answers/imports.ts";
import { Access, BodyLimit, Idempotent, LimitsInWords } from "../endpoint.ts";
import { keyedProblems, problems } from "../problems.ts";
import { FromBatchRequest, FromInvoiceRequest, TakenRowRequest } from "../requests/taken_imports.ts";

/** Schemas that the document names and no endpoint decodes as a whole. */
export const takenSchemas = [TakenRowRequest] as const;

const bodyLimitBytes = 4 * 1_024 * 1_024;

/** `POST /api/v1/cbam/imports/from-batch`. */
export const importsFromBatch = HttpApiEndpoint.post("importsFromBatch", "/api/v1/cbam/imports/from-batch")
  .setPayload(FromBatchRequest)
  .addSuccess(ImportsAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(LimitsInWords, "At most 5 000 rows. The key needs `cbam:bulk` too.")
  .annotate(OpenApi.Summary, "Record the rows of a bulk call as imports")
  .annotate(
    OpenApi.Description,
    "Takes the rows of a bulk call of the same account into the ledger: code, origin, mass or energy, route, day of import, carbon price and verified values as they were sent then. What a bulk row has no place for comes with the call: the declaration's number for all rows (`mrn`, items are counted from `first_item` in the order of the batch) or row by row in `rows`, the declarant, the day of release of rows without a day, and the installation of rows with verified values, which are recorded as `actual`. Each row is answered for itself as by `POST /api/v1/cbam/imports`, with its `row_index`: a row that could not be read then is refused, and the same call again is `unchanged`. Law and prices are those of now, not those of the batch.",
  );

/** `POST /api/v1/cbam/imports/from-invoice`. */
export const importsFromInvoice = HttpApiEndpoint.post(
  "importsFromInvoice",
  "/api/v1/cbam/imports/from-invoice",
)
  .setPayload(FromInvoiceRequest)
  .addSuccess(ImportsAnswer)
  .addError(problems("InvalidRequest", "NotFound", "LinkExpired", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, importWriting)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(Idempotent, true)
  .annotate(LimitsInWords, "At most 500 lines, those of an invoice. The key needs `invoices:write` too.")
  .annotate(OpenApi.Summary, "Record the lines of an invoice as imports")
  .annotate(
    OpenApi.Description,
    "Takes the lines of an invoice of the same account into the ledger: the first eight digits of the commodity code as CN code, ten as `taric_code` where the eight do not decide, the country of origin, and the net weight, else a quantity in kilograms; `read_as` says of each line what was read as what. A commodity code of six digits is none of the Union's nomenclature: give `cn_code` of the line in `rows`. An invoice knows neither declaration nor release: `mrn`, items and `release_date` come with the call, for all lines or line by line. Each line is answered for itself with its `row_index`, and the same call again is `unchanged`. What an invoice said is kept for 30 days; after that the answer is a 410.",
  );
