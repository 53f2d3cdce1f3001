/**
 * Form to make an API key with: its name, and what it may do.
 */
import type { VNode } from "preact";
import { cbamRules, type Permission } from "../../../contract/access.ts";
import { longestKeyName, type Tier } from "../../../domain/accounts/access.ts";
import type { Member } from "../../../web/page/routes.ts";
import { TextField } from "../../../web/parts/fields.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import type { PermissionWords } from "../../../web/visit/site.ts";
import { keyTexts } from "../texts/keys.ts";

const needsCbamApi: ReadonlySet<Permission> = new Set(
  cbamRules.filter((rule) => rule.needsCbamApi).map(({ permission }) => permission),
);

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

/** Form to make a key with; it is sent with an id, so that the same form sent again makes no second key. */
export const KeyForm = ({ member, error, formId }: {
  member: Member;
  error: string | undefined;
  formId: string;
}): VNode => {
  const texts = keyTexts[member.visit.language];
  return (
    <form class="panel fields" method="post" action="/settings/api-keys">
      <h2>{texts.createTitle}</h2>
      <FormToken signedIn={member.signedIn} />
      <input type="hidden" name="form_id" value={formId} />
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
