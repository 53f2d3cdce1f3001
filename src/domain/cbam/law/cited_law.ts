/**
 * The law of an answer over imports of several days: each table that any of its figures rests on is named, once, in the order of
 * the days. Decision 0202.
 */
import type { Closing, TableVersion, VersionsRecord } from "../../../contract/answers/members.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { dataSetsText, disclosureOfAll } from "./disclosure.ts";
import { betweenVersions, lastDayOf, type Law, lawOfImport } from "./law.ts";
import type { ImportTime } from "./price.ts";
import type { DataSet } from "./reference.ts";
import { versionsOf } from "./versions.ts";

/** Laws that the figures of an answer rest on, one at least. */
export type CitedLaws = readonly [Law, ...ReadonlyArray<Law>];

/** Returns the different laws of imports, in the order of their days; the law that was asked for where there are none. */
export const lawsOfImports = (law: Law, times: Iterable<ImportTime>): CitedLaws => {
  const days = new Set<CalendarDay>();
  for (const time of times) days.add(lastDayOf(time, law.asOf));
  const [first, ...others] = new Set([...days].sort().map((day) => lawOfImport(law, { day })));
  return first === undefined ? [law] : [first, ...others];
};

/** Returns the data sets of laws, each once. */
const dataSetsOf = (laws: CitedLaws): ReadonlyArray<DataSet> => [
  ...new Set(laws.map(({ dataSet }) => dataSet)),
];

/** A table of several versions as one: the versions, and the hashes in the same order. */
const together = (tables: ReadonlyArray<TableVersion>): TableVersion => {
  const different = [...new Map(tables.map((table) => [`${table.version} ${table.sha256}`, table])).values()];
  const [only] = different;
  return only !== undefined && different.length === 1 ? only : {
    version: different.map(({ version }) => version).join(betweenVersions),
    sha256: different.map(({ sha256 }) => sha256).join(betweenVersions),
  };
};

/** Returns the versions of everything that figures under the laws rest on. */
const versionsOfLaws = (laws: CitedLaws): VersionsRecord => {
  const [first] = laws;
  if (laws.length === 1) return versionsOf(first);
  const all = laws.map(versionsOf);
  const electricity = all.flatMap((each) => each.electricity ?? []);
  const of = (table: (versions: VersionsRecord) => TableVersion) => together(all.map(table));
  return Object.freeze({
    as_of: new Date(first.asOfMs).toISOString(),
    dataset: of(({ dataset }) => dataset),
    goods: of(({ goods }) => goods),
    annex_i: of(({ annex_i }) => annex_i),
    benchmarks: of(({ benchmarks }) => benchmarks),
    factors: of(({ factors }) => factors),
    production_routes: of(({ production_routes }) => production_routes),
    exempt_origins: of(({ exempt_origins }) => exempt_origins),
    ...(electricity.length === 0 ? undefined : { electricity: together(electricity) }),
    prices: first.prices.version,
  });
};

/** End of an answer, with the versions of its tables. */
export interface CitedClosing extends Closing {
  /** Versions of the tables and prices that its figures rest on. */
  readonly versions: VersionsRecord;
}

/**
 * Returns the members that an answer closes with whose figures rest on the laws.
 * @param generatedAt ISO 8601 time of the answer
 */
export const closingOfLaws = (laws: CitedLaws, generatedAt: string): CitedClosing => {
  const dataSets = dataSetsOf(laws);
  return {
    versions: versionsOfLaws(laws),
    dataset_version: dataSetsText(dataSets),
    disclosure: disclosureOfAll(dataSets, generatedAt),
  };
};
