/**
 * Lists of any length, entry by entry: the next page is asked for when the one before is used up.
 */

/** A page and where the next one begins; null after the last. */
export interface Page<Entry> {
  readonly entries: ReadonlyArray<Entry>;
  readonly next: string | null;
}

/** @param pageFrom asks for a page: undefined for the first, else what the page before named as the next */
export async function* entries<Entry>(
  pageFrom: (next: string | undefined) => Promise<Page<Entry>>,
): AsyncGenerator<Entry, void, undefined> {
  let next: string | null | undefined;
  do {
    const page = await pageFrom(next ?? undefined);
    yield* page.entries;
    next = page.next;
  } while (next !== null);
}
