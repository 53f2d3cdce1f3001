/**
 * `fixtures/reference/cbam` to frozen, indexed memory: reads every table, checks bytes, columns, ranges, keys and
 * the tables against each other. A broken table stops the start with its file, line and reason.
 */
import * as Effect from "effect/Effect";
import * as Data from "effect/Data";
import { createHash } from "node:crypto";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import type { DataSet, ReferenceTables } from "../../domain/cbam/law/reference.ts";
import type { SearchWords } from "../../domain/cbam/search/language/words.ts";
import { checkTables } from "./consistency.ts";
import { readDataSet } from "./data_set.ts";
import { readEditions } from "./acts/editions.ts";
import { readElectricity } from "./electricity.ts";
import { type Folder, type Folders, readFolders, rowsOf } from "./folders.ts";
import { checkVersions } from "./acts/in_force.ts";
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
export interface LoadedReference {
  readonly tables: ReferenceTables;
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

const fingerprintOf = (folders: ReadonlyArray<Folder>, searchFiles: SearchFiles): string => {
  const hash = createHash("sha256");
  for (const { manifest } of folders) {
    hash.update(manifest.in_force.from);
    for (const file of manifest.files) hash.update(file.sha256);
  }
  for (const bytes of searchFiles.values()) hash.update(bytes);
  return hash.digest("hex").slice(0, 12);
};

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Everything as bytes. */
interface AllBytes extends Folders {
  readonly searchFiles: SearchFiles;
}

const assemble = (
  folders: AllBytes,
  electricityDefaults: boolean,
  report: Problems,
): LoadedReference | undefined => {
  const { shared, amendments, searchFiles } = folders;
  const editions = shared === undefined ? [] : readEditions([shared, ...amendments], report);
  const dataSets = folders.dataSets.map((folder) => readDataSet(folder, report)).filter(isThere);
  const electricity = folders.electricity.map((folder) => readElectricity(folder, report)).filter(isThere);
  for (const versions of [folders.dataSets, folders.electricity]) checkVersions(versions, report);
  const [edition, newest] = [editions.at(-1), dataSets.at(-1)];
  if (shared === undefined || edition === undefined || newest === undefined) return undefined;
  const used = electricityDefaults ? folders.electricity : [];
  const tables: ReferenceTables = Object.freeze({
    ...edition.shared,
    fingerprint: fingerprintOf([shared, ...amendments, ...folders.dataSets, ...used], searchFiles),
    editions,
    dataSets: new Map<string, DataSet>(dataSets.map((dataSet) => [dataSet.version, dataSet])),
    newest,
    electricity: electricityDefaults ? electricity : [],
  });
  for (const { shared: of } of editions) checkTables({ ...tables, ...of }, report);
  const prices = readPrices(rowsOf(shared, "certificate-prices.csv", {
    columns: columns["certificate-prices.csv"],
    key: ["period", "published_at"],
    report,
  }));
  return {
    tables,
    searchWords: searchWordsOf(searchFiles, report),
    prices,
    folders: [shared, ...amendments, ...folders.dataSets, ...folders.electricity],
  };
};

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
      catch: (error) => new ReferenceBroken({ message: `The reference tables can't be read: ${error}` }),
    });
    const loaded = assemble(folders, electricityDefaults, report);
    if (report.found.length > 0) return yield* new ReferenceBroken({ message: report.found.join("\n") });
    return loaded ?? (yield* new ReferenceBroken({ message: `There is no data set below ${directory}.` }));
  });
