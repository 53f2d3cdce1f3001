/**
 * Page on which a member chooses reminders by mail.
 */
import type { VNode } from "preact";
import type { ReminderChoice } from "../../../../domain/imports/reminders/choices.ts";
import { remindersPath } from "../../../../domain/imports/reminders/reminder_mail.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ErrorSummary, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { reminderTexts } from "../../texts/reminders.ts";

/** Kinds of reminders, in the order of the page. */
const reminderKinds = ["prices", "threshold", "dates"] as const;

/** Form as it is shown. */
export interface RemindersForm {
  readonly choice: Pick<ReminderChoice, typeof reminderKinds[number]>;
  /** Days as they were typed, or as they are kept. */
  readonly days: string;
  readonly isSaved?: boolean;
  readonly error?: string;
}

const KindChoice = ({ member, kind, isChosen }: {
  member: Member;
  kind: typeof reminderKinds[number];
  isChosen: boolean;
}): VNode => {
  const texts = reminderTexts[member.visit.language];
  return (
    <div class="choice">
      <input
        type="checkbox"
        id={kind}
        name="remind"
        value={kind}
        checked={isChosen}
        aria-describedby={`${kind}-hint`}
      />
      <div>
        <label for={kind}>{texts.kinds[kind]}</label>
        <p class="hint" id={`${kind}-hint`}>{texts.hints[kind]}</p>
      </div>
    </div>
  );
};

/** @returns the page with the form */
export const remindersPage = (
  member: Member,
  { choice, days, isSaved = false, error }: RemindersForm,
): Framed => {
  const { language } = member.visit;
  const texts = reminderTexts[language];
  return inAccount(member, {
    path: remindersPath,
    title: texts.title,
    children: (
      <>
        <p class="lead">{texts.lead(member.signedIn.email)}</p>
        {isSaved
          ? (
            <Notice tone="good">
              <p>{texts.saved}</p>
            </Notice>
          )
          : null}
        <ErrorSummary
          language={language}
          errors={error === undefined ? [] : [{ id: "days", message: error }]}
        />
        <form class="panel fields" method="post" action={remindersPath}>
          <FormToken signedIn={member.signedIn} />
          <fieldset class="field">
            <legend>{texts.legend}</legend>
            {reminderKinds.map((kind) => <KindChoice member={member} kind={kind} isChosen={choice[kind]} />)}
          </fieldset>
          <TextField
            language={language}
            name="days"
            label={texts.daysBefore}
            hint={texts.daysHint}
            inputMode="numeric"
            maxLength={2}
            value={days}
            error={error}
          />
          <p class="muted small">{texts.language}</p>
          <div class="actions">
            <button class="button" type="submit">{texts.save}</button>
          </div>
        </form>
      </>
    ),
  });
};
