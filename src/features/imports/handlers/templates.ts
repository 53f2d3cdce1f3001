/** The empty tables of imports. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { tablesNow } from "../../../application/cbam/cbam_context.ts";
import { keptWorkbooks } from "../../../application/documents/kept_workbooks.ts";
import * as Contract from "../../../contract/imports/templates.ts";
import { csv, xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import { implement } from "../../../http/routes/implement.ts";
import { publicHour, tagFor } from "../../../http/wire/response.ts";
import type { HeadingLanguage } from "../../../http/wire/table/columns/column_set.ts";
import { templateText, templateWorkbook } from "../table/template.ts";

const fileName = "cbam-imports";

/** The file with its tag, unless the caller has it. */
const tagged = <E, R>(
  request: HttpServerRequest.HttpServerRequest,
  ending: "csv" | "xlsx",
  make: (
    tables: ReferenceTables,
    headers: Readonly<Record<string, string>>,
  ) => Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
) =>
  Effect.gen(function* () {
    const tables = yield* tablesNow;
    const { etag, isKnown } = tagFor(request, tables.fingerprint);
    const headers = { etag, "cache-control": publicHour };
    if (isKnown) return HttpServerResponse.empty({ status: 304, headers });
    const name = contentDisposition(fileNameOf(fileName, ending));
    return yield* make(tables, { ...headers, "content-disposition": name });
  });

/** The workbook is the same for everyone as long as the law's tables are; headings are the members' names or in a language. */
const keptTemplate = keptWorkbooks((tables: ReferenceTables, headings: HeadingLanguage | "members") =>
  templateWorkbook(
    tables,
    `${tables.newest.inForceFrom}T00:00:00Z`,
    headings === "members" ? undefined : headings,
  )
);

export const importTemplate = implement(
  Contract.importTemplate,
  ({ request, query: { language } }) =>
    tagged(request, "xlsx", (tables, headers) =>
      Effect.gen(function* () {
        const bytes = yield* keptTemplate(tables, language ?? "members");
        return HttpServerResponse.uint8Array(bytes, { contentType: xlsx, headers });
      })),
);

export const importTemplateCsv = implement(
  Contract.importTemplateCsv,
  ({ request, query: { language } }) =>
    tagged(request, "csv", (_, headers) =>
      Effect.succeed(
        HttpServerResponse.raw(templateText(language), {
          contentType: `${csv}; charset=utf-8; header=present`,
          headers,
        }),
      )),
);
