/**
 * Pages of the lists about suppliers.
 */
import type { VNode } from "preact";
import type { ListPart } from "../../../../application/page.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { wordsOf } from "./supplier_search.tsx";
import { recordsANumberedPage } from "../../../../application/page.ts";
import { Paging } from "../../../../web/parts/paging.tsx";

/** Part of a list that the address names, one entry more than it shows. */
export const partIn = (
  { visit: { query }, signedIn: { accountId } }: Member,
): ListPart & { readonly accountId: string } => ({
  accountId,
  behindId: uuidOfText(query["before"] ?? ""),
  atMost: recordsANumberedPage + 1,
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
    last={found.length > recordsANumberedPage ? found[recordsANumberedPage - 1]?.id : undefined}
  />
);
