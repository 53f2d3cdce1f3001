/**
 * Mark by which law and prices of a moment are told apart: it changes whenever a table that is in force changes, a data set
 * comes into force or ends, with each price that is entered, counts or is withdrawn, and with the release, whose rules may
 * give other figures under the same law. Decision 0210.
 */
import type { VersionsRecord } from "../../../contract/answers/members.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { sha256Hex } from "../../../kernel/sha256.ts";
import { isInForce, type Law, lawOfImport } from "../../cbam/law/law.ts";
import type { PriceEntry } from "../../cbam/law/price.ts";
import type { DataSet } from "../../cbam/law/reference.ts";
import { daysOfEditions } from "../../cbam/law/tables_of_import.ts";
import { versionsOf } from "../../cbam/law/versions.ts";
import type { ImportTables } from "../law.ts";

/** Versions of a law as they are kept. */
export interface KeptVersions extends VersionsRecord {
  /** Those of imports by their day, the earliest first; laws of 0.3.0 lack it where all rest on the same. */
  readonly by_day?: ReadonlyArray<{ readonly from: CalendarDay; readonly versions: VersionsRecord }>;
  /** Version of the service whose rules calculate under it; absent for 0.3.0 and before. */
  readonly release?: string;
}

/** Law and prices of a moment, marked. */
export interface LawMark {
  /** SHA-256 of the versions of everything in force, and of the release. */
  readonly fingerprint: string;
  /** The versions as answers have them, with those of imports by day. */
  readonly versions: KeptVersions;
}

/** Law, tables of imports and history of prices. */
export interface MarkedLaw {
  /** Law of the moment. */
  readonly law: Law;
  /** Tables of imports. */
  readonly imports: Pick<ImportTables, "versions">;
  /** Every price that was ever entered. */
  readonly prices: ReadonlyArray<PriceEntry>;
  /** Number of changes of the tables by operators: one that is withdrawn leaves them as they were, and changes this. */
  readonly changes: number;
  /** Version of the service that calculates. */
  readonly release: string;
}

/** A price that was withdrawn on the day of its entry leaves the list as it was, and changes this. */
const eventsUntil = (prices: ReadonlyArray<PriceEntry>, atMs: number): number =>
  prices.reduce((count, { knownFromMs, retractedMs }) => {
    const isKnown = knownFromMs === undefined || knownFromMs <= atMs;
    const isRetracted = retractedMs !== undefined && retractedMs <= atMs;
    return count + Number(isKnown) + Number(isRetracted);
  }, 0);

/** Versions of the editions in force, where they apply from different days: what changes for days before shows in none of today's. */
const editionsOf = ({ tables }: Law): ReadonlyArray<unknown> | undefined =>
  daysOfEditions(tables).length === 1
    ? undefined
    : tables.editions.map(({ appliesFrom, shared }) => ({ appliesFrom, versions: shared.versions }));

const versionsByDay = (law: Law): NonNullable<KeptVersions["by_day"]> => {
  const { tables } = law;
  const dataSets = [...tables.dataSets.values(), ...tables.electricity]
    .filter((dataSet) => isInForce(dataSet, law.asOf));
  const days = [...daysOfEditions(tables), ...dataSets.map(({ appliesFrom }) => appliesFrom)];
  return [...new Set(days)].sort().map((day) => ({
    from: day,
    versions: versionsOf(lawOfImport(law, { day })),
  }));
};

/** Returns the versions that an import rests on, of a day of release, among those that are kept of a law. */
export const versionsOn = (
  { by_day: byDay = [], release: _release, ...versions }: KeptVersions,
  releasedOn: string,
): VersionsRecord => (byDay.findLast(({ from }) => from <= releasedOn) ?? byDay[0])?.versions ?? versions;

/** Returns the mark of a law. */
export const lawMark = ({ law, imports, prices, changes, release }: MarkedLaw): LawMark => {
  const versions = versionsOf(law);
  const { as_of: _moment, ...tables } = versions;
  const inForce = (dataSets: Iterable<DataSet>) =>
    [...dataSets].filter((dataSet) => isInForce(dataSet, law.asOf))
      .map(({ version, sha256, appliesFrom }) => ({ version, sha256, appliesFrom }));
  const fingerprint = sha256Hex(JSON.stringify({
    tables,
    imports: imports.versions,
    dataSets: inForce(law.tables.dataSets.values()),
    electricity: inForce(law.tables.electricity),
    editions: editionsOf(law),
    priceEvents: eventsUntil(prices, law.asOfMs),
    changes,
    release,
  }));
  return { fingerprint, versions: { ...versions, by_day: versionsByDay(law), release } };
};
