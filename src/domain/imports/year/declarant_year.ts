/**
 * A declarant's year from the entries of its importers: thresholds, dutiable imports with their figures, declaration and
 * holding, all as known on a day. The threshold counts an importer's imports whoever declared them; declaration and
 * holding count what this declarant declares. Regulation (EU) 2023/956, Articles 2a, 5, 6 and 22.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { inStepsOf, mapInSteps, type Steps } from "../../../kernel/steps.ts";
import { calculationOfMany } from "../../cbam/calculation/of_many.ts";
import type { Law } from "../../cbam/law/law.ts";
import { type Declaration, type DeclarationBasis, declarationInSteps } from "../declaration/declaration.ts";
import { isDutiable, isUnderDuties } from "../declaration/dutiable.ts";
import {
  type Basis,
  type CalculatedImport,
  figuresOfImport,
  type FigureState,
  hasFigures,
  type ImportFigures,
  type ImportWithoutFigures,
} from "../figures/figures.ts";
import type { ImportTables } from "../law.ts";
import { limitOfYear } from "../threshold/limit.ts";
import type { FiguredImport } from "../ledger/alike.ts";
import { isFileable } from "../ledger/fileable.ts";
import type { Withdrawals } from "../../suppliers/withdrawals.ts";
import { isProven } from "../ledger/carbon_price.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import type { LiveImport } from "../ledger/live.ts";
import type { CountedFacts, ThresholdSettings } from "../ledger/standing.ts";
import { thresholdOfMasses, type ThresholdSums } from "../threshold/threshold.ts";

/** Facts that a year is made of, beside its imports. */
export interface YearTerms {
  /** Calendar year of release. */
  readonly year: number;
  /** Day in Brussels by whose end an entry must have been recorded. */
  readonly asOf: CalendarDay;
  /** Law and prices of the moment. */
  readonly law: Law;
  /** Tables of imports. */
  readonly imports: ImportTables;
  /** Settings for questions that the law leaves open. */
  readonly settings?: ThresholdSettings;
  /** Figures that the lines of the declaration are of; those by the imports' own determination when it is left out. */
  readonly declarationBasis?: DeclarationBasis;
  /** Withdrawals of suppliers' values by that day; left out where nobody asks what could be filed. */
  readonly withdrawals?: Withdrawals;
}

/** Whose year, as known when. */
export interface DeclarantYearQuestion extends YearTerms {
  /** Entries of every importer that the declarant declares for, in the order of recording. */
  readonly entries: ReadonlyArray<LedgerEntry>;
  /** Id of the declarant. */
  readonly declarantId: string;
}

/** A declarant's year whose imports are known. */
export interface YearOfImports<Live extends FiguredImport = FiguredImport> extends YearTerms {
  /** Masses of the year of each importer that the declarant declares for, by importer. */
  readonly counted: ReadonlyMap<string, ReadonlyArray<CountedFacts>>;
  /** Imports that the declarant declares for the year, by day of release. */
  readonly ofDeclarant: ReadonlyArray<Live>;
}

/** Imports of a declarant's year. */
export interface ImportsOfYear<Live extends FiguredImport = FiguredImport> {
  /** The year of each importer against the threshold, by its id. */
  readonly thresholds: ReadonlyMap<string, ThresholdSums>;
  /** The day on which each importer passed the threshold, by its id. */
  readonly passedOn: ReadonlyMap<string, CalendarDay>;
  /** Imports that the declarant declares for the year, whether they are dutiable or not. */
  readonly imports: ReadonlyArray<Live>;
}

/** A declarant's year. */
export interface DeclarantYear<Live extends FiguredImport = FiguredImport> extends ImportsOfYear<Live> {
  /** Every import by its own determination, dutiable or not. */
  readonly calculated: ReadonlyArray<CalculatedImport<Live>>;
  /** The dutiable imports by their own determination. */
  readonly figures: ReadonlyArray<ImportFigures<Live>>;
  /** The dutiable imports as they could be filed. */
  readonly fileable: ReadonlyArray<ImportFigures<Live>>;
  /** Imports under the duties that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures<Live>>;
  /** The preparation of the declaration. */
  readonly declaration: Declaration;
}

/** Returns the imports that figures of the year rest on, those that could not be calculated among them. */
export const importsInFigures = <Live extends FiguredImport>(
  { figures, withoutFigures }: Pick<DeclarantYear<Live>, "figures" | "withoutFigures">,
): ReadonlyArray<Live> => [...figures, ...withoutFigures].map(({ live }) => live);

/** Returns the year of each importer against the threshold; none for a year that the table does not reach. */
function* thresholdsOfCounted(
  { counted, year, asOf, law, imports, settings }: Omit<YearOfImports, "ofDeclarant">,
): Steps<ReadonlyMap<string, ThresholdSums>> {
  const threshold = limitOfYear(imports, law.tables, year);
  if (threshold === undefined) return new Map();
  const terms = {
    year,
    tables: law.tables,
    threshold,
    asOf,
    ...(settings === undefined ? undefined : { settings }),
  };
  const thresholds = new Map<string, ThresholdSums>();
  for (const [importerId, masses] of counted) {
    thresholds.set(importerId, yield* thresholdOfMasses({ ...terms, masses }));
  }
  return thresholds;
}

