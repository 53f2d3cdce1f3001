/**
 * Answers about suppliers' installations. Implementing Regulation (EU) 2025/2547, Annex IV, point 1.1.
 */
import * as Schema from "effect/Schema";
import { count, day, figureOrNull, text, textOrNull } from "../members.ts";

/** A verifier with its accreditation. */
export const VerifierRecord = Schema.Struct({
  name: text("Name or registry id of the verifier."),
  accreditation: textOrNull("Number of the accreditation."),
  accreditation_body: textOrNull("National body that accredited."),
}).annotations({
  identifier: "VerifierRecord",
  description: "Verifier of the operator's emissions reports.",
});

/** An installation as one of its versions has it. */
export const InstallationRecord = Schema.Struct({
  id: text("UUID of the installation, the same in all of its versions."),
  version: count("Number of the version, from 1."),
  recorded_on: day("Day in Brussels on which the version was recorded."),
  registry_id: textOrNull("Id in the CBAM registry, or the importer's own."),
  name: text("Name."),
  operator: textOrNull("Who operates it."),
  unlocode: textOrNull("UN/LOCODE."),
  address: textOrNull("Street and place."),
  country: text("Country in which it stands, ISO 3166-1 alpha-3."),
  latitude: figureOrNull("Degrees north of the main source of emissions."),
  longitude: figureOrNull("Degrees east of the main source of emissions."),
  verifier: Schema.NullOr(VerifierRecord).annotations({
    description: "Verifier of the operator's emissions reports; null while none is named.",
  }),
}).annotations({
  identifier: "SupplierInstallation",
  description: "An installation that makes goods, as one of its versions has it.",
});
/** A value of the shape that `InstallationRecord` declares. */
export type InstallationRecord = typeof InstallationRecord.Type;

/** Effect of a call that records something. */
export const recordingResult: Schema.Schema<"added" | "unchanged"> = Schema.Literal("added", "unchanged")
  .annotations({
    description: "`added` is new, or a new version; `unchanged` was there before with the same facts.",
  });

/** The answer of the calls that record an installation. */
export const InstallationRecorded = Schema.Struct({
  result: recordingResult,
  installation: InstallationRecord,
}).annotations({ identifier: "SupplierInstallationRecorded", description: "The installation as it is now." });

/** The answer of `GET /api/v1/cbam/installations`. */
export const InstallationList = Schema.Struct({
  as_of: day("Day at whose end the installations are told."),
  installations: Schema.Array(InstallationRecord),
  next_cursor: textOrNull("Send it as `cursor` to get the next page; null after the last entry."),
}).annotations({
  identifier: "SupplierInstallationList",
  description: "A page of the account's installations, newest first.",
});

/** The answer of `GET /api/v1/cbam/installations/{id}`. */
export const InstallationAnswer = Schema.Struct({
  as_of: day("Day at whose end the installation is told."),
  installation: Schema.NullOr(InstallationRecord).annotations({
    description: "The version that held at the end of the day; null before the first one.",
  }),
  versions: Schema.Array(InstallationRecord).annotations({
    description: "Every version that was recorded by the end of the day, the oldest first.",
  }),
}).annotations({
  identifier: "SupplierInstallationAnswer",
  description: "An installation with its versions.",
});
