/**
 * A declarant's year from the ledger in the database: declaration and holding as known on a day. What the API and the pages
 * of imports are laid on.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { Law } from "../../domain/cbam/law/law.ts";
import { idsOf } from "../../domain/imports/ledger/alike.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import type { ThresholdSettings } from "../../domain/imports/ledger/standing.ts";
import { heldAfterSurrender, type YearDue } from "../../domain/imports/certificates/for_year.ts";
import { stillDueFindings } from "../../domain/imports/certificates/still_due.ts";
import type { Holding, HoldingBasis } from "../../domain/imports/holding/holding.ts";
import type { ImportTables } from "../../domain/imports/law.ts";
import {
  declarantHolding,
  type DeclarantYear,
  type ImportsOfYear,
  importsOfYear,
  type YearOfImports,
  yearOfImports,
} from "../../domain/imports/year/declarant_year.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { type CertificateAccount, Certificates, ImportLedger } from "./import_ports.ts";

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
}

/** Live imports of one importer that were read already. */
export interface KnownImports {
  readonly importerId: string;
  readonly live: ReadonlyArray<LiveImport>;
}

const isEarlier = (one: LiveImport, other: LiveImport): number => {
  const [day, otherDay] = [one.entry.facts.releasedOn, other.entry.facts.releasedOn];
  return day < otherDay || (day === otherDay && one.id < other.id) ? -1 : 1;
};

/** @returns the question about the year with each import for itself */
export const questionWith = (
  asked: YearRequest,
  known: KnownImports | undefined,
): Effect.Effect<YearOfImports<LiveImport>, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { importsOfDeclarant } = yield* ImportLedger;
    const { counted, imports } = yield* importsOfDeclarant({ ...asked, knownImporterId: known?.importerId });
    const { declarantId, year } = asked;
    const own = known?.live.filter(({ entry: { declarantId: id, facts } }) =>
      id === declarantId && yearOf(facts.releasedOn) === year
    ) ?? [];
    if (known === undefined || own.length === 0) {
      return { ...asked, counted, ofDeclarant: imports };
    }
    return {
      ...asked,
      counted: new Map(counted).set(
        known.importerId,
        known.live.map(({ entry: { facts } }) =>
          facts
        ),
      ),
      ofDeclarant: [...own, ...imports].sort(isEarlier),
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

/** @returns the declarant's year; without imports for a declarant that the account doesn't have */
export const readDeclarantYear = (
  asked: YearRequest,
): Effect.Effect<DeclarantYear, ServiceUnavailable, ImportLedger> =>
  Effect.flatMap(questionOf(asked), (question) => runWithPauses(() => yearOfImports(question)));

/** A holding with the imports that it is of. */
export interface HoldingAnswer {
  readonly year: ImportsOfYear;
  readonly holding: Holding;
}

/** Years from the imports to the year in which basis (b) rests on their declaration. */
const yearsUntilBasis = 2;
/**
 * Years whose surrenders certificates that are there in a year may still be needed for: what was bought before is cancelled.
 * @source Regulation (EU) 2023/956, Article 24(1)
 */
const yearsBefore = 2;
const firstYear = 2026;

/** @returns the certificates that are due for a year, as it is declared */
export const dueOf = ({ declaration, withoutFigures }: DeclarantYear): YearDue => ({
  year: declaration.year,
  due: declaration.totals.certificatesRoundedOnce,
  withoutFigures: withoutFigures.flatMap(({ live }) => idsOf(live)).length,
});

/**
 * Years before the one that is asked about which certificates on the account may still be needed for, the earliest first.
 * @param first the first of them
 */
export const readYearsBefore = (
  asked: YearRequest,
  first: number,
): Effect.Effect<ReadonlyArray<DeclarantYear>, ServiceUnavailable, ImportLedger> => {
  const begin = Math.max(first, asked.year - yearsBefore);
  const years = Array.from({ length: Math.max(0, asked.year - begin) }, (_, at) => begin + at);
  return Effect.forEach(years, (year) => readDeclarantYear({ ...asked, year }));
};

/** Whose holding of which year is asked about, by which basis. */
export interface HoldingRequest extends YearRequest {
  readonly basis?: HoldingBasis;
  /** Working days before a quarter's end by which certificates are ordered; the usual ones when it is left out. */
  readonly orderWorkingDays?: number;
}

const holdingOf = (
  asked: HoldingRequest,
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
): Effect.Effect<HoldingAnswer, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const question = yield* questionOf(asked);
    const year = yield* runWithPauses(() => importsOfYear(question));
    const years = lots.length === 0 ? [] : yield* readYearsBefore(asked, firstYear);
    const declaredYear = asked.year - yearsUntilBasis;
    const declared = declaredYear < firstYear
      ? undefined
      : years.find(({ declaration }) => declaration.year === declaredYear) ??
        (yield* readDeclarantYear({ ...asked, year: declaredYear }));
    const before = years.map(dueOf);
    const holding = yield* runWithPauses(() =>
      declarantHolding(asked, {
        current: year,
        declared: declared !== undefined && declared.imports.length > 0 ? declared : undefined,
        heldOn: (day) => heldAfterSurrender({ lots, moves }, { day, asOf: asked.asOf, before }),
        ofYearsBefore: stillDueFindings(moves, before, asked.asOf),
        ...(asked.basis === undefined ? undefined : { basis: asked.basis }),
        ...(asked.orderWorkingDays === undefined ? undefined : { orderWorkingDays: asked.orderWorkingDays }),
      })
    );
    return { year, holding };
  });

/** @returns the holding of a year; none for a declarant that the account doesn't have */
export const readHolding = (
  asked: HoldingRequest,
): Effect.Effect<Option.Option<HoldingAnswer>, ServiceUnavailable, ImportLedger | Certificates> =>
  Effect.gen(function* () {
    const account = yield* (yield* Certificates).account(asked.accountId, asked.declarantId);
    if (Option.isNone(account)) return Option.none();
    return Option.some(yield* holdingOf(asked, account.value));
  });

/** Duty of a year of purchase, which limits what of it is sold back. */
export interface DutyOfYear {
  /** Most certificates that a quarter's end demanded. */
  readonly obliged: number;
  /**
   * True if the year is over and no importer exceeded the threshold, also where hydrogen or electricity, which it doesn't count, had to
   * be held for.
   */
  readonly staysBelow: boolean;
  /** True if the year is over and the ledger has no imports of it: nothing is said of the threshold. */
  readonly hasNoImports: boolean;
  /** Imports that the number lacks, as they could not be calculated. */
  readonly lacking: number;
}

/** @returns the duty of a year as it is known on a day, whatever is on the account; without imports in the ledger nothing is said of the threshold */
export const readDutyOfYear = (
  asked: HoldingRequest,
): Effect.Effect<DutyOfYear, ServiceUnavailable, ImportLedger> =>
  Effect.map(holdingOf(asked, { lots: [], moves: [] }), ({ year, holding: { obliged, findings } }) => ({
    obliged,
    lacking: findings.reduce((sum, each) => each.kind === "heldWithout" ? sum + each.imports : sum, 0),
    hasNoImports: yearOf(asked.asOf) > asked.year && year.imports.length === 0,
    staysBelow: yearOf(asked.asOf) > asked.year && year.imports.length > 0 && year.passedOn.size === 0,
  }));
