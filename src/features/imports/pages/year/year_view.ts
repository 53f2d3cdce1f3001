/**
 * Facts that a year at a glance is made of: the mass against the limit, cost by quarter, certificates, dates, and what is
 * missing.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { LawServices } from "../../../../application/cbam/cbam_context.ts";
import { readDates } from "../../../../application/imports/declarant_dates.ts";
import { Certificates, type ImportLaw, ImportLedger } from "../../../../application/imports/import_ports.ts";
import { type HeldWithNotes, readHeldForYear } from "../../../../application/holdings/held_for_year.ts";
import { surrenderNotes } from "../../../../application/imports/certificates/surrender_notes.ts";
import { readWholeDeclaration } from "../../../../application/suppliers/declared_values.ts";
import type { KnownImports } from "../../../../application/imports/importer_year.ts";
import type { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { runWithPauses } from "../../../../application/yield_to_io.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { type CalendarDate, lastDayToSurrender } from "../../../../domain/imports/calendar/dates.ts";
import { surrenderedFor } from "../../../../domain/imports/certificates/for_year.ts";
import { hasFigures, type ImportFigures } from "../../../../domain/imports/figures/figures.ts";
import { limitOfYear } from "../../../../domain/imports/threshold/limit.ts";
import { type LiveImport, liveInSteps } from "../../../../domain/imports/ledger/live.ts";
import {
  firstRecorded,
  type KnownPassing,
  type MonthOfMass,
  monthsOf,
  passingsAsKnown,
} from "../../../../domain/imports/threshold/course.ts";
import {
  type DayReached,
  endsOfDays,
  thresholdInSteps,
  type ThresholdQuestion,
  type ThresholdView,
} from "../../../../domain/imports/threshold/threshold.ts";
import type { DeclarantYear } from "../../../../domain/imports/year/declarant_year.ts";
import {
  costOfImports,
  type QuarterCost,
  quarterCosts,
} from "../../../../domain/imports/year/quarter_costs.ts";
import { type YearWithoutStatus, yearWithoutStatus } from "../../../../domain/imports/year/without_status.ts";
import { type Declarant, ownStatusOn } from "../../../../domain/imports/people/declarant.ts";
import type { ImportFinding } from "../../../../kernel/findings/imports.ts";
import { inStepsOf, mapInSteps, type Steps } from "../../../../kernel/steps.ts";
import { type CalendarDay, yearOf } from "../../../../kernel/time/calendar.ts";
import type { ChosenYear } from "../chosen.ts";

/** An importer's mass against the limit. */
export interface MassView {
  readonly threshold: ThresholdView;
  readonly months: ReadonlyArray<MonthOfMass>;
  /** The sum at the end of each day with an import that counts. */
  readonly ends: ReadonlyArray<DayReached>;
  /** The same without corrections; undefined where there are none. */
  readonly first: ReadonlyArray<DayReached> | undefined;
  readonly known: ReadonlyArray<KnownPassing>;
}

/** A declarant's year in figures. */
export interface DutiesView extends HeldWithNotes {
  readonly year: DeclarantYear<LiveImport>;
  readonly quarters: ReadonlyArray<QuarterCost>;
  /** Imports of the year that would be dutiable if the limit were passed. */
  readonly potential: Omit<QuarterCost, "quarter">;
  readonly surrendered: number;
  /** Certificates beyond what the year needs; of 2026 those that are not of the quarter, or not at the price, that they should be. */
  readonly ofCertificates: ReadonlyArray<ImportFinding>;
  /** True once the day of the surrender is over. */
  readonly isOverdue: boolean;
}

/** A year at a glance. */
export interface YearView {
  /** True if the ledger has an import of the year. */
  readonly hasImports: boolean;
  readonly asOf: CalendarDay;
  /** Undefined for a year whose limit is not published. */
  readonly mass: MassView | undefined;
  /** Imports without the status; undefined for a year whose limit is not published. */
  readonly withoutStatus: YearWithoutStatus | undefined;
  /** Undefined without a declarant. */
  readonly duties: DutiesView | undefined;
  readonly dates: ReadonlyArray<CalendarDate>;
}

