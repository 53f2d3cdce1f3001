/**
 * From what was entered to what the page shows: goods to choose from, what is wrong with which field, or a calculation
 * with the routes that the goods may have. Values are read as they stand on customs papers, as in tables.
 */
import * as Either from "effect/Either";
import { askRoutes, askScope, calculationWithOutcome } from "../../../../application/cbam/cbam_queries.ts";
import type { CodeOfShipment } from "../../../../application/imports/line_codes.ts";
import type { CalculationRecord } from "../../../../contract/answers/calculation.ts";
import {
  type RoutesRecord,
  type ScopeRecord,
  searchLimit,
  type SearchRecord,
} from "../../../../contract/answers/lookups.ts";
import { byName, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { LawQuery } from "../../../../contract/requests/calculation.ts";
import type { CodeAnswer } from "../../../../domain/imports/codes/document_codes.ts";
import { readRow } from "../../../../domain/cbam/bulk/bulk.ts";
import { strictRow } from "../../../../domain/cbam/bulk/written_row.ts";
import { searchItem } from "../../../../domain/cbam/calculation/query_records.ts";
import { recommend, scopeOf } from "../../../../domain/cbam/law/scope.ts";
import { search } from "../../../../domain/cbam/search/search.ts";
import type { LawFinding } from "../../../../kernel/findings/law/law_finding.ts";
import type { Shipment } from "../../../../domain/cbam/calculation/shipment.ts";
import { yearOf } from "../../../../kernel/time/calendar.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { type CbamContext, todayOf } from "../../../../application/cbam/cbam_context.ts";
import { rowOf } from "./row.ts";
import { type FieldName, filledPrecursors, type FormValues, precursorFields } from "./values.ts";

/** Issue of a field. */
export interface FieldIssue {
  readonly field: FieldName;
  readonly issue: Issue;
}

/** Goods that words fit, and what there is to say of the words. */
export interface FittingGoods {
  readonly results: SearchRecord["results"];
  readonly message: LawFinding | undefined;
}

/** A calculation with what the page shows beside it. */
export interface AnsweredCalculation {
  readonly kind: "answered";
  readonly record: CalculationRecord;
  /** Why there are no figures; undefined where there are. */
  readonly reason: LawFinding | undefined;
  /** Notes on the figures for their reader. */
  readonly notes: ReadonlyArray<LawFinding>;
  readonly routes: RoutesRecord;
  readonly scope: ScopeRecord;
  /** Document code of the line; undefined where none was asked for. */
  readonly code?: CodeAnswer | undefined;
}

/** State that the page shows. */
export type PageState =
  | { readonly kind: "nothing" }
  | { readonly kind: "choices"; readonly found: FittingGoods }
  | { readonly kind: "issues"; readonly issues: ReadonlyArray<FieldIssue>; readonly routes?: RoutesRecord }
  | AnsweredCalculation;

const fieldOfPath: Readonly<Record<string, FieldName>> = {
  cn_code: "cn",
  origin_country: "country",
  tonnage: "mass",
  net_mass_kg: "mass",
  mwh: "mass",
  import: "import",
  production_route: "production_route",
  verified_direct_intensity: "verified_direct",
  verified_indirect_intensity: "verified_indirect",
  origin_carbon_price_eur_per_t: "origin_carbon",
  assume_cscf: "assume_cscf",
  verified_direct: "verified_direct",
  verified_indirect: "verified_indirect",
};

const precursorPath = /^\/?precursors\/(\d+)\/(\w+)$/;

/** The field of a precursor that the issue's path names; undefined where it names none. */
const precursorFieldOf = (path: string, values: FormValues): FieldName | undefined => {
  const [, index = "", member = ""] = precursorPath.exec(path) ?? [];
  const place = index === "" ? undefined : filledPrecursors(values)[Number(index)];
  if (place === undefined) return undefined;
  const { code, route, share, emissions } = precursorFields(place);
  const byMember: Readonly<Record<string, FieldName>> = {
    production_route: route,
    tonnes_per_tonne: share,
    verified_emissions_t_per_t: emissions,
  };
  return byMember[member] ?? code;
};

const fieldIssues = (issues: ReadonlyArray<Issue>, values: FormValues): ReadonlyArray<FieldIssue> =>
  issues.map((issue) => ({
    field: fieldOfPath[issue.path] ?? precursorFieldOf(issue.path, values) ?? "cn",
    issue,
  }));

/** The search reads no more. */
const mostLetters = 100;

/** Most goods that a page offers for words: more than Annex I has for one. */
const mostChoices = 1_000;

const codeLengths = [8, 10, 11];

/** True if the goods were named by a whole code; what isn't one is searched for. */
const isCode = (text: string): boolean => {
  const digits = text.replace(/[\s.\-\u2010-\u2013]/g, "");
  return /^\d+$/.test(digits) && codeLengths.includes(digits.length);
};

const decodeLaw = decoderOf(LawQuery);

const shipmentOf = (values: FormValues, cbam: CbamContext): Either.Either<Shipment, ReadonlyArray<Issue>> => {
  const today = todayOf(cbam);
  const sent = rowOf(values, today);
  const { members, complaints, readAs } = strictRow(sent, values.mark);
  const { shipment, issues } = readRow(
    { sent, row: members, naming: byName, issues: complaints, readAs },
    yearOf(today),
  );
  return shipment === undefined ? Either.left(issues) : Either.right(shipment);
};

const routesFor = ({ cnCode, taricCode, origin, time }: Shipment, cbam: CbamContext): RoutesRecord =>
  askRoutes({ cnCode, taricCode, country: origin, time }, cbam);

/** The tonnage is in tonnes also where kilograms were sent; of electricity the threshold doesn't count the amount. */
const scopeFor = ({ cnCode, tonnage }: Shipment, cbam: CbamContext): ScopeRecord =>
  askScope({ cnCode, country: undefined, countryAsSent: null, tonnage }, cbam);

/** Reason why the importer needs to be an authorised declarant, or does not. */
const rationaleFor = ({ cnCode, tonnage }: Shipment, { law }: CbamContext): LawFinding => {
  const { tables } = law();
  return recommend(tables, scopeOf(tables, cnCode), tonnage).rationale;
};

/** Law and rules that the calculator answers by. */
interface CalculatorLaw {
  readonly cbam: CbamContext;
  /** Document code of a shipment's line; undefined where none is asked for. */
  readonly codeOf?: CodeOfShipment | undefined;
}

const answerTo = (
  values: FormValues,
  shipment: Shipment,
  { cbam, codeOf }: CalculatorLaw,
): PageState => {
  const routes = routesFor(shipment, cbam);
  const law = decodeLaw(values.pinned, byName);
  if (Either.isLeft(law)) return { kind: "issues", issues: fieldIssues(law.left.issues, values), routes };
  const { as_of: asOf, dataset_version: datasetVersion } = law.right;
  const answer = calculationWithOutcome(shipment, { isExplained: true, asOf, datasetVersion }, cbam);
  if (Either.isLeft(answer)) {
    return { kind: "issues", issues: fieldIssues(answer.left.issues, values), routes };
  }
  const { record, outcome } = answer.right;
  return {
    kind: "answered",
    record,
    reason: outcome.status === "ok" ? undefined : outcome.reason,
    notes: [
      ...(outcome.status === "ok" ? outcome.notes : []),
      ...(record.in_scope ? [rationaleFor(shipment, cbam)] : []),
    ],
    routes,
    scope: scopeFor(shipment, cbam),
    code: codeOf?.(shipment),
  };
};

/**
 * Goods of a search that can be calculated: headings stand for codes that a shipment has to name.
 * @param limit most rows of the search
 */
export const searchGoods = (
  words: string,
  { searchIndex }: CbamContext,
  limit = searchLimit,
): FittingGoods => {
  const { hits, message } = search(searchIndex, words.slice(0, mostLetters), limit);
  return { results: hits.filter(({ goods }) => !goods.isHeading).map(searchItem), message };
};

/** @returns the state that the page shows for the values */
export const show = (values: FormValues, cbam: CbamContext, codeOf?: CodeOfShipment): PageState => {
  const { cn } = values.fields;
  if (cn !== "" && !isCode(cn)) return { kind: "choices", found: searchGoods(cn, cbam, mostChoices) };
  const shipment = shipmentOf(values, cbam);
  return Either.isLeft(shipment)
    ? { kind: "issues", issues: fieldIssues(shipment.left, values) }
    : answerTo(values, shipment.right, { cbam, codeOf });
};
