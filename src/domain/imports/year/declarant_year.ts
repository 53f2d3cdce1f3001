/**
 * A declarant's year from the entries of its importers: thresholds, dutiable imports with their figures, declaration and
 * holding, all as known on a day. The threshold counts an importer's imports whoever declared them; declaration and
 * holding count what this declarant declares. Regulation (EU) 2023/956, Articles 2a, 5, 6 and 22.
 */
import { type CalendarDay, yearOf } from "../../../kernel/time/calendar.ts";
import type { Law } from "../../cbam/law/law.ts";
import { type Declaration, declarationOf } from "../declaration/declaration.ts";
import { dutiableImports } from "../declaration/dutiable.ts";
import {
  type Basis,
  type CalculatedImport,
  type FiguresOf,
  figuresOfImport,
  type FigureState,
  hasFigures,
  type ImportFigures,
  type ImportWithoutFigures,
} from "../figures/figures.ts";
import { type DeclaredPair, declaredPairs } from "../holding/basis.ts";
import { type Holding, holdingOf, type HoldingQuestion } from "../holding/holding.ts";
import { type ImportTables, thresholdOfYear } from "../law.ts";
import type { LedgerEntry } from "../ledger/entry.ts";
import { type LiveImport, liveImports } from "../ledger/live.ts";
import type { ThresholdSettings } from "../ledger/standing.ts";
import { type CountedImport, thresholdOfImports, type ThresholdView } from "../threshold/threshold.ts";

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
  /** Figures of the imports under that law; calculated here when it is left out. */
  readonly figuresOf?: FiguresOf;
}

/** Whose year, as known when. */
export interface DeclarantYearQuestion extends YearTerms {
  /** Entries of every importer that the declarant declares for, in the order of recording. */
  readonly entries: ReadonlyArray<LedgerEntry>;
  /** Id of the declarant. */
  readonly declarantId: string;
}

/** A declarant's year whose imports are known. */
export interface YearOfImports extends YearTerms {
  /** Every live import of the year of each importer that the declarant declares for, by importer. */
  readonly counted: ReadonlyMap<string, ReadonlyArray<CountedImport>>;
  /** Imports that the declarant declares for the year, by day of release. */
  readonly ofDeclarant: ReadonlyArray<LiveImport>;
}

/** Imports of a declarant's year. */
export interface ImportsOfYear {
  /** The year of each importer against the threshold, by its id. */
  readonly thresholds: ReadonlyMap<string, ThresholdView>;
  /** The day on which each importer passed the threshold, by its id. */
  readonly passedOn: ReadonlyMap<string, CalendarDay>;
  /** Imports that the declarant declares for the year, whether they are dutiable or not. */
  readonly imports: ReadonlyArray<LiveImport>;
}

/** A declarant's year. */
export interface DeclarantYear extends ImportsOfYear {
  /** Every import by its own determination, dutiable or not. */
  readonly calculated: ReadonlyArray<CalculatedImport>;
  /** The dutiable imports by their own determination. */
  readonly figures: ReadonlyArray<ImportFigures>;
  /** Imports that could not be calculated. */
  readonly withoutFigures: ReadonlyArray<ImportWithoutFigures>;
  /** The preparation of the declaration. */
  readonly declaration: Declaration;
}

/** Returns the year of each importer against the threshold; none for a year that the table does not reach. */
const thresholdsOfCounted = (
  { counted, year, asOf, law, imports, settings }: Omit<YearOfImports, "ofDeclarant">,
): ReadonlyMap<string, ThresholdView> => {
  const threshold = thresholdOfYear(imports, year);
  if (threshold === undefined) return new Map();
  const terms = {
    year,
    tables: law.tables,
    threshold,
    asOf,
    ...(settings === undefined ? undefined : { settings }),
  };
  return new Map(
    [...counted].map(([importerId, own]) => [importerId, thresholdOfImports({ ...terms, imports: own })]),
  );
};

/** Returns the year of each importer against the threshold; none for a year that the table does not reach. */
export const thresholdsOf = (
  { entries, ...terms }: Omit<DeclarantYearQuestion, "declarantId">,
): ReadonlyMap<string, ThresholdView> =>
  thresholdsOfCounted({
    ...terms,
    counted: new Map(
      [...Map.groupBy(entries, ({ importerId }) => importerId)].map(([importerId, own]) => [
        importerId,
        liveImports(own, terms.asOf).map(({ id, entry: { facts } }) => ({ id, facts })),
      ]),
    ),
  });

