/** Passkeys of a member, with the form that adds one. */
import type { VNode } from "preact";
import type { PasskeyRecord } from "../../../../application/accounts/passkeys.ts";
import { longestPasskeyName } from "../../../../domain/accounts/passkey.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { dayOfTime } from "../../../../web/words/figures.ts";
import { passkeyTexts } from "../../texts/passkeys.ts";
import { accountPaths } from "../account_paths.ts";
import { type ChangeOutcome, OutcomeNotices } from "../outcome_notices.tsx";
import { PasskeyForm, passkeyModule } from "../passkey_form.tsx";

const PasskeyTable = ({ member: { visit: { language }, signedIn }, passkeys }: {
  member: Member;
  passkeys: ReadonlyArray<PasskeyRecord>;
}): VNode => {
  const texts = passkeyTexts[language];
  const day = (time: string): VNode => <span class="whole">{dayOfTime(time, language)}</span>;
  return (
    <DataTable
      caption={texts.title}
      isCaptionUnseen
      rows={passkeys}
      columns={[
        { heading: texts.name, cell: ({ name }) => <span class="address">{name}</span> },
        { heading: texts.added, cell: ({ addedAt }) => day(addedAt) },
        {
          heading: texts.lastUsed,
          cell: ({ lastUsedAt }) => lastUsedAt === null ? texts.neverUsed : day(lastUsedAt),
        },
        {
          heading: texts.remove,
          cell: ({ id, name }) => (
            <form method="post" action={`${accountPaths.passkeys}/${id}/remove`}>
              <FormToken signedIn={signedIn} />
              <button class="button second small" type="submit">
                {texts.remove} <span class="unseen">{name}</span>
              </button>
            </form>
          ),
        },
      ]}
    />
  );
};

/**
 * @param origin origin that passkeys belong to; undefined: the service has no name that they could belong to
 * @returns the page of a member's passkeys
 */
export const passkeysPage = (
  member: Member,
  { passkeys, origin }: {
    readonly passkeys: ReadonlyArray<PasskeyRecord>;
    readonly origin: string | undefined;
  },
  { notice, refused }: ChangeOutcome = {},
): Framed => {
  const { language } = member.visit;
  const texts = passkeyTexts[language];
  return inAccount(member, {
    path: accountPaths.passkeys,
    title: texts.title,
    ...(origin === undefined ? {} : { modules: [passkeyModule] }),
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        <OutcomeNotices notice={notice} refused={refused} />
        {passkeys.length === 0
          ? <p class="panel muted">{texts.none}</p>
          : <PasskeyTable member={member} passkeys={passkeys} />}
        {origin === undefined ? <p class="panel">{texts.unsupported}</p> : (
          <PasskeyForm
            language={language}
            path={accountPaths.passkeys}
            origin={origin}
            use="add"
            title={texts.addTitle}
            button={texts.add}
          >
            <FormToken signedIn={member.signedIn} />
            <TextField
              language={language}
              name="name"
              label={texts.nameLabel}
              hint={texts.nameHint}
              maxLength={longestPasskeyName}
              isOptional
            />
          </PasskeyForm>
        )}
      </>
    ),
  });
};
