/** The page of an invitation, whose button uses it up, so that a program that opens links in mails does not. */
import type { Invitation } from "../../../../application/accounts/members.ts";
import { joinPath } from "../../../../application/accounts/members.ts";
import { accountWords } from "../../../../domain/accounts/account_words.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import { FormLanguage } from "../../../../web/parts/form_token.tsx";
import type { Visit } from "../../../../web/visit/visit.ts";
import { memberTexts } from "../../texts/members.ts";
import { Narrow } from "../sign_in_page.tsx";

/** @returns the page that says who invites whom to what */
export const joinPage = (visit: Visit, invitation: Invitation, token: string): Framed => {
  const texts = memberTexts[visit.language];
  const { email, role, invitedBy } = invitation;
  const children = (
    <Narrow>
      <form class="panel" method="post" action={joinPath}>
        <h1>{texts.joinTitle}</h1>
        <p>{texts.joinText(invitedBy, accountWords(invitation))}</p>
        <p>
          {texts.joinAs} <strong class="address">{email}</strong> ({texts.roleNames[role]}).
        </p>
        <input type="hidden" name="token" value={token} />
        <FormLanguage />
        <div class="actions">
          <button class="button" type="submit">{texts.joinButton}</button>
        </div>
        <p class="muted small after-actions">{texts.joinForeign}</p>
      </form>
    </Narrow>
  );
  return { visit, title: texts.joinTitle, children };
};

/** @returns the page of an invitation that is used, revoked, too old or none */
export const badInvitationPage = (visit: Visit): Framed => {
  const texts = memberTexts[visit.language];
  const children = (
    <Narrow>
      <div class="panel">
        <h1>{texts.badTitle}</h1>
        <p>{texts.badText}</p>
        <p>
          <a class="button" href="/sign-in">{texts.signIn}</a>
        </p>
      </div>
    </Narrow>
  );
  return { visit, title: texts.badTitle, children };
};
