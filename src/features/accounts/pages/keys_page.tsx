/**
 * API keys of an account: made and shown once, listed, revoked after a word on what that does.
 */
import type { VNode } from "preact";
import { cbamRules, type Permission } from "../../../contract/access.ts";
import { type KeyRecord, longestKeyName, type NewKey, type Tier } from "../../../domain/accounts/access.ts";
import { may } from "../../../domain/accounts/roles.ts";
import { longDay } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { ErrorSummary, TextField } from "../../../web/parts/fields.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import type { PermissionWords } from "../../../web/visit/site.ts";
import { accountTexts } from "../texts/account.ts";
import { keyTexts } from "../texts/keys.ts";
import { shellTexts } from "../../../web/words/shell.ts";
import { inAccount } from "../../../web/page/account_frame.tsx";
import { accountPaths } from "./account_paths.ts";

const needsCbamApi: ReadonlySet<Permission> = new Set(
  cbamRules.filter((rule) => rule.needsCbamApi).map(({ permission }) => permission),
);

/** Permissions of a key, as a list in words. */
const permissionsInWords = (
  { visit: { site, language } }: Member,
  may: ReadonlyArray<Permission>,
): string =>
  may.map((one) => site.permissions.find(({ permission }) => permission === one)?.label(language) ?? one)
    .join(", ");

const PermissionChoice = ({ member, words, tier }: {
  member: Member;
  words: PermissionWords;
  tier: Tier;
}): VNode => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  const { permission, label, hint } = words;
  const id = `permission-${permission.replace(":", "-")}`;
  return (
    <div class="choice">
      <input
        type="checkbox"
        id={id}
        name="permission"
        value={permission}
        checked={permission === "cbam:read"}
        aria-describedby={`${id}-hint`}
      />
      <div>
        <label for={id}>
          {label(language)} <code class="muted">{permission}</code>
        </label>
        <p class="hint" id={`${id}-hint`}>
          {hint(language)}
          {needsCbamApi.has(permission) && !tier.cbamApi ? `. ${texts.notInTier}` : ""}
        </p>
      </div>
    </div>
  );
};

/** A form that can't be carried out as it stands. */
export interface KeysTold {
  /** Error of the form. */
  readonly error?: string;
  /** Notice of the change that was made. */
  readonly notice?: string;
}

const CreateForm = ({ member, error }: { member: Member; error: string | undefined }): VNode => {
  const texts = keyTexts[member.visit.language];
  return (
    <form class="panel fields" method="post" action="/settings/api-keys">
      <h2>{texts.createTitle}</h2>
      <FormToken signedIn={member.signedIn} />
      <TextField
        language={member.visit.language}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={longestKeyName}
        isOptional
      />
      <fieldset class="field" id="permissions" tabIndex={-1}>
        <legend>{texts.permissionsLegend}</legend>
        {error === undefined ? null : <p class="error">{error}</p>}
        {member.visit.site.permissions.map((words) => (
          <PermissionChoice member={member} words={words} tier={member.signedIn.tier} />
        ))}
      </fieldset>
      <div class="actions">
        <button class="button" type="submit">{texts.create}</button>
      </div>
    </form>
  );
};

const dayOf = (time: string): string => time.slice(0, 10);

const KeyTable = ({ member, keys }: { member: Member; keys: ReadonlyArray<KeyRecord> }): VNode => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  const day = (time: string): string => longDay(dayOf(time), language);
  const mayMake = may(member.signedIn.role, "administer");
  if (keys.length === 0) {
    return (
      <div class="panel empty">
        <h2>{texts.noKeys}</h2>
        <p class="muted">{texts.noKeysText}</p>
      </div>
    );
  }
  return (
    <DataTable
      caption={texts.listTitle}
      rows={keys}
      columns={[
        {
          heading: texts.key,
          cell: ({ lastFour, name }) => (
            <>
              {name === "" ? null : <span class="words">{`${name} `}</span>}
              <code class="whole">cik_…{lastFour}</code>
            </>
          ),
        },
        {
          heading: texts.permissions,
          cell: ({ permissions: may }) => <span class="words">{permissionsInWords(member, may)}</span>,
        },
        {
          heading: texts.createdAt,
          cell: ({ createdAt, madeBy }) => (
            <>
              <span class="whole">{day(createdAt)}</span>
              <span class="muted small address">{` ${madeBy ?? texts.byOperator}`}</span>
            </>
          ),
        },
        {
          heading: texts.lastUsed,
          cell: ({ lastUsedAt }) => lastUsedAt === null ? texts.never : day(lastUsedAt),
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
  keys: ReadonlyArray<KeyRecord>,
  { error, notice }: KeysTold = {},
): Framed => {
  const { language } = member.visit;
  const texts = keyTexts[language];
  return inAccount(member, {
    path: accountPaths.keys,
    title: accountTexts[member.visit.language].keys,
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        {notice === undefined ? null : (
          <Notice tone="good">
            <p>{notice}</p>
          </Notice>
        )}
        <ErrorSummary
          language={language}
          errors={error === undefined ? [] : [{ id: "permissions", message: error }]}
        />
        <KeyTable member={member} keys={keys} />
        {may(member.signedIn.role, "administer")
          ? <CreateForm member={member} error={error} />
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
    : texts.revokeUsed(longDay(dayOf(key.lastUsedAt), language));
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
