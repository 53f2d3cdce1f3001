/**
 * Calculations that an import keeps, as they leave: each with what changed since the one before.
 */
import type { KeptCalculation } from "../../../application/imports/calculation_ports.ts";
import type { ImportHistoryAnswer } from "../../../contract/answers/ledger/import_history.ts";
import {
  figuresDifference,
  isKeptFigures,
  type KeptFigures,
  type KeptOutcome,
} from "../../../domain/imports/calculations/kept_figures.ts";
import { decimalOfText, zero } from "../../../kernel/decimal.ts";
import { amount, eur } from "./figures.ts";

type Record = (typeof ImportHistoryAnswer.Type)["calculations"][number];

const amountOf = (text: string): number => amount(decimalOfText(text) ?? zero);
const eurOf = (text: string): number => eur(decimalOfText(text) ?? zero);

const figuresRecord = (figures: KeptFigures): Record["figures"] => ({
  state: figures.state,
  standing: figures.standing,
  embedded_t: amountOf(figures.embeddedT),
  free_allocation_t: amountOf(figures.freeAllocationT),
  net_t: amountOf(figures.netT),
  certificate_price_eur: figures.priceEur === null ? null : amountOf(figures.priceEur),
  certificate_price_period: figures.pricePeriod,
  has_own_price: figures.hasOwnPrice,
  gross_eur: eurOf(figures.grossEur),
  deduction_eur: eurOf(figures.deductionEur),
  cost_eur: eurOf(figures.costEur),
});

const differenceRecord = (before: KeptOutcome | undefined, after: KeptOutcome): Record["difference"] => {
  const difference = before && figuresDifference(before, after);
  return difference === undefined ? null : {
    embedded_t: amount(difference.embeddedT),
    net_t: amount(difference.netT),
    cost_eur: eur(difference.costEur),
  };
};

/** @returns the records of an import's calculations, the oldest first */
export const calculationRecords = (calculations: ReadonlyArray<KeptCalculation>): ReadonlyArray<Record> =>
  calculations.map(({ entryId, calculatedAtMs, versions, outcome }, index) => ({
    entry: entryId,
    calculated_at: new Date(calculatedAtMs).toISOString(),
    versions,
    figures: isKeptFigures(outcome) ? figuresRecord(outcome) : null,
    reasons: isKeptFigures(outcome) ? [] : outcome.reasons,
    difference: differenceRecord(calculations[index - 1]?.outcome, outcome),
  }));
