/**
 * The reference tables as the application's port: those that the service ships with, alone or with what operators add, which every
 * process reads often enough for an entry to count everywhere five seconds after it was made.
 */
import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type * as Scope from "effect/Scope";
import type { KnownLaw, LawState } from "../../application/cbam/known_law.ts";
import { startJob, WorkStart } from "../../application/jobs.ts";
import {
  type BrokenAddition,
  type LawAddition,
  LawAdditions,
  type StoredAddition,
} from "../../application/law/law_ports.ts";
import { Metrics } from "../../application/metrics.ts";
import { DatabaseHealth, ReferenceData } from "../../application/ports.ts";
import { yieldToIo } from "../../application/yield_to_io.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { type SearchIndex, searchIndex } from "../../domain/cbam/search/search.ts";
import { once } from "../../kernel/once.ts";
import { tableReader } from "./added/law_reader.ts";
import type { LoadedReference } from "./files.ts";

/** Makes the index of words between requests, so that no search waits for it. */
const madeLater = (index: SearchIndex): Effect.Effect<void> =>
  Effect.sleep(Duration.millis(1)).pipe(
    Effect.zipRight(Effect.sync(index.makeMore)),
    Effect.repeat({ while: (isMore) => isMore }),
    Effect.asVoid,
  );

/** Shipped tables with their index, which is made after the start. */
const shippedLaw = ({ tables, searchWords }: LoadedReference): Effect.Effect<KnownLaw, never, Scope.Scope> =>
  Effect.gen(function* () {
    const index = searchIndex(tables, searchWords);
    const { whenStarted } = yield* WorkStart;
    yield* Effect.forkScoped(Effect.zipRight(whenStarted, madeLater(index)));
    return { tables, searchIndex: index };
  });

/** The port over the shipped tables alone. */
export const layer = (loaded: LoadedReference): Layer.Layer<ReferenceData> =>
  Layer.scoped(
    ReferenceData,
    Effect.map(shippedLaw(loaded), (shipped) => ({ current: () => shipped, state: () => "ok" })),
  );

const readEvery = Duration.seconds(2);

/** Moments at which entries begin or cease to count, in their order. */
const momentsOf = (additions: ReadonlyArray<LawAddition>): ReadonlyArray<number> =>
  [
    ...new Set(
      additions.flatMap(({ countsFromMs, withdrawnMs }) =>
        withdrawnMs === undefined ? [countsFromMs] : [countsFromMs, withdrawnMs]
      ),
    ),
  ].sort((a, b) => a - b);

/** True if a search finds the same in both. */
const isSameGoods = (one: ReferenceTables, other: ReferenceTables): boolean =>
  one.goods === other.goods && one.annexI === other.annexI && one.nomenclature === other.nomenclature;

/** Indexes by the tables that they are of: most additions change none of them. */
const indexesOf = (
  { searchWords }: LoadedReference,
  shipped: KnownLaw,
): (tables: ReferenceTables) => SearchIndex => {
  const known: Array<LawState> = [shipped];
  return (tables) => {
    const same = known.find((state) => isSameGoods(state.tables, tables));
    if (same !== undefined) return same.searchIndex;
    const index = searchIndex(tables, searchWords);
    known.push({ tables, searchIndex: index });
    return index;
  };
};

/** The entries in a form in which nothing of theirs changes unnoticed. */
const nameOf = (additions: ReadonlyArray<LawAddition>): string =>
  additions.map(({ id, withdrawnMs }) => `${id} ${withdrawnMs}`).join();

/** Entries as a process has read them. */
interface ReadEntries {
  readonly name: string;
  readonly stored: ReadonlyArray<StoredAddition>;
  readonly law: KnownLaw;
  readonly broken: ReadonlyArray<BrokenAddition>;
}

const notRead: Omit<ReadEntries, "law"> = { name: "not read", stored: [], broken: [] };

