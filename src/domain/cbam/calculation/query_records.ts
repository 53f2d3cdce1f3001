/**
 * The answers of scope and search as they leave. Contract sections 2.1 and 2.3.
 */
import { type Citation, competentAuthoritiesList, scopeAct, thresholdAct } from "../../../kernel/citation.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import { onceEach } from "../../../kernel/once.ts";
import type { LawFinding } from "../../../kernel/findings/law/law_finding.ts";
import type { CnCode, CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { ScopeRecord, SearchItem } from "../../../contract/answers/lookups.ts";
import type { Closing } from "../../../contract/answers/members.ts";
import { disclosure } from "../law/disclosure.ts";
import type { CompetentAuthority, DataSet, Goods } from "../law/reference.ts";
import { sectorLabels } from "../law/reference.ts";
import type { Recommendation, Scope } from "../law/scope.ts";
import type { SearchHit } from "../search/search.ts";
import { citing } from "./sources.ts";

/**
 * Returns the members that every CBAM answer closes with.
 * @param generatedAt ISO 8601 time of the answer
 */
export const closing = (dataSet: DataSet, generatedAt: string): Closing => ({
  dataset_version: dataSet.version,
  disclosure: disclosure(dataSet, generatedAt),
});

/** In place of a sector's name, where the digits are no code of goods: nothing says that CBAM doesn't cover them. */
const undecided = "Not decided by these digits";

const regulationRef = "Regulation (EU) 2023/956, Annex I";

/** The record of an authority follows from its row alone, and is made once. */
const authorityRecord = onceEach((authority: CompetentAuthority): NonNullable<ScopeRecord["nca"]> => ({
  country: authority.country,
  authority: authority.authority,
  email: authority.email,
  website: authority.website,
  note: authority.note,
  source_url: authority.sourceUrl,
  source_accessed_at: authority.sourceAccessedAt,
}));

const describe = (cnCode: CnCode, { goods, problem }: Scope): string =>
  goods?.description ?? lawText(problem?.reason ?? { kind: "describedAsUnlisted", code: cnCode });

/** Parts of the scope answer. */
export interface ScopeParts {
  /** CN code that was asked about. */
  readonly cnCode: CnCode;
  /** The country as the caller wrote it. */
  readonly country: string | null;
  /** Scope of the code by the tables. */
  readonly scope: Scope;
  /** The country that was asked about where it is no member state. */
  readonly foreign: CountryAlpha3 | undefined;
  /** Authority of the member state, where one was asked for. */
  readonly authority: CompetentAuthority | undefined;
  /** Recommendation to become a declarant, where a tonnage was given. */
  readonly recommendation: Recommendation | undefined;
}

const actsOfScope = ({ recommendation, authority }: ScopeParts): ReadonlyArray<Citation> => {
  const acts = [scopeAct];
  if (recommendation !== undefined) acts.push(thresholdAct);
  if (authority !== undefined) acts.push(competentAuthoritiesList);
  return citing(acts);
};

/** Contract section 2.1; the Commission's list is cited beside an authority, for what is blank in ours. */
export const scopeRecord = (parts: ScopeParts, close: Closing): ScopeRecord => {
  const { cnCode, country, scope, authority, recommendation, foreign } = parts;
  const notes: ReadonlyArray<LawFinding> = [
    ...(scope.problem === undefined ? [] : [scope.problem.reason]),
    ...(foreign === undefined ? [] : [{ kind: "noMemberState", country: foreign } as const]),
  ];
  return {
    cn_code: cnCode,
    country,
    in_scope: scope.inScope,
    needs_manual_check: scope.needsManualCheck,
    sector: scope.sector,
    sector_label: scope.problem !== undefined && !scope.inScope ? undecided : sectorLabels[scope.sector],
    description: describe(cnCode, scope),
    ...(notes.length === 0 ? undefined : { note: notes.map(lawText).join(" ") }),
    nca: authority === undefined ? null : authorityRecord(authority),
    recommendation: recommendation === undefined ? null : {
      needs_authorised_declarant: recommendation.needsAuthorisedDeclarant,
      rationale: lawText(recommendation.rationale),
    },
    sources: actsOfScope(parts),
    regulation_ref: regulationRef,
    ...close,
  };
};

/** The item of a row follows from the row alone, and is made once. */
const itemOfRow = onceEach(({ cnCode, sector, description, isHeading }: Goods): SearchItem => ({
  cn_code: cnCode,
  sector,
  description,
  kind: isHeading ? "heading" : "code",
}));

/** Returns a found row as contract section 2.3 has it. */
export const searchItem = ({ goods, fallbackFor }: SearchHit): SearchItem =>
  fallbackFor === undefined
    ? itemOfRow(goods)
    : { ...itemOfRow(goods), match_kind: "chapter_fallback", user_typed_cn: fallbackFor };
