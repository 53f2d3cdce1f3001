/** Logs whose corrections move numbers: whatever part of one is sent again, nothing is doubled and nothing is lost. Decision 0236. */
import assert from "node:assert/strict";
import {
  Book,
  goodsOf,
  Log,
  type LoggedImport,
  type Random,
  type Row,
  type RowsBeside,
  seeded,
} from "../../support/moved_numbers.ts";

/** True if one row of a log can't come before the other: they tell of one import or of one number. */
const isBound = ({ rows }: Log, one: Row, other: Row): boolean => {
  const itemsOf = (row: Row) => [row.item, ...(row.of === undefined ? [] : [rows[row.of]?.item])];
  return one.began === other.began || itemsOf(one).some((item) => itemsOf(other).includes(item));
};

/** The rows of a log in another order that tells the same. */
const reordered = (log: Log, random: Random): ReadonlyArray<Row> => {
  const left = [...log.rows];
  const found: Array<Row> = [];
  while (left.length > 0) {
    const ready = left.filter((row, at) => !left.slice(0, at).some((before) => isBound(log, before, row)));
    const next = ready[random(ready.length)] ?? assert.fail("nothing can be told next");
    found.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return found;
};

/** Import rows that say what lives, as an export has them. */
const exported = (log: Log): ReadonlyArray<Row> =>
  log.live().map(({ item, goods }, at): Row => ({
    kind: "import",
    of: undefined,
    item,
    goods,
    began: -1,
    at: 1_000 + at,
  }));

/** Parts of a log, by what they are, all of whose rows the ledger has. */
const sentAgain = (log: Log, random: Random): Readonly<Record<string, ReadonlyArray<Row>>> => {
  const imports = log.rows.filter(({ kind }) => kind === "import");
  return {
    "the log": log.rows,
    "the log in another order": reordered(log, random),
    "a prefix": log.rows.slice(0, random(log.rows.length) + 1),
    "its imports": imports,
    "its imports from the last one on": [...imports].reverse(),
    "the export": exported(log),
    "the export from the last one on": [...exported(log)].reverse(),
  };
};

/** True if each of the rows may say what another import of the log said at some time. */
const mayBeDistinct = (
  log: Log,
  [row, ...others]: ReadonlyArray<Row>,
  taken: ReadonlyArray<LoggedImport> = [],
): boolean =>
  row === undefined ||
  log.saying(row.item, row.goods).some((told) =>
    !taken.includes(told) && mayBeDistinct(log, others, [...taken, told])
  );

const results = (count: number, result: string): ReadonlyArray<string> =>
  Array.from({ length: count }, () => result);

const logs = (count: number): ReadonlyArray<readonly [log: Log, random: Random, seed: number]> =>
  Array.from({ length: count }, (_, at) => {
    const random = seeded(at + 1);
    return [new Log(random, 3 + random(12)), random, at + 1] as const;
  });

const about = (log: Log, seed: number, what: string): string =>
  [`seed ${seed}, ${what}`, ...log.rows.map((row) => JSON.stringify(row))].join("\n");

Deno.test("a log whose corrections move numbers is added whole, in other orders too, and whatever of it is sent again is unchanged", () => {
  for (const [log, random, seed] of logs(500)) {
    const { rows, states } = log;
    for (const order of [rows, reordered(log, random)]) {
      const book = new Book(seed % 2 === 0);
      assert.deepEqual(book.send(order), results(rows.length, "added"), about(log, seed, "first"));
      assert.equal(book.live, states.at(-1), about(log, seed, "first"));
      for (const [what, again] of Object.entries(sentAgain(log, random))) {
        assert.deepEqual(book.send(again), results(again.length, "unchanged"), about(log, seed, what));
        assert.equal(book.live, states.at(-1), about(log, seed, what));
      }
      // What is left of a log without some of its imports may be taken for theirs: a row is refused then, and never recorded.
      const left = new Set(rows.filter(() => random(4) === 0).map(({ began }) => began));
      assert.ok(
        !book.send(rows.filter(({ began }) => !left.has(began))).includes("added"),
        about(log, seed, "some"),
      );
    }
  }
});

Deno.test("a log that grows row by row comes to what its rows tell, each once", () => {
  for (const [log, random, seed] of logs(1_000)) {
    const book = new Book(seed % 2 === 0);
    for (let known = 0; known < log.rows.length;) {
      const grown = Math.min(log.rows.length, known + 1 + random(2));
      const expected = [...results(known, "unchanged"), ...results(grown - known, "added")];
      assert.deepEqual(book.send(log.rows.slice(0, grown)), expected, about(log, seed, `row ${grown}`));
      assert.equal(book.live, log.states[grown - 1], about(log, seed, `row ${grown}`));
      known = grown;
    }
  }
});

/** Result of a row when it is new: one that says once more what is there is unchanged, one of other goods refused. */
const resultOf = ({ isRepeated, isRefused }: Row): string =>
  isRefused === true ? "refused" : isRepeated === true ? "unchanged" : "added";

const again = ({ isRefused }: Row): string => isRefused === true ? "refused" : "unchanged";

/** Logs with rows beside those that are recorded, by what these rows are. */
const besides: Readonly<Record<string, RowsBeside>> = {
  "rows say once more what an import says by then": { repeats: true },
  "rows of other goods are refused": { refused: 3 },
  "rows repeat others and rows of other goods are refused": { repeats: true, refused: 3 },
};

for (const [what, beside] of Object.entries(besides)) {
  Deno.test(`a log in which ${what} records nothing for them, whole, again and as it grows`, () => {
    for (let seed = 1; seed <= 700; seed++) {
      const random = seeded(seed);
      const log = new Log(random, 3 + random(12), beside);
      const { rows, states } = log;
      const book = new Book(false);
      assert.deepEqual(book.send(rows), rows.map(resultOf), about(log, seed, "first"));
      assert.equal(book.live, states.at(-1), about(log, seed, "first"));
      for (const sent of ["again", "and again"]) {
        assert.deepEqual(book.send(rows), rows.map(again), about(log, seed, sent));
        assert.equal(book.live, states.at(-1), about(log, seed, sent));
      }
      if (beside.refused === undefined) {
        const prefix = rows.slice(0, random(rows.length) + 1);
        assert.deepEqual(book.send(prefix), prefix.map(again), about(log, seed, `${prefix.length} again`));
        assert.equal(book.live, states.at(-1), about(log, seed, `${prefix.length} again`));
      }
      const growing = new Book(false);
      for (let known = 0; known < rows.length;) {
        const grown = Math.min(rows.length, known + 1 + random(3));
        assert.deepEqual(
          growing.send(rows.slice(0, grown)),
          [...rows.slice(0, known).map(again), ...rows.slice(known, grown).map(resultOf)],
          about(log, seed, `row ${grown}`),
        );
        assert.equal(growing.live, states[grown - 1], about(log, seed, `row ${grown}`));
        known = grown;
      }
    }
  });
}

Deno.test("an export with an import more under a free number has another import where its rows are more than the imports that they may be, none of which was cancelled", () => {
  let others = 0;
  for (const [log, random, seed] of logs(1_000)) {
    const book = new Book(false);
    book.send(log.rows);
    const item = log.free()[0];
    const goods = goodsOf[random(goodsOf.length)] ?? "";
    if (item === undefined) continue;
    const more: Row = { kind: "import", of: undefined, item, goods, began: -1, at: 2_000 };
    const isOther = !log.saying(item, goods).some(({ isCancelled }) => isCancelled) &&
      !mayBeDistinct(log, [more, ...exported(log)]);
    if (isOther) others += 1;
    const rows = exported(log);
    for (const result of [isOther ? "added" : "unchanged", "unchanged"]) {
      assert.deepEqual(
        book.send([more, ...rows]),
        [result, ...results(rows.length, "unchanged")],
        about(log, seed, `item ${item}, ${goods}`),
      );
    }
  }
  assert.ok(others > 100, `${others}`);
});
