/**
 * The forms of commands whose values somebody types: on the page that offers them, and once more, with what was sent, on the page that
 * says why it can't be done.
 */
import type { ComponentChildren, VNode } from "preact";
import { accountTiers, longestKeyName } from "../../../domain/accounts/access.ts";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { keyTexts } from "../../accounts/texts/keys.ts";
import type { OperatorTexts } from "../texts/en/operator.ts";
import { operatorTexts } from "../texts/operator.ts";
import { CommandForm, tierWord } from "./operator_frame.tsx";

interface Parts {
  readonly member: Member;
  readonly texts: OperatorTexts;
  /** Values by the names of the form's fields. */
  readonly values: URLSearchParams;
}

const textIn = (values: URLSearchParams, name: string): string => values.get(name) ?? "";

const Hidden = ({ values, name }: Pick<Parts, "values"> & { readonly name: string }): VNode => (
  <input type="hidden" name={name} value={textIn(values, name)} />
);

const TierField = ({ member, texts, values }: Parts): VNode => (
  <SelectField
    language={member.visit.language}
    name="tier"
    label={texts.columns.tier}
    value={textIn(values, "tier")}
    options={accountTiers.map((name) => ({ value: name, label: tierWord(name, member.visit.language) }))}
  />
);

const AccountFields = (parts: Parts): VNode => (
  <div class="fields pair">
    <TextField
      language={parts.member.visit.language}
      name="email"
      label={parts.texts.columns.email}
      type="email"
      value={textIn(parts.values, "email")}
      isRequired
    />
    <TierField {...parts} />
  </div>
);

const PermissionChoices = ({ member: { visit: { language, site } }, values }: Parts): VNode => {
  const chosen = values.getAll("permission");
  return (
    <fieldset class="field">
      <legend>{keyTexts[language].permissionsLegend}</legend>
      <div class="choice-grid">
        {site.permissions.map(({ permission, label }) => (
          <div class="choice">
            <input
              type="checkbox"
              id={`may-${permission}`}
              name="permission"
              value={permission}
              checked={chosen.includes(permission)}
            />
            <label for={`may-${permission}`}>
              {label(language)} <code class="muted">{permission}</code>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const KeyFields = (parts: Parts): VNode => (
  <>
    <Hidden values={parts.values} name="account" />
    <TextField
      language={parts.member.visit.language}
      name="name"
      id="key-name"
      label={parts.texts.keyName}
      hint={parts.texts.keyNameHint}
      maxLength={longestKeyName}
      value={textIn(parts.values, "name")}
      isOptional
    />
    <PermissionChoices {...parts} />
  </>
);

const ExpiryFields = ({ member, texts, values }: Parts): VNode => (
  <>
    <Hidden values={values} name="email" />
    <TextField
      language={member.visit.language}
      name="expires_at"
      label={texts.columns.expires_at}
      hint={texts.expiryHint}
      type="date"
      value={textIn(values, "expires_at")}
    />
  </>
);

const TierFields = ({ member: { visit: { language } }, texts, values }: Parts): VNode => {
  const tier = textIn(values, "tier");
  return (
    <>
      <Hidden values={values} name="tier" />
      <TextField
        language={language}
        name="api_rate_per_hour"
        id={`rate-${tier}`}
        label={texts.columns.api_rate_per_hour}
        inputMode="numeric"
        value={textIn(values, "api_rate_per_hour")}
      />
      <TextField
        language={language}
        name="cbam_bulk_rows"
        id={`rows-${tier}`}
        label={texts.columns.cbam_bulk_rows}
        hint={texts.rowsHint}
        inputMode="numeric"
        value={textIn(values, "cbam_bulk_rows")}
      />
      <div class="choice">
        <input
          type="checkbox"
          id={`cbam-${tier}`}
          name="cbam_api"
          value="yes"
          checked={values.get("cbam_api") === "yes"}
        />
        <label for={`cbam-${tier}`}>{texts.columns.cbam_api}</label>
      </div>
    </>
  );
};

const PriceFields = ({ member: { visit: { language } }, texts, values }: Parts): VNode => (
  <>
    <div class="fields pair">
      <TextField
        language={language}
        name="period"
        label={texts.columns.period}
        hint={texts.periodHint}
        value={textIn(values, "period")}
        isRequired
      />
      <TextField
        language={language}
        name="price"
        label={texts.columns.price_eur_per_tco2e}
        hint={texts.priceHint}
        inputMode="decimal"
        value={textIn(values, "price")}
        isRequired
      />
      <TextField
        language={language}
        name="published_at"
        label={texts.columns.published_at}
        type="date"
        value={textIn(values, "published_at")}
        isRequired
      />
    </div>
    <div class="choice">
      <input type="checkbox" id="skips" name="skips" value="yes" checked={values.get("skips") === "yes"} />
      <label for="skips">{texts.skips}</label>
    </div>
  </>
);

interface TypedForm {
  readonly title: (parts: Parts) => string;
  readonly fields: (parts: Parts) => ComponentChildren;
  /** True for what can't be taken back. */
  readonly isDanger?: boolean;
}

const forms = {
  "account create": { title: ({ texts }) => texts.newAccount, fields: AccountFields },
  "account set-tier": {
    title: ({ texts }) => texts.changeTier,
    fields: (parts) => [<Hidden values={parts.values} name="email" />, <TierField {...parts} />],
  },
  "account set-expiry": { title: ({ texts }) => texts.changeExpiry, fields: ExpiryFields },
  "account close": {
    title: ({ texts }) => texts.closeAccount,
    fields: ({ texts, values }) => [<Hidden values={values} name="email" />, <p>{texts.closeHint}</p>],
    isDanger: true,
  },
  "key create": { title: ({ texts }) => texts.newKey, fields: KeyFields },
  "tier set": {
    title: ({ member, texts, values }) =>
      texts.tierLimits(tierWord(textIn(values, "tier"), member.visit.language)),
    fields: TierFields,
  },
  "price add": { title: ({ texts }) => texts.newPrice, fields: PriceFields },
} as const satisfies Readonly<Record<string, TypedForm>>;

/** A command whose values are typed in a form. */
export type TypedCommandName = keyof typeof forms;

/** @returns true for a command that has a form with fields; others are buttons in rows */
export const isTypedCommand = (name: string): name is TypedCommandName => Object.hasOwn(forms, name);

/** The form of a command, with values; `back` is the page that it leads back to, the page's own unless given. */
export const TypedCommand = ({ member, command, values = {}, back }: {
  readonly member: Member;
  readonly command: TypedCommandName;
  readonly values?: URLSearchParams | Readonly<Record<string, string>>;
  readonly back?: string;
}): VNode => {
  const parts = {
    member,
    texts: operatorTexts[member.visit.language],
    values: new URLSearchParams(values),
  };
  const { title, fields, isDanger = false }: TypedForm = forms[command];
  return (
    <CommandForm member={member} command={command} title={title(parts)} isDanger={isDanger} back={back}>
      {fields(parts)}
    </CommandForm>
  );
};
