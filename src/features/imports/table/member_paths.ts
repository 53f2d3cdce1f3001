/**
 * The places of a table's columns in an entry of the ledger as JSON has it: `installation_id` is
 * `actual_values.installation.id`. What is read of a row, what is said of it and what is exported follow from them.
 */
import type { Naming } from "../../../contract/decoding/decoding.ts";
import { isRecord } from "../../../kernel/text/json.ts";

type Path = readonly [string, ...ReadonlyArray<string>];

/** Columns whose member stands deeper than in the entry itself, with their places. */
const nestedPaths = {
  direct_t_per_t: ["actual_values", "direct_t_per_t"],
  indirect_t_per_t: ["actual_values", "indirect_t_per_t"],
  free_allocation_t_per_t: ["actual_values", "free_allocation_t_per_t"],
  unit_content: ["actual_values", "unit_content"],
  precursors: ["actual_values", "precursors"],
  installation_id: ["actual_values", "installation", "id"],
  installation_name: ["actual_values", "installation", "name"],
  installation_unlocode: ["actual_values", "installation", "unlocode"],
  installation_address: ["actual_values", "installation", "address"],
  installation_operator: ["actual_values", "installation", "operator"],
  verifier: ["actual_values", "verification", "verifier"],
  verified_on: ["actual_values", "verification", "day"],
  verification_report: ["actual_values", "verification", "report"],
  accreditation: ["actual_values", "verification", "accreditation"],
  accreditation_body: ["actual_values", "verification", "accreditation_body"],
  is_satisfactory: ["actual_values", "verification", "is_satisfactory"],
  carbon_price_eur_per_t: ["origin_carbon_price", "eur_per_t"],
  carbon_price_certifier: ["origin_carbon_price", "certifier"],
  carbon_price_evidence: ["origin_carbon_price", "evidence"],
  placed_cn_code: ["placed_goods", "cn_code"],
  placed_taric_code: ["placed_goods", "taric_code"],
  placed_origin_country: ["placed_goods", "origin_country"],
  placed_net_mass_kg: ["placed_goods", "net_mass_kg"],
  placed_production_route: ["placed_goods", "production_route"],
  placed_procedure_reference: ["placed_goods", "procedure_reference"],
} as const satisfies Readonly<Record<string, Path>>;

const paths: ReadonlyMap<string, Path> = new Map(Object.entries(nestedPaths));

/** @returns the place of a column's member in an entry */
const pathOf = (column: string): Path => paths.get(column) ?? [column];

/** Members while they are put together. */
interface Members {
  [name: string]: unknown;
}

const put = (members: Members, [name, ...rest]: ReadonlyArray<string>, value: unknown): void => {
  if (name === undefined) return;
  if (rest.length === 0) {
    members[name] = value;
    return;
  }
  const known = members[name];
  const inner: Members = isRecord(known) ? { ...known } : {};
  put(inner, rest, value);
  members[name] = inner;
};

/** @returns the entry of the columns' values */
export const nested = (columns: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> => {
  const members: Members = {};
  for (const [column, value] of columns) put(members, pathOf(column), value);
  return members;
};

/** @returns the value of a column in an entry; undefined where it has none */
export const memberAt = (entry: unknown, column: string): unknown =>
  pathOf(column).reduce<unknown>((value, name) => isRecord(value) ? value[name] : undefined, entry);

const keyOf = (path: ReadonlyArray<PropertyKey>): string => path.map(String).join("/");

/** Columns by the places of their members; a whole group is named by its first column. */
const columnsByPath: ReadonlyMap<string, string> = new Map(
  Object.entries(nestedPaths).toReversed().flatMap(([column, path]) =>
    path.map((_, at) => [keyOf(path.slice(0, at + 1)), column] as const)
  ),
);

/** The column of a place; of a place within a list the column of the list. */
const columnAt = (parts: ReadonlyArray<PropertyKey>): string => {
  for (let length = parts.length; length > 0; length--) {
    const column = columnsByPath.get(keyOf(parts.slice(0, length)));
    if (column !== undefined) return column;
  }
  return String(parts[0] ?? "");
};

/** Names that issues give the members of a row of a table: those of its columns. */
export const byColumn: Naming = { path: columnAt, label: columnAt };
