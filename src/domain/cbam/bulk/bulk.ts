/**
 * One row of a bulk call, from what was sent to what is answered: plain data through plain functions, because there
 * are thousands of them in one call. Contract sections 2.5, 2.6 and 4.5.
 */
import * as BigDecimal from "effect/BigDecimal";
import * as Either from "effect/Either";
import type { RowEcho } from "../../../contract/answers/bulk.ts";
import type { SupplierValueUsed } from "../../../contract/answers/calculation.ts";
import { decoderOf, issueAt, type Naming } from "../../../contract/decoding/decoding.ts";
import { BulkShipment, rowQuantities } from "../../../contract/requests/calculation.ts";
import { toJsonNumber } from "../../../kernel/decimal.ts";
import { boundedRowIssues, type Issue, rowIssueLimit } from "../../../kernel/issue.ts";
import { isRecord, unsoundness, withoutNulls } from "../../../kernel/text/json.ts";
import type { ReadAs } from "../../../kernel/lenient/reading.ts";
import type { Cell } from "../../documents/workbook.ts";
import { calculate } from "../calculation/calculation.ts";
import type { Outcome } from "../calculation/outcome.ts";
import { figuresBeside, shipmentOfRow, tonnesOfKilograms } from "../calculation/requested_shipment.ts";
import type { Shipment } from "../calculation/shipment.ts";
import type { Law } from "../law/law.ts";
import { massIssues } from "./row_mass.ts";
import { echoOfSent } from "./sent_echo.ts";
import { soundRow } from "./sound_row.ts";

/** Returns the number of a row's report: contract section 2.7. */
export const reportNumberOfRow = (batchId: string, rowIndex: number): string =>
  `BULK-${batchId}-R${rowIndex}`;

/** A row before it is read. */
export interface SentRow {
  /** The row as the caller sent it. */
  readonly sent: unknown;
  /** The row in the form of the contract: numbers as JSON numbers. Any value; what isn't an object is an issue. */
  readonly row: unknown;
  /** Names that its issues give its members: by JSON Pointer, or by the columns of a table. */
  readonly naming: Naming;
  /** Issues of the row before it is decoded; one without a path means the whole row. */
  readonly issues: ReadonlyArray<Issue>;
  /** Values as they were written and read, where people write them otherwise. */
  readonly readAs?: ReadonlyArray<ReadAs>;
  /** Cells of columns that are passed through. */
  readonly extra?: Readonly<Record<string, Cell>>;
}

/** The rows of a call; a list that is there is one, and so is one whose rows are made when their turn has come. */
export interface SentRows {
  /** Number of the rows. */
  readonly length: number;
  /** Returns the rows from one position to before another. */
  readonly slice: (from: number, to: number) => ReadonlyArray<SentRow>;
}

/** A row that was written as people write it, as it is kept: what was sent, and what was read of it. */
interface WrittenRow {
  readonly sent: unknown;
  readonly read: unknown;
}

/**
 * Part of a row that is kept for the audit: as it was sent, but for one that is nested so deep, or so broken, that a
 * database can't hold it: its plain members.
 */
export const keptRow = ({ sent, row, readAs }: SentRow, { isSound }: ReadRow): unknown => {
  const isStorable = sent === row ? isSound : unsoundness(sent) === undefined;
  const storable = isStorable ? sent : echoOfSent(sent);
  return readAs === undefined ? storable : { sent: storable, read: row } satisfies WrittenRow;
};

/** Returns the row again in the form of the contract, from what was kept of it. */
export const rowOfKept = (kept: unknown): unknown =>
  isRecord(kept) && "sent" in kept && "read" in kept ? kept["read"] : kept;

/** A row as it was read; without a shipment when something is wrong, and the issues say what. */
export interface ReadRow {
  /** The caller's own reference, null where the row gives none. */
  readonly clientRef: string | null;
  /** Readable values of the row, for the answer. */
  readonly echo: RowEcho;
  /** Shipment to calculate; undefined when an issue says why not. */
  readonly shipment: Shipment | undefined;
  /** Everything that is wrong with the row. */
  readonly issues: ReadonlyArray<Issue>;
  /** Names that issues give its members. */
  readonly naming: Naming;
  /** True if it is neither nested too deep nor too broken to be looked at. */
  readonly isSound: boolean;
  /** The supplier's value that the row names, and the figures beside it; left out where it names none. */
  readonly named?: { readonly id: string; readonly besides: ReadonlyArray<string> };
  /** The value whose figures the shipment has; left out without one. */
  readonly used?: SupplierValueUsed;
}

const decodeRow = decoderOf(BulkShipment, rowIssueLimit);

const textOr = (value: unknown): string | null => typeof value === "string" ? value : null;
const numberOr = (value: unknown): number | null => typeof value === "number" ? value : null;

type QuantityEcho = Pick<RowEcho, "tonnage" | "net_mass_kg" | "mwh">;

const quantityOf = (members: Readonly<Record<string, unknown>>): QuantityEcho => {
  const { tonnage, mwh, net_mass_kg: kilograms } = members;
  const hasKilograms = BigDecimal.isBigDecimal(kilograms);
  const hasEnergy = BigDecimal.isBigDecimal(mwh);
  const tonnes = BigDecimal.isBigDecimal(tonnage)
    ? tonnage
    : hasKilograms
    ? tonnesOfKilograms(kilograms)
    : hasEnergy
    ? mwh
    : undefined;
  return {
    tonnage: tonnes === undefined ? null : toJsonNumber(tonnes),
    ...(hasKilograms ? { net_mass_kg: toJsonNumber(kilograms) } : undefined),
    ...(hasEnergy ? { mwh: toJsonNumber(mwh) } : undefined),
  };
};

