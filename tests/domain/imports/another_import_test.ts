/** Imports under a number that a correction took from another one: what is sent again, and what is another import of the same goods. */
import assert from "node:assert/strict";
import type { LedgerEntry } from "../../../src/domain/imports/ledger/entry.ts";
import { emptyRecordedLedger } from "../../../src/domain/imports/ledger/recorded.ts";
import { appenderTo } from "../../support/appender.ts";
import { decimal } from "../../support/law.ts";
import { day, entries } from "../../support/importer_year.ts";

const today = day("2026-11-23");
const first = entries[0] ?? assert.fail("no entry");

type Row = Partial<Pick<LedgerEntry, "kind" | "refersTo" | "item" | "mrn" | "recordedOn">> & {
  readonly tonnes?: string;
};

/** A ledger that takes calls one after the other; rows are named by their call and position, such as `a1`. */
class Book {
  readonly ledger = emptyRecordedLedger();

  /** What becomes of the rows: what is added, the entry that one is, or why it is refused. */
  send(call: string, ...rows: ReadonlyArray<Row>): ReadonlyArray<string> {
    const sent = rows.map(({ tonnes = "1", ...row }, at): LedgerEntry => ({
      ...first,
      refersTo: null,
      recordedOn: today,
      ...row,
      id: `${call}${at + 1}`,
      facts: { ...first.facts, netMassT: decimal(tonnes) },
    }));
    const { append } = appenderTo(this.ledger, { today }, sent);
    return sent.map(append).map((appending) => {
      switch (appending.result) {
        case "added":
          return "added";
        case "unchanged":
          return appending.id;
        case "refused":
          return appending.findings.map(({ kind }) => kind).join();
      }
    });
  }

  /** Items that live, with their tonnes. */
  live(): string {
    return [...this.ledger.live.values()].map(({ entry: { item, facts } }) =>
      `${item}:${facts.netMassT.value}`
    )
      .sort().join(" ");
  }
}

const one: Row = { item: 1 };
const two: Row = { item: 2 };
const three: Row = { item: 3 };
const moved = (refersTo: string, to: Row = two): Row => ({ ...to, kind: "correction", refersTo });

/** A ledger in which item 1 was made item 2. */
const movedBook = (): Book => {
  const book = new Book();
  assert.deepEqual(book.send("a", one), ["added"]);
  assert.deepEqual(book.send("b", moved("a1")), ["added"]);
  return book;
};

Deno.test("a row that is sent again is unchanged after a correction of its item, alone and with its correction", () => {
  const book = movedBook();
  assert.deepEqual(book.send("c", one), ["a1"]);
  assert.deepEqual(book.send("d", two), ["b1"]);
  assert.deepEqual(book.send("e", one, moved("e1")), ["a1", "b1"]);
  assert.deepEqual(book.send("f", one, one), ["a1", "a1"]);
  assert.deepEqual(book.send("g", one, { ...two, tonnes: "3" }), ["a1", "importDiffers"]);
  assert.equal(book.live(), "2:1");
});

Deno.test("a call that has the moved import under its new number as well has another one under the old number", () => {
  for (const rows of [[one, two], [two, one]]) {
    const book = movedBook();
    const expected = rows.map((row) => row === one ? "added" : "b1");
    assert.deepEqual(book.send("c", ...rows), expected);
    const again = rows.map((row, at) => row === one ? `c${at + 1}` : "b1");
    assert.deepEqual(book.send("d", ...rows), again);
    assert.deepEqual(book.send("e", one), again.filter((id) => id !== "b1"));
    assert.equal(book.live(), "1:1 2:1");
  }
});

Deno.test("an import behind the correction that took its number is another one, when it is new and sent again", () => {
  const rows = [one, moved("c1"), one];
  for (const book of [new Book(), movedBook()]) {
    const [, , last] = book.send("c", ...rows);
    assert.equal(last, "added");
    const again = (call: string) => [one, moved(`${call}1`), one];
    for (const call of ["d", "e"]) assert.deepEqual(book.send(call, ...again(call)).at(-1), "c3");
    assert.equal(book.live(), "1:1 2:1");
  }
});

Deno.test("a number that several imports gave up is another one's in a call that has them all", () => {
  const book = movedBook();
  book.send("c", moved("b1", three));
  assert.deepEqual(book.send("d", one, two), ["a1", "b1"]);
  assert.deepEqual(book.send("e", one, two, three), ["added", "added", "c1"]);
  assert.deepEqual(book.send("f", one, two, three), ["e1", "e2", "c1"]);
  assert.equal(book.live(), "1:1 2:1 3:1");
});

