/**
 * Verified intensities that are given per functional unit instead of per tonne of goods: cement per tonne of clinker,
 * fertilisers per kilogram of nitrogen. Benchmarks and the declaration are per tonne of goods, so such values are
 * multiplied by what a tonne of the goods holds. Implementing Regulation (EU) 2025/2547, Article 4.
 */
import * as Either from "effect/Either";
import {
  type Decimal,
  decimalOfNumber,
  isLess,
  one,
  times,
  toText,
  zero,
} from "../../../../kernel/decimal.ts";
import type { CnCode } from "../../../../kernel/identifiers.ts";
import { type Issue, issueOf } from "../../../../kernel/issue.ts";
import type { Shipment } from "../shipment.ts";

/** Unit that the verified values of some goods may be given per. */
export interface FunctionalUnit {
  /** Component that the unit is counted by. */
  readonly unit: "clinker" | "nitrogen";
  /** Unit of the content: tonnes or kilograms of it in a tonne of goods. */
  readonly contentUnit: "t/t" | "kg/t";
  /** Unit of an intensity that is given per functional unit. */
  readonly intensityUnit: "tCO2e/t" | "tCO2e/kg";
  /** Least content of a tonne of goods. */
  readonly least: Decimal;
  /** Most content of a tonne of goods. */
  readonly most: Decimal;
}

const clinker: FunctionalUnit = {
  unit: "clinker",
  contentUnit: "t/t",
  intensityUnit: "tCO2e/t",
  least: zero,
  most: one,
};

/** From 1 kilogram on: a smaller content is the share (0.46) in place of the kilograms (460). */
const nitrogen: FunctionalUnit = {
  unit: "nitrogen",
  contentUnit: "kg/t",
  intensityUnit: "tCO2e/kg",
  least: one,
  most: decimalOfNumber(1000) ?? one,
};

/**
 * The functional units by the digits that CN codes begin with. Those of 3102 are by its supplementary unit in the
 * Combined Nomenclature, kilograms of nitrogen.
 * @source Implementing Regulation (EU) 2025/2547, Article 4
 */
const unitsByPrefix: ReadonlyArray<readonly [string, FunctionalUnit]> = [
  ["252310", clinker],
  ["252321", clinker],
  ["252329", clinker],
  ["252390", clinker],
  ["2808", nitrogen],
  ["2814", nitrogen],
  ["3102", nitrogen],
  ["3105", nitrogen],
];

/** Returns the functional unit of the goods; undefined where their verified values are per tonne of goods. */
export const functionalUnitOf = (cnCode: CnCode): FunctionalUnit | undefined =>
  unitsByPrefix.find(([prefix]) => cnCode.startsWith(prefix))?.[1];

const scaled = (intensity: Decimal | undefined, content: Decimal): Decimal | undefined =>
  intensity && times(intensity, content);

/**
 * Returns the shipment with its verified intensities per tonne of goods: `intensity x unit_content`.
 * @fails Issue for goods without a functional unit, and for a content that a tonne of goods can't have
 * @source Implementing Regulation (EU) 2025/2547, Article 4 and Annex IV, point 2
 */
export const perTonneOfGoods = (shipment: Shipment): Either.Either<Shipment, Issue> => {
  const { cnCode, unitContent } = shipment;
  if (unitContent === undefined) return Either.right(shipment);
  const functional = functionalUnitOf(cnCode);
  if (functional === undefined) {
    const finding = { kind: "noFunctionalUnit", code: cnCode } as const;
    return Either.left(issueOf({ path: "unit_content", code: "conflict" }, finding));
  }
  const { unit, least, most } = functional;
  if (isLess(unitContent, least) || isLess(most, unitContent)) {
    const limits = { least: toText(least), most: toText(most) };
    const finding = { kind: "unitContentRange", unit, ...limits, found: toText(unitContent) } as const;
    return Either.left(issueOf({ path: "unit_content", code: "range" }, finding));
  }
  return Either.right({
    ...shipment,
    verifiedDirectTPerT: scaled(shipment.verifiedDirectTPerT, unitContent),
    verifiedIndirectTPerT: scaled(shipment.verifiedIndirectTPerT, unitContent),
  });
};
