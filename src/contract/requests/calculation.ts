/**
 * Question of a calculation: by query, by JSON, by a bulk row. Contract sections 2.5 and 4.2; decisions, "Requests".
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import { TaricCode } from "../values/imports.ts";
import { OriginAlpha3 } from "../values/places.ts";
import {
  CarbonPrice,
  CorrectionFactor,
  FreeAllocationPerTonne,
  Intensity,
  Kilograms,
  MegawattHours,
  Tonnes,
  TonnesPerTonne,
} from "../values/quantities.ts";
import { exactlyOneOf, explained } from "../values/scalar.ts";
import { SourcesForm } from "../values/sources_form.ts";
import { ClientRef, DatasetVersion, Flag, FlagText } from "../values/text.ts";
import { PrecursorEmissions, UnitContent, VerifiedFreeAllocation } from "../values/verified_report.ts";
import { alsoNamed, goodsAndOrigin } from "./other_names.ts";
import { UsedValueId } from "../values/suppliers.ts";
import { DatedQuery } from "./written_query.ts";
import { AsOf, ImportDay, ImportYear, ReportingPeriod, ReportingPeriodText } from "../values/time.ts";

/** Goods are measured in tonnes, electricity in MWh. */
const quantities = ["tonnage", "mwh"] as const;
const noQuantity = { kind: "noQuantity", isRow: false } as const;

/** Members that choose the law. */
const lawMembers = { dataset_version: optional(DatasetVersion), as_of: optional(AsOf) } as const;

/** The query of `POST /api/v1/cbam/bulk`: one law for all rows. */
export const LawQuery = Schema.Struct(lawMembers);
/** A value of the shape that `LawQuery` declares. */
export type LawQuery = typeof LawQuery.Type;

/** The query of `GET /api/v1/cbam/calculate`. */
const calculateMembers = Schema.Struct({
  cn: CnCode,
  taric_code: optional(TaricCode),
  country: OriginAlpha3,
  tonnage: optional(Tonnes.inQuery),
  mwh: optional(MegawattHours.inQuery),
  import: optional(ImportDay),
  production_route: optional(ProductionRoute),
  verified_direct: optional(Intensity.inQuery),
  verified_indirect: optional(Intensity.inQuery),
  verified_free_allocation: optional(VerifiedFreeAllocation.inQuery),
  unit_content: optional(UnitContent.inQuery),
  reporting_period: optional(ReportingPeriodText),
  origin_carbon: optional(CarbonPrice.inQuery),
  value_id: optional(UsedValueId),
  explain: optional(FlagText),
  sources: optional(SourcesForm),
  ...DatedQuery.fields,
  ...lawMembers,
  assume_cscf: optional(CorrectionFactor.inQuery),
});
/** Query of `GET /api/v1/cbam/calculate`; contract section 4.2. */
export const CalculateQuery = exactlyOneOf(
  alsoNamed(calculateMembers, goodsAndOrigin),
  quantities,
  noQuantity,
);
/** A value of the shape that `CalculateQuery` declares. */
export type CalculateQuery = typeof CalculateQuery.Type;

/** Most precursors of one good. */
const precursorLimit = 100;

/** Goods that went into a complex good. */
export const PrecursorRequest = Schema.Struct({
  cn_code: CnCode,
  origin_country: optional(OriginAlpha3),
  production_route: optional(ProductionRoute),
  tonnes_per_tonne: TonnesPerTonne.inJson,
  free_allocation_t_per_t: optional(FreeAllocationPerTonne.inJson),
  verified_emissions_t_per_t: optional(PrecursorEmissions.inJson),
}).annotations({ identifier: "PrecursorRequest", description: "Goods that went into a complex good." });

/** Precursors of one good; an empty array says that it is simple. */
export const Precursors: Schema.Schema<
  ReadonlyArray<typeof PrecursorRequest.Type>,
  ReadonlyArray<typeof PrecursorRequest.Encoded>
> = explained(
  Schema.Array(PrecursorRequest).pipe(Schema.maxItems(precursorLimit)),
  {
    identifier: "Precursors",
    expected: `an array of at most ${precursorLimit} precursors`,
    explain: (sent) =>
      Array.isArray(sent) && sent.length > precursorLimit
        ? {
          code: "length",
          finding: { kind: "tooManyPrecursors", entries: sent.length, most: precursorLimit },
        }
        : undefined,
  },
);

/** Members that a JSON calculation and a bulk row have in common. */
const shipmentMembers = {
  cn_code: CnCode,
  taric_code: optional(TaricCode),
  origin_country: OriginAlpha3,
  tonnage: optional(Tonnes.inJson),
  mwh: optional(MegawattHours.inJson),
  client_ref: optional(ClientRef),
  production_route: optional(ProductionRoute),
  verified_direct_intensity: optional(Intensity.inJson),
  verified_indirect_intensity: optional(Intensity.inJson),
  verified_free_allocation: optional(VerifiedFreeAllocation.inJson),
  unit_content: optional(UnitContent.inJson),
  reporting_period: optional(ReportingPeriod),
  origin_carbon_price_eur_per_t: optional(CarbonPrice.inJson),
  precursors: optional(Precursors),
  value_id: optional(UsedValueId),
  assume_cscf: optional(CorrectionFactor.inJson),
} as const;

const calculationMembers = {
  ...shipmentMembers,
  import: optional(ImportDay),
  explain: optional(Flag),
  ...lawMembers,
} as const;

/** The body of `POST /api/v1/cbam/calculate`. */
export const CalculationRequest = exactlyOneOf(
  Schema.Struct({ ...calculationMembers, sources: optional(SourcesForm) }),
  quantities,
  noQuantity,
).annotations({
  identifier: "CalculationRequest",
  description:
    "One shipment, with the precursors of a complex good where they are known. `tonnage` is required, for electricity `mwh` instead.",
});
/** A value of the shape that `CalculationRequest` declares. */
export type CalculationRequest = typeof CalculationRequest.Type;

const reportMembers = Schema.Struct({ ...calculationMembers, draft: optional(Flag) });

/** The body of `POST /api/v1/cbam/reports`. */
export const ReportRequest = exactlyOneOf(reportMembers, quantities, noQuantity).annotations({
  identifier: "ReportRequest",
  description: "One shipment to report; `draft`: the report is not issued yet and does not verify.",
});
/** A value of the shape that `ReportRequest` declares. */
export type ReportRequest = typeof ReportRequest.Type;

/** Members of a bulk row that say how much it is. */
export const rowQuantities = ["tonnage", "net_mass_kg", "mwh"] as const;

/** A row of a bulk call: contract section 2.5. */
export const BulkShipment = Schema.Struct({
  ...shipmentMembers,
  net_mass_kg: optional(Kilograms.inJson),
  import: optional(ImportDay),
  import_year: optional(ImportYear),
}).annotations({
  identifier: "BulkShipment",
  description:
    "One row of a bulk call. `tonnage` is required, or `net_mass_kg` in its place, for electricity `mwh`; `import` wins over `import_year`.",
});
/** A value of the shape that `BulkShipment` declares. */
export type BulkShipment = typeof BulkShipment.Type;
