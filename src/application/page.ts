/** A page of a list that is ordered by id, newest first. */
import { defaultEntries, type ListQuery } from "../contract/requests/list_query.ts";
import { cursorAfter, type ListName } from "../kernel/cursor.ts";

/** Part of a list that is read. */
export interface ListPart {
  /** Entries behind the one with this id; undefined: from the newest. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** A page, and where the next one begins. */
export interface Page<Entry> {
  readonly entries: ReadonlyArray<Entry>;
  /** Null after the last entry. */
  readonly nextCursor: string | null;
}

const sizeOf = ({ limit = defaultEntries }: ListQuery): number => limit;

/** @returns the part to read for the page: one entry more than it holds, which tells whether there is another page */
export const partFor = (query: ListQuery): ListPart => ({
  behindId: query.cursor,
  atMost: sizeOf(query) + 1,
});

/** @param found what was read for `partFor` of the same query */
export const pageOf = <Entry extends { readonly id: string }>(
  list: ListName,
  query: ListQuery,
  found: ReadonlyArray<Entry>,
): Page<Entry> => {
  const entries = found.slice(0, sizeOf(query));
  const last = entries.at(-1);
  return {
    entries,
    nextCursor: last === undefined || found.length === entries.length ? null : cursorAfter(list, last.id),
  };
};

/** Most records of a numbered page. */
export const recordsANumberedPage = 50;

/** A page of a list that is counted, from 1 on. */
export interface NumberedPage {
  readonly page: number;
  readonly last: number;
}

/** @returns the page of a list of so many records, or its last one where there are fewer */
export const numberedPage = (page: number, count: number): NumberedPage => {
  const last = Math.max(1, Math.ceil(count / recordsANumberedPage));
  return { page: Math.min(page, last), last };
};
