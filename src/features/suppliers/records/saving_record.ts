/**
 * Savings of values, as they leave: emissions with 6 decimals, money with 2, each from its own exact figure, and differences of
 * what is printed. Regulation (EU) 2023/956, Articles 7 and 31.
 */
import * as Either from "effect/Either";
import type { SavingRecord } from "../../../contract/answers/suppliers/values.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { NoSaving, Saving } from "../../../domain/cbam/planning/saving.ts";
import type { FiguredCalculation } from "../../../domain/cbam/calculation/outcome.ts";
import { importPeriod, type ImportTime } from "../../../domain/cbam/law/price.ts";
import type { ValueState } from "../../../domain/suppliers/value.ts";
import { type Decimal, one, surplus, toJsonNumber } from "../../../kernel/decimal.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import { planNoteText } from "../../../kernel/findings/plan_notes.ts";
import { breakEvenTerms } from "../../../domain/cbam/planning/break_even.ts";
import { breakEvenFormula } from "../../imports/records/break_even_formula.ts";
import { amount } from "../../imports/records/figures.ts";
import { isBeforePaid, savingCosts } from "./value_saving.ts";

const sideRecord = (
  { terms: { intensity: { embeddedTPerT }, freeAllocation: { perTonne } } }: FiguredCalculation,
  costs: { readonly perTonne: Decimal; readonly ofAll: Decimal },
): SavingRecord["default"] => ({
  embedded_t_per_t: amount(embeddedTPerT),
  free_allocation_t_per_t: amount(perTonne),
  net_t_per_t: amount(surplus(embeddedTPerT, perTonne)),
  cost_eur_per_t: toJsonNumber(costs.perTonne),
  cost_eur: toJsonNumber(costs.ofAll),
});

/** Quantity and time of a saving, and the state of its value. */
export interface SavingOf {
  readonly quantity: Decimal;
  readonly time: ImportTime;
  readonly state: ValueState;
}

/** @returns the record of a saving of one tonne, for a quantity */
export const savingRecord = (saving: Saving, { quantity, time, state }: SavingOf): SavingRecord => {
  const { byDefault, byValue, breakEvenTPerT } = saving;
  const [ofOne, ofAll] = [savingCosts(saving, one), savingCosts(saving, quantity)];
  const { price } = byDefault.terms;
  const own = byValue.notes.map(lawText);
  const beforePaid = isBeforePaid(saving) ? [planNoteText({ kind: "breakEvenBeforePaid" })] : [];
  const estimate = state === "verified" ? [] : [apiSentence({ kind: "estimatedValues" }, "")];
  return {
    import: "day" in time ? time.day : importPeriod(time),
    quantity: toJsonNumber(quantity),
    certificate_price_eur: toJsonNumber(price.priceEurPerTco2e),
    certificate_price_period: price.period,
    production_route_by_default: byDefault.terms.intensity.route,
    default: sideRecord(byDefault, { perTonne: ofOne.defaultEur, ofAll: ofAll.defaultEur }),
    value: sideRecord(byValue, { perTonne: ofOne.valueEur, ofAll: ofAll.valueEur }),
    saving_eur_per_t: toJsonNumber(ofOne.savingEur),
    saving_eur: toJsonNumber(ofAll.savingEur),
    break_even_t_per_t: amount(breakEvenTPerT),
    formula: breakEvenFormula(breakEvenTerms(byDefault, byValue)),
    notes: [...new Set([...estimate, planNoteText({ kind: "breakEven" }), ...beforePaid, ...own])],
  };
};

/** @returns the members of an answer that tell the saving of one tonne, or why there is none */
export const savingMembers = (
  saving: Either.Either<Saving, NoSaving>,
  of: SavingOf,
): { readonly saving: SavingRecord | null; readonly no_saving_because: string | null } =>
  Either.match(saving, {
    onLeft: (none) => ({
      saving: null,
      no_saving_because: none.kind === "law" ? lawText(none.reason) : none.issue.message,
    }),
    onRight: (found) => ({ saving: savingRecord(found, of), no_saving_because: null }),
  });
