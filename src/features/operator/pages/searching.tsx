/**
 * Search above a list of the operator: words, and one choice among its records.
 */
import type { VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { operatorTexts } from "../texts/operator.ts";
import { textOf } from "./operator_frame.tsx";

/** Longest text that is looked for. */
const mostLetters = 100;

/** A choice among records, by its name in the address. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  /** Words of each value; the first, empty one is for all records. */
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}

/** @returns the words that the address looks for */
const soughtOf = ({ visit: { query } }: Member): string => (query["q"] ?? "").trim().slice(0, mostLetters);

/** @returns the rows of which one of the named values holds the sought words, in any case */
export const rowsFound = (
  member: Member,
  rows: ReadonlyArray<Row>,
  names: ReadonlyArray<string>,
): ReadonlyArray<Row> => {
  const sought = soughtOf(member).toLowerCase();
  return rows.filter((row) => names.some((name) => textOf(row, name).toLowerCase().includes(sought)));
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
