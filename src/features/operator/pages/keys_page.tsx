/**
 * The operator's page of keys, and the table in which an account's page has those of the account.
 */
import type { VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import type { KeySearch } from "../../../application/accounts/operator_ports.ts";
import type { NumberedRecords } from "../../../application/accounts/own_account.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { operatorTexts } from "../texts/operator.ts";
import { CommandButton, inOperator, operatorPaths, RowForm, RowTable, textOf } from "./operator_frame.tsx";
import { isSearched, ListPages, ListSearch, soughtOf } from "./searching.tsx";

const keyColumns = ["name", "last4", "permissions", "created_at", "last_used_at", "revoked_at"] as const;

/** Table of keys, each live one with a button that asks to revoke it. */
export const KeyRows = ({ member, rows, isOfOne = false, nothing }: {
  member: Member;
  rows: ReadonlyArray<Row>;
  /** True on the page of the account that all of them are of. */
  isOfOne?: boolean;
  /** Sentence in place of a table without keys. */
  nothing?: string;
}): VNode => {
  const texts = operatorTexts[member.visit.language];
  const labelsOf = (codes: Row[string] | undefined): ReadonlyArray<string> =>
    member.visit.site.permissions.filter(({ permission }) =>
      Array.isArray(codes) && codes.includes(permission)
    ).map(({ label }) => label(member.visit.language));
  return (
    <>
      <RowForm member={member} command="key revoke" />
      <RowTable
        language={member.visit.language}
        caption={texts.keys}
        rows={rows.map((row) => ({ ...row, permissions: labelsOf(row["permissions"]) }))}
        {...(nothing === undefined ? undefined : { nothing })}
        names={isOfOne ? keyColumns : ["account", ...keyColumns]}
        act={(row) =>
          row["revoked_at"] === null
            ? (
              <CommandButton
                label={texts.revokeKey}
                of={textOf(row, "last4")}
                values={{ id: textOf(row, "id") }}
              />
            )
            : texts.none}
      />
    </>
  );
};

/** The choice of keys that the address asks for; undefined for all. */
export const stateOf = ({ visit: { query: { state } } }: Member): KeySearch["state"] =>
  state === "good" || state === "revoked" ? state : undefined;

export const operatorKeysPage = (member: Member, { records, ...place }: NumberedRecords<Row>): Framed => {
  const { language } = member.visit;
  const texts = operatorTexts[language];
  const choice = {
    name: "state",
    label: texts.whichKeys,
    options: [
      { value: "", label: texts.everyKey },
      { value: "good", label: texts.goodKeys },
      { value: "revoked", label: texts.revokedKeys },
    ],
  };
  return inOperator(member, {
    place: "keys",
    children: (
      <>
        <ListSearch member={member} path={operatorPaths.keys} label={texts.searchKeys} choice={choice} />
        <KeyRows
          member={member}
          rows={records}
          nothing={isSearched(member, choice) ? texts.noRecords : texts.nothing}
        />
        <ListPages
          member={member}
          path={operatorPaths.keys}
          kept={{ q: soughtOf(member), state: stateOf(member) }}
          place={place}
        />
      </>
    ),
  });
};
