/** Choice of a role, each with what it allows. */
import type { VNode } from "preact";
import { type Role, roles } from "../../../../domain/accounts/roles.ts";
import type { Language } from "../../../../web/words/language.ts";
import { memberTexts } from "../../texts/members.ts";

export const RoleChoice = ({ language, legend, chosen }: {
  language: Language;
  legend: string;
  chosen: Role | undefined;
}): VNode => {
  const texts = memberTexts[language];
  return (
    <fieldset class="field" id="role" tabIndex={-1}>
      <legend>{legend}</legend>
      {roles.map((role) => (
        <div class="choice">
          <input
            type="radio"
            id={`role-${role}`}
            name="role"
            value={role}
            checked={role === chosen}
            aria-describedby={`role-${role}-hint`}
          />
          <div>
            <label for={`role-${role}`}>{texts.roleNames[role]}</label>
            <p class="hint" id={`role-${role}-hint`}>{texts.roleHints[role]}</p>
          </div>
        </div>
      ))}
    </fieldset>
  );
};
