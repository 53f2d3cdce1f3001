/**
 * The operator's pages of accounts: what there is, and forms for what can be done with it.
 */
import type { VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import type { AccountSearch } from "../../../application/accounts/operator_ports.ts";
import type { NumberedRecords } from "../../../application/accounts/own_account.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { accountTiers, longestKeyName } from "../../../domain/accounts/access.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { keyTexts } from "../../accounts/texts/keys.ts";
import { isSearched, ListPages, ListSearch, soughtOf } from "./searching.tsx";
import { operatorTexts } from "../texts/operator.ts";
import { KeyRows } from "./keys_page.tsx";
import {
  CommandForm,
  inOperator,
  operatorPaths,
  RowFacts,
  RowTable,
  textOf,
  tierWord,
} from "./operator_frame.tsx";

const TierField = ({ member, value }: { member: Member; value?: string }): VNode => (
  <SelectField
    language={member.visit.language}
    name="tier"
    label={operatorTexts[member.visit.language].columns.tier}
    value={value}
    options={accountTiers.map((name) => ({ value: name, label: tierWord(name, member.visit.language) }))}
  />
);

/** The choice of accounts that the address asks for; undefined for all. */
export const madeOf = ({ visit: { query: { made } } }: Member): AccountSearch["made"] =>
  made === "self" || made === "open" || made === "closed" ? made : undefined;

export const accountsPage = (member: Member, { records, ...place }: NumberedRecords<Row>): Framed => {
  const { language } = member.visit;
  const texts = operatorTexts[language];
  const choice = {
    name: "made",
    label: texts.whichAccounts,
    options: [
      { value: "", label: texts.everyAccount },
      { value: "self", label: texts.selfMade },
      { value: "open", label: texts.openAccounts },
      { value: "closed", label: texts.closedAccounts },
    ],
  };
  return inOperator(member, {
    place: "accounts",
    children: (
      <>
        <ListSearch
          member={member}
          path={operatorPaths.accounts}
          label={texts.searchAccounts}
          choice={choice}
        />
        <RowTable
          language={language}
          caption={texts.accounts}
          rows={records}
          nothing={isSearched(member, choice) ? texts.noRecords : texts.nothing}
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
        <ListPages
          member={member}
          path={operatorPaths.accounts}
          kept={{ q: soughtOf(member), made: madeOf(member) }}
          place={place}
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

/** Form that makes a key of the account. */
const NewKeyForm = ({ member, email }: { readonly member: Member; readonly email: string }): VNode => {
  const { language } = member.visit;
  const texts = operatorTexts[language];
  return (
    <CommandForm member={member} command="key create" title={texts.newKey}>
      <input type="hidden" name="account" value={email} />
      <TextField
        language={language}
        name="name"
        id="key-name"
        label={texts.keyName}
        hint={texts.keyNameHint}
        maxLength={longestKeyName}
        isOptional
      />
      <PermissionChoices member={member} />
    </CommandForm>
  );
};

/** Day in Brussels of a time, as a form's field has it. */
const dayOfField = (time: string): string => time === "" ? "" : dayInBrussels(Date.parse(time));

/** One account: its tier, its end, its keys. */
export const accountPage = (
  member: Member,
  account: Row,
  { records, ...place }: NumberedRecords<Row>,
): Framed => {
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
        <KeyRows member={member} rows={records} isOfOne />
        <ListPages member={member} path="/operator/account" kept={{ email }} place={place} />
        <NewKeyForm member={member} email={email} />
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
        <div class="apart">
          <CommandForm member={member} command="account close" title={texts.closeAccount} isDanger>
            {hidden}
            <p>{texts.closeHint}</p>
          </CommandForm>
        </div>
      </>
    ),
  });
};
