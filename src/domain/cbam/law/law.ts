/**
 * The law that a calculation is made under: tables, default values and prices, all as they stood at one moment.
 */
import * as Either from "effect/Either";
import { type CalendarDay, dayOfEpochMs } from "../../../kernel/calendar.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { mapOfEach } from "../../../kernel/once.ts";
import type { PriceEntry } from "./price.ts";
import { type PriceList, priceListAt } from "./price_list.ts";
import type { DataSet, ReferenceTables } from "./reference.ts";

/** The law of a moment. */
export interface Law {
  /** Default values of the data set, with the shared tables. */
  readonly tables: ReferenceTables;
  /** The default values that the calculation uses. */
  readonly dataSet: DataSet;
  /** The prices that counted at the moment. */
  readonly prices: PriceList;
  /** The moment, in milliseconds since 1970. */
  readonly asOfMs: number;
}

/** Which law is asked for. */
export interface LawQuestion {
  /** The moment, in milliseconds since 1970, not after now. */
  readonly asOfMs: number;
  /** Default values to calculate with; undefined for those in force at the moment. */
  readonly datasetVersion: string | undefined;
}

/** Returns the default values that were in force on the day; undefined before the first ones were. */
export const dataSetOn = (tables: ReferenceTables, day: CalendarDay): DataSet | undefined => {
  let found: DataSet | undefined;
  for (const dataSet of tables.dataSets.values()) if (dataSet.inForceFrom <= day) found = dataSet;
  return found;
};

/** Returns the default values of electricity of the moment; undefined where the operator left them off. */
export const electricityValues = ({ tables, asOfMs }: Law): DataSet | undefined => {
  const day = dayOfEpochMs(asOfMs);
  return tables.electricity.findLast((values) => values.inForceFrom <= day);
};

const tablesOfEditions = mapOfEach<ReferenceTables, CalendarDay, ReferenceTables>();

/** Returns the tables with those shared ones that were in force on the day. */
export const tablesOn = (tables: ReferenceTables, day: CalendarDay): ReferenceTables => {
  const edition = tables.editions.findLast(({ from }) => from <= day) ?? tables.editions[0];
  if (edition === undefined || edition === tables.editions.at(-1)) return tables;
  const known = tablesOfEditions(tables);
  const made = known.get(edition.from) ?? Object.freeze({ ...tables, ...edition.shared });
  known.set(edition.from, made);
  return made;
};

/** Returns the law that is in force at a moment, such as now, in milliseconds since 1970. */
export const lawInForce = (
  tables: ReferenceTables,
  history: ReadonlyArray<PriceEntry>,
  asOfMs: number,
): Law => {
  const day = dayOfEpochMs(asOfMs);
  return {
    tables: tablesOn(tables, day),
    dataSet: dataSetOn(tables, day) ?? tables.inForce,
    prices: priceListAt(history, asOfMs),
    asOfMs,
  };
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

/**
 * Returns the law of a moment, or the same under the data set that was named.
 * @fails Issue for default values that aren't there, or a moment before the first ones
 */
export const lawUnder = (law: Law, datasetVersion: string | undefined): Either.Either<Law, Issue> => {
  const { tables, asOfMs } = law;
  const day = dayOfEpochMs(asOfMs);
  if (dataSetOn(tables, day) === undefined) return Either.left(beforeTheFirst(tables, day));
  if (datasetVersion === undefined) return Either.right(law);
  const dataSet = tables.dataSets.get(datasetVersion);
  return dataSet === undefined
    ? Either.left(unknownDataSet(tables, datasetVersion))
    : Either.right({ ...law, dataSet });
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
