/**
 * Whose year a page shows: the importer, the declarant and the year that the address names, or those that are most likely
 * meant; and the routes of the pages, which are for accounts whose tier has the ledger.
 */
import * as Effect from "effect/Effect";
import type { BrowserSession } from "../../../application/accounts/browser_session.ts";
import { type CbamContext, cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { pageQuotas } from "../../../application/accounts/windows.ts";
import type { Uploads } from "../../../application/documents/uploads.ts";
import { RateLimiter } from "../../../application/ports.ts";
import { ImportLaw, ImportPeople } from "../../../application/imports/import_ports.ts";
import { NotFound, type ServiceUnavailable, TierLacksFeature } from "../../../contract/failures.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import type { Right } from "../../../domain/accounts/roles.ts";
import type { Declarant, Importer } from "../../../domain/imports/people/declarant.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import {
  type Member,
  memberForm,
  memberRoute,
  memberUpload,
  type SessionRoute,
} from "../../../web/page/routes.ts";
import type { PageWork } from "../../../web/page/page.tsx";
import type { UploadLimit } from "../../../web/page/uploaded_form.ts";

/** First year of the ledger. */
const firstYear = 2026;

/** Whose year it is, and what it is read with. */
export interface ChosenYear {
  readonly importers: ReadonlyArray<Importer>;
  readonly declarants: ReadonlyArray<Declarant>;
  /** Undefined before the account has one. */
  readonly importer: Importer | undefined;
  /** Undefined before the account has one. */
  readonly declarant: Declarant | undefined;
  readonly year: number;
  readonly years: ReadonlyArray<number>;
  /** Today in Brussels. */
  readonly today: CalendarDay;
  readonly cbam: CbamContext;
  readonly tables: ImportTables;
}

const named = <Person extends { readonly id: string }>(
  what: string,
  people: ReadonlyArray<Person>,
  id: string | undefined,
): Effect.Effect<Person | undefined, NotFound> => {
  if (id === undefined || id === "") return Effect.succeed(undefined);
  const found = people.find((person) => person.id === id);
  return found === undefined
    ? new NotFound({ message: `There is no ${what} ${id} of this account.` })
    : Effect.succeed(found);
};

/** Years from the first one to that of today, the newest first. */
const yearsUntil = (today: CalendarDay): ReadonlyArray<number> => {
  const last = Math.max(firstYear, yearOf(today));
  return Array.from({ length: last - firstYear + 1 }, (_, index) => last - index);
};

/** @fails NotFound for an importer or a declarant that the account doesn't have */
export const chosenOf = (
  { visit: { query }, signedIn: { accountId } }: Member,
): Effect.Effect<ChosenYear, NotFound | ServiceUnavailable, ImportPeople | ImportLaw | LawServices> =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const cbam = yield* cbamContext;
    const tables = yield* ImportLaw;
    const importers = yield* people.importers(accountId);
    const declarants = yield* people.declarants(accountId);
    const importer = (yield* named("importer", importers, query["importer"])) ?? importers[0];
    const declarant = (yield* named("declarant", declarants, query["declarant"])) ??
      declarants.find(({ eori }) => eori === importer?.eori) ?? declarants[0];
    const today = cbam.today();
    const years = yearsUntil(today);
    const year = years.find((each) => String(each) === query["year"]) ?? years[0] ?? firstYear;
    const chosen: ChosenYear = {
      importers,
      declarants,
      importer,
      declarant,
      year,
      years,
      today,
      cbam,
      tables,
    };
    return chosen;
  });

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

/** A page about an importer's year, for members with the right in an account whose tier has the ledger. */
export const importRoute = <R>(
  right: Right,
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession> =>
  memberRoute(right, path, (member) => ofTier(member, () => answer(member)));

/** A file about an importer's year, counted in the window of its forms. */
export const importFile = <R>(
  path: `/${string}`,
  answer: (member: Member) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter> =>
  importRoute("look", path, (member) => Effect.zipRight(counted(member), answer(member)));

/** A form with a file, like other forms; nothing is read of what others send. */
export const importUpload = <R>(
  right: Right,
  path: `/${string}`,
  limit: UploadLimit,
  answer: (member: Member, form: FormData) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter | Uploads> =>
  memberUpload(
    right,
    path,
    limit,
    (member) => Effect.zipRight(requireTier(member), counted(member)),
    answer,
  );

/** A form that changes an importer's year, of a clerk in an account whose tier has the ledger; forms have a window. */
export const importForm = <R>(
  path: `/${string}`,
  answer: (member: Member, form: URLSearchParams) => PageWork<R>,
): SessionRoute<R | BrowserSession | RateLimiter> =>
  memberForm(
    { right: "work", act: "imports.changed" },
    path,
    (member, form) => ofTier(member, () => Effect.zipRight(counted(member), answer(member, form))),
  );
