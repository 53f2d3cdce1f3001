/** The empty tables of imports. */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import type * as HttpServerRequest from "@effect/platform/HttpServerRequest";
import * as Effect from "effect/Effect";
import { tablesNow } from "../../../application/cbam/cbam_context.ts";
import { Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import * as Contract from "../../../contract/imports/templates.ts";
import { csv, xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import type { ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import { implement } from "../../../http/routes/implement.ts";
import { publicHour, tagFor } from "../../../http/wire/response.ts";
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

export const importTemplate = implement(
  Contract.importTemplate,
  ({ request, query: { language } }) =>
    tagged(request, "xlsx", (tables, headers) =>
      Effect.gen(function* () {
        const { write } = yield* Spreadsheets;
        const createdAt = `${tables.newest.inForceFrom}T00:00:00Z`;
        const bytes = yield* write(templateWorkbook(tables, createdAt, language), "anyone");
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
