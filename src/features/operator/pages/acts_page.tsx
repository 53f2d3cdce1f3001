/**
 * The operator's page of acts: who did what, from a day to a day, by words.
 */
import type { VNode } from "preact";
import {
  actsASearch,
  type AskedActs,
  type RecordedAct,
} from "../../../application/accounts/operator_ports.ts";
import type { SearchedPage } from "../../../application/accounts/own_account.ts";
import { dayOfText } from "../../../kernel/time/calendar.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { count } from "../../../web/words/figures.ts";
import { TextField } from "../../../web/parts/fields.tsx";
import { Paging } from "../../../web/parts/paging.tsx";
import { operatorTexts } from "../texts/operator.ts";
import { inOperator, operatorPaths, RowTable } from "./operator_frame.tsx";

/** Longest text that is looked for. */
const mostLetters = 100;

/** The question of an address; a day that is none asks for nothing. */
export const askedActs = (query: Readonly<Record<string, string | undefined>>): AskedActs => ({
  before: query["before"],
  from: dayOfText(query["from"] ?? ""),
  to: dayOfText(query["to"] ?? ""),
  text: (query["q"] ?? "").trim().slice(0, mostLetters),
});

/** True if the address asks for some of the acts. */
const isAsked = ({ text, from, to, before }: AskedActs): boolean =>
  text !== "" || [from, to, before].some((bound) => bound !== undefined);

const Searching = ({ member, asked }: { member: Member; asked: AskedActs }): VNode => {
  const { language } = member.visit;
  const texts = operatorTexts[language];
  return (
    <form class="searching" method="get" action={operatorPaths.acts} role="search">
      <TextField
        language={language}
        name="q"
        label={texts.searchActs}
        type="search"
        value={asked.text}
        maxLength={mostLetters}
      />
      <TextField language={language} name="from" label={texts.from} type="date" value={asked.from ?? ""} />
      <TextField language={language} name="to" label={texts.to} type="date" value={asked.to ?? ""} />
      <div class="actions">
        <button class="button second" type="submit">{texts.search}</button>
        {isAsked(asked) ? <a href={operatorPaths.acts}>{texts.searchAgain}</a> : null}
      </div>
    </form>
  );
};

export const actsPage = (
  member: Member,
  asked: AskedActs,
  { records, hasMore, readTo }: SearchedPage<RecordedAct>,
): Framed => {
  const { language, query } = member.visit;
  const rows = records.map(({ doneAt, operator, act, subject }) => ({
    done_at: doneAt,
    operator,
    act,
    subject,
  }));
  const { text, from, to } = asked;
  const kept = Object.fromEntries(
    Object.entries({ q: text, from, to }).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, value]]
    ),
  );
  return inOperator(member, {
    place: "acts",
    children: (
      <>
        <Searching member={member} asked={asked} />
        {rows.length === 0
          ? (
            <p class="panel muted">
              {readTo !== undefined
                ? operatorTexts[language].noActsSoFar(count(actsASearch, language))
                : isAsked(asked)
                ? operatorTexts[language].noActs
                : operatorTexts[language].noActsYet}
            </p>
          )
          : (
            <RowTable
              language={language}
              caption={operatorTexts[language].acts}
              rows={rows}
              names={["done_at", "operator", "act", "subject"]}
            />
          )}
        {readTo === undefined || rows.length === 0
          ? null
          : <p class="muted">{operatorTexts[language].actsSoFar(count(actsASearch, language))}</p>}
        <Paging
          language={language}
          path={operatorPaths.acts}
          kept={kept}
          isLater={query["before"] !== undefined}
          last={hasMore ? records.at(-1)?.id : readTo}
        />
      </>
    ),
  });
};
