/**
 * A table that customs or a broker sent against the ledger, by what customs send to the registry: EORI, account, CN code,
 * quantity, origin, date, procedure, and the declaration's number where there is one. Regulation (EU) 2023/956, Article
 * 25(2); Implementing Regulation (EU) 2025/2619, Article 2.
 */
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import { type Decimal, isLess, minus } from "../../../kernel/decimal.ts";
import { quantityOf } from "../figures/shipments.ts";
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
  /** Tonnes, of electricity MWh. */
  readonly quantity: Decimal;
  /** Country of origin. */
  readonly origin: string;
  /** Day of release. */
  readonly releasedOn: CalendarDay;
  /** Procedure, four digits. */
  readonly procedure: string | null;
}

/** Field that is compared. */
export type ComparedField =
  | "eori"
  | "account"
  | "mrn"
  | "item"
  | "cn_code"
  | "quantity"
  | "origin"
  | "date"
  | "procedure";

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

const says = <Value>(said: Value | null, known: Value | null): boolean => said === null || said === known;

const isSameQuantity = (one: Decimal, other: Decimal): boolean => !isLess(one, other) && !isLess(other, one);

/** Returns the fields in which a row says something else than the ledger. */
export const differingFields = (
  row: CustomsRow,
  { live: { entry }, eori, account }: KnownImport,
): ReadonlyArray<ComparedField> => {
  const { facts } = entry;
  const same: ReadonlyArray<readonly [ComparedField, boolean]> = [
    ["eori", says(row.eori, eori)],
    ["account", says(row.account, account)],
    ["mrn", says(row.mrn, entry.mrn)],
    ["item", says(row.item, entry.item)],
    ["cn_code", row.cnCode === facts.cnCode],
    ["quantity", isSameQuantity(row.quantity, quantityOf(facts).quantity)],
    ["origin", row.origin === facts.origin],
    ["date", row.releasedOn === facts.releasedOn],
    ["procedure", says(row.procedure, facts.procedure)],
  ];
  return same.flatMap(([field, isSame]) => isSame ? [] : [field]);
};

/** Tells whether a row may be of an import: its declaration where it names one, else code and origin. */
const mayBeOf = (row: CustomsRow, differing: ReadonlyArray<ComparedField>): boolean => {
  if (differing.includes("eori")) return false;
  if (row.mrn !== null) return !differing.includes("mrn") && !differing.includes("item");
  const told = ["cn_code", "origin", "date", "quantity"] as const;
  const wrong = told.filter((field) => differing.includes(field));
  return wrong.length <= 1 && !wrong.includes("cn_code");
};

interface Candidate {
  readonly row: CustomsRow;
  readonly known: KnownImport;
  readonly differing: ReadonlyArray<ComparedField>;
}

const groupName = (text: string | null): string => text ?? "";

/** Every pair that may belong together; a row with a number is compared with the imports of that number only. */
const candidatesOf = (
  rows: ReadonlyArray<CustomsRow>,
  known: ReadonlyArray<KnownImport>,
): ReadonlyArray<Candidate> => {
  const byMrn = Map.groupBy(known, ({ live }) => groupName(live.entry.mrn));
  const byCode = Map.groupBy(known, ({ live }) => live.entry.facts.cnCode);
  const codes: ReadonlyMap<string, ReadonlyArray<KnownImport>> = byCode;
  return rows.flatMap((row) => {
    const among = row.mrn === null ? codes.get(row.cnCode) : byMrn.get(row.mrn);
    return (among ?? []).flatMap((each) => {
      const differing = differingFields(row, each);
      return mayBeOf(row, differing) ? [{ row, known: each, differing }] : [];
    });
  });
};

/**
 * Returns the table against the ledger. The pairs that agree best are matched first; each row and each import is matched
 * once. What a row does not say is not compared.
 * @param known imports of the ledger in the span of the table
 */
export const reconcile = (
  rows: ReadonlyArray<CustomsRow>,
  known: ReadonlyArray<KnownImport>,
): Reconciliation => {
  const candidates = [...candidatesOf(rows, known)].sort((a, b) => a.differing.length - b.differing.length);
  const takenRows = new Set<number>();
  const takenImports = new Set<string>();
  const matches: Array<Match> = [];
  for (const { row, known: { live }, differing } of candidates) {
    if (takenRows.has(row.row) || takenImports.has(live.id)) continue;
    takenRows.add(row.row);
    takenImports.add(live.id);
    matches.push({ row, importId: live.id, differing });
  }
  matches.sort((a, b) => a.row.row - b.row.row);
  return {
    matched: matches.filter(({ differing }) => differing.length === 0),
    differing: matches.filter(({ differing }) => differing.length > 0),
    missingInLedger: rows.filter(({ row }) => !takenRows.has(row)),
    missingInTable: known.filter(({ live }) => !takenImports.has(live.id)).map(({ live }) => live.id),
  };
};

/** Returns by how much the quantity of a row is above that of the import; negative where it is below. */
export const quantityDifference = (row: CustomsRow, { live }: Pick<KnownImport, "live">): Decimal =>
  minus(row.quantity, quantityOf(live.entry.facts).quantity);
