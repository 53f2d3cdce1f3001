/**
 * Rows of installations and values as the domain has them.
 */
import type { InstallationSearch, StandingValues } from "../../../application/suppliers/supplier_ports.ts";
import { patternOf } from "../like_pattern.ts";
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import {
  carbonPriceUnits,
  opinions,
  type ValueFacts,
  type ValueOfInstallation,
  valueStates,
} from "../../../domain/suppliers/value.ts";
import { rowsOf } from "../engine/rows.ts";
import { exactJson } from "../exact_json.ts";
import { Code, Country, Day } from "../columns.ts";
import { PrecursorJson, precursorOf } from "../imports/facts_json.ts";

const orNull = Schema.NullOr;
const Text = orNull(Schema.String);
const Number = orNull(Schema.BigDecimal);

const Verifier = Schema.Struct({ name: Schema.String, accreditation: Text, accreditationBody: Text });

/** Facts of an installation as they are kept. */
export const InstallationFacts = Schema.Struct({
  registryId: Text,
  name: Schema.String,
  operator: Text,
  unlocode: Text,
  address: Text,
  country: Country,
  latitude: Number,
  longitude: Number,
  verifier: orNull(Verifier),
});

const versioned = { id: Schema.String, version: Schema.Int, recordedOn: Day } as const;

/** Reads installations of the columns `installationColumns`. */
export const installationRows = rowsOf(Schema.Struct({ ...versioned, facts: InstallationFacts }));

/** Columns of a version `v` of an installation. */
export const installationColumns =
  `v.installation_id as id, v.version, v.recorded_on::text as "recordedOn", v.facts`;

/** Parameters of a search: the pattern of its words, the country, the pattern of a code; all null for none. */
export const searchParameters = (search: InstallationSearch | undefined): ReadonlyArray<string | null> =>
  search === undefined ? [null, null, null] : [
    patternOf(search.words),
    search.country ?? null,
    search.code === undefined ? null : `${search.code}%`,
  ];

/**
 * Condition that a search finds an installation by its version `v`.
 * @param first number of the first of the three parameters of the search
 * @param more further texts that have the words
 * @param codes condition about the pattern of a code
 */
export const isFoundBy = (
  first: number,
  { more = [], codes = () => "false" }: {
    readonly more?: ReadonlyArray<string>;
    readonly codes?: (pattern: string) => string;
  } = {},
): string => {
  const texts = ["v.facts ->> 'name'", "v.facts ->> 'operator'", "v.facts ->> 'registryId'", ...more];
  const [words, country, code] = [`$${first}::text`, `$${first + 1}::text`, `$${first + 2}::text`];
  return `(${words} is null or concat_ws(e'\\n', ${texts.join(", ")}) ilike ${words}
    or v.facts ->> 'country' = ${country} or (${code} is not null and ${codes(code)}))`;
};

/** Figures of a value as they are kept. */
export const ValueFactsRow = Schema.Struct({
  state: Schema.Literal(...valueStates),
  directTPerT: Schema.BigDecimal,
  indirectTPerT: Number,
  unitContent: Number,
  freeAllocationTPerT: Number,
  defaultShare: Number,
  precursors: orNull(Schema.Array(PrecursorJson)),
  carbonPrice: orNull(Schema.Struct({
    amount: Schema.BigDecimal,
    currency: Schema.String,
    per: Schema.Literal(...carbonPriceUnits),
    rebate: Schema.BigDecimal,
    certifier: Text,
    evidence: Text,
  })),
  verification: orNull(Schema.Struct({
    reportId: Schema.String,
    day: Day,
    opinion: Schema.Literal(...opinions),
    verifier: orNull(Verifier),
  })),
  source: Text,
  note: Text,
});

const ValueRow = Schema.Struct({
  ...versioned,
  installationId: Schema.String,
  cnCode: Code,
  period: Schema.Int,
  productionRoute: Text,
  facts: ValueFactsRow,
  installationVersion: Schema.Int,
  installationRecordedOn: Day,
  installationFacts: InstallationFacts,
});
const rows = rowsOf(ValueRow);
const rowsWithWithdrawals = rowsOf(Schema.Struct({
  ...ValueRow.fields,
  withdrawals: Schema.Array(Schema.Struct({ version: Schema.Int, recordedOn: Day })),
}));

/** Columns of a version `n` of a value `s`, with the version `v` of its installation. */
export const valueColumns =
  `s.id, n.version, n.recorded_on::text as "recordedOn", s.installation_id as "installationId", s.cn_code as "cnCode",
   s.period, s.production_route as "productionRoute", n.facts, v.version as "installationVersion",
   v.recorded_on::text as "installationRecordedOn", v.facts as "installationFacts"`;

/** Returns the figures of a value that were kept. */
export const factsOfRow = (kept: typeof ValueFactsRow.Type): ValueFacts => ({
  ...kept,
  precursors: kept.precursors?.map(precursorOf) ?? null,
});

const valueOfRow = (row: typeof ValueRow.Type): ValueOfInstallation => ({
  value: {
    id: row.id,
    version: row.version,
    recordedOn: row.recordedOn,
    key: {
      installationId: row.installationId,
      cnCode: row.cnCode,
      period: row.period,
      productionRoute: row.productionRoute,
    },
    facts: factsOfRow(row.facts),
  },
  installation: {
    id: row.installationId,
    version: row.installationVersion,
    recordedOn: row.installationRecordedOn,
    facts: row.installationFacts,
  },
});

/** Reads values of the columns `valueColumns` with their `withdrawals`. */
export const standingRows = (
  found: Parameters<typeof rowsWithWithdrawals>[0],
): Effect.Effect<StandingValues, SqlError> =>
  Effect.map(rowsWithWithdrawals(found), (all) => ({
    newest: all.map(valueOfRow),
    withdrawals: new Map(all.map(({ id, withdrawals }) => [id, withdrawals])),
  }));

/** Reads values of the columns `valueColumns`. */
export const valueRows = (
  found: Parameters<typeof rows>[0],
): Effect.Effect<ReadonlyArray<ValueOfInstallation>, SqlError> =>
  Effect.map(rows(found), (all) => all.map(valueOfRow));

/** Returns whether two records say the same, digit by digit. */
export const isSame = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other);

/** The value as JSON, its members in the order of their names. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(
    exactJson(value),
    (_, each: unknown) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => one < other ? -1 : 1))
        : each,
  );
