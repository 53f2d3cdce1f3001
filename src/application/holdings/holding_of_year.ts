/**
 * Holdings of a declarant from the ledger and the account in the database, with what years before still need of the account.
 * Regulation (EU) 2023/956, Articles 22 and 23.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { lastDayToSurrender } from "../../domain/imports/calendar/dates.ts";
import {
  heldAfterSurrender,
  surrenderedFor,
  type YearDue,
} from "../../domain/imports/certificates/for_year.ts";
import { certificatesDue } from "../../domain/imports/declaration/due.ts";
import { undeclaredIn } from "../../domain/imports/declaration/undeclared.ts";
import { openYearFindings, stillDueFindings } from "../../domain/imports/certificates/still_due.ts";
import type { Move } from "../../domain/imports/certificates/lots.ts";
import type { Holding, HoldingBasis } from "../../domain/imports/holding/holding.ts";
import { idsOf } from "../../domain/imports/ledger/alike.ts";
import type { ImportFinding } from "../../kernel/findings/imports.ts";
import { declarantHolding, type DeclaredYear } from "../../domain/imports/year/declarant_holding.ts";
import {
  type DeclarantYear,
  type ImportsOfYear,
  importsOfYear,
} from "../../domain/imports/year/declarant_year.ts";
import { type CalendarDay, yearOf } from "../../kernel/time/calendar.ts";
import { readDeclaration } from "../suppliers/declared_values.ts";
import type { SupplierValues } from "../suppliers/supplier_ports.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { type CertificateAccount, Certificates, type ImportLedger } from "../imports/import_ports.ts";
import { readUndeclaredYear, type UndeclaredYear } from "../imports/certificates/undeclared.ts";
import { questionOf, type YearRequest } from "../imports/importer_year.ts";

/** A holding with the imports that it is of. */
export interface HoldingAnswer {
  readonly year: ImportsOfYear;
  readonly holding: Holding;
  /** Imports of the year that name no declarant, which the holding lacks. */
  readonly undeclared: UndeclaredYear;
}

/** Years from the imports to the year in which basis (b) rests on their declaration. */
const yearsUntilBasis = 2;
/**
 * Years whose surrenders certificates that are there in a year may still be needed for: what was bought before is cancelled.
 * @source Regulation (EU) 2023/956, Article 24(1)
 */
const yearsBefore = 2;
const firstYear = 2026;

/** @returns the certificates that are due for a year, with the number of imports that it lacks figures of */
export const dueOf = ({ declaration, withoutFigures }: DeclarantYear, asOf: CalendarDay): YearDue => ({
  year: declaration.year,
  due: certificatesDue(declaration, asOf),
  withoutFigures: withoutFigures.flatMap(({ live }) => idsOf(live)).length,
});

/** The year with what was surrendered for it, as far as that is known to be all of it: once its last day is over. */
const declaredYearOf = (
  year: DeclarantYear | undefined,
  moves: ReadonlyArray<Move>,
  asOf: CalendarDay,
): DeclaredYear | undefined => {
  if (year === undefined || year.imports.length === 0) return undefined;
  const { declaration } = year;
  const isOver = asOf > lastDayToSurrender(declaration.year);
  return { ...year, surrendered: isOver ? surrenderedFor(moves, declaration.year, asOf) : 0 };
};

/**
 * Years before the one that is asked about which certificates on the account may still be needed for, the earliest first.
 * @param first the first of them
 * @param isRead true for the years that are read; all when it is left out
 */
export const readYearsBefore = (
  asked: YearRequest,
  first: number,
  isRead: (year: number) => boolean = () => true,
): Effect.Effect<ReadonlyArray<DeclarantYear>, ServiceUnavailable, ImportLedger | SupplierValues> => {
  const begin = Math.max(first, asked.year - yearsBefore);
  const years = Array.from({ length: Math.max(0, asked.year - begin) }, (_, at) => begin + at);
  return Effect.forEach(years.filter(isRead), (year) => readDeclaration({ ...asked, year }));
};

/** Returns whether a year's last day to surrender is over on the day that is asked about. */
const isOverdue = ({ asOf }: YearRequest) => (year: number): boolean => asOf > lastDayToSurrender(year);

/** Years longer ago whose last day to surrender is over, the earliest first: what is open of them is owed, and told. */
const readOpenYears = (
  asked: YearRequest,
): Effect.Effect<ReadonlyArray<DeclarantYear>, ServiceUnavailable, ImportLedger | SupplierValues> => {
  const years = Array.from(
    { length: Math.max(0, asked.year - yearsBefore - firstYear) },
    (_, at) => firstYear + at,
  );
  return Effect.forEach(
    years.filter(isOverdue(asked)),
    (year) => readDeclaration({ ...asked, year }),
  );
};

