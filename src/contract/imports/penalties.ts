/** Exposure of imports without the status of authorised declarant. Regulation (EU) 2023/956, Article 26(2), (2a) and (4a). */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { importReading } from "../access.ts";
import { optional } from "../answers/members.ts";
import { PenaltiesAnswer } from "../answers/ledger/penalties.ts";
import { Access } from "../endpoint.ts";
import { KnownOn } from "../imports.ts";
import { problems } from "../problems.ts";
import { ReturnedGoodsValue } from "../requests/import_query.ts";
import { RecordId, YearText } from "../values/imports.ts";

/** `GET /api/v1/cbam/imports/penalties`. */
export const importPenalties = HttpApiEndpoint.get("importPenalties", "/api/v1/cbam/imports/penalties")
  .setUrlParams(
    Schema.Struct({
      importer: RecordId,
      year: YearText,
      as_of: optional(KnownOn),
      returned_goods: optional(ReturnedGoodsValue),
    }),
  )
  .addSuccess(PenaltiesAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, importReading)
  .annotate(OpenApi.Summary, "What are imports without the status exposed to?")
  .annotate(
    OpenApi.Description,
    "Lists an importer's imports of a year that were released without the status of authorised declarant although they needed it, by reason and by who is liable, and gives the span of the penalty for each: three to five times that of a missing certificate, on default values less free allocation; at least once where the limit was exceeded by at most 10 %, or an application of 2026 was refused. Liable is the importer, or the indirect representative that is named as its declarant, by its own EORI number: imports of whoever of the two was authorised on the day of release, and imports that its undecided application lets go on, are not listed. It is exposure, not advice: the authority decides (Regulation (EU) 2023/956, Article 26(2), (2a) and (4a)).",
  );
