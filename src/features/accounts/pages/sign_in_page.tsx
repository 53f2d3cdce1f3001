/**
 * The pages of signing in: asking for a link, what was sent, and the link's own page, whose button uses it up, so that a
 * program that opens links in mails to look at them does not.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Membership } from "../../../application/accounts/browser_session.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import { ErrorSummary, TextField } from "../../../web/parts/fields.tsx";
import { FormLanguage } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { passkeyTexts } from "../texts/passkeys.ts";
import { memberTexts } from "../texts/members.ts";
import { signInTexts } from "../texts/sign_in.ts";
import type { Visit } from "../../../web/visit/visit.ts";
import { passkeySignInPath } from "./account_paths.ts";
import { accountWords } from "../../../domain/accounts/account_words.ts";
import { PasskeyForm, passkeyModule } from "./passkey_form.tsx";

/** Address at which the visitor goes on, and the language of the page, as values of the form. */
export const Next = ({ next }: { next: string }): VNode => (
  <>
    <input type="hidden" name="next" value={next} />
    <FormLanguage />
  </>
);

export const Narrow = ({ children }: { children: ComponentChildren }): VNode => (
  <div class="narrow">{children}</div>
);

const Demonstration = ({ visit, next }: { visit: Visit; next: string }): VNode => {
  const texts = signInTexts[visit.language];
  return (
    <section class="panel">
      <h2>{texts.demonstrationTitle}</h2>
      <p>{texts.demonstrationText}</p>
      <form method="post" action="/sign-in/demonstration">
        <Next next={next} />
        <button class="button second" type="submit">{texts.demonstrationButton}</button>
      </form>
    </section>
  );
};

/** Contents of the page that asks for an address. */
export interface SignInForm {
  readonly next: string;
  /** Text that was typed and is no address. */
  readonly wrong?: string;
  readonly notice?: string;
  readonly hasDemonstration: boolean;
  /** Origin that passkeys belong to; undefined: the service has no name that they could belong to. */
  readonly passkeyOrigin: string | undefined;
  /** Mail domains whose addresses may make an account by the link, none named: all; undefined: the operator makes accounts. */
  readonly signUpDomains: ReadonlyArray<string> | undefined;
}

const WithPasskey = (
  { visit: { language }, next, origin }: { visit: Visit; next: string; origin: string },
): VNode => {
  const texts = passkeyTexts[language];
  return (
    <PasskeyForm
      language={language}
      path={passkeySignInPath}
      origin={origin}
      use="sign-in"
      title={texts.signInTitle}
      button={texts.signIn}
    >
      <p>{texts.signInText}</p>
      <Next next={next} />
    </PasskeyForm>
  );
};

export const askingPage = (
  visit: Visit,
  { next, wrong, notice, hasDemonstration, passkeyOrigin, signUpDomains }: SignInForm,
): Framed => {
  const texts = signInTexts[visit.language];
  const maySignUp = signUpDomains !== undefined;
  const error = wrong === undefined ? undefined : texts.notAnAddress(wrong);
  const children = (
    <Narrow>
      <div class="page-head">
        <h1>{texts.title}</h1>
        <p class="lead">{texts.lead}</p>
        {maySignUp ? <p>{texts.signUpOffered(signUpDomains)}</p> : null}
      </div>
      {notice === undefined ? null : (
        <Notice tone="warn">
          <p>{notice}</p>
        </Notice>
      )}
      <ErrorSummary
        language={visit.language}
        errors={error === undefined ? [] : [{ id: "email", message: error }]}
      />
      <form class="panel fields" method="post" action="/sign-in" noValidate>
        <Next next={next} />
        <TextField
          language={visit.language}
          name="email"
          label={maySignUp ? texts.anyEmail : texts.email}
          hint={maySignUp ? undefined : texts.emailHint}
          error={error}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          isRequired
          value={wrong}
        />
        <div class="actions">
          <button class="button" type="submit">{texts.send}</button>
        </div>
      </form>
      {passkeyOrigin === undefined ? null : <WithPasskey visit={visit} next={next} origin={passkeyOrigin} />}
      {hasDemonstration ? <Demonstration visit={visit} next={next} /> : null}
    </Narrow>
  );
  const modules = passkeyOrigin === undefined ? {} : { modules: [passkeyModule] };
  return { visit, title: texts.title, ...modules, children };
};

/** Page for every address, with an account or without. */
export const sentPage = (
  visit: Visit,
  { email, next, isOnLaptop, maySignUp }: {
    readonly email: string;
    readonly next: string;
    readonly isOnLaptop: boolean;
    /** True if links also make accounts. */
    readonly maySignUp: boolean;
  },
): Framed => {
  const texts = signInTexts[visit.language];
  const children = (
    <Narrow>
      <div class="panel">
        <h1>{texts.sentTitle}</h1>
        <p>{maySignUp ? texts.sentLeadSignUp(email) : texts.sentLead(email)}</p>
        <p class="muted">{maySignUp ? texts.sentNothingSignUp : texts.sentNothing}</p>
        {isOnLaptop ? <p class="muted">{texts.sentLaptop}</p> : null}
        <p>
          <a href={`/sign-in?${new URLSearchParams({ next })}`}>{texts.again}</a>
        </p>
      </div>
    </Narrow>
  );
  return { visit, title: texts.sentTitle, children };
};

/** Choice among the accounts that an address is a member of; none where there is but one. */
const Choice = ({ visit, memberships }: {
  visit: Visit;
  memberships: ReadonlyArray<Membership>;
}): VNode | null => {
  const texts = memberTexts[visit.language];
  return memberships.length < 2 ? null : (
    <fieldset class="field">
      <legend>{texts.chooseTitle}</legend>
      <p class="hint">{texts.chooseLegend}</p>
      {memberships.map((membership, index) => (
        <div class="choice">
          <input
            type="radio"
            id={`member-${index}`}
            name="member"
            value={membership.memberId}
            checked={index === 0}
          />
          <label for={`member-${index}`}>
            {accountWords(membership)} <span class="muted">{texts.roleNames[membership.role]}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};

export const linkPage = (
  visit: Visit,
  { memberships, token, next }: {
    readonly memberships: ReadonlyArray<Membership>;
    readonly token: string;
    readonly next: string;
  },
): Framed => {
  const texts = signInTexts[visit.language];
  const email = memberships[0]?.email ?? "";
  const children = (
    <Narrow>
      <form class="panel" method="post" action="/sign-in/link">
        <h1>{texts.linkTitle}</h1>
        <p>
          {texts.linkLead} <strong>{email}</strong>
        </p>
        <Next next={next} />
        <input type="hidden" name="token" value={token} />
        <Choice visit={visit} memberships={memberships} />
        <div class="actions">
          <button class="button" type="submit">{texts.linkButton}</button>
        </div>
        <p class="muted small after-actions">{texts.linkForeign}</p>
      </form>
    </Narrow>
  );
  return { visit, title: texts.linkTitle, children };
};

export const badLinkPage = (visit: Visit): Framed => {
  const texts = signInTexts[visit.language];
  const children = (
    <Narrow>
      <div class="panel">
        <h1>{texts.badLinkTitle}</h1>
        <p>{texts.badLinkLead}</p>
        <p>
          <a class="button" href="/sign-in">{texts.newLink}</a>
        </p>
      </div>
    </Narrow>
  );
  return { visit, title: texts.badLinkTitle, children };
};
