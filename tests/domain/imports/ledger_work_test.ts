/**
 * Work of holding a call's rows against the ledger: it grows with the rows and with the entries under their numbers, and not with the
 * product of the two, whatever number many imports gave up and however many rows ask for them. Look-ups and texts are counted, not time.
 */
import assert from "node:assert/strict";
import { appenderInSteps } from "../../../src/domain/imports/ledger/appender.ts";
import type { LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger, recordFully } from "../../../src/domain/imports/ledger/recorded.ts";
import { decimal } from "../../support/law.ts";
import { day, entries } from "../../support/importer_year.ts";

const today = day("2026-11-23");
const first = entries[0] ?? assert.fail("no entry");

type Row = Pick<LedgerEntry, "id" | "item"> & {
  readonly tonnes?: number;
  /** Id of the row that is corrected. */
  readonly of?: string;
  /** Id of the entry that an import refers to. */
  readonly left?: string;
};

const entryOf = ({ id, item, tonnes = 1, of, left }: Row): LedgerEntry => ({
  ...first,
  id,
  item,
  kind: of === undefined ? "import" : "correction",
  refersTo: of ?? left ?? null,
  recordedOn: today,
  facts: { ...first.facts, netMassT: decimal(String(tonnes)) },
});

/** Runs something. @returns what it comes to, and how many look-ups and texts it made */
const counted = <Of>(run: () => Of): readonly [outcome: Of, count: number] => {
  const [{ get }, { has }, { stringify }] = [Map.prototype, Set.prototype, JSON];
  let count = 0;
  Map.prototype.get = function (key) {
    count++;
    return get.call(this, key);
  };
  Set.prototype.has = function (value) {
    count++;
    return has.call(this, value);
  };
  JSON.stringify = (value: unknown) => {
    count++;
    return stringify(value);
  };
  try {
    return [run(), count];
  } finally {
    Map.prototype.get = get;
    Set.prototype.has = has;
    JSON.stringify = stringify;
  }
};

/**
 * Runs something. @returns how often a key was put into a map again that had been taken out of it: its former places stay in the map for a while, and
 * each look-up of the key goes past all of them
 */
const mostPutAgain = (run: () => void): number => {
  const { set, get, delete: remove } = Map.prototype;
  const removed = new WeakMap<Map<unknown, unknown>, Map<unknown, number>>();
  let most = 0;
  const watched = (map: Map<unknown, unknown>): Map<unknown, number> => {
    const counts = removed.get(map) ?? new Map<unknown, number>();
    removed.set(map, counts);
    return counts;
  };
  Map.prototype.delete = function (key) {
    const isRemoved = remove.call(this, key);
    const counts = watched(this);
    if (isRemoved) set.call(counts, key, (get.call(counts, key) ?? 0) + 1);
    if (isRemoved) most = Math.max(most, Number(get.call(counts, key)));
    return isRemoved;
  };
  try {
    run();
    return most;
  } finally {
    Map.prototype.delete = remove;
  }
};

/** Work of a call, and the most that it did between two stops. */
interface Work {
  readonly all: number;
  readonly longest: number;
}

const workOf = (before: ReadonlyArray<Row>, call: ReadonlyArray<Row>): Work => {
  const ledger = emptyRecordedLedger();
  for (const row of before) recordFully(ledger, entryOf(row));
  const rows = call.map(entryOf);
  const pieces: Array<number> = [];
  const steps = appenderInSteps(ledger, { today }, rows);
  for (;;) {
    const [{ done, value }, count] = counted(() => steps.next());
    pieces.push(count);
    if (done !== true) continue;
    for (const row of rows) pieces.push(counted(() => value.append(row))[1]);
    return { all: pieces.reduce((sum, count) => sum + count, 0), longest: Math.max(...pieces) };
  }
};

const many = <Of>(count: number, make: (at: number) => Of): ReadonlyArray<Of> =>
  Array.from({ length: count }, (_, at) => make(at));

/** Imports of item 1 that each got an item of their own. */
const movedImports = (count: number): ReadonlyArray<Row> =>
  many(count, (at): ReadonlyArray<Row> => [
    { id: `a${at}`, item: 1 },
    { id: `b${at}`, item: 10 + at, of: `a${at}` },
  ]).flat();

const ownItems = (count: number): ReadonlyArray<Row> =>
  many(count, (at) => ({ id: `o${at}`, item: 10 + at }));
const corrections = (count: number): ReadonlyArray<Row> =>
  many(count, (at) => ({ id: `c${at}`, item: 1, tonnes: 100 + at, of: "r" }));

/** Imports of item 1 that each got an item of their own, and one of other goods that has item 1. */
const movedAndHeld = (count: number): ReadonlyArray<Row> => [
  ...movedImports(count),
  { id: "h", item: 1, tonnes: 7 },
];

/** Ledgers and calls of so many rows. */
const shapes: Readonly<
  Record<string, (count: number) => readonly [before: ReadonlyArray<Row>, call: ReadonlyArray<Row>]>
