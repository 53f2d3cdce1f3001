/**
 * Reader of the Commission's communication template for installations. Implementing Regulation (EU) 2023/1773, Annex IV.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import { supplierReading } from "../access.ts";
import { TemplateAnswer } from "../answers/suppliers/template.ts";
import { Access, BodyLimit, LimitsInWords } from "../endpoint.ts";
import { problem } from "../problems.ts";
import { xlsx } from "../values/media_types.ts";

/** Contract section 8.2: 4 MB; a template that is filled has 1.5. */
const bodyLimitBytes = 4 * 1_024 * 1_024;

/** `POST /api/v1/cbam/values/read`. */
export const readValues = HttpApiEndpoint.post("readValues", "/api/v1/cbam/values/read")
  .setPayload(
    HttpApiSchema.Uint8Array({ contentType: xlsx }).annotations({
      description: "The template as the supplier filled it, a workbook of at most 20 sheets.",
    }),
  )
  .addSuccess(TemplateAnswer)
  .addError(problem("InvalidRequest"))
  .addError(problem("PayloadTooLarge"))
  .addError(problem("UnsupportedMediaType"))
  .addError(problem("PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(BodyLimit, bodyLimitBytes)
  .annotate(LimitsInWords, "At most 4 MB and 20 sheets.")
  .annotate(OpenApi.Summary, "Read a supplier's spreadsheet")
  .annotate(
    OpenApi.Description,
    "Reads the Commission's communication template for installations, versions 2.0 to 2.1.1, in any of its languages: sheets are known by what stands in them, also under another name. Nothing is recorded and nothing is guessed. `cells` say what was read from which cell; `issues` what is missing, contradicts itself or can't be: errors of the spreadsheet, units, sums, results that the input sheets don't come to, a reporting period that is no calendar year, CN codes of other goods than the process makes, figures ten times off the default values and benchmarks. Results that a file lacks are counted from its input sheets where these suffice. `installation` and `values` are bodies as `POST installations` and `POST values` take them, for the lines that nothing is wrong with: the values are not verified, so their state is `estimated`. Indirect emissions of goods of Annex II are left out of them. Macros are not run.",
  );
