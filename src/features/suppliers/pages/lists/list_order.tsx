/**
 * Order of a list about suppliers: newest first, page by page behind an id; or by what a reader looks for, among the newest ones.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import type { ListPart } from "../../../../application/page.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { type Option, SelectField } from "../../../../web/parts/fields.tsx";
import { recordsANumberedPage } from "../../../../application/page.ts";
import { entriesOfPage, NumberedPages, pageAsked } from "../../../../web/parts/paging.tsx";
import { count } from "../../../../web/words/figures.ts";
import { pageTexts } from "../../texts/pages.ts";
import { wordsOf } from "./supplier_search.tsx";
import { More, partIn } from "./supplier_paging.tsx";

/** Most entries that are put in an order of their own: more than that are searched before. */
const mostOrdered = 500;

/** Orders of a list by their names in the address: negative where the first entry stands before the second. */
export type ListOrders<Entry> = Readonly<
  Partial<
    Record<keyof (typeof pageTexts)["en"]["orders"], (one: Entry, other: Entry) => number>
  >
>;

const compareOf = <Entry,>(
  { visit: { query } }: Member,
  orders: ListOrders<Entry>,
): ((one: Entry, other: Entry) => number) | undefined =>
  Object.entries(orders).find(([name]) => name === query["order"])?.[1];

/** A list that is asked for. */
export interface ListQuestion<Entry, Failure, Needs> {
  readonly member: Member;
  readonly path: string;
  /** Filters of the address beside search and order. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly orders: ListOrders<Entry>;
  readonly idOf: (entry: Entry) => string;
  /** Reads a part of the list, newest first. */
  readonly read: (
    part: ListPart & { readonly accountId: string },
  ) => Effect.Effect<ReadonlyArray<Entry>, Failure, Needs>;
}

/** A page of a list, with the way to the rest of it. */
export interface ListPage<Entry> {
  readonly entries: ReadonlyArray<Entry>;
  /** Paging, and what is to be said of the order. */
  readonly rest: VNode;
  /** True if the list is empty, whatever its order and page. */
  readonly isNothing: boolean;
}

/** @returns the page of a list that the address asks for */
export const listPage = <Entry, Failure, Needs>(
  { member, path, kept = {}, orders, idOf, read }: ListQuestion<Entry, Failure, Needs>,
): Effect.Effect<ListPage<Entry>, Failure, Needs> =>
  Effect.gen(function* () {
    const compare = compareOf(member, orders);
    const part = partIn(member);
    if (compare === undefined) {
      const found = yield* read(part);
      const rest = (
        <More member={member} path={path} kept={kept} found={found.map((entry) => ({ id: idOf(entry) }))} />
      );
      const isNothing = found.length === 0 && part.behindId === undefined;
      return { entries: found.slice(0, recordsANumberedPage), rest, isNothing };
    }
    const found = yield* read({ ...part, behindId: undefined, atMost: mostOrdered + 1 });
    const { language, query } = member.visit;
    const ordered = found.slice(0, mostOrdered).toSorted(compare);
    const asked = pageAsked(query["page"], ordered.length);
    const words = wordsOf(member);
    const named = { ...kept, order: query["order"] ?? "", ...(words === "" ? {} : { q: words }) };
    const to = (page: number): string => `${path}?${new URLSearchParams({ ...named, page: String(page) })}`;
    const rest = (
      <>
        {found.length <= mostOrdered
          ? null
          : <p class="muted small">{pageTexts[language].orderedNewest(count(mostOrdered, language))}</p>}
        <NumberedPages language={language} {...asked} to={to} />
      </>
    );
    return { entries: entriesOfPage(ordered, asked), rest, isNothing: found.length === 0 };
  });

/** Choice of the order in the form that searches. */
export const OrderField = <Entry,>({ member, orders }: {
  readonly member: Member;
  readonly orders: ListOrders<Entry>;
}): VNode => {
  const { language, query } = member.visit;
  const texts = pageTexts[language];
  const options = Object.entries(texts.orders)
    .filter(([name]) => name in orders)
    .map(([value, label]): Option => ({ value, label }));
  return (
    <SelectField
      language={language}
      name="order"
      label={texts.order}
      options={[{ value: "", label: texts.newestFirst }, ...options]}
      value={compareOf(member, orders) === undefined ? "" : query["order"]}
    />
  );
};
