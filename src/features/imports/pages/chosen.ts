/**
 * Whose year a page shows: the importer, the declarant and the year that the address names, or those that are most likely
 * meant.
 */
import * as Effect from "effect/Effect";
import { type CbamContext, cbamContext, type LawServices } from "../../../application/cbam/cbam_context.ts";
import { ImportLaw, ImportLedger, ImportPeople } from "../../../application/imports/import_ports.ts";
import { NotFound, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { ImportTables } from "../../../domain/imports/law.ts";
import {
  type Declarant,
  type Importer,
  ownDeclarant,
  type Representation,
} from "../../../domain/imports/people/declarant.ts";
import {
  type DeclaredBefore,
  usualDeclarant,
  usualRepresentation,
} from "../../../domain/imports/people/usual_declarant.ts";
import { isSameEori } from "../../../kernel/identifiers.ts";
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import type { Member } from "../../../web/page/routes.ts";
import { offersImporterItself } from "./whose/person_options.ts";
import { importerItself } from "../../../web/people/typed_person.ts";

/** First year of the ledger. */
const firstYear = 2026;

/** Whose year it is, and what it is read with. */
export interface ChosenYear {
  readonly importers: ReadonlyArray<Importer>;
  readonly declarants: ReadonlyArray<Declarant>;
  /** Undefined before the account has one. */
  readonly importer: Importer | undefined;
  /** True if the address names the importer, or there is no other. */
  readonly isImporterKnown: boolean;
  /** Whom the address names, else the importer's usual one, else the only one; undefined where nothing says which. */
  readonly declarant: Declarant | undefined;
  /** Declarant that the address names; undefined where nobody chose one. */
  readonly namedDeclarant: Declarant | undefined;
  /** Declarants of the importer's newest imports. */
  readonly before: ReadonlyArray<DeclaredBefore>;
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

/**
 * Whose year a page shows. @fails NotFound for an importer or a declarant that the account doesn't have
 * @param knownOn day by whose end imports that tell the usual declarant were recorded; today when it is left out
 */
export const chosenOf = (
  { visit: { query }, signedIn: { accountId } }: Member,
  knownOn?: CalendarDay,
): Effect.Effect<
  ChosenYear,
  NotFound | ServiceUnavailable,
  ImportPeople | ImportLaw | ImportLedger | LawServices
> =>
  Effect.gen(function* () {
    const people = yield* ImportPeople;
    const cbam = yield* cbamContext;
    const tables = yield* ImportLaw;
    const importers = yield* people.importers(accountId);
    const declarants = yield* people.declarants(accountId);
    const namedImporter = yield* named("importer", importers, query["importer"]);
    const importer = namedImporter ?? importers[0];
    const namedDeclarant = yield* named("declarant", declarants, query["declarant"]);
    const today = cbam.today();
    const years = yearsUntil(today);
    const year = years.find((each) => String(each) === query["year"]) ?? years[0] ?? firstYear;
    const before = importer === undefined || declarants.length === 0
      ? []
      : yield* (yield* ImportLedger).declaredBefore({
        ...{ accountId, importerId: importer.id, year },
        asOf: knownOn ?? today,
      });
    const [only, ...others] = declarants;
    const chosen: ChosenYear = {
      ...{ importers, declarants, importer, namedDeclarant, before },
      ...{ year, years, today, cbam, tables },
      isImporterKnown: namedImporter !== undefined || importers.length === 1,
      declarant: namedDeclarant ?? (importer && usualDeclarant(importer, declarants, before)) ??
        (others.length === 0 ? only : undefined),
    };
    return chosen;
  });

/**
 * Returns what a form that records has as the declarant at first: whom the address names, else the usual one of the importer that it
 * names, else the importer itself. Nobody where nothing says it: another company declares only as an indirect representative.
 */
export const declarantAtFirst = (chosen: ChosenYear): string => {
  const { importer, declarants, namedDeclarant, isImporterKnown, before } = chosen;
  if (namedDeclarant !== undefined) return namedDeclarant.id;
  const usual = importer && isImporterKnown ? usualDeclarant(importer, declarants, before) : undefined;
  if (usual !== undefined && !isSameEori(usual.eori, importer?.eori)) return usual.id;
  return offersImporterItself(chosen) ? importerItself : usual?.id ?? "";
};

/** Returns the id of the declarant that a form's choice means for an importer; empty for nobody. */
export const declarantMeant = (
  { importers, declarants }: Pick<ChosenYear, "importers" | "declarants">,
  importerId: string,
  choice: string,
): string => {
  if (choice !== importerItself) return choice;
  const importer = importers.find(({ id }) => id === importerId);
  return (importer && ownDeclarant(importer, declarants))?.id ?? "";
};

/** A choice that no import of the importer has, where its imports name a declarant: another one, or nobody. */
export interface UnusualDeclarant {
  readonly importer: Importer;
  /** Undefined where nobody is chosen: no declaration has the import then. */
  readonly declarant: Declarant | undefined;
  readonly usual: Declarant;
}

/** Returns a form's declarant, or nobody, where the importer's imports have another; undefined for one of theirs, and where they name none. */
export const unusualDeclarant = (chosen: ChosenYear, choice: string): UnusualDeclarant | undefined => {
  const { importer, declarants, before } = chosen;
  if (importer === undefined) return undefined;
  const id = declarantMeant(chosen, importer.id, choice);
  const declarant = declarants.find((each) => each.id === id);
  const usual = before.length === 0 ? undefined : usualDeclarant(importer, declarants, before);
  const isKnown = id === "" || declarant !== undefined;
  return !isKnown || usual === undefined || before.some(({ declarantId }) => declarantId === id)
    ? undefined
    : { importer, declarant, usual };
};

/** Returns what is chosen where a form names the importer, whichever one its page was made for. */
export const chosenByForm = (member: Member, importerId: string): ReturnType<typeof chosenOf> => {
  const { visit } = member;
  return chosenOf({ ...member, visit: { ...visit, query: { ...visit.query, importer: importerId } } });
};

/**
 * Returns what a form that records has as the representation at first: that of the newest import with the same people, else the one
 * that lets them declare.
 */
export const representationAtFirst = (chosen: ChosenYear): Representation => {
  const { importers, importer, declarants, isImporterKnown, before } = chosen;
  const id = declarantMeant(chosen, importer?.id ?? "", declarantAtFirst(chosen));
  const declarant = declarants.find((each) => each.id === id);
  if (declarant === undefined) return "own";
  const possible = importers.filter((each) => !isImporterKnown || each.id === importer?.id);
  const isOther = possible.every(({ eori }) => !isSameEori(eori, declarant.eori));
  const usual = isImporterKnown ? usualRepresentation(id, before) : undefined;
  return usual ?? (isOther ? "indirect" : "own");
};
