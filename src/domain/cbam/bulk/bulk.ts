/**
 * One row of a bulk call, from what was sent to what is answered: plain data through plain functions, because there
 * are thousands of them in one call. Contract sections 2.5, 2.6 and 4.5.
 */
import * as Either from "effect/Either";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import type { Issue } from "../../../kernel/issue.ts";
import { calculate } from "../calculation/calculation.ts";
import { type Input, readImportYear, readOptionalText, refuseUnknown } from "../input/input.ts";
import type { Law } from "../law/law.ts";
import type { Outcome } from "../calculation/outcome.ts";
import type { Shipment } from "../calculation/shipment.ts";
import { readParts, readPrecursors, rowNames, shipmentOf } from "../input/shipment_input.ts";

/** Most rows of one call, of any tier (contract section 8.2). */
export const hardCapRows = 5_000;
const clientRefLimit = 200;

/** Every field of a row, as contract section 2.5 names them; `production_route` and `precursors` are additions. */
export const rowFields: ReadonlyArray<string> = [
  rowNames.cnCode,
  rowNames.origin,
  "tonnage",
  "client_ref",
  "import_year",
  "production_route",
  rowNames.verifiedDirect,
  rowNames.verifiedIndirect,
  rowNames.originCarbonPrice,
  "precursors",
];

/** Fields that every row must have. */
export const requiredFields: ReadonlyArray<string> = [rowNames.cnCode, rowNames.origin, "tonnage"];

/** @returns the number of a row's report: contract section 2.7. */
export const reportNumberOfRow = (batchId: string, rowIndex: number): string =>
  `BULK-${batchId}-R${rowIndex}`;

/** A row before it is read: its values by name, or the reason why it has none. */
export interface SentRow {
  /** The row as JSON, for the audit. */
  readonly sent: unknown;
  readonly fields: ReadonlyArray<string>;
  /** Undefined when the row is no object, or its cells don't fit the table's columns. */
  readonly input: ((report: (issue: Issue) => void) => Input) | undefined;
  /** What is wrong when there is no input. */
  readonly complaint: string;
}

/** What was readable of a row: contract section 2.6, `input`. */
export interface RowEcho {
  readonly cn_code: string | null;
  readonly origin_country_iso3: string | null;
  readonly tonnage: number | null;
  readonly import_year: number | null;
}

/** A row as it was read; without a shipment when something is wrong, and the issues say what. */
export interface ReadRow {
  readonly clientRef: string | null;
  readonly echo: RowEcho;
  readonly shipment: Shipment | undefined;
  readonly issues: ReadonlyArray<Issue>;
}

const nothingRead: RowEcho = {
  cn_code: null,
  origin_country_iso3: null,
  tonnage: null,
  import_year: null,
};

const hasValue = (input: Input, name: string): boolean => {
  const value = input.value(name);
  return value !== undefined && value !== null;
};

/**
 * @param currentYear the import year of rows that give none
 */
export const readRow = ({ input: inputOf, fields, complaint }: SentRow, currentYear: number): ReadRow => {
  if (inputOf === undefined) {
    return {
      clientRef: null,
      echo: nothingRead,
      shipment: undefined,
      issues: [{ path: "", message: complaint }],
    };
  }
  const issues: Array<Issue> = [];
  const input = inputOf((issue) => issues.push(issue));
  refuseUnknown(input, fields, rowFields);
  const parts = readParts(input, rowNames);
  const year = hasValue(input, "import_year") ? readImportYear(input, "import_year") : currentYear;
  const clientRef = readOptionalText(input, "client_ref", clientRefLimit) ?? null;
  const precursors = readPrecursors(input);
  const shipment = shipmentOf(parts, year === undefined ? undefined : { year }, precursors);
  return {
    clientRef,
    echo: {
      cn_code: parts.cnCode ?? null,
      origin_country_iso3: parts.origin ?? null,
      tonnage: parts.tonnage === undefined ? null : toJsonNumber(parts.tonnage),
      import_year: year ?? null,
    },
    shipment: issues.length === 0 ? shipment : undefined,
    issues,
  };
};

/** A row's result: an outcome, the issues that stand against one, or a failure of the calculator itself. */
export type RowResult =
  | { readonly shipment: Shipment; readonly outcome: Outcome }
  | { readonly issues: ReadonlyArray<Issue> }
  | { readonly failure: unknown };

/** A mistake of ours in one row must not take the other rows' answers away. */
export const calculateRow = ({ shipment, issues }: ReadRow, law: Law): RowResult => {
  if (shipment === undefined) return { issues };
  try {
    const outcome = calculate(law, shipment);
    return Either.isLeft(outcome) ? { issues: outcome.left } : { shipment, outcome: outcome.right };
  } catch (failure) {
    return { failure };
  }
};
