/**
 * `fixtures/reference/cbam` to frozen, indexed memory: reads every table, checks bytes, columns, ranges, keys and
 * the tables against each other. A broken table stops the start with its file, line and reason.
 */
import * as Effect from "effect/Effect";
import * as Data from "effect/Data";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import type { DataSet } from "../../domain/cbam/law/reference.ts";
import type { SearchWords } from "../../domain/cbam/search/language/words.ts";
import type { VersionFolder } from "./acts/in_force.ts";
import { assemble, type Assembly, type TableParts } from "./assembly.ts";
import { checkNamedRows } from "./checks/lacking_rows.ts";
import { readDataSet } from "./data_set.ts";
import { readElectricity } from "./electricity.ts";
import { type Folder, type Folders, readFolders, readSharedFolder, rowsOf } from "./folders.ts";
import type { Manifest } from "./manifest.ts";
import { readSearchFiles, type SearchFiles, searchWordsDirectory, searchWordsOf } from "./search_words.ts";
import { columns, readPrices } from "./shared_tables.ts";
import { type Problems, problems } from "./table.ts";

/** The tables can't be used; `message` lists what is wrong, a line each. */
export class ReferenceBroken extends Data.TaggedError("ReferenceBroken")<{ readonly message: string }> {}

/** A folder as a summary shows it. */
export interface DescribedFolder {
  readonly label: string;
  readonly manifest: Manifest;
}

/** Everything read: tables, words of the search, prices that seed the database, and folders for a summary. */
export interface LoadedReference extends Assembly {
  /** Parts that the tables were put together from. */
  readonly parts: TableParts;
  readonly searchWords: SearchWords;
  readonly prices: ReadonlyArray<CertificatePrice>;
  readonly folders: ReadonlyArray<DescribedFolder>;
}

/** Directory of the tables, and the choice of those that are used. */
export interface LoadOptions {
  readonly directory?: URL;
  readonly wordsDirectory?: URL;
  /** True if electricity has default values: they are checked in any case. */
  readonly electricityDefaults?: boolean;
}

/** Directory of this checkout's tables. */
export const referenceDirectory = new URL("../../../fixtures/reference/cbam/", import.meta.url);

/** Everything as bytes. */
interface AllBytes extends Folders {
  readonly searchFiles: SearchFiles;
}

/** A version of default values, where it could be read. */
const versionsIn = (
  folders: ReadonlyArray<Folder>,
  read: (folder: Folder) => DataSet | undefined,
): ReadonlyArray<VersionFolder> =>
  folders.flatMap((folder) => {
    const dataSet = read(folder);
    return dataSet === undefined ? [] : [{ folder, dataSet }];
  });

/** The prices that a release ships with, from the folder of the shared tables. */
const pricesOf = (shared: Folder, report: Problems): ReadonlyArray<CertificatePrice> =>
  readPrices(rowsOf(shared, "certificate-prices.csv", {
    columns: columns["certificate-prices.csv"],
    key: ["period", "published_at"],
    report,
  }));

const loadedOf = (
  folders: AllBytes,
  electricityDefaults: boolean,
  report: Problems,
): LoadedReference | undefined => {
  const { shared, amendments, searchFiles } = folders;
  if (shared === undefined) return undefined;
  const parts: TableParts = {
    editions: [{ folder: shared }, ...amendments.map((folder) => ({ folder }))],
    dataSets: versionsIn(folders.dataSets, (folder) => readDataSet(folder, report)),
    electricity: versionsIn(folders.electricity, (folder) => readElectricity(folder, report)),
    searchFiles,
    electricityDefaults,
  };
  const assembled = assemble(parts, report);
  const prices = pricesOf(shared, report);
  if (assembled !== undefined) checkNamedRows(assembled.tables, report);
  const searchWords = searchWordsOf(searchFiles, report);
  return assembled && {
    ...assembled,
    parts,
    searchWords,
    prices,
    folders: [shared, ...amendments, ...folders.dataSets, ...folders.electricity],
  };
};

const unreadable = (error: unknown): ReferenceBroken =>
  new ReferenceBroken({ message: `The reference tables can't be read: ${error}` });

/** Tables that were read, where nothing is wrong with them. */
const unlessBroken = <Read>(read: Read | undefined, { found }: Problems, directory: URL) =>
  found.length > 0
    ? Effect.fail(new ReferenceBroken({ message: found.join("\n") }))
    : read === undefined
    ? Effect.fail(new ReferenceBroken({ message: `There is no data set below ${directory}.` }))
    : Effect.succeed(read);

/**
 * Reads and checks the certificate prices below a directory alone: all that an operator's command needs of the tables, where it
 * asks nothing of the law.
 * @fails ReferenceBroken with every problem found, one a line
 */
export const loadPrices = (
  directory: URL = referenceDirectory,
): Effect.Effect<ReadonlyArray<CertificatePrice>, ReferenceBroken> =>
  Effect.gen(function* () {
    const report = problems();
    const shared = yield* Effect.tryPromise({
      try: () => readSharedFolder(directory, report),
      catch: unreadable,
    });
    return yield* unlessBroken(shared && pricesOf(shared, report), report, directory);
  });

/**
 * Reads and checks all tables below a directory, and the words of the search below another.
 * @fails ReferenceBroken with every problem found, one a line
 */
export const load = (
  {
    directory = referenceDirectory,
    wordsDirectory = searchWordsDirectory,
    electricityDefaults = false,
  }: LoadOptions = {},
): Effect.Effect<LoadedReference, ReferenceBroken> =>
  Effect.gen(function* () {
    const report = problems();
    const folders = yield* Effect.tryPromise({
      try: async () => {
        const [tables, searchFiles] = await Promise.all([
          readFolders(directory, report),
          readSearchFiles(wordsDirectory),
        ]);
        return { ...tables, searchFiles };
      },
      catch: unreadable,
    });
    return yield* unlessBroken(loadedOf(folders, electricityDefaults, report), report, directory);
  });
