/**
 * Bodies by which installations of suppliers are recorded. Implementing Regulations (EU) 2025/2546, Annex, and 2025/2547,
 * Annex IV, point 1.1.
 */
import * as Schema from "effect/Schema";
import { optional } from "../../answers/members.ts";
import { KeptText } from "../../values/imports.ts";
import { printedText } from "../../values/invoices/printed_text.ts";
import { OriginAlpha3 } from "../../values/places.ts";
import { Latitude, Longitude, ReplacedVersion, Unlocode } from "../../values/suppliers.ts";

const Name = printedText({
  identifier: "SupplierInstallationName",
  characters: 200,
  example: "Karadeniz Works",
  description: "Name of the installation.",
});

/** Verifier of an operator's emissions reports. */
export const VerifierRequest = Schema.Struct({
  name: KeptText("VerifierName", "Name or registry id of the verifier.", "DE-V-0001"),
  accreditation: optional(KeptText("Accreditation", "Number of the accreditation.", "D-VS-0001")),
  accreditation_body: optional(
    KeptText("AccreditationBody", "National body that accredited.", "DAkkS"),
  ),
}).annotations({
  identifier: "VerifierRequest",
  description: "Verifier of the operator's emissions reports, with its accreditation.",
});

const members = {
  registry_id: optional(
    KeptText("RegistryId", "Id of the installation in the CBAM registry, or the importer's own.", "TR-0001"),
  ),
  name: Name,
  operator: optional(KeptText("OperatorName", "Who operates it.", "Karadeniz AS")),
  unlocode: optional(Unlocode),
  address: optional(KeptText("InstallationAddress", "Street and place.", "Liman Cd. 1, Istanbul")),
  country: OriginAlpha3,
  latitude: optional(Latitude.inJson),
  longitude: optional(Longitude.inJson),
  verifier: optional(VerifierRequest),
} as const;

/** The body of `POST /api/v1/cbam/installations`. */
export const InstallationRequest = Schema.Struct(members).annotations({
  identifier: "SupplierInstallationRequest",
  description: "An installation that makes goods. `country` is the one in which it stands.",
});
/** A value of the shape that `InstallationRequest` declares. */
export type InstallationRequest = typeof InstallationRequest.Type;

/** The body of `POST /api/v1/cbam/installations/{id}/versions`. */
export const InstallationVersionRequest = Schema.Struct({ replaces: ReplacedVersion, ...members })
  .annotations({
    identifier: "SupplierInstallationVersionRequest",
    description:
      "An installation as it is from now on, with all of its members: one that is left out is gone.",
  });
