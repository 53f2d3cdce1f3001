/** Acts of an account's members, by person, the latest first. */
import type { VNode } from "preact";
import type { RecordedMemberAct } from "../../../../application/accounts/members.ts";
import type { RecordPage } from "../../../../application/accounts/own_account.ts";
import { permissions } from "../../../../contract/access.ts";
import { roleOf } from "../../../../domain/accounts/roles.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { Moment } from "../../../../web/parts/moment.tsx";
import { Paging } from "../../../../web/parts/paging.tsx";
import { labelled } from "../../../../web/words/labelled.ts";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";
import { permissionsInWords } from "../key_words.tsx";

/** Subject of an act in words: permissions and roles by their names, a path by its place in the navigation. */
const SubjectOf = ({ member, act: { act, subject } }: {
  readonly member: Member;
  readonly act: RecordedMemberAct;
}): VNode => {
  const { roleNames } = memberTexts[member.visit.language];
  if (act === "member.role") {
    const named = subject.replace(/\b(viewer|clerk|administrator)\b(?= →|$)/g, (code) => {
      const role = roleOf(code);
      return role === undefined ? code : roleNames[role];
    });
    const [who = "", change] = named.split(": ");
    return (
      <span class="words">
        {change === undefined ? named : labelled(who, change, member.visit.language)}
      </span>
    );
  }
  if (act === "key.made") {
    const asked = subject.split(", ");
    const may = permissions.filter((permission) => asked.includes(permission));
    if (may.length === asked.length) return <span class="words">{permissionsInWords(member, may)}</span>;
  }
  const { site, language } = member.visit;
  const place = site.navigation.find(({ path }) => subject === path || subject.startsWith(`${path}/`));
  return <span class="address">{place?.label(language) ?? (subject.startsWith("/") ? "–" : subject)}</span>;
};

/** @returns the page of the acts */
export const actsPage = (member: Member, { records, hasMore }: RecordPage<RecordedMemberAct>): Framed => {
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
                cell: ({ doneAt }) => <Moment time={doneAt} language={language} />,
              },
              { heading: texts.person, cell: ({ email }) => <span class="address">{email}</span> },
              { heading: texts.act, cell: ({ act }) => texts.actNames[act] },
              { heading: texts.subject, cell: (act) => <SubjectOf member={member} act={act} /> },
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
