/**
 * Routes of the pages of an importer's year, for accounts whose tier has the ledger: companies that are typed in a form or an address
 * are told by their ids before a page is made of it.
 */
import * as Effect from "effect/Effect";
import type { BrowserSession } from "../../../../application/accounts/browser_session.ts";
import { pageQuotas } from "../../../../application/accounts/windows.ts";
import type { Uploads } from "../../../../application/documents/uploads.ts";
import type { ImportPeople } from "../../../../application/imports/import_ports.ts";
import { RateLimiter } from "../../../../application/ports.ts";
import { TierLacksFeature } from "../../../../contract/failures.ts";
import type { Right } from "../../../../domain/accounts/roles.ts";
import type { PageWork } from "../../../../web/page/page.tsx";
import {
  type Member,
  memberForm,
  memberRoute,
  memberUpload,
  privatePage,
  type SessionRoute,
} from "../../../../web/page/routes.ts";
import type { UploadLimit } from "../../../../web/page/uploaded_form.ts";
import { meantPeople } from "./meant_people.ts";
import { type UnclearForm, whichPersonPage } from "./which_person.tsx";

const noTier = new TierLacksFeature({
  message: "The account's tier has no ledger of imports: CBAM PRO and Enterprise have it.",
});

const requireTier = ({ signedIn: { tier } }: Member): Effect.Effect<void, TierLacksFeature> =>
  tier.cbamApi ? Effect.void : Effect.fail(noTier);

const ofTier = <R>(member: Member, work: () => PageWork<R>): PageWork<R> =>
  Effect.zipRight(requireTier(member), Effect.suspend(work));

/** Counts what costs work: forms, tables that are read, files that are made. @fails RateLimited above the tier's window */
const counted = ({ signedIn: { accountId, tier } }: Member) =>
  Effect.flatMap(RateLimiter, ({ take }) => take(pageQuotas(tier)["page-imports"], accountId));

/** Status of the page that asks which company is meant. */
const unclearStatus = 422;

const unclearPage = (member: Member, form: UnclearForm) =>
  privatePage(whichPersonPage(member, form), { status: unclearStatus });

/** Answers with the companies of the address told by their ids, or asks which are meant. */
const withPeopleOfAddress = <R>(
  member: Member,
  answer: (member: Member) => PageWork<R>,
): PageWork<R | ImportPeople> =>
  Effect.gen(function* () {
    const { visit } = member;
    const { told, unclear } = yield* meantPeople(member, (field) => visit.query[field], false);
    if (unclear.length > 0) {
      const entries = Object.entries({ ...visit.query, ...Object.fromEntries(told) });
      return unclearPage(member, { method: "get", entries, unclear, isUpload: false });
    }
    const query = told.size === 0 ? visit.query : { ...visit.query, ...Object.fromEntries(told) };
    return yield* answer({ ...member, visit: { ...visit, query } });
  });

/** A page about an importer's year, for members with the right in an account whose tier has the ledger. */
export const importRoute = <R>(
  right: Right,
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession | ImportPeople> =>
  memberRoute(right, path, (member) => ofTier(member, () => withPeopleOfAddress(member, answer)));

/** A file about an importer's year, counted in the window of its forms. */
export const importFile = <R>(
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter | ImportPeople> =>
  importRoute("look", path, (member) => Effect.zipRight(counted(member), answer(member)));

/** Values of a form with a file that are texts. */
const textsOf = (form: FormData): ReadonlyArray<readonly [string, string]> =>
  [...form].flatMap(([name, value]) => typeof value === "string" ? [[name, value] as const] : []);

/** A form with a file, like other forms; nothing is read of what others send. */
export const importUpload = <R>(
  right: Right,
  path: `/${string}`,
  limit: UploadLimit,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter | Uploads | ImportPeople> =>
  memberUpload(
    right,
    path,
    limit,
    (member) => Effect.zipRight(requireTier(member), counted(member)),
    (member, form) =>
      Effect.gen(function* () {
        const textOf = (field: string) => textsOf(form).find(([name]) => name === field)?.[1];
        const { told, unclear } = yield* meantPeople(member, textOf, true);
        for (const [field, id] of told) form.set(field, id);
        return unclear.length > 0
          ? unclearPage(member, { method: "post", entries: textsOf(form), unclear, isUpload: true })
          : yield* answer(member, form);
      }),
  );

/** A form that changes an importer's year, of a clerk in an account whose tier has the ledger; forms have a window. */
export const importForm = <R>(
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter | ImportPeople> =>
  memberForm(
    { right: "work", act: "imports.changed" },
    path,
    (member, sent) =>
      ofTier(member, () =>
        Effect.gen(function* () {
          yield* counted(member);
          const { told, unclear } = yield* meantPeople(member, (field) => sent.get(field) ?? undefined, true);
          const form = new URLSearchParams(sent);
          for (const [field, id] of told) form.set(field, id);
          return unclear.length > 0
            ? unclearPage(member, { method: "post", entries: [...form], unclear, isUpload: false })
            : yield* answer(member, form);
        })),
  );
