/**
 * A calculation as it leaves: the names and units of contract section 2.2, the same for GET and POST calculate,
 * for a bulk row's `output` and for a report. Built here and nowhere else, as plain values.
 */
import type {
  CalculationRecord,
  CertificatePriceRecord,
  RouteRecord,
  SupplierValueUsed,
  TraceTerm,
} from "../../../contract/answers/calculation.ts";
import type { Disclosure, VersionsRecord } from "../../../contract/answers/members.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { onceEach } from "../../../kernel/once.ts";
import { disclosure } from "../law/disclosure.ts";
import type { RouteValue } from "./intensity.ts";
import type { FiguredCalculation, Outcome } from "./outcome.ts";
import { type Law, lawOfImport } from "../law/law.ts";
import type { CertificatePrice } from "../law/price.ts";
import { describeRoute } from "../law/production_route.ts";
import { electricityCnCode, type ProductionRoute } from "../law/reference.ts";
import type { Shipment } from "./shipment.ts";
import { scopeSources, sourcesOf, sourcesOfNone } from "./sources.ts";
import { traceOf } from "./trace.ts";
import { versionsOf } from "../law/versions.ts";

/** Members of a record beside the calculation. */
export interface RecordContext {
  /** The law that the figures rest on. */
  readonly law: Law;
  /** Its versions. */
  readonly versions: VersionsRecord;
  /** The notice that the record closes with. */
  readonly disclosure: Disclosure;
  /** True if the trace is asked for. */
  readonly isExplained: boolean;
}

/**
 * Returns what records of the law say beside the calculation.
 * @param generatedAt ISO 8601 time of the answer
 */
export const recordContext = (law: Law, generatedAt: string, isExplained: boolean): RecordContext => ({
  law,
  versions: versionsOf(law),
  disclosure: disclosure(law.dataSet, generatedAt),
  isExplained,
});

/** The record of a value follows from it and the routes, and is made once. */
const recordsWith = onceEach((routes: ReadonlyMap<string, ProductionRoute>) => ({
  of: onceEach((value: RouteValue): RouteRecord => ({
    production_route: value.route,
    description: describeRoute(routes, value.route),
    value_for_year: toJsonNumber(value.totalTPerT),
    direct_t_per_t: toJsonNumber(value.directTPerT),
    indirect_t_per_t: toJsonNumber(value.indirectTPerT),
    source: "eu_default",
    match_quality: value.matchQuality,
    ...(value.line.goodsLine === electricityCnCode ? { unit: "tCO2e/MWh" as const } : undefined),
  })),
}));

/** Returns the route with its figures for the year, as contract section 2.4 names them. */
export const routeRecord = (
  routes: ReadonlyMap<string, ProductionRoute>,
  value: RouteValue,
): RouteRecord => recordsWith(routes).of(value);

/** Returns the published price as contract section 2.2 names it. */
export const priceRecord = (
  price: CertificatePrice,
): CertificatePriceRecord => ({
  period: price.period,
  price_eur_per_tco2e: toJsonNumber(price.priceEurPerTco2e),
  published_at: price.publishedAt,
});

/** The figures of an answer without any: zero out of scope, null where data is missing. */
const withoutFigures = <Blank extends 0 | null>(blank: Blank) => ({
  production_route: null,
  direct_emissions_t: blank,
  indirect_emissions_t: blank,
  free_allocation_t: blank,
  net_emissions_t: blank,
  certificate_price: null,
  gross_cost_eur: blank,
  origin_carbon_deduction_eur: blank,
  net_cost_eur: blank,
  intensity_source: null,
});

const dayOrYear = ({ time }: Shipment): string => "day" in time ? time.day : String(time.year);

/** Record's context for the data set that counts for the shipment's import. */
const contextOfImport = (asked: RecordContext, { time }: Shipment): RecordContext => {
  const law = lawOfImport(asked.law, time);
  return law === asked.law ? asked : recordContext(law, asked.disclosure.generated_at, asked.isExplained);
};

