/**
 * Questions of plans: which origin is cheapest. Decisions, 0119.
 */
import * as Schema from "effect/Schema";
import { optional } from "../answers/members.ts";
import { CnCode, ProductionRoute } from "../values/goods.ts";
import { OriginAlpha3 } from "../values/places.ts";
import { Countries } from "../values/plans.ts";
import { CorrectionFactor, Intensity, MegawattHours, Tonnes } from "../values/quantities.ts";
import { exactlyOneOf } from "../values/scalar.ts";
import { ImportDay } from "../values/time.ts";
import { VerifiedFreeAllocation } from "../values/verified_report.ts";
import { LawQuery } from "./calculation.ts";
import { WrittenQuery } from "./written_query.ts";

/** Query of `GET /api/v1/cbam/compare`. */
export const CompareQuery = exactlyOneOf(
  Schema.Struct({
    cn: CnCode,
    tonnage: optional(Tonnes.inQuery),
    mwh: optional(MegawattHours.inQuery),
    import: optional(ImportDay),
    countries: optional(Countries),
    verified_direct: optional(Intensity.inQuery),
    verified_indirect: optional(Intensity.inQuery),
    verified_free_allocation: optional(VerifiedFreeAllocation.inQuery),
    verified_country: optional(OriginAlpha3),
    production_route: optional(ProductionRoute),
    assume_cscf: optional(CorrectionFactor.inQuery),
    ...WrittenQuery.fields,
    ...LawQuery.fields,
  }),
  ["tonnage", "mwh"],
  { kind: "noQuantity", isRow: false },
);
/** A value of the shape that `CompareQuery` declares. */
export type CompareQuery = typeof CompareQuery.Type;
