/** One member, whom an administrator gives another role, hands the account over to or removes; and the page that asks before one leaves. */
import type { VNode } from "preact";
import type { MemberRecord } from "../../../../application/accounts/members.ts";
import type { KeyRecord } from "../../../../domain/accounts/access.ts";
import { may, type Role } from "../../../../domain/accounts/roles.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ChangedMeanwhile, Holding } from "../../../../web/page/changed_since.tsx";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { dayOfTime } from "../../../../web/words/figures.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import { keyTexts } from "../../texts/keys.ts";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";
import { accountWords } from "../../../../domain/accounts/account_words.ts";
import { KeyName, permissionsInWords } from "../key_words.tsx";
import { OutcomeNotices } from "../outcome_notices.tsx";
import { RoleChoice } from "./role_choice.tsx";

/** Keys that somebody made, by what they are called, may do, and when they were used last. */
const MadeKeys = ({ member, caption, keys }: {
  member: Member;
  caption: string;
  keys: ReadonlyArray<KeyRecord>;
}): VNode => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  return (
    <DataTable
      caption={caption}
      rows={keys}
      columns={[
        { heading: texts.key, cell: (key) => <KeyName name={key.name} lastFour={key.lastFour} /> },
        {
          heading: texts.permissions,
          cell: (key) => <span class="words">{permissionsInWords(member, key.permissions)}</span>,
        },
        {
          heading: texts.lastUsed,
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? texts.never : <span class="whole">{dayOfTime(lastUsedAt, language)}</span>,
        },
      ]}
    />
  );
};

/** The form that removes; where the person made keys that are still good, one button revokes them too. */
const RemoveForm = ({ member, email, path, liveKeys }: {
  member: Member;
  email: string;
  path: string;
  liveKeys: ReadonlyArray<KeyRecord>;
}): VNode => {
  const texts = memberTexts[member.visit.language];
  const count = liveKeys.length;
  return (
    <form class="panel" method="post" action={`${path}/remove`}>
      <h2>{texts.removeTitle(email)}</h2>
      <p>{texts.removeText}</p>
      {count === 0 ? null : (
        <>
          <p>{texts.removeKeys(count)}</p>
          <MadeKeys member={member} caption={texts.keysOf(email)} keys={liveKeys} />
        </>
      )}
      <FormToken signedIn={member.signedIn} />
      <div class="actions">
        {count === 0 ? <button class="button danger" type="submit">{texts.removeConfirm}</button> : (
          <>
            <button class="button danger" type="submit" name="keys" value="revoke">
              {texts.removeAndRevoke(count)}
            </button>
            <button class="button second" type="submit" name="keys" value="keep">
              {texts.removeAndKeep(count)}
            </button>
          </>
        )}
      </div>
    </form>
  );
};

/**
 * @param liveKeys live keys that the person made
 * @param wanted role that was chosen while another one was set
 * @returns the page with what can be done and what it does
 */
export const memberPage = (
  member: Member,
  { id, email, role, isHolder }: MemberRecord,
  liveKeys: ReadonlyArray<KeyRecord>,
  wanted?: Role,
): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  const path = `${accountPaths.members}/${id}`;
  return inAccount(member, {
    path: accountPaths.members,
    title: email,
    children: isHolder ? <p class="panel">{texts.holder}</p> : (
      <>
        {wanted === undefined ? null : (
          <ChangedMeanwhile language={language}>
            <p>{shellTexts[language].holdsNow(texts.roleOf(email), texts.roleNames[role])}</p>
          </ChangedMeanwhile>
        )}
        <form class="panel" method="post" action={`${path}/role`}>
          <FormToken signedIn={signedIn} />
          <Holding value={role} />
          <RoleChoice language={language} legend={texts.roleOf(email)} chosen={wanted ?? role} />
          <div class="actions">
            <button class="button" type="submit">{texts.setRole}</button>
            <a class="button second" href={accountPaths.members}>{texts.keep}</a>
          </div>
        </form>
        {signedIn.isHolder
          ? (
            <form class="panel" method="post" action={`${path}/hand-over`}>
              <h2>{texts.handOverTitle(email)}</h2>
              <p>{texts.handOverText}</p>
              <FormToken signedIn={signedIn} />
              <div class="actions">
                <button class="button second" type="submit">{texts.handOverConfirm}</button>
              </div>
            </form>
          )
          : null}
        <RemoveForm member={member} email={email} path={path} liveKeys={liveKeys} />
      </>
    ),
  });
};

/**
 * @param liveKeys live keys that one made; an administrator may revoke them on leaving
 * @returns the page that says what leaving does, with the buttons that do it
 */
export const leavePage = (member: Member, liveKeys: ReadonlyArray<KeyRecord>, refused?: string): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  const count = liveKeys.length;
  const mayRevoke = count > 0 && may(signedIn.role, "administer");
  if (signedIn.isHolder) {
    return inAccount(member, {
      path: accountPaths.members,
      title: texts.leaveTitle,
      children: (
        <div class="panel">
          <Notice tone={refused === undefined ? "info" : "bad"}>
            <p>{refused ?? texts.holderText}</p>
          </Notice>
          <a class="button second" href={accountPaths.members}>{texts.toMembers}</a>
        </div>
      ),
    });
  }
  return inAccount(member, {
    path: accountPaths.members,
    title: texts.leaveTitle,
    children: (
      <>
        <OutcomeNotices refused={refused} />
        <form class="panel" method="post" action={accountPaths.leave}>
          <h2>{texts.leaveConfirmTitle(accountWords(signedIn))}</h2>
          <p>{texts.leaveText}</p>
          {count === 0 ? null : (
            <>
              <p>{mayRevoke ? texts.leaveKeys(count) : texts.leaveKeysStay(count)}</p>
              <MadeKeys member={member} caption={texts.ownKeys} keys={liveKeys} />
            </>
          )}
          <FormToken signedIn={signedIn} />
          <div class="actions">
            {mayRevoke
              ? (
                <>
                  <button class="button danger" type="submit" name="keys" value="revoke">
                    {texts.leaveAndRevoke(count)}
                  </button>
                  <button class="button second" type="submit" name="keys" value="keep">
                    {texts.leaveAndKeep(count)}
                  </button>
                </>
              )
              : <button class="button danger" type="submit">{texts.leave}</button>}
            <a class="button second" href={accountPaths.members}>{texts.keep}</a>
          </div>
        </form>
      </>
    ),
  });
};
