/** The other rows of a call, as far as an import row of it is held against them. Decision 0236. */
import type { Steps } from "../../../../kernel/steps.ts";
import type { LedgerEntry, SentLedgerEntry } from "../entry.ts";
import { importIdOf, type RecordedLedger } from "../recorded.ts";
import { type ImportsHere, importsOfCall } from "./imports_here.ts";
import { importsOfRows } from "./imports_of_rows.ts";
import { type RowsAlike, rowsAlikeInSteps } from "./rows_alike.ts";
import { toldByCall } from "./told_by_call.ts";

/** A call as far as a row of it is held against the others. */
export interface CallOfRow {
  /** Returns the rows of the call that say what a row says; undefined where neither ledger nor call has anything under its number. */
  readonly alikeTo: (row: SentLedgerEntry) => RowsAlike | undefined;
  /** Returns the id of the import that is left to a row; undefined for a row that is left over when every import is some row's. */
  readonly importOf: (row: SentLedgerEntry) => string | undefined;
  /** Returns the imports that rows which say the same may stand for now. */
  readonly importsHere: (alike: RowsAlike) => ImportsHere;
  /**
   * Returns what the import of an earlier row says that had the number of a row, and by a later change of the call kept it until then; undefined
   * for none.
   */
  readonly heldBefore: (row: SentLedgerEntry) => LedgerEntry | undefined;
  /** True for a row that comes before the change by which that import leaves its number. */
  readonly isEarly: (row: SentLedgerEntry) => boolean;
  /** True for a change that refers to a row which an earlier change of the call came behind. */
  readonly isLate: (change: SentLedgerEntry) => boolean;
}

/** A call that is told what becomes of its rows. */
export interface CallOfRows extends CallOfRow {
  /** Tells which entry a row of the call, as it was sent, stands for. */
  readonly tell: (sent: SentLedgerEntry, entry: LedgerEntry) => void;
  /** Tells of an entry that was recorded. */
  readonly take: (entry: LedgerEntry) => void;
}

/** Returns the rows of a call as one of them sees them, in steps. */
export function* callInSteps(
  ledger: RecordedLedger,
  rows: ReadonlyArray<SentLedgerEntry>,
): Steps<CallOfRows> {
  const alike = yield* rowsAlikeInSteps(ledger, rows);
  const told = yield* toldByCall(rows);
  const given = yield* importsOfRows(ledger, alike.groups, told);
  const imports = yield* importsOfCall(ledger, alike);
  const stands = new Map<string, LedgerEntry>();
  const importBy = (row: SentLedgerEntry | undefined): string | undefined => {
    const entry = stands.get(row?.id ?? "");
    return entry && importIdOf(ledger, entry);
  };
  return {
    alikeTo: alike.of,
    importOf: ({ id }) => importBy(told.repeated.get(id)) ?? given.get(id) ?? importBy(told.doubtful.get(id)),
    importsHere: imports.of,
    heldBefore: ({ id }) => stands.get(told.heldBy.get(id)?.id ?? ""),
    isEarly: ({ id }) => told.early.has(id),
    isLate: ({ id }) => told.late.has(id),
    tell: (sent, entry) => {
      stands.set(sent.id, entry);
      if (sent.kind !== "import") imports.reach(entry);
    },
    take: (entry) => {
      alike.take(entry);
      imports.take(entry);
    },
  };
}