/**
 * Returns the year of each importer against the threshold, in steps; none for a year that the table does not reach.
 * @param live imports that live, by day of release
 */
export function* thresholdsOf(
  live: ReadonlyArray<LiveImport>,
  terms: YearTerms,
): Steps<ReadonlyMap<string, ThresholdSums>> {
  const counted = new Map<string, Array<CountedFacts>>();
  yield* inStepsOf(live, ({ entry: { importerId, facts } }) => {
    const own = counted.get(importerId);
    if (own === undefined) counted.set(importerId, [facts]);
    else own.push(facts);
  });
  return yield* thresholdsOfCounted({ ...terms, counted });
}

/** Returns the day on which each importer passed the threshold; none for one who did not. */
export const passedOnOf = (
  thresholds: ReadonlyMap<string, ThresholdSums>,
): ReadonlyMap<string, CalendarDay> =>
  new Map(
    [...thresholds].flatMap(([id, { passedOn: reached }]): ReadonlyArray<[string, CalendarDay]> =>
      reached === undefined ? [] : [[id, reached.day]]
    ),
  );

/** Returns the imports of a declarant's year, with what its importers passed, in steps. */
export function* importsOfYear<Live extends FiguredImport>(
  question: YearOfImports<Live>,
): Steps<ImportsOfYear<Live>> {
  const thresholds = yield* thresholdsOfCounted(question);
  return { thresholds, passedOn: passedOnOf(thresholds), imports: question.ofDeclarant };
}

const actualStates: ReadonlySet<FigureState> = new Set(["verified", "estimated"]);

/** Returns whether an import is filed with other figures than its own: estimates, or a carbon price without proof. */
const isFiledOtherwise = (
  { state, live: { entry: { facts } } }: ImportFigures,
  { withdrawals }: YearTerms,
): boolean =>
  actualStates.has(state) &&
  (!isFileable(facts, withdrawals) || (facts.carbonPrice !== null && !isProven(facts.carbonPrice)));

function* yearFrom<Live extends FiguredImport>(
  terms: YearTerms,
  of: ImportsOfYear<Live>,
): Steps<DeclarantYear<Live>> {
  const { year, law } = terms;
  const calculateTerms = calculationOfMany(law);
  const figuresOf = (live: Live, basis?: Basis) => figuresOfImport({ ...terms, calculateTerms }, live, basis);
  const dutiable = (each: CalculatedImport<Live>): each is ImportFigures<Live> =>
    hasFigures(each) && isDutiable(law.tables, each, of.passedOn);
  const calculated = yield* mapInSteps(of.imports, (live) => figuresOf(live));
  const determined: Array<ImportFigures<Live>> = [];
  const withoutFigures: Array<ImportWithoutFigures<Live>> = [];
  const beside: Array<ImportFigures<Live>> = [];
  let hasActual = false;
  yield* inStepsOf(calculated, (each) => {
    if (dutiable(each)) determined.push(each);
    else if (hasFigures(each) && each.standing !== "in_scope" && each.findings.length > 0) beside.push(each);
    if (!hasFigures(each) && isUnderDuties(law.tables, each, of.passedOn)) withoutFigures.push(each);
    hasActual ||= !hasFigures(each) || actualStates.has(each.state);
  });
  // Figures are the same on each basis unless they rest on actual values, estimates or unproven carbon prices.
  function* on(
    basis: Basis,
    differs: (own: ImportFigures<Live>) => boolean,
  ): Steps<ReadonlyArray<ImportFigures<Live>>> {
    if (!hasActual) return determined;
    const figures: Array<ImportFigures<Live>> = [];
    yield* inStepsOf(calculated, (own) => {
      const each = hasFigures(own) && !differs(own) ? own : figuresOf(own.live, basis);
      if (dutiable(each)) figures.push(each);
    });
    return figures;
  }
  const fileable = yield* on("fileable", (each) => isFiledOtherwise(each, terms));
  const declaration = yield* declarationInSteps({
    year,
    basis: terms.declarationBasis ?? "determined",
    law,
    determined,
    byDefault: yield* on("by_default", ({ state }) => actualStates.has(state)),
    fileable,
    withoutFigures,
    beside,
  });
  return { ...of, calculated, figures: determined, fileable, withoutFigures, declaration };
}

/**
 * Returns a declarant's year from its imports, in steps.
 * @source Regulation (EU) 2023/956, Articles 2a, 5(2a), 6; Regulation (EU) 2025/2083, recital 7
 */
export function* yearOfImports<Live extends FiguredImport>(
  question: YearOfImports<Live>,
): Steps<DeclarantYear<Live>> {
  return yield* yearFrom(question, yield* importsOfYear(question));
}
