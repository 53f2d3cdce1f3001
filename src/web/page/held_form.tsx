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
export const mostHeld = 262_144;
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

/** Address of who is signed in, with the account's name and its address where it is another: somebody may have several. */
const personOf = ({ email, accountEmail, accountName }: SignedIn): string => {
  const words = [accountName, accountEmail].filter((each) => each !== "" && each !== email);
  return words.length === 0 ? email : `${email} (${words.join(", ")})`;
};

const WayTo = ({ path, label }: { readonly path: string; readonly label: string }): VNode => (
  <p>
    <a href={path} target="_blank" rel="noopener">{label}</a>
  </p>
);

const HiddenFields = ({ entries }: { readonly entries: Entries }): VNode => (
  <>{entries.map(([name, value]) => <input type="hidden" name={name} value={value} />)}</>
);

/** Encoding of a form that may have a file, under which it is sent again; undefined for a form of text. */
export type FormEncoding = "multipart/form-data" | undefined;

const heldPage = (
  visit: Visit,
  form: URLSearchParams,
  account: SignedIn | undefined,
  encoding: FormEncoding,
): Framed => {
  const { held } = shellTexts[visit.language];
  const children = (
    <div class="panel">
      <h1>{held.title}</h1>
      <Notice tone="warn">
        <p>{account === undefined ? held.signedOut : held.signedIn(personOf(account))}</p>
      </Notice>
      {account === undefined ? <WayTo path="/sign-in" label={held.signIn} /> : null}
      <form method="post" action={addressOf(visit)} enctype={encoding} class="actions">
        {account === undefined ? <FormLanguage /> : <FormToken signedIn={account} />}
        <HiddenFields entries={entriesOf(form)} />
        <button class="button" type="submit">{held.send}</button>
      </form>
    </div>
  );
  return { visit, title: held.title, children };
};

/** @returns the page for a form with a file that came without a session, from which the sign-in leads back to the form's page */
export const unsentFilePage = (visit: Visit, signInPath: string): Framed => {
  const { held, signIn } = shellTexts[visit.language];
  const children = (
    <div class="panel">
      <h1>{held.title}</h1>
      <Notice tone="warn">
        <p>{held.signedOutFile}</p>
      </Notice>
      <p>
        <a class="button" href={signInPath}>{signIn}</a>
      </p>
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
  encoding?: FormEncoding,
): Effect.Effect<Framed | undefined, never, Exchange> =>
  Effect.gen(function* () {
    const isCurrent = account !== undefined && bringsFormToken(form, account);
    if (isCurrent || !holdsTyped(form)) return undefined;
    return account !== undefined || (yield* mayHold) ? heldPage(visit, form, account, encoding) : undefined;
  });

/** @returns the page of a form that came without a session and counts among those that are held already; undefined where nothing was typed */
export const heldSignedOut = (
  visit: Visit,
  form: URLSearchParams,
  encoding: FormEncoding,
): Framed | undefined => holdsTyped(form) ? heldPage(visit, form, undefined, encoding) : undefined;

interface FailedForm {
  readonly visit: Visit;
  readonly form: URLSearchParams;
  readonly failure: ApiFailure;
  readonly encoding: FormEncoding;
}

/** The form as it came, to be sent again from the page of its failure. */
const SendAgain = ({ visit, form, failure, encoding }: FailedForm): VNode => {
  const { held } = shellTexts[visit.language];
  const isElsewhere = failure._tag === "NotFound";
  const isAtWork = failure._tag === "IdempotencyKeyInUse";
  return (
    <form method="post" action={addressOf(visit)} enctype={encoding}>
      <p>{isElsewhere ? held.elsewhere : isAtWork ? held.atWork : held.kept}</p>
      {isElsewhere ? <WayTo path="/account" label={held.signOut} /> : null}
      <HiddenFields entries={[...form]} />
      <button class="button" type="submit">{held.send}</button>
    </form>
  );
};

/**
 * True for a failure that ends while the page of it is open: by itself, because somebody lets the person do it, or because a member's
 * form was sent in another account than that it was opened in.
 */
const mayEnd = (failure: ApiFailure, form: URLSearchParams): boolean =>
  failure._tag === "NotFound" && form.has(formTokenName) || "retryAfterSeconds" in failure ||
  failure._tag === "TierLacksFeature" ||
  failure._tag === "PermissionDenied" && failure.reason === "role";

/**
 * @param visit in the language of the form's page
 * @returns the work of a form, whose failures are pages in that language; one that may end holds what was typed
 */
export const heldOnFailure = <R,>(
  visit: Visit,
  form: URLSearchParams,
  work: PageWork<R>,
  encoding?: FormEncoding,
): PageWork<R | Exchange> =>
  Effect.catchAll(work, (failure: ApiFailure) =>
    Effect.gen(function* () {
      const { requestId } = yield* Exchange;
      const isHeld = mayEnd(failure, form) && holdsTyped(form) && (yield* mayHold);
      const again = { visit, form, failure, encoding };
      const held = isHeld ? <SendAgain {...again} /> : undefined;
      const { framed, options } = failurePage(visit, failure, requestId, held);
      return page(framed, { ...options, headers: { ...options.headers, ...referrer } });
    }));
