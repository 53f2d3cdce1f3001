/**
 * What an operator is told: that a command can't be carried out, the key that was made, and the question for the second
 * factor.
 */
import type { Framed } from "../layout.tsx";
import { ErrorSummary, TextField } from "../parts/fields.tsx";
import { FormToken } from "../parts/form_token.tsx";
import { Notice } from "../parts/notice.tsx";
import type { Member } from "../routes.ts";
import { operatorTexts } from "../texts/operator.ts";
import { shellTexts } from "../texts/shell.ts";
import { inOperator } from "./operator_frame.tsx";

export const refusedPage = (member: Member, message: string, back: string): Framed => {
  const texts = operatorTexts[member.visit.language];
  return inOperator(member, {
    place: "accounts",
    title: texts.refused,
    children: (
      <div class="panel">
        <Notice tone="bad">
          <p>{message}</p>
        </Notice>
        <a class="button second" href={back}>{texts.back}</a>
      </div>
    ),
  });
};

export const shownKeyPage = (member: Member, key: string, back: string): Framed => {
  const texts = operatorTexts[member.visit.language];
  const { copy, copied } = shellTexts[member.visit.language];
  const framed = inOperator(member, {
    place: "accounts",
    title: texts.keyTitle,
    children: (
      <div class="panel">
        <Notice tone="warn">
          <p>{texts.keyText}</p>
        </Notice>
        <p class="secret">
          <code data-copy={copy} data-copied={copied}>{key}</code>
        </p>
        <a class="button second" href={back}>{texts.back}</a>
      </div>
    ),
  });
  return { ...framed, modules: ["http/web/client/copies.ts"] };
};

export const secondFactorPage = (member: Member, next: string, isWrong: boolean): Framed => {
  const { visit, signedIn } = member;
  const texts = operatorTexts[visit.language];
  const error = isWrong ? texts.wrongCode : undefined;
  const children = (
    <div class="narrow">
      <h1>{texts.secondFactorTitle}</h1>
      <p class="lead">{texts.secondFactorLead}</p>
      <ErrorSummary
        language={visit.language}
        errors={error === undefined ? [] : [{ id: "code", message: error }]}
      />
      <form class="panel fields" method="post" action="/operator/second-factor">
        <FormToken signedIn={signedIn} />
        <input type="hidden" name="next" value={next} />
        <TextField
          language={visit.language}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          isRequired
        />
        <div class="actions">
          <button class="button" type="submit">{texts.goOn}</button>
        </div>
      </form>
    </div>
  );
  return { visit, title: texts.secondFactorTitle, children };
};
