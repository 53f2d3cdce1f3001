/** Facts that the parts of the page for the declaration are made of. */
import type { DeclarationBasis } from "../../../../domain/imports/declaration/declaration.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { DeclarantYear } from "../../../../domain/imports/year/declarant_year.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { pageNumberOf } from "../../../../web/parts/paging.tsx";
import type { ChosenYear } from "../chosen.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";

/** A declarant's year on its page. */
export interface DeclarationParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly year: DeclarantYear<LiveImport>;
}

/** Lists of the page, by their names in its address. */
const lists = ["missing", "lines"] as const;

/** @returns the basis that the page's address asks for, as words of an address; none for the usual one */
export const keptBasis = ({ query }: Member["visit"]): { readonly basis?: DeclarationBasis } =>
  query["basis"] === "fileable" ? { basis: "fileable" } : {};

/** @returns the address of a page of one of the lists; the other one stays where it is */
export const pathToPart = (
  { member }: Pick<DeclarationParts, "member">,
  list: typeof lists[number],
): (page: number) => string => {
  const pages = lists.flatMap((name) => {
    const page = pageNumberOf(member.visit.query[name]);
    return page === undefined ? [] : [[name, String(page)] as const];
  });
  const kept = { ...Object.fromEntries(pages), ...keptBasis(member.visit) };
  return (page) => `${pathFor(importPaths.declaration, member, { ...kept, [list]: String(page) })}#${list}`;
};
