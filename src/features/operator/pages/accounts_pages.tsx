/**
 * The operator's pages of accounts: what there is, and forms for what can be done with it.
 */
import type { Row } from "../../../application/accounts/operator_commands.ts";
import type { AccountSearch } from "../../../application/accounts/operator_ports.ts";
import type { NumberedRecords } from "../../../application/accounts/own_account.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { isSearched, ListPages, ListSearch, soughtOf } from "./searching.tsx";
import { operatorTexts } from "../texts/operator.ts";
import { KeyRows } from "./keys_page.tsx";
import { inOperator, operatorPaths, RowFacts, RowTable, textOf } from "./operator_frame.tsx";
import { TypedCommand } from "./typed_commands.tsx";

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
        <TypedCommand member={member} command="account create" />
      </>
    ),
  });
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
        <TypedCommand member={member} command="key create" values={{ account: email }} />
        <div class="columns halves forms">
          <TypedCommand
            member={member}
            command="account set-tier"
            values={{ email, tier: textOf(account, "tier") }}
          />
          <TypedCommand
            member={member}
            command="account set-expiry"
            values={{ email, expires_at: dayOfField(textOf(account, "expires_at")) }}
          />
        </div>
        <div class="apart">
          <TypedCommand member={member} command="account close" values={{ email }} />
        </div>
      </>
    ),
  });
};
