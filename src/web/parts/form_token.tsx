/** Hidden fields that every form of a session brings back: the token, so that no other page can send it, and the language of its page. */
import { type ComponentChildren, createContext, Fragment, type VNode } from "preact";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { maskedToken } from "../../application/accounts/secrets.ts";
import { may, type Right, type Role } from "../../domain/accounts/roles.ts";
import { formLanguageName, formTokenName } from "../visit/session.ts";
import { PageLanguage } from "./page_language.ts";

/** Role of who reads the page; undefined for a visitor without a session, whom pages lead to sign-in. */
export const ReaderRole = createContext<Role | undefined>(undefined);

/** @returns true where the right's pages and forms are offered to a reader of the role */
export const isOffered = (role: Role | undefined, right: Right): boolean =>
  role === undefined || may(role, right);

/** Forms, and ways to pages, that only readers with the right have. */
export const Offered = ({ right, children }: {
  readonly right: Right;
  readonly children: ComponentChildren;
}): VNode => (
  <ReaderRole.Consumer>{(role) => isOffered(role, right) ? <>{children}</> : null}</ReaderRole.Consumer>
);

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