/** Members that came with a row beside its own. */
const besides = ({ readAs, extra }: SentRow): Pick<RowEcho, "read_as" | "extra"> => ({
  ...(readAs === undefined || readAs.length === 0 ? undefined : { read_as: readAs }),
  ...(extra === undefined ? undefined : { extra }),
});

/** Readable values of a row, decoded or not. */
const echoOf = (
  sentRow: SentRow,
  members: Readonly<Record<string, unknown>>,
  year: number | null,
): RowEcho => ({
  cn_code: textOr(members["cn_code"]),
  origin_country_iso3: textOr(members["origin_country"]),
  ...quantityOf(members),
  import_year: year,
  ...(members["import"] === undefined ? undefined : { import: textOr(members["import"]) }),
  ...besides(sentRow),
});

const yearOfRow = (members: Readonly<Record<string, unknown>>, currentYear: number): number | null => {
  const day = textOr(members["import"]);
  return day === null ? numberOr(members["import_year"]) ?? currentYear : Number(day.slice(0, 4));
};

const unread = (sentRow: SentRow, issues: ReadonlyArray<Issue>, isSound = true): ReadRow => ({
  clientRef: null,
  echo: echoOf(sentRow, {}, null),
  shipment: undefined,
  issues: boundedRowIssues(issues),
  naming: sentRow.naming,
  isSound,
});

const noRow = ({ row, naming }: SentRow): Issue =>
  issueAt(naming, [], { code: "format", finding: { kind: "noRow", found: row } });

/**
 * Every issue of a row. What was complained of before it was decoded isn't missing as well, nor is a quantity where
 * another one was complained of.
 */
const issuesOf = ({ issues, naming }: SentRow, found: ReadonlyArray<Issue>): ReadonlyArray<Issue> => {
  if (issues.length === 0) return found;
  const paths = new Set(issues.map(({ path }) => path));
  const ofQuantities = rowQuantities.map((name) => naming.path([name]));
  const hasQuantity = ofQuantities.some((path) => paths.has(path));
  return [
    ...issues,
    ...found.filter(({ path, code }) =>
      !paths.has(path) && !(hasQuantity && code === "missing" && ofQuantities.includes(path))
    ),
  ];
};

const timeMembers = ["import", "import_year"];

/** The value that a row names. */
const namedValue = (row: BulkShipment): Pick<ReadRow, "named"> | undefined =>
  row.value_id === undefined ? undefined : { named: { id: row.value_id, besides: figuresBeside(row) } };

/** True if nothing is wrong with the row's time. */
const hasTime = (issues: ReadonlyArray<Issue>, naming: Naming): boolean => {
  if (issues.length === 0) return true;
  const paths = timeMembers.map((name) => naming.path([name]));
  return !issues.some(({ path }) => paths.includes(path));
};

/**
 * Reads one row of a bulk call by the contract's schema; a row that can't be read has issues in place of a shipment.
 * @param currentYear the import year of rows that give neither day nor year
 */
export const readRow = (asSent: SentRow, currentYear: number): ReadRow => {
  const sound = soundRow(asSent.row, asSent.naming);
  if (sound.row === undefined) return unread(asSent, sound.issues, false);
  const sentRow = sound.issues.length === 0
    ? asSent
    : { ...asSent, row: sound.row, issues: [...sound.issues, ...asSent.issues] };
  const { row, naming, issues } = sentRow;
  if (issues.some(({ path }) => path === "")) return unread(sentRow, issues);
  if (!isRecord(row)) return unread(sentRow, [noRow(sentRow)]);
  const decoded = decodeRow(withoutNulls(row), naming);
  const failed = Either.isLeft(decoded) ? decoded.left : undefined;
  const found = boundedRowIssues(
    issuesOf(sentRow, [...failed?.described ?? [], ...massIssues(row, naming)]),
    failed?.more,
  );
  const members = Either.isRight(decoded) ? decoded.right : decoded.left.readable;
  return {
    clientRef: textOr(members["client_ref"]),
    echo: echoOf(sentRow, members, hasTime(found, naming) ? yearOfRow(members, currentYear) : null),
    shipment: found.length === 0 && Either.isRight(decoded)
      ? shipmentOfRow(decoded.right, currentYear)
      : undefined,
    issues: found,
    naming,
    isSound: sound.issues.length === 0,
    ...(Either.isRight(decoded) ? namedValue(decoded.right) : undefined),
  };
};

/** A row's result: an outcome, the issues that stand against one, or a failure of the calculator itself. */
export type RowResult =
  | { readonly shipment: Shipment; readonly outcome: Outcome; readonly used?: SupplierValueUsed | undefined }
  | { readonly issues: ReadonlyArray<Issue> }
  | { readonly failure: unknown };

/** An issue of the calculation under the name that the row's members have. */
const named = (naming: Naming, issue: Issue): Issue => ({
  ...issue,
  path: naming.path(issue.path.split("/")),
});

/** A mistake of ours in one row must not take the other rows' answers away. */
export const calculateRow = ({ shipment, issues, naming, used }: ReadRow, law: Law): RowResult => {
  if (shipment === undefined) return { issues };
  try {
    const outcome = calculate(law, shipment);
    return Either.isLeft(outcome)
      ? { issues: boundedRowIssues(outcome.left.map((issue) => named(naming, issue))) }
      : { shipment, outcome: outcome.right, used };
  } catch (failure) {
    return { failure };
  }
};
