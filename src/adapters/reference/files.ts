/**
 * `fixtures/reference/cbam` to frozen, indexed memory: reads every table, checks bytes, columns, ranges, keys and
 * the tables against each other. A broken table stops the start with its file, line and reason.
 */
import * as Effect from "effect/Effect";
import * as Data from "effect/Data";
import * as Either from "effect/Either";
import { createHash } from "node:crypto";
import type { CertificatePrice } from "../../domain/cbam/law/price.ts";
import type { DataSet, ReferenceTables } from "../../domain/cbam/law/reference.ts";
import type { SearchWords } from "../../domain/cbam/search/words.ts";
import { checkTables } from "./consistency.ts";
import {
  checkGoodsLines,
  checkPrecursors,
  dataSetColumns,
  dataSetOf,
  defaultValueColumns,
  readDefaultValues,
  readMarkUps,
} from "./data_set.ts";
import { decodeManifest, type Manifest } from "./manifest.ts";
import { readSearchFiles, type SearchFiles, searchWordsDirectory, searchWordsOf } from "./search_words.ts";
import {
  columns,
  readAnnexI,
  readAuthorities,
  readBenchmarks,
  readExemptOrigins,
  readFactors,
  readGoods,
  readPrices,
} from "./shared_tables.ts";
import { type Problems, problems, readTable, type Row } from "./table.ts";

/** The tables can't be used; `message` lists what is wrong, a line each. */
export class ReferenceBroken extends Data.TaggedError("ReferenceBroken")<{ readonly message: string }> {}

/** Everything read: tables, words of the search, prices that seed the database, and manifests for a summary. */
export interface LoadedReference {
  readonly tables: ReferenceTables;
  readonly searchWords: SearchWords;
  readonly prices: ReadonlyArray<CertificatePrice>;
  readonly manifests: ReadonlyArray<Manifest>;
}

/** Where the tables of this checkout are. */
export const referenceDirectory = new URL("../../../fixtures/reference/cbam/", import.meta.url);

const manifestName = "manifest.json";

/** A folder with a manifest: what was read of it, and how its files are named in problems. */
interface Folder {
  readonly label: string;
  readonly manifest: Manifest;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

const readFolder = async (directory: URL, label: string, report: Problems): Promise<Folder | undefined> => {
  const text = await Deno.readTextFile(new URL(manifestName, directory));
  const manifest = decodeManifest(text);
  if (Either.isLeft(manifest)) {
    report.add(`${label}${manifestName}`, undefined, manifest.left.message);
    return undefined;
  }
  const bytes = new Map<string, Uint8Array>();
  await Promise.all(manifest.right.files.map(async ({ name }) => {
    const content = await Deno.readFile(new URL(name, directory)).catch(() => undefined);
    if (content === undefined) {
      report.add(`${label}${name}`, undefined, `is named in ${manifestName} and can't be read`);
    } else bytes.set(name, content);
  }));
  return { label, manifest: manifest.right, bytes };
};

const subfolders = async (directory: URL): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = [];
  for await (const entry of Deno.readDir(directory)) if (entry.isDirectory) names.push(entry.name);
  return names.sort();
};

const rowsOf = (
  folder: Folder,
  name: string,
  shape: {
    readonly columns: ReadonlyArray<string>;
    readonly key: ReadonlyArray<string>;
    readonly report: Problems;
  },
): ReadonlyArray<Row> => {
  const bytes = folder.bytes.get(name);
  if (bytes === undefined) return [];
  const expected = folder.manifest.files.find((file) => file.name === name);
  return readTable(bytes, { file: `${folder.label}${name}`, expected, ...shape }, shape.report);
};

const headerOf = (bytes: Uint8Array | undefined): string => {
  const end = bytes?.indexOf(10) ?? 0;
  return new TextDecoder().decode(bytes?.subarray(0, Math.max(end, 0))).trim();
};

