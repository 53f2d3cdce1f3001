/** Lists of importers and declarants in numbered pages, and the search by name or EORI number. */
import type { VNode } from "preact";
import { isSoundText } from "../../../../kernel/text/json.ts";
import { cut } from "../../../../kernel/text/shown.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { TextField } from "../../../../web/parts/fields.tsx";
import type { NumberedPage } from "../../../../application/page.ts";
import { entriesOfPage, NumberedPages, pageAsked, pageNumberOf } from "../../../../web/parts/paging.tsx";
import { accountTexts } from "../../../accounts/texts/account.ts";
import { frameTexts } from "../../texts/frame.ts";
import { peopleTexts } from "../../texts/people.ts";
import { importPaths } from "../import_paths.ts";
import { personOptions } from "../whose/person_options.ts";
import { choicesWith } from "../../../../web/people/typed_person.ts";

const lists = ["importers", "declarants"] as const;

/** Name of a list, and of the parameter that has the number of its page. */
type ListName = typeof lists[number];

/** Part of a list that a page shows. */
export interface PeopleList<Person> {
  readonly name: ListName;
  readonly shown: ReadonlyArray<Person>;
  /** Number of the account's. */
  readonly all: number;
  /** Number of those that the search finds; all without one. */
  readonly found: number;
  readonly place: NumberedPage;
}

const longestSearch = 100;

/** @returns the words that the address searches for; empty for none */
export const wordsOfPeople = ({ visit: { query } }: Member): string => {
  const words = cut((query["q"] ?? "").trim(), longestSearch);
  return isSoundText(words) ? words : "";
};

/** @returns the page of a list that the address names, of those that its search finds */
export const listOf = <Person extends { readonly id: string; readonly name: string; readonly eori: string }>(
  member: Member,
  name: ListName,
  people: ReadonlyArray<Person>,
): PeopleList<Person> => {
  const words = wordsOfPeople(member);
  const ids = new Set(
    words === "" ? [] : choicesWith(words, personOptions(people)).map(({ value }) => value),
  );
  const found = words === "" ? people : people.filter(({ id }) => ids.has(id));
  const place = pageAsked(member.visit.query[name], found.length);
  return { name, shown: entriesOfPage(found, place), all: people.length, found: found.length, place };
};

/** The form that searches both lists. */
export const PeopleSearch = ({ member }: { readonly member: Member }): VNode => {
  const { language } = member.visit;
  const [texts, account] = [peopleTexts[language], accountTexts[language]];
  const words = wordsOfPeople(member);
  return (
    <form class="searching whose" method="get" action={importPaths.people} role="search">
      <TextField
        language={language}
        name="q"
        label={texts.find}
        hint={texts.findHint}
        value={words}
        type="search"
        maxLength={longestSearch}
      />
      <div class="actions">
        <button class="button second" type="submit">{frameTexts[language].show}</button>
        {words === "" ? null : <a href={importPaths.people}>{account.searchAgain}</a>}
      </div>
    </form>
  );
};

/** The way through a list, which keeps the search and the place in the other list. */
export const PeoplePages = ({ member, list: { name, place } }: {
  readonly member: Member;
  readonly list: PeopleList<unknown>;
}): VNode => {
  const { language, query } = member.visit;
  const words = wordsOfPeople(member);
  const kept = lists.flatMap((each) => {
    const page = pageNumberOf(query[each]);
    return each === name || page === undefined ? [] : [[each, String(page)]];
  });
  const to = (page: number): string => {
    const named = [...(words === "" ? [] : [["q", words]]), ...kept, [name, String(page)]];
    return `${importPaths.people}?${new URLSearchParams(named)}`;
  };
  return <NumberedPages language={language} {...place} to={to} />;
};
