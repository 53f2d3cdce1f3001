/**
 * Search above a list of the operator: words, and one choice among its records.
 */
import type { VNode } from "preact";
import { cut } from "../../../kernel/text/shown.ts";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { NumberedPage } from "../../../application/page.ts";
import { NumberedPages, pageNumberOf } from "../../../web/parts/paging.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { operatorTexts } from "../texts/operator.ts";

/** Longest text that is looked for. */
const mostLetters = 100;

/** A choice among records, by its name in the address. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Words of each value; the first, empty one is for all records. */
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

/** @returns the words that the address looks for, trimmed and cut */
export const soughtOf = ({ visit: { query } }: Member): string => cut((query["q"] ?? "").trim(), mostLetters);

/** @returns the number of the page that the address asks for */
export const pageOf = ({ visit: { query } }: Member): number => pageNumberOf(query["page"]) ?? 1;

/** The way through a list of records, with the search and the choice kept. */
export const ListPages = ({ member, path, kept = {}, place: { page, last } }: {
  readonly member: Member;
  readonly path: string;
  /** Parameters of the address beside the page; empty ones are left out. */
  readonly kept?: Readonly<Record<string, string | undefined>>;
  readonly place: NumberedPage;
}): VNode => {
  const to = (number: number): string => {
    const values = { ...kept, page: number === 1 ? undefined : String(number) };
    const words = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined || value === "" ? [] : [[name, value]]
      ),
    ).toString();
    return words === "" ? path : `${path}?${words}`;
  };
  return <NumberedPages language={member.visit.language} page={page} last={last} to={to} />;
};

/** True if the address asks for some of the records. */
export const isSearched = (member: Member, { name }: Choice): boolean =>
  soughtOf(member) !== "" || (member.visit.query[name] ?? "") !== "";

/** Form of the search, with the way back to all records. */
export const ListSearch = ({ member, path, label, choice }: {
  readonly member: Member;
  readonly path: string;
  readonly label: string;
  readonly choice: Choice;
}): VNode => {
  const { language, query } = member.visit;
  const texts = operatorTexts[language];
  return (
    <form class="searching" method="get" action={path} role="search">
      <TextField
        language={language}
        name="q"
        label={label}
        type="search"
        value={soughtOf(member)}
        maxLength={mostLetters}
      />
      <SelectField
        language={language}
        name={choice.name}
        label={choice.label}
        value={query[choice.name] ?? ""}
        options={choice.options}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.search}</button>
        {isSearched(member, choice) ? <a href={path}>{texts.searchAgain}</a> : null}
      </div>
    </form>
  );
};
