/**
 * Form fields: label, hint, control and error belong together for eyes and for screen readers.
 */
import type { ComponentChildren, VNode } from "preact";
import { shellTexts } from "../words/shell.ts";
import type { Language } from "../words/language.ts";

/** Words that every field has. */
export interface FieldWords {
  readonly language: Language;
  /** Name of the value in the form, and the control's id unless one is given. */
  readonly name: string;
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error of the value, and the right way. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
}

/** The attributes by which a control points to its hint and its error. */
export interface ControlWords {
  readonly id: string;
  readonly name: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": "true" | undefined;
}

/** @returns the attributes of the field's control */
export const controlWords = ({ id, name, hint, error }: FieldWords): ControlWords => {
  const own = id ?? name;
  const described = [
    ...(hint === undefined ? [] : [`${own}-hint`]),
    ...(error === undefined ? [] : [`${own}-error`]),
  ];
  return {
    id: own,
    name,
    "aria-describedby": described.length === 0 ? undefined : described.join(" "),
    "aria-invalid": error === undefined ? undefined : "true",
  };
};

/** A field around any control, which takes its attributes from `controlWords`. */
export const Field = (words: FieldWords & { readonly children: ComponentChildren }): VNode => {
  const own = words.id ?? words.name;
  const { optional, errorPrefix } = shellTexts[words.language];
  return (
    <div class="field">
      <label for={own}>
        {words.label}
        {words.isOptional === true ? <span class="aside">{` (${optional})`}</span> : null}
      </label>
      {words.hint === undefined ? null : <p class="hint" id={`${own}-hint`}>{words.hint}</p>}
      {words.children}
      {words.error === undefined ? null : (
        <p class="error" id={`${own}-error`}>
          <span class="unseen">{`${errorPrefix} `}</span>
          {words.error}
        </p>
      )}
    </div>
  );
};

/** A text that is typed in. */
export interface TextFieldWords extends FieldWords {
  readonly value?: string | undefined;
  readonly type?: "text" | "date" | "email" | "password" | "search";
  readonly inputMode?: "decimal" | "numeric" | "email";
  readonly placeholder?: string;
  /** Whose words they are, such as `email`; never `off`, with which browsers forget what was typed when somebody comes back. */
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  /** A unit that stands behind the value. */
  readonly unit?: string;
}

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

export const TextField = (words: TextFieldWords): VNode => {
  const { type = "text", inputMode, placeholder, autoComplete, maxLength, isRequired, value } = words;
  /** Attributes of any kind of input: the library's types tell kinds apart by the type in the source. */
  const attributes: Attributes = {
    type,
    value,
    placeholder,
    required: isRequired,
    inputmode: inputMode,
    autocomplete: autoComplete,
    maxlength: maxLength,
    spellcheck: "false",
  };
  const input = <input class="control" {...controlWords(words)} {...attributes} />;
  return (
    <Field {...words}>
      {words.unit === undefined ? input : (
        <div class="with-unit">
          {input}
          <span>{words.unit}</span>
        </div>
      )}
    </Field>
  );
};

/** A text of several lines, whose field grows with it. */
export const LinesField = (words: FieldWords & { readonly value?: string | undefined }): VNode => (
  <Field {...words}>
    <textarea class="control" {...controlWords(words)} rows={2} spellcheck={false}>{words.value}</textarea>
  </Field>
);

/** One of a list. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export const SelectField = (
  words: FieldWords & { readonly options: ReadonlyArray<Option>; readonly value?: string | undefined },
): VNode => (
  <Field {...words}>
    <select class="control" {...controlWords(words)}>
      {words.options.map(({ value, label }) => (
        <option value={value} selected={value === words.value}>{label}</option>
      ))}
    </select>
  </Field>
);

/** Attributes of a list of errors, on which a page begins that has one: what is in a page as it is loaded, no screen reader tells as an alert. */
export const summaryAttributes = {
  class: "notice bad",
  role: "alert",
  tabIndex: -1,
  id: "errors",
  autofocus: true,
} as const;

/** @returns true for the HTML of a page with a list of errors */
export const hasErrorSummary = (html: string): boolean => html.includes(` id="${summaryAttributes.id}"`);

/** The errors of a form at its top, each a link to its field: by the field's name where the field says the rest. */
export const ErrorSummary = ({ language, errors }: {
  readonly language: Language;
  readonly errors: ReadonlyArray<{ readonly id: string; readonly message: string; readonly label?: string }>;
}): VNode | null =>
  errors.length === 0 ? null : (
    <div {...summaryAttributes}>
      <h2>{shellTexts[language].errorSummary}</h2>
      <ul>
        {errors.map(({ id, message, label = message }) => (
          <li>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
