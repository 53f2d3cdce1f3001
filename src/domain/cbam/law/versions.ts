/**
 * What an answer was made from, so that it can be repeated and told apart: the moment, and version and hash of each table
 * that its figures rest on. Decisions, "Answers", `versions`.
 */
import type { TableVersion, VersionsRecord } from "../../../contract/answers/members.ts";
import { electricityValues, type Law } from "./law.ts";

const make = (law: Law): VersionsRecord => {
  const {
    thresholds: _noFigures,
    competent_authorities: _contacts,
    nomenclature: _codes,
    ...versions
  } = law.tables.versions;
  const electricity = electricityValues(law);
  const of = ({ version, sha256 }: TableVersion): TableVersion => ({ version, sha256 });
  return Object.freeze({
    as_of: new Date(law.asOfMs).toISOString(),
    dataset: of(law.dataSet),
    ...versions,
    ...(electricity === undefined ? undefined : { electricity: of(electricity) }),
    prices: law.prices.version,
  });
};

/** Of the law that was asked for last: the rows of a batch all are under one. */
let latest: { readonly law: Law; readonly record: VersionsRecord } | undefined;

/** Returns the versions, one record a law while it is the one that is asked for. */
export const versionsOf = (law: Law): VersionsRecord => {
  if (latest?.law !== law) latest = { law, record: make(law) };
  return latest.record;
};
