/**
 * Imports that the import rows of a call stand for, one row for one import: two rows of one file never were one import. A row may say what
 * several imports said under its number at some time, and is theirs only as far as the other rows leave them to it. Decision 0236.
 */
import { contentText } from "../content.ts";
import { importKey, type LedgerEntry, type SentLedgerEntry } from "../entry.ts";
import { liveImportNamed } from "../live.ts";
import { entriesSaying, type RecordedLedger } from "../recorded.ts";

/** Returns the id of the import that a recorded entry belongs to. */
export const importIdOf = ({ places }: RecordedLedger, { id }: LedgerEntry): string =>
  places.get(id)?.importId ?? id;

/** Import rows of a call by their names: importer, declaration and item. */
export type RowsByName = ReadonlyMap<string, ReadonlyArray<SentLedgerEntry>>;

/** Import rows of a call. */
export interface ImportRows {
  /** Returns them by their names. */
  readonly byName: () => RowsByName;
  /** Positions of all rows in the call, by their ids. */
  readonly positions: ReadonlyMap<string, number>;
}

/** Imports that rows stand for. */
export interface ImportsOfRows {
  /** Returns the id of the import that is left to a row; undefined for a row that is left over when every import is some row's. */
  readonly importOf: (row: SentLedgerEntry) => string | undefined;
  /** Returns the id of the import that the rows before a row leave to it, as the ledger is now; undefined where they leave none. */
  readonly importLeftTo: (row: SentLedgerEntry) => string | undefined;
}

/** A row with the imports that ever said what it says. */
interface RowOfCall {
  readonly row: SentLedgerEntry;
  /** Ids of the imports, in the order of recording, the one that has the number now before all others. */
  readonly ids: ReadonlyArray<string>;
  /** True if an import that has the number now says the same. */
  readonly isPresent: boolean;
}

/** Rows that say the same under one name, with the imports of each. */
type RowsAlike = ReadonlyArray<RowOfCall>;

const rowOf = (ledger: RecordedLedger, row: SentLedgerEntry): RowOfCall | undefined => {
  const said = entriesSaying(ledger, row);
  if (said === undefined) return undefined;
  const ids = new Set(said.all.map((entry) => importIdOf(ledger, entry)));
  const holding = liveImportNamed(ledger, row);
  const isPresent = said.all.some(({ id }) => id === holding?.entry.id);
  return { row, ids: [...(isPresent && holding ? [holding.id] : []), ...ids], isPresent };
};

/** The rows that share imports with a row, directly or through others, by what they say. */
const connectedRows = (
  ledger: RecordedLedger,
  rows: RowsByName,
  first: SentLedgerEntry,
): ReadonlyArray<RowsAlike> => {
  const names = new Set([importKey(first)]);
  const imports = new Set<string>();
  const alike = new Map<string, Array<RowOfCall>>();
  for (const name of names) {
    for (const row of rows.get(name) ?? []) {
      const text = row.named === undefined ? contentText(row) : row.id;
      const same = alike.get(text);
      const known = same?.[0] === undefined ? rowOf(ledger, row) : { ...same[0], row };
      if (known === undefined) continue;
      if (same !== undefined) {
        same.push(known);
        continue;
      }
      alike.set(text, [known]);
      for (const id of known.ids) {
        if (imports.has(id)) continue;
        imports.add(id);
        for (const entry of ledger.histories.get(id) ?? []) names.add(importKey(entry));
      }
    }
  }
  return [...alike.values()];
};

/** Row numbers and ids of imports, matched with each other. */
interface Matching {
  readonly importOf: Map<number, string>;
  readonly rowOf: Map<string, number>;
  /** Imports whose rows can't have others. */
  readonly fixed: Set<string>;
  /** Imports of rows that were left over: what repeats such a row is left over as well. */
  readonly leftOver: Set<ReadonlyArray<string>>;
}

