/**
 * Goods of a plan from a decoded request: the same for a query and for a row. Decisions, 0119.
 */
import * as Either from "effect/Either";
import type { PlanRowRequest, TrajectoryQuery } from "../../contract/requests/plans.ts";
import { firstPlanYear } from "../../contract/values/plans/price_path.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";
import { precursorsOf, quantityOf, tonnesOfRow, unitOf } from "../cbam/calculation/requested_shipment.ts";
import { reportingPeriodOf, type Shipment } from "../cbam/calculation/shipment.ts";
import type { PlannedGoods, VerifiedValues } from "./trajectory.ts";

/** Members that count with verified values only, by the names that the request has for them. */
type Idle = ReadonlyArray<readonly [name: string, value: unknown]>;

/**
 * Returns the verified values; undefined where neither intensity is given.
 * @fails Issue for what counts with verified values only beside none
 */
const verifiedOf = (
  values: VerifiedValues,
  idle: Idle,
): Either.Either<VerifiedValues | undefined, Issue> => {
  if (values.directTPerT !== undefined || values.indirectTPerT !== undefined) return Either.right(values);
  const [path] = idle.find(([, value]) => value !== undefined) ?? [];
  return path === undefined
    ? Either.right(undefined)
    : Either.left(issueOf({ path, code: "conflict" }, { kind: "verifiedOfDefaults" }));
};

/**
 * Returns the goods of a query.
 * @fails Issue for what counts with verified values only beside none
 */
export const goodsOfQuery = (query: TrajectoryQuery): Either.Either<PlannedGoods, Issue> => {
  const {
    verified_free_allocation: freeAllocationTPerT,
    verified_year: year,
    unit_content: unitContent,
    origin_carbon: originCarbonPriceEurPerT,
  } = query;
  const values = {
    directTPerT: query.verified_direct,
    indirectTPerT: query.verified_indirect,
    freeAllocationTPerT,
    year: year ?? firstPlanYear,
    unitContent,
    originCarbonPriceEurPerT,
  };
  const verified = verifiedOf(values, [
    ["verified_free_allocation", freeAllocationTPerT],
    ["verified_year", year],
    ["unit_content", unitContent],
    ["origin_carbon", originCarbonPriceEurPerT],
  ]);
  return Either.map(verified, (known) => ({
    cnCode: query.cn,
    taricCode: query.taric_code,
    origin: query.country,
    tonnage: quantityOf(query),
    unit: unitOf(query),
    productionRoute: query.production_route,
    verified: known,
    precursors: undefined,
  }));
};

/** Returns the goods with the figures of a shipment of them, whose values are those of a supplier. */
export const goodsWithFigures = (goods: PlannedGoods, shipment: Shipment): PlannedGoods => ({
  ...goods,
  productionRoute: shipment.productionRoute,
  precursors: shipment.precursors,
  verified: {
    directTPerT: shipment.verifiedDirectTPerT,
    indirectTPerT: shipment.verifiedIndirectTPerT,
    freeAllocationTPerT: shipment.verifiedFreeAllocationTPerT,
    year: reportingPeriodOf(shipment),
    unitContent: shipment.unitContent,
    originCarbonPriceEurPerT: shipment.originCarbonPriceEurPerT,
    priceLeft: shipment.priceLeft,
  },
});

/**
 * Returns the goods of a row.
 * @param row whose quantity was checked
 * @fails Issue for what counts with verified values only beside none
 */
export const goodsOfRow = (row: PlanRowRequest): Either.Either<PlannedGoods, Issue> => {
  const {
    verified_free_allocation: freeAllocationTPerT,
    unit_content: unitContent,
    origin_carbon_price_eur_per_t: originCarbonPriceEurPerT,
  } = row;
  const values = {
    directTPerT: row.verified_direct_intensity,
    indirectTPerT: row.verified_indirect_intensity,
    freeAllocationTPerT,
    year: row.verified_year ?? firstPlanYear,
    unitContent,
    originCarbonPriceEurPerT,
  };
  const verified = verifiedOf(values, [
    ["verified_free_allocation", freeAllocationTPerT],
    ["unit_content", unitContent],
    ["origin_carbon_price_eur_per_t", originCarbonPriceEurPerT],
  ]);
  const tonnes = tonnesOfRow(row);
  return Either.map(verified, (known) => ({
    cnCode: row.cn_code,
    taricCode: row.taric_code,
    origin: row.origin_country,
    tonnage: tonnes ?? quantityOf(row),
    unit: tonnes === undefined ? "MWh" : row.tonnage === undefined ? "kg" : "t",
    productionRoute: row.production_route,
    verified: known,
    precursors: precursorsOf(row),
  }));
};
