/**
 * Controls of the form of an import: each is told its member's name, and finds its label, value and error by it.
 */
import type { ComponentChildren, VNode } from "preact";
import type { SignedIn } from "../../../../application/accounts/browser_session.ts";
import { CountryField } from "../../../../web/parts/country_field.tsx";
import { type Option, TextField } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { memberTexts } from "../../texts/members.ts";
import type { ChosenYear } from "../chosen.ts";
import type { FormErrors } from "../sentences.ts";
import { type ChoiceName, entryChoices } from "../entry_choices.ts";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import type { EntryValues } from "./entry_fields.ts";

/** Facts that the form is made of. */
export interface EntryFormParts {
  readonly language: Language;
  readonly signedIn: SignedIn;
  readonly chosen: ChosenYear;
  readonly values: EntryValues;
  readonly errors: FormErrors;
  /** Address that the form is sent to. */
  readonly path: string;
  /** Word on the button. */
  readonly button: string;
  /** Address for a visitor who leaves it. */
  readonly back: string;
  /** True for a new import, whose importer is chosen. */
  readonly isNew: boolean;
  /** Values of suppliers that the import may take. */
  readonly offered: ReadonlyArray<Option>;
  /** Id of the entry that a correction was begun on, or that the page of a new import tells of; undefined for none. */
  readonly holding?: string;
  /** Mark of the unusual declarant that the page of a new import tells of, or of one that it told of before; undefined for none. */
  readonly toldOf?: string | undefined;
  /** True once values were looked for by what was typed. */
  readonly isLookedFor?: boolean;
}

type FieldLook = {
  readonly hint?: string;
  readonly unit?: string;
  readonly type?: "text" | "date";
  readonly isNumber?: boolean;
  readonly isOptional?: boolean;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
};

type Name = keyof typeof memberTexts["en"];

/** A field that is typed in. */
export const Text = (
  { form, name, hint, unit, type = "text", isNumber, isOptional, isRequired, maxLength = 200 }: FieldLook & {
    readonly form: EntryFormParts;
    readonly name: Name;
  },
): VNode => (
  <TextField
    language={form.language}
    name={name}
    label={memberTexts[form.language][name]}
    hint={hint}
    type={type}
    value={form.values.get(name)}
    error={form.errors.get(name)}
    maxLength={maxLength}
    {...(unit === undefined ? {} : { unit })}
    {...(isNumber === true ? { inputMode: "decimal" as const } : {})}
    {...(isOptional === true ? { isOptional } : {})}
    {...(isRequired === true ? { isRequired } : {})}
  />
);

/** A choice. */
export const Select = ({ form, name }: {
  readonly form: EntryFormParts;
  readonly name: ChoiceName;
}): VNode => (
  <PersonChoice
    language={form.language}
    name={name}
    label={memberTexts[form.language][name]}
    options={entryChoices(form)[name]}
    value={form.values.get(name)}
    error={form.errors.get(name)}
  />
);

/** A country by its name or code. */
export const Country = ({ form, name, isRequired = false }: {
  readonly form: EntryFormParts;
  readonly name: Name;
  readonly isRequired?: boolean;
}): VNode => (
  <CountryField
    language={form.language}
    name={name}
    label={memberTexts[form.language][name]}
    value={form.values.get(name)}
    error={form.errors.get(name)}
    isRequired={isRequired}
  />
);

/** Fields that few imports have: open where one of them is filled or wrong. */
export const More = ({ form, title, text, prefixes, isAsked = false, children }: {
  readonly form: EntryFormParts;
  readonly title: string;
  readonly text?: string;
  /** True of fields that the visitor asked for. */
  readonly isAsked?: boolean;
  readonly prefixes: ReadonlyArray<string>;
  readonly children: ComponentChildren;
}): VNode => {
  const isOf = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  const isOpen = isAsked || [...form.values].some(([name, value]) => isOf(name) && value !== "") ||
    [...form.errors.keys()].some(isOf);
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {text === undefined ? null : <p class="muted small">{text}</p>}
      <div class="fields spread">{children}</div>
    </details>
  );
};
