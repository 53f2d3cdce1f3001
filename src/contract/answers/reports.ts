/**
 * Answers about reports. Contract sections 2.7 and 4.6; decisions, "Documents".
 */
import * as Schema from "effect/Schema";
import { Calculation } from "./calculation.ts";
import {
  closing,
  day,
  figure,
  figureOrNull,
  optional,
  readAs,
  Sector,
  text,
  textOrNull,
  timestamp,
} from "./members.ts";

/** States: only an `issued` report verifies (contract section 3). */
export const reportStatuses = ["draft", "unpaid", "issued", "specimen"] as const;
/** State of a report; contract section 3. */
export const ReportStatus = Schema.Literal(...reportStatuses).annotations({
  description: "Only an `issued` report verifies; a `specimen` was made with a test key.",
});
/** One of the words that `ReportStatus` declares. */
export type ReportStatus = typeof ReportStatus.Type;

/** A report as its owner sees it. */
export const ReportAnswer = Schema.Struct({
  id: text("UUID of the report."),
  report_number: text("Number as it is printed: `CBAM-<id>`, of a bulk row `BULK-<id>-R<row>`."),
  status: ReportStatus,
  issued_at: day("Day of issue; of a draft, the day that it was made."),
  client_ref: textOrNull("The caller's own reference."),
  content_hash: text("SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex."),
  key_id: text("Id of the key that signed, as `/.well-known/cbam-report-keys.json` lists it."),
  signature: text("Ed25519 signature over the hash's hex digits, base64url."),
  verify_url: text("Page on which anyone can have the report verified."),
  download_url: text("Relative signed link to the PDF, good for an hour."),
  calculation: Calculation,
  read_as: readAs,
  ...closing,
}).annotations({ identifier: "Report", description: "A calculation with number, date, hash and signature." });
/** A value of the shape that `ReportAnswer` declares. */
export type ReportRecord = typeof ReportAnswer.Type;

/** Contract section 2.7. */
export const VerifiedReport = Schema.Struct({
  report_number: text("Number as it is printed."),
  issued_at: day("Day of issue."),
  cn_code: text("CN code, 8 digits."),
  origin_country_iso3: text("Country of origin, ISO 3166-1 alpha-3."),
  tonnage: figure("Net mass in tonnes."),
  sector: Sector,
  net_cost_eur: figureOrNull("Net cost, EUR."),
  content_hash: text("SHA-256 of the content as RFC 8785 canonical JSON, lower-case hex."),
  download_url: text("Relative signed link to the PDF, good for an hour."),
  is_sample: optional(Schema.Literal(true).annotations({ description: "Only on the published sample." })),
}).annotations({ identifier: "VerifiedReport", description: "What a report says." });
/** A value of the shape that `VerifiedReport` declares. */
export type VerifiedReport = typeof VerifiedReport.Type;

/** Contract section 4.6. */
export const VerifyAnswer = Schema.Union(
  Schema.Struct({ ok: Schema.Literal(true), report: VerifiedReport, ...closing }).annotations({
    identifier: "Verified",
    description: "The report is genuine.",
  }),
  Schema.Struct({ ok: Schema.Literal(false) }).annotations({
    identifier: "NotVerified",
    description: "It is not, or anything is wrong: the answer doesn't say what.",
  }),
);
/** A value of the shape that `VerifyAnswer` declares. */
export type VerifyAnswer = typeof VerifyAnswer.Type;

/** A public key (RFC 7517, RFC 8037) with the times between which it signed. */
export const PublishedKey = Schema.Struct({
  kty: Schema.Literal("OKP"),
  crv: Schema.Literal("Ed25519"),
  x: text("The public key, base64url."),
  kid: text("Thumbprint of the key (RFC 7638)."),
  use: Schema.Literal("sig"),
  alg: Schema.Literal("EdDSA"),
  created_at: timestamp("Since when it signs."),
  retired_at: Schema.NullOr(timestamp("Until when it signed; null while it does.")),
}).annotations({ identifier: "PublishedKey", description: "A key that signs, or signed, reports." });
/** A value of the shape that `PublishedKey` declares. */
export type PublishedKey = typeof PublishedKey.Type;

/** The keys that sign and signed reports, as a JSON Web Key Set. */
export const ReportKeysAnswer = Schema.Struct({ keys: Schema.Array(PublishedKey) }).annotations({
  identifier: "ReportKeys",
  description: "A JSON Web Key Set (RFC 7517, section 5).",
});
