/**
 * Import rows of a call by what they say, with the entries of the ledger that ever said the same: found once for a call, and kept up as its
 * rows are recorded, so that no row is held against each of thousands.
 */
import { inStepsOf, type Steps } from "../../../../kernel/steps.ts";
import {
  contentText,
  namedTexts,
  recordedChangeTexts,
  recordedTexts,
  repeatingTexts,
  rowText,
  sentChangeTexts,
} from "../content.ts";
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import { importIdOf, indexFrom, positionOf, type RecordedLedger } from "../recorded.ts";

/** Entries by texts of changes that they are held against; each list in the order of recording. */
export type EntriesByText = Map<string, Array<LedgerEntry>>;

/** Import rows that say the same, and entries of the ledger that said it. */
export interface RowsAlike {
  /** Importer, declaration and item of all. */
  readonly name: string;
  /** The rows, in the order of the call. */
  readonly rows: Array<SentLedgerEntry>;
  /** Texts of the changes of the call that refer to one of them. */
  readonly changeTexts: Set<string>;
  /** Imports and corrections that say the same or took the value that the rows name, in the order of recording. */
  readonly all: Array<LedgerEntry>;
  /** Those of each import, by its id. */
  readonly ofImport: Map<string, Array<LedgerEntry>>;
  /** The one that was recorded last of those that say the same, else the first that took the value. */
  same: LedgerEntry | undefined;
  /** Those by the texts of corrections that say what they say; empty where no change refers to one of them. */
  readonly bySaid: EntriesByText;
  /** Those by the texts of the changes that followed them; empty likewise. */
  readonly byFollower: EntriesByText;
  /** Ids of the imports of those that were followed by one of the changes. */
  readonly followed: Set<string>;
}

/** Import rows of a call by what they say, and entries that are held against them. */
export interface AllRowsAlike {
  /** Rows that say the same, in the order of the call; without names of which the ledger can have nothing that a row stands for. */
  readonly groups: ReadonlyArray<RowsAlike>;
  /** Returns the rows that say what a row says; undefined for one that nothing can be held against. */
  readonly of: (row: SentLedgerEntry) => RowsAlike | undefined;
  /** Returns those that an import ever said. */
  readonly ofImport: (importId: string) => ReadonlyArray<RowsAlike>;
  /** Takes an entry that was recorded behind all others. */
  readonly take: (entry: LedgerEntry) => void;
}

const put = <Key, Value>(lists: Map<Key, Array<Value>>, key: Key, value: Value): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

/** Names under which an import row may find something: the ledger has them, or an earlier row of the call. */
function* namesHeld(
  { everSaid }: RecordedLedger,
  rows: ReadonlyArray<SentLedgerEntry>,
): Steps<ReadonlySet<string>> {
  const [known, held] = [new Set<string>(), new Set<string>()];
  yield* inStepsOf(rows, (row) => {
    const name = importKey(row);
    if (row.kind === "import" && (known.has(name) || everSaid.has(name))) held.add(name);
    known.add(name);
  });
  return held;
}

/** Puts an entry where it stands in the order of recording. */
const putInOrder = (ledger: RecordedLedger, lists: EntriesByText, text: string, entry: LedgerEntry): void => {
  const list = lists.get(text) ?? [];
  lists.set(text, list);
  const last = list.at(-1);
  const isBehind = last === undefined || positionOf(ledger, last) <= positionOf(ledger, entry);
  list.splice(isBehind ? list.length : indexFrom(ledger, list, positionOf(ledger, entry)), 0, entry);
};

/** Puts the change that followed an entry beside it. */
const putFollower = (
  ledger: RecordedLedger,
  { changeTexts, byFollower, followed }: RowsAlike,
  entry: LedgerEntry,
  follower: LedgerEntry,
): void => {
  if (changeTexts.size === 0) return;
  for (const text of recordedChangeTexts(follower)) {
    putInOrder(ledger, byFollower, text, entry);
    if (changeTexts.has(text)) followed.add(importIdOf(ledger, entry));
  }
};

