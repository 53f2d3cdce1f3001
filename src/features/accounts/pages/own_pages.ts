/**
 * Routes of an account's own pages. A key of another account is not there.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import {
  createOwnKey,
  findOwnKey,
  type ListQuestion,
  OwnAccount,
  type RecordPage,
  revokeOwnKey,
} from "../../../application/accounts/own_account.ts";
import { usedWindows } from "../../../application/accounts/windows.ts";
import { permissions } from "../../../contract/access.ts";
import { type KeyRecord, longestKeyName } from "../../../domain/accounts/access.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import { newFormId } from "../../../http/routes/form_once.ts";
import { uuidOfText } from "../../../kernel/uuid.ts";
import { goTo, type Member, memberForm, memberRoute, privatePage } from "../../../web/page/routes.ts";
import { pageNumberOf } from "../../../web/parts/paging.tsx";
import { refusedOnPage } from "../../../web/words/refusal_sentences.ts";
import { keyTexts } from "../texts/keys.ts";
import { accountPaths } from "./account_paths.ts";
import { keysPage, madeKeyPage, revokePage } from "./keys_page.tsx";
import type { ListView } from "./list_frame.tsx";
import { batchesPage, invoicesPage, reportsPage } from "./lists_page.tsx";
import { recordedAs } from "./printed_words.ts";
import { overviewPage } from "./overview_page.tsx";
import { cut } from "../../../kernel/text/shown.ts";
import { dayMs } from "../../../kernel/time/durations.ts";

const longestSearch = 100;
const usageMs = 30 * dayMs;

const overview = memberRoute("look", accountPaths.overview, (member) =>
  Effect.gen(function* () {
    const own = yield* OwnAccount;
    const { accountId } = member.signedIn;
    const nowMs = yield* Clock.currentTimeMillis;
    const keys = yield* own.liveKeys(accountId);
    return privatePage(overviewPage(member, {
      windows: yield* usedWindows(member.signedIn, keys),
      usage: yield* own.usageSince(accountId, nowMs - usageMs),
      liveKeys: keys.length,
      sessions: yield* own.sessions(member.signedIn.memberId),
    }));
  }));

/** End of the key that a notice is about, from the page's address. */
const lastFourOf = ({ visit: { query } }: Member, name: "made" | "revoked"): string | undefined =>
  /^[0-9a-f]{4}$/.exec(query[name] ?? "")?.[0];

/** The page of the account's keys that the address asks for. */
const keysListed = ({ signedIn: { accountId }, visit: { query } }: Member) =>
  Effect.flatMap(OwnAccount, (own) => own.keys(accountId, pageNumberOf(query["page"]) ?? 1));

const keys = memberRoute("look", accountPaths.keys, (member) =>
  Effect.gen(function* () {
    const listed = yield* keysListed(member);
    const [revoked, made] = [lastFourOf(member, "revoked"), lastFourOf(member, "made")];
    const texts = keyTexts[member.visit.language];
    const notice = revoked !== undefined
      ? { notice: texts.revokedNotice(revoked) }
      : made !== undefined
      ? { notice: texts.madeBefore(made) }
      : {};
    return privatePage(keysPage(member, listed, { ...notice, formId: yield* newFormId }));
  }));

const create = memberForm(
  { right: "administer" },
  accountPaths.keys,
  (member, form) =>
    Effect.gen(function* () {
      const chosen = permissions.filter((permission) => form.getAll("permission").includes(permission));
      const refused = (error: string) =>
        Effect.zipWith(
          keysListed(member),
          newFormId,
          (listed, freshId) =>
            privatePage(keysPage(member, listed, { error, formId: freshId }), { status: 400 }),
        );
      if (chosen.length === 0) return yield* refused(keyTexts[member.visit.language].choosePermission);
      const name = [...(form.get("name") ?? "").trim()].slice(0, longestKeyName).join("");
      const id = uuidOfText(form.get("form_id") ?? "") ?? (yield* newFormId);
      const keyOfForm = findOwnKey(member.signedIn, id);
      const wasMade = ({ lastFour }: KeyRecord) => goTo(`${accountPaths.keys}?made=${lastFour}`);
      const before = yield* keyOfForm;
      if (before !== undefined) return wasMade(before);
      const made = (asId: string) =>
        Effect.map(
          createOwnKey(member.signedIn, { id: asId, permissions: chosen, name }),
          (key) => privatePage(madeKeyPage(member, key)),
        );
      return yield* made(id).pipe(
        Effect.catchTag("OperatorRefused", () =>
          Effect.flatMap(keyOfForm, (beside) =>
            // Another account's key may have the id.
            beside === undefined ? Effect.flatMap(newFormId, made) : Effect.succeed(wasMade(beside)))),
        Effect.catchTag("OperatorRefused", (no) => refused(refusedOnPage(no, member.visit.language))),
      );
    }),
);

const noKey = new NotFound({ message: "There is no such key of this account." });

const revoking = memberRoute(
  "administer",
  "/settings/api-keys/:id/revoke",
  (member) =>
    Effect.gen(function* () {
      const key = yield* findOwnKey(member.signedIn, member.params["id"] ?? "");
      if (key === undefined) return yield* noKey;
      return key.revokedAt === null ? privatePage(revokePage(member, key)) : goTo(accountPaths.keys);
    }),
);

const revoke = memberForm(
  { right: "administer" },
  "/settings/api-keys/:id/revoke",
  (member) =>
    revokeOwnKey(member.signedIn, member.params["id"] ?? "").pipe(
      Effect.map(({ lastFour }) => goTo(`${accountPaths.keys}?revoked=${lastFour}`)),
      Effect.catchTag("OperatorRefused", () => noKey),
    ),
);

/** Reads the search and page of a list from the address. */
const shownOf = <Row>(
  member: Member,
  list: (question: ListQuestion) => Effect.Effect<RecordPage<Row>, ServiceUnavailable>,
): Effect.Effect<ListView<Row>, ServiceUnavailable> => {
  const { q = "", before } = member.visit.query;
  const search = cut(q.trim(), longestSearch);
  return Effect.map(
    list({
      accountId: member.signedIn.accountId,
      search,
      alike: search === "" ? [] : recordedAs(search, member.visit.language),
      before,
    }),
    (listed) => ({ listed, search, before }),
  );
};

const lists = [
  memberRoute(
    "look",
    accountPaths.reports,
    (member) =>
      Effect.flatMap(
        OwnAccount,
        (own) => Effect.map(shownOf(member, own.reports), (shown) => privatePage(reportsPage(member, shown))),
      ),
  ),
  memberRoute(
    "look",
    accountPaths.batches,
    (member) =>
      Effect.flatMap(
        OwnAccount,
        (own) => Effect.map(shownOf(member, own.batches), (shown) => privatePage(batchesPage(member, shown))),
      ),
  ),
  memberRoute(
    "look",
    accountPaths.invoices,
    (member) =>
      Effect.flatMap(
        OwnAccount,
        (own) =>
          Effect.map(shownOf(member, own.invoices), (shown) => privatePage(invoicesPage(member, shown))),
      ),
  ),
] as const;

export const ownRoutes = [...lists, overview, keys, create, revoking, revoke] as const;
