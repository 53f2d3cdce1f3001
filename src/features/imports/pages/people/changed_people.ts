/**
 * Forms about a company that somebody else changed while their page was open: what holds now is shown before it is replaced.
 */
import type { Declarant } from "../../../../domain/imports/people/declarant.ts";
import type { Importer } from "../../../../domain/imports/people/declarant.ts";
import { isSameEori } from "../../../../kernel/identifiers.ts";
import { sha256Hex } from "../../../../kernel/sha256.ts";
import { heldBefore } from "../../../../web/page/changed_since.tsx";
import { placeName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import { peopleTexts } from "../../texts/people.ts";
import type { ChosenYear } from "../chosen.ts";
import { type FormErrors, importFields } from "../sentences.ts";

type People = Pick<ChosenYear, "importers" | "declarants">;

/** @returns a mark of all companies of the account with their facts, as a page shows them */
export const peopleMark = ({ importers, declarants }: People): string =>
  sha256Hex(JSON.stringify([
    importers.map(({ eori, name, memberState }) => [eori, name, memberState]),
    declarants.map(({ eori, name, account }) => [eori, name, account]),
  ]));

/** A fact of a company by the name of its field: as it was sent, as it holds, and that in words. */
interface HeldFact {
  readonly field: string;
  readonly sent: string | null;
  readonly held: string | null;
  readonly words: string;
}

/** Facts of an importer that holds, beside those that were sent. */
export const importerFacts = (
  { importers }: People,
  sent: Pick<Importer, "eori" | "name" | "memberState">,
  language: Language,
): ReadonlyArray<HeldFact> =>
  importers.filter(({ eori }) => isSameEori(eori, sent.eori)).flatMap(({ name, memberState: state }) => [
    { field: "name", sent: sent.name, held: name, words: name },
    {
      field: "member_state",
      sent: sent.memberState,
      held: state,
      words: state === null ? peopleTexts[language].outside : placeName(state, language),
    },
  ]);

/** Facts of a declarant that holds, beside those that were sent: an account that isn't given leaves the one that is there. */
export const declarantFacts = (
  { declarants }: People,
  sent: Pick<Declarant, "eori" | "name" | "account">,
): ReadonlyArray<HeldFact> =>
  declarants.filter(({ eori }) => isSameEori(eori, sent.eori)).flatMap(({ name, account }) => [
    { field: "name", sent: sent.name, held: name, words: name },
    { field: "cbam_account", sent: sent.account ?? account, held: account, words: account ?? "" },
  ]);

/** @returns a sentence at each field that would change; nothing where the page of the form showed all that holds */
export const heldSince = (
  form: URLSearchParams,
  people: People,
  { facts, language }: { readonly facts: ReadonlyArray<HeldFact>; readonly language: Language },
): FormErrors => {
  if (heldBefore(form) === peopleMark(people)) return new Map<string, string>();
  const { labelOf } = importFields(language);
  const { holdsNow } = shellTexts[language];
  return new Map(
    facts.filter(({ sent, held }) => sent !== held)
      .map(({ field, words }) => [field, holdsNow(labelOf(field), words)]),
  );
};
