/**
 * Bodies by which values of suppliers are recorded. Regulation (EU) 2023/956, Articles 7 to 10; Implementing Regulation (EU)
 * 2025/2547, Article 4 and Annex IV.
 */
import * as Schema from "effect/Schema";
import { optional } from "../../answers/members.ts";
import { CnCode, ProductionRoute } from "../../values/goods.ts";
import { KeptText, RecordId } from "../../values/imports.ts";
import { Currency } from "../../values/invoices/terms.ts";
import { Intensity } from "../../values/quantities.ts";
import { explained } from "../../values/scalar.ts";
import {
  CarbonAmount,
  CarbonPriceUnitValue,
  DefaultShare,
  OpinionValue,
  ReplacedVersion,
  ValueCertainty,
  ValuePeriod,
  ValueStateValue,
} from "../../values/suppliers.ts";
import { Day } from "../../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../../values/verified_report.ts";
import { Precursors } from "../calculation.ts";
import { VerifierRequest } from "./installation.ts";

const CarbonPriceRequest = Schema.Struct({
  amount: CarbonAmount.inJson,
  currency: Currency,
  per: CarbonPriceUnitValue,
  rebate: CarbonAmount.inJson,
  certifier: optional(KeptText("Certifier", "Independent person who certified the payment.", "DE-V-0001")),
  evidence: optional(KeptText("Evidence", "Reference of the evidence of payment.", "E-17")),
}).annotations({
  identifier: "CarbonPriceDueRequest",
  description:
    "A carbon price that is due where the goods are made, before the rebate, which is 0 where nothing is compensated (Regulation (EU) 2023/956, Article 9).",
});

const VerificationRequest = Schema.Struct({
  report: KeptText("VerificationReport", "Id of the verification report.", "VR-2027-17"),
  day: Day,
  opinion: OpinionValue,
  verifier: optional(VerifierRequest),
}).annotations({
  identifier: "ValueVerificationRequest",
  description:
    "A verifier's report on the operator's emissions report; without `verifier` it is that of the installation.",
});

const figures = {
  direct_t_per_t: Intensity.inJson,
  indirect_t_per_t: optional(Intensity.inJson),
  unit_content: optional(UnitContent.inJson),
  free_allocation_t_per_t: optional(VerifiedFreeAllocation.inJson),
  default_share: optional(DefaultShare.inJson),
  precursors: optional(Precursors),
  carbon_price: optional(CarbonPriceRequest),
  verification: optional(VerificationRequest),
  source: optional(KeptText("ValueSource", "Origin of the figures, such as a file.", "template_2026.xlsx")),
  note: optional(KeptText("ValueNote", "The caller's own note.", "by mail of 3 March")),
} as const;

/** A value as it is sent. */
export const ValueRequest = Schema.Struct({
  installation: RecordId,
  cn_code: CnCode,
  reporting_period: ValuePeriod,
  production_route: optional(ProductionRoute),
  state: ValueCertainty,
  ...figures,
}).annotations({
  identifier: "SupplierValueRequest",
  description:
    "Emissions of one good of an installation in a reporting period. Without `production_route` it holds for every route.",
});

/** Most values of one call. */
export const mostValues = 200;

/** The body of `POST /api/v1/cbam/values`. */
export const ValuesRequest = Schema.Struct({
  values: explained(Schema.Array(ValueRequest).pipe(Schema.minItems(1), Schema.maxItems(mostValues)), {
    identifier: "SupplierValues",
    expected: `an array of 1 to ${mostValues} values`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  }),
}).annotations({ identifier: "SupplierValuesRequest", description: "Values of suppliers, one or many." });

/** The body of `POST /api/v1/cbam/values/{id}/versions`. */
export const ValueVersionRequest = Schema.Struct({
  replaces: ReplacedVersion,
  state: ValueStateValue,
  ...figures,
}).annotations({
  identifier: "SupplierValueVersionRequest",
  description:
    "A value as it is from now on, with all of its figures: one that is left out is gone. Installation, goods, period and route stay.",
});

/** Figures of a value as they are decoded. */
export type SentFigures = Omit<typeof ValueVersionRequest.Type, "replaces">;
