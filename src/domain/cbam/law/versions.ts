/**
 * Versions of the law behind an answer, so that it can be repeated and told apart: the moment, and version and hash of
 * each table that its figures rest on. Decisions, "Answers", `versions`.
 */
import type { TableVersion, VersionsRecord } from "../../../contract/answers/members.ts";
import { electricityValues, type Law } from "./law.ts";

/** Returns the versions of the law's tables and prices. */
export const versionsOf = (law: Law): VersionsRecord => {
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
