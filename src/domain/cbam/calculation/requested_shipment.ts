/**
 * From a decoded request to the shipment that is calculated: the same for a query, a JSON body and a bulk row.
 */
import type {
  BulkShipment,
  CalculateQuery,
  CalculationRequest,
} from "../../../contract/requests/calculation.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, decimalOfText, times, zero } from "../../../kernel/decimal.ts";
import type { Precursor, Shipment } from "./shipment.ts";

/** Members that a supplier's value stands for. */
const figuresOfValues = [
  "verified_direct_intensity",
  "verified_indirect_intensity",
  "verified_free_allocation",
  "unit_content",
  "reporting_period",
  "precursors",
] as const;

const figuresInQuery = [
  "verified_direct",
  "verified_indirect",
  "verified_free_allocation",
  "unit_content",
  "reporting_period",
] as const;

/** Returns the precursors of a request; undefined where it tells none. */
export const precursorsOf = (
  { precursors }: Pick<CalculationRequest, "precursors">,
): ReadonlyArray<Precursor> | undefined =>
  precursors?.map((precursor) => ({
    cnCode: precursor.cn_code,
    productionRoute: precursor.production_route,
    tonnesPerTonne: precursor.tonnes_per_tonne,
    freeAllocationTPerT: precursor.free_allocation_t_per_t,
    verifiedEmissionsTPerT: precursor.verified_emissions_t_per_t,
    origin: precursor.origin_country,
  }));

/** Returns the names of figures that a request in JSON gives, for which a supplier's value would stand. */
export const figuresBeside = (
  request: Pick<CalculationRequest, typeof figuresOfValues[number]>,
): ReadonlyArray<string> => figuresOfValues.filter((name) => request[name] !== undefined);

/** Returns the names of figures that a query gives, for which a supplier's value would stand. */
export const figuresBesideInQuery = (query: CalculateQuery): ReadonlyArray<string> =>
  figuresInQuery.filter((name) => query[name] !== undefined);

/** Members of a request that say how much it is. */
export type Quantity = Pick<CalculationRequest, "tonnage" | "mwh">;

/** Returns the quantity of the goods: the declarations let exactly one of both members through. */
export const quantityOf = ({ tonnage, mwh }: Quantity): Decimal => {
  const quantity = tonnage ?? mwh;
  if (quantity === undefined) throw new Error("A request without tonnage and mwh was decoded.");
  return quantity;
};

/** Returns the unit that the quantity is in. */
export const unitOf = ({ tonnage }: Quantity): Shipment["unit"] => tonnage === undefined ? "MWh" : "t";

/**
 * Returns the shipment of a query.
 * @param today the day of import when none is given: today, or the day of the moment that is asked about
 */
export const shipmentOfQuery = (query: CalculateQuery, today: CalendarDay): Shipment => ({
  cnCode: query.cn,
  taricCode: query.taric_code,
  origin: query.country,
  tonnage: quantityOf(query),
  unit: unitOf(query),
  time: { day: query.import ?? today },
  productionRoute: query.production_route,
  verifiedDirectTPerT: query.verified_direct,
  verifiedIndirectTPerT: query.verified_indirect,
  originCarbonPriceEurPerT: query.origin_carbon,
  precursors: undefined,
  verifiedFreeAllocationTPerT: query.verified_free_allocation,
  unitContent: query.unit_content,
  reportingPeriod: query.reporting_period,
  assumedCscf: query.assume_cscf,
});

type InJson = Omit<CalculationRequest, "import" | "explain" | "dataset_version" | "as_of">;

const shipmentInJson = (request: InJson, time: Shipment["time"]): Shipment => ({
  cnCode: request.cn_code,
  taricCode: request.taric_code,
  origin: request.origin_country,
  tonnage: quantityOf(request),
  unit: unitOf(request),
  time,
  productionRoute: request.production_route,
  verifiedDirectTPerT: request.verified_direct_intensity,
  verifiedIndirectTPerT: request.verified_indirect_intensity,
  originCarbonPriceEurPerT: request.origin_carbon_price_eur_per_t,
  precursors: precursorsOf(request),
  verifiedFreeAllocationTPerT: request.verified_free_allocation,
  unitContent: request.unit_content,
  reportingPeriod: request.reporting_period,
  assumedCscf: request.assume_cscf,
});

/**
 * Returns the shipment of a JSON request.
 * @param today the day of import when none is given: today, or the day of the moment that is asked about
 */
export const shipmentOfRequest = (request: CalculationRequest, today: CalendarDay): Shipment =>
  shipmentInJson(request, { day: request.import ?? today });

const tonnesOfKilogram = decimalOfText("0.001") ?? zero;

/** Returns the mass in tonnes, exactly. */
export const tonnesOfKilograms = (kilograms: Decimal): Decimal => times(kilograms, tonnesOfKilogram);

/** The mass of a row in tonnes, whichever unit it was given in; undefined where it has none. */
export const tonnesOfRow = (
  { tonnage, net_mass_kg: kilograms }: Pick<BulkShipment, "tonnage" | "net_mass_kg">,
): Decimal | undefined => tonnage ?? (kilograms && tonnesOfKilograms(kilograms));

const timeOfRow = (
  { import: day, import_year: year }: BulkShipment,
  currentYear: number,
): Shipment["time"] => {
  if (day !== undefined) return { day };
  return year === undefined ? { year: currentYear, isAssumed: true } : { year };
};

/**
 * Returns undefined for a row without a mass.
 * @param currentYear the year of import when neither day nor year is given
 */
export const shipmentOfRow = (row: BulkShipment, currentYear: number): Shipment | undefined => {
  const tonnage = tonnesOfRow(row);
  const time = timeOfRow(row, currentYear);
  if (tonnage !== undefined) {
    const shipment = shipmentInJson({ ...row, tonnage }, time);
    return row.tonnage === undefined ? { ...shipment, unit: "kg" } : shipment;
  }
  return row.mwh === undefined ? undefined : shipmentInJson(row, time);
};
