/**
 * The page that holds what a form brought and that was not sent on, because the session had ended or another had begun: nothing that
 * somebody typed is lost.
 */
import type { VNode } from "preact";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { FormToken } from "../parts/form_token.tsx";
import { Notice } from "../parts/notice.tsx";
import { bringsFormToken, formTokenName } from "../visit/session.ts";
import { addressOf, type Visit } from "../visit/visit.ts";
import { shellTexts } from "../words/shell.ts";
import type { Framed } from "./layout.tsx";

/** A form of more is no longer one that somebody typed; long invoices and tables are drafts of the browser. */
const mostHeld = 262_144;
const mostFields = 2_000;

const entriesOf = (form: URLSearchParams): ReadonlyArray<readonly [string, string]> =>
  [...form].filter(([name]) => name !== formTokenName);

/** True for a form that brought what can be held: values, and not more than people type. */
const holdsTyped = (form: URLSearchParams): boolean => {
  const entries = entriesOf(form);
  return entries.length <= mostFields && entries.some(([, value]) => value.trim() !== "") &&
    entries.reduce((size, [name, value]) => size + name.length + value.length, 0) <= mostHeld;
};

/** Address of who is signed in, and of the account where it is another. */
const personOf = ({ email, accountEmail }: SignedIn): string =>
  email === accountEmail ? email : `${email} (${accountEmail})`;

const WayToSignIn = ({ label }: { readonly label: string }): VNode => (
  <p>
    <a href="/sign-in" target="_blank" rel="noopener">{label}</a>
  </p>
);

/**
 * @returns the page, from which the form is sent again, by who is signed in, if anyone is; undefined for a form that a page of this
 * session sent, and for one in which nothing was typed
 */
export const heldForm = (
  visit: Visit,
  form: URLSearchParams,
  account: SignedIn | undefined,
): Framed | undefined => {
  const { held } = shellTexts[visit.language];
  const isCurrent = account !== undefined && bringsFormToken(form, account);
  if (isCurrent || !holdsTyped(form)) return undefined;
  const children = (
    <div class="panel">
      <h1>{held.title}</h1>
      <Notice tone="warn">
        <p>{account === undefined ? held.signedOut : held.signedIn(personOf(account))}</p>
      </Notice>
      {account === undefined ? <WayToSignIn label={held.signIn} /> : null}
      <form method="post" action={addressOf(visit)} class="actions">
        {account === undefined ? null : <FormToken signedIn={account} />}
        {entriesOf(form).map(([name, value]) => <input type="hidden" name={name} value={value} />)}
        <button class="button" type="submit">{held.send}</button>
      </form>
    </div>
  );
  return { visit, title: held.title, children };
};
