/**
 * Notes on verified values: what they were converted from, which reporting period counts, and which of them look like
 * slips.
 */
import {
  type Decimal,
  decimalOfNumber,
  isLess,
  isZero,
  roundHalfAwayFromZero,
  times,
  toMoneyText,
  toText,
  zero,
} from "../../../../kernel/decimal.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import { importYear } from "../../law/price.ts";
import { sumOfShares } from "../inputs/precursor_emissions.ts";
import { functionalUnitOf } from "../inputs/functional_unit.ts";
import { codeOfActual, type RouteValue, routeValues } from "../intensity.ts";
import { hasVerifiedValues } from "../verified.ts";
import type { NoteFacts } from "./noted.ts";

/** A figure above so many times what it is held against is likelier a slip than the truth. */
const unusualRatio = decimalOfNumber(3) ?? zero;
/** Above any way of making the goods, tCO2e: for verified values that no default value above 0 can be held against. */
const highest = { MWh: decimalOfNumber(3) ?? zero, tonne: decimalOfNumber(100) ?? zero } as const;
/** So many times below what it is held against too: low, so that goods of scrap or of clean power get no note. */
const tinyRatio = decimalOfNumber(100) ?? zero;

const shownDecimals = 6;
const shown = (value: Decimal): string => toText(roundHalfAwayFromZero(value, shownDecimals));

const moneyShown = (value: Decimal): string => toMoneyText(roundHalfAwayFromZero(value, shownDecimals));

const isTiny = (value: Decimal, usual: Decimal): boolean =>
  !isZero(value) && isLess(times(tinyRatio, value), usual);

const isUnusual = (value: Decimal, usual: Decimal): boolean =>
  !isZero(usual) && isLess(times(unusualRatio, usual), value);

/** The default value that a verified intensity is held against: its route's, or the highest of the pair's. */
const comparedDefault = ({ pair, shipment, terms }: NoteFacts): RouteValue | undefined => {
  const values = routeValues(pair, importYear(shipment.time), codeOfActual(pair, shipment));
  const ofRoute = values.filter(({ route }) => route === terms.intensity.route);
  return (ofRoute.length > 0 ? ofRoute : values).reduce<RouteValue | undefined>(
    (highest, each) => highest === undefined || isLess(highest.totalTPerT, each.totalTPerT) ? each : highest,
    undefined,
  );
};

const intensityNotes = (noted: NoteFacts): ReadonlyArray<LawFinding> => {
  const { intensity } = noted.terms;
  if (!hasVerifiedValues(noted.shipment)) return [];
  const unit = noted.pair.goods.sector === "electricity" ? "MWh" : "tonne";
  const compared = comparedDefault(noted);
  const usual = compared?.totalTPerT;
  if (compared === undefined || usual === undefined || isZero(usual)) {
    const most = highest[unit];
    return isLess(most, intensity.embeddedTPerT)
      ? [{ kind: "intensityBeyond", intensity: shown(intensity.embeddedTPerT), unit, most: toText(most) }]
      : [];
  }
  const kind = isUnusual(intensity.embeddedTPerT, usual)
    ? "intensityUnusual"
    : isTiny(intensity.embeddedTPerT, usual)
    ? "intensityTiny"
    : undefined;
  if (kind === undefined) return [];
  return [{
    kind,
    intensity: shown(intensity.embeddedTPerT),
    unit,
    usual: shown(usual),
    markUp: isZero(compared.markUp) ? "without" : "with",
  }];
};

/** Most that an installation may emit for the actual values of its electricity to count: 550 g of fossil CO2 per kWh, in tonnes per MWh. */
const mostOfElectricity = decimalOfNumber(0.55) ?? zero;

/**
 * Conditions of actual values of electricity, of which a calculation sees the emissions alone.
 * @source Regulation (EU) 2023/956, Article 7(3) and Annex IV, point 5
 */