Deno.test("an import that refers to the entry which took its number is another one, and unchanged when it is sent again", () => {
  const book = movedBook();
  const apart: Row = { ...one, refersTo: "b1" };
  assert.deepEqual(book.send("c", apart), ["added"]);
  assert.deepEqual(book.send("d", apart, one, two), ["c1", "c1", "b1"]);
  assert.equal(book.live(), "1:1 2:1");
  assert.deepEqual(book.send("e", { ...apart, tonnes: "7" }), ["importDiffers"]);
  // It was corrected or cancelled itself.
  assert.deepEqual(book.send("f", moved("c1", three)), ["added"]);
  assert.deepEqual(book.send("g", apart), ["c1"]);
  assert.deepEqual(book.send("h", { ...one, refersTo: "f1" }), ["added"]);
  assert.deepEqual(book.send("i", { ...one, refersTo: "f1" }, apart), ["h1", "h1"]);
  assert.deepEqual(book.send("j", { ...one, kind: "cancellation", refersTo: "h1" }), ["added"]);
  assert.deepEqual(book.send("k", { ...one, refersTo: "f1" }), ["h1"]);
  assert.equal(book.live(), "2:1 3:1");
});

Deno.test("a later entry of the moved import names it as well, and a row of the call by its own name", () => {
  const book = movedBook();
  book.send("c", { ...moved("b1"), tonnes: "2" });
  assert.deepEqual(book.send("d", { ...one, refersTo: "c1" }), ["added"]);
  const other = new Book();
  assert.deepEqual(other.send("a", one, moved("a1"), { ...one, refersTo: "a2" }), [
    "added",
    "added",
    "added",
  ]);
  assert.deepEqual(other.send("b", one, moved("b1"), { ...one, refersTo: "b2" }), ["a1", "a2", "a3"]);
  assert.equal(other.live(), "1:1 2:1");
});

Deno.test("an import refers to no entry that didn't take its number, and is not recorded for days before", () => {
  const book = movedBook();
  for (const refersTo of ["a1", "none", "b1"]) {
    const row = { ...(refersTo === "b1" ? three : one), refersTo };
    assert.deepEqual(book.send("c", row), ["referenceOfImport"], refersTo);
  }
  assert.deepEqual(book.send("d", { ...two, refersTo: "b1" }), ["referenceOfImport"]);
  assert.deepEqual(book.send("e", { ...one, refersTo: "b1", recordedOn: day("2026-11-22") }), [
    "recordedBeside",
  ]);
  const cancelled = new Book();
  cancelled.send("a", one);
  cancelled.send("b", { ...one, kind: "cancellation", refersTo: "a1" });
  assert.deepEqual(cancelled.send("c", { ...one, refersTo: "b1" }), ["referenceOfImport"]);
});

Deno.test("items of equal goods that were renumbered are unchanged, as they were lodged and as they are, and one more is another import", () => {
  const rows = [1, 2, 3].map((item): Row => ({ item }));
  const later = [2, 3, 4].map((item): Row => ({ item }));
  const book = new Book();
  book.send("a", ...rows);
  assert.deepEqual(book.send("b", ...[4, 3, 2].map((item) => moved(`a${item - 1}`, { item }))), [
    "added",
    "added",
    "added",
  ]);
  for (const order of [rows, rows.toReversed()]) {
    assert.deepEqual(book.send("c", ...order), order.map(({ item }) => `a${item}`));
  }
  for (const order of [later, later.toReversed()]) {
    assert.deepEqual(book.send("d", ...order), order.map(({ item }) => `b${5 - (item ?? 0)}`));
  }
  assert.deepEqual(book.send("e", ...rows, { item: 4 }), ["added", "b3", "b2", "b1"]);
  assert.equal(book.live(), "1:1 2:1 3:1 4:1");
});

Deno.test("a correction that is new changes no import that another row of its call stands for", () => {
  const book = movedBook();
  book.send("c", { ...one, refersTo: "b1" });
  const heavier: Row = { ...one, kind: "correction", tonnes: "2" };
  // The first row is the import that was moved, and is not the live one under the number.
  assert.deepEqual(book.send("d", one, { ...one, refersTo: "b1" }, { ...heavier, refersTo: "d1" }), [
    "a1",
    "c1",
    "entryNotLive",
  ]);
  assert.deepEqual(book.send("e", one, moved("e1"), one, { ...heavier, refersTo: "e3" }), [
    "a1",
    "b1",
    "c1",
    "added",
  ]);
  assert.equal(book.live(), "1:2 2:1");
});

