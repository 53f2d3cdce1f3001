/**
 * Answers as a model reads them: figures and notes, the disclosure's sentence, one link to the sources. Notes that many
 * rows share are said once.
 */
import type { Law } from "../../http/mcp/asking.ts";
import { isRecord, jsonOf, numberOf, recordOf, textsOf } from "../../kernel/text/json.ts";

/** Members of an answer: those that are named here are read, the others are passed on as they are. */
type Members = Readonly<Record<string, unknown>>;

/** Members at the end of every answer about CBAM. */
const closing = (disclosure: unknown, { sources }: Law) => ({
  disclosure: recordOf(disclosure)["statement"],
  sources,
});

export const shortScope = (text: string, law: Law): unknown => {
  const answer = recordOf(jsonOf(text));
  const { sources: _sources, disclosure, dataset_version: _version, nca, ...rest } = answer;
  const authority = isRecord(nca)
    ? { country: nca["country"], authority: nca["authority"], email: nca["email"], website: nca["website"] }
    : null;
  return { ...rest, nca: authority, ...closing(disclosure, law) };
};

export const shortSearch = (text: string): unknown => {
  const { results, message } = recordOf(jsonOf(text));
  return { results, ...(message === undefined ? undefined : { message }) };
};

export const shortRoutes = (text: string, law: Law): unknown => {
  const { disclosure, ...rest } = recordOf(jsonOf(text));
  return { ...rest, ...closing(disclosure, law) };
};

export const shortCalculation = (text: string, law: Law): unknown => {
  const { disclosure, sources_url: _url, ...rest } = recordOf(jsonOf(text));
  return { ...rest, ...closing(disclosure, law) };
};

export const shortVerification = (text: string): unknown => {
  const answer = recordOf(jsonOf(text));
  return answer["ok"] === true ? { ok: true, report: answer["report"] } : answer;
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
const figuresOf = ({ status, production_route: route, message, ...figures }: Members) => ({
  status,
  ...(route === undefined || route === null ? undefined : { production_route: route }),
  net_emissions_t: figures["net_emissions_t"] ?? null,
  net_cost_eur: figures["net_cost_eur"] ?? null,
  ...(message === undefined ? undefined : { message }),
});

export const shortBulk = (text: string, law: Law): unknown => {
  const { request_id, summary, results, disclosure } = recordOf(jsonOf(text));
  const { notes, positionsOf } = gathered();
  const rows = (Array.isArray(results) ? results : []).map(recordOf).map((row) => {
    const { row_index, client_ref } = row;
    const [input, output] = [recordOf(row["input"]), recordOf(row["output"])];
    return {
      row_index,
      ...(client_ref === null ? undefined : { client_ref }),
      cn_code: input["cn_code"],
      origin: input["origin_country_iso3"],
      tonnage: input["tonnage"],
      ...figuresOf(output),
      notes: positionsOf(textsOf(output["notes"])),
    };
  });
  return { request_id, summary, rows, notes, ...closing(disclosure, law) };
};

/** The answer about one origin: a calculation, or why there is none. */
export type OriginAnswer =
  | { readonly origin: string; readonly answer: Members }
  | { readonly origin: string; readonly problem: string };

const byCost = (one: OriginAnswer, other: OriginAnswer): number => {
  const costOf = (each: OriginAnswer) =>
    ("answer" in each ? numberOf(each.answer["net_cost_eur"]) : undefined) ?? Number.POSITIVE_INFINITY;
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
      intensity_source: each.answer["intensity_source"],
      notes: positionsOf(textsOf(each.answer["notes"])),
    }
  );
  const [answered] = answers.flatMap((each) => "answer" in each ? [each.answer] : []);
  return { origins, notes, ...closing(answered?.["disclosure"], law) };
};