/** Nearly all calculations. Member by member: the runtime takes long to add members to an object that was copied. */
const settledRecord = (
  shipment: Shipment,
  outcome: FiguredCalculation,
  { law, versions, disclosure }: RecordContext,
): CalculationRecord => {
  const { figures, terms } = outcome;
  return {
    status: outcome.status,
    cn_code: shipment.cnCode,
    origin_country_iso3: shipment.origin,
    tonnage: toJsonNumber(shipment.tonnage),
    import: dayOrYear(shipment),
    in_scope: true,
    sector: outcome.sector,
    production_route: terms.intensity.route,
    direct_emissions_t: toJsonNumber(figures.directEmissionsT),
    indirect_emissions_t: toJsonNumber(figures.indirectEmissionsT),
    free_allocation_t: toJsonNumber(figures.freeAllocationT),
    net_emissions_t: toJsonNumber(figures.netEmissionsT),
    certificate_price: priceRecord(terms.price),
    gross_cost_eur: toJsonNumber(figures.grossCostEur),
    origin_carbon_deduction_eur: toJsonNumber(figures.originCarbonDeductionEur),
    net_cost_eur: toJsonNumber(figures.netCostEur),
    intensity_source: terms.intensity.source,
    notes: outcome.notes.map(lawText),
    sources: sourcesOf(outcome, shipment),
    dataset_version: law.dataSet.version,
    versions,
    disclosure,
  };
};

/** Without figures, and with the sentence that says why. */
const unsettledRecord = (
  shipment: Shipment,
  outcome: Exclude<Outcome, FiguredCalculation>,
  { law, versions, disclosure }: RecordContext,
): CalculationRecord => {
  const asked = {
    status: outcome.status,
    cn_code: shipment.cnCode,
    origin_country_iso3: shipment.origin,
    tonnage: toJsonNumber(shipment.tonnage),
    import: dayOrYear(shipment),
    in_scope: outcome.status !== "out_of_scope" && outcome.sector !== "none",
    sector: outcome.sector,
  };
  const closing = {
    notes: [],
    sources: outcome.status === "out_of_scope" ? sourcesOfNone(outcome) : scopeSources,
    dataset_version: law.dataSet.version,
    versions,
    disclosure,
  };
  return outcome.status === "out_of_scope"
    ? { ...asked, ...withoutFigures(0), message: lawText(outcome.reason), ...closing }
    : {
      ...asked,
      ...withoutFigures(null),
      message: lawText(outcome.reason),
      ...(outcome.routes === undefined
        ? undefined
        : { production_routes: outcome.routes.map((value) => routeRecord(law.tables.routes, value)) }),
      ...closing,
    };
};

/** Record with the quantity of electricity in its own unit. */
const inEnergy = (record: CalculationRecord): CalculationRecord => {
  const { status, cn_code, origin_country_iso3, tonnage, ...others } = record;
  return { status, cn_code, origin_country_iso3, tonnage, mwh: tonnage, ...others };
};

/** Record with every term. */
const explained = (record: CalculationRecord, trace: ReadonlyArray<TraceTerm>): CalculationRecord => {
  const { sources, dataset_version, versions, disclosure, ...figures } = record;
  return { ...figures, trace, sources, dataset_version, versions, disclosure };
};

/** Returns the record of contract section 2.2 for any outcome. */
export const calculationRecord = (
  shipment: Shipment,
  outcome: Outcome,
  asked: RecordContext,
): CalculationRecord => {
  const context = contextOfImport(asked, shipment);
  const written = outcome.status === "ok"
    ? settledRecord(shipment, outcome, context)
    : unsettledRecord(shipment, outcome, context);
  const record = outcome.sector === "electricity" ? inEnergy(written) : written;
  return outcome.status === "ok" && context.isExplained
    ? explained(record, traceOf(shipment, outcome))
    : record;
};

const estimate = apiSentence({ kind: "estimatedValues" }, "");

/** Returns the record with the supplier's value that its figures are of, and a note where that isn't verified. */
export const namingValue = (record: CalculationRecord, used: SupplierValueUsed): CalculationRecord => {
  const { notes, sources, dataset_version, versions, disclosure, ...figures } = record;
  const isEstimate = record.status === "ok" && used.state !== "verified";
  return {
    ...figures,
    notes: isEstimate ? [estimate, ...notes] : notes,
    supplier_value: used,
    sources,
    dataset_version,
    versions,
    disclosure,
  };
};
