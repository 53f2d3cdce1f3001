/**
 * A row of a table of imports: the members of an entry of the ledger side by side, each in one column. What stands in a
 * cell is brought into the form of `LedgerEntryRequest`, which decides about it.
 */
import * as Schema from "effect/Schema";
import { readFlagAsWritten } from "../../kernel/lenient/code.ts";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import {
  DeterminationValue,
  EntryKindValue,
  EntryProcedure,
  ExemptionValue,
  ItemNumber,
  KeptText,
  Mrn,
  NetMassKg,
  RepresentationValue,
} from "../values/imports.ts";
import { OriginAlpha3, StateOfReleaseAsSent } from "../values/places.ts";
import { CarbonPrice, Intensity, MegawattHours } from "../values/quantities.ts";
import { scalar } from "../values/scalar.ts";
import { Day, ReportingPeriod } from "../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../values/verified_report.ts";

const Text = optional(KeptText("CellText", "Text of a cell.", "TR-0001"));

const WrittenFlag = scalar<boolean | string, boolean>({
  identifier: "WrittenFlag",
  expected: "yes or no",
  read: (sent) => typeof sent === "boolean" ? sent : undefined,
  asWritten: readFlagAsWritten,
  example: true,
  jsonSchema: { type: "boolean" },
});

/** The columns that are read as one value each, by their names. */
export const ImportRow = Schema.Struct({
  importer: Text,
  declarant: Text,
  representation: optional(RepresentationValue),
  entry: Text,
  kind: optional(EntryKindValue),
  refers_to: Text,
  recorded_on: optional(Day),
  mrn: optional(Mrn),
  item: optional(ItemNumber),
  release_date: optional(Day),
  procedure: optional(EntryProcedure),
  cn_code: optional(CnCode),
  origin_country: optional(OriginAlpha3),
  net_mass_kg: optional(NetMassKg.inJson),
  mwh: optional(MegawattHours.inJson),
  production_route: optional(ProductionRoute),
  determination: optional(DeterminationValue),
  value_id: Text,
  exemption: optional(ExemptionValue),
  direct_t_per_t: optional(Intensity.inJson),
  indirect_t_per_t: optional(Intensity.inJson),
  free_allocation_t_per_t: optional(VerifiedFreeAllocation.inJson),
  unit_content: optional(UnitContent.inJson),
  reporting_period: optional(ReportingPeriod),
  installation: Text,
  installation_id: Text,
  installation_name: Text,
  installation_unlocode: Text,
  installation_address: Text,
  installation_operator: Text,
  verifier: Text,
  verified_on: optional(Day),
  verification_report: Text,
  accreditation: Text,
  accreditation_body: Text,
  is_satisfactory: optional(WrittenFlag),
  carbon_price_eur_per_t: optional(CarbonPrice.inJson),
  carbon_price_certifier: Text,
  carbon_price_evidence: Text,
  placed_cn_code: optional(CnCode),
  placed_origin_country: optional(OriginAlpha3),
  placed_net_mass_kg: optional(NetMassKg.inJson),
  placed_production_route: optional(ProductionRoute),
  placed_procedure_reference: Text,
  member_state: optional(StateOfReleaseAsSent),
  note: Text,
});
