/** The search over the checkout's own tables and words. */
import { search, type SearchAnswer, searchIndex } from "../../src/domain/cbam/search/search.ts";
import { lawText } from "../../src/kernel/findings/law/law_text.ts";
import { reference } from "./law.ts";

const index = searchIndex(reference.tables, reference.searchWords);

/** What a search finds, with what is said of it as a finding and in the API's words. */
export interface FoundGoods {
  readonly hits: SearchAnswer["hits"];
  readonly finding: SearchAnswer["message"];
  readonly message: string | undefined;
}

export const find = (query: string): FoundGoods => {
  const { hits, message } = search(index, query);
  return { hits, finding: message, message: message && lawText(message) };
};

/** The codes found, best first. */
export const codesOf = (query: string): ReadonlyArray<string> =>
  find(query).hits.map(({ goods }) => goods.cnCode);
