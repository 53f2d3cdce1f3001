/** The answer of a comparison as it leaves. Decisions, 0119. */
import type {
  ComparisonRecord,
  RankedOriginRecord,
  VerifiedBesideRecord,
} from "../../../contract/answers/plans/comparison.ts";
import type { Citation } from "../../../kernel/citation.ts";
import { roundHalfAwayFromZero, toJsonNumber } from "../../../kernel/decimal.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import type { PlanNote } from "../../../kernel/findings/plan_notes.ts";
import type { Outcome } from "../../../domain/cbam/calculation/outcome.ts";
import { priceRecord } from "../../../domain/cbam/calculation/record.ts";
import type { Shipment } from "../../../domain/cbam/calculation/shipment.ts";
import { scopeSources, sourcesOf } from "../../../domain/cbam/calculation/sources.ts";
import type { Comparison, RankedOrigin } from "../../../domain/plans/comparison.ts";
import type { VerifiedBeside } from "../../../domain/plans/verified_beside.ts";
import { type NoteList, noteList } from "./note_list.ts";

const emissionDecimals = 6;

/** Notes that the row says by a member of its own, or that the answer says of all. */
const saidElsewhere: ReadonlySet<LawFinding["kind"]> = new Set([
  "otherCountriesValue",
  "unionValueOfElectricity",
]);

const ownNotes = (outcome: Outcome): ReadonlyArray<LawFinding> =>
  outcome.status === "ok" ? outcome.notes.filter(({ kind }) => !saidElsewhere.has(kind)) : [];

/** Figures of a calculation a tonne and in all; null without any. */
const figuresOf = (outcome: Outcome) => {
  if (outcome.status !== "ok") {
    const blank = outcome.status === "out_of_scope" ? 0 : null;
    return {
      intensity_source: null,
      embedded_t_per_t: blank,
      free_allocation_t_per_t: blank,
      net_emissions_t: blank,
      net_cost_eur: blank,
      message: lawText(outcome.reason),
    };
  }
  const { terms, figures } = outcome;
  const perTonne = (value: typeof terms.embeddedT): number =>
    toJsonNumber(roundHalfAwayFromZero(value, emissionDecimals));
  return {
    intensity_source: terms.intensity.source,
    embedded_t_per_t: perTonne(terms.intensity.embeddedTPerT),
    free_allocation_t_per_t: perTonne(terms.freeAllocation.perTonne),
    net_emissions_t: toJsonNumber(figures.netEmissionsT),
    net_cost_eur: toJsonNumber(figures.netCostEur),
  };
};

const routeOf = (outcome: Outcome, { productionRoute }: Shipment): string | null =>
  outcome.status === "ok" ? outcome.terms.intensity.route : productionRoute ?? null;

const originRecord = (
  { rank, shipment, outcome }: RankedOrigin,
  notes: NoteList,
): RankedOriginRecord => ({
  rank: rank ?? null,
  status: outcome.status,
  origin_country_iso3: shipment.origin,
  production_route: routeOf(outcome, shipment),
  ...figuresOf(outcome),
  notes: notes.positionsOf(ownNotes(outcome)),
});

const verifiedRecord = (
  { rank, shipment, outcome }: VerifiedBeside,
  notes: NoteList,
): VerifiedBesideRecord => ({
  status: outcome.status,
  origin_country_iso3: shipment.origin,
  production_route: routeOf(outcome, shipment),
  ...figuresOf(outcome),
  rank: rank ?? null,
  notes: notes.positionsOf(outcome.status === "ok" ? outcome.notes : []),
});

const isFallBack = ({ outcome }: RankedOrigin): boolean =>
  outcome.status === "ok" && outcome.terms.intensity.source === "default_other_countries_year";

/** Acts of all rows, each once. */
const sourcesOfRows = (
  rows: ReadonlyArray<Pick<RankedOrigin, "shipment" | "outcome">>,
): ReadonlyArray<Citation> => {
  const acts = new Set<Citation>();
  for (const { shipment, outcome } of rows) {
    if (outcome.status !== "ok") continue;
    for (const act of sourcesOf(outcome, shipment)) acts.add(act);
  }
  return acts.size === 0 ? scopeSources : [...acts];
};

/** Parts of a comparison's answer. */
export interface ComparisonParts {
  readonly shipment: Pick<Shipment, "cnCode" | "tonnage">;
  readonly day: string;
  readonly comparison: Comparison;
  readonly verified: VerifiedBeside | undefined;
  /** True where the question names countries. */
  readonly isFiltered: boolean;
}

const notesOf = (rows: ReadonlyArray<RankedOrigin>, fallingBack: number, isFiltered: boolean) => {
  const notes: Array<PlanNote> = [{ kind: "onlyRealOrigin" }, { kind: "defaultsStandIn" }];
  const origins = new Set(rows.map(({ shipment }) => shipment.origin)).size;
  if (fallingBack > 0) notes.push({ kind: "valuesOfOthers", origins, fallingBack });
  if (!isFiltered) notes.push({ kind: "exemptOriginsLeftOut" });
  return notes;
};

/** @returns the answer without the members that every answer about CBAM closes with */
export const comparisonRecord = (
  { shipment, day, comparison, verified, isFiltered }: ComparisonParts,
): Omit<ComparisonRecord, "versions" | "disclosure" | "dataset_version"> => {
  const rows = comparison.status === "ok" ? comparison.rows : [];
  const fallBacks = rows.filter(isFallBack);
  const fallingBack = new Set(fallBacks.map(({ shipment: { origin } }) => origin)).size;
  const notes = noteList(comparison.status === "ok" ? notesOf(rows, fallingBack, isFiltered) : []);
  const origins = rows.map((row) => originRecord(row, notes));
  const beside = verified === undefined ? undefined : { verified: verifiedRecord(verified, notes) };
  const costed = [...rows, ...verified === undefined ? [] : [verified]];
  const settled = costed.find(({ outcome }) => outcome.status === "ok")?.outcome;
  const tonnage = toJsonNumber(shipment.tonnage);
  return {
    status: verified?.outcome.status === "ok" ? "ok" : comparison.status,
    cn_code: shipment.cnCode,
    sector: comparison.sector,
    tonnage,
    ...(comparison.sector === "electricity" ? { mwh: tonnage } : undefined),
    import: day,
    certificate_price: settled?.status === "ok" ? priceRecord(settled.terms.price) : null,
    ...(comparison.status === "ok" ? undefined : { message: lawText(comparison.reason) }),
    origins,
    fallback_count: fallBacks.length,
    ...beside,
    notes: notes.texts,
    sources: sourcesOfRows(costed),
  };
};
