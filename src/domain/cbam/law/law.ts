/**
 * The law that a calculation is made under: tables, default values and prices, all as they stood at one moment.
 */
import * as Either from "effect/Either";
import { type CalendarDay, dayOfText } from "../../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../../kernel/time/day_in_brussels.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { mapOfEach } from "../../../kernel/once.ts";
import type { ImportTime, PriceEntry } from "./price.ts";
import { type PriceList, priceListAt } from "./price_list.ts";
import type { DataSet, ReferenceTables } from "./reference.ts";
import { daysOfEditions, tablesOfImport } from "./tables_of_import.ts";
import { hourMs } from "../../../kernel/time/durations.ts";

/** The law of a moment. */
export interface Law {
  /** Default values of the data set, with the shared tables. */
  readonly tables: ReferenceTables;
  /** The default values that the calculation uses. */
  readonly dataSet: DataSet;
  /** True if the caller named the data set: then it counts for every import. */
  readonly isDataSetNamed: boolean;
  /** Data sets where the caller named several: of these alone an import takes the one that applies to its day. */
  readonly named?: ReadonlyArray<DataSet>;
  /** The day of import that the data sets were chosen for. */
  readonly importDay: CalendarDay;
  /** The prices that counted at the moment. */
  readonly prices: PriceList;
  /** The moment, in milliseconds since 1970. */
  readonly asOfMs: number;
  /** Its day in Brussels. */
  readonly asOf: CalendarDay;
}

/** Data set and moment of the law that is asked for. */
export interface LawQuestion {
  /** The moment, in milliseconds since 1970, not after now. */
  readonly asOfMs: number;
  /** Default values to calculate with; undefined for those in force at the moment. */
  readonly datasetVersion: string | undefined;
}

/** True if the service answers with a data set on the day; with one that was withdrawn it answers on none. */
export const isInForce = ({ inForceFrom, inForceUntil, added }: DataSet, day: CalendarDay): boolean =>
  added?.untilMs === undefined && inForceFrom <= day && (inForceUntil === null || day <= inForceUntil);

/** The day that a question is asked for, and the day of import that it is about. */
export interface Days {
  /** Day whose law answers. */
  readonly asOf: CalendarDay;
  /** Day of import. */
  readonly importDay: CalendarDay;
}

/**
 * Returns the data set that counts for an import: of those in force on the day that is asked for the one that applies from the
 * latest day up to the import; undefined where none does. An act of 2027 leaves the imports of 2026 to the act before it.
 */
export const dataSetFor = (dataSets: Iterable<DataSet>, { asOf, importDay }: Days): DataSet | undefined => {
  let found: DataSet | undefined;
  for (const dataSet of dataSets) {
    if (!isInForce(dataSet, asOf) || dataSet.appliesFrom > importDay) continue;
    if (found === undefined || dataSet.appliesFrom >= found.appliesFrom) found = dataSet;
  }
  return found;
};

/** Returns the default values of electricity that count; undefined where the operator left them off. */
export const electricityValues = ({ tables, asOf, importDay }: Law): DataSet | undefined =>
  dataSetFor(tables.electricity, { asOf, importDay });

/** Between versions where a text names several. */
export const betweenVersions = ", ";

/** The named data set that applies from the latest day up to an import, or else the earliest one. */
const namedFor = ({ dataSet, named = [] }: Law, importDay: CalendarDay): DataSet =>
  named.findLast(({ appliesFrom }) => appliesFrom <= importDay) ?? named[0] ?? dataSet;

const tablesOfEditions = mapOfEach<ReferenceTables, CalendarDay, ReferenceTables>();

/** Returns the tables with those shared ones that were in force on the day, and their editions. */
const tablesOn = (tables: ReferenceTables, day: CalendarDay): ReferenceTables => {
  const inForce = tables.editions.filter(({ from }) => from <= day);
  const editions = inForce.length === 0 ? tables.editions.slice(0, 1) : inForce;
  const edition = editions.at(-1);
  if (edition === undefined || edition === tables.editions.at(-1)) return tables;
  const known = tablesOfEditions(tables);
  const made = known.get(edition.from) ?? Object.freeze({ ...tables, ...edition.shared, editions });
  known.set(edition.from, made);
  return made;
};

/** Returns the law that is in force at a moment, such as now, in milliseconds since 1970. */
export const lawInForce = (
  tables: ReferenceTables,
  history: ReadonlyArray<PriceEntry>,
  asOfMs: number,
): Law => {
  const day = dayInBrussels(asOfMs);
  return {
    tables: tablesOfImport(tablesOn(tables, day), day),
    dataSet: dataSetFor(tables.dataSets.values(), { asOf: day, importDay: day }) ?? tables.newest,
    isDataSetNamed: false,
    importDay: day,
    prices: priceListAt(history, asOfMs),
    asOfMs,
    asOf: day,
  };
};

/**
 * Returns the law in force at a moment, as `lawInForce` does, from that of a moment before under the same tables and price
 * history: within an hour, which no day in Brussels begins in, only the prices may have changed.
 */
