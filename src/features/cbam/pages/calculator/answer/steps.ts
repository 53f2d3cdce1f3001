/**
 * The way from emissions to cost as the steps of a waterfall: every step in EUR, those of emissions in tCO2e too. The
 * sums are the answer's own; what the emissions would cost before free allocation is worked out for the picture.
 */
import type { CalculationRecord } from "../../../../../contract/answers/calculation.ts";
import {
  decimalOfNumber,
  roundHalfAwayFromZero,
  times,
  toJsonNumber,
  zero,
} from "../../../../../kernel/decimal.ts";
import type { CalculatorTexts } from "../../../texts/en/calculator.ts";

/** One step; EUR and tCO2e are signed, a sum begins at nothing. */
export interface Step {
  readonly label: string;
  readonly eur: number;
  readonly emissionsT: number | undefined;
  readonly isSum: boolean;
  /** Beginning and end of its bar, in EUR. */
  readonly fromEur: number;
  readonly toEur: number;
}

const product = (one: number, other: number): number =>
  toJsonNumber(
    roundHalfAwayFromZero(times(decimalOfNumber(one) ?? zero, decimalOfNumber(other) ?? zero), 2),
  );

const termOf = ({ trace = [] }: CalculationRecord, name: string): number | undefined =>
  trace.find(({ term }) => term === name)?.value;

/** @returns the steps of an answer with figures; none for another one */
export const stepsOf = (record: CalculationRecord, texts: CalculatorTexts): ReadonlyArray<Step> => {
  const { certificate_price: price, gross_cost_eur: gross, net_cost_eur: net, net_emissions_t: netT } =
    record;
  const embeddedT = termOf(record, "embedded_emissions");
  if (price === null || gross === null || net === null || netT === null || embeddedT === undefined) return [];
  const embedded = product(embeddedT, price.price_eur_per_tco2e);
  const deduction = record.origin_carbon_deduction_eur ?? 0;
  const sum = (label: string, eur: number, emissionsT?: number): Step => ({
    label,
    eur,
    emissionsT,
    isSum: true,
    fromEur: 0,
    toEur: eur,
  });
  const allocation: Step = {
    label: texts.allocation,
    eur: gross - embedded,
    emissionsT: netT - embeddedT,
    isSum: false,
    fromEur: embedded,
    toEur: gross,
  };
  const deducted: ReadonlyArray<Step> = deduction === 0 ? [] : [
    sum(texts.gross, gross, netT),
    {
      label: texts.deduction,
      eur: -deduction,
      emissionsT: undefined,
      isSum: false,
      fromEur: gross,
      toEur: net,
    },
  ];
  return [
    sum(texts.embedded, embedded, embeddedT),
    allocation,
    ...deducted,
    sum(texts.netCost, net, deduction === 0 ? netT : undefined),
  ];
};
