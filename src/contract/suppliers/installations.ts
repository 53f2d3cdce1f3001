/**
 * Endpoints about suppliers' installations. Regulation (EU) 2023/956, Article 10; Implementing Regulation (EU) 2025/2547,
 * Annex IV.
 */
import * as HttpApiEndpoint from "@effect/platform/HttpApiEndpoint";
import * as OpenApi from "@effect/platform/OpenApi";
import * as Schema from "effect/Schema";
import { supplierReading, supplierWriting } from "../access.ts";
import { idText, optional } from "../answers/members.ts";
import {
  InstallationAnswer,
  InstallationList,
  InstallationRecorded,
} from "../answers/suppliers/installations.ts";
import { Access, Idempotent } from "../endpoint.ts";
import { KnownOn } from "../imports.ts";
import { keyedProblems, problems } from "../problems.ts";
import { listQueryOf } from "../requests/list_query.ts";
import { InstallationRequest, InstallationVersionRequest } from "../requests/suppliers/installation.ts";
import { KeptText } from "../values/imports.ts";
import { OriginAlpha3 } from "../values/places.ts";

const InstallationPath = Schema.Struct({ id: idText("UUID of the installation.") });

/** `POST /api/v1/cbam/installations`. */
export const addInstallation = HttpApiEndpoint.post("addInstallation", "/api/v1/cbam/installations")
  .setPayload(InstallationRequest)
  .addSuccess(InstallationRecorded)
  .addError(problems("InvalidRequest", "RecordConflict", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Record an installation")
  .annotate(
    OpenApi.Description,
    "Keeps an installation of a supplier, with its operator and verifier: the id that is answered is what values and requests name it by. One `registry_id` names one installation of the account: the same again is `unchanged`, with other facts it is refused, and `conflicts` shows both. Whether a registry has the installation is not looked up. Installations and their versions are kept as long as the ledger, and are not part of the 30 days of documents.",
  );

/** `GET /api/v1/cbam/installations`. */
export const installationList = HttpApiEndpoint.get("installationList", "/api/v1/cbam/installations")
  .setUrlParams(Schema.Struct({
    registry_id: optional(KeptText("RegistryIdText", "Id in the registry, as it was sent.", "TR-0001")),
    country: optional(OriginAlpha3),
    as_of: optional(KnownOn),
    ...listQueryOf("installations").fields,
  }))
  .addSuccess(InstallationList)
  .addError(problems("InvalidRequest", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "Which installations are there?")
  .annotate(
    OpenApi.Description,
    "Lists the installations of the caller's account, each as its newest version by the end of `as_of` has it, those that were recorded last first. `country` and `registry_id` leave out what differs in that version. `next_cursor` leads to the next page with the same filters, and is null after the last entry. The id is what values name an installation by; `version` is what a change of it replaces. Installations of other accounts are never in the list.",
  );

/** `GET /api/v1/cbam/installations/{id}`. */
export const installationById = HttpApiEndpoint.get("installationById", "/api/v1/cbam/installations/:id")
  .setPath(InstallationPath)
  .setUrlParams(Schema.Struct({ as_of: optional(KnownOn) }))
  .addSuccess(InstallationAnswer)
  .addError(problems("InvalidRequest", "NotFound", "PermissionDenied"))
  .annotate(Access, supplierReading)
  .annotate(OpenApi.Summary, "What is known of an installation?")
  .annotate(
    OpenApi.Description,
    "Gives one installation of the account as it was known at the end of `as_of`, and every version that was recorded by then. Versions are added and never changed. `installation` is null on a day before it was recorded. Coordinates are those of the main source of emissions, and the verifier is the one whose reports count where a value names none. The id of another account's installation is answered like one that nobody has.",
  );

/** `POST /api/v1/cbam/installations/{id}/versions`. */
export const changeInstallation = HttpApiEndpoint.post(
  "changeInstallation",
  "/api/v1/cbam/installations/:id/versions",
)
  .setPath(InstallationPath)
  .setPayload(InstallationVersionRequest)
  .addSuccess(InstallationRecorded)
  .addError(problems("InvalidRequest", "NotFound", "RecordConflict", ...keyedProblems, "PermissionDenied"))
  .annotate(Access, supplierWriting)
  .annotate(Idempotent, true)
  .annotate(OpenApi.Summary, "Record what changed of an installation")
  .annotate(
    OpenApi.Description,
    "Adds a version of an installation with all of its members; what it was before stays and is told by `as_of`. `replaces` names the newest version: of two writers at once the second is refused, and `conflicts` shows what the first one wrote. The same facts as the newest version has are `unchanged`, whatever `replaces` says, so that a call may be sent again. Values of the installation stay as they are; its country is the origin of the goods that they are used for. The id of another account's installation is answered like one that nobody has.",
  );
