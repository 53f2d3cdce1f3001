/**
 * An operator's summary emissions report by its named fields, as JSON. The act fixes what it contains, and no format.
 * Implementing Regulation (EU) 2025/2547, Annex IV, points 1.2 and 2; Implementing Regulation (EU) 2025/2546, Annex.
 */
import * as Schema from "effect/Schema";
import { decimalOfNumber, one, zero } from "../../../kernel/decimal.ts";
import { optional } from "../../answers/members.ts";
import { CnCode, ProductionRoute } from "../../values/goods.ts";
import { KeptText } from "../../values/imports.ts";
import { OriginAlpha3 } from "../../values/places.ts";
import { Intensity, quantity } from "../../values/quantities.ts";
import { explained } from "../../values/scalar.ts";
import { DefaultShare, OpinionValue, ValuePeriod } from "../../values/suppliers.ts";
import { Flag } from "../../values/text.ts";
import { Day } from "../../values/time.ts";
import { UnitContent, VerifiedFreeAllocation } from "../../values/verified_report.ts";
import { InstallationRequest, VerifierRequest } from "./installation.ts";
import { mostValues } from "./value.ts";

const Told = optional(KeptText("SummaryText", "Text of the summary.", "Karadeniz AS"));
const Confirmed = optional(Flag);
const Amount = optional(Intensity.inJson);
const Share = optional(DefaultShare.inJson);
const Total = optional(
  quantity({
    identifier: "TotalEmissions",
    expected: "a number of tCO2e from 0 to 1000000000",
    least: zero,
    isLeastAllowed: true,
    most: decimalOfNumber(1_000_000_000) ?? one,
    example: 120_000,
    description: "Emissions of the installation in the reporting period, tCO2e.",
  }).inJson,
);

const { verifier: _verifier, operator: _operator, ...identification } = InstallationRequest.fields;

const SummaryGood = Schema.Struct({
  cn_code: CnCode,
  name: Told,
  production_route: optional(ProductionRoute),
  direct_t_per_unit: Intensity.inJson,
  indirect_t_per_unit: Amount,
  unit_content: optional(UnitContent.inJson),
  default_share: Share,
  indirect_actual_share: Share,
  indirect_default_share: Share,
  actual_criteria_met: Confirmed,
  direct_connection_met: Confirmed,
  emission_criteria_met: Confirmed,
  free_allocation_t_per_t: optional(VerifiedFreeAllocation.inJson),
  benchmarks_confirmed: Confirmed,
}).annotations({
  identifier: "OperatorSummaryGood",
  description:
    "Goods of the installation: Annex IV, point 1.2(4), and their content by point 2. Emissions are tCO2e per functional unit: a tonne of goods, of clinker in cement, a kilogram of nitrogen in fertilisers, an MWh of electricity.",
});

const precursor = { cn_code: CnCode, name: Told, country: optional(OriginAlpha3) } as const;

const SummaryVerification = Schema.Struct({
  report: KeptText("VerificationReport", "Id of the verification report.", "VR-2027-17"),
  day: Day,
  opinion: OpinionValue,
  verifier: optional(VerifierRequest),
  accreditation_expires: optional(Day),
  scope: Told,
  misstatements: Told,
}).annotations({
  identifier: "OperatorSummaryVerification",
  description: "Verification of the report: Implementing Regulation (EU) 2025/2546, Annex.",
});

const Goods = explained(Schema.Array(SummaryGood).pipe(Schema.minItems(1), Schema.maxItems(mostValues)), {
  identifier: "OperatorSummaryGoods",
  expected: `an array of 1 to ${mostValues} goods`,
  explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
});

/** Most precursors of a summary, by default and by actual values each. */
const mostPrecursors = 1_000;
/** Most production processes: a template of the Commission has ten. */
const mostProcesses = 50;

const atMost = <A, I>(
  item: Schema.Schema<A, I>,
  most: number,
  [identifier, what]: readonly [string, string],
) =>
  explained(Schema.Array(item).pipe(Schema.maxItems(most)), {
    identifier,
    expected: `an array of at most ${most} ${what}`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  });

/** An operator's summary emissions report. */
export const OperatorSummary = Schema.Struct({
  reporting_period: ValuePeriod,
  operator: optional(
    Schema.Struct({ name: Told, registration_number: Told, address: Told }).annotations({
      description: "The operator: point 1.2(1).",
    }),
  ),
  installation: Schema.Struct(identification).annotations({
    description: "The installation: point 1.2(2). `country` is the one in which it stands.",
  }),
  processes: optional(
    atMost(
      Schema.Struct({
        name: Told,
        production_route: optional(ProductionRoute),
        cn_codes: optional(atMost(CnCode, mostValues, ["SummaryProcessCodes", "CN codes"])),
      }),
      mostProcesses,
      ["SummaryProcesses", "production processes"],
    ).annotations({ description: "Production processes and routes, with their goods: point 1.2(3)." }),
  ),
  goods: Goods,
  total_direct_t: Total,
  total_indirect_t: Total,
  measurable_heat_moved: Confirmed,
  zero_rated_fuels: Confirmed,
  waste_gases: Confirmed,
  co2_captured: Confirmed,
  own_electricity: Told,
  precursors_by_default: optional(
    atMost(Schema.Struct({ ...precursor, default_t_per_t: Amount }), mostPrecursors, [
      "SummaryDefaultPrecursors",
      "precursors",
    ]).annotations({
      description: "Precursors by default values: point 1.2(12).",
    }),
  ),
  precursors_by_actual: optional(
    atMost(
      Schema.Struct({
        ...precursor,
        reporting_period: optional(ValuePeriod),
        direct_t_per_unit: Amount,
        indirect_t_per_unit: Amount,
        operator: Told,
        installation: Told,
        registry_id: Told,
      }),
      mostPrecursors,
      ["SummaryActualPrecursors", "precursors"],
    ).annotations({ description: "Precursors by actual values: points 1.2(13) and (16)." }),
  ),
  verification: optional(SummaryVerification),
}).annotations({
  identifier: "OperatorSummary",
  description:
    "An operator's summary emissions report by its named fields (Implementing Regulation (EU) 2025/2547, Annex IV, point 1.2; `total_direct_t` to `own_electricity` are points (5) to (11)). The Commission has published no format of it: these are the service's names.",
});
/** A value of the shape that `OperatorSummary` declares. */
export type OperatorSummary = typeof OperatorSummary.Type;
