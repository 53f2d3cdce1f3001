/**
 * The reporting period of an import: the year whose CBAM factor, correction factor and benchmarks count. Decision 0209.
 */
import { yearOf } from "../../../kernel/time/calendar.ts";
import type { ImportFacts } from "./entry.ts";

/**
 * Returns the reporting period that an import names, whatever its emissions rest on; undefined for the year of release.
 * @source Implementing Regulation (EU) 2025/2547, Article 7(1)
 */
export const periodNamed = (
  { actual, reportingPeriod }: Pick<ImportFacts, "actual" | "reportingPeriod">,
): number | undefined => actual?.reportingPeriod ?? reportingPeriod;

/** Returns the reporting period of an import: the one that it names, else the year of release. */
export const periodOfImport = (
  facts: Pick<ImportFacts, "actual" | "reportingPeriod" | "releasedOn">,
): number => periodNamed(facts) ?? yearOf(facts.releasedOn);

/**
 * Returns whether two imports have the same reporting period. Actual values say which they are of also where that is the year of
 * release: where they come or go, that year is as good as none.
 */
export const hasSamePeriod = (one: ImportFacts, other: ImportFacts): boolean =>
  periodNamed(one) === periodNamed(other) ||
  ((one.actual === null) !== (other.actual === null) && periodOfImport(one) === periodOfImport(other));
