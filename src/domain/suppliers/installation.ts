/**
 * Installations that make goods, with the verifier of their operator's emissions reports. Each change is a version of its
 * own: what was known on a day can be told. Implementing Regulations (EU) 2025/2546, Annex, and 2025/2547, Annex IV,
 * point 1.1.
 */
import type { Decimal } from "../../kernel/decimal.ts";
import { alpha2OfAnyCode, type CountryAlpha3 } from "../../kernel/identifiers.ts";
import { type Issue, issueOf } from "../../kernel/issue.ts";
import type { CalendarDay } from "../../kernel/time/calendar.ts";

/** Verifier of an operator's emissions reports. */
export interface Verifier {
  /** Name or registry id. */
  readonly name: string;
  /** Number of the accreditation. */
  readonly accreditation: string | null;
  /** National body that accredited. */
  readonly accreditationBody: string | null;
}

/** Facts of an installation. */
export interface InstallationFacts {
  /** Id in the CBAM registry, or the importer's own. */
  readonly registryId: string | null;
  /** Name of the installation. */
  readonly name: string;
  /** Operator of the installation. */
  readonly operator: string | null;
  /** UN/LOCODE: country and place. */
  readonly unlocode: string | null;
  /** Street and place. */
  readonly address: string | null;
  /** Country in which it stands. */
  readonly country: CountryAlpha3;
  /** Degrees north of the main source of emissions. */
  readonly latitude: Decimal | null;
  /** Degrees east of the main source of emissions. */
  readonly longitude: Decimal | null;
  /** Null while none is named. */
  readonly verifier: Verifier | null;
}

/** A version of something that is never overwritten. */
export interface VersionHead {
  /** UUID of the thing, the same in all of its versions. */
  readonly id: string;
  /** From 1. */
  readonly version: number;
  /** Day in Brussels on which the version was recorded. */
  readonly recordedOn: CalendarDay;
}

/**
 * Day on which a next version is recorded: today, or the day of the version before it where a clock that was set back is behind that
 * day. A version before its predecessor would take that one's place on days on which it held.
 */
export const dayOfNextVersion = (today: CalendarDay, { recordedOn }: VersionHead): CalendarDay =>
  recordedOn > today ? recordedOn : today;

/** An installation as a version has it. */
export interface Installation extends VersionHead {
  /** Facts as the version has them. */
  readonly facts: InstallationFacts;
}

/** Returns the version that held at the end of a day: the newest that was recorded by then; undefined before the first. */
export const versionOn = <Kept extends VersionHead>(
  versions: ReadonlyArray<Kept>,
  day: CalendarDay,
): Kept | undefined =>
  versions.reduce<Kept | undefined>(
    (held, each) =>
      each.recordedOn <= day && (held === undefined || held.version < each.version) ? each : held,
    undefined,
  );

/** Returns the members of an installation that don't go together, by their names in the request. */
export const installationIssues = (facts: InstallationFacts): ReadonlyArray<Issue> => {
  const { unlocode, country, latitude, longitude } = facts;
  const issues: Array<Issue> = [];
  const alpha2 = alpha2OfAnyCode(country);
  if (unlocode !== null && alpha2 !== undefined && !unlocode.startsWith(alpha2)) {
    issues.push(issueOf({ path: "/unlocode", label: "unlocode", code: "conflict" }, {
      kind: "placeInOtherCountry",
      found: unlocode,
      country,
      begins: alpha2,
    }));
  }
  if ((latitude === null) !== (longitude === null)) {
    const lacks = latitude === null ? "latitude" : "longitude";
    issues.push(issueOf({ path: `/${lacks}`, label: lacks, code: "missing" }, {
      kind: "halfOfPlace",
      given: latitude === null ? "longitude" : "latitude",
    }));
  }
  return issues;
};
