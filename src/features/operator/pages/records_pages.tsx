/**
 * The operator's pages of tiers, prices and mails.
 */
import type { VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import type { FailedMail } from "../../../application/accounts/operator_ports.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { DataTable } from "../../../web/parts/data_table.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { count } from "../../../web/words/figures.ts";
import type { Language } from "../../../web/words/language.ts";
import { operatorTexts } from "../texts/operator.ts";
import { entriesOfPage, pageAsked } from "../../../web/parts/paging.tsx";
import {
  CommandButton,
  inOperator,
  operatorPaths,
  RowForm,
  RowTable,
  textOf,
  tierWord,
} from "./operator_frame.tsx";
import { ListPages } from "./searching.tsx";
import { TypedCommand } from "./typed_commands.tsx";

type Rows = ReadonlyArray<Row>;

/** Values of a tier as its form has them. */
const valuesOfTier = (row: Row): Readonly<Record<string, string>> => {
  const rows = textOf(row, "cbam_bulk_rows");
  return {
    tier: textOf(row, "tier"),
    api_rate_per_hour: textOf(row, "api_rate_per_hour"),
    cbam_bulk_rows: rows === "unlimited" ? "" : rows,
    cbam_api: row["cbam_api"] === true ? "yes" : "",
  };
};

/** Bulk calculations that a tier allows, in words: they need rows beside the right. */
const bulkOf = (row: Row, language: Language): string => {
  const texts = operatorTexts[language];
  const rows = row["cbam_bulk_rows"];
  if (row["cbam_api"] !== true || rows === 0) return texts.no;
  return typeof rows === "number" ? texts.upToRows(count(rows, language)) : texts.unlimited;
};

export const tiersPage = (member: Member, rows: Rows): Framed => {
  const { language, query } = member.visit;
  const texts = operatorTexts[language];
  const chosen = rows.find((row) => row["tier"] === query["tier"]);
  return inOperator(member, {
    place: "tiers",
    children: (
      <>
        <DataTable
          caption={texts.tiers}
          isCaptionUnseen
          rows={rows}
          columns={[
            { heading: texts.columns.tier, cell: (row) => tierWord(textOf(row, "tier"), language) },
            {
              heading: texts.columns.api_rate_per_hour,
              cell: (row) => count(Number(row["api_rate_per_hour"]), language),
              isNumber: true,
            },
            { heading: texts.reports, cell: (row) => row["cbam_api"] === true ? texts.yes : texts.no },
            { heading: texts.bulk, cell: (row) => bulkOf(row, language) },
            {
              heading: texts.change,
              cell: (row) => (
                <a
                  class="button second small"
                  href={`?${new URLSearchParams({ tier: textOf(row, "tier") })}`}
                >
                  {texts.change} <span class="unseen">{tierWord(textOf(row, "tier"), language)}</span>
                </a>
              ),
            },
          ]}
        />
        {chosen === undefined
          ? null
          : <TypedCommand member={member} command="tier set" values={valuesOfTier(chosen)} />}
      </>
    ),
  });
};

export const pricesPage = (member: Member, rows: ReadonlyArray<Row>): Framed => {
  const { language, query } = member.visit;
  const place = pageAsked(query["page"], rows.length);
  const texts = operatorTexts[language];
  return inOperator(member, {
    place: "prices",
    children: (
      <>
        <RowForm member={member} command="price retract" />
        <RowTable
          language={language}
          caption={texts.prices}
          rows={entriesOfPage(rows.toReversed(), place)}
          names={["period", "price_eur_per_tco2e", "published_at", "known_from", "retracted_at"]}
          act={(row) =>
            row["retracted_at"] === null
              ? (
                <CommandButton
                  label={texts.retractPrice}
                  of={textOf(row, "period")}
                  values={{ period: textOf(row, "period"), entry: textOf(row, "entry") }}
                />
              )
              : texts.none}
        />
        <ListPages member={member} path={operatorPaths.prices} place={place} />
        <TypedCommand member={member} command="price add" />
      </>
    ),
  });
};

export const mailsPage = (member: Member, mails: ReadonlyArray<FailedMail>): Framed => {
  const { language, query } = member.visit;
  const texts = operatorTexts[language];
  const place = pageAsked(query["page"], mails.length);
  const rows = entriesOfPage(mails, place).map((mail) => ({
    id: mail.messageId,
    receiver: mail.receiver,
    mail: mail.subject,
    status: texts.mailStates[mail.status],
    attempts: mail.attempts,
    queued_at: mail.queuedAt,
    failure: mail.failure,
    isDead: mail.status === "dead",
  }));
  const again = (row: Row): VNode | string =>
    row["isDead"] === true
      ? (
        <CommandButton
          label={texts.retry}
          of={textOf(row, "receiver")}
          values={{ id: textOf(row, "id"), receiver: textOf(row, "receiver") }}
        />
      )
      : texts.none;
  return inOperator(member, {
    place: "mails",
    children: rows.length === 0 ? <p class="panel muted">{texts.noMails}</p> : (
      <>
        <RowForm member={member} command="mail retry" />
        <RowTable
          language={language}
          caption={texts.mails}
          rows={rows}
          names={["receiver", "mail", "status", "attempts", "queued_at", "failure"]}
          act={again}
        />
        <ListPages member={member} path={operatorPaths.mails} place={place} />
      </>
    ),
  });
};
