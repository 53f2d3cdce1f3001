/**
 * A table that customs or a broker sent against the ledger, by what customs send to the registry: EORI, account, CN code,
 * quantity, origin, date, procedure, and the declaration's number where there is one. Regulation (EU) 2023/956, Article
 * 25(2); Implementing Regulation (EU) 2025/2619, Article 2.
 */
import { comparedFieldNames } from "../../../contract/answers/import_books.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, minus, toText } from "../../../kernel/decimal.ts";
import { eoriKey } from "../../../kernel/identifiers.ts";
import { type ImportQuantity, quantityOf } from "../figures/shipments.ts";
import type { LiveImport } from "../ledger/live.ts";

/** A row of the table that came in; null where it says nothing. */
export interface CustomsRow {
  /** Position in the table, from 1. */
  readonly row: number;
  /** EORI of the importer. */
  readonly eori: string | null;
  /** CBAM account number. */
  readonly account: string | null;
  /** Movement reference number. */
  readonly mrn: string | null;
  /** Item of the declaration. */
  readonly item: number | null;
  /** CN code. */
  readonly cnCode: string;
  /** Quantity of the goods. */
  readonly quantity: Decimal;
  /** Tonnes, of electricity MWh. */
  readonly unit: "t" | "MWh";
  /** Country of origin. */
  readonly origin: string;
  /** Day of release. */
  readonly releasedOn: CalendarDay;
  /** Procedure, four digits. */
  readonly procedure: string | null;
}

/** Field that is compared, by its name in the API. */
export type ComparedField = typeof comparedFieldNames[number];

/** An import of the ledger with the numbers of its people. */
export interface KnownImport {
  /** The import. */
  readonly live: LiveImport;
  /** EORI of the importer. */
  readonly eori: string;
  /** Account number of the declarant; null before the authorisation. */
  readonly account: string | null;
}

/** A row and the import that it was matched with. */
export interface Match {
  /** Row of the table. */
  readonly row: CustomsRow;
  /** Id of the import. */
  readonly importId: string;
  /** Fields that differ; empty where all that the row says is the same. */
  readonly differing: ReadonlyArray<ComparedField>;
}

/** The table against the ledger. */
export interface Reconciliation {
  /** Rows with an import of which all is the same. */
  readonly matched: ReadonlyArray<Match>;
  /** Rows with an import of which something differs. */
  readonly differing: ReadonlyArray<Match>;
  /** Rows that the ledger does not have. */
  readonly missingInLedger: ReadonlyArray<CustomsRow>;
  /** Imports of the ledger that the table does not have. */
  readonly missingInTable: ReadonlyArray<string>;
}

const goods = ["cn_code", "quantity", "origin_country", "release_date"] as const;
const every: ReadonlyArray<ComparedField> = comparedFieldNames;

/**
 * Fields that must be the same, from the strictest to the weakest. A row with a number of a declaration belongs to that
 * declaration and item and to no other; one without belongs to an import of the same importer and code of which at most
 * one of origin, day and quantity is another.
 */
const stepsWithMrn: ReadonlyArray<ReadonlyArray<ComparedField>> = [
  every,
  ["mrn", "item", "eori", ...goods],
  ["mrn", "item", "cn_code", "quantity", "origin_country"],
  ["mrn", "item", "cn_code", "quantity"],
  ["mrn", "item", "cn_code"],
  ["mrn", "item"],
];
const stepsWithoutMrn: ReadonlyArray<ReadonlyArray<ComparedField>> = [
  every,
  ["eori", ...goods],
  ["eori", "cn_code", "quantity", "origin_country"],
  ["eori", "cn_code", "origin_country", "release_date"],
  ["eori", "cn_code", "quantity", "release_date"],
];

const quantityText = ({ quantity, unit }: ImportQuantity): string => `${toText(quantity)} ${unit}`;

const saidBy = (row: CustomsRow, field: ComparedField): string | null => {
  switch (field) {
    case "eori":
      return row.eori === null ? null : eoriKey(row.eori);
    case "mrn":
    case "procedure":
      return row[field];
    case "cbam_account":
      return row.account;
    case "origin_country":
      return row.origin;
    case "item":
      return row.item === null ? null : String(row.item);
    case "cn_code":
      return row.cnCode;
    case "quantity":
      return quantityText(row);
    case "release_date":
      return row.releasedOn;
  }
};

