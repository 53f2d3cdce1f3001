/**
 * Readers of what suppliers send: the Commission's communication template for installations (Implementing Regulation (EU)
 * 2023/1773, Annex IV), an operator's summary emissions report as JSON (Implementing Regulation (EU) 2025/2547, Annex IV), and
 * the Catena-X aspect.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading } from "../access.ts";
import { optional } from "../answers/members.ts";
import { ToldAnswer } from "../answers/suppliers/summary.ts";
import { TemplateAnswer } from "../answers/suppliers/template.ts";
import { Access, BodyLimit, LimitsInWords } from "../endpoint.ts";
import { bodyProblems, problems } from "../problems.ts";
import { CatenaXCbam, mostTold } from "../requests/suppliers/catena_x.ts";
import { OperatorSummary } from "../requests/suppliers/operator_summary.ts";
import { FileQuery, filesPerHour } from "../requests/suppliers/attachment.ts";
import { RecordId } from "../values/imports.ts";
import { FlagText } from "../values/text.ts";
import { xlsx } from "../values/media_types.ts";

/** Contract section 8.2: 4 MB; a template that is filled has 1.5. */
const bodyLimitBytes = 4 * 1_024 * 1_024;

/** The query of `POST /api/v1/cbam/values/read`. */
const ReadTemplateQuery = Schema.Struct({
  save: optional(FlagText.annotations({
    description: "`true`: records the values that nothing is wrong with, as `estimated`.",
  })),
  installation: optional(RecordId),
});
/** A value of the shape that `ReadTemplateQuery` declares. */
export type ReadTemplateQuery = typeof ReadTemplateQuery.Type;

/** `POST /api/v1/cbam/values/read`. */
export const readValues = HttpApiEndpoint.post("readValues", "/api/v1/cbam/values/read")
  .setPayload(
    HttpApiSchema.Uint8Array({ contentType: xlsx }).annotations({
      description: "The template as the supplier filled it, a workbook of at most 20 sheets.",
    }),
  )
  .setUrlParams(Schema.Struct({ ...ReadTemplateQuery.fields, ...FileQuery.fields }))
  .addSuccess(TemplateAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...bodyProblems, "PermissionDenied", "RateLimited"))
  .annotate(Access, supplierReading)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(
    LimitsInWords,
    `At most 4 MB and 20 sheets; recorded, at most ${filesPerHour} files an hour and account.`,
  )
  .annotate(OpenApi.Summary, "Read a supplier's spreadsheet")
  .annotate(
    OpenApi.Description,
    "Reads the Commission's communication template for installations, versions 2.0 to 2.1.1, in any of its languages: sheets are known by what stands in them, also under another name. Nothing is guessed, and nothing recorded unless it is asked for. `cells` say what was read from which cell; `issues` what is missing, contradicts itself or can't be: errors of the spreadsheet, units, sums, results that the input sheets don't come to, a reporting period that is no calendar year, CN codes of other goods than the process makes, figures ten times off the default values and benchmarks. Results that a file lacks are counted from its input sheets where these suffice. `installation` and `values` are bodies as `POST installations` and `POST values` take them, for the lines that nothing is wrong with: the values are not verified, so their state is `estimated`. Indirect emissions of goods of Annex II are left out of them. Macros are not run. With `save=true`, for which the key needs `suppliers:write`, the installation and these values are recorded in the same call, and `saved` says of each what became of it; `installation` in the query names one of the account, and without it the one of the same name and country is taken, or a new one recorded. A value that holds already is never overwritten. The template is attached to the values that it holds, under `name`, unless it has macros. Sent again, nothing is added.",
  );

const documentLimitBytes = 1_024 * 1_024;

/** `POST /api/v1/cbam/values/read-json`. */
export const readDocument = HttpApiEndpoint.post("readDocument", "/api/v1/cbam/values/read-json")
  .setPayload(Schema.Union(OperatorSummary, CatenaXCbam))
  .setUrlParams(ReadTemplateQuery)
  .addSuccess(ToldAnswer)
  .addError(problems("InvalidRequest", "NotFound", ...bodyProblems, "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(BodyLimit, documentLimitBytes)
  .annotate(
    LimitsInWords,
    `At most 1 MB and ${mostTold} goods or records, a list without any counted as one.`,
  )
  .annotate(OpenApi.Summary, "Read a supplier's figures as JSON")
  .annotate(
    OpenApi.Description,
    "Reads an operator's summary emissions report by the named fields of Implementing Regulation (EU) 2025/2547, Annex IV, point 1.2, or the Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0`, which is known by `good`. Nothing is guessed, and nothing recorded unless it is asked for. `taken` says what was read from where, `left_out` what no value is made of, `issues` what is missing (with the point of the Annex that asks for it), contradicts itself or can't be. `installation` and `values` are bodies as `POST installations` and `POST values` take them; the values are `estimated` whatever the document says of its verification. Figures of a summary are per functional unit: cement and fertilisers need `unit_content`. Indirect emissions of goods of Annex II are left out. Two records of an aspect for one code, installation and year are asked about, because they can't be averaged. Members that a summary doesn't have are refused; those of the aspect that are not read are told. `save` and `installation` are as in `POST values/read`.",
  );
