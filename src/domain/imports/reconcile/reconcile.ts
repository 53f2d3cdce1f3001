/**
 * A table that customs or a broker sent against the ledger, by what customs send to the registry: EORI, account, CN code,
 * TARIC code, quantity, origin, date, procedure, and the declaration's number where there is one. Regulation (EU) 2023/956, Article
 * 25(2); Implementing Regulation (EU) 2025/2619, Article 2.
 */
import { type Decimal, minus } from "../../../kernel/decimal.ts";
import { quantityOf } from "../figures/shipments.ts";
import {
  type ComparedField,
  type CustomsRow,
  differingFields,
  isFor,
  type KnownImport,
  knownOf,
  saidBy,
  type Step,
  stepsWithMrn,
  stepsWithoutMrn,
} from "./compared_fields.ts";

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

const parted = "|";

/** Imports that wait for a row, by the values of some fields, each list the first recorded one last. */
type WaitingImports = ReadonlyMap<string, Array<KnownImport>>;

/** Rows or imports after which the work may stop for a moment. */
const stepLength = 200;

/** Imports that are not taken, by the values of some fields. */
function* waitingBy(
  known: ReadonlyArray<KnownImport>,
  taken: ReadonlySet<string>,
  fields: Step,
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
  steps: ReadonlyArray<Step>,
  taken: Set<string>,
): Generator<void, ReadonlyArray<Match>, void> {
  const matches: Array<Match> = [];
  let left = rows;
  for (const step of steps) {
    const waiting = new Map<string, WaitingImports>();
    const still: Array<CustomsRow> = [];
    for (const [at, row] of left.entries()) {
      if (at % stepLength === 0) yield;
      if (!isFor(step, row)) {
        still.push(row);
        continue;
      }
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
