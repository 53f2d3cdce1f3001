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
  /** Ids of those whose number that import has until a later change takes it from it. */
  readonly early: ReadonlySet<string>;
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
  /** Ids of import rows that say something else under its number, since it has that. */
  held: Array<string>;
  /** The import that had its number before, and has it still unless that was changed elsewhere; undefined for an import that has it surely. */
  holder: ToldImport | undefined;
}

/** Rows that were told of so far. */
interface Telling {
  readonly byRow: Map<string, ToldImport>;
  /** Imports that have a number; undefined for one that was given up, which stays in the map as in a ledger's `named`. */
  readonly byName: Map<string, ToldImport | undefined>;
  /** Those that have it instead if nothing tells that these kept it: the last row of other goods under it. */
  readonly besideByName: Map<string, ToldImport | undefined>;
  readonly ids: ReadonlySet<string>;
  readonly repeated: Map<string, SentLedgerEntry>;
  readonly heldBy: Map<string, SentLedgerEntry>;
  readonly early: Set<string>;
  readonly doubtful: Map<string, SentLedgerEntry>;
  readonly late: Set<string>;
}

const take = ({ byName, besideByName }: Telling, name: string, told: ToldImport): void => {
  byName.set(name, told);
  if (besideByName.has(name)) besideByName.set(name, undefined);
};

/** Tells that an import has its number no more, nor has the one that may have had it before. */
const leave = ({ byName, besideByName }: Telling, told: ToldImport): void => {
  const name = importKey(told.says);
  const held = byName.get(name);
  if (held !== undefined && (held === told || held === told.holder)) {
    byName.set(name, undefined);
    if (besideByName.has(name)) besideByName.set(name, undefined);
  }
};

const begin = (telling: Telling, row: SentLedgerEntry, holder?: ToldImport): void => {
  const told: ToldImport = { says: row, current: new Set([row.id]), waiting: [], held: [], holder };
  telling.byRow.set(row.id, told);
  if (holder !== undefined) telling.besideByName.set(importKey(row), told);
  else if (row.kind !== "cancellation") take(telling, importKey(row), told);
};

/** Puts an import row behind an import that may have its number. Returns true for one that says what the import says. */
const wait = ({ byRow, doubtful }: Telling, told: ToldImport, row: SentLedgerEntry): boolean => {
  const isSame = rowText(told.says) === rowText(row);
  told.waiting.push({ row, isSame });
  if (isSame && !byRow.has(row.id)) {
    told.current.add(row.id);
    byRow.set(row.id, told);
    doubtful.set(row.id, told.says);
  }
  return isSame;
};

/** Tells of an import row: each waits with the import that has its number, and takes that from it only where no later change tells that it kept it. */
const tellImport = (telling: Telling, row: SentLedgerEntry): void => {
  const name = importKey(row);
  const told = row.refersTo === null ? telling.byName.get(name) : undefined;
  if (told === undefined) return begin(telling, row);
  const isSame = wait(telling, told, row);
  const beside = telling.besideByName.get(name);
  const isBeside = beside !== undefined && wait(telling, beside, row);
  if (!isSame && !isBeside) begin(telling, row, told);
};

/**
 * Tells of the import rows that wait with one which is changed: it had the number then. Rows that say the same may be another import where they
 * come before the row that the change refers to.
 */
const tellWaiting = ({ repeated, heldBy }: Telling, told: ToldImport, changed: string): void => {
  const since = told.waiting.findIndex(({ row }) => row.id === changed) + 1;
  for (const [at, { row, isSame }] of told.waiting.entries()) {
    if (isSame && at >= since) repeated.set(row.id, told.says);
    if (isSame) continue;
    told.held.push(row.id);
    if (told.holder === undefined || !heldBy.has(row.id)) heldBy.set(row.id, told.says);
  }
};

const isSameRow = (one: SentLedgerEntry, other: SentLedgerEntry): boolean =>
  one.facts.note === other.facts.note && rowText(one) === rowText(other);

const tellChange = (telling: Telling, change: SentLedgerEntry): void => {
  const { byRow, ids, late, early } = telling;
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
  leave(telling, told);
  const isLeft = isGone || importKey(told.says) !== importKey(change);
  if (isLeft) { for (const id of told.held) early.add(id); }
  Object.assign(told, {
    says: change,
    current: new Set([change.id]),
    waiting: [],
    held: isLeft ? [] : told.held,
    holder: undefined,
  });
  byRow.set(change.id, told);
  if (!isGone) take(telling, importKey(change), told);
};

/** Returns rows of a call as far as the others tell of them, in steps. */
export function* toldByCall(rows: ReadonlyArray<SentLedgerEntry>): Steps<ToldByCall> {
  const telling: Telling = {
    byRow: new Map(),
    byName: new Map(),
    besideByName: new Map(),
    ids: new Set(rows.map(({ id }) => id)),
    repeated: new Map(),
    heldBy: new Map(),
    early: new Set(),
    doubtful: new Map(),
    late: new Set(),
  };
  yield* inStepsOf(
    rows,
    (row) => row.kind === "import" ? tellImport(telling, row) : tellChange(telling, row),
  );
  return telling;
}
