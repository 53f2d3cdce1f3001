/**
 * Bodies by which people of an importer's year and entries of its ledger are recorded. Regulation (EU) 2023/956, Articles 5, 6 and
 * 16; Implementing Regulations (EU) 2025/2546, Annex, and 2025/2547, Annex IV.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import {
  DeclarantStateValue,
  DeterminationValue,
  DocumentCode,
  EntryKindValue,
  EntryProcedure,
  ExemptionValue,
  ItemNumber,
  KeptText,
  Mrn,
  NetMassKg,
  RecordId,
  RepresentationValue,
  TaricCode,
} from "../values/imports.ts";
import { printedText } from "../values/invoices/printed_text.ts";
import { Eori } from "../values/invoices/trade_codes.ts";
import { MemberStateAsSent, OriginAlpha3, StateOfReleaseAsSent } from "../values/places.ts";
import { CarbonPrice, Intensity, MegawattHours } from "../values/quantities.ts";
import { explained } from "../values/scalar.ts";
import { Flag } from "../values/text.ts";
import { Day, ReportingPeriod } from "../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../values/verified_report.ts";
import { PrecursorRequest } from "./calculation.ts";

const Name = printedText({
  identifier: "PersonName",
  characters: 200,
  example: "Muster GmbH",
  description: "Name as the records of the importer have it, without white space around it.",
});
const Reference = KeptText("ReferenceText", "Reference as it was given.", "A-2026-0001");

/** The body of `POST /api/v1/cbam/importers`. */
export const ImporterRequest = Schema.Struct({
  eori: Eori,
  name: Name,
  member_state: optional(MemberStateAsSent),
}).annotations({
  identifier: "ImporterRequest",
  description:
    "An importer by its EORI number: one that is there gets the new name and member state. `member_state` is left out for an importer outside the Union.",
});

/** A state of a declarant, as it is sent. */
export const DeclarantStateRequest = Schema.Struct({
  state: DeclarantStateValue,
  from: Day,
  reference: optional(Reference),
}).annotations({ identifier: "DeclarantStateRequest", description: "A state from a day on." });

const mostStates = 50;

/** The body of `POST /api/v1/cbam/declarants`. */
export const DeclarantRequest = Schema.Struct({
  eori: Eori,
  name: Name,
  cbam_account: optional(
    KeptText("CbamAccount", "Number of the account in the CBAM registry.", "DE-CBAM-0001"),
  ),
  states: optional(explained(Schema.Array(DeclarantStateRequest).pipe(Schema.maxItems(mostStates)), {
    identifier: "DeclarantStates",
    expected: `an array of at most ${mostStates} states`,
  })),
}).annotations({
  identifier: "DeclarantRequest",
  description:
    "A declarant by its EORI number: one that is there gets the new name and, where one is sent, the new account number. Its states are added to those that are there, all or none, and none is ever changed; the same again is not added twice, unless another was recorded for the same day since.",
});

/** Installation that goods were made in. */
export const InstallationRequest = Schema.Struct({
  id: KeptText(
    "InstallationId",
    "Id of the installation in the CBAM registry, or the importer's own.",
    "TR-0001",
  ),
  name: optional(KeptText("InstallationName", "Name of the installation.", "Karadeniz Works")),
  unlocode: optional(KeptText("EvidenceUnlocode", "UN/LOCODE of the installation.", "TRIST")),
  address: optional(KeptText("EvidenceAddress", "Street, place and country.", "Liman Cd. 1, Istanbul")),
  operator: optional(KeptText("OperatorName", "Who operates it.", "Karadeniz AS")),
}).annotations({ identifier: "InstallationRequest", description: "Where the goods were made." });

/** Verification report on values. */
export const VerificationRequest = Schema.Struct({
  verifier: KeptText("VerifierName", "Name or registry id of the verifier.", "DE-V-0001"),
  day: optional(Day),
  report: optional(KeptText("VerificationReport", "Id of the verification report.", "VR-2027-17")),
  accreditation: optional(KeptText("Accreditation", "Number of the accreditation.", "D-VS-0001")),
  accreditation_body: optional(KeptText("AccreditationBody", "National body that accredited.", "DAkkS")),
  is_satisfactory: optional(Flag),
}).annotations({
  identifier: "VerificationRequest",
  description:
    "What a verifier said of the operator's emissions report: values are verified once a report is dated after its reporting period.",
});

/** Most precursors of an entry. */
export const mostPrecursors = 100;

/** Actual emissions of an import. */
export const ActualValuesRequest = Schema.Struct({
  direct_t_per_t: Intensity.inJson,
  indirect_t_per_t: optional(Intensity.inJson),
  free_allocation_t_per_t: optional(VerifiedFreeAllocation.inJson),
  unit_content: optional(UnitContent.inJson),
  reporting_period: optional(ReportingPeriod),
  precursors: optional(explained(Schema.Array(PrecursorRequest).pipe(Schema.maxItems(mostPrecursors)), {
    identifier: "EntryPrecursors",
    expected: `an array of at most ${mostPrecursors} precursors; an empty one for a simple good`,
  })),
  installation: InstallationRequest,
  verification: optional(VerificationRequest),
}).annotations({
  identifier: "ActualValuesRequest",
  description: "Actual emissions per tonne of goods, with where they come from.",
});

