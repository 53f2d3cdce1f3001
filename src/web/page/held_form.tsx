/**
 * Pages that hold what a form brought and that was not sent on, because the session had ended, another had begun, the person may no longer
 * do it, or the service can't just now: nothing that somebody typed is lost.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import type { SignedIn } from "../../application/accounts/browser_session.ts";
import { HeldForms } from "../../application/accounts/visits.ts";
import type { ApiFailure } from "../../contract/problems.ts";
import { Exchange } from "../../http/exchange/exchange.ts";
import { FormLanguage, FormToken } from "../parts/form_token.tsx";
import { Notice } from "../parts/notice.tsx";
import { bringsFormToken, formLanguageName, formTokenName } from "../visit/session.ts";
import { addressOf, type Visit } from "../visit/visit.ts";
import { shellTexts } from "../words/shell.ts";
import { failurePage } from "./failure_page.tsx";
import type { Framed } from "./layout.tsx";
import { page, type PageWork, referrer } from "./page.tsx";

/** A form of more is no longer one that somebody typed; long invoices and tables are drafts of the browser. */
const mostHeld = 262_144;
const mostFields = 2_000;

type Entries = ReadonlyArray<readonly [string, string]>;

const entriesOf = (form: URLSearchParams): Entries =>
  [...form].filter(([name]) => name !== formTokenName && name !== formLanguageName);

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

const HiddenFields = ({ entries }: { readonly entries: Entries }): VNode => (
  <>{entries.map(([name, value]) => <input type="hidden" name={name} value={value} />)}</>
);

const heldPage = (visit: Visit, form: URLSearchParams, account: SignedIn | undefined): Framed => {
  const { held } = shellTexts[visit.language];
  const children = (
    <div class="panel">
      <h1>{held.title}</h1>
      <Notice tone="warn">
        <p>{account === undefined ? held.signedOut : held.signedIn(personOf(account))}</p>
      </Notice>
      {account === undefined ? <WayToSignIn label={held.signIn} /> : null}
      <form method="post" action={addressOf(visit)} class="actions">
        {account === undefined ? <FormLanguage /> : <FormToken signedIn={account} />}
        <HiddenFields entries={entriesOf(form)} />
        <button class="button" type="submit">{held.send}</button>
      </form>
    </div>
  );
  return { visit, title: held.title, children };
};

/** True while one more form of the visitor's address may be held: their pages are as large as what was sent. */
export const mayHold = Effect.gen(function* () {
  const { clientAddress } = yield* Exchange;
  return (yield* HeldForms).takeNow(clientAddress, yield* Clock.currentTimeMillis) === undefined;
});

/**
 * @returns the page, from which the form is sent again, by who is signed in, if anyone is; undefined for a form that a page of this
 * session sent, for one in which nothing was typed, and where an address without a session has many held
 */
export const heldForm = (
  visit: Visit,
  form: URLSearchParams,
  account: SignedIn | undefined,
): Effect.Effect<Framed | undefined, never, Exchange> =>
  Effect.gen(function* () {
    const isCurrent = account !== undefined && bringsFormToken(form, account);
    if (isCurrent || !holdsTyped(form)) return undefined;
    return account !== undefined || (yield* mayHold) ? heldPage(visit, form, account) : undefined;
  });

/** The form as it came, to be sent again from the page of its failure. */
const SendAgain = ({ visit, form }: { readonly visit: Visit; readonly form: URLSearchParams }): VNode => {
  const { held } = shellTexts[visit.language];
  return (
    <form method="post" action={addressOf(visit)}>
      <p>{held.kept}</p>
      <HiddenFields entries={[...form]} />
      <button class="button" type="submit">{held.send}</button>
    </form>
  );
};

/** True for a failure that ends while the page of it is open: by itself, or because somebody lets the person do it. */
const mayEnd = (failure: ApiFailure): boolean =>
  "retryAfterSeconds" in failure || failure._tag === "TierLacksFeature" ||
  failure._tag === "PermissionDenied" && failure.reason === "role";

/**
 * @param visit in the language of the form's page
 * @returns the work of a form, whose failures are pages in that language; one that may end holds what was typed
 */
export const heldOnFailure = <R,>(
  visit: Visit,
  form: URLSearchParams,
  work: PageWork<R>,
): PageWork<R | Exchange> =>
  Effect.catchAll(work, (failure: ApiFailure) =>
    Effect.gen(function* () {
      const { requestId } = yield* Exchange;
      const isHeld = mayEnd(failure) && holdsTyped(form) && (yield* mayHold);
      const held = isHeld ? <SendAgain visit={visit} form={form} /> : undefined;
      const { framed, options } = failurePage(visit, failure, requestId, held);
      return page(framed, { ...options, headers: { ...options.headers, ...referrer } });
    }));
