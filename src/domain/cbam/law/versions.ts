/**
 * What an answer was made from, so that it can be repeated and told apart: the moment, and version and hash of each table
 * that its figures rest on. Decisions, "Answers", `versions`.
 */
import { electricityValues, type Law } from "./law.ts";
import type { TableVersion } from "./reference.ts";

/** As it leaves. The same question with this `as_of` and the version of `dataset` gives the same figures for ever. */
export interface VersionsRecord {
  /** Time in UTC, ISO 8601. */
  readonly as_of: string;
  readonly dataset: TableVersion;
  readonly benchmarks: TableVersion;
  readonly factors: TableVersion;
  readonly annex_i: TableVersion;
  readonly goods: TableVersion;
  readonly exempt_origins: TableVersion;
  readonly production_routes: TableVersion;
  /** Only where the operator switched the default values of electricity on. */
  readonly electricity?: TableVersion;
  readonly prices: TableVersion;
}

const made = new WeakMap<Law, VersionsRecord>();

const make = (law: Law): VersionsRecord => {
  const { versions } = law.tables;
  const electricity = electricityValues(law);
  const of = ({ version, sha256 }: TableVersion): TableVersion => ({ version, sha256 });
  return {
    as_of: new Date(law.asOfMs).toISOString(),
    dataset: of(law.dataSet),
    benchmarks: versions.benchmarks,
    factors: versions.factors,
    annex_i: versions.annex_i,
    goods: versions.goods,
    exempt_origins: versions.exempt_origins,
    production_routes: versions.production_routes,
    ...(electricity === undefined ? undefined : { electricity: of(electricity) }),
    prices: law.prices.version,
  };
};

/** @returns the versions, one record a law. */
export const versionsOf = (law: Law): VersionsRecord => {
  const known = made.get(law);
  if (known !== undefined) return known;
  const record = make(law);
  made.set(law, record);
  return record;
};
