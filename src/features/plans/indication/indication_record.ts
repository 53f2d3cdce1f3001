/** The answer of an indication as it leaves. Decisions, 0124. */
import type { SupplierValueUsed } from "../../../contract/answers/calculation.ts";
import type { IndicationRecord, TonneCostRecord } from "../../../contract/answers/plans/indication.ts";
import { closing } from "../../../domain/cbam/calculation/query_records.ts";
import { routeRecord } from "../../../domain/cbam/calculation/record.ts";
import { scopeSources, sourcesOfNone } from "../../../domain/cbam/calculation/sources.ts";
import { type Law, lawOfImport } from "../../../domain/cbam/law/law.ts";
import { versionsOf } from "../../../domain/cbam/law/versions.ts";
import type { IndicatedCost, Indication, IndicationQuestion } from "../../../domain/plans/indicated.ts";
import { type Decimal, one, roundHalfAwayFromZero, toJsonNumber } from "../../../kernel/decimal.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { Language } from "../../../web/words/language.ts";
import { euros } from "../records/trajectory_record.ts";
import { costOfTonnes, indicationWords } from "./indication_words.ts";

const emissions = (value: Decimal): number => toJsonNumber(roundHalfAwayFromZero(value, 6));

const costRecord = (cost: IndicatedCost): TonneCostRecord => ({
  embedded_t_per_t: emissions(cost.embeddedTPerT),
  mark_up: cost.markUp === undefined ? null : toJsonNumber(cost.markUp),
  free_allocation_t_per_t: emissions(cost.freeAllocationTPerT),
  net_emissions_t_per_t: emissions(cost.netTPerT),
  gross_cost_eur_per_t: euros(cost.grossEurPerT),
  origin_carbon_deduction_eur_per_t: euros(cost.deductionEurPerT),
  cost_eur_per_t: costOfTonnes(cost, one),
});

const nothing: TonneCostRecord = {
  embedded_t_per_t: 0,
  mark_up: null,
  free_allocation_t_per_t: 0,
  net_emissions_t_per_t: 0,
  gross_cost_eur_per_t: 0,
  origin_carbon_deduction_eur_per_t: 0,
  cost_eur_per_t: 0,
};

/** Members that tell figures, or why there are none. */
const figuresOf = (law: Law, { goods }: IndicationQuestion, indication: Indication) => {
  if (indication.status === "ok") {
    const { route, values, own, byDefault, price, open, sources } = indication;
    return {
      production_route: route,
      values,
      certificate_price_eur_per_tco2e: toJsonNumber(price.priceEurPerTco2e),
      price_basis: price.basis,
      price_period: price.period ?? null,
      cost: costRecord(own),
      by_default: byDefault === undefined ? null : costRecord(byDefault),
      total_eur: costOfTonnes(own, goods.tonnage),
      not_settled: open,
      sources,
    };
  }
  const isFree = indication.status === "out_of_scope";
  const routes = indication.status === "needs_data" ? indication.routes : undefined;
  return {
    production_route: null,
    values: null,
    certificate_price_eur_per_tco2e: null,
    price_basis: null,
    price_period: null,
    cost: isFree ? nothing : null,
    by_default: null,
    total_eur: isFree ? 0 : null,
    not_settled: [],
    message: lawText(indication.reason),
    ...(routes === undefined
      ? undefined
      : { production_routes: routes.map((value) => routeRecord(law.tables.routes, value)) }),
    sources: indication.status === "out_of_scope" ? sourcesOfNone(indication) : scopeSources,
  };
};

/** @param generatedAt ISO 8601 time of the answer */
export const indicationRecord = (
  asked: Law,
  { question, indication, used, language, generatedAt }: {
    readonly question: IndicationQuestion;
    readonly indication: Indication;
    readonly used?: SupplierValueUsed;
    readonly language: Language;
    readonly generatedAt: string;
  },
): IndicationRecord => {
  const { goods, day, reportingPeriod } = question;
  const law = lawOfImport(asked, { day });
  const { sentence, open, notes } = indicationWords(question, indication, language);
  const tonnage = toJsonNumber(goods.tonnage);
  const { sources, ...figures } = figuresOf(law, question, indication);
  return {
    status: indication.status,
    cn_code: goods.cnCode,
    origin_country_iso3: goods.origin,
    sector: indication.sector,
    import: day,
    ...(reportingPeriod === undefined ? undefined : { reporting_period: reportingPeriod }),
    ...(used === undefined ? undefined : { supplier_value: used }),
    tonnage,
    ...(indication.sector === "electricity" ? { mwh: tonnage } : undefined),
    ...figures,
    sentence,
    notes: [...open, ...notes],
    versions: versionsOf(law),
    sources,
    ...closing(law.dataSet, generatedAt),
  };
};
