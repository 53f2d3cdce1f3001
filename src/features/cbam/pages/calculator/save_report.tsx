/**
 * The way from an answer to a signed report: a form for who is signed in, a word for who isn't.
 */
import type { VNode } from "preact";
import { may } from "../../../../domain/accounts/roles.ts";
import { formIdName } from "../../../../http/routes/form_once.ts";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import type { AnswerWords } from "./answer/answer_words.ts";
import { addressOf, entriesOf } from "./values.ts";

/** Address that the form leads to. */
export const reportsPath = "/reports";

export const SaveReport = ({ record, values, signedIn, formId, texts }: AnswerWords): VNode | null => {
  if (record.status === "needs_data") return null;
  if (signedIn === undefined) {
    return (
      <p class="actions save no-print">
        <a
          class="button second"
          href={`/sign-in?next=${encodeURIComponent(addressOf(values, { import: record.import }))}`}
        >
          {texts.saveTitle}
        </a>
        <span class="hint">{texts.saveSignedOut}</span>
      </p>
    );
  }
  if (!may(signedIn.role, "work")) return <p class="muted small no-print">{texts.saveLacksRole}</p>;
  if (!signedIn.tier.cbamApi) return <p class="muted small no-print">{texts.saveLacksTier}</p>;
  return (
    <form method="post" action={reportsPath} class="no-print save">
      <FormToken signedIn={signedIn} />
      <input type="hidden" name={formIdName} value={formId} />
      {entriesOf(values, { import: record.import }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <p class="actions">
        <button type="submit" class="button">{texts.saveTitle}</button>
        <span class="hint">{texts.saveHint}</span>
      </p>
    </form>
  );
};
