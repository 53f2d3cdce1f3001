/**
 * What a reader should know of verified values: what they were converted from, which reporting period counts, and which
 * of them look like slips.
 */
import {
  type Decimal,
  decimalOfNumber,
  isLess,
  isZero,
  roundHalfAwayFromZero,
  times,
  toText,
  zero,
} from "../../../../kernel/decimal.ts";
import { importYear } from "../../law/price.ts";
import { functionalUnitOf } from "../inputs/functional_unit.ts";
import { routeValues } from "../intensity.ts";
import { hasVerifiedValues } from "../verified.ts";
import type { Noted } from "./noted.ts";

/** A figure above so many times what it is held against is likelier a slip than the truth. */
const unusualRatio = decimalOfNumber(3) ?? zero;

const shownDecimals = 6;
const shown = (value: Decimal): string => toText(roundHalfAwayFromZero(value, shownDecimals));

const isUnusual = (value: Decimal, usual: Decimal): boolean =>
  !isZero(usual) && isLess(times(unusualRatio, usual), value);

/** The default value that a verified intensity is held against: its route's, or the highest of the pair's. */
const comparedDefault = ({ pair, shipment, terms }: Noted): Decimal | undefined => {
  const values = routeValues(pair, importYear(shipment.time));
  const ofRoute = values.filter(({ route }) => route === terms.intensity.route);
  return (ofRoute.length > 0 ? ofRoute : values).reduce<Decimal | undefined>(
    (highest, { totalTPerT }) => highest === undefined || isLess(highest, totalTPerT) ? totalTPerT : highest,
    undefined,
  );
};

const intensityNotes = (noted: Noted): ReadonlyArray<string> => {
  const { intensity } = noted.terms;
  const usual = hasVerifiedValues(noted.shipment) ? comparedDefault(noted) : undefined;
  if (usual === undefined || !isUnusual(intensity.embeddedTPerT, usual)) return [];
  const unit = noted.pair.goods.sector === "electricity" ? "MWh" : "tonne";
  return [
    `The verified intensity of ${
      shown(intensity.embeddedTPerT)
    } tCO2e per ${unit} is more than three times the default value with mark-up, ${
      shown(usual)
    }: check its unit and its decimal point.`,
  ];
};

const priceNotes = ({ shipment, terms }: Noted): ReadonlyArray<string> => {
  const { originCarbonPriceEurPerT: paid } = shipment;
  const { priceEurPerTco2e: price } = terms.price;
  return paid === undefined || !isUnusual(paid, price) ? [] : [
    `The carbon price paid, ${shown(paid)} EUR per tCO2e, is more than three times the certificate price of ${
      shown(price)
    } EUR: ` +
    "check that it is a price per tonne of CO2e and no amount.",
  ];
};

/** The verified intensity of a complex good holds its precursors' emissions, so it is seldom below what they are allocated. */
const allocationNotes = ({ shipment, terms }: Noted): ReadonlyArray<string> => {
  const { intensity, freeAllocation } = terms;
  const { precursors = [] } = shipment;
  if (precursors.length === 0 || !isLess(intensity.embeddedTPerT, freeAllocation.perTonne)) return [];
  return [
    `The free allocation of ${
      shown(freeAllocation.perTonne)
    } tCO2e per tonne of goods is above the verified intensity of ${
      shown(intensity.embeddedTPerT)
    }: a verified intensity must hold the emissions of the precursors too (Regulation (EU) 2023/956, Annex IV, point 3).`,
  ];
};

const contentNotes = ({ pair, shipment, terms }: Noted): ReadonlyArray<string> => {
  const { unitContent } = shipment;
  const functional = functionalUnitOf(pair.goods.cnCode);
  if (unitContent === undefined || functional === undefined) return [];
  const [per, amount] = functional.unit === "clinker"
    ? ["tonne of clinker", "t of clinker"]
    : ["kilogram of nitrogen", "kg of nitrogen"];
  return [
    `The verified intensities are given per ${per}: with ${
      toText(unitContent)
    } ${amount} in a tonne of goods the embedded emissions are ${
      shown(terms.intensity.embeddedTPerT)
    } tCO2e per tonne of goods (Implementing Regulation (EU) 2025/2547, Article 4).`,
  ];
};

const periodNotes = ({ shipment: { reportingPeriod, time }, pair }: Noted): ReadonlyArray<string> => {
  const year = importYear(time);
  if (reportingPeriod === undefined || reportingPeriod === year || pair.goods.sector === "electricity") {
    return [];
  }
  return [
    `CBAM factor, correction factor and benchmarks are those of the reporting period ${reportingPeriod}, the mark-up that of the year of import ${year}: the reporting period needs sufficient evidence that the goods were produced in ${reportingPeriod} (Implementing Regulation (EU) 2025/2547, Article 7(1)).`,
  ];
};

const verifiedAllocationNotes = (
  { shipment, terms: { factors, freeAllocation } }: Noted,
): ReadonlyArray<string> => {
  const { verifiedTPerT } = freeAllocation;
  if (verifiedTPerT === undefined || factors === undefined) return [];
  const precursors = (shipment.precursors ?? []).length > 0
    ? ", and the precursors that were named have no part in it"
    : "";
  return [
    `The free allocation is the verified one of ${
      shown(verifiedTPerT)
    } tCO2e per tonne of goods, which holds for the reporting period ${factors.year}: no benchmark was used${precursors}.`,
  ];
};

/** Returns the notes on verified values; empty when there is nothing to say. */
export const verifiedNotes = (noted: Noted): ReadonlyArray<string> => [
  ...contentNotes(noted),
  ...periodNotes(noted),
  ...verifiedAllocationNotes(noted),
  ...intensityNotes(noted),
  ...allocationNotes(noted),
  ...priceNotes(noted),
];
