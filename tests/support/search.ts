/** The search over the checkout's own tables and words. */
import { search, type SearchAnswer, searchIndex } from "../../src/domain/cbam/search/search.ts";
import { reference } from "./law.ts";

const index = searchIndex(reference.tables, reference.searchWords);

export const find = (query: string): SearchAnswer => search(index, query);

/** The codes found, best first. */
export const codesOf = (query: string): ReadonlyArray<string> =>
  find(query).hits.map(({ goods }) => goods.cnCode);