const withFiles = (listed: ReadonlyArray<LawAddition>, known: ReadonlyArray<StoredAddition>) =>
  Effect.gen(function* () {
    const missing = listed.filter(({ id }) => !known.some((one) => one.id === id)).map(({ id }) => id);
    const fetched = missing.length === 0 ? [] : yield* (yield* LawAdditions).filesOf(missing);
    const all = [...known, ...fetched];
    return listed.map((one): StoredAddition => ({
      ...one,
      files: all.find(({ id }) => id === one.id)?.files ?? {},
    }));
  });

const sayBroken = ({ addition: { id, version }, problems }: BrokenAddition): Effect.Effect<void> =>
  Effect.logError(
    `Entry ${id} of the tables of law that operators added, version ${version}, can't be used and counts for nothing: withdraw it, or use the release that it was made for. ${
      problems.join(" ")
    }`,
  );

/**
 * Reads the entries where they have changed, and makes the states that count now or later; those of before are made when somebody
 * asks about their time. All of it counts at once.
 */
const readingOf = (loaded: LoadedReference, shipped: KnownLaw) => {
  const { tablesWith } = tableReader(loaded);
  const indexOf = indexesOf(loaded, shipped);
  const statesOf = (stored: ReadonlyArray<StoredAddition>) =>
    momentsOf(stored).map((fromMs) => {
      const law = once(() => tablesWith(stored, fromMs));
      const state = once(() => ({ tables: law().tables, searchIndex: indexOf(law().tables) }));
      return { fromMs, law, state };
    });
  return (before: ReadEntries) =>
    Effect.gen(function* () {
      const listed = yield* (yield* LawAdditions).list;
      const name = nameOf(listed);
      if (name === before.name) return before;
      const stored = yield* withFiles(listed, before.stored);
      const states = statesOf(stored);
      const nowMs = yield* Clock.currentTimeMillis;
      for (const [index, { state }] of states.entries()) {
        if ((states[index + 1]?.fromMs ?? Infinity) < nowMs) continue;
        yield* yieldToIo;
        yield* Effect.forkScoped(madeLater(state().searchIndex));
      }
      const broken = states.at(-1)?.law().broken ?? [];
      yield* Effect.forEach(broken, sayBroken);
      return { name, stored, broken, law: states.length === 0 ? shipped : { ...shipped, later: states } };
    });
};

const stateOf = ({ name, broken }: ReadEntries): "waiting" | "ok" | "failing" =>
  name === notRead.name ? "waiting" : broken.length > 0 ? "failing" : "ok";

/**
 * The port over the shipped tables and what operators added. Where the database is there already, the additions are read before the
 * layer is; else as soon as it is there, and the shipped tables count until then.
 */
export const layerWithAdditions = (
  loaded: LoadedReference,
): Layer.Layer<ReferenceData, never, LawAdditions | DatabaseHealth> =>
  Layer.scoped(
    ReferenceData,
    Effect.gen(function* () {
      const shipped = yield* shippedLaw(loaded);
      const { isMigrated, whenPrepared } = yield* DatabaseHealth;
      const { watch } = yield* Metrics;
      const read = readingOf(loaded, shipped);
      let entries: ReadEntries = { ...notRead, law: shipped };
      const turn = Effect.map(Effect.suspend(() => read(entries)), (now) => {
        entries = now;
      });
      const isThere = yield* isMigrated;
      if (isThere) yield* Effect.ignore(turn);
      const begins = isThere ? "after a pause" : "at once";
      const job = startJob({ name: "The reading of added law", every: readEvery, turn, begins });
      yield* Effect.forkScoped(Effect.zipRight(whenPrepared, job));
      watch("lawAdditions", () => {
        const { stored, broken } = entries;
        const counting = stored.filter(({ withdrawnMs }) => withdrawnMs === undefined).length;
        return [
          { values: ["counting"], value: counting - broken.length },
          { values: ["broken"], value: broken.length },
          { values: ["withdrawn"], value: stored.length - counting },
        ];
      });
      return { current: () => entries.law, state: () => stateOf(entries) };
    }),
  );
