/**
 * Numbers of a call's imports, as its rows tell of them by themselves. A change that refers to a row tells that the import had the number
 * of that row until then: an import row between the two that says the same is that import once more, and one that says something else
 * was refused when it was new. Decision 0236.
 */
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";
import { rowText } from "../content.ts";
import { importKey, type SentLedgerEntry } from "../entry.ts";

/** Import rows and changes of a call, as far as the others tell of them. */
export interface ToldByCall {
  /** The row that says what an import is, by the ids of import rows that say it once more, as a later change tells. */
  readonly repeated: ReadonlyMap<string, SentLedgerEntry>;
  /** The row whose import had the number, by the ids of import rows that say something else under it. */
  readonly heldBy: ReadonlyMap<string, SentLedgerEntry>;
  /** The same for all import rows that say it once more, so that they may be another import which does. */
  readonly doubtful: ReadonlyMap<string, SentLedgerEntry>;
  /** Ids of changes that refer to a row which an earlier change came behind. */
  readonly late: ReadonlySet<string>;
}

/** An import as far as the rows of a call have told of it. */
interface ToldImport {
  /** The row that said what it is; a cancellation for one that is gone. */
  says: SentLedgerEntry;
  /** Ids of the rows that a next change may refer to: all that say what it is. */
  current: Set<string>;
  /** Import rows under its number since it had that, with whether they say the same. */
  waiting: Array<{ readonly row: SentLedgerEntry; readonly isSame: boolean }>;
}

/** Rows that were told of so far. */
interface Telling {
  readonly byRow: Map<string, ToldImport>;
  readonly byName: Map<string, ToldImport>;
  readonly ids: ReadonlySet<string>;
  readonly repeated: Map<string, SentLedgerEntry>;
  readonly heldBy: Map<string, SentLedgerEntry>;
  readonly doubtful: Map<string, SentLedgerEntry>;
  readonly late: Set<string>;
}

const begin = ({ byRow, byName }: Telling, row: SentLedgerEntry): void => {
  const told: ToldImport = { says: row, current: new Set([row.id]), waiting: [] };
  byRow.set(row.id, told);
  if (row.kind !== "cancellation") byName.set(importKey(row), told);
};

const tellImport = (telling: Telling, row: SentLedgerEntry): void => {
  const told = row.refersTo === null ? telling.byName.get(importKey(row)) : undefined;
  const isSame = told !== undefined && rowText(told.says) === rowText(row);
  told?.waiting.push({ row, isSame });
  if (told === undefined || !isSame) return begin(telling, row);
  told.current.add(row.id);
  telling.byRow.set(row.id, told);
  telling.doubtful.set(row.id, told.says);
};

/** Tells of the import rows behind the one that a change refers to: the import had the number then. */
const tellWaiting = (telling: Telling, told: ToldImport, changed: string): void => {
  const { repeated, heldBy, byName, byRow } = telling;
  const since = told.waiting.findIndex(({ row }) => row.id === changed) + 1;
  for (const { row, isSame } of told.waiting.slice(since)) {
    if (isSame) repeated.set(row.id, told.says);
    else {
      heldBy.set(row.id, told.says);
      if (byName.get(importKey(row)) === byRow.get(row.id)) byName.delete(importKey(row));
    }
  }
};

const isSameRow = (one: SentLedgerEntry, other: SentLedgerEntry): boolean =>
  one.facts.note === other.facts.note && rowText(one) === rowText(other);

const tellChange = (telling: Telling, change: SentLedgerEntry): void => {
  const { byName, byRow, ids, late } = telling;
  const told = byRow.get(change.refersTo ?? "");
  if (told === undefined) return ids.has(change.refersTo ?? "") ? undefined : begin(telling, change);
  const isGone = change.kind === "cancellation";
  if (!isGone && told.says.kind !== "cancellation" && isSameRow(told.says, change)) {
    told.current.add(change.id);
    byRow.set(change.id, told);
    return;
  }
  if (!told.current.has(change.refersTo ?? "")) {
    late.add(change.id);
    return;
  }
  tellWaiting(telling, told, change.refersTo ?? "");
  if (byName.get(importKey(told.says)) === told) byName.delete(importKey(told.says));
  Object.assign(told, { says: change, current: new Set([change.id]), waiting: [] });
  byRow.set(change.id, told);
  if (!isGone) byName.set(importKey(change), told);
};

/** Returns rows of a call as far as the others tell of them, in steps. */
export function* toldByCall(rows: ReadonlyArray<SentLedgerEntry>): Steps<ToldByCall> {
  const telling: Telling = {
    byRow: new Map(),
    byName: new Map(),
    ids: new Set(rows.map(({ id }) => id)),
    repeated: new Map(),
    heldBy: new Map(),
    doubtful: new Map(),
    late: new Set(),
  };
  yield* inStepsOf(
    rows,
    (row) => row.kind === "import" ? tellImport(telling, row) : tellChange(telling, row),
  );
  return telling;
}
