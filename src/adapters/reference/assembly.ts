/**
 * Tables that were read, put together and held against each other: the shipped ones at the start, and with them those that an
 * operator added.
 */
import { createHash } from "node:crypto";
import type { DataSet, ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { daysOfEditions, tablesOfImport } from "../../domain/cbam/law/tables_of_import.ts";
import { type EditionFolder, type ReadEdition, readEditions } from "./acts/editions.ts";
import { checkVersions, type VersionFolder, withEndsOfAdded } from "./acts/in_force.ts";
import { checkTables } from "./checks/consistency.ts";
import type { SearchFiles } from "./search_words.ts";
import type { Problems } from "./table.ts";

/** Everything that tables are put together from. */
export interface TableParts {
  /** The shared tables, then their amendments. */
  readonly editions: readonly [EditionFolder, ...ReadonlyArray<EditionFolder>];
  readonly dataSets: ReadonlyArray<VersionFolder>;
  readonly electricity: ReadonlyArray<VersionFolder>;
  readonly searchFiles: SearchFiles;
  /** True if electricity has default values: they are checked in any case. */
  readonly electricityDefaults: boolean;
}

/** Tables with the editions that they were made of. */
export interface Assembly {
  readonly tables: ReferenceTables;
  readonly editions: ReadonlyArray<ReadEdition>;
}

const isWithdrawn = ({ dataSet }: VersionFolder): boolean => dataSet.added?.untilMs !== undefined;

const byVersion = (a: VersionFolder, b: VersionFolder): number =>
  a.dataSet.version < b.dataSet.version ? -1 : 1;

/** Versions in their order: those that count, with their ends, and those that were withdrawn. */
interface Versions {
  readonly counting: ReadonlyArray<VersionFolder>;
  readonly withdrawn: ReadonlyArray<VersionFolder>;
}

const versionsOf = (folders: ReadonlyArray<VersionFolder>, report: Problems): Versions => {
  const { counting = [], withdrawn = [] } = Object.groupBy(
    folders.toSorted(byVersion),
    (version) => isWithdrawn(version) ? "withdrawn" : "counting",
  );
  const ended = withEndsOfAdded(counting);
  checkVersions(ended.map(({ folder }) => folder), report);
  return { counting: ended, withdrawn };
};

/** All versions by name; of two with one name the one that counts. */
const named = ({ counting, withdrawn }: Versions): ReadonlyMap<string, DataSet> =>
  new Map(
    [...withdrawn.filter(({ dataSet }) => !counting.some((one) => one.dataSet.version === dataSet.version))]
      .concat(counting).sort(byVersion)
      .map(({ dataSet }) => [dataSet.version, dataSet]),
  );

const dayOf = ({ folder }: EditionFolder): string => folder.manifest.in_force.from;

const fingerprintOf = (
  editions: ReadonlyArray<EditionFolder>,
  versions: ReadonlyArray<VersionFolder>,
  searchFiles: SearchFiles,
): string => {
  const hash = createHash("sha256");
  for (const { folder: { manifest } } of [...editions, ...versions]) {
    hash.update(manifest.in_force.from);
    for (const file of manifest.files) hash.update(file.sha256);
  }
  for (const version of versions) if (isWithdrawn(version)) hash.update(`without ${version.dataSet.version}`);
  for (const bytes of searchFiles.values()) hash.update(bytes);
  return hash.digest("hex").slice(0, 12);
};

/**
 * Puts tables together; what is wrong with them is reported.
 * @param known editions that were read before
 * @returns undefined where there is nothing to be put together
 */
export const assemble = (
  { editions: folders, dataSets, electricity, searchFiles, electricityDefaults }: TableParts,
  report: Problems,
  known: ReadonlyArray<ReadEdition> = [],
): Assembly | undefined => {
  const [shared, ...amendments] = folders;
  const inOrder = [shared, ...amendments.toSorted((a, b) => dayOf(a) < dayOf(b) ? -1 : 1)];
  const editions = readEditions(inOrder, report, known);
  const values = versionsOf(dataSets, report);
  const ofElectricity = versionsOf(electricity, report);
  const [edition, newest] = [editions.at(-1)?.edition, values.counting.at(-1)?.dataSet];
  if (edition === undefined || newest === undefined) return undefined;
  const used = electricityDefaults ? [...named(ofElectricity).values()] : [];
  const tables: ReferenceTables = Object.freeze({
    ...edition.shared,
    fingerprint: fingerprintOf(
      inOrder,
      [...dataSets, ...electricityDefaults ? electricity : []],
      searchFiles,
    ),
    editions: editions.map((one) => one.edition),
    dataSets: named(values),
    newest,
    electricity: used,
  });
  for (const { edition: { shared: of } } of editions) checkTables({ ...tables, ...of }, report);
  const days = daysOfEditions(tables);
  if (days.length > 1) { for (const day of days) checkTables(tablesOfImport(tables, day), report); }
  return { tables, editions };
};
