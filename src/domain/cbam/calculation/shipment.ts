/**
 * A shipment as the calculation takes it: decoded, every number exact. Contract sections 2.5 and 4.2.
 */
import type { Decimal } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import { type ImportTime, importYear } from "../law/price.ts";

/** Goods that went into a complex good: its own free allocation counts in the complex good's. */
export interface Precursor {
  /** CN code of the precursor. */
  readonly cnCode: CnCode;
  /** Route that it was produced by, where it was named. */
  readonly productionRoute: string | undefined;
  /** Tonnes of the precursor per tonne of the goods. */
  readonly tonnesPerTonne: Decimal;
  /** Free allocation per tonne of the precursor where its producer gave it. */
  readonly freeAllocationTPerT: Decimal | undefined;
  /** Emissions of a tonne of it by its own verification report, tCO2e: held against those of the goods, never added. */
  readonly verifiedEmissionsTPerT?: Decimal | undefined;
  /** Country of origin, if the caller told it: what comes from the Union or an exempt origin counts nothing. */
  readonly origin?: CountryAlpha3 | undefined;
}

/** One shipment of one CN code and origin. */
export interface Shipment {
  /** CN code of the goods. */
  readonly cnCode: CnCode;
  /** TARIC code of goods of which it decides between variants of the CN code; left out where it isn't known. */
  readonly taricCode?: string | undefined;
  /** Country of origin. */
  readonly origin: CountryAlpha3;
  /** Net mass in tonnes, of electricity its energy in MWh; above zero. */
  readonly tonnage: Decimal;
  /** Unit that the caller gave `tonnage` in; tonnes when it isn't said. */
  readonly unit?: "t" | "kg" | "MWh" | undefined;
  /** Day of import, or its year. */
  readonly time: ImportTime;
  /** Route that was named; undefined where none was. */
  readonly productionRoute: string | undefined;
  /** tCO2e per tonne, from an accredited verifier. */
  readonly verifiedDirectTPerT: Decimal | undefined;
  /** Verified indirect emissions, tCO2e per tonne. */
  readonly verifiedIndirectTPerT: Decimal | undefined;
  /** EUR per tCO2e already paid in the country of origin. */
  readonly originCarbonPriceEurPerT: Decimal | undefined;
  /** Why a carbon price of a supplier's value isn't that price; undefined where it is, or there is none. */
  readonly priceLeft?: LawFinding | undefined;
  /** With verified values: what the goods were made of; empty for a simple good, undefined when not told. */
  readonly precursors: ReadonlyArray<Precursor> | undefined;
  /** Free allocation of the goods as the verification report states it, tCO2e per tonne; it wins over benchmarks. */
  readonly verifiedFreeAllocationTPerT?: Decimal | undefined;
  /**
   * With verified values that are given per functional unit: tonnes of clinker, or kilograms of nitrogen, in a tonne of
   * goods.
   */
  readonly unitContent?: Decimal | undefined;
  /** Calendar year that the verified values are of; undefined for the year of import. */
  readonly reportingPeriod?: number | undefined;
  /** The cross-sectoral correction factor to assume for a year that has none yet: a share from 0 to 1. */
  readonly assumedCscf?: Decimal | undefined;
  /** True in plans: the last benchmarks that are set count for later years too, also where such a year's correction factor is set. */
  readonly holdsBenchmarks?: boolean;
}

/** Returns the calendar year whose CBAM factor, correction factor and benchmarks count. */
export const reportingPeriodOf = ({ reportingPeriod, time }: Shipment): number =>
  reportingPeriod ?? importYear(time);
