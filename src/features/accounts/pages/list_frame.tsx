/** Frame of an account's lists: a search, a table, and the way to older records. */
import type { Right } from "../../../domain/accounts/roles.ts";
import type { VNode } from "preact";
import type { RecordPage } from "../../../application/accounts/own_account.ts";
import { Offered } from "../../../web/parts/form_token.tsx";
import type { Framed } from "../../../web/page/layout.tsx";
import { type Column, DataTable } from "../../../web/parts/data_table.tsx";
import { TextField } from "../../../web/parts/fields.tsx";
import { addressed } from "../../../web/parts/english_link.tsx";
import { Paging } from "../../../web/parts/paging.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../texts/account.ts";
import { inAccount } from "../../../web/page/account_frame.tsx";
import { accountPaths } from "./account_paths.ts";

/** The lists by their places. */
export type ListPlace = "reports" | "batches" | "invoices";

/** Look of a list, beside its records. */
export interface ListLook<Row> {
  readonly place: ListPlace;
  readonly hint: string;
  /** Stands above the list. */
  readonly notice?: VNode;
  /** Button above the list, to the page where its records are made. */
  readonly make?: { readonly href: string; readonly label: string };
  /** Right that making a record needs; left out: to look. */
  readonly right?: Right;
  readonly columns: ReadonlyArray<Column<Row>>;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly link: string;
  };
}

const Searching = ({ member, place, hint, search }: {
  member: Member;
  place: ListPlace;
  hint: string;
  search: string;
}): VNode => {
  const texts = accountTexts[member.visit.language];
  return (
    <form class="searching" method="get" action={accountPaths[place]} role="search">
      <TextField
        language={member.visit.language}
        name="q"
        label={texts.search}
        hint={hint}
        value={search}
        type="search"
        maxLength={100}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.search}</button>
        {search === "" ? null : <a href={accountPaths[place]}>{texts.searchAgain}</a>}
      </div>
    </form>
  );
};

/** Contents of a list on its page. */
export interface ListView<Row> {
  readonly listed: RecordPage<Row>;
  readonly search: string;
  readonly before: string | undefined;
}

/** @returns the page of a list */
export const listPage = <Row extends { readonly id: string }>(
  member: Member,
  { place, hint, notice, make, columns, empty, right = "look" }: ListLook<Row>,
  { listed, search, before }: ListView<Row>,
): Framed => {
  const { language } = member.visit;
  const texts = accountTexts[language];
  const { records, hasMore } = listed;
  const hasNone = records.length === 0 && search === "" && before === undefined;
  return inAccount(member, {
    path: accountPaths[place],
    title: texts[place],
    children: hasNone
      ? (
        <div class="panel empty">
          <h2>{empty.title}</h2>
          <p class="muted">{empty.text}</p>
          <Offered right={right}>
            <p>
              <a class="button second" {...addressed(empty.href)}>{empty.link}</a>
            </p>
          </Offered>
        </div>
      )
      : (
        <>
          {notice}
          {make === undefined ? null : (
            <Offered right={right}>
              <p class="actions">
                <a class="button" href={make.href}>{make.label}</a>
              </p>
            </Offered>
          )}
          <Searching member={member} place={place} hint={hint} search={search} />
          {records.length === 0 ? <p class="panel">{texts.nothingFound(search)}</p> : (
            <DataTable
              caption={search === "" ? texts[place] : texts.found(search)}
              isCaptionUnseen={search === ""}
              rows={records}
              columns={columns}
            />
          )}
          <Paging
            language={language}
            path={accountPaths[place]}
            kept={search === "" ? {} : { q: search }}
            isLater={before !== undefined}
            last={hasMore ? records.at(-1)?.id : undefined}
          />
        </>
      ),
  });
};
