/**
 * A declarant's year from the ledger in the database, as known on a day. What the API and the pages of imports are laid on.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Law } from "../../domain/cbam/law/law.ts";
import type { DeclarationBasis } from "../../domain/imports/declaration/declaration.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import type { CountedFacts, ThresholdSettings } from "../../domain/imports/ledger/standing.ts";
import type { ImportTables } from "../../domain/imports/law.ts";
import type { YearOfImports } from "../../domain/imports/year/declarant_year.ts";
import { filterInSteps, mapInSteps, orderedInSteps, type Steps } from "../../kernel/steps.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { ImportLedger } from "./import_ports.ts";

/** Whose year is asked about, under which law. */
export interface YearRequest {
  readonly accountId: string;
  readonly declarantId: string;
  /** Calendar year of release. */
  readonly year: number;
  /** Day in Brussels by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
  /** Law and prices of the moment. */
  readonly law: Law;
  readonly imports: ImportTables;
  /** Settings for questions that the law leaves open. */
  readonly settings?: ThresholdSettings;
  /** Figures that the lines of the declaration are of; those by the imports' own determination when it is left out. */
  readonly declarationBasis?: DeclarationBasis;
}

/** Live imports of one importer that were read already. */
export interface KnownImports {
  readonly importerId: string;
  readonly live: ReadonlyArray<LiveImport>;
}

const isLater = (one: LiveImport, other: LiveImport): boolean => {
  const [day, otherDay] = [one.entry.facts.releasedOn, other.entry.facts.releasedOn];
  return day > otherDay || (day === otherDay && one.id > other.id);
};

/** The known imports of the question, and all that were read, by day of release. */
function* withKnown(
  { declarantId, year }: YearRequest,
  { live }: KnownImports,
  read: ReadonlyArray<LiveImport>,
): Steps<Pick<YearOfImports<LiveImport>, "ofDeclarant"> & { readonly masses: ReadonlyArray<CountedFacts> }> {
  const own = yield* filterInSteps(
    live,
    ({ entry }) => entry.declarantId === declarantId && yearOf(entry.facts.releasedOn) === year,
  );
  if (own.length === 0) return { ofDeclarant: read, masses: [] };
  return {
    ofDeclarant: yield* orderedInSteps([...own, ...read], isLater),
    masses: yield* mapInSteps(live, ({ entry: { facts } }) => facts),
  };
}

/** @returns the question about the year with each import for itself */
export const questionWith = (
  asked: YearRequest,
  known: KnownImports | undefined,
): Effect.Effect<YearOfImports<LiveImport>, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { importsOfDeclarant } = yield* ImportLedger;
    const { counted, imports } = yield* importsOfDeclarant({ ...asked, knownImporterId: known?.importerId });
    if (known === undefined) return { ...asked, counted, ofDeclarant: imports };
    const { ofDeclarant, masses } = yield* runWithPauses(() => withKnown(asked, known, imports));
    return {
      ...asked,
      counted: masses.length === 0 ? counted : new Map(counted).set(known.importerId, masses),
      ofDeclarant,
    };
  });

/** @returns the question about the year */
export const questionOf = (
  asked: YearRequest,
): Effect.Effect<YearOfImports, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { alikeOfDeclarant } = yield* ImportLedger;
    const { counted, imports } = yield* alikeOfDeclarant(asked);
    return { ...asked, counted, ofDeclarant: imports };
  });
