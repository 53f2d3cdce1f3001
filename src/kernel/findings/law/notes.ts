/** Notes on a calculation beside its figures, as codes and values: goods, default values, free allocation and price. */
import * as Schema from "effect/Schema";
import {
  Codes,
  Country,
  Day,
  DecimalText,
  Digits,
  law,
  Period,
  Route,
  RouteCosts,
  Routes,
  Whole,
  Words,
} from "./parts.ts";

/** Intensity that another country's default value stands in for; `both` for the whole of it. */
const Applies = Schema.Literal("both", "direct", "indirect");

/** One of the two intensities. */
const Intensity = Schema.Literal("direct", "indirect");

/** Mark-up of the default value that something is held against; electricity has none. */
const MarkUp = Schema.Literal("with", "without");

/** Inputs of a free allocation. */
const AllocationInput = Schema.Literal(
  "precursors",
  "precursorsAndAllocation",
  "verifiedAllocation",
  "correctionFactor",
);

/** Way in which a precursor of Union or exempt origin is counted all the same. */
const Counted = Schema.Literal("not", "byBenchmark", "asGiven");

/** Kinds of notes, in the order in which a calculation has them. */
export const noteKinds = [
  /** A code of which only a part is in scope. */
  law("partOfCode", { code: Digits, part: Words }),
  /** A code that later nomenclatures don't have. */
  law("codeLeft", { code: Digits, year: Whole, next: Codes }),
  /** A code that is valued as the one that it was split off. */
  law("splitOff", { code: Digits, parent: Digits }),
  /** Electricity whose quantity was given in tonnes. */
  law("electricityInTonnes", {}),
  /** A mass in tonnes that only a ship carries. */
  law("massOfShip", { tonnes: DecimalText }),
  /** Default values of an older data set. */
  law("superseded", { used: Day, newer: Day }),
  /** Default values of a data set that was not in force at the moment asked about. */
  law("otherDataSet", { used: Day, then: Day }),
  /** Verified indirect emissions of goods whose direct emissions alone count. */
  law("onlyDirectCounts", {}),
  /** Electricity without a default value of its country. */
  law("unionValueOfElectricity", { country: Country, applies: Applies }),
  /** Goods without a default value of their country. */
  law("otherCountriesValue", { country: Country, applies: Applies }),
  /** Goods of a TARIC code of which their country has no default value, but one of another TARIC code of the CN code. */
  law("otherVariantValue", {
    country: Country,
    applies: Applies,
    code: Digits,
    printed: Digits,
    route: Route,
    goods: Words,
  }),
  /** A carbon price paid beside default values. */
  law("carbonPriceWithDefaults", { costEur: DecimalText }),
  /** A carbon price of a supplier's value in another currency than EUR. */
  law("priceInOtherCurrency", { currency: Words }),
  /** A carbon price of a supplier's value per tonne of goods. */
  law("pricePerGoods", {}),
  /** A carbon price of a supplier's value without evidence of payment. */
  law("priceWithoutEvidence", {}),
  /** Licence of the emission factors of electricity. */
  law("electricityLicence", { licence: Words }),
  /** Actual emissions of electricity, which count only where every condition of the act is shown. */
  law("electricityConditions", {}),
  /** Actual emissions of electricity above what an installation may emit for them to count, tCO2e per MWh. */
  law("electricityAboveLimit", { intensity: DecimalText, most: DecimalText }),
  /** Any other notice of a data set, in the words of its publisher. */
  law("notice", { text: Words }),
  /** A default value of 0. */
  law("zeroDefault", { line: Words }),
  /** A verified intensity of 0. */
  law("zeroVerified", { part: Intensity }),
  /** An assumed route that leaves several steel grades possible. */
  law("gradesAssumed", { route: Route, grades: Routes, taken: Route, costs: RouteCosts }),
  /** An assumed route. */
  law("routeAssumed", { route: Route, costs: RouteCosts }),
  /** Complex goods whose benchmark covers their precursors. */
  law("wholeChain", {}),
  /** A benchmark that is the same for all routes. */
  law("benchmarkOfAllRoutes", { route: Route }),
  /** A default line whose route leaves several steel grades possible. */
  law("gradesOfDefaultLine", { route: Route, highest: Route }),
  /** A year without any free allocation. */
  law("allocationEnded", { year: Whole }),
  /** A correction factor that is assumed. */
  law("factorAssumed", { year: Whole, factor: DecimalText }),
  /** Factor and benchmarks that are assumed beyond the years of the benchmarks. */
  law("factorAndBenchmarksAssumed", { year: Whole, factor: DecimalText, lastYear: Whole }),
  /** Inputs of a free allocation, which electricity has not. */
  law("idleOfElectricity", { input: AllocationInput }),
  /** Inputs of a free allocation in a year that has none. */
  law("idleInYear", { input: AllocationInput, year: Whole }),
  /** More of a precursor than is likely; `index` counts from 0. */
  law("unusualShare", { index: Whole, tonnes: DecimalText, code: Digits }),
  /** A precursor of Union or exempt origin; `index` counts from 0. */
  law("exemptPrecursor", { index: Whole, code: Digits, country: Country, counted: Counted }),
  /** Verified values per tonne of clinker. */
  law("givenPerClinker", { content: DecimalText, embedded: DecimalText }),
  /** Verified values per kilogram of nitrogen. */
  law("givenPerNitrogen", { content: DecimalText, embedded: DecimalText }),
  /** A reporting period that is not the year of import. */
  law("reportingPeriod", { period: Whole, year: Whole }),
  /** A free allocation that the verification report states; `idle` names what has no part in it. */
  law("verifiedAllocation", {
    allocation: DecimalText,
    year: Whole,
    idle: Schema.Literal("nothing", "precursors"),
  }),
  /** A verified intensity far above the default value. */
  law("intensityUnusual", {
    intensity: DecimalText,
    unit: Schema.Literal("tonne", "MWh"),
    usual: DecimalText,
    markUp: MarkUp,
  }),
  /** A verified intensity that nothing emits, where no default value above 0 is there to hold it against. */
  law("intensityBeyond", {
    intensity: DecimalText,
    unit: Schema.Literal("tonne", "MWh"),
    most: DecimalText,
  }),
  /** A verified intensity far below the default value. */
  law("intensityTiny", {
    intensity: DecimalText,
    unit: Schema.Literal("tonne", "MWh"),
    usual: DecimalText,
    markUp: MarkUp,
  }),
  /** A free allocation of the verification report above the verified intensity. */
  law("verifiedAllocationUnusual", { allocation: DecimalText, intensity: DecimalText }),
  /** A free allocation by benchmarks of goods and precursors above the verified intensity. */
  law("allocationAboveIntensity", { allocation: DecimalText, intensity: DecimalText }),
  /** Verified emissions of precursors that come to more than the verified intensity, which must hold them. */
  law("precursorsAboveIntensity", {
    precursors: DecimalText,
    intensity: DecimalText,
    compared: Schema.Literal("total", "direct"),
  }),
  /** A carbon price paid far above the certificate price, both in EUR. */
  law("carbonPriceUnusual", { paid: DecimalText, price: DecimalText }),
  /** A year that nobody gave. */
  law("yearAssumed", { year: Whole }),
  /** A past period without a price. */
  law("priceNeverPublished", { wanted: Period, taken: Period }),
  /** A period whose price is still to come. */
  law("priceNotYetPublished", { wanted: Period, taken: Period }),
  /** Price of an assumed year. */
  law("priceOfAssumedYear", { period: Period, year: Whole }),
  /** Price of a year without a day. */
  law("priceOfYear", { year: Whole, period: Period }),
  /** Price of a week of import, as answers until 23 November 2026 say it. */
  law("priceEstimated", {}),
  /** Price of the week of purchase, from 2027. */
  law("priceOfPurchase", { taken: Period }),
  /** Price of purchase before the first week's price is published. */
  law("priceOfPurchaseBeforeWeeks", { taken: Period }),
] as const;
