/**
 * The days on which versions of a table are in force: one version a day, without a gap, the newest one without an end.
 */
import { dayOfEpochMs, dayOfText } from "../../kernel/calendar.ts";
import { type Folder, manifestName } from "./folders.ts";
import type { Problems } from "./table.ts";

const dayMs = 86_400_000;

const dayBefore = (day: string): string | undefined =>
  dayOfText(day) && dayOfEpochMs(Date.parse(day) - dayMs);

/** Reports versions that are there twice, and periods that overlap, leave days out, or end before they begin. */
export const checkVersions = (folders: ReadonlyArray<Folder>, report: Problems): void => {
  for (const [index, { label, manifest }] of folders.entries()) {
    const at = (reason: string): void => report.add(`${label}${manifestName}`, undefined, reason);
    const { version, in_force: { from, until } } = manifest;
    const next = folders[index + 1]?.manifest;
    if (next?.version === version) at(`there is another folder with the version ${version}`);
    if (until !== null && until < from) at(`in_force.until ${until} is before in_force.from ${from}`);
    if (next === undefined && until !== null) {
      at(`in_force.until must be null: ${version} is the newest version, which is the one in force`);
    }
    if (next !== undefined && until !== dayBefore(next.in_force.from)) {
      at(
        `in_force.until must be the day before ${next.version} is in force, ${
          dayBefore(next.in_force.from)
        }, found ${until}: periods may neither overlap nor leave days out`,
      );
    }
  }
};
