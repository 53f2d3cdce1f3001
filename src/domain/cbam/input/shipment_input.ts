/**
 * A shipment read from a caller's input, under the names that its endpoint uses. Contract sections 2.5 and 4.2;
 * decisions, `POST /api/v1/cbam/calculate`.
 */
import type { Issue } from "../../../kernel/issue.ts";
import { type Input, readCnCode, readOrigin, readRoute } from "./input.ts";
import { readCarbonPrice, readIntensity, readShare, readTonnage } from "./number_input.ts";
import type { ImportTime } from "../law/price.ts";
import type { Precursor, Shipment } from "../calculation/shipment.ts";

/** What an endpoint calls the fields of a shipment. */
export interface ShipmentNames {
  readonly cnCode: string;
  readonly origin: string;
  readonly verifiedDirect: string;
  readonly verifiedIndirect: string;
  readonly originCarbonPrice: string;
}

/** Names of GET calculate. */
export const queryNames: ShipmentNames = {
  cnCode: "cn",
  origin: "country",
  verifiedDirect: "verified_direct",
  verifiedIndirect: "verified_indirect",
  originCarbonPrice: "origin_carbon",
};

/** Names of a bulk row and of POST calculate. */
export const rowNames: ShipmentNames = {
  cnCode: "cn_code",
  origin: "origin_country",
  verifiedDirect: "verified_direct_intensity",
  verifiedIndirect: "verified_indirect_intensity",
  originCarbonPrice: "origin_carbon_price_eur_per_t",
};

/** The parts of a shipment that could be read: a missing or wrong one is undefined, and reported. */
export type ShipmentParts = {
  readonly [Part in Exclude<keyof Shipment, "time" | "precursors">]: Shipment[Part] | undefined;
};

export const readParts = (input: Input, names: ShipmentNames): ShipmentParts => ({
  cnCode: readCnCode(input, names.cnCode),
  origin: readOrigin(input, names.origin),
  tonnage: readTonnage(input, "tonnage"),
  productionRoute: readRoute(input, "production_route"),
  verifiedDirectTPerT: readIntensity(input, names.verifiedDirect),
  verifiedIndirectTPerT: readIntensity(input, names.verifiedIndirect),
  originCarbonPriceEurPerT: readCarbonPrice(input, names.originCarbonPrice),
});

/** @returns the shipment, or undefined when one of its required parts could not be read. */
export const shipmentOf = (
  parts: ShipmentParts,
  time: ImportTime | undefined,
  precursors: Shipment["precursors"],
): Shipment | undefined => {
  const { cnCode, origin, tonnage } = parts;
  return cnCode === undefined || origin === undefined || tonnage === undefined || time === undefined
    ? undefined
    : { ...parts, cnCode, origin, tonnage, time, precursors };
};

/** @returns the shipment, or undefined when an input is missing or wrong: the issues say which. */
export const readShipment = (
  input: Input,
  names: ShipmentNames,
  time: ImportTime | undefined,
): Shipment | undefined => shipmentOf(readParts(input, names), time, undefined);

/** Most precursors of one good. */
const precursorLimit = 100;

/** Whether a JSON value is an object with members, not null and not an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A JSON object's own members as an input; issues are reported under `prefix`. */
export const jsonInput = (
  members: Readonly<Record<string, unknown>>,
  report: (issue: Issue) => void,
  prefix = "",
): Input => ({
  value: (name) => Object.hasOwn(members, name) ? members[name] : undefined,
  isText: false,
  report: ({ path, message }) => report({ path: `${prefix}${path}`, message: `${prefix}${message}` }),
});

const readPrecursor = (input: Input): Precursor | undefined => {
  const cnCode = readCnCode(input, "cn_code");
  const productionRoute = readRoute(input, "production_route");
  const tonnesPerTonne = readShare(input, "tonnes_per_tonne");
  const freeAllocationTPerT = readIntensity(input, "free_allocation_t_per_t");
  return cnCode === undefined || tonnesPerTonne === undefined
    ? undefined
    : { cnCode, productionRoute, tonnesPerTonne, freeAllocationTPerT };
};

/** The precursors of a complex good; undefined when the caller didn't tell, empty for a simple good. */
export const readPrecursors = (input: Input): ReadonlyArray<Precursor> | undefined => {
  const name = "precursors";
  const value = input.value(name);
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value) || value.length > precursorLimit) {
    input.report({
      path: name,
      message: `${name} must be an array of at most ${precursorLimit} precursors.`,
    });
    return undefined;
  }
  return value.flatMap((item: unknown, index) => {
    const path = `${name}/${index}`;
    if (!isRecord(item)) {
      input.report({ path, message: `${path} must be an object with cn_code and tonnes_per_tonne.` });
      return [];
    }
    return readPrecursor(jsonInput(item, input.report, `${path}/`)) ?? [];
  });
};
