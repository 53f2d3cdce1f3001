/** Facts that the parts of the page for the declaration are made of. */
import type { DeclarationBasis } from "../../../../domain/imports/declaration/declaration.ts";
import type { ImportSums } from "../../../../domain/imports/declaration/sums.ts";
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { DeclarantYear } from "../../../../domain/imports/year/declarant_year.ts";
import { isZero } from "../../../../kernel/decimal.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { Column } from "../../../../web/parts/data_table.tsx";
import { pageNumberOf } from "../../../../web/parts/paging.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { declarationTexts } from "../../texts/declaration.ts";
import type { ChosenYear } from "../chosen.ts";
import { pathFor } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { money } from "../shown.ts";

/** A declarant's year on its page. */
export interface DeclarationParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly year: DeclarantYear<LiveImport>;
}

/** Something that a carbon price paid abroad may take off. */
type DeductionSum = Pick<ImportSums, "deductionEur">;

/**
 * Returns the column of what carbon prices paid abroad take off; none where they take nothing off.
 * @param among all that the column may be of, also what is shown elsewhere
 * @param sumsOf what it is of in a row
 */
export const deductionColumn = <Row>(
  among: ReadonlyArray<DeductionSum>,
  sumsOf: (row: Row) => DeductionSum,
  language: Language,
): ReadonlyArray<Column<Row>> =>
  among.every(({ deductionEur }) => isZero(deductionEur)) ? [] : [{
    heading: declarationTexts[language].deduction,
    isNumber: true,
    cell: (row) => money(sumsOf(row).deductionEur, language),
  }];

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
