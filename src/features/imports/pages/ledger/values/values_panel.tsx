/**
 * Values of suppliers that an import may take: what it would cost by each, and the way to the correction that takes one.
 */
import * as Either from "effect/Either";
import type { VNode } from "preact";
import type { ValueOfInstallation } from "../../../../../domain/suppliers/value.ts";
import { type Decimal, toText } from "../../../../../kernel/decimal.ts";
import { translatedLaw } from "../../../../../web/law/law_sentence.ts";
import { DataTable } from "../../../../../web/parts/data_table.tsx";
import type { Option } from "../../../../../web/parts/fields.tsx";
import { count, digitByDigit } from "../../../../../web/words/figures.ts";
import type { Language } from "../../../../../web/words/language.ts";
import { shellTexts } from "../../../../../web/words/shell.ts";
import { frameTexts } from "../../../texts/frame.ts";
import { ledgerTexts } from "../../../texts/ledger.ts";
import { memberTexts } from "../../../texts/members.ts";
import { importPath } from "../../import_paths.ts";
import { type FormErrors, importFields } from "../../sentences.ts";
import { money } from "../../shown.ts";
import { choiceOf, valueField } from "./chosen_version.ts";
import type { OfferedValue } from "./offered_values.ts";

/** Version of a value with its figures. */
const versionText = ({ value: { version, facts } }: ValueOfInstallation, language: Language): string => {
  const { versionOf, figuresOf } = ledgerTexts[language];
  const shown = (figure: Decimal): string => digitByDigit(toText(figure), language);
  const { directTPerT, indirectTPerT } = facts;
  const indirect = indirectTPerT === null ? undefined : shown(indirectTPerT);
  return `${versionOf(count(version, language))} (${figuresOf(shown(directTPerT), indirect)})`;
};

/**
 * @param used value by the version that the import took, beside which a newer version has a choice of its own; undefined for none
 * @returns a value as a choice of the form: whose it is, its version and figures
 */
export const valueOption = (
  offered: ValueOfInstallation,
  language: Language,
  used?: ValueOfInstallation,
): Option => {
  const { valueStates, allRoutes, valueInUse, newerVersion } = ledgerTexts[language];
  const { value: { key, facts, version }, installation } = offered;
  const inUse = version === used?.value.version ? valueInUse : newerVersion;
  const label = [
    installation.facts.name,
    key.period,
    key.productionRoute ?? allRoutes,
    valueStates[facts.state],
    versionText(offered, language),
    ...(offered.value.id === used?.value.id ? [inUse] : []),
  ].join(", ");
  return { value: choiceOf(offered, used), label };
};

/** @returns beside the choice of a value its newest version, of which the form showed an older one; nothing for none */
export const newerVersions = (
  overtaken: ValueOfInstallation | undefined,
  language: Language,
  used?: ValueOfInstallation,
): FormErrors => {
  if (overtaken === undefined) return new Map<string, string>();
  const label = importFields(language).labelOf(valueField);
  const { label: now } = valueOption(overtaken, language, used);
  return new Map([[valueField, shellTexts[language].holdsNow(label, now)]]);
};

/** @returns the values that an import may take as choices of its form, with the one that it took in that version */
export const valueOptions = (
  offered: ReadonlyArray<OfferedValue>,
  used: ValueOfInstallation | undefined,
  language: Language,
): ReadonlyArray<Option> => {
  const fitting = offered.map(({ value }) => value);
  const isOffered = offered.some(({ isUsed }) => isUsed);
  const values = used === undefined || isOffered ? fitting : [used, ...fitting];
  return values.map((each) => valueOption(each, language, used));
};

/** Saving by a value, or why nothing can be said of it. */
const Saving = ({ saving, language }: {
  readonly saving: OfferedValue["saving"];
  readonly language: Language;
}): VNode =>
  Either.match(saving, {
    onRight: (savingEur) => <>{money(savingEur, language)}</>,
    onLeft: (reasons) => (
      <>
        {frameTexts[language].without}
        {reasons.map((reason) => (
          <div class="muted small words">{translatedLaw(reason, language) ?? reason}</div>
        ))}
      </>
    ),
  });

/** The panel; none for an import that can take no value. */
export const ValuesPanel = ({ id, offered, used, language }: {
  /** UUID of the import. */
  readonly id: string;
  readonly offered: ReadonlyArray<OfferedValue>;
  /** Value that it took, by its version. */
  readonly used: ValueOfInstallation | undefined;
  readonly language: Language;
}): VNode | null => {
  const [texts, names, frame] = [ledgerTexts[language], memberTexts[language], frameTexts[language]];
  if (offered.length === 0) return null;
  const isNewer = ({ value, isUsed }: OfferedValue): boolean => !isUsed && value.value.id === used?.value.id;
  return (
    <section class="panel">
      <h2>{texts.valuesTitle}</h2>
      <p class="muted small">{texts.valuesText}</p>
      <DataTable
        caption={texts.valuesTitle}
        isCaptionUnseen
        rows={offered}
        columns={[
          {
            heading: texts.installation,
            cell: ({ value: { installation: { facts } } }) => <span class="words">{facts.name}</span>,
          },
          {
            heading: names.reporting_period,
            cell: ({ value: { value: { key } } }) => String(key.period),
          },
          {
            heading: names.production_route,
            cell: ({ value: { value: { key } } }) => key.productionRoute ?? texts.allRoutes,
          },
          { heading: texts.basis, cell: ({ value: { value } }) => texts.valueStates[value.facts.state] },
          {
            heading: texts.costByValue,
            isNumber: true,
            cell: ({ costEur }) => costEur === undefined ? frame.without : money(costEur, language),
          },
          {
            heading: texts.savedByValue,
            isNumber: true,
            cell: ({ saving }) => <Saving saving={saving} language={language} />,
          },
          {
            heading: names.value_id,
            cell: (each) =>
              each.isUsed ? <span class="badge good">{texts.valueInUse}</span> : (
                <>
                  <a href={`${importPath(id)}/correct?value_id=${each.value.value.id}`}>
                    {texts.takeValue} <span class="unseen">{each.value.installation.facts.name}</span>
                  </a>
                  <div class="muted small">{versionText(each.value, language)}</div>
                  {isNewer(each) ? <div class="muted small">{texts.newerVersion}</div> : null}
                </>
              ),
          },
        ]}
      />
    </section>
  );
};
