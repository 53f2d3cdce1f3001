/**
 * One row of a bulk call, from what was sent to what is answered: plain data through plain functions, because there
 * are thousands of them in one call. Contract sections 2.5, 2.6 and 4.5.
 */
import * as BigDecimal from "effect/BigDecimal";
import * as Either from "effect/Either";
import type { RowEcho } from "../../../contract/answers/bulk.ts";
import { decoderOf, type Naming } from "../../../contract/decoding.ts";
import { BulkShipment } from "../../../contract/requests/calculation.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { unsoundness, withoutNulls } from "../../../kernel/json.ts";
import { calculate } from "../calculation/calculation.ts";
import type { Outcome } from "../calculation/outcome.ts";
import { shipmentOfRow } from "../calculation/requested_shipment.ts";
import type { Shipment } from "../calculation/shipment.ts";
import type { Law } from "../law/law.ts";

/** @returns the number of a row's report: contract section 2.7. */
export const reportNumberOfRow = (batchId: string, rowIndex: number): string =>
  `BULK-${batchId}-R${rowIndex}`;

/** A row before it is read. */
export interface SentRow {
  /** The row as the caller sent it, for the audit. */
  readonly sent: unknown;
  /** The row in the form of the contract: numbers as JSON numbers. Any value; what isn't an object is an issue. */
  readonly row: unknown;
  /** How its issues name its members: by JSON Pointer, or by the columns of a table. */
  readonly naming: Naming;
  /** What is wrong with it before it is decoded, such as cells that don't fit the columns. */
  readonly issues: ReadonlyArray<Issue>;
}

/** A row as it was read; without a shipment when something is wrong, and the issues say what. */
export interface ReadRow {
  readonly clientRef: string | null;
  readonly echo: RowEcho;
  readonly shipment: Shipment | undefined;
  readonly issues: ReadonlyArray<Issue>;
  readonly naming: Naming;
}

const decodeRow = decoderOf(BulkShipment);

const textOr = (value: unknown): string | null => typeof value === "string" ? value : null;
const numberOr = (value: unknown): number | null => typeof value === "number" ? value : null;

/** What could be read of a row, decoded or not. */
const echoOf = (members: Readonly<Record<string, unknown>>, year: number | null): RowEcho => {
  const tonnage = members["tonnage"] ?? members["mwh"];
  return {
    cn_code: textOr(members["cn_code"]),
    origin_country_iso3: textOr(members["origin_country"]),
    tonnage: BigDecimal.isBigDecimal(tonnage) ? toJsonNumber(tonnage) : null,
    import_year: year,
    ...(members["import"] === undefined ? undefined : { import: textOr(members["import"]) }),
  };
};

const yearOfRow = (members: Readonly<Record<string, unknown>>, currentYear: number): number | null => {
  const day = textOr(members["import"]);
  return day === null ? numberOr(members["import_year"]) ?? currentYear : Number(day.slice(0, 4));
};

const unread = ({ naming }: SentRow, issues: ReadonlyArray<Issue>): ReadRow => ({
  clientRef: null,
  echo: { cn_code: null, origin_country_iso3: null, tonnage: null, import_year: null },
  shipment: undefined,
  issues,
  naming,
});

/**
 * @param currentYear the import year of rows that give neither day nor year
 */
export const readRow = (sentRow: SentRow, currentYear: number): ReadRow => {
  const { row, naming, issues } = sentRow;
  const unsound = unsoundness(row);
  if (unsound !== undefined) return unread(sentRow, [{ ...unsound, path: naming.path([]) }]);
  if (issues.length > 0) return unread(sentRow, issues);
  const decoded = decodeRow(withoutNulls(row), naming);
  if (Either.isLeft(decoded)) {
    const { issues: found, readable } = decoded.left;
    const hasYear = !found.some(({ path }) => path === naming.path(["import_year"]));
    return {
      clientRef: textOr(readable["client_ref"]),
      echo: echoOf(readable, hasYear ? yearOfRow(readable, currentYear) : null),
      shipment: undefined,
      issues: found,
      naming,
    };
  }
  const shipment = decoded.right;
  return {
    clientRef: shipment.client_ref ?? null,
    echo: echoOf(shipment, yearOfRow(shipment, currentYear)),
    shipment: shipmentOfRow(shipment, currentYear),
    issues: [],
    naming,
  };
};

/** A row's result: an outcome, the issues that stand against one, or a failure of the calculator itself. */
export type RowResult =
  | { readonly shipment: Shipment; readonly outcome: Outcome }
  | { readonly issues: ReadonlyArray<Issue> }
  | { readonly failure: unknown };

/** An issue of the calculation under the name that the row's members have. */
const named = (naming: Naming, issue: Issue): Issue => ({
  ...issue,
  path: naming.path(issue.path.split("/")),
});

/** A mistake of ours in one row must not take the other rows' answers away. */
export const calculateRow = ({ shipment, issues, naming }: ReadRow, law: Law): RowResult => {
  if (shipment === undefined) return { issues };
  try {
    const outcome = calculate(law, shipment);
    return Either.isLeft(outcome)
      ? { issues: outcome.left.map((issue) => named(naming, issue)) }
      : { shipment, outcome: outcome.right };
  } catch (failure) {
    return { failure };
  }
};
