/**
 * The table that a supplier may fill in, as an answer that is kept by nobody.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { type SheetCaller, Spreadsheets } from "../../../application/documents/spreadsheets.ts";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import { xlsx } from "../../../contract/values/media_types.ts";
import { contentDisposition, type FileName } from "../../../domain/documents/file_name.ts";
import type { WorkbookDescription } from "../../../domain/documents/workbook.ts";
import { noStore } from "../../../http/wire/response.ts";

/** @returns the workbook, made in the queue of its caller */
export const formSheetAnswer = (
  workbook: WorkbookDescription,
  { name, caller }: { readonly name: FileName; readonly caller: SheetCaller },
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, Spreadsheets> =>
  Effect.map(
    Effect.flatMap(Spreadsheets, ({ write }) => write(workbook, caller)),
    (bytes) =>
      HttpServerResponse.uint8Array(bytes, {
        contentType: xlsx,
        headers: {
          "cache-control": noStore,
          "content-disposition": contentDisposition(name),
          "referrer-policy": "no-referrer",
          "x-robots-tag": "noindex, nofollow",
        },
      }),
  );
