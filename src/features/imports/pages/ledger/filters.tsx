/**
 * Filters of the ledger: a GET form, so that its address is the question.
 */
import type { VNode } from "preact";
import { SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { memberTexts } from "../../texts/members.ts";
import { pathFor, wordOptions } from "../frame.tsx";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { personOptions } from "../whose/person_options.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import type { LedgerParts } from "./ledger_parts.ts";
import { isUnfiltered, type LedgerFilters } from "./ledger_view.ts";

/** @returns the filters as the address has them */
export const filterWords = (
  { cn, country, state, declaredBy, from, to }: LedgerFilters,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      cn,
      country,
      state: state ?? "",
      declared_by: declaredBy,
      released_from: from,
      released_to: to,
    })
      .filter(([, value]) => value !== ""),
  );

/** The form, closed while nothing is filtered. */
export const Filters = ({ member, chosen, view: { filters, issues } }: LedgerParts): VNode => {
  const { language } = member.visit;
  const [texts, frame, names] = [ledgerTexts[language], frameTexts[language], memberTexts[language]];
  const errors = formErrors(issues, language);
  const { importer, declarants, year } = chosen;
  return (
    <details class="panel filters" open={!isUnfiltered(filters)}>
      <summary>{texts.filter}</summary>
      <form method="get" action={importPaths.ledger} role="search">
        <input type="hidden" name="importer" value={importer?.id} />
        <input type="hidden" name="year" value={year} />
        <div class="fields spread">
          {declarants.length < 2 ? null : (
            <PersonChoice
              language={language}
              name="declared_by"
              label={names.declarant}
              options={[{ value: "", label: frame.anyDeclarant }, ...personOptions(declarants)]}
              value={filters.declaredBy}
            />
          )}
          <TextField language={language} name="cn" label={names.cn} value={filters.cn} maxLength={20} />
          <TextField
            language={language}
            name="country"
            label={names.country}
            value={filters.country}
            maxLength={100}
            error={errors.get("country")}
          />
          <SelectField
            language={language}
            name="state"
            label={texts.state}
            options={[{ value: "", label: texts.anyState }, ...wordOptions(frame.certainty)]}
            value={filters.state ?? ""}
          />
          <TextField
            language={language}
            name="released_from"
            label={names.released_from}
            type="date"
            value={filters.from}
          />
          <TextField
            language={language}
            name="released_to"
            label={names.released_to}
            type="date"
            value={filters.to}
          />
        </div>
        <div class="actions">
          <button class="button second" type="submit">{texts.filter}</button>
          {isUnfiltered(filters) ? null : <a href={pathFor(importPaths.ledger, member)}>{texts.all}</a>}
        </div>
      </form>
    </details>
  );
};
