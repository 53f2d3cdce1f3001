/**
 * Capabilities that tables of law which operators add to a running service need: what was added, kept with its hash and never
 * deleted, and reading it together with the tables that the service ships with.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import type { FolderProblem } from "../../kernel/findings/law/law_figures.ts";

/** Name of the file that says what a folder holds. */
export const manifestName = "manifest.json";

/** Files of a folder by their names: `manifest.json` and the tables that it names, as texts. */
export type LawFiles = Readonly<Record<string, string>>;

/** Kinds of folders: default values, an amendment of the tables that all data sets share, default values of electricity. */
export const lawKinds = ["data_set", "amendment", "electricity"] as const;
/** One of the kinds. */
export type LawKind = typeof lawKinds[number];

/** Description of a folder of tables. */
export interface LawFolder {
  /** One of `lawKinds`; a newer release may have stored another one. */
  readonly kind: string;
  /** Version that its manifest names. */
  readonly version: string;
  readonly title: string;
  /** SHA-256 of the lines `<SHA-256>  <name>` of all its files, by name. */
  readonly sha256: string;
}

/** A folder of tables that an operator added. */
export interface LawAddition extends LawFolder {
  /** Number of the entry. */
  readonly id: number;
  /** Operator's address, or the command line. */
  readonly enteredBy: string;
  /** Milliseconds since 1970. */
  readonly enteredMs: number;
  /** Since when every process counts it, in milliseconds since 1970: some seconds after it was entered. */
  readonly countsFromMs: number;
  /** Since when no process counts it any more, in milliseconds since 1970; undefined: it was not withdrawn. */
  readonly withdrawnMs: number | undefined;
  readonly withdrawnBy: string | undefined;
  /** True if a newer release stored it in a form that this one can't read. */
  readonly isForeign: boolean;
}

/** An addition with its files. */
export interface StoredAddition extends LawAddition {
  readonly files: LawFiles;
}

/** Change of the additions that was decided on what they were before. */
export interface LawChangeOrder<Change> {
  readonly change: Change;
  /** Operator's address, or the command line. */
  readonly by: string;
  /** Additions that the change was decided on. */
  readonly decidedOn: ReadonlyArray<LawAddition>;
}

/** An addition that is to be kept. */
export interface NewAddition extends LawFolder {
  readonly files: LawFiles;
}

/** Everything that operators added, in the order in which they did. */
export class LawAdditions extends Context.Tag("LawAdditions")<LawAdditions, {
  readonly list: Effect.Effect<ReadonlyArray<LawAddition>, ServiceUnavailable>;
  /** The files of entries, in the order of their numbers. */
  readonly filesOf: (
    ids: ReadonlyArray<number>,
  ) => Effect.Effect<ReadonlyArray<{ readonly id: number; readonly files: LawFiles }>, ServiceUnavailable>;
  /** Keeps an addition. @returns the entry; undefined when others have changed the additions meanwhile */
  readonly add: (
    order: LawChangeOrder<NewAddition>,
  ) => Effect.Effect<LawAddition | undefined, ServiceUnavailable>;
  /** Withdraws the entry with the number. @returns it; undefined when others have changed the additions meanwhile */
  readonly withdraw: (
    order: LawChangeOrder<number>,
  ) => Effect.Effect<LawAddition | undefined, ServiceUnavailable>;
}>() {}

/** A folder that was read for itself. */
export interface ReadLawFolder extends LawFolder {
  readonly kind: LawKind;
  /** First day on which the service answers with it. */
  readonly inForceFrom: string;
  /** First day of import that it is about. */
  readonly appliesFrom: string;
}

/** An addition that can't be used, with the reasons. */
export interface BrokenAddition {
  readonly addition: LawAddition;
  readonly problems: ReadonlyArray<string>;
}

/** The shipped tables with additions. */
export interface LawWithAdditions {
  readonly tables: ReferenceTables;
  /** Additions that were left out. */
  readonly broken: ReadonlyArray<BrokenAddition>;
}

/** Bounds of a folder: the largest of the release has five files and half a megabyte. Reading four times that holds others up for a second at most. */
export const folderBounds = { files: 20, bytes: 2_000_000 } as const;

/** Most characters of a version, of a title of tables or of an act, and of an act's address. */
export const longestOfTables = { version: 100, title: 300, url: 2_000 } as const;

/** Why bytes or files are no folder of tables. */
export interface NoFolder {
  readonly problem: FolderProblem;
  /** Name or bound that the sentence about it has. */
  readonly found: string;
}

/** A correction of some rows of one table, with the act that it is from. */
export interface LawCorrection {
  /** The table's own columns, and the rows that take the place of those with the same key, or are new. */
  readonly text: string;
  /** The act that the rows are from. */
  readonly act: { readonly label: string; readonly url: string };
  /** First day on which the service answers with it. */
  readonly from: string;
  /** First day of import that the rows are for; undefined where all tables in force apply from one day. */
  readonly appliesFrom?: string | undefined;
  /** Version of the corrected tables; the day from which they are in force where it is left out. */
  readonly version?: string | undefined;
  readonly title?: string | undefined;
}

/** A folder that a correction is short for. */
export interface CorrectedFolder {
  readonly files: LawFiles;
  /** Problems of the folder, by the lines that the correction has in the place of the table's. */
  readonly inOwnLines: (problems: ReadonlyArray<string>) => ReadonlyArray<string>;
}

/** Reads tables: plain functions over what is in memory. */
export class LawReader extends Context.Tag("LawReader")<LawReader, {
  /** The folder in a ZIP archive, in whichever directory of it the manifest lies. @param name name of the archive */
  readonly unpack: (bytes: Uint8Array, name: string) => LawFiles | NoFolder;
  /** A folder for itself, as it may be added. @returns its problems, a line each, where it can't be */
  readonly read: (files: LawFiles) => ReadLawFolder | { readonly problems: ReadonlyArray<string> };
  /** A folder that was kept, also by a release that took more. @returns its problems, a line each, where it can't be read */
  readonly readKept: (files: LawFiles) => ReadLawFolder | { readonly problems: ReadonlyArray<string> };
  /**
   * The folder that a correction is short for, beside what was added.
   * @returns the problems, a line each, where there is none
   */
  readonly correct: (
    additions: ReadonlyArray<StoredAddition>,
    correction: LawCorrection,
  ) => CorrectedFolder | { readonly problems: ReadonlyArray<string> };
  /**
   * The tables as they count at a moment.
   * @param atMs milliseconds since 1970; Infinity: with everything that was entered
   */
  readonly tablesWith: (additions: ReadonlyArray<StoredAddition>, atMs: number) => LawWithAdditions;
  /** Problems of tables, a line each, that name a row which another of them lacks: it is asked of what is added. */
  readonly lacking: (tables: ReferenceTables) => ReadonlyArray<string>;
}>() {}