> = {
  "corrections of a row beside the imports that it may be": (count) => [
    movedImports(count),
    [{ id: "r", item: 1 }, ...corrections(count), ...ownItems(count)],
  ],
  "corrections of a row that may be many imports": (count) => [
    movedImports(count),
    [{ id: "r", item: 1 }, ...corrections(count)],
  ],
  "rows behind the correction that took their number": (count) => [
    [{ id: "a", item: 1 }, { id: "b", item: 2, of: "a" }, { id: "d", item: 1, tonnes: 7 }],
    [
      { id: "r", item: 1 },
      { id: "s", item: 2, of: "r" },
      ...many(count, (at) => ({ id: `x${at}`, item: 1 })),
    ],
  ],
  "rows that repeat one beside the imports that it may be": (count) => [
    movedImports(count),
    [...many(count, (at) => ({ id: `x${at}`, item: 1 })), ...ownItems(count)],
  ],
  "a log of many imports that leave one number": (count) => [
    movedImports(count),
    movedImports(count).map(({ id, of, ...row }) => ({
      ...row,
      id: `x${id}`,
      ...(of === undefined ? {} : { of: `x${of}` }),
    })),
  ],
  "rows that refer to the last of many imports that left their number": (count) => [
    movedAndHeld(count),
    many(count, (at) => ({ id: `x${at}`, item: 1, left: `b${count - 1}` })),
  ],
  "rows that refer to one each of many imports that left their number": (count) => [
    movedAndHeld(count),
    many(count, (at) => ({ id: `x${at}`, item: 1, left: `b${count - 1 - at}` })),
  ],
  "rows of what a number holds that refer to the last of many imports that left it": (count) => [
    [
      ...movedImports(count),
      { id: "h", item: 1 },
      ...many(
        count,
        (at): Row => ({ id: `o${at}`, item: 1, tonnes: 2 + at, of: at === 0 ? "h" : `o${at - 1}` }),
      ),
    ].slice(0, 2 * count + 50),
    many(count, (at) => ({ id: `x${at}`, item: 1, left: `b${count - 1}` })),
  ],
  "a log whose imports refer to the last of many that left their number": (count) => {
    const log = (name: string, left: string) =>
      many(count / 5, (at): ReadonlyArray<Row> => [
        { id: `${name}a${at}`, item: 1, left },
        { id: `${name}b${at}`, item: 3 + at % 2, of: `${name}a${at}` },
        { id: `${name}c${at}`, item: 10 + at, of: `${name}b${at}` },
      ]).flat();
    const before = many(2 * count, (at): ReadonlyArray<Row> => [
      { id: `a${at}`, item: 1 },
      { id: `b${at}`, item: 3 + at % 2, of: `a${at}` },
      { id: `c${at}`, item: 10_000 + at, of: `b${at}` },
    ]).flat();
    const left = `c${2 * count - 1}`;
    const behind = log("y", left).map((row): Row => row.left === undefined ? row : { id: row.id, item: 1 });
    return [[...before, ...behind], log("x", left)];
  },
  "rows that are left over beside many imports which the call told to be elsewhere": (count) => [
    [...movedImports(count), { id: "m", item: 1 }, { id: "n", item: 9, of: "m" }, {
      id: "h",
      item: 1,
      tonnes: 7,
    }],
    [
      ...many(count, (at): ReadonlyArray<Row> => [
        { id: `x${at}`, item: 1 },
        { id: `y${at}`, item: 10 + at, of: `x${at}` },
      ]).flat(),
      { id: "z", item: 9 },
      ...many(count, (at) => ({ id: `l${at}`, item: 1 })),
    ],
  ],
  "rows that each may be some of many imports": (count) => [
    many(count, (at) =>
      many(5, (step): Row => ({
        id: `a${at} ${step}`,
        item: step < 4 ? 1 : 10 + at,
        tonnes: 1 + at + Math.min(step, 3),
        ...(step === 0 ? {} : { of: `a${at} ${step - 1}` }),
      }))).flat(),
    many(count, (at) => ({ id: `x${at}`, item: 1, tonnes: 1 + (at + 3) % count })),
  ],
};

Deno.test("twice the rows against twice the entries is twice the work, in pieces of a few thousand look-ups", () => {
  for (const [what, shape] of Object.entries(shapes)) {
    const [few, more] = [300, 600].map((count) => workOf(...shape(count)));
    assert.ok(few !== undefined && more !== undefined);
    assert.ok(more.all < 2.3 * few.all, `${what}: ${few.all}, ${more.all}`);
    assert.ok(more.longest < 6_000, `${what}: ${more.longest} in one piece`);
  }
});

Deno.test("a number that thousands of imports give up is never taken out of a map and put in again by each", () => {
  for (const [what, shape] of Object.entries(shapes)) {
    const most = mostPutAgain(() => workOf(...shape(300)));
    assert.ok(most < 10, `${what}: ${most} times`);
  }
});