const begin = (
  name: string,
  first: SentLedgerEntry,
): RowsAlike => ({
  name,
  rows: [first],
  changeTexts: new Set(),
  all: [],
  ofImport: new Map(),
  same: undefined,
  bySaid: new Map(),
  byFollower: new Map(),
  followed: new Set(),
});

/** Rows that say the same, by their texts, by their names and by the imports that said it. */
interface Index {
  readonly byRow: Map<string, RowsAlike>;
  readonly byText: Map<string, Array<RowsAlike>>;
  readonly ofImport: Map<string, Array<RowsAlike>>;
}

/** Groups of the rows whose names are held. */
function* groupsOf(
  rows: ReadonlyArray<SentLedgerEntry>,
  held: ReadonlySet<string>,
  { byRow, byText }: Index,
): Steps<ReadonlyArray<RowsAlike>> {
  const groups = new Map<string, RowsAlike>();
  yield* inStepsOf(rows, (row) => {
    if (row.kind !== "import" || !held.has(importKey(row))) return;
    const text = rowText(row);
    const before = groups.get(text);
    const group = before ?? begin(importKey(row), row);
    byRow.set(row.id, group);
    if (before !== undefined) {
      before.rows.push(row);
      return;
    }
    groups.set(text, group);
    for (const each of [contentText(row), ...namedTexts(row)]) put(byText, each, group);
  });
  yield* inStepsOf(rows, (row) => {
    const group = row.kind === "import" ? undefined : byRow.get(row.refersTo ?? "");
    if (group !== undefined) { for (const text of sentChangeTexts(row)) group.changeTexts.add(text); }
  });
  return [...groups.values()];
}

/** Takes an entry into the groups that say what it says. */
const takeInto = (ledger: RecordedLedger, { byText, ofImport }: Index, entry: LedgerEntry): void => {
  const { content, taken } = recordedTexts(entry);
  const saying = byText.get(content) ?? [];
  const groups = new Set([...saying, ...(taken === undefined ? [] : byText.get(taken) ?? [])]);
  const importId = importIdOf(ledger, entry);
  const follower = ledger.followers.get(entry.id);
  for (const group of groups) {
    group.all.push(entry);
    if (!group.ofImport.has(importId)) put(ofImport, importId, group);
    put(group.ofImport, importId, entry);
    if (saying.includes(group) || group.same === undefined) group.same = entry;
    if (group.changeTexts.size > 0) {
      for (const text of repeatingTexts(entry)) put(group.bySaid, text, entry);
    }
    if (follower !== undefined) putFollower(ledger, group, entry, follower);
  }
};

/**
 * Returns the import rows of a call by what they say, in steps, with the entries of the ledger that ever said it. What is looked at is as much
 * as the rows and the entries under their names.
 */
export function* rowsAlikeInSteps(
  ledger: RecordedLedger,
  rows: ReadonlyArray<SentLedgerEntry>,
): Steps<AllRowsAlike> {
  const index: Index = { byRow: new Map(), byText: new Map(), ofImport: new Map() };
  const held = yield* namesHeld(ledger, rows);
  const groups = yield* groupsOf(rows, held, index);
  for (const name of held) {
    yield* inStepsOf(ledger.everSaid.get(name) ?? [], (entry) => takeInto(ledger, index, entry));
  }
  const ofImport = (importId: string): ReadonlyArray<RowsAlike> => index.ofImport.get(importId) ?? [];
  return {
    groups,
    of: ({ id }) => index.byRow.get(id),
    ofImport,
    take: (entry) => {
      const importId = importIdOf(ledger, entry);
      const before = ofImport(importId);
      for (const group of before) {
        const changed = group.ofImport.get(importId)?.find(({ id }) => id === entry.refersTo);
        if (changed !== undefined) putFollower(ledger, group, changed, entry);
      }
      if (entry.kind !== "cancellation" && held.has(importKey(entry))) takeInto(ledger, index, entry);
    },
  };
}
