/**
 * The search of the lists about suppliers.
 */
import type { ComponentChildren, VNode } from "preact";
import type { InstallationSearch } from "../../../../application/suppliers/supplier_ports.ts";
import { readCountryAsWritten } from "../../../../kernel/lenient/country.ts";
import { isSoundText } from "../../../../kernel/text/json.ts";
import { cut } from "../../../../kernel/text/shown.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { TextField } from "../../../../web/parts/fields.tsx";
import { accountTexts } from "../../../accounts/texts/account.ts";
import { pageTexts } from "../../texts/pages.ts";

const longestSearch = 100;

/** @returns the words that the address searches for; empty for none */
export const wordsOf = ({ visit: { query } }: Member): string => {
  const words = cut((query["q"] ?? "").trim(), longestSearch);
  return isSoundText(words) ? words : "";
};

/** @returns the search that the address names; undefined for none */
export const searchOf = (member: Member): InstallationSearch | undefined => {
  const words = wordsOf(member);
  if (words === "") return undefined;
  const country = readCountryAsWritten({ path: "q", value: words });
  const digits = words.replace(/[\s.]/g, "");
  return {
    words,
    country: "complaint" in country ? undefined : country.value,
    code: /^\d{2,8}$/.test(digits) ? digits : undefined,
  };
};

/** The form that searches a list. */
export const SupplierSearch = ({ member, path, hint, children }: {
  readonly member: Member;
  readonly path: string;
  readonly hint: string;
  /** Further filters. */
  readonly children?: ComponentChildren;
}): VNode => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  const words = wordsOf(member);
  return (
    <form class="searching whose" method="get" action={path} role="search">
      <TextField
        language={language}
        name="q"
        label={texts.search}
        hint={hint}
        value={words}
        type="search"
        maxLength={longestSearch}
      />
      {children}
      <div class="actions">
        <button class="button second" type="submit">{pageTexts[language].show}</button>
        {words === "" ? null : <a href={path}>{texts.searchAgain}</a>}
      </div>
    </form>
  );
};

/** Sentence that a search found nothing. */
export const NothingFound = ({ member }: { readonly member: Member }): VNode => (
  <p class="panel">{accountTexts[member.visit.language].nothingFound(wordsOf(member))}</p>
);