const CarbonPriceClaim = Schema.Struct({
  eur_per_t: CarbonPrice.inJson,
  certifier: optional(KeptText("Certifier", "Independent person who certified the payment.", "DE-V-0001")),
  evidence: optional(KeptText("Evidence", "Reference of the evidence of payment.", "E-17")),
}).annotations({
  identifier: "CarbonPriceClaim",
  description: "A carbon price that was paid abroad (Regulation (EU) 2023/956, Article 9).",
});

const PlacedGoods = Schema.Struct({
  cn_code: CnCode,
  taric_code: optional(TaricCode),
  origin_country: OriginAlpha3,
  net_mass_kg: NetMassKg.inJson,
  production_route: optional(ProductionRoute),
  procedure_reference: optional(Reference),
}).annotations({
  identifier: "PlacedGoods",
  description: "Goods that were placed under inward processing (Regulation (EU) 2023/956, Article 6(3)).",
});

/** Most codes of documents of an entry. */
export const mostCodes = 20;

/** An entry of the ledger as it is sent. */
export const LedgerEntryRequest = Schema.Struct({
  entry: optional(
    KeptText(
      "OwnEntryName",
      "The caller's own name of the row, unique in the call: later rows refer to it.",
      "5",
    ),
  ),
  kind: optional(EntryKindValue),
  refers_to: optional(
    KeptText(
      "RefersTo",
      "With `correction` and `cancellation`: id of the entry that holds, or the `entry` of an earlier row of the call. With `import`, of another import than the one that had its MRN and item: the entry by which a correction changed these.",
      "5",
    ),
  ),
  recorded_on: optional(Day),
  declarant: optional(RecordId),
  representation: optional(RepresentationValue),
  mrn: Mrn,
  item: ItemNumber,
  release_date: Day,
  procedure: optional(EntryProcedure),
  cn_code: CnCode,
  taric_code: optional(TaricCode),
  origin_country: OriginAlpha3,
  net_mass_kg: optional(NetMassKg.inJson),
  mwh: optional(MegawattHours.inJson),
  production_route: optional(ProductionRoute),
  determination: optional(DeterminationValue),
  reporting_period: optional(ReportingPeriod),
  exemption: optional(ExemptionValue),
  actual_values: optional(ActualValuesRequest),
  value_id: optional(RecordId),
  origin_carbon_price: optional(CarbonPriceClaim),
  placed_goods: optional(PlacedGoods),
  document_codes: optional(explained(
    Schema.Array(Schema.Struct({ code: DocumentCode, reference: optional(Reference) })).pipe(
      Schema.maxItems(mostCodes),
    ),
    { identifier: "DeclaredCodes", expected: `an array of at most ${mostCodes} codes` },
  )),
  member_state: optional(StateOfReleaseAsSent),
  note: optional(KeptText("EntryNote", "The caller's own note.", "fasteners")),
}).annotations({
  identifier: "LedgerEntryRequest",
  description:
    "One item of an import declaration. `value_id` names a value of a supplier (`GET /api/v1/cbam/values`) in the place of `actual_values`; the determination is then `actual` unless the row says `outward`, and the entry keeps the figures with the version that they are of. `reporting_period` is the year of production, where it isn't that of release, whatever the emissions rest on; with actual values it may stand there. `recorded_on` is the day on which the books recorded it, not after today: today when it is left out. `declarant` and `representation` of a row win over those of the call. A cancellation repeats the entry that it removes, with `net_mass_kg` 0 where that is how the books have it.",
});
/** A value of the shape that `LedgerEntryRequest` declares. */
export type LedgerEntryRequest = typeof LedgerEntryRequest.Type;

/** One row as it was sent: each is decoded on its own, so that a wrong one doesn't fail the others. */
const SentEntry = Schema.Unknown.annotations({
  jsonSchema: { $ref: "#/components/schemas/LedgerEntryRequest" },
});

/** Most entries of one call. */
export const mostEntries = 5_000;

/** The body of `POST /api/v1/cbam/imports`. */
export const ImportsRequest = Schema.Struct({
  importer: RecordId,
  declarant: optional(RecordId),
  representation: optional(RepresentationValue),
  entries: explained(Schema.Array(SentEntry).pipe(Schema.minItems(1), Schema.maxItems(mostEntries)), {
    identifier: "LedgerEntries",
    expected: `an array of 1 to ${mostEntries} entries`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  }),
}).annotations({
  identifier: "ImportsRequest",
  description: "Entries of one importer's ledger, and who declares them.",
});
/** A value of the shape that `ImportsRequest` declares. */
export type ImportsRequest = typeof ImportsRequest.Type;