function* massOf(question: ThresholdQuestion, live: ReadonlyArray<LiveImport>): Steps<MassView> {
  const imports = yield* mapInSteps(live, ({ id, entry: { facts } }) => ({ id, facts }));
  const threshold = yield* thresholdInSteps({ ...question, imports });
  return {
    threshold,
    ends: yield* endsOfDays(threshold.days),
    months: yield* monthsOf(threshold, live),
    first: yield* firstRecorded(question),
    known: yield* passingsAsKnown(question),
  };
}

const mostDates = 6;

const datesFrom = (accountId: string, today: CalendarDay, declarant: Declarant | undefined) =>
  Effect.map(
    Effect.forEach([yearOf(today), yearOf(today) + 1], (year) => readDates({ accountId, declarant, year })),
    (years) => years.flat().filter(({ day }) => day >= today).slice(0, mostDates),
  );

/** Imports under the Regulation that are not dutiable, in sums. */
function* potentialOf({ figures, calculated }: DeclarantYear<LiveImport>): Steps<DutiesView["potential"]> {
  const dutiable = new Set<string>();
  yield* inStepsOf(figures, ({ live }) => {
    dutiable.add(live.id);
  });
  const others: Array<ImportFigures<LiveImport>> = [];
  yield* inStepsOf(calculated, (each) => {
    if (hasFigures(each) && each.standing === "in_scope" && !dutiable.has(each.live.id)) others.push(each);
  });
  return yield* costOfImports(others);
}

const dutiesOf = (
  declarant: Declarant | undefined,
  { cbam, tables, year }: ChosenYear,
  { accountId, asOf, known }: Pick<YearAddress, "accountId" | "asOf"> & { readonly known: KnownImports },
) =>
  Effect.gen(function* () {
    if (declarant === undefined) return undefined;
    const asked = { accountId, declarantId: declarant.id, year, asOf, law: cbam.law(), imports: tables };
    const read = yield* readWholeDeclaration(asked, known);
    const found = yield* (yield* Certificates).account(accountId, declarant.id);
    const account = Option.getOrElse(found, () => ({ lots: [], moves: [] }));
    const duties: DutiesView = {
      year: read,
      quarters: yield* runWithPauses(() => quarterCosts(read.figures, year)),
      potential: yield* runWithPauses(() => potentialOf(read)),
      surrendered: surrenderedFor(account.moves, year, asOf),
      ofCertificates: surrenderNotes(account, [read], asked),
      ...yield* readHeldForYear(asked, account),
      isOverdue: asOf > lastDayToSurrender(year),
    };
    return duties;
  });

/** Whose year is read, as known on which day. */
export interface YearAddress {
  readonly accountId: string;
  readonly importerId: string;
  readonly asOf: CalendarDay;
}

/** @returns the year of the importer and of its declarant */
export const readYear = (
  chosen: ChosenYear,
  { accountId, importerId, asOf }: YearAddress,
): Effect.Effect<
  YearView,
  ServiceUnavailable,
  Certificates | ImportLaw | ImportLedger | LawServices | SupplierValues
> =>
  Effect.gen(function* () {
    const { year, cbam, tables, today, declarant } = chosen;
    const entries = yield* (yield* ImportLedger).entries({ accountId, importerId, year, asOf });
    const threshold = limitOfYear(tables, cbam.law().tables, year);
    const live = yield* runWithPauses(() => liveInSteps(entries, asOf));
    const importer = chosen.importers.find(({ id }) => id === importerId);
    const ownStatus = importer && ownStatusOn(importer, chosen.declarants, asOf);
    const mass = { entries, year, tables: cbam.law().tables, asOf, status: ownStatus };
    const declarants = new Map(chosen.declarants.map((each) => [each.id, each]));
    const status = { year, asOf, law: cbam.law(), imports: tables, live, declarants };
    const view: YearView = {
      hasImports: entries.length > 0,
      asOf,
      mass: threshold && (yield* runWithPauses(() => massOf({ ...mass, threshold }, live))),
      withoutStatus: importer && threshold &&
        (yield* runWithPauses(() => yearWithoutStatus({ ...status, importer, threshold }))),
      duties: yield* dutiesOf(declarant, chosen, { accountId, asOf, known: { importerId, live } }),
      dates: yield* datesFrom(accountId, today, declarant),
    };
    return view;
  });
