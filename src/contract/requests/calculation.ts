/**
 * What a calculation is asked with: by query, by JSON, by a bulk row. Contract sections 2.5 and 4.2; decisions,
 * "Requests".
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import { OriginAlpha3 } from "../values/places.ts";
import {
  CarbonPrice,
  FreeAllocationPerTonne,
  Intensity,
  Tonnes,
  TonnesPerTonne,
} from "../values/quantities.ts";
import { explained } from "../values/scalar.ts";
import { ClientRef, DatasetVersion, Flag, FlagText } from "../values/text.ts";
import { ImportDay, ImportYear } from "../values/time.ts";

/** The query of `GET /api/v1/cbam/calculate`. */
export const CalculateQuery = Schema.Struct({
  cn: CnCode,
  country: OriginAlpha3,
  tonnage: Tonnes.inQuery,
  import: optional(ImportDay),
  production_route: optional(ProductionRoute),
  verified_direct: optional(Intensity.inQuery),
  verified_indirect: optional(Intensity.inQuery),
  origin_carbon: optional(CarbonPrice.inQuery),
  explain: optional(FlagText),
  dataset_version: optional(DatasetVersion),
});
export type CalculateQuery = typeof CalculateQuery.Type;

/** Most precursors of one good. */
const precursorLimit = 100;

/** Goods that went into a complex good. */
export const PrecursorRequest = Schema.Struct({
  cn_code: CnCode,
  production_route: optional(ProductionRoute),
  tonnes_per_tonne: TonnesPerTonne.inJson,
  free_allocation_t_per_t: optional(FreeAllocationPerTonne.inJson),
}).annotations({ identifier: "PrecursorRequest", description: "Goods that went into a complex good." });

const Precursors = explained(
  Schema.Array(PrecursorRequest).pipe(Schema.maxItems(precursorLimit)),
  { expected: `an array of at most ${precursorLimit} precursors` },
);

/** Members that a JSON calculation and a bulk row have in common. */
const shipmentMembers = {
  cn_code: CnCode,
  origin_country: OriginAlpha3,
  tonnage: Tonnes.inJson,
  client_ref: optional(ClientRef),
  production_route: optional(ProductionRoute),
  verified_direct_intensity: optional(Intensity.inJson),
  verified_indirect_intensity: optional(Intensity.inJson),
  origin_carbon_price_eur_per_t: optional(CarbonPrice.inJson),
  precursors: optional(Precursors),
} as const;

const calculationMembers = {
  ...shipmentMembers,
  import: optional(ImportDay),
  explain: optional(Flag),
  dataset_version: optional(DatasetVersion),
} as const;

/** The body of `POST /api/v1/cbam/calculate`. */
export const CalculationRequest = Schema.Struct(calculationMembers).annotations({
  identifier: "CalculationRequest",
  description: "One shipment, with the precursors of a complex good where they are known.",
});
export type CalculationRequest = typeof CalculationRequest.Type;

/** The body of `POST /api/v1/cbam/reports`. */
export const ReportRequest = Schema.Struct({ ...calculationMembers, draft: optional(Flag) }).annotations({
  identifier: "ReportRequest",
  description: "One shipment to report; `draft`: the report is not issued yet and does not verify.",
});
export type ReportRequest = typeof ReportRequest.Type;

/** A row of a bulk call: contract section 2.5. */
export const BulkShipment = Schema.Struct({
  ...shipmentMembers,
  import: optional(ImportDay),
  import_year: optional(ImportYear),
}).annotations({
  identifier: "BulkShipment",
  description: "One row of a bulk call. `import` wins over `import_year`.",
});
export type BulkShipment = typeof BulkShipment.Type;