export const lawInForceAfter = (
  before: Law,
  tables: ReferenceTables,
  history: ReadonlyArray<PriceEntry>,
  asOfMs: number,
): Law =>
  Math.floor(before.asOfMs / hourMs) === Math.floor(asOfMs / hourMs) &&
    priceListAt(history, asOfMs) === before.prices
    ? { ...before, asOfMs }
    : lawInForce(tables, history, asOfMs);

/** Returns the last day that an import may be on: its day, or the last one of its year. */
export const lastDayOf = (time: ImportTime, asOf: CalendarDay): CalendarDay =>
  "day" in time ? time.day : dayOfText(`${time.year}-12-31`) ?? asOf;

const madeLaws = mapOfEach<Law, string, Law>();

/**
 * Returns the law with the tables and data sets that count for an import; one law for all imports with the same ones. A year alone stands for
 * its last day.
 */
export const lawOfImport = (law: Law, time: ImportTime): Law => {
  const { asOf } = law;
  const importDay = lastDayOf(time, asOf);
  const { dataSets, electricity } = law.tables;
  const days = { asOf, importDay };
  const dataSet = law.isDataSetNamed
    ? namedFor(law, importDay)
    : dataSetFor(dataSets.values(), days) ?? law.dataSet;
  const ofElectricity = dataSetFor(electricity, days);
  const tables = tablesOfImport(law.tables, importDay);
  if (tables === law.tables && dataSet === law.dataSet && ofElectricity === electricityValues(law)) {
    return law;
  }
  const known = madeLaws(law);
  const firstDay = daysOfEditions(law.tables).findLast((each) => each <= importDay);
  const name = `${dataSet.version} ${ofElectricity?.version} ${firstDay}`;
  const made = known.get(name) ?? { ...law, tables, dataSet, importDay };
  known.set(name, made);
  return made;
};

/**
 * Returns the data set that an address pins beside the moment: the one that was named, or the only one in force. Where several
 * are, each import takes its own, which the moment alone brings back.
 */
export const pinnedDataSet = ({ tables, dataSet, isDataSetNamed, asOf }: Law): DataSet | undefined => {
  if (isDataSetNamed) return dataSet;
  const [only, ...others] = [...tables.dataSets.values()].filter((each) => isInForce(each, asOf));
  return others.length === 0 ? only : undefined;
};

const unknownDataSet = (tables: ReferenceTables, found: string): Issue =>
  issueOf(
    { path: "dataset_version", code: "choice" },
    { kind: "noSuchDataSet", versions: [...tables.dataSets.keys()], found },
  );

const beforeTheFirst = (tables: ReferenceTables, day: CalendarDay): Issue => {
  const [first] = tables.dataSets.values();
  return issueOf(
    { path: "as_of", code: "range" },
    { kind: "beforeTheFirst", first: first?.inForceFrom, found: day },
  );
};

/** Data sets of a text that names several, as answers over imports of several days do, in the order in which they apply. */
const namedTogether = (tables: ReferenceTables, text: string): ReadonlyArray<DataSet> | undefined => {
  const versions = text.split(",").map((version) => version.trim());
  const found = versions.flatMap((version) => tables.dataSets.get(version) ?? []);
  return found.length < versions.length
    ? undefined
    : found.toSorted(({ appliesFrom: one }, { appliesFrom: other }) =>
      one < other ? -1 : Number(one > other)
    );
};

/**
 * Returns the law of a moment, or the same under the data sets that were named.
 * @fails Issue for default values that aren't there, or a moment before the first ones
 */
export const lawUnder = (law: Law, datasetVersion: string | undefined): Either.Either<Law, Issue> => {
  const { tables, asOf: day } = law;
  if (![...tables.dataSets.values()].some((dataSet) => isInForce(dataSet, day))) {
    return Either.left(beforeTheFirst(tables, day));
  }
  if (datasetVersion === undefined) return Either.right(law);
  const dataSet = tables.dataSets.get(datasetVersion);
  if (dataSet !== undefined) return Either.right({ ...law, dataSet, isDataSetNamed: true });
  const named = namedTogether(tables, datasetVersion);
  if (named === undefined) return Either.left(unknownDataSet(tables, datasetVersion));
  const ofSeveral = { ...law, isDataSetNamed: true, named };
  return Either.right({ ...ofSeveral, dataSet: namedFor(ofSeveral, law.importDay) });
};

/**
 * Returns the tables and prices that answered at a moment, or would answer under the data set that was named.
 * @param history every certificate price that was ever entered
 * @fails Issue for default values that aren't there, or a moment before the first ones
 */
export const lawAt = (
  tables: ReferenceTables,
  history: ReadonlyArray<PriceEntry>,
  { asOfMs, datasetVersion }: LawQuestion,
): Either.Either<Law, Issue> => lawUnder(lawInForce(tables, history, asOfMs), datasetVersion);
