/** Hidden fields that every form of a session brings back: the token, so that no other page can send it, and the language of its page. */
import { Fragment, type VNode } from "preact";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { maskedToken } from "../../application/accounts/secrets.ts";
import { formLanguageName, formTokenName } from "../visit/session.ts";
import { PageLanguage } from "./page_language.ts";

/** Language in which a form's numbers were typed, whatever the browser is shown meanwhile. */
export const FormLanguage = (): VNode => (
  <PageLanguage.Consumer>
    {(language) => <input type="hidden" name={formLanguageName} value={language} />}
  </PageLanguage.Consumer>
);

export const FormToken = ({ signedIn }: { signedIn: SignedIn }): VNode => (
  <Fragment>
    <input type="hidden" name={formTokenName} value={maskedToken(signedIn.formToken)} />
    <FormLanguage />
  </Fragment>
);