/** Returns the day on which each importer passed the threshold; none for one who did not. */
export const passedOnOf = (
  thresholds: ReadonlyMap<string, ThresholdView>,
): ReadonlyMap<string, CalendarDay> =>
  new Map(
    [...thresholds].flatMap(([id, { passedOn: reached }]): ReadonlyArray<[string, CalendarDay]> =>
      reached === undefined ? [] : [[id, reached.day]]
    ),
  );

/** Returns the imports of a declarant's year, with what its importers passed. */
export const importsOfYear = (question: YearOfImports): ImportsOfYear => {
  const thresholds = thresholdsOfCounted(question);
  return { thresholds, passedOn: passedOnOf(thresholds), imports: question.ofDeclarant };
};

const actualStates: ReadonlySet<FigureState> = new Set(["verified", "estimated"]);
const estimatedState: ReadonlySet<FigureState> = new Set(["estimated"]);

const isWithout = (calculated: CalculatedImport): calculated is ImportWithoutFigures =>
  !hasFigures(calculated);

const yearFrom = (terms: YearTerms, of: ImportsOfYear): DeclarantYear => {
  const { year, law, figuresOf = (live, basis) => figuresOfImport(terms, live, basis) } = terms;
  const dutiable = (calculated: ReadonlyArray<CalculatedImport>) =>
    dutiableImports(law.tables, calculated.filter(hasFigures), of.passedOn);
  const calculated = of.imports.map((live) => figuresOf(live));
  // Figures are the same on each basis unless they rest on actual values, or on estimates.
  const on = (basis: Basis, differs: ReadonlySet<FigureState>) =>
    calculated.map((each) =>
      hasFigures(each) && !differs.has(each.state) ? each : figuresOf(each.live, basis)
    );
  const determined = dutiable(calculated);
  const withoutFigures = calculated.filter(isWithout);
  return {
    ...of,
    calculated,
    figures: determined,
    withoutFigures,
    declaration: declarationOf({
      year,
      law,
      determined,
      byDefault: dutiable(on("by_default", actualStates)),
      fileable: dutiable(on("fileable", estimatedState)),
      withoutFigures,
    }),
  };
};

/**
 * Returns a declarant's year from its imports.
 * @source Regulation (EU) 2023/956, Articles 2a, 5(2a), 6; Regulation (EU) 2025/2083, recital 7
 */
export const yearOfImports = (question: YearOfImports): DeclarantYear =>
  yearFrom(question, importsOfYear(question));

/** Returns the same from the entries of the ledger. */
export const declarantYear = (question: DeclarantYearQuestion): DeclarantYear => {
  const { entries, declarantId, year, asOf } = question;
  const thresholds = thresholdsOf(question);
  const imports = liveImports(entries, asOf).filter(({ entry }) =>
    entry.declarantId === declarantId && yearOf(entry.facts.releasedOn) === year
  );
  return yearFrom(question, { thresholds, passedOn: passedOnOf(thresholds), imports });
};

/** Facts of a holding beside the year. */
export interface DeclarantHoldingQuestion
  extends Pick<HoldingQuestion, "heldOn" | "basis" | "orderWorkingDays"> {
  /** The year whose certificates are held. */
  readonly current: ImportsOfYear;
  /** The year two years before, which was declared in the year before; undefined where its ledger is not here. */
  readonly declared: DeclarantYear | undefined;
}

/** Returns what was declared for each code and origin of a year. */
export const pairsOf = ({ figures }: DeclarantYear): ReadonlyArray<DeclaredPair> => declaredPairs(figures);

/**
 * Returns what the declarant holds at the quarters' ends of the year.
 * @source Regulation (EU) 2023/956, Article 22(2) and (2a)
 */
export const declarantHolding = (
  { year, law }: Pick<DeclarantYearQuestion, "year" | "law">,
  { current, declared, ...more }: DeclarantHoldingQuestion,
): Holding =>
  holdingOf({
    ...more,
    year,
    law,
    imports: current.imports,
    passedOn: current.passedOn,
    declared: declared && pairsOf(declared),
  });
