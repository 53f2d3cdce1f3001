/**
 * Controls of the choices about a table that its cells don't tell, for the page's module and for a form without one, and the
 * steps that they stand in.
 */
import type { ComponentChildren, VNode } from "preact";
import type { SignedIn } from "../../../../application/accounts/browser_session.ts";
import { lastHeadingRow } from "../../../../contract/requests/table_query.ts";
import { controlWords, Field, type Option } from "../../../../web/parts/fields.tsx";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { codeTexts } from "../../texts/codes.ts";
import type { TablesTexts } from "../../texts/en/tables.ts";
import type { TableChoices } from "./table_choices.ts";

/** A choice about the table, with its options by value; none is chosen at first. */
export const Choice = ({ id, name, label, options, chosen = "" }: {
  id: string;
  name?: keyof TableChoices;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen?: string | undefined;
}): VNode => (
  <div class="field">
    <label for={id}>{label}</label>
    <select class="control" id={id} {...(name === undefined ? {} : { name })}>
      {Object.entries(options).map(([value, text]) => (
        <option value={value === "unsaid" ? "" : value} selected={value === chosen}>{text}</option>
      ))}
    </select>
  </div>
);

export const HeadingRow = ({ id, name, texts, least, chosen }: {
  id: string;
  name?: keyof TableChoices;
  texts: TablesTexts;
  /** 0 where a table without headings can be read. */
  least: number;
  chosen?: number | undefined;
}): VNode => (
  <div class="field">
    <label for={id}>{texts.headingRow}</label>
    <input
      class="control short"
      type="number"
      id={id}
      {...(name === undefined ? {} : { name })}
      min={least}
      max={lastHeadingRow}
      value={chosen ?? ""}
      aria-describedby={`${id}-hint`}
    />
    <p class="hint" id={`${id}-hint`}>{least === 0 ? texts.headingRowOrNone : texts.headingRowHint}</p>
  </div>
);

/** Refusal of a form that was sent without a script, and the choices that it had. */
export interface RefusedForm {
  readonly sentences: ReadonlyArray<string>;
  readonly choices: TableChoices;
}

export const PlainChoices = ({ texts, choices }: { texts: TablesTexts; choices: TableChoices }): VNode => (
  <fieldset class="choices">
    <legend>{texts.choices}</legend>
    <Choice
      id="plain-dates"
      name="dates"
      label={texts.dates}
      options={texts.dateOrders}
      chosen={choices.dates}
    />
    <Choice
      id="plain-decimal"
      name="decimal"
      label={texts.decimal}
      options={texts.decimals}
      chosen={choices.decimal}
    />
    <Choice
      id="plain-totals"
      name="total_rows"
      label={texts.totals}
      options={texts.totalRows}
      chosen={choices.total_rows}
    />
    <HeadingRow
      id="plain-heading-row"
      name="heading_row"
      texts={texts}
      least={1}
      chosen={choices.heading_row}
    />
  </fieldset>
);

/** A step, hidden until there is something to say in it. */
export const Step = (
  { id, title, children }: { id: string; title: string; children: ComponentChildren },
): VNode => (
  <section id={id} class="panel step" aria-labelledby={`${id}-heading`} hidden>
    <h2 id={`${id}-heading`} tabIndex={-1}>{title}</h2>
    {children}
  </section>
);

const Key = ({ language, texts }: { language: Language; texts: TablesTexts }): VNode => {
  const words = { language, name: "key", label: texts.orKey, hint: texts.keyHint };
  return (
    <Field {...words}>
      <input class="control" {...controlWords(words)} type="password" autocomplete="off" spellcheck={false} />
    </Field>
  );
};

/** Readings of a sheet that may be chosen otherwise. */
export const ColumnsStep = ({ texts }: { readonly texts: TablesTexts }): VNode => (
  <Step id="columns" title={texts.columns}>
    <p class="muted">{texts.columnsLead}</p>
    <p class="notice" id="alike" role="status" hidden></p>
    <p class="notice warn" id="above" hidden></p>
    <div class="choices">
      <HeadingRow id="heading-row" texts={texts} least={0} />
      <Choice id="decimal" label={texts.decimal} options={texts.decimals} />
      <Choice id="dates" label={texts.dates} options={texts.dateOrders} />
      <Choice id="totals" label={texts.totals} options={texts.totalRows} />
    </div>
    <div class="content"></div>
  </Step>
);

/** Form that calculates the rows: people whom codes are for, and an account or a key. */
export const KeyForm = ({ language, texts, signedIn, codeChoice }: {
  readonly language: Language;
  readonly texts: TablesTexts;
  readonly signedIn: SignedIn | undefined;
  /** Choices of people whom document codes are for. */
  readonly codeChoice: ReadonlyArray<Option>;
}): VNode => (
  <form id="key-form" class="fields narrow">
    <PersonChoice
      language={language}
      name="codes"
      label={codeTexts[language].choose}
      hint={codeTexts[language].chooseHint}
      options={codeChoice}
      value=""
    />
    {signedIn === undefined
      ? (
        <>
          <p class="actions">
            <a class="button" href="/sign-in?next=/tables">{texts.signIn}</a>
            <span class="hint">{texts.signInHint}</span>
          </p>
          <Key language={language} texts={texts} />
        </>
      )
      : (
        <>
          <FormToken signedIn={signedIn} />
          {signedIn.tier.cbamApi ? null : <p class="notice warn">{texts.lacksTier}</p>}
        </>
      )}
    <p class="actions">
      <button type="submit" class={signedIn === undefined ? "button second" : "button"}>
        {texts.calculateButton}
      </button>
    </p>
  </form>
);
