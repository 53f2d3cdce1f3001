/**
 * Statements of a verification report beside intensities. Decisions, "Changed and added on 22 November 2026", "Rules".
 */
import { decimalOfNumber, one, zero } from "../../kernel/decimal.ts";
import { quantity, type QuantitySchemas, upToAMillion } from "./quantities.ts";

/** Free allocation of a tonne of goods as the verification report states it. */
export const VerifiedFreeAllocation: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "VerifiedFreeAllocation",
  expected: "a number of tCO2e per tonne, from 0 to 1000000",
  example: 1.3105,
  description:
    "Specific embedded free allocation (SEFA) of the goods in tCO2e per tonne, as the verification report states it for its reporting period. It wins over benchmarks and precursors, and counts with verified intensities only.",
});

/** Specific embedded emissions of a tonne of a precursor. */
export const PrecursorEmissions: QuantitySchemas = quantity({
  ...upToAMillion,
  identifier: "PrecursorEmissions",
  expected: "a number of tCO2e per tonne, from 0 to 1000000",
  example: 1.9,
  description:
    "Specific embedded emissions of a tonne of the precursor in tCO2e, as its verification report states them: direct and indirect ones, for goods of Annex II of Regulation (EU) 2023/956 the direct ones alone. The verified intensity of the goods holds them already, so they are never added but held against it: a note says where they come to more.",
});

/** Amount that a tonne of goods holds of the unit that its verified intensities are given per. */
export const UnitContent: QuantitySchemas = quantity({
  identifier: "UnitContent",
  expected: "a positive number up to 1000",
  least: zero,
  isLeastAllowed: false,
  most: decimalOfNumber(1000) ?? one,
  example: 0.88,
  description:
    "Says that the verified intensities are per functional unit of Implementing Regulation (EU) 2025/2547, Article 4, and converts them: tonnes of clinker in a tonne of cement (CN 2523 10, 21, 29, 90; above 0, at most 1), or kilograms of nitrogen in a tonne of fertiliser (CN 2808, 2814, 3102, 3105; 1 to 1000). Left out: the intensities are per tonne of goods.",
});
