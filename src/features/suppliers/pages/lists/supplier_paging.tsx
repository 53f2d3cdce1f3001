/**
 * Pages of the lists about suppliers.
 */
import type { VNode } from "preact";
import type { ListPart } from "../../../../application/page.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { wordsOf } from "./supplier_search.tsx";
import { Paging } from "../../../../web/parts/paging.tsx";
import { count } from "../../../../web/words/figures.ts";
import { pageTexts } from "../../texts/pages.ts";

/** Most entries of a page. */
export const pageSize = 50;

/** Part of a list that the address names, one entry more than it shows. */
export const partIn = (
  { visit: { query }, signedIn: { accountId } }: Member,
): ListPart & { readonly accountId: string } => ({
  accountId,
  behindId: uuidOfText(query["before"] ?? ""),
  atMost: pageSize + 1,
});

/** The way to the rest of a list, with its search. */
export const More = ({ member, path, kept = {}, found }: {
  readonly member: Member;
  readonly path: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly found: ReadonlyArray<{ readonly id: string }>;
}): VNode => (
  <Paging
    language={member.visit.language}
    path={path}
    kept={wordsOf(member) === "" ? kept : { ...kept, q: wordsOf(member) }}
    isLater={partIn(member).behindId !== undefined}
    last={found.length > pageSize ? found[pageSize - 1]?.id : undefined}
  />
);

/** The way through a list in an order of its own, with its search. */
export const OrderedMore = ({ member, path, kept, page, last }: {
  readonly member: Member;
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
  /** Number of the page, from 1 on. */
  readonly page: number;
  readonly last: number;
}): VNode | null => {
  const { language } = member.visit;
  const texts = pageTexts[language];
  const words = wordsOf(member);
  const to = (number: number): string =>
    `${path}?${new URLSearchParams({
      ...kept,
      ...(words === "" ? {} : { q: words }),
      page: String(number),
    })}`;
  return last === 1 ? null : (
    <p class="paging">
      {page === 1 ? <span></span> : <a rel="prev" href={to(page - 1)}>{texts.previousPage}</a>}
      <span>{texts.pageOf(count(page, language), count(last, language))}</span>
      {page === last ? <span></span> : <a rel="next" href={to(page + 1)}>{texts.nextPage}</a>}
    </p>
  );
};
