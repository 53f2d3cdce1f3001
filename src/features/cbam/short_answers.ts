/**
 * Answers as a model reads them: figures and notes, the disclosure's sentence, one link to the sources. Notes that many
 * rows share are said once.
 */
import type { BulkSummary } from "../../contract/answers/bulk.ts";
import type { RoutesRecord, ScopeRecord, SearchRecord } from "../../contract/answers/lookups.ts";
import type { ShortCalculation } from "../../contract/answers/short.ts";
import type { VerifyAnswer } from "../../contract/answers/reports.ts";
import type { Law } from "../../http/mcp/asking.ts";

/** Members at the end of every answer about CBAM. */
const closing = (disclosure: { readonly statement: string }, { sources }: Law) => ({
  disclosure: disclosure.statement,
  sources,
});

export const shortScope = (text: string, law: Law): unknown => {
  const answer: ScopeRecord = JSON.parse(text);
  const { sources: _sources, disclosure, dataset_version: _version, nca, ...rest } = answer;
  const authority = nca === null
    ? null
    : { country: nca.country, authority: nca.authority, email: nca.email, website: nca.website };
  return { ...rest, nca: authority, ...closing(disclosure, law) };
};

export const shortSearch = (text: string): unknown => {
  const { results, message }: SearchRecord = JSON.parse(text);
  return { results, ...(message === undefined ? undefined : { message }) };
};

export const shortRoutes = (text: string, law: Law): unknown => {
  const { disclosure, ...rest }: RoutesRecord = JSON.parse(text);
  return { ...rest, ...closing(disclosure, law) };
};

export const shortCalculation = (text: string, law: Law): unknown => {
  const { disclosure, sources_url: _url, ...rest }: ShortCalculation = JSON.parse(text);
  return { ...rest, ...closing(disclosure, law) };
};

export const shortVerification = (text: string): unknown => {
  const answer: VerifyAnswer = JSON.parse(text);
  return answer.ok ? { ok: true, report: answer.report } : answer;
};

/** Texts that are said once, and named by their position. */
const gathered = () => {
  const notes: Array<string> = [];
  const positionOf = (note: string): number => {
    const known = notes.indexOf(note);
    return known >= 0 ? known : notes.push(note) - 1;
  };
  return { notes, positionsOf: (own: ReadonlyArray<string>) => own.map(positionOf) };
};

/** A row's figures, or why there are none. */
const figuresOf = (output: Partial<ShortCalculation>) => ({
  status: output.status,
  ...(output.production_route === undefined || output.production_route === null
    ? undefined
    : { production_route: output.production_route }),
  net_emissions_t: output.net_emissions_t ?? null,
  net_cost_eur: output.net_cost_eur ?? null,
  ...(output.message === undefined ? undefined : { message: output.message }),
});

/** The parts of a bulk answer that are read here; an output that is an error has its message and nothing else. */
interface BulkAnswer {
  readonly request_id: string;
  readonly summary: BulkSummary;
  readonly results: ReadonlyArray<{
    readonly row_index: number;
    readonly client_ref: string | null;
    readonly input: {
      readonly cn_code: string | null;
      readonly origin_country_iso3: string | null;
      readonly tonnage: number | null;
    };
    readonly output: Partial<ShortCalculation>;
  }>;
  readonly disclosure: { readonly statement: string };
}

export const shortBulk = (text: string, law: Law): unknown => {
  const { request_id, summary, results, disclosure }: BulkAnswer = JSON.parse(text);
  const { notes, positionsOf } = gathered();
  const rows = results.map(({ row_index, client_ref, input, output }) => ({
    row_index,
    ...(client_ref === null ? undefined : { client_ref }),
    cn_code: input.cn_code,
    origin: input.origin_country_iso3,
    tonnage: input.tonnage,
    ...figuresOf(output),
    notes: positionsOf(output.notes ?? []),
  }));
  return { request_id, summary, rows, notes, ...closing(disclosure, law) };
};

/** The answer about one origin: a calculation, or why there is none. */
export type OriginAnswer =
  | { readonly origin: string; readonly answer: ShortCalculation }
  | { readonly origin: string; readonly problem: string };

const byCost = (one: OriginAnswer, other: OriginAnswer): number => {
  const costOf = (each: OriginAnswer) =>
    ("answer" in each ? each.answer.net_cost_eur : null) ?? Number.POSITIVE_INFINITY;
  const [a, b] = [costOf(one), costOf(other)];
  return a === b ? 0 : a - b;
};

/** @returns the origins, the cheapest first, those without figures last */
export const shortComparison = (answers: ReadonlyArray<OriginAnswer>, law: Law): unknown => {
  const { notes, positionsOf } = gathered();
  const origins = answers.toSorted(byCost).map((each) =>
    "problem" in each ? { origin: each.origin, status: "error", message: each.problem } : {
      origin: each.origin,
      ...figuresOf(each.answer),
      intensity_source: each.answer.intensity_source,
      notes: positionsOf(each.answer.notes),
    }
  );
  return { origins, notes, sources: law.sources };
};
