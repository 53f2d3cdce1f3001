/** Acts of an account's members, by person, the latest first. */
import type { RecordedMemberAct } from "../../../../application/accounts/members.ts";
import type { Listed } from "../../../../application/accounts/own_account.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { Paging } from "../../../../web/parts/paging.tsx";
import { longDay } from "../../../../web/words/figures.ts";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";

/** @returns the page of the acts */
export const actsPage = (member: Member, { records, hasMore }: Listed<RecordedMemberAct>): Framed => {
  const { language, query } = member.visit;
  const texts = memberTexts[language];
  const isLater = query["before"] !== undefined;
  return inAccount(member, {
    path: accountPaths.acts,
    title: texts.actsTitle,
    children: records.length === 0 && !isLater
      ? (
        <div class="panel empty">
          <h2>{texts.noActs}</h2>
          <p class="muted">{texts.noActsText}</p>
        </div>
      )
      : (
        <>
          <p class="lead">{texts.actsLead}</p>
          <DataTable
            caption={texts.actsTitle}
            isCaptionUnseen
            rows={records}
            columns={[
              {
                heading: texts.day,
                cell: ({ doneAt }) => (
                  <span class="whole">
                    {longDay(doneAt.slice(0, 10), language)} {doneAt.slice(11, 16)}
                  </span>
                ),
              },
              { heading: texts.person, cell: ({ email }) => <span class="address">{email}</span> },
              { heading: texts.act, cell: ({ act }) => texts.actNames[act] },
              { heading: texts.subject, cell: ({ subject }) => <span class="address">{subject}</span> },
            ]}
          />
          <Paging
            language={language}
            path={accountPaths.acts}
            isLater={isLater}
            last={hasMore ? records.at(-1)?.id : undefined}
          />
        </>
      ),
  });
};
