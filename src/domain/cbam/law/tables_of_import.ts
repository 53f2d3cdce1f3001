/**
 * The tables that every data set shares, for an import: of each table the one that applies from the latest day up to the import. An
 * act about imports from 2027 leaves those of 2026 to the tables before it, on whichever day it came into force.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { mapOfEach } from "../../../kernel/once.ts";
import type { Edition, ReferenceTables, SharedTableName, SharedTables } from "./reference.ts";

/** An edition with the names of the tables that it has itself; the others are those of the edition before it. */
interface OwnTables {
  readonly edition: Edition;
  readonly has: (name: SharedTableName) => boolean;
}

const ownTablesOf = (editions: ReadonlyArray<Edition>): ReadonlyArray<OwnTables> =>
  editions.map((edition, index) => {
    const before = editions[index - 1]?.shared.versions;
    return { edition, has: (name) => edition.shared.versions[name] !== before?.[name] };
  });

/** Of two editions that both have a table the later one counts: the one that applies from the later day, then the one in force later. */
const inOrder = (editions: ReadonlyArray<OwnTables>): ReadonlyArray<OwnTables> =>
  editions.toSorted(({ edition: one }, { edition: other }) =>
    one.appliesFrom === other.appliesFrom ? 0 : one.appliesFrom < other.appliesFrom ? -1 : 1
  );

const sharedOf = (editions: ReadonlyArray<OwnTables>, first: SharedTables): SharedTables => {
  const of = (name: SharedTableName): SharedTables =>
    editions.findLast(({ has }) => has(name))?.edition.shared ?? first;
  const versionOf = (name: SharedTableName) => of(name).versions[name];
  return {
    goods: of("goods").goods,
    annexI: of("annex_i").annexI,
    nomenclature: of("nomenclature").nomenclature,
    benchmarks: of("benchmarks").benchmarks,
    factors: of("factors").factors,
    routes: of("production_routes").routes,
    thresholds: of("thresholds").thresholds,
    exemptOrigins: of("exempt_origins").exemptOrigins,
    authorities: of("competent_authorities").authorities,
    versions: Object.freeze({
      goods: versionOf("goods"),
      annex_i: versionOf("annex_i"),
      nomenclature: versionOf("nomenclature"),
      benchmarks: versionOf("benchmarks"),
      factors: versionOf("factors"),
      production_routes: versionOf("production_routes"),
      thresholds: versionOf("thresholds"),
      exempt_origins: versionOf("exempt_origins"),
      competent_authorities: versionOf("competent_authorities"),
    }),
  };
};

/** Returns the days from which editions apply, each once, the earliest first. */
export const daysOfEditions = ({ editions }: Pick<ReferenceTables, "editions">): ReadonlyArray<CalendarDay> =>
  [...new Set(editions.map(({ appliesFrom }) => appliesFrom))].sort();

const known = mapOfEach<ReferenceTables["editions"], string, ReferenceTables>();

/**
 * Returns the tables with those shared ones that apply to imports of a day, out of the editions that the tables have; the same
 * tables for all days that the same editions apply to.
 */
export const tablesOfImport = (tables: ReferenceTables, day: CalendarDay): ReferenceTables => {
  const { editions } = tables;
  const [first] = editions;
  if (first === undefined || editions.every(({ appliesFrom }) => appliesFrom === first.appliesFrom)) {
    return tables;
  }
  const last = daysOfEditions(tables).findLast((each) => each <= day) ?? first.appliesFrom;
  const made = known(editions);
  const name = `${tables.fingerprint} ${last}`;
  const found = made.get(name);
  if (found !== undefined) return found;
  const applying = ownTablesOf(editions).filter(({ edition }) => edition.appliesFrom <= last);
  const composed = Object.freeze({ ...tables, ...sharedOf(inOrder(applying), first.shared) });
  made.set(name, composed);
  return composed;
};
