/**
 * Imports that rows of a call may stand for, as far as the call has told of them: kept up as its changes are told, and looked at again for
 * those imports alone that a change was about. Decision 0236.
 */
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";
import { importKey, type LedgerEntry } from "../entry.ts";
import { importIdOf, positionOf, type RecordedLedger } from "../recorded.ts";
import type { AllRowsAlike, RowsAlike } from "./rows_alike.ts";

/** Imports that rows which say the same may stand for. */
export interface ImportsHere {
  /** Their ids: those which the call hasn't told to say something else by then, else those that have the number still. */
  readonly here: ReadonlySet<string>;
  /** Those of them that don't count under another number which a row of the call has for them. */
  readonly left: ReadonlySet<string>;
  /** Those of them of which an entry that says what the rows say was followed by one of the changes of the call. */
  readonly followed: ReadonlySet<string>;
  /** True for an entry that the rows may stand for, now and when more of the call was told. */
  readonly isMeant: (entry: LedgerEntry) => boolean;
}

/** Imports as a call tells of them. */
export interface ImportsOfCall {
  /** Returns the imports that rows which say the same may stand for now. */
  readonly of: (alike: RowsAlike) => ImportsHere;
  /** Tells that a change of the call stands for an entry. */
  readonly reach: (entry: LedgerEntry) => void;
  /** Tells that an entry was recorded. */
  readonly take: (entry: LedgerEntry) => void;
}

/** An entry that a change stood for, and how many changes were told before. */
interface ReachedEntry {
  readonly before: number;
  readonly entry: LedgerEntry;
}

/** Last entries that changes stand for, by import. */
const reachedEntries = (ledger: RecordedLedger) => {
  const byImport = new Map<string, Array<ReachedEntry>>();
  let told = 0;
  return {
    count: () => told,
    /** Returns the last one of an import among the first changes. */
    among: (importId: string, changes: number): LedgerEntry | undefined =>
      byImport.get(importId)?.findLast(({ before }) => before < changes)?.entry,
    reach: (importId: string, entry: LedgerEntry): void => {
      const reached = byImport.get(importId) ?? [];
      const last = reached.at(-1)?.entry;
      byImport.set(importId, reached);
      if (last === undefined || positionOf(ledger, last) < positionOf(ledger, entry)) {
        reached.push({ before: told, entry });
      }
      told += 1;
    },
  };
};

/** Imports of rows that say the same: they say it still, or had the number still when they said something else. */
interface KeptImports {
  readonly saying: { readonly here: Set<string>; readonly left: Set<string>; readonly followed: Set<string> };
  readonly having: KeptImports["saying"];
  /** Those that are to be looked at again. */
  readonly changed: Set<string>;
}

const noImports = (): KeptImports["saying"] => ({ here: new Set(), left: new Set(), followed: new Set() });

const set = (ids: Set<string>, id: string, isIn: boolean): void => {
  if (isIn) ids.add(id);
  else ids.delete(id);
};

/** Returns the imports as a call tells of them, in steps. */
export function* importsOfCall(ledger: RecordedLedger, rows: AllRowsAlike): Steps<ImportsOfCall> {
  const reached = reachedEntries(ledger);
  const kept = new Map<RowsAlike, KeptImports>();
  const isLeft = ({ name }: RowsAlike, id: string): boolean => {
    const live = ledger.live.get(id);
    const counted = live === undefined ? name : importKey(live.entry);
    return counted === name || !rows.ofImport(id).some((group) => group.name === counted);
  };
  const keptOf = (alike: RowsAlike): KeptImports => {
    const imports = kept.get(alike) ?? { saying: noImports(), having: noImports(), changed: new Set() };
    kept.set(alike, imports);
    return imports;
  };
  const look = (alike: RowsAlike, id: string): void => {
    const { saying, having } = keptOf(alike);
    const last = reached.among(id, reached.count());
    const newest = alike.ofImport.get(id)?.at(-1);
    const isHere = last === undefined || importKey(last) === alike.name;
    const isSaid = isHere && newest !== undefined &&
      (last === undefined || positionOf(ledger, last) <= positionOf(ledger, newest));
    for (const [{ here, left, followed }, isIn] of [[saying, isSaid], [having, isHere && !isSaid]] as const) {
      set(here, id, isIn);
      set(left, id, isIn && isLeft(alike, id));
      set(followed, id, isIn && alike.followed.has(id));
    }
  };
  for (const group of rows.groups) yield* inStepsOf(group.ofImport.keys(), (id) => look(group, id));
  const change = (id: string): void => {
    for (const group of rows.ofImport(id)) keptOf(group).changed.add(id);
  };
  return {
    of: (alike) => {
      const { saying, having, changed } = keptOf(alike);
      for (const id of changed) look(alike, id);
      changed.clear();
      const isSaying = saying.here.size > 0;
      const count = reached.count();
      const isMeant = (entry: LedgerEntry): boolean => {
        const last = reached.among(importIdOf(ledger, entry), count);
        return last === undefined || importKey(last) === alike.name &&
            (!isSaying || positionOf(ledger, last) <= positionOf(ledger, entry));
      };
      return { ...(isSaying ? saying : having), isMeant };
    },
    reach: (entry) => {
      const id = importIdOf(ledger, entry);
      reached.reach(id, entry);
      change(id);
    },
    take: (entry) => change(importIdOf(ledger, entry)),
  };
}