const electricityNotes = ({ pair, shipment, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  if (pair.goods.sector !== "electricity" || !hasVerifiedValues(shipment)) return [];
  const { directTPerT } = terms.intensity;
  const limit = { intensity: shown(directTPerT), most: toText(mostOfElectricity) };
  return [
    { kind: "electricityConditions" },
    ...(isLess(mostOfElectricity, directTPerT) ? [{ kind: "electricityAboveLimit", ...limit } as const] : []),
  ];
};

const priceNotes = ({ shipment, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { originCarbonPriceEurPerT: paid } = shipment;
  const { priceEurPerTco2e: price } = terms.price;
  return paid === undefined || !isUnusual(paid, price) ? [] : [
    { kind: "carbonPriceUnusual", paid: moneyShown(paid), price: moneyShown(price) },
  ];
};

/**
 * Free allocation above the emissions: one of the verification report may be in another unit; by benchmarks, the verified
 * intensity of a complex good holds its precursors' emissions, so it is seldom below what they are allocated.
 */
const allocationNotes = ({ shipment, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { intensity, freeAllocation } = terms;
  const { precursors = [] } = shipment;
  const isVerified = freeAllocation.verifiedTPerT !== undefined;
  const isHeld = isVerified || precursors.length > 0;
  if (!isHeld || !isLess(intensity.embeddedTPerT, freeAllocation.perTonne)) return [];
  return [
    {
      kind: isVerified ? "verifiedAllocationUnusual" : "allocationAboveIntensity",
      allocation: shown(freeAllocation.perTonne),
      intensity: shown(intensity.embeddedTPerT),
    },
  ];
};

/** Verified emissions of precursors above the intensity that must hold them: direct ones alone where those alone count. */
const precursorNotes = ({ pair, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { intensity, precursorEmissions } = terms;
  const sum = sumOfShares(precursorEmissions);
  return isLess(intensity.embeddedTPerT, sum)
    ? [{
      kind: "precursorsAboveIntensity",
      precursors: shown(sum),
      intensity: shown(intensity.embeddedTPerT),
      compared: pair.goods.indirectCounts ? "total" : "direct",
    }]
    : [];
};

const contentNotes = ({ pair, shipment, terms }: NoteFacts): ReadonlyArray<LawFinding> => {
  const { unitContent } = shipment;
  const functional = functionalUnitOf(pair.goods.cnCode);
  if (unitContent === undefined || functional === undefined) return [];
  return [{
    kind: functional.unit === "clinker" ? "givenPerClinker" : "givenPerNitrogen",
    content: toText(unitContent),
    embedded: shown(terms.intensity.embeddedTPerT),
  }];
};

const periodNotes = ({ shipment: { reportingPeriod, time }, pair }: NoteFacts): ReadonlyArray<LawFinding> => {
  const year = importYear(time);
  if (reportingPeriod === undefined || reportingPeriod === year || pair.goods.sector === "electricity") {
    return [];
  }
  return [{ kind: "reportingPeriod", period: reportingPeriod, year }];
};

const verifiedAllocationNotes = (
  { shipment, terms: { factors, freeAllocation } }: NoteFacts,
): ReadonlyArray<LawFinding> => {
  const { verifiedTPerT } = freeAllocation;
  if (verifiedTPerT === undefined || factors === undefined) return [];
  return [{
    kind: "verifiedAllocation",
    allocation: shown(verifiedTPerT),
    year: factors.year,
    idle: (shipment.precursors ?? []).length > 0 ? "precursors" : "nothing",
  }];
};

/** Returns the notes on verified values; empty when there is nothing to say. */
export const verifiedNotes = (noted: NoteFacts): ReadonlyArray<LawFinding> => [
  ...electricityNotes(noted),
  ...contentNotes(noted),
  ...periodNotes(noted),
  ...verifiedAllocationNotes(noted),
  ...intensityNotes(noted),
  ...allocationNotes(noted),
  ...precursorNotes(noted),
  ...priceNotes(noted),
];
