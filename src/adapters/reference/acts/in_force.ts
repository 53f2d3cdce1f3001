/**
 * The days on which versions of a table are in force, and the days of import that they apply to. On each day each import has one
 * version: of those in force the one that applies from the latest day up to the import. What can't be decided so is refused: two
 * versions in force that apply from one day (overlap), and days without a version for some import (gap).
 */
import { type CalendarDay, dayOfText, daysLater } from "../../../kernel/time/calendar.ts";
import type { DataSet } from "../../../domain/cbam/law/reference.ts";
import type { Folder } from "../folders.ts";
import { manifestName } from "../../../application/law/law_ports.ts";
import type { Problems } from "../table.ts";

const dayBefore = (day: string): CalendarDay | undefined => {
  const known = dayOfText(day);
  return known && daysLater(known, -1);
};

/** True if versions that apply from the same day or an earlier one take over when this one ends. */
const isTakenOver = ({ manifest }: Folder, all: ReadonlyArray<Folder>): boolean =>
  all.some(({ manifest: other }) =>
    other !== manifest && other.applies_from < manifest.applies_from &&
    dayBefore(other.in_force.from) === manifest.in_force.until
  );

/** Versions that apply from one day: one after the other, without a gap, the newest one without an end. */
const checkSeries = (
  series: ReadonlyArray<Folder>,
  all: ReadonlyArray<Folder>,
  report: Problems,
): void => {
  for (const [index, folder] of series.entries()) {
    const { label, manifest } = folder;
    const at = (reason: string): void => report.add(`${label}${manifestName}`, undefined, reason);
    const { version, applies_from, in_force: { from, until } } = manifest;
    const next = series[index + 1]?.manifest;
    if (until !== null && until < from) at(`in_force.until ${until} is before in_force.from ${from}`);
    if (next === undefined && until !== null && !isTakenOver(folder, all)) {
      at(
        `in_force.until must be null: ${version} is the newest version for imports from ${applies_from}, and none takes over`,
      );
    }
    if (next !== undefined && until !== dayBefore(next.in_force.from)) {
      at(
        `in_force.until must be the day before ${next.version} is in force, ${
          dayBefore(next.in_force.from)
        }, found ${until}: both apply to imports from ${applies_from}, and periods may neither overlap nor leave days out`,
      );
    }
  }
};

/** Imports that no version applies to on the first day of another one. */
const checkFirstImports = (all: ReadonlyArray<Folder>, report: Problems): void => {
  const [first] = all.map(({ manifest }) => manifest.applies_from).sort();
  const [earliest] = [...all].sort((a, b) => a.manifest.in_force.from < b.manifest.in_force.from ? -1 : 1);
  if (first === undefined || earliest === undefined || earliest.manifest.applies_from === first) return;
  report.add(
    `${earliest.label}${manifestName}`,
    undefined,
    `applies_from must be ${first} or before: on ${earliest.manifest.in_force.from} no version would apply to imports before ${earliest.manifest.applies_from}`,
  );
};

/** A version of default values, as its folder and as it was read. */
export interface VersionFolder {
  readonly folder: Folder;
  readonly dataSet: DataSet;
}

const byDay = <Version extends VersionFolder>(a: Version, b: Version): number =>
  a.dataSet.inForceFrom < b.dataSet.inForceFrom ? -1 : 1;

const endedOn = ({ folder, dataSet }: VersionFolder, until: CalendarDay): VersionFolder => ({
  folder: {
    ...folder,
    manifest: { ...folder.manifest, in_force: { ...folder.manifest.in_force, until } },
  },
  dataSet: Object.freeze({ ...dataSet, inForceUntil: until }),
});

/**
 * Returns the versions with the ends that follow from those that were added while the service runs: a version ends on the day before
 * another one for the same imports begins, where one of the two was added, because no manifest of before can name that day.
 */
export const withEndsOfAdded = (versions: ReadonlyArray<VersionFolder>): ReadonlyArray<VersionFolder> => {
  const ends = new Map<VersionFolder, CalendarDay>();
  for (const series of Map.groupBy(versions, ({ dataSet }) => dataSet.appliesFrom).values()) {
    const inOrder = series.toSorted(byDay);
    for (const [index, version] of inOrder.entries()) {
      const next = inOrder[index + 1]?.dataSet;
      const { inForceFrom, inForceUntil, added } = version.dataSet;
      if (next === undefined || (added === undefined && next.added === undefined)) continue;
      const isOverlapping = inForceUntil === null || inForceUntil >= next.inForceFrom;
      const end = dayBefore(next.inForceFrom);
      if (end !== undefined && isOverlapping && inForceFrom < next.inForceFrom) ends.set(version, end);
    }
  }
  return versions.map((version) => {
    const end = ends.get(version);
    return end === undefined ? version : endedOn(version, end);
  });
};

/** Reports versions that are there twice, and periods that overlap, leave days or imports out, or end before they begin. */
export const checkVersions = (folders: ReadonlyArray<Folder>, report: Problems): void => {
  for (const [index, { label, manifest: { version } }] of folders.entries()) {
    if (folders[index + 1]?.manifest.version === version) {
      report.add(`${label}${manifestName}`, undefined, `there is another folder with the version ${version}`);
    }
  }
  const series = Map.groupBy(folders, ({ manifest }) => manifest.applies_from);
  for (const versions of series.values()) {
    checkSeries(
      versions.toSorted((a, b) => a.manifest.in_force.from < b.manifest.in_force.from ? -1 : 1),
      folders,
      report,
    );
  }
  checkFirstImports(folders, report);
};
