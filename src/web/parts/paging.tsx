/**
 * The way through a list that is longer than a page: to the older records and back to the newest, or by numbers of pages.
 */
import type { VNode } from "preact";
import { type NumberedPage, numberedPage, recordsANumberedPage } from "../../application/page.ts";
import { count } from "../words/figures.ts";
import type { Language } from "../words/language.ts";
import { shellTexts } from "../words/shell.ts";

export const Paging = ({ language, path, kept = {}, isLater, last }: {
  readonly language: Language;
  readonly path: string;
  /** Parameters of the address beside the place in the list. */
  readonly kept?: Readonly<Record<string, string>>;
  /** True if newer records stand before these. */
  readonly isLater: boolean;
  /** Id of the page's last record where older ones follow. */
  readonly last: string | undefined;
}): VNode | null => {
  const texts = shellTexts[language];
  const to = (values: Readonly<Record<string, string>>): string => {
    const words = new URLSearchParams({ ...kept, ...values }).toString();
    return words === "" ? path : `${path}?${words}`;
  };
  return !isLater && last === undefined ? null : (
    <p class="paging">
      {isLater ? <a href={to({})}>{texts.newest}</a> : <span></span>}
      {last === undefined ? null : <a rel="next" href={to({ before: last })}>{texts.older}</a>}
    </p>
  );
};

/** @returns the number of a page as it stands in an address; undefined for anything else */
export const pageNumberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** @returns the page that the address asks for, or the last one where there are fewer; the first where it names none */
export const pageAsked = (asked: string | undefined, entries: number): NumberedPage =>
  numberedPage(pageNumberOf(asked) ?? 1, entries);

/** @returns the entries of the page */
export const entriesOfPage = <Entry,>(
  entries: ReadonlyArray<Entry>,
  { page }: NumberedPage,
): ReadonlyArray<Entry> => entries.slice((page - 1) * recordsANumberedPage, page * recordsANumberedPage);

/** The way through a list in pages with numbers; none where all is on one page. */
export const NumberedPages = ({ language, page, last, to }: NumberedPage & {
  readonly language: Language;
  /** Returns the address of a page. */
  readonly to: (page: number) => string;
}): VNode | null => {
  const texts = shellTexts[language];
  return last === 1 ? null : (
    <p class="paging">
      {page === 1 ? <span></span> : <a rel="prev" href={to(page - 1)}>{texts.previousPage}</a>}
      <span>{texts.pageOf(count(page, language), count(last, language))}</span>
      {page === last ? <span></span> : <a rel="next" href={to(page + 1)}>{texts.nextPage}</a>}
    </p>
  );
};
