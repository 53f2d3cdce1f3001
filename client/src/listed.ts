/** Lists by cursor, from their first page to their last. */
import { entries, type Page } from "./pages.ts";

const pageSize = "100";

/** A list by cursor, from its first page to its last. */
export const listed = <Entry>(
  pageOf: (query: { readonly limit: string; readonly cursor?: string }) => Promise<Page<Entry>>,
): AsyncGenerator<Entry, void, undefined> =>
  entries((cursor) => pageOf({ limit: pageSize, ...(cursor === undefined ? {} : { cursor }) }));
