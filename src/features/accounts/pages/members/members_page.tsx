/** Members of an account and its open invitations, with the form that invites. */
import type { VNode } from "preact";
import type { InvitationRecord, MemberRecord } from "../../../../application/accounts/members.ts";
import { may, type Role } from "../../../../domain/accounts/roles.ts";
import { longestAccountName } from "../../../../domain/accounts/sign_up.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ChangedMeanwhile, Holding } from "../../../../web/page/changed_since.tsx";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { ErrorSummary, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { dayOfTime } from "../../../../web/words/figures.ts";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";
import { accountWords } from "../../../../domain/accounts/account_words.ts";
import { type ChangeOutcome, OutcomeNotices } from "../outcome_notices.tsx";
import { RoleChoice } from "./role_choice.tsx";

/** People of an account. */
export interface People {
  readonly members: ReadonlyArray<MemberRecord>;
  readonly invitations: ReadonlyArray<InvitationRecord>;
}

/** Words of the page about a change, or about an invitation that can't be sent as it stands. */
export interface MembersOutcome extends ChangeOutcome {
  /** A name that was not given to the account, and why, where that is not said above. */
  readonly naming?: { readonly name: string; readonly error?: string };
  readonly asked?: { readonly email: string; readonly role: Role | undefined; readonly error: string };
}

const MemberTable = (
  { member, members }: { member: Member; members: ReadonlyArray<MemberRecord> },
): VNode => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  const day = (time: string): string => dayOfTime(time, language);
  const administers = may(signedIn.role, "administer");
  return (
    <DataTable
      caption={texts.listTitle}
      isCaptionUnseen
      rows={members}
      columns={[
        {
          heading: texts.person,
          cell: ({ id, email, isHolder }) => (
            <>
              <span class="address">{email}</span>
              {id === signedIn.memberId ? <span class="muted">{` (${texts.you})`}</span> : null}
              {isHolder && !administers ? <span class="badge">{texts.holder}</span> : null}
            </>
          ),
        },
        { heading: texts.role, cell: ({ role }) => texts.roleNames[role] },
        { heading: texts.joined, cell: ({ joinedAt }) => <span class="whole">{day(joinedAt)}</span> },
        {
          heading: texts.lastSeen,
          cell: ({ lastSeenAt }) => lastSeenAt === null ? texts.notSeen : day(lastSeenAt),
        },
        ...(administers
          ? [{
            heading: texts.change,
            cell: ({ id, email, isHolder }: MemberRecord) =>
              isHolder
                ? <span class="badge">{texts.holder}</span>
                : (
                  <a class="button second small" href={`${accountPaths.members}/${id}`}>
                    {texts.change} <span class="unseen">{email}</span>
                  </a>
                ),
          }]
          : []),
      ]}
    />
  );
};

const Invitations = ({ member, invitations }: {
  member: Member;
  invitations: ReadonlyArray<InvitationRecord>;
}): VNode => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  return (
    <DataTable
      caption={texts.invitationsTitle}
      rows={invitations}
      columns={[
        { heading: texts.person, cell: ({ email }) => <span class="address">{email}</span> },
        { heading: texts.role, cell: ({ role }) => texts.roleNames[role] },
        { heading: texts.invitedBy, cell: ({ invitedBy }) => <span class="address">{invitedBy}</span> },
        { heading: texts.validUntil, cell: ({ expiresAt }) => dayOfTime(expiresAt, language) },
        {
          heading: texts.revoke,
          cell: ({ id, email }) => (
            <form method="post" action={`/account/invitations/${id}/revoke`}>
              <FormToken signedIn={signedIn} />
              <button class="button second small" type="submit">
                {texts.revoke} <span class="unseen">{email}</span>
              </button>
            </form>
          ),
        },
      ]}
    />
  );
};

const InviteForm = ({ member, asked }: { member: Member; asked: MembersOutcome["asked"] }): VNode => {
  const { language } = member.visit;
  const texts = memberTexts[language];
  return (
    <form class="panel fields" method="post" action={accountPaths.members} noValidate>
      <h2>{texts.inviteTitle}</h2>
      <FormToken signedIn={member.signedIn} />
      <TextField
        language={language}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        error={asked?.error}
        type="email"
        inputMode="email"
        maxLength={254}
        isRequired
        value={asked?.email}
      />
      <RoleChoice
        language={language}
        legend={texts.role}
        chosen={asked === undefined ? "clerk" : asked.role}
      />
      <div class="actions">
        <button class="button" type="submit">{texts.send}</button>
      </div>
    </form>
  );
};

const NameForm = (
  { member: { visit: { language }, signedIn }, naming }: {
    member: Member;
    naming: MembersOutcome["naming"];
  },
): VNode => {
  const texts = memberTexts[language];
  return (
    <form class="panel fields" method="post" action={accountPaths.name} noValidate>
      <h2>{texts.nameTitle}</h2>
      <FormToken signedIn={signedIn} />
      <Holding value={signedIn.accountName} />
      <TextField
        language={language}
        name="name"
        label={texts.nameLabel}
        hint={texts.nameHint}
        autoComplete="organization"
        maxLength={longestAccountName}
        isRequired
        value={naming?.name ?? signedIn.accountName}
        error={naming?.error}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.nameSave}</button>
      </div>
    </form>
  );
};

const Leaving = ({ member: { visit, signedIn } }: { member: Member }): VNode => {
  const texts = memberTexts[visit.language];
  return (
    <section class="panel">
      <h2>{texts.leaveTitle}</h2>
      <p>{signedIn.isHolder ? texts.holderText : texts.leaveText}</p>
      {signedIn.isHolder ? null : (
        <p>
          <a class="button second" href={accountPaths.leave}>{texts.leave}</a>
        </p>
      )}
    </section>
  );
};

/** @returns the page of an account's people */
export const membersPage = (
  member: Member,
  { members, invitations }: People,
  { notice, refused, asked, naming }: MembersOutcome,
): Framed => {
  const { visit: { language }, signedIn } = member;
  const texts = memberTexts[language];
  const administers = may(signedIn.role, "administer");
  return inAccount(member, {
    path: accountPaths.members,
    title: texts.title,
    children: (
      <>
        <p class="lead">{texts.lead(accountWords(signedIn))}</p>
        <OutcomeNotices notice={notice} refused={refused} />
        {naming?.error === undefined ? null : <ChangedMeanwhile language={language} />}
        <ErrorSummary
          language={language}
          errors={asked === undefined ? [] : [{ id: "email", message: asked.error }]}
        />
        <MemberTable member={member} members={members} />
        {administers && invitations.length > 0
          ? <Invitations member={member} invitations={invitations} />
          : null}
        {administers ? <InviteForm member={member} asked={asked} /> : null}
        {administers ? <NameForm member={member} naming={naming} /> : null}
        <Leaving member={member} />
      </>
    ),
  });
};
