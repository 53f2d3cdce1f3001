/** Overview of an account. */
import type { ComponentChildren, VNode } from "preact";
import { mostKeys, type Usage } from "../../../application/accounts/own_account.ts";
import type { UsedWindow } from "../../../application/accounts/windows.ts";
import { invoiceCreation } from "../../../contract/access.ts";
import { hardCapRows } from "../../../contract/bulk.ts";
import { count } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../texts/account.ts";
import { memberTexts } from "../texts/members.ts";
import { inAccount } from "../../../web/page/account_frame.tsx";
import { accountPaths } from "./account_paths.ts";
import { accountWords } from "../../../domain/accounts/account_words.ts";

/** Contents of the page. */
export interface Overview {
  readonly usage: Usage;
  /** Windows with calls in them, the fullest first. */
  readonly windows: ReadonlyArray<UsedWindow>;
  readonly liveKeys: number;
  readonly sessions: number;
}

type Facts = ReadonlyArray<readonly [name: ComponentChildren, value: ComponentChildren]>;

const FactList = ({ facts }: { facts: Facts }): VNode => (
  <dl class="facts">
    {facts.map(([name, value]) => (
      <>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </>
    ))}
  </dl>
);

const Limits = ({ member: { visit, signedIn } }: { member: Member }): VNode => {
  const texts = accountTexts[visit.language];
  const figure = (value: number): string => count(value, visit.language);
  const { name, apiRatePerHour, cbamApi, cbamBulkRows } = signedIn.tier;
  const rows = !cbamApi || cbamBulkRows === 0
    ? texts.none
    : cbamBulkRows === null
    ? texts.unlimited(figure(hardCapRows))
    : figure(Math.min(cbamBulkRows, hardCapRows));
  return (
    <section class="panel">
      <h2>{texts.tierTitle}</h2>
      <FactList
        facts={[
          [texts.tier, texts.tierNames[name]],
          [texts.callsPerHour, figure(apiRatePerHour)],
          [texts.invoicesPerHour, figure(invoiceCreation.limitPerHour ?? 0)],
          [texts.bulkAndReports, cbamApi ? texts.included : texts.notIncluded],
          [texts.bulkRows, rows],
        ]}
      />
      <p class="muted small">{texts.askOperator}</p>
    </section>
  );
};

const Used = ({ member: { visit }, overview: { usage, liveKeys } }: {
  member: Member;
  overview: Overview;
}): VNode => {
  const texts = accountTexts[visit.language];
  const figure = (value: number): string => count(value, visit.language);
  return (
    <section class="panel">
      <h2>{texts.usageTitle}</h2>
      <FactList
        facts={[
          [<a href={accountPaths.batches}>{texts.usedBatches}</a>, figure(usage.batches)],
          [texts.usedRows, figure(usage.rows)],
          [<a href={accountPaths.reports}>{texts.usedReports}</a>, figure(usage.reports)],
          [<a href={accountPaths.invoices}>{texts.usedInvoices}</a>, figure(usage.invoices)],
          [
            <a href={accountPaths.keys}>{texts.liveKeys}</a>,
            texts.keysOf(figure(liveKeys), figure(mostKeys)),
          ],
        ]}
      />
    </section>
  );
};

const Windows = ({ member: { visit: { language } }, windows }: {
  member: Member;
  windows: ReadonlyArray<UsedWindow>;
}): VNode => {
  const texts = accountTexts[language];
  return (
    <section class="panel">
      <h2>{texts.windowTitle}</h2>
      <p class="muted">{windows.length === 0 ? texts.windowEmpty : texts.windowLead}</p>
      {windows.length === 0 ? null : (
        <DataTable
          caption={texts.windowTitle}
          isCaptionUnseen
          rows={windows}
          columns={[
            {
              heading: texts.windowOf,
              cell: ({ lastFour }) =>
                lastFour === undefined ? texts.thisBrowser : <code class="whole">cik_…{lastFour}</code>,
            },
            { heading: texts.windowCounts, cell: ({ counted }) => texts.windowNames[counted] },
            {
              heading: texts.windowUsed,
              isNumber: true,
              cell: ({ state: { limit, remaining } }) =>
                texts.keysOf(count(limit - remaining, language), count(limit, language)),
            },
            {
              heading: texts.windowFrees,
              isNumber: true,
              cell: ({ state }) => texts.inMinutes(Math.ceil(state.resetSeconds / 60)),
            },
          ]}
        />
      )}
    </section>
  );
};

const Session = ({ member: { visit, signedIn }, sessions }: { member: Member; sessions: number }): VNode => {
  const texts = accountTexts[visit.language];
  return (
    <section class="panel">
      <h2>{texts.sessionTitle}</h2>
      <p>
        {texts.sessionText(signedIn.email)} {texts.sessions(sessions)}
      </p>
      <p class="muted">
        {texts.inRole(accountWords(signedIn), memberTexts[visit.language].roleNames[signedIn.role])}
      </p>
      <div class="actions">
        <form method="post" action="/sign-out">
          <FormToken signedIn={signedIn} />
          <button class="button second" type="submit">{texts.signOut}</button>
        </form>
        <form method="post" action="/sign-out/everywhere">
          <FormToken signedIn={signedIn} />
          <button class="button quiet" type="submit">{texts.signOutEverywhere}</button>
        </form>
      </div>
    </section>
  );
};

/** @returns the account's first page */
export const overviewPage = (member: Member, overview: Overview): Framed =>
  inAccount(member, {
    path: accountPaths.overview,
    title: accountTexts[member.visit.language].title,
    children: (
      <>
        <div class="columns halves">
          <Limits member={member} />
          <Used member={member} overview={overview} />
        </div>
        <Windows member={member} windows={overview.windows} />
        <Session member={member} sessions={overview.sessions} />
      </>
    ),
  });
