/**
 * The operator's pages of accounts and keys: what there is, and forms for what can be done with it.
 */
import type { VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { accountTiers } from "../../../domain/accounts/access.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { keyTexts } from "../../accounts/texts/keys.ts";
import { operatorTexts } from "../texts/operator.ts";
import {
  CommandButton,
  CommandForm,
  inOperator,
  operatorPaths,
  RowFacts,
  RowTable,
  textOf,
} from "./operator_frame.tsx";

type Rows = ReadonlyArray<Row>;

const TierField = ({ member, value }: { member: Member; value?: string }): VNode => (
  <SelectField
    language={member.visit.language}
    name="tier"
    label={operatorTexts[member.visit.language].columns.tier}
    value={value}
    options={accountTiers.map((name) => ({ value: name, label: name }))}
  />
);

export const accountsPage = (member: Member, rows: Rows): Framed => {
  const { language, query } = member.visit;
  const texts = operatorTexts[language];
  const isOnlySelfMade = query["made"] === "self";
  return inOperator(member, {
    place: "accounts",
    children: (
      <>
        <p>
          {isOnlySelfMade
            ? <a href={operatorPaths.accounts}>{texts.everyAccount}</a>
            : <a href={`${operatorPaths.accounts}?made=self`}>{texts.selfMade}</a>}
        </p>
        <RowTable
          language={language}
          caption={texts.accounts}
          rows={isOnlySelfMade ? rows.filter((row) => row["self_made"] === true) : rows}
          names={["email", "name", "self_made", "tier", "created_at", "expires_at", "closed_at"]}
          act={(row) =>
            row["closed_at"] === null
              ? (
                <a
                  class="button second small"
                  href={`/operator/account?${new URLSearchParams({ email: textOf(row, "email") })}`}
                >
                  {texts.change} <span class="unseen">{textOf(row, "email")}</span>
                </a>
              )
              : texts.none}
        />
        <CommandForm member={member} command="account create" title={texts.newAccount}>
          <div class="fields pair">
            <TextField language={language} name="email" label={texts.columns.email} type="email" isRequired />
            <TierField member={member} />
          </div>
        </CommandForm>
      </>
    ),
  });
};

const PermissionChoices = ({ member }: { member: Member }): VNode => {
  const { language, site } = member.visit;
  const texts = keyTexts[language];
  return (
    <fieldset class="field">
      <legend>{texts.permissionsLegend}</legend>
      <div class="choice-grid">
        {site.permissions.map(({ permission, label }) => (
          <div class="choice">
            <input type="checkbox" id={`may-${permission}`} name="permission" value={permission} />
            <label for={`may-${permission}`}>
              {label(language)} <code class="muted">{permission}</code>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const keyColumns = ["name", "last4", "permissions", "created_at", "last_used_at", "revoked_at"] as const;

const KeyRows = ({ member, rows, isOfOne = false }: {
  member: Member;
  rows: Rows;
  /** True on the page of the account that all of them are of. */
  isOfOne?: boolean;
}): VNode => {
  const texts = operatorTexts[member.visit.language];
  return (
    <RowTable
      language={member.visit.language}
      caption={texts.keys}
      rows={rows}
      names={isOfOne ? keyColumns : ["account", ...keyColumns]}
      act={(row) =>
        row["revoked_at"] === null
          ? (
            <CommandButton
              member={member}
              label={texts.revokeKey}
              values={{ do: "key revoke", id: textOf(row, "id") }}
            />
          )
          : texts.none}
    />
  );
};

/** Day in Brussels of a time, as a form's field has it. */
const dayOfField = (time: string): string => time === "" ? "" : dayInBrussels(Date.parse(time));

/** One account: its tier, its end, its keys. */
export const accountPage = (member: Member, account: Row, keys: Rows): Framed => {
  const { language } = member.visit;
  const texts = operatorTexts[language];
  const email = textOf(account, "email");
  const hidden = <input type="hidden" name="email" value={email} />;
  return inOperator(member, {
    place: "accounts",
    title: email,
    children: (
      <>
        <section class="panel">
          <RowFacts
            language={language}
            row={account}
            names={["name", "tier", "created_at", "self_made", "expires_at"]}
          />
        </section>
        <h2>{texts.keys}</h2>
        <KeyRows member={member} rows={keys} isOfOne />
        <CommandForm member={member} command="key create" title={texts.newKey}>
          <input type="hidden" name="account" value={email} />
          <PermissionChoices member={member} />
        </CommandForm>
        <div class="columns halves forms">
          <CommandForm member={member} command="account set-tier" title={texts.changeTier}>
            {hidden}
            <TierField member={member} value={textOf(account, "tier")} />
          </CommandForm>
          <CommandForm member={member} command="account set-expiry" title={texts.changeExpiry}>
            {hidden}
            <TextField
              language={language}
              name="expires_at"
              label={texts.columns.expires_at}
              hint={texts.expiryHint}
              type="date"
              value={dayOfField(textOf(account, "expires_at"))}
            />
          </CommandForm>
        </div>
        <CommandForm member={member} command="account close" title={texts.closeAccount}>
          {hidden}
          <p class="muted">{texts.closeHint}</p>
        </CommandForm>
      </>
    ),
  });
};

export const operatorKeysPage = (member: Member, rows: Rows): Framed =>
  inOperator(member, { place: "keys", children: <KeyRows member={member} rows={rows} /> });
