/**
 * Versions of the law behind an answer, so that it can be repeated and told apart: the moment, and version and hash of
 * each table that its figures rest on. Decisions, "Answers", `versions`.
 */
import type { TableVersion, VersionsRecord } from "../../../contract/answers/members.ts";
import { onceEach } from "../../../kernel/once.ts";
import { electricityValues, type Law } from "./law.ts";
import type { ReferenceTables } from "./reference.ts";

/** Version of one table; the record is made once for each. */
const versionOf = onceEach(({ version, sha256 }: TableVersion): TableVersion => ({ version, sha256 }));

/** Versions of the tables that figures rest on, but for those that depend on the import. */
const versionsOfTables = onceEach(({ versions }: ReferenceTables) => {
  const { thresholds: _noFigures, competent_authorities: _contacts, nomenclature: _codes, ...figures } =
    versions;
  return figures;
});

/** Returns the versions of the law's tables and prices. */
export const versionsOf = (law: Law): VersionsRecord => {
  const electricity = electricityValues(law);
  return Object.freeze({
    as_of: new Date(law.asOfMs).toISOString(),
    dataset: versionOf(law.dataSet),
    ...versionsOfTables(law.tables),
    ...(electricity === undefined ? undefined : { electricity: versionOf(electricity) }),
    prices: law.prices.version,
  });
};