/** Gives a free import to the row that it was reached by, the import of that one to the row before, and so on. */
const passOn = (
  { importOf, rowOf }: Matching,
  reachedBy: ReadonlyMap<string, number>,
  from: number,
  free: string,
): void => {
  let given: string | undefined = free;
  while (given !== undefined) {
    const taker: number = reachedBy.get(given) ?? from;
    const left: string | undefined = importOf.get(taker);
    importOf.set(taker, given);
    rowOf.set(given, taker);
    given = taker === from ? undefined : left;
  }
};

/** Gives a row an import: a free one, or one whose row can have another. Returns nothing where there is none. */
const match = (rows: ReadonlyArray<RowOfCall>, matching: Matching, from: number): void => {
  const own = rows[from]?.ids ?? [];
  if (matching.leftOver.has(own)) return;
  const free = own.find((id) => !matching.rowOf.has(id));
  if (free !== undefined) {
    matching.importOf.set(from, free);
    matching.rowOf.set(free, from);
    return;
  }
  const reachedBy = new Map<string, number>();
  const queue = [from];
  for (const at of queue) {
    for (const id of rows[at]?.ids ?? []) {
      if (reachedBy.has(id) || matching.fixed.has(id)) continue;
      reachedBy.set(id, at);
      const holder = matching.rowOf.get(id);
      if (holder !== undefined) {
        queue.push(holder);
        continue;
      }
      return passOn(matching, reachedBy, from, id);
    }
  }
  for (const id of reachedBy.keys()) matching.fixed.add(id);
  matching.leftOver.add(own);
};

/** Returns the imports of rows by the ids of these; earlier rows of the list have theirs first. */
const matched = (rows: ReadonlyArray<RowOfCall>): Map<string, string> => {
  const matching: Matching = {
    importOf: new Map(),
    rowOf: new Map(),
    fixed: new Set(),
    leftOver: new Set(),
  };
  for (const at of rows.keys()) match(rows, matching, at);
  return new Map(rows.flatMap(({ row }, at) => {
    const id = matching.importOf.get(at);
    return id === undefined ? [] : [[row.id, id] as const];
  }));
};

/** Returns the same for all rows that share some imports: those of present numbers have theirs first, those that repeat another one last. */
const matchedAll = (
  { places }: RecordedLedger,
  alike: ReadonlyArray<RowsAlike>,
): ReadonlyMap<string, string> => {
  const firsts = alike.flatMap((same) => same.slice(0, 1));
  const found = matched([
    ...firsts.filter(({ isPresent }) => isPresent),
    ...firsts.filter(({ isPresent }) => !isPresent),
    ...alike.flatMap((same) => same.slice(1)),
  ]);
  const positionOf = (id: string) => places.get(id)?.position ?? 0;
  for (const same of alike) {
    const ids = same.flatMap(({ row }) => found.get(row.id) ?? [])
      .sort((one, other) => positionOf(one) - positionOf(other));
    for (const [at, { row }] of same.entries()) {
      const id = ids[at];
      if (id === undefined) found.delete(row.id);
      else found.set(row.id, id);
    }
  }
  return found;
};

/**
 * Returns which imports the rows of a call stand for. Rows that share imports are looked at when one of them is first asked for, as the ledger is
 * then.
 */
export const importsOfRows = (ledger: RecordedLedger, rows: ImportRows): ImportsOfRows => {
  const found = new Map<string, string | undefined>();
  return {
    importOf: (row) => {
      if (!found.has(row.id)) {
        const alike = connectedRows(ledger, rows.byName(), row);
        const imports = matchedAll(ledger, alike);
        for (const each of alike.flat()) found.set(each.row.id, imports.get(each.row.id));
      }
      return found.get(row.id);
    },
    importLeftTo: (row) => {
      const placeOf = ({ id }: SentLedgerEntry) => rows.positions.get(id) ?? 0;
      const before = connectedRows(ledger, rows.byName(), row).flat()
        .filter((each) => placeOf(each.row) <= placeOf(row))
        .sort((one, other) => placeOf(one.row) - placeOf(other.row));
      return matched(before).get(row.id);
    },
  };
};