Deno.test("a correction is added though an import that had the number before was once corrected to the same", () => {
  const heavier = (refersTo: string): Row => ({ ...one, kind: "correction", tonnes: "2", refersTo });
  const log = (
    call: string,
  ) => [one, heavier(`${call}1`), moved(`${call}2`, three), one, heavier(`${call}4`)];
  const book = new Book();
  assert.deepEqual(book.send("a", ...log("a").slice(0, 4)), ["added", "added", "added", "added"]);
  assert.deepEqual(book.send("b", ...log("b")), ["a1", "a2", "a3", "a4", "added"]);
  assert.deepEqual(book.send("c", ...log("c")), ["a1", "a2", "a3", "a4", "b5"]);
  assert.equal(book.live(), "1:2 3:1");
});

Deno.test("a row under the new number behind the correction that gave it is the import, when the log is sent again too", () => {
  const book = new Book();
  assert.deepEqual(book.send("a", one, moved("a1"), two), ["added", "added", "a2"]);
  assert.deepEqual(book.send("b", one, moved("b1"), two), ["a1", "a2", "a2"]);
  assert.equal(book.live(), "2:1");
});

Deno.test("a row that says once more what a log says by then is its import, when the log is sent again too", () => {
  const four: Row = { item: 4 };
  type Log = (call: string) => ReadonlyArray<Row>;
  const logs: ReadonlyArray<readonly [log: Log, first: string, again: string]> = [
    [
      (call) => [one, moved(`${call}1`), two, moved(`${call}2`, one)],
      "added added a2 added",
      "a4 a2 a2 a4",
    ],
    [(call) => [four, four, moved(`${call}2`, one), one], "added a1 added a3", "a1 a1 a3 a3"],
    [
      (call) => [two, moved(`${call}1`, one), moved(`${call}2`), two, moved(`${call}4`, one)],
      "added added added a3 added",
      "a3 a2 a3 a3 a5",
    ],
  ];
  for (const [log, first, again] of logs) {
    const book = new Book();
    assert.equal(book.send("a", ...log("a")).join(" "), first);
    for (const call of ["b", "c"]) assert.equal(book.send(call, ...log(call)).join(" "), again);
    assert.equal(book.live(), "1:1");
  }
});

Deno.test("a row of other goods that a number was taken for is refused again and told to come behind the change, when the log that moves the number is sent again", () => {
  const heavier: Row = { ...one, tonnes: "2" };
  const cancelled = (refersTo: string): Row => ({ ...one, kind: "cancellation", refersTo });
  for (const change of [moved, cancelled]) {
    const book = new Book();
    assert.deepEqual(book.send("a", one, heavier, change("a1")), ["added", "rowBeforeChange", "added"]);
    for (const call of ["b", "c"]) {
      const again = book.send(call, one, heavier, change(`${call}1`));
      assert.deepEqual(again, ["a1", "rowBeforeChange", "a3"]);
    }
    assert.deepEqual(book.send("d", one, change("d1"), heavier), ["a1", "a3", "added"]);
  }
  // A correction that leaves the item to the import is no change to come behind.
  const [book, kept] = [new Book(), (refersTo: string): Row => ({ ...moved(refersTo, one), tonnes: "3" })];
  assert.deepEqual(book.send("a", one, heavier, kept("a1")), ["added", "importDiffers", "added"]);
  assert.deepEqual(book.send("b", one, heavier, kept("b1")), ["a1", "importDiffers", "a3"]);
  const rows = (call: string) => [one, heavier, kept(`${call}1`), moved(`${call}3`)];
  for (const call of ["c", "d"]) assert.equal(book.send(call, ...rows(call))[1], "rowBeforeChange");
  // Where the call tells nothing of the first one, it may have left its number before.
  assert.deepEqual(movedBook().send("c", one, heavier), ["a1", "added"]);
});

/** A call of thousands of rows takes a second; each row held against each other one, word by word, half a minute and more. */
const mostMs = 10_000;

Deno.test("corrections by the thousand of a row that a thousand moved imports may be are held against these at once", () => {
  const book = new Book();
  const many = Array.from({ length: 1_500 }, (_, at) => at);
  book.send("a", ...many.flatMap((at) => [one, moved(`a${2 * at + 1}`, { item: 10 + at })]));
  const begun = performance.now();
  const answers = book.send(
    "b",
    one,
    ...many.map((at) => ({ ...moved("b1", one), tonnes: `${2 + at}` })),
    ...many.map((at) => ({ item: 10 + at })),
  );
  assert.deepEqual(answers.slice(0, 2), ["added", "added"]);
  assert.deepEqual([...new Set(answers.slice(2, 1_501))], ["entryNotLive"]);
  assert.deepEqual(answers.slice(1_501), many.map((at) => `a${2 * at + 2}`));
  assert.ok(performance.now() - begun < mostMs);
});
