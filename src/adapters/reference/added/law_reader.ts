/**
 * The tables with what operators added: all of it that counts at a moment, put together and checked as the release's own are. What
 * breaks that is left out, entry by entry, so that one that can't be used takes nothing else with it.
 */
import * as Layer from "effect/Layer";
import {
  type BrokenAddition,
  LawReader,
  type LawWithAdditions,
  manifestName,
  type StoredAddition,
} from "../../../application/law/law_ports.ts";
import type { AddedTime, ReferenceTables } from "../../../domain/cbam/law/reference.ts";
import { assemble, type Assembly, type TableParts } from "../assembly.ts";
import { checkNamedRows } from "../checks/lacking_rows.ts";
import type { LoadedReference } from "../files.ts";
import { problems } from "../table.ts";
import { once } from "../../../kernel/once.ts";
import { addedFolder } from "./added_folder.ts";
import { correctedFolder } from "./correction.ts";
import { unpack } from "./law_archive.ts";
import { problemsOfNew } from "./new_folder.ts";

/** An addition that may count at the moment, or was withdrawn by then. */
interface TimedAddition {
  readonly addition: StoredAddition;
  readonly added: AddedTime;
}

const foreign = "was stored by a newer release: use that release, or withdraw it";

const timedAt = (additions: ReadonlyArray<StoredAddition>, atMs: number): ReadonlyArray<TimedAddition> =>
  additions.filter(({ countsFromMs }) => countsFromMs <= atMs).map((addition) => {
    const { countsFromMs: fromMs, withdrawnMs } = addition;
    const untilMs = withdrawnMs !== undefined && withdrawnMs <= atMs ? withdrawnMs : undefined;
    return { addition, added: { fromMs, untilMs } };
  });

/** Entries that the release ships now with the very same content: they have nothing to add. */
const isShipped = ({ dataSets, electricity, editions }: TableParts, { addition }: TimedAddition): boolean => {
  const { folder, kind } = addedFolder(addition.files);
  if (folder === undefined) return false;
  const shipped = kind === "data_set"
    ? dataSets.map((one) => one.folder)
    : kind === "electricity"
    ? electricity.map((one) => one.folder)
    : editions.map((one) => one.folder);
  const filesOf = ({ manifest }: typeof folder): string =>
    manifest.files.map(({ name, sha256 }) => `${sha256} ${name}`).sort().join();
  return shipped.some((one) =>
    one.manifest.version === folder.manifest.version && filesOf(one) === filesOf(folder)
  );
};

const withAddition = (parts: TableParts, { addition, added }: TimedAddition): TableParts => {
  const { folder, dataSet, kind } = addedFolder(addition.files);
  if (folder === undefined) return parts;
  if (kind === "amendment") {
    return added.untilMs === undefined
      ? { ...parts, editions: [...parts.editions, { folder, added }] }
      : parts;
  }
  if (dataSet === undefined) return parts;
  const version = { folder, dataSet: Object.freeze({ ...dataSet, added }) };
  return kind === "electricity"
    ? { ...parts, electricity: [...parts.electricity, version] }
    : { ...parts, dataSets: [...parts.dataSets, version] };
};

/** @returns the tables, or what is wrong with them */
const assembled = (
  { parts, editions }: LoadedReference,
  additions: ReadonlyArray<TimedAddition>,
): Assembly | ReadonlyArray<string> => {
  const report = problems();
  const made = assemble(additions.reduce(withAddition, parts), report, editions);
  return made === undefined || report.found.length > 0 ? report.found : made;
};

const isMade = (made: Assembly | ReadonlyArray<string>): made is Assembly => "tables" in made;

/** Amendments of a version that the release has with other tables: no check of periods would see them. */
const namesakes = ({ editions }: LoadedReference, { addition }: TimedAddition): ReadonlyArray<string> => {
  const { kind, folder } = addedFolder(addition.files);
  const version = folder?.manifest.version;
  return kind === "amendment" && editions.some((one) => one.folder.manifest.version === version)
    ? [`${version}/${manifestName}: the release has other tables of the version ${version}`]
    : [];
};

const ownProblems = (loaded: LoadedReference, timed: TimedAddition): ReadonlyArray<string> =>
  timed.addition.isForeign
    ? [foreign]
    : [...addedFolder(timed.addition.files).problems, ...namesakes(loaded, timed)];

/** Entry by entry, leaving out those that break the tables. */
const oneByOne = (loaded: LoadedReference, additions: ReadonlyArray<TimedAddition>): LawWithAdditions => {
  const used: Array<TimedAddition> = [];
  const broken: Array<BrokenAddition> = [];
  let { tables } = loaded;
  for (const timed of additions) {
    const own = ownProblems(loaded, timed);
    const made = own.length > 0 ? own : assembled(loaded, [...used, timed]);
    if (isMade(made)) {
      used.push(timed);
      ({ tables } = made);
    } else if (timed.added.untilMs === undefined) broken.push({ addition: timed.addition, problems: made });
  }
  return { tables, broken };
};

const tablesWith = (
  loaded: LoadedReference,
  additions: ReadonlyArray<StoredAddition>,
  atMs: number,
): LawWithAdditions => {
  const timed = timedAt(additions, atMs).filter((one) => !isShipped(loaded.parts, one));
  if (timed.length === 0) return { tables: loaded.tables, broken: [] };
  if (timed.some((one) => ownProblems(loaded, one).length > 0)) return oneByOne(loaded, timed);
  const made = assembled(loaded, timed);
  return isMade(made) ? { tables: made.tables, broken: [] } : oneByOne(loaded, timed);
};

/** Reader of tables, without archives. */
export type TableReader = Pick<LawReader["Type"], "read" | "readKept" | "correct" | "tablesWith" | "lacking">;

const readKept: LawReader["Type"]["readKept"] = (files) => {
  const { kind, folder, sha256, problems: found } = addedFolder(files);
  if (kind === undefined || folder === undefined || found.length > 0) return { problems: found };
  const { version, title, in_force: { from }, applies_from: appliesFrom } = folder.manifest;
  return { kind, version, title, sha256, inForceFrom: from, appliesFrom };
};

const lacking = (tables: ReferenceTables): ReadonlyArray<string> => {
  const report = problems();
  checkNamedRows(tables, report);
  return report.found;
};

/** @returns the reader of the tables that the service ships with */
export const tableReader = (loaded: LoadedReference): TableReader => ({
  read: (files) => {
    const kept = readKept(files);
    if ("problems" in kept) return kept;
    const found = problemsOfNew(files, addedFolder(files));
    return found.length > 0 ? { problems: found } : kept;
  },
  readKept,
  correct: (additions, correction) => correctedFolder(loaded.parts, additions, correction),
  tablesWith: (additions, atMs) => tablesWith(loaded, additions, atMs),
  lacking,
});

/** Tables with the default values of electricity, so that changes of them are told also where the service leaves them off. */
const withElectricity = (loaded: LoadedReference): LoadedReference => {
  const parts = { ...loaded.parts, electricityDefaults: true };
  const made = assemble(parts, problems(), loaded.editions);
  return made === undefined ? loaded : { ...loaded, ...made, parts };
};

/** The reader as a port. */
export const layer = (loaded: LoadedReference): Layer.Layer<LawReader> => {
  const reader = once(() => tableReader(withElectricity(loaded)));
  return Layer.succeed(LawReader, {
    unpack,
    read: (files) => reader().read(files),
    readKept,
    correct: (additions, correction) => reader().correct(additions, correction),
    tablesWith: (additions, atMs) => reader().tablesWith(additions, atMs),
    lacking,
  });
};