const knownOf = ({ live: { entry }, eori, account }: KnownImport, field: ComparedField): string => {
  switch (field) {
    case "eori":
      return eoriKey(eori);
    case "cbam_account":
      return account ?? "";
    case "mrn":
      return entry.mrn;
    case "item":
      return String(entry.item);
    case "cn_code":
      return entry.facts.cnCode;
    case "quantity":
      return quantityText(quantityOf(entry.facts));
    case "origin_country":
      return entry.facts.origin;
    case "release_date":
      return entry.facts.releasedOn;
    case "procedure":
      return entry.facts.procedure;
  }
};

/** Returns the fields in which a row says something else than the ledger. */
const differingFields = (row: CustomsRow, known: KnownImport): ReadonlyArray<ComparedField> =>
  comparedFieldNames.filter((field) => {
    const said = saidBy(row, field);
    return said !== null && said !== knownOf(known, field);
  });

const parted = "|";

/** Imports that wait for a row, by the values of some fields, each list the first recorded one last. */
type WaitingImports = ReadonlyMap<string, Array<KnownImport>>;

/** Rows or imports after which the work may stop for a moment. */
const stepLength = 200;

/** Imports that are not taken, by the values of some fields. */
function* waitingBy(
  known: ReadonlyArray<KnownImport>,
  taken: ReadonlySet<string>,
  fields: ReadonlyArray<ComparedField>,
): Generator<void, WaitingImports, void> {
  const waiting = new Map<string, Array<KnownImport>>();
  for (let at = known.length - 1; at >= 0; at--) {
    if (at % stepLength === 0) yield;
    const each = known[at];
    if (each === undefined || taken.has(each.live.id)) continue;
    const name = fields.map((field) => knownOf(each, field)).join(parted);
    const group = waiting.get(name);
    if (group === undefined) waiting.set(name, [each]);
    else group.push(each);
  }
  return waiting;
}

/** The matches of a table, made step by step; each step takes time in proportion to rows and imports. */
function* matchesOf(
  rows: ReadonlyArray<CustomsRow>,
  known: ReadonlyArray<KnownImport>,
  steps: ReadonlyArray<ReadonlyArray<ComparedField>>,
  taken: Set<string>,
): Generator<void, ReadonlyArray<Match>, void> {
  const matches: Array<Match> = [];
  let left = rows;
  for (const step of steps) {
    const waiting = new Map<string, WaitingImports>();
    const still: Array<CustomsRow> = [];
    for (const [at, row] of left.entries()) {
      if (at % stepLength === 0) yield;
      const fields = step.filter((field) => saidBy(row, field) !== null);
      const name = fields.join();
      const groups = waiting.get(name) ?? (yield* waitingBy(known, taken, fields));
      waiting.set(name, groups);
      const group = groups.get(fields.map((field) => saidBy(row, field)).join(parted)) ?? [];
      let found = group.pop();
      while (found !== undefined && taken.has(found.live.id)) found = group.pop();
      if (found === undefined) {
        still.push(row);
        continue;
      }
      taken.add(found.live.id);
      matches.push({ row, importId: found.live.id, differing: differingFields(row, found) });
    }
    left = still;
  }
  return matches;
}

/**
 * Returns the table against the ledger, stopping for a moment between its steps, so that other work gets its turn. The
 * pairs that agree best are matched first; each row and each import is matched once. Fields that the row leaves out are not
 * compared.
 * @param known imports of the ledger in the span of the table
 */
export function* reconcileInSteps(
  rows: ReadonlyArray<CustomsRow>,
  known: ReadonlyArray<KnownImport>,
): Generator<void, Reconciliation, void> {
  const taken = new Set<string>();
  const [nameless, named] = [rows.filter(({ mrn }) => mrn === null), rows.filter(({ mrn }) => mrn !== null)];
  const matches = [
    ...yield* matchesOf(named, known, stepsWithMrn, taken),
    ...yield* matchesOf(nameless, known, stepsWithoutMrn, taken),
  ].sort((a, b) => a.row.row - b.row.row);
  const matchedRows = new Set(matches.map(({ row }) => row.row));
  return {
    matched: matches.filter(({ differing }) => differing.length === 0),
    differing: matches.filter(({ differing }) => differing.length > 0),
    missingInLedger: rows.filter(({ row }) => !matchedRows.has(row)),
    missingInTable: known.filter(({ live }) => !taken.has(live.id)).map(({ live }) => live.id),
  };
}

/** Returns by how much the quantity of a row is above that of the import; negative where it is below. */
export const quantityDifference = (
  row: CustomsRow,
  { live }: Pick<KnownImport, "live">,
): Decimal | undefined => {
  const { quantity, unit } = quantityOf(live.entry.facts);
  return unit === row.unit ? minus(row.quantity, quantity) : undefined;
};
