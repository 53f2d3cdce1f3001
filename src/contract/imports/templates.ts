/** Empty tables of imports to fill in. */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { openCbam } from "../access.ts";
import { optional } from "../answers/members.ts";
import { Access, AnswerHeaders, CachingRule } from "../endpoint.ts";
import { problems } from "../problems.ts";
import { choice } from "../values/choice.ts";
import { csv, savedAs, xlsx } from "../values/media_types.ts";

const TemplateQuery = Schema.Struct({
  language: optional(choice({
    identifier: "TemplateLanguage",
    values: ["en", "de", "fr"] as const,
    example: "de",
    description:
      "Language of the headings; the names of the members when it is left out. A table in German or French has semicolons.",
  })),
});

/** `GET /api/v1/cbam/imports/template.xlsx`. */
export const importTemplate = HttpApiEndpoint.get("importTemplate", "/api/v1/cbam/imports/template.xlsx")
  .setUrlParams(TemplateQuery)
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: xlsx }))
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(CachingRule, "public-hour")
  .annotate(AnswerHeaders, savedAs("the workbook"))
  .annotate(OpenApi.Summary, "An empty workbook for imports")
  .annotate(
    OpenApi.Description,
    "Gives a workbook to fill in: a sheet with the headings of every column that a table of imports may have, a sheet that says of each what it holds, whether it is needed, an example, and the headings in English, German and French under which it is known too, and a sheet with the production routes of each CN code. Filled in, the file goes to `POST /api/v1/cbam/imports` as it is. Any table with some of these headings is taken as well, so nobody has to use the template.",
  );

/** `GET /api/v1/cbam/imports/template.csv`. */
export const importTemplateCsv = HttpApiEndpoint.get(
  "importTemplateCsv",
  "/api/v1/cbam/imports/template.csv",
)
  .setUrlParams(TemplateQuery)
  .addSuccess(HttpApiSchema.Text({ contentType: csv }))
  .addError(problems("InvalidRequest"))
  .annotate(Access, openCbam)
  .annotate(CachingRule, "public-hour")
  .annotate(AnswerHeaders, savedAs("the table"))
  .annotate(OpenApi.Summary, "An empty table for imports")
  .annotate(
    OpenApi.Description,
    "Gives the headings of a table of imports as CSV in UTF-8, and no row: an example that stays in a table by mistake would be recorded for years. What each column holds, with an example, is in the workbook and in the documentation of tables. With `language=de` or `language=fr` the headings are those of that language, with semicolons between them. Filled in, the file goes to `POST /api/v1/cbam/imports` as it is.",
  );
