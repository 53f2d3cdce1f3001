/** One member, whom an administrator gives another role, hands the account over to or removes; and the page that asks before one leaves. */
import type { MemberRecord } from "../../../../application/accounts/members.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";
import { RoleChoice } from "./role_choice.tsx";

/**
 * @param liveKeys number of live keys that the person made
 * @returns the page with what can be done and what it does
 */
export const memberPage = (
  member: Member,
  { id, email, role, isHolder }: MemberRecord,
  liveKeys: number,
): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  const path = `${accountPaths.members}/${id}`;
  return inAccount(member, {
    path: accountPaths.members,
    title: email,
    children: isHolder ? <p class="panel">{texts.holder}</p> : (
      <>
        <form class="panel" method="post" action={`${path}/role`}>
          <FormToken signedIn={signedIn} />
          <RoleChoice language={language} legend={texts.roleOf(email)} chosen={role} />
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
        <form class="panel" method="post" action={`${path}/remove`}>
          <h2>{texts.removeTitle(email)}</h2>
          <p>{texts.removeText}</p>
          {liveKeys === 0 ? null : (
            <p>
              {texts.removeKeys(liveKeys)} <a href={accountPaths.keys}>{texts.toKeys}</a>
            </p>
          )}
          <FormToken signedIn={signedIn} />
          <div class="actions">
            <button class="button danger" type="submit">{texts.removeConfirm}</button>
          </div>
        </form>
      </>
    ),
  });
};

/** @returns the page that says what leaving does, with the button that does it */
export const leavePage = (member: Member, refused?: string): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  return inAccount(member, {
    path: accountPaths.members,
    title: texts.leaveTitle,
    children: (
      <>
        {refused === undefined ? null : (
          <Notice tone="bad">
            <p>{refused}</p>
          </Notice>
        )}
        <form class="panel" method="post" action={accountPaths.leave}>
          <h2>{texts.leaveConfirmTitle(signedIn.accountEmail)}</h2>
          <p>{texts.leaveText}</p>
          <FormToken signedIn={signedIn} />
          <div class="actions">
            <button class="button danger" type="submit">{texts.leave}</button>
            <a class="button second" href={accountPaths.members}>{texts.keep}</a>
          </div>
        </form>
      </>
    ),
  });
};
