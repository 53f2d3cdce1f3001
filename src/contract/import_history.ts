/**
 * One import of the ledger: its entries and its calculations. Decisions, "Changed and added on 22 November 2026"; Regulation
 * (EU) 2023/956, Article 6.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading } from "./access.ts";
import { ImportHistoryAnswer } from "./answers/import_history.ts";
import { optional, text } from "./answers/members.ts";
import { Access } from "./endpoint.ts";
import { KnownOn } from "./imports.ts";
import { problem } from "./problems.ts";

/** `GET /api/v1/cbam/imports/{id}`. */
export const importById = HttpApiEndpoint.get("importById", "/api/v1/cbam/imports/:id")
  .setPath(Schema.Struct({ id: text("UUID of the import, or of any of its entries.") }))
  .setUrlParams(Schema.Struct({ as_of: optional(KnownOn) }))
  .addSuccess(ImportHistoryAnswer)
  .addError(problem("InvalidRequest"))
  .addError(problem("NotFound"))
  .addError(problem("PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "What became of an import?")
  .annotate(
    OpenApi.Description,
    "Gives one import by its id or that of any of its entries: as it holds now, every entry with all its facts, and every calculation that it keeps with the versions of law and prices that it was made under and what changed since the one before, in emissions, certificates and euro. A calculation is made soon after an entry is recorded, and again whenever a table of law or a price changes: one that gives other figures is added, one that gives the same moves `checked_under`. `as_of` leaves out entries and calculations of later days; `import` is calculated at the law and prices of now.",
  );
