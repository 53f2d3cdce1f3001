/**
 * Endpoints for whoever checks values before a declaration. Regulation (EU) 2023/956, Articles 6 to 8; Implementing Regulation
 * (EU) 2025/2547, Article 4 and Annex IV.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as HttpApiSchema from "@effect/platform/HttpApiSchema";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading } from "../access.ts";
import { idText, optional } from "../answers/members.ts";
import { ValueUsesAnswer } from "../answers/suppliers/checks.ts";
import { Access, AnswerHeaders } from "../endpoint.ts";
import { problems } from "../problems.ts";
import { RecordId, YearText } from "../values/imports.ts";
import { savedAs, zip } from "../values/media_types.ts";

/** `GET /api/v1/cbam/values/uses`. */
export const valueUses = HttpApiEndpoint.get("valueUses", "/api/v1/cbam/values/uses")
  .setUrlParams(Schema.Struct({ year: YearText, installation: optional(RecordId) }))
  .addSuccess(ValueUsesAnswer)
  .addError(problems("InvalidRequest", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "Which values do imports rest on?")
  .annotate(
    OpenApi.Description,
    "Lists the values that live imports of a year took, by value and version, and what is left before they may be declared: a value to be verified, with the days between which a report is of use, imports to be corrected because a newer version of their value holds, or a withdrawn value to be replaced. Reports cover a whole calendar year, so that none is dated before the next one begins; the declaration is due by 30 September of the year after the imports. The key needs `imports:read` too. The imports themselves are in the dossier of their installation.",
  );

/** `GET /api/v1/cbam/installations/{id}/dossier.zip`. */
export const installationDossier = HttpApiEndpoint.get(
  "installationDossier",
  "/api/v1/cbam/installations/:id/dossier.zip",
)
  .setPath(Schema.Struct({ id: idText("UUID of the installation.") }))
  .setUrlParams(Schema.Struct({ year: YearText }))
  .addSuccess(HttpApiSchema.Uint8Array({ contentType: zip }))
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(AnswerHeaders, savedAs("the archive"))
  .annotate(OpenApi.Summary, "Everything about an installation's values for a verifier")
  .annotate(
    OpenApi.Description,
    "Gives what is known of an installation for a year as one ZIP archive: `installation.json` with every version of it; `values.json` and `values.csv` with every version of each value of that reporting period, and of those that imports of the year took; `calculations.json` with the calculation of one tonne by each of these values, every term with its act; `uses.csv`, what is left to do for each; the files beside these values below `attachments/`, with `attachments.csv`, which has their SHA-256 and the values that they are of, and says of a file that the store lost, or has other than it was sent, that it is not in the archive (`is_stored` false); and last `imports.csv`, every live import of the year that took one of them, with the version. The key needs `imports:read` too. The archive leaves while it is made; one that breaks off ends before its directory. The id of another account's installation is answered like one that nobody has.",
  );
