/**
 * Cost of goods by default values and by a producer's own, and the break-even between both. Regulation (EU) 2023/956, Articles
 * 7 and 31.
 */
import * as Either from "effect/Either";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { calculate } from "../calculation/calculation.ts";
import { codeOfActual, pairOf, routeValues } from "../calculation/intensity.ts";
import type { FiguredCalculation } from "../calculation/outcome.ts";
import type { Shipment } from "../calculation/shipment.ts";
import { type Law, lawOfImport } from "../law/law.ts";
import { importYear } from "../law/price.ts";
import { breakEvenAt, breakEvenTerms } from "./break_even.ts";

/** Both calculations of the same goods. */
export interface Saving {
  /** By default values. */
  readonly byDefault: FiguredCalculation;
  /** By the producer's own values. */
  readonly byValue: FiguredCalculation;
  /** Intensity at which both cost the same, tCO2e per tonne; it may lie above the default value. */
  readonly breakEvenTPerT: Decimal;
}

/** Reason why there is no saving to tell. */
export type NoSaving =
  | { readonly kind: "law"; readonly reason: LawFinding }
  | { readonly kind: "issue"; readonly issue: Issue };

/** Goods as default values tell them apart. */
export type GoodsByDefault = Pick<Shipment, "taricCode" | "productionRoute">;

/**
 * Returns how goods with actual values are named where default values take their place: by no route where their default values
 * have one alone, so that a producer's other route does not stand in the way. A route that names other goods than those of the
 * country's line, white or grey clinker, stands for their TARIC code.
 */
export const goodsByDefault = (
  law: Law,
  shipment: Pick<Shipment, "cnCode" | "origin" | "time" | "productionRoute" | "taricCode">,
): GoodsByDefault => {
  const { cnCode, origin, time, taricCode, productionRoute } = shipment;
  const ofImport = lawOfImport(law, time);
  const goods = ofImport.tables.goods.get(cnCode);
  if (goods === undefined) return { taricCode, productionRoute };
  const pair = pairOf(ofImport, goods, origin);
  const code = codeOfActual(pair, shipment);
  const values = routeValues(pair, importYear(time), code);
  return { taricCode: code, productionRoute: values.length === 1 ? undefined : productionRoute };
};

const settled = (law: Law, shipment: Shipment): Either.Either<FiguredCalculation, NoSaving> =>
  Either.match(calculate(law, shipment), {
    onLeft: ([issue]) =>
      issue === undefined
        ? Either.left({ kind: "law", reason: { kind: "noDefault", code: shipment.cnCode } })
        : Either.left({ kind: "issue", issue }),
    onRight: (outcome) =>
      outcome.status === "ok" ? Either.right(outcome) : Either.left({ kind: "law", reason: outcome.reason }),
  });

/**
 * Returns the saving of a shipment with a producer's own values: both calculations, of the same reporting period, and `V* = F + max(0, D (1 + m) - F C B)`, where
 * F is the free allocation with these values: the stated one, or column A and the precursors.
 * @fails NoSaving where one of the two has no figures
 */
export const savingOf = (law: Law, shipment: Shipment): Either.Either<Saving, NoSaving> =>
  Either.flatMap(
    settled(law, {
      ...goodsByDefault(law, shipment),
      cnCode: shipment.cnCode,
      origin: shipment.origin,
      tonnage: shipment.tonnage,
      unit: shipment.unit,
      time: shipment.time,
      reportingPeriod: shipment.reportingPeriod,
      verifiedDirectTPerT: undefined,
      verifiedIndirectTPerT: undefined,
      originCarbonPriceEurPerT: undefined,
      precursors: undefined,
    }),
    (byDefault) =>
      Either.map(settled(law, shipment), (byValue) => ({
        byDefault,
        byValue,
        breakEvenTPerT: breakEvenAt(breakEvenTerms(byDefault, byValue)),
      })),
  );
