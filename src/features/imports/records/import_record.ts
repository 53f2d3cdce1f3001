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
import { notesOfImport } from "../../../domain/imports/figures/calculation_notes.ts";
import { type ImportSaving, savingOfImport } from "../../../domain/imports/figures/saving.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import { breakEvenAt } from "../../../domain/cbam/planning/break_even.ts";
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
  notes: [
    ...sentences(figures.findings),
    ...notesOfImport(figures.notes).map(lawText),
  ],
});

const savingRecord = ({ defaultEur, valueEur, savingEur, terms }: ImportSaving): Record["saving"] => ({
  default_cost_eur: eur(defaultEur),
  value_cost_eur: eur(valueEur),
  saving_eur: eur(savingEur),
  break_even_t_per_unit: amount(breakEvenAt(terms)),
  formula: breakEvenFormula(terms),
});

/** @returns the record of an import, calculated under the law */
export const importRecord = (law: FiguresLaw, live: LiveImport): Record => {
  const { entry, history } = live;
  const { facts } = entry;
  const calculated = figuresOfImport(law, live);
  const saving = savingOfImport(law, calculated);
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
    saving: saving === undefined ? null : savingRecord(saving),
  };
};
