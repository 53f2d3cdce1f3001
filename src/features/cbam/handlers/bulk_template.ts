/**
 * The empty table for bulk calls. Decisions, "Additions to v1".
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { tablesNow } from "../../../application/cbam/cbam_context.ts";
import * as Contract from "../../../contract/bulk.ts";
import { xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, fileNameOf } from "../../../domain/documents/file_name.ts";
import { implement } from "../../../http/routes/implement.ts";
import { publicHour, tagFor } from "../../../http/wire/response.ts";
import { keptTemplate } from "../table/kept_templates.ts";

export const bulkTemplate = implement(Contract.bulkTemplate, ({ request }) =>
  Effect.gen(function* () {
    const tables = yield* tablesNow;
    const { etag, isKnown } = tagFor(request, tables.fingerprint);
    if (isKnown) {
      return HttpServerResponse.empty({ status: 304, headers: { etag, "cache-control": publicHour } });
    }
    const bytes = yield* keptTemplate(tables, "template");
    return HttpServerResponse.uint8Array(bytes, {
      contentType: xlsx,
      headers: {
        etag,
        "cache-control": publicHour,
        "content-disposition": contentDisposition(fileNameOf("cbam-shipments", "xlsx")),
      },
    });
  }));
