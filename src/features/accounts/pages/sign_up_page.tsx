/**
 * The page of a link that makes an account: its name is asked for, and a button makes it. Where it can't be made now, the page
 * says why and what to do; only who has the mailbox sees it.
 */
import type { VNode } from "preact";
import type { SignUpOffer } from "../../../application/accounts/sign_up.ts";
import { longestAccountName } from "../../../domain/accounts/sign_up.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ErrorSummary, TextField } from "../../../web/parts/fields.tsx";
import type { Visit } from "../../../web/visit/visit.ts";
import { signInTexts } from "../texts/sign_in.ts";
import { signUpPath } from "./account_paths.ts";
import { Narrow, Next } from "./sign_in_page.tsx";

/** Contents of the page. */
export interface SignUpForm {
  readonly offer: SignUpOffer;
  readonly token: string;
  readonly next: string;
  /** Name that was typed and can't be one. */
  readonly wrong?: string;
}

const Refused = ({ visit, title, text }: { visit: Visit; title: string; text: string }): VNode => (
  <Narrow>
    <div class="panel">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a class="button" href="/">{signInTexts[visit.language].signUpBack}</a>
      </p>
    </div>
  </Narrow>
);

/** @returns the page that says why no account is made */
export const noSignUpPage = (visit: Visit, standing: "full" | "taken", email: string): Framed => {
  const texts = signInTexts[visit.language];
  const [title, text] = standing === "full"
    ? [texts.signUpFullTitle, texts.signUpFull]
    : [texts.signUpTakenTitle, texts.signUpTaken(email)];
  return { visit, title, children: <Refused visit={visit} title={title} text={text} /> };
};

/** @returns the page that asks for the account's name */
export const signUpPage = (visit: Visit, { offer: { email }, token, next, wrong }: SignUpForm): Framed => {
  const texts = signInTexts[visit.language];
  const error = wrong === undefined ? undefined : texts.signUpNoName(longestAccountName, wrong.trim() === "");
  const children = (
    <Narrow>
      <ErrorSummary
        language={visit.language}
        errors={error === undefined ? [] : [{ id: "name", message: error }]}
      />
      <form class="panel fields" method="post" action={signUpPath} noValidate>
        <h1>{texts.signUpTitle}</h1>
        <p>
          {texts.signUpLead} <strong>{email}</strong>
        </p>
        <Next next={next} />
        <input type="hidden" name="token" value={token} />
        <TextField
          language={visit.language}
          name="name"
          label={texts.signUpName}
          hint={texts.signUpNameHint}
          error={error}
          autoComplete="organization"
          maxLength={longestAccountName}
          isRequired
          value={wrong}
        />
        <div class="actions">
          <button class="button" type="submit">{texts.signUpButton}</button>
        </div>
        <p class="muted small after-actions">{texts.signUpForeign}</p>
      </form>
    </Narrow>
  );
  return { visit, title: texts.signUpTitle, children };
};
