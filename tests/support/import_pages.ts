/** Pages of an importer's year as a browser without a window sees them, and the ledger behind them. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import type { Services } from "../../src/composition/features.ts";
import type { ServiceUnavailable } from "../../src/contract/failures.ts";
import type { Permission } from "../../src/contract/access.ts";
import type { OperatorRefused } from "../../src/domain/accounts/operator_refused.ts";
import { testsBegin } from "./databases.ts";
import { callsWith, type ImportHolder, importsPath, type People, people, recorded } from "./import_calls.ts";
import { leap } from "./leap.ts";
import { type Browser, type Seen, signedIn, valueOf } from "./session_browser.ts";
import { holder } from "./whole_service.ts";

/** An account by its key and by its browser. */
export interface ImportAccount {
  readonly email: string;
  readonly calls: ImportHolder;
  readonly it: Browser;
}

/** It is noon of a day in UTC, before or after the day on which tests begin. */
export const noonOf = (day: string): Effect.Effect<void> => leap(Date.parse(`${day}T12:00:00Z`) - testsBegin);

/** A new account whose key has the permissions. */
export const importAccountWith = (
  permissions: ReadonlyArray<Permission>,
): Effect.Effect<ImportAccount, OperatorRefused | ServiceUnavailable, Services> =>
  Effect.gen(function* () {
    const { key, account } = yield* holder("enterprise", permissions);
    return { email: account, calls: yield* callsWith(key), it: yield* signedIn(account) };
  });

/** A new account that may use the ledger. */
export const importAccount: Effect.Effect<ImportAccount, OperatorRefused | ServiceUnavailable, Services> =
  importAccountWith(["imports:read", "imports:write"]);

/** A new account that may use the ledger and the values of suppliers. */
export const ledgerAndValuesAccount: Effect.Effect<
  ImportAccount,
  OperatorRefused | ServiceUnavailable,
  Services
> = importAccountWith(["imports:read", "imports:write", "suppliers:read", "suppliers:write"]);

/** The account's people with some entries, which are all added. */
export const withEntries = (
  { calls }: Pick<ImportAccount, "calls">,
  entries: ReadonlyArray<unknown>,
): Effect.Effect<People> =>
  Effect.gen(function* () {
    const who = yield* people(calls);
    const { status, body, text } = yield* calls.post(importsPath, { ...who, entries });
    assert.equal(status, 200, text);
    assert.equal(recorded(body).summary.added, entries.length, text);
    return who;
  });

/** Sends a form of the page at an address as a browser does that stands on it. */
export const sendForm = (
  it: Browser,
  path: string,
  values: Record<string, string>,
  page = path,
): Effect.Effect<Seen> =>
  Effect.gen(function* () {
    const seen = yield* it.get(page);
    const [form_token, form_language] = [valueOf(seen, "form_token"), valueOf(seen, "form_language")];
    assert.notEqual(form_token, "");
    return yield* it.post(path, { form_token, form_language, ...values });
  });

/** The text of a page as a reader sees it: without elements, blanks made one. */
export const wordsOf = ({ text }: Seen): string =>
  text.replace(/<(head|style|datalist)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replace(/\s+/g, " ");

/** What stands in the fields and choices of the page's form. */
export const filledForm = ({ text }: Seen): Record<string, string> => {
  const typed = [...text.matchAll(/name="([\w/]+)"[^>]*?value="([^"]*)"/g)].map((
    [, name, value],
  ) => [name, value]);
  const chosen = [...text.matchAll(/<select[^>]*name="([\w/]+)"[\s\S]*?<\/select>/g)].map((
    [choices, name],
  ) => [name, /<option value="([^"]*)" selected/.exec(choices)?.[1] ?? ""]);
  return Object.fromEntries([...typed, ...chosen]);
};

/** Sends the form of the page at an address as it stands there, once something in it is changed. */
export const sendAsShown = (
  it: Browser,
  path: string,
  changed: Readonly<Record<string, string>> = {},
): Effect.Effect<Seen> =>
  Effect.flatMap(it.get(path), (page) => it.post(path, { ...filledForm(page), ...changed }));
