/**
 * Changes of the law while the service runs: a folder of tables is read and held against the law as it is, what would change is told,
 * and only then it is kept, or withdrawn. Nothing is kept that the start of the service would refuse.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { type OperatorRefused, refusedFor } from "../../domain/accounts/operator_refused.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { type LawChanges, lawChanges } from "../../domain/cbam/law_changes/law_changes.ts";
import type { Refusal } from "../../kernel/findings/refusals.ts";
import { type CalendarDay, dayOfText } from "../../kernel/time/calendar.ts";
import { dayInBrussels } from "../../kernel/time/day_in_brussels.ts";
import { duePauses } from "../yield_to_io.ts";
import {
  type CorrectedFolder,
  type LawAddition,
  LawAdditions,
  type LawCorrection,
  type LawFiles,
  LawReader,
  type LawWithAdditions,
  type NewAddition,
  type ReadLawFolder,
  type StoredAddition,
} from "./law_ports.ts";

/** A change that was looked at: what it is of, and what it changes. */
export interface LawPreview {
  readonly folder: ReadLawFolder;
  readonly changes: LawChanges;
  /** Unlikely changes, which somebody has to confirm; empty where there is none. */
  readonly catches: ReadonlyArray<Refusal>;
}

/** A change that can be made, if what it was decided on is still there. */
export interface DecidedChange<Change> extends LawPreview {
  readonly change: Change;
  readonly decidedOn: ReadonlyArray<LawAddition>;
}

/** Services that changes of the law need. */
export type LawChangeServices = LawAdditions | LawReader;

type ChangeEffect<Change> = Effect.Effect<
  DecidedChange<Change>,
  OperatorRefused | ServiceUnavailable,
  LawChangeServices
>;

/** The first day for whose imports certificates are due. Regulation (EU) 2023/956, Article 36(2). */
const firstImports = "2026-01-01";

const latest = (one: string, other: string): CalendarDay | undefined => dayOfText(one < other ? other : one);

/** Runs the comparison in short steps, between which other work is done. */
const compared = (
  before: ReferenceTables,
  after: ReferenceTables,
  { inForceFrom, appliesFrom }: ReadLawFolder,
): Effect.Effect<LawChanges> =>
  Effect.gen(function* () {
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    const asOf = latest(today, inForceFrom) ?? today;
    const importDay = latest(firstImports, appliesFrom) ?? today;
    const pause = yield* duePauses;
    const steps = lawChanges({ before, after, asOf, importDay });
    let step = steps.next();
    while (step.done !== true) {
      yield* pause;
      step = steps.next();
    }
    return step.value;
  });

/** The entries that count or will, with their files. */
const countingOf = (listed: ReadonlyArray<LawAddition>) =>
  Effect.gen(function* () {
    const counting = listed.filter(({ withdrawnMs }) => withdrawnMs === undefined);
    if (counting.length === 0) return [];
    const found = yield* (yield* LawAdditions).filesOf(counting.map(({ id }) => id));
    return counting.map((one): StoredAddition => ({
      ...one,
      files: found.find(({ id }) => id === one.id)?.files ?? {},
    }));
  });

/** A version stands for one content for ever: answers name it. */
const takenBy = ({ kind, version, sha256 }: ReadLawFolder, listed: ReadonlyArray<LawAddition>) =>
  listed.flatMap((one): ReadonlyArray<Refusal> => {
    const { id } = one;
    if (one.kind !== kind || one.version !== version) return [];
    if (one.sha256 !== sha256) return [{ kind: "versionTaken", version, id }];
    return one.withdrawnMs === undefined ? [{ kind: "lawThere", version, id }] : [];
  });

const asEntry = (folder: ReadLawFolder, files: LawFiles): StoredAddition => ({
  ...folder,
  files,
  id: 0,
  enteredBy: "",
  enteredMs: -Infinity,
  countsFromMs: -Infinity,
  withdrawnMs: undefined,
  withdrawnBy: undefined,
  isForeign: false,
});

/** Problems of rows that tables name and lack, where they had them before. */
const lackedBy = (
  lacking: LawReader["Type"]["lacking"],
  before: LawWithAdditions,
  after: LawWithAdditions,
): ReadonlyArray<string> => {
  const known = lacking(before.tables);
  return lacking(after.tables).filter((problem) => !known.includes(problem));
};

/** Decides on the addition of a folder, whose problems are told as it was sent. */
const decideFolder = ({ files, inOwnLines }: CorrectedFolder): ChangeEffect<NewAddition> =>
  Effect.gen(function* () {
    const broken = (problems: ReadonlyArray<string>) =>
      refusedFor({ kind: "lawBroken", problems: inOwnLines(problems) });
    const { read, tablesWith, lacking } = yield* LawReader;
    const folder = read(files);
    if ("problems" in folder) return yield* broken(folder.problems);
    const today = dayInBrussels(yield* Clock.currentTimeMillis);
    if (folder.inForceFrom < today) {
      return yield* refusedFor({ kind: "lawTooEarly", today, found: folder.inForceFrom });
    }
    const decidedOn = yield* (yield* LawAdditions).list;
    const [taken] = takenBy(folder, decidedOn);
    if (taken !== undefined) return yield* refusedFor(taken);
    const counting = yield* countingOf(decidedOn);
    const before = tablesWith(counting, Infinity);
    const after = tablesWith([...counting, asEntry(folder, files)], Infinity);
    const own = after.broken.find(({ addition }) => addition.id === 0);
    if (own !== undefined) return yield* broken(own.problems);
    const lost = lackedBy(lacking, before, after);
    if (lost.length > 0) return yield* broken(lost);
    const changes = yield* compared(before.tables, after.tables, folder);
    const nothing: Refusal = { kind: "lawChangesNothing", version: folder.version };
    const catches = changes.figures === 0 ? [nothing] : changes.catches;
    return { folder, changes, catches, change: { ...folder, files }, decidedOn };
  });