const readDataSet = (folder: Folder, report: Problems): DataSet | undefined => {
  const header = headerOf(folder.bytes.get("default-values.csv"));
  const layout = defaultValueColumns.find((candidate) => candidate.join() === header) ??
    defaultValueColumns[0];
  const key = ["country", "goods_line", "production_route"];
  const lines = readDefaultValues(
    rowsOf(folder, "default-values.csv", { columns: layout, key, report }),
    layout,
  );
  const rows = (name: keyof typeof dataSetColumns, key: ReadonlyArray<string>): ReadonlyArray<Row> =>
    rowsOf(folder, name, { columns: dataSetColumns[name], key, report });
  const markUps = readMarkUps(rows("mark-ups.csv", ["sector", "year_from"]));
  checkPrecursors(rows("precursors-of-unknown-origin.csv", ["goods_line", "production_route"]));
  if (folder.bytes.has("goods-lines.csv")) {
    const file = `${folder.label}goods-lines.csv`;
    checkGoodsLines(rows("goods-lines.csv", ["goods_line"]), lines, { file, report });
  }
  return dataSetOf(folder.manifest, { lines, markUps });
};

const fingerprintOf = (folders: ReadonlyArray<Folder>, searchFiles: SearchFiles): string => {
  const hash = createHash("sha256");
  for (const { manifest } of folders) for (const file of manifest.files) hash.update(file.sha256);
  for (const bytes of searchFiles.values()) hash.update(bytes);
  return hash.digest("hex").slice(0, 12);
};

/** Everything as bytes. */
interface Folders {
  readonly shared: Folder;
  readonly versions: ReadonlyArray<Folder>;
  readonly searchFiles: SearchFiles;
}

const assemble = (
  { shared, versions, searchFiles }: Folders,
  report: Problems,
): LoadedReference | undefined => {
  const rows = (name: keyof typeof columns, key: ReadonlyArray<string>): ReadonlyArray<Row> =>
    rowsOf(shared, name, { columns: columns[name], key, report });
  const dataSets = new Map<string, DataSet>();
  for (const folder of versions) {
    const dataSet = readDataSet(folder, report);
    if (dataSet !== undefined) dataSets.set(dataSet.version, dataSet);
  }
  const [inForce, ...others] = [...dataSets.values()].filter((dataSet) => dataSet.inForceUntil === null);
  if (inForce === undefined || others.length > 0) {
    report.add(
      manifestName,
      undefined,
      "exactly one data set must have no in_force.until: it is the one in force",
    );
  }
  if (inForce === undefined) return undefined;
  const tables: ReferenceTables = Object.freeze({
    fingerprint: fingerprintOf([shared, ...versions], searchFiles),
    goods: readGoods(rows("goods.csv", ["cn_code"])),
    annexI: readAnnexI(rows("annex-i.csv", ["code_prefix"])),
    benchmarks: readBenchmarks(rows("benchmarks.csv", ["cn_code", "production_route", "year_from"])),
    factors: readFactors(rows("cbam-factor.csv", ["year"])),
    exemptOrigins: readExemptOrigins(rows("exempt-origins.csv", ["country"])),
    authorities: readAuthorities(rows("competent-authorities.csv", ["country"])),
    dataSets,
    inForce,
  });
  checkTables(tables, report);
  const prices = readPrices(rows("certificate-prices.csv", ["period"]));
  const searchWords = searchWordsOf(searchFiles, report);
  return { tables, searchWords, prices, manifests: [shared, ...versions].map((folder) => folder.manifest) };
};

/**
 * Reads and checks all tables below a directory, and the words of the search below another.
 * @fails ReferenceBroken with every problem found, one a line
 */
export const load = (
  directory: URL = referenceDirectory,
  wordsDirectory: URL = searchWordsDirectory,
): Effect.Effect<LoadedReference, ReferenceBroken> =>
  Effect.gen(function* () {
    const report = problems();
    const folders = yield* Effect.tryPromise({
      try: async () => {
        const names = await subfolders(directory);
        const shared = readFolder(directory, "", report);
        const versions = names.map((name) => readFolder(new URL(`${name}/`, directory), `${name}/`, report));
        const searchFiles = readSearchFiles(wordsDirectory);
        return {
          shared: await shared,
          versions: await Promise.all(versions),
          searchFiles: await searchFiles,
        };
      },
      catch: (error) => new ReferenceBroken({ message: `The reference tables can't be read: ${error}` }),
    });
    const versions = folders.versions.filter((folder) => folder !== undefined);
    const { shared, searchFiles } = folders;
    const loaded = shared === undefined ? undefined : assemble({ shared, versions, searchFiles }, report);
    if (loaded === undefined || report.found.length > 0) {
      return yield* new ReferenceBroken({ message: report.found.join("\n") });
    }
    return loaded;
  });
