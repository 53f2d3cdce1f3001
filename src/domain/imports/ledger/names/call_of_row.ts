/** The other rows of a call, as far as an import row of it is held against them. Decision 0236. */
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import type { RecordedLedger } from "../recorded.ts";
import { importIdOf, type ImportsOfRows, importsOfRows } from "./imports_of_rows.ts";

/** A call as far as a row of it is held against the others. */
export interface CallOfRow extends ImportsOfRows {
  /** Returns the rows of the call that are imports under a name. */
  readonly importsNamed: (name: string) => ReadonlyArray<SentLedgerEntry>;
  /** Returns the rows of the call that refer to a row by its id. */
  readonly changesOf: (id: string) => ReadonlyArray<SentLedgerEntry>;
  /** The last entry of each import that a change before the row stands for, by the import's id: how far the call has told of it. */
  readonly reached: ReadonlyMap<string, LedgerEntry>;
  /** True for the id of an import that began in the call, or that a change before the row named by an entry of the ledger. */
  readonly isNamed: (importId: string) => boolean;
}

/** A call whose changes are told as they are taken. */
export interface CallOfRows extends CallOfRow {
  /** Tells that a change of the call, as it was sent, stands for an entry of the ledger. */
  readonly reach: (sent: SentLedgerEntry, entry: LedgerEntry) => void;
}

/** Returns the rows of a call as one of them sees them; they are sorted when one is first asked for. */
export const callOfRows = (
  ledger: RecordedLedger,
  rows: ReadonlyArray<SentLedgerEntry>,
): CallOfRows => {
  let named: ReadonlyMap<string, ReadonlyArray<SentLedgerEntry>> | undefined;
  let referring: ReadonlyMap<string, ReadonlyArray<SentLedgerEntry>> | undefined;
  const byName = () => named ??= Map.groupBy(rows.filter(({ kind }) => kind === "import"), importKey);
  const reached = new Map<string, LedgerEntry>();
  const names = new Set<string>();
  const positions = new Map(rows.map(({ id }, at) => [id, at] as const));
  const positionOf = ({ id }: LedgerEntry) => ledger.places.get(id)?.position ?? 0;
  return {
    ...importsOfRows(ledger, { byName, positions }),
    importsNamed: (name) => byName().get(name) ?? [],
    changesOf: (id) => {
      referring ??= Map.groupBy(
        rows.filter(({ kind }) => kind !== "import"),
        ({ refersTo }) => refersTo ?? "",
      );
      return referring.get(id) ?? [];
    },
    reached,
    isNamed: (importId) => positions.has(importId) || names.has(importId),
    reach: ({ refersTo }, entry) => {
      const importId = importIdOf(ledger, entry);
      if (refersTo !== null && !positions.has(refersTo)) names.add(importId);
      const last = reached.get(importId);
      if (last === undefined || positionOf(last) < positionOf(entry)) reached.set(importId, entry);
    },
  };
};