/**
 * Decides on an addition.
 * @fails OperatorRefused for a folder that can't be used beside the tables that are there
 */
export const decideAddition = (files: LawFiles): ChangeEffect<NewAddition> =>
  decideFolder({ files, inOwnLines: (problems) => problems });

/**
 * Decides on a correction of some rows of one table: the addition of the folder that it is short for.
 * @fails OperatorRefused for rows that belong to no table, and as an addition does
 */
export const decideCorrection = (correction: LawCorrection): ChangeEffect<NewAddition> =>
  Effect.gen(function* () {
    const counting = yield* countingOf(yield* (yield* LawAdditions).list);
    const made = (yield* LawReader).correct(counting, correction);
    if ("problems" in made) return yield* refusedFor({ kind: "lawBroken", problems: made.problems });
    return yield* decideFolder(made);
  });

/** Entries that can't be used any more, where they could before. */
const brokenBy = (before: LawWithAdditions, after: LawWithAdditions): ReadonlyArray<string> =>
  after.broken.filter(({ addition }) => !before.broken.some((one) => one.addition.id === addition.id))
    .flatMap(({ problems }) => problems);

const noChanges: LawChanges = { changes: [], figures: 0, codes: [], origins: [], catches: [] };

/**
 * Decides on withdrawing an entry.
 * @fails OperatorRefused for an entry that isn't there, or without which the others can't be used
 */
export const decideWithdrawal = (id: number): ChangeEffect<number> =>
  Effect.gen(function* () {
    const { readKept, tablesWith, lacking } = yield* LawReader;
    const decidedOn = yield* (yield* LawAdditions).list;
    const entry = decidedOn.find((one) => one.id === id);
    if (entry === undefined) return yield* refusedFor({ kind: "noAddition", id });
    const { version } = entry;
    if (entry.withdrawnMs !== undefined) {
      return yield* refusedFor({ kind: "additionWithdrawn", id, version });
    }
    const counting = yield* countingOf(decidedOn);
    const before = tablesWith(counting, Infinity);
    const after = tablesWith(counting.filter((one) => one.id !== id), Infinity);
    const problems = [...brokenBy(before, after), ...lackedBy(lacking, before, after)];
    if (problems.length > 0) return yield* refusedFor({ kind: "additionNeeded", version, problems });
    const folder = readKept(counting.find((one) => one.id === id)?.files ?? {});
    if ("problems" in folder) {
      const unread = { ...entry, kind: "data_set", inForceFrom: "", appliesFrom: "" } as const;
      return { folder: unread, changes: noChanges, catches: [], change: id, decidedOn };
    }
    const changes = yield* compared(before.tables, after.tables, folder);
    return { folder, changes, catches: changes.catches, change: id, decidedOn };
  });

/** @fails OperatorRefused with everything that is unlikely, unless it was confirmed */
export const confirmed = (
  { folder: { version }, catches }: LawPreview,
  isConfirmed: boolean,
): Effect.Effect<void, OperatorRefused> => {
  if (isConfirmed || catches.length === 0) return Effect.void;
  return refusedFor({ kind: "lawUnconfirmed", version }, catches);
};

/** The entry, or a refusal where others were first. */
const unlessMoved = (
  entry: Effect.Effect<LawAddition | undefined, ServiceUnavailable>,
): Effect.Effect<LawAddition, OperatorRefused | ServiceUnavailable> =>
  Effect.flatMap(
    entry,
    (made) => made === undefined ? refusedFor({ kind: "lawMoved" }) : Effect.succeed(made),
  );

/** Keeps an addition that was decided on. @fails OperatorRefused where others changed the tables in between */
export const keepAddition = (
  decided: DecidedChange<NewAddition>,
  by: string,
): Effect.Effect<LawAddition, OperatorRefused | ServiceUnavailable, LawAdditions> =>
  Effect.flatMap(LawAdditions, ({ add }) => unlessMoved(add({ ...decided, by })));

/** Withdraws an entry as was decided. @fails OperatorRefused where others changed the tables in between */
export const keepWithdrawal = (
  decided: DecidedChange<number>,
  by: string,
): Effect.Effect<LawAddition, OperatorRefused | ServiceUnavailable, LawAdditions> =>
  Effect.flatMap(LawAdditions, ({ withdraw }) => unlessMoved(withdraw({ ...decided, by })));
