/**
 * API keys of an account: made and shown once, listed, revoked after a word on what that does.
 */
import type { VNode } from "preact";
import type { NumberedRecords } from "../../../application/accounts/own_account.ts";
import type { KeyRecord, NewKey } from "../../../domain/accounts/access.ts";
import { may } from "../../../domain/accounts/roles.ts";
import { dayOfTime } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { ErrorSummary } from "../../../web/parts/fields.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import { NumberedPages } from "../../../web/parts/paging.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { accountTexts } from "../texts/account.ts";
import { keyTexts } from "../texts/keys.ts";
import { shellTexts } from "../../../web/words/shell.ts";
import { inAccount } from "../../../web/page/account_frame.tsx";
import { accountPaths } from "./account_paths.ts";
import { KeyForm } from "./key_form.tsx";
import { KeyName, permissionsInWords } from "./key_words.tsx";
import { OutcomeNotices } from "./outcome_notices.tsx";

/** Outcome of a form, as the page says it. */
export interface KeysOutcome {
  /** Error of the form. */
  readonly error?: string;
  /** Notice of the change that was made. */
  readonly notice?: string;
  /** Id of the form to make a key with. */
  readonly formId: string;
}

const KeyTable = ({ member, keys }: { member: Member; keys: ReadonlyArray<KeyRecord> }): VNode => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  const day = (time: string): string => dayOfTime(time, language);
  const mayMake = may(member.signedIn.role, "administer");
  if (keys.length === 0) {
    return (
      <div class="panel empty">
        <h2>{texts.noKeys}</h2>
        <p class="muted">{mayMake ? texts.noKeysText : texts.onlyAdministrators}</p>
      </div>
    );
  }
  return (
    <DataTable
      caption={texts.listTitle}
      rows={keys}
      isPast={({ revokedAt }) => revokedAt !== null}
      columns={[
        {
          heading: texts.key,
          cell: ({ lastFour, name }) => <KeyName name={name} lastFour={lastFour} />,
        },
        {
          heading: texts.permissions,
          cell: ({ permissions: may }) => <span class="words">{permissionsInWords(member, may)}</span>,
        },
        {
          heading: texts.createdAt,
          cell: ({ createdAt, madeBy, hasMakerLeft, revokedAt }) => (
            <>
              <span class="whole">{day(createdAt)}</span>
              <span class="muted small address">{` ${madeBy ?? texts.byOperator}`}</span>
              {hasMakerLeft && revokedAt === null
                ? (
                  <>
                    {" "}
                    <span class="badge">{texts.makerLeft}</span>
                  </>
                )
                : null}
            </>
          ),
        },
        {
          heading: texts.lastUsed,
          cell: ({ lastUsedAt }) =>
            lastUsedAt === null ? texts.never : <span class="whole">{day(lastUsedAt)}</span>,
        },
        {
          heading: texts.revoke,
          cell: ({ id, lastFour, revokedAt }) =>
            revokedAt === null && !mayMake
              ? null
              : revokedAt === null
              ? (
                <a class="button second small" href={`/settings/api-keys/${id}/revoke`}>
                  {texts.revoke} <span class="unseen">{lastFour}</span>
                </a>
              )
              : <span class="badge">{texts.revoked(day(revokedAt))}</span>,
        },
      ]}
    />
  );
};

/** @returns the page with the form and the list */
export const keysPage = (
  member: Member,
  { records: keys, page, last }: NumberedRecords<KeyRecord>,
  { error, notice, formId }: KeysOutcome,
): Framed => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  return inAccount(member, {
    path: accountPaths.keys,
    title: accountTexts[member.visit.language].keys,
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        <OutcomeNotices notice={notice} />
        <ErrorSummary
          language={language}
          errors={error === undefined ? [] : [{ id: "permissions", message: error }]}
        />
        <KeyTable member={member} keys={keys} />
        <NumberedPages
          language={language}
          page={page}
          last={last}
          to={(number) => number === 1 ? accountPaths.keys : `${accountPaths.keys}?page=${number}`}
        />
        {may(member.signedIn.role, "administer")
          ? <KeyForm member={member} error={error} formId={formId} />
          : keys.length === 0
          ? null
          : <p class="muted">{texts.onlyAdministrators}</p>}
      </>
    ),
  });
};

/** @returns the page that shows a key, this once */
export const madeKeyPage = (member: Member, { key, permissions: may }: NewKey): Framed => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  const { copy, copied } = shellTexts[language];
  return inAccount(member, {
    path: accountPaths.keys,
    title: accountTexts[member.visit.language].keys,
    modules: ["web/browser/copies.ts"],
    children: (
      <section class="panel">
        <h2>{texts.madeTitle}</h2>
        <Notice tone="warn">
          <p>{texts.madeText}</p>
        </Notice>
        <p class="secret">
          <code data-copy={copy} data-copied={copied}>{key}</code>
        </p>
        <p>{permissionsInWords(member, may)}</p>
        <p class="muted small">{texts.madeUse}</p>
        <pre tabIndex={0}>{`Authorization: Bearer ${key}`}</pre>
        <p>
          <a class="button" href={accountPaths.keys}>{texts.backToKeys}</a>
        </p>
      </section>
    ),
  });
};

/** @returns the page that says what revoking does, with the button that does it */
export const revokePage = (member: Member, key: KeyRecord): Framed => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  const used = key.lastUsedAt === null
    ? texts.revokeUnused
    : texts.revokeUsed(dayOfTime(key.lastUsedAt, language));
  return inAccount(member, {
    path: accountPaths.keys,
    title: accountTexts[member.visit.language].keys,
    children: (
      <form class="panel" method="post" action={`/settings/api-keys/${key.id}/revoke`}>
        <h2>{texts.revokeTitle(key.lastFour)}</h2>
        <p>{texts.revokeConsequence}</p>
        <p>{used}</p>
        <FormToken signedIn={member.signedIn} />
        <div class="actions">
          <button class="button danger" type="submit">{texts.revokeConfirm}</button>
          <a class="button second" href={accountPaths.keys}>{texts.keep}</a>
        </div>
      </form>
    ),
  });
};
