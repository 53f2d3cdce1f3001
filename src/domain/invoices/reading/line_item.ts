/**
 * Reads one line of goods (contract section 2.10). What only packing needs is read where a document prints it and
 * ignored otherwise, as the contract says.
 */
import { type LineItem, units } from "../invoice.ts";
import { dimensionsPattern } from "../totals.ts";
import { isGiven, member, optional, type Place, readRecord, report, shown } from "./place.ts";
import {
  amountRule,
  countRule,
  quantityRule,
  readCountry,
  readMatching,
  readNumber,
  readOneOf,
  readText,
} from "./values.ts";

const names = new Set([
  ...["id", "description", "hsCode", "countryOfOrigin", "quantity", "unit", "unitPrice", "totalValue"],
  ...["packages", "netWeightKg", "grossWeightKg", "dimensionsCm", "marksAndNumbers"],
  ...["unitCode", "packageKind", "eccn"],
]);

/** Stands in for a line that is no object. */
const unread: LineItem = {
  ...{ id: "", description: "", hsCode: "", countryOfOrigin: "", unit: "PCS" },
  ...{ quantity: NaN, unitPrice: NaN, totalValue: NaN },
};

/** @returns the line; a numeric member that can't be read is NaN */
export const readLineItem = (place: Place, withPacking: boolean): LineItem => {
  if (!readRecord(place, names)) return unread;
  const at = (name: string) => member(place, name);
  return {
    id: readId(at("id")),
    description: readText(at("description"), { characters: 1000, lines: 10 }),
    hsCode: readHsCode(at("hsCode")),
    countryOfOrigin: readCountry(at("countryOfOrigin")),
    quantity: readNumber(at("quantity"), quantityRule),
    unit: readOneOf(at("unit"), units),
    unitPrice: readNumber(at("unitPrice"), amountRule),
    totalValue: readNumber(at("totalValue"), amountRule),
    ...readCodes(place),
    ...(withPacking && readPacking(place)),
  };
};

/** @returns the members that are additions to the contract, as far as they are given */
const readCodes = (place: Place): Pick<LineItem, "unitCode" | "eccn"> => {
  const unitCode = optional(
    member(place, "unitCode"),
    (given) => readMatching(given, /^[A-Z0-9]{2,3}$/, "a code of UN/ECE Recommendation 20, like TNE or MTQ"),
  );
  const eccn = optional(member(place, "eccn"), (given) => readText(given, { characters: 20 }));
  return { ...(unitCode !== undefined && { unitCode }), ...(eccn !== undefined && { eccn }) };
};

/** @returns the packing members that are given */
const readPacking = (
  place: Place,
): Pick<
  LineItem,
  "packages" | "packageKind" | "netWeightKg" | "grossWeightKg" | "dimensionsCm" | "marksAndNumbers"
> => {
  const at = (name: string) => member(place, name);
  const packages = optional(at("packages"), (given) => readNumber(given, countRule));
  const netWeightKg = optional(at("netWeightKg"), (given) => readNumber(given, amountRule));
  const grossWeightKg = optional(at("grossWeightKg"), (given) => readNumber(given, amountRule));
  const dimensionsCm = optional(at("dimensionsCm"), readDimensions);
  const marksAndNumbers = optional(
    at("marksAndNumbers"),
    (given) => readText(given, { characters: 300, lines: 10 }),
  );
  const packageKind = optional(
    at("packageKind"),
    (given) => readMatching(given, /^[A-Z0-9]{2}$/, "a code of UN/ECE Recommendation 21, like CT or PX"),
  );
  return {
    ...(packageKind !== undefined && { packageKind }),
    ...(packages !== undefined && { packages }),
    ...(netWeightKg !== undefined && { netWeightKg }),
    ...(grossWeightKg !== undefined && { grossWeightKg }),
    ...(dimensionsCm !== undefined && { dimensionsCm }),
    ...(marksAndNumbers !== undefined && { marksAndNumbers }),
  };
};

/** The id is the caller's own and isn't validated; that it is a text is all that the record needs. */
const readId = (place: Place): string => {
  if (typeof place.value === "string") return place.value;
  report(place, isGiven(place) ? `is ${shown(place.value)}: give a text.` : "is missing: give a text.");
  return "";
};

/**
 * Six digits of the Harmonized System as 0000.00, then up to four national ones: 0000.00.00, 0000.00.00.00, or
 * 0000.00.0000 as the United States write them. Chapters run from 01 to 99.
 */
const hsCodePattern = /^(?!00)\d{4}\.\d{2}(\.\d{2}(\.?\d{2})?)?$/;

const readHsCode = (place: Place): string => {
  const { value } = place;
  if (typeof value === "string" && hsCodePattern.test(value)) return value;
  report(
    place,
    `is ${
      isGiven(place) ? shown(value) : "missing"
    }: write it with dots, like 7318.15, 7318.15.52 or 7318.15.52.00.`,
  );
  return "";
};

const readDimensions = (place: Place): string => {
  const text = typeof place.value === "string" ? place.value.trim() : "";
  if (text.length <= 40 && dimensionsPattern.test(text)) return text;
  report(
    place,
    `is ${shown(place.value)}: write length x width x height in centimetres, like 120 x 80 x 95.5.`,
  );
  return "";
};