/** Whose holding of which year is asked about, by which basis. */
export interface HoldingRequest extends YearRequest {
  readonly basis?: HoldingBasis;
  /** Working days before a quarter's end by which certificates are ordered; the usual ones when it is left out. */
  readonly orderWorkingDays?: number;
}

/** Years before the one that is asked about, as far as an account needs them. */
interface YearsBefore {
  /** Recent ones, whose needs are taken off what is held. */
  readonly years: ReadonlyArray<DeclarantYear>;
  /** Those longer ago. */
  readonly open: ReadonlyArray<DeclarantYear>;
}

/** Years before that certificates on an account may be needed for; without any, those of which certificates are owed. */
const readBefore = (
  asked: YearRequest,
  { lots }: Pick<CertificateAccount, "lots">,
): Effect.Effect<YearsBefore, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.all({
    years: readYearsBefore(asked, firstYear, lots.length === 0 ? isOverdue(asked) : undefined),
    open: readOpenYears(asked),
  });

const holdingOf = (
  asked: HoldingRequest,
  { lots, moves }: Pick<CertificateAccount, "lots" | "moves">,
  { years, open }: YearsBefore,
): Effect.Effect<HoldingAnswer, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.gen(function* () {
    const question = yield* questionOf(asked);
    const year = yield* runWithPauses(() => importsOfYear(question));
    const undeclared = yield* readUndeclaredYear(asked, question);
    const declaredYear = asked.year - yearsUntilBasis;
    const declared = declaredYear < firstYear
      ? undefined
      : years.find(({ declaration }) => declaration.year === declaredYear) ??
        (yield* readDeclaration({ ...asked, year: declaredYear }));
    const openDues = open.map((each) => dueOf(each, asked.asOf));
    const before = years.map((each) => dueOf(each, asked.asOf));
    const restsOn = declared === undefined || years.includes(declared) ? years : [declared, ...years];
    const undeclaredBefore = [...restsOn, ...open].flatMap(({ declaration }) => undeclaredIn(declaration));
    const holding = yield* runWithPauses(() =>
      declarantHolding(asked, {
        current: year,
        declared: declaredYearOf(declared, moves, asked.asOf),
        heldOn: (day) => heldAfterSurrender({ lots, moves }, { day, asOf: asked.asOf, before }),
        ofYearsBefore: [
          ...openYearFindings(moves, openDues, asked.asOf),
          ...stillDueFindings(moves, before, asked.asOf),
        ],
        ...(asked.basis === undefined ? undefined : { basis: asked.basis }),
        ...(asked.orderWorkingDays === undefined ? undefined : { orderWorkingDays: asked.orderWorkingDays }),
      })
    );
    return {
      year,
      holding: { ...holding, findings: [...undeclared.findings, ...undeclaredBefore, ...holding.findings] },
      undeclared,
    };
  });

/** @returns the holding of a year; none for a declarant that the account doesn't have */
export const readHolding = (
  asked: HoldingRequest,
): Effect.Effect<
  Option.Option<HoldingAnswer>,
  ServiceUnavailable,
  Certificates | ImportLedger | SupplierValues
> =>
  Effect.gen(function* () {
    const account = yield* (yield* Certificates).account(asked.accountId, asked.declarantId);
    if (Option.isNone(account)) return Option.none();
    const before = yield* readBefore(asked, account.value);
    return Option.some(yield* holdingOf(asked, account.value, before));
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
  /** True if the year is over and the ledger has no imports of it, also none without a declarant: nothing is said of the threshold. */
  readonly hasNoImports: boolean;
  /** Imports that the number lacks, as they could not be calculated. */
  readonly lacking: number;
  /** Notes about imports that the number lacks, as they name no declarant. */
  readonly undeclared: ReadonlyArray<ImportFinding>;
}

/** @returns the duty of a year as it is known on a day, whatever is on the account; without imports in the ledger nothing is said of the threshold */
export const readDutyOfYear = (
  asked: HoldingRequest,
  moves: ReadonlyArray<Move>,
): Effect.Effect<DutyOfYear, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.map(
    holdingOf(asked, { lots: [], moves }, { years: [], open: [] }),
    ({ year, holding: { obliged, findings }, undeclared }) => {
      const isOver = yearOf(asked.asOf) > asked.year;
      const hasImports = year.imports.length + undeclared.imports.length > 0;
      return {
        obliged,
        undeclared: undeclared.findings,
        lacking: findings.reduce((sum, each) => each.kind === "heldWithout" ? sum + each.imports : sum, 0),
        hasNoImports: isOver && !hasImports,
        staysBelow: isOver && hasImports && year.passedOn.size === 0 && !undeclared.hasPassed,
      };
    },
  );
