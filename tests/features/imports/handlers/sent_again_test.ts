/**
 * What was recorded once is unchanged when it is sent again, whatever was changed and set back since: files in their rows' order, and the
 * ledger's own export.
 */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { onOneDatabase } from "../../../support/databases.ts";
import {
  type ImportHolder,
  importHolder,
  importsPath,
  type People,
  people,
  recorded,
  yearEntries,
} from "../../../support/import_calls.ts";
import { services } from "../../../support/whole_service.ts";

const [firstEntry = assert.fail()] = yearEntries;

/** Numbers from 0 that look like any, the same in each run. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

type Row = Readonly<Record<string, unknown>>;

/** A chain of one import: masses and notes of two each, so that what holds is often what held before; some corrections change nothing. */
const chainOf = (item: number, changes: number, random: (below: number) => number): ReadonlyArray<Row> => {
  const rows: Array<Row> = [];
  let last: { readonly kind: string; readonly mass: number; readonly note: string } | undefined;
  while (rows.length <= changes) {
    const isGone = last?.kind === "cancellation";
    const kind = last === undefined ? "import" : !isGone && random(3) === 0 ? "cancellation" : "correction";
    const next = { kind, mass: [24_000, 60_000][random(2)] ?? 0, note: ["one", "two"][random(2)] ?? "" };
    const isNothing = kind === "correction" && !isGone && next.mass === last?.mass && next.note === last.note;
    if (isNothing && random(2) === 0) continue;
    rows.push({
      ...firstEntry,
      item,
      entry: `${item}.${rows.length}`,
      kind,
      net_mass_kg: next.mass,
      note: next.note,
      ...(last === undefined ? undefined : { refers_to: `${item}.${rows.length - 1}` }),
    });
    last = next;
  }
  return rows;
};

const sender = (holder: ImportHolder, who: People) => (entries: ReadonlyArray<unknown>) =>
  Effect.map(holder.post(importsPath, { ...who, entries }), ({ body }) => recorded(body));

onOneDatabase((test) => {
  test(
    "rows of a file are unchanged when it is sent again, however often they set back what they changed",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = sender(holder, who);
      const random = seeded(48);
      const rows = Array.from({ length: 60 }, (_, at) => chainOf(at + 1, 1 + random(8), random)).flat();
      const first = yield* send(rows);
      assert.equal(first.summary.refused, 0);
      assert.ok(first.summary.added > 150 && first.summary.unchanged > 10, JSON.stringify(first.summary));
      const again = yield* send(rows);
      assert.deepEqual(again.summary, { total: rows.length, added: 0, unchanged: rows.length, refused: 0 });
      for (const [at, { id, entry }] of again.results.entries()) {
        if (rows[at]?.["kind"] !== "import") assert.equal(id, first.results[at]?.id, `${entry}`);
      }
      const path = `${importsPath}?importer=${who.importer}`;
      const table = yield* holder.download(path, "text/csv");
      const csv = yield* Effect.promise(() => table.text());
      const back = yield* holder.send(path, csv, { "content-type": "text/csv" });
      const text = yield* Effect.promise(() => back.text());
      const { summary } = recorded(JSON.parse(text));
      assert.deepEqual([summary.added, summary.refused], [0, 0], text.slice(0, 2_000));
      assert.ok(summary.unchanged >= 60);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a correction in the middle of a file that changes nothing is unchanged when the file is sent again, and so is what follows",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = sender(holder, who);
      const chain = (
        item: number,
        ...more: ReadonlyArray<readonly [kind: string, mass: number, at: number]>
      ) => [
        { ...firstEntry, item, entry: `${item}.0`, net_mass_kg: 24_000 },
        ...more.map(([kind, mass, at], index) => ({
          ...firstEntry,
          item,
          entry: `${item}.${index + 1}`,
          kind,
          net_mass_kg: mass,
          refers_to: `${item}.${at}`,
        })),
      ];
      const file = [
        ...chain(1, ["correction", 24_000, 0], ["correction", 60_000, 1]),
        ...chain(2, ["correction", 24_000, 0], ["correction", 60_000, 0]),
        ...chain(3, ["correction", 24_000, 0], ["cancellation", 24_000, 1]),
        ...chain(4, ["correction", 24_000, 0], ["correction", 60_000, 1], ["correction", 24_000, 2]),
        ...chain(5, ["correction", 60_000, 0], ["correction", 60_000, 1], ["correction", 24_000, 2], [
          "correction",
          24_000,
          3,
        ], ["correction", 60_000, 4]),
      ];
      const changing = file.length - 6;
      assert.deepEqual((yield* send(file)).summary, {
        total: file.length,
        added: changing,
        unchanged: file.length - changing,
        refused: 0,
      });
      const sum = Effect.map(
        holder.get(`${importsPath}/threshold?importer=${who.importer}&year=2026`),
        ({ text }) => /"total_t":[\d.]+/.exec(text)?.[0],
      );
      assert.equal(yield* sum, '"total_t":204');
      for (const _ of [1, 2]) {
        const again = yield* send(file);
        assert.deepEqual(again.summary, { total: file.length, added: 0, unchanged: file.length, refused: 0 });
        assert.equal(yield* sum, '"total_t":204');
      }
      const [first] = chain(1);
      const back = yield* send([...file, { ...first, entry: "z", kind: "correction", refers_to: "1.0" }]);
      assert.deepEqual(back.results.at(-1)?.result, "refused", "it would set back what was changed since");
    }).pipe(Effect.provide(services)),
  );

  test(
    "a file that is sent again undoes nothing that was set back since by entries of its own",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      const send = sender(holder, who);
      const second = { ...firstEntry, entry: "2", item: 2 };
      const file = [
        { ...firstEntry, entry: "1", net_mass_kg: 60_000 },
        { ...firstEntry, entry: "x", kind: "cancellation", refers_to: "1", net_mass_kg: 60_000 },
        { ...second, net_mass_kg: 60_000 },
        { ...second, entry: "c", kind: "correction", refers_to: "2", net_mass_kg: 24_000 },
      ];
      const sent = yield* send(file);
      const [, cancelled, , corrected] = sent.results.map(({ id }) => id);
      const mended = yield* send([
        { ...firstEntry, kind: "correction", refers_to: cancelled, net_mass_kg: 60_000 },
        { ...second, entry: undefined, kind: "correction", refers_to: corrected, net_mass_kg: 60_000 },
      ]);
      assert.equal(mended.summary.added, 2);
      assert.deepEqual((yield* send(file)).summary, { total: 4, added: 0, unchanged: 4, refused: 0 });
      const { text } = yield* holder.get(`${importsPath}/threshold?importer=${who.importer}&year=2026`);
      assert.match(text, /"total_t":120\b/);
      const late = yield* send([{
        ...second,
        entry: undefined,
        kind: "correction",
        refers_to: corrected,
        note: "x",
      }]);
      assert.equal(late.summary.refused, 1, "a second correction of an entry, of its note alone");
    }).pipe(Effect.provide(services)),
  );
});
