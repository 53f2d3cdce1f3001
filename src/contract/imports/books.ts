/**
 * Closing of a month or a year of imports: reconciling with tables of customs, and accruals. Regulation (EU) 2023/956,
 * Articles 21 and 25(2).
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import { importReading } from "../access.ts";
import { AccrualAnswer, ReconcileAnswer } from "../answers/import_books.ts";
import { Access, AnswerHeaders, BodyLimit, LimitsInWords, OtherAnswers, OtherBodies } from "../endpoint.ts";
import { bodyProblems, problems } from "../problems.ts";
import { csv, xlsx } from "../values/media_types.ts";
import {
  AccrualQuery,
  CustomsRowRequest,
  mostCustomsRows,
  ReconcileQuery,
  ReconcileRequest,
} from "../requests/import_books.ts";

/** Schemas that the document names and no endpoint decodes as a whole. */
export const bookSchemas = [CustomsRowRequest] as const;

/** Forms of an answer that a spreadsheet opens. */
export const tableForms = (rows: string): Readonly<Record<string, string>> => ({
  [csv]:
    `The same as a table where \`Accept\` prefers it: ${rows}. With \`decimal=comma\` it has semicolons.`,
  [xlsx]: `The same as a workbook: ${rows}, and sheets of sums and notes.`,
});

/** Headers of an answer that is a file. */
export const fileHeaders = { "Content-Disposition": "Of a table: name to save it under." } as const;

const bodyLimitBytes = 4 * 1_024 * 1_024;

/** `POST /api/v1/cbam/imports/reconcile`. */
export const reconcileImports = HttpApiEndpoint.post("reconcileImports", "/api/v1/cbam/imports/reconcile")
  .setUrlParams(ReconcileQuery)
  .setPayload(ReconcileRequest)
  .addSuccess(ReconcileAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...bodyProblems, "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OtherBodies, {
    [csv]:
      "The rows as a table in UTF-8, with the names of the columns, in English, German or French, in one of its first lines; other columns are passed over.",
    [xlsx]: "The same as the first sheet of a workbook.",
  })
  .annotate(OtherAnswers, tableForms("rows and imports that lack, both sides beside each other"))
  .annotate(AnswerHeaders, fileHeaders)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(LimitsInWords, `At most ${mostCustomsRows} rows.`)
  .annotate(OpenApi.Summary, "Hold a table of customs against the ledger")
  .annotate(
    OpenApi.Description,
    "Compares a table that customs or a broker sent with the ledger of an importer or a declarant, by what customs communicate to the registry: EORI, account, CN code, quantity, origin, date, procedure, and the number of the declaration where the row has one. Each row is matched, differs in named fields, or is missing in the ledger; imports of the span that no row is about are missing in the table. A row with a number belongs to that declaration and item only; one without to an import of the same importer and code of which at most one of origin, date and quantity is another. The best pairs are matched first, each import once. Nothing is recorded: a correction is sent with `entry_id`.",
  );

/** `GET /api/v1/cbam/imports/accrual`. */
export const importAccrual = HttpApiEndpoint.get("importAccrual", "/api/v1/cbam/imports/accrual")
  .setUrlParams(AccrualQuery)
  .addSuccess(AccrualAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OtherAnswers, tableForms("every import with what it counts and what changed"))
  .annotate(AnswerHeaders, fileHeaders)
  .annotate(OpenApi.Summary, "What is to be set aside at a month's end?")
  .annotate(
    OpenApi.Description,
    "Gives the accrual for the imports of a calendar year up to a month's end, by month of release: net emissions whose period has a published price at that price, the others apart at the one that stands in, as in the declaration. Only imports of importers who have passed the threshold of the year count, and electricity and hydrogen of anyone; what the others would come to is told apart. `changes` names import by import what changed since the accrual of the month before, as it was known on `since` under the prices of that day, with the cause. Imports from 2027 have no price of their own: a certificate costs what the week of its purchase costs (Regulation (EU) 2023/956, Article 21).",
  );
