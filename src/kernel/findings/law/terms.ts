/** Rules of a calculation's terms, as codes and values, where they are words and no formula. */
import * as Schema from "effect/Schema";
import { law, Period, Route, Whole, Words } from "./parts.ts";

/** Tables of default values. */
const Table = Schema.Literal("country", "otherCountries", "union");

/** Kinds of terms. */
export const termKinds = [
  /** Row of a table of default values. */
  law("goodsLine", { line: Words, table: Table }),
  /** Mark-up on default values. */
  law("markUp", {}),
  /** A marked-up default value as the act prints it. */
  law("asPrinted", {}),
  /** A default value without a mark-up, as that of electricity, that does not enter by itself. */
  law("defaultForInformation", {}),
  /** A default value with its mark-up that does not enter by itself. */
  law("markedUpForInformation", {}),
  /** A verified direct intensity. */
  law("verifiedDirect", {}),
  /** An indirect intensity that is no default value. */
  law("otherIndirect", {}),
  /** A verified intensity per functional unit. */
  law("perFunctionalUnit", { part: Schema.Literal("direct", "indirect") }),
  /** Content of the functional unit in the goods. */
  law("unitContent", { unit: Schema.Literal("clinker", "nitrogen") }),
  /** A free allocation that the verification report states. */
  law("asReported", {}),
  /** Intensity that certificates are counted on. */
  law("countedOn", {}),
  /** Net mass of the shipment. */
  law("netMass", {}),
  /** Electricity of the shipment. */
  law("energy", {}),
  /** CBAM factor of a year. */
  law("cbamFactor", { year: Whole }),
  /** Correction factor of a year. */
  law("correctionFactor", { year: Whole }),
  /** Correction factor that the caller assumed. */
  law("correctionFactorAssumed", { year: Whole }),
  /** Benchmark of a route. */
  law("benchmarkColumn", { column: Schema.Literal("A", "B"), route: Route }),
  /** Free allocation of a precursor by its benchmark. */
  law("precursorByBenchmark", { route: Route }),
  /** Tonnes of a precursor in a tonne of goods. */
  law("precursorRatio", {}),
  /** Free allocation of a precursor that its producer gave. */
  law("precursorAllocated", {}),
  /** Verified emissions of a tonne of a precursor. */
  law("precursorVerified", {}),
  /** Verified emissions of a precursor in a tonne of goods. */
  law("precursorEmissions", {}),
  /** Verified emissions of a precursor of Union or exempt origin. */
  law("precursorEmissionsExempt", {}),
  /** Certificate price of a period. */
  law("periodPrice", { period: Period }),
  /** Carbon price that was paid in the country of origin. */
  law("originCarbonPrice", {}),
] as const;
