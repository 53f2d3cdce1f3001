/**
 * An import of the ledger as it leaves, with what it comes to.
 */
import type { ImportRecord } from "../../../contract/answers/imports.ts";
import {
  type FiguresLaw,
  figuresOfImport,
  hasFigures,
  type ImportFigures,
} from "../../../domain/imports/figures/figures.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import { breakEvenAt, breakEvenTerms } from "../../../domain/cbam/planning/break_even.ts";
import { minus } from "../../../kernel/decimal.ts";
import { breakEvenFormula } from "./break_even_formula.ts";
import { amount, eur, kilograms, priceOrNull, quantity, sentences } from "./figures.ts";

type Record = typeof ImportRecord.Type;

const costRecord = (figures: ImportFigures): Record["cost"] => ({
  state: figures.state,
  standing: figures.standing,
  quantity: quantity(figures.quantity),
  unit: figures.unit,
  embedded_t_per_unit: amount(figures.embeddedTPerUnit),
  free_allocation_t_per_unit: amount(figures.freeAllocationTPerUnit),
  embedded_t: amount(figures.embeddedT),
  free_allocation_t: amount(figures.freeAllocationT),
  net_t: amount(figures.netT),
  certificate_period: figures.period,
  certificate_price_eur: priceOrNull(figures.price?.priceEurPerTco2e),
  has_own_price: figures.isPriced,
  gross_eur: eur(figures.grossEur),
  deduction_eur: eur(figures.deductionEur),
  cost_eur: eur(figures.costEur),
  notes: sentences(figures.findings),
});

/** Saving of an import by its actual values; null for one without, and where default values have no figures. */
const savingRecord = (law: FiguresLaw, figures: ImportFigures): Record["saving"] => {
  const { settled, live, costEur } = figures;
  if (settled === undefined || (figures.state !== "estimated" && figures.state !== "verified")) return null;
  const byDefault = figuresOfImport(law, live, "by_default");
  if (!hasFigures(byDefault) || byDefault.settled === undefined) return null;
  const terms = breakEvenTerms(byDefault.settled, settled);
  return {
    default_cost_eur: eur(byDefault.costEur),
    value_cost_eur: eur(costEur),
    saving_eur: eur(minus(byDefault.costEur, costEur)),
    break_even_t_per_unit: amount(breakEvenAt(terms)),
    formula: breakEvenFormula(terms),
  };
};

/** @returns the record of an import, calculated under the law */
export const importRecord = (law: FiguresLaw, live: LiveImport): Record => {
  const { entry, history } = live;
  const { facts } = entry;
  const calculated = figuresOfImport(law, live);
  return {
    id: live.id,
    entry_id: entry.id,
    importer: entry.importerId,
    declarant: entry.declarantId,
    representation: entry.representation,
    mrn: entry.mrn,
    item: entry.item,
    recorded_on: entry.recordedOn,
    release_date: facts.releasedOn,
    procedure: facts.procedure,
    cn_code: facts.cnCode,
    origin_country: facts.origin,
    net_mass_kg: kilograms(facts.netMassT),
    mwh: facts.mwh === null ? null : quantity(facts.mwh),
    production_route: facts.productionRoute,
    determination: facts.determination,
    installation: facts.actual?.installation.id ?? null,
    value_id: facts.actual?.value?.id ?? null,
    value_version: facts.actual?.value?.version ?? null,
    note: facts.note,
    history: history.map((each) => ({
      id: each.id,
      kind: each.kind,
      recorded_on: each.recordedOn,
      release_date: each.facts.releasedOn,
      net_mass_kg: kilograms(each.facts.netMassT),
    })),
    cost: hasFigures(calculated) ? costRecord(calculated) : null,
    reasons: hasFigures(calculated) ? [] : calculated.reasons,
    saving: hasFigures(calculated) ? savingRecord(law, calculated) : null,
  };
};
