/**
 * The tables that every data set shares, in editions: the first one whole, each amendment with the tables that it
 * replaces. What was in force on a day stays readable for ever.
 */
import { dayOfText } from "../../../kernel/time/calendar.ts";
import type { TableVersion } from "../../../contract/answers/members.ts";
import type { AddedTime, Edition, SharedTables } from "../../../domain/cbam/law/reference.ts";
import { readBenchmarks, readFactors, readRoutes } from "../allocation_tables.ts";
import { citationReader } from "./citations.ts";
import { type Folder, rowsOf } from "../folders.ts";
import { manifestName } from "../../../application/law/law_ports.ts";
import {
  columns,
  readAnnexI,
  readAuthorities,
  readExemptOrigins,
  readGoods,
  readNomenclature,
  readThresholds,
} from "../shared_tables.ts";
import type { Problems, Row } from "../table.ts";

/** The files of an edition with the columns that together occur once. */
export const editionKeys = {
  "goods.csv": ["cn_code"],
  "annex-i.csv": ["code_prefix"],
  "nomenclature.csv": ["heading"],
  "benchmarks.csv": ["cn_code", "production_route", "year_from"],
  "cbam-factor.csv": ["year"],
  "production-routes.csv": ["production_route"],
  "thresholds.csv": ["sector"],
  "exempt-origins.csv": ["country"],
  "competent-authorities.csv": ["country"],
} as const;
type FileName = keyof typeof editionKeys;

/** Files that an edition may have beside the prices. */
export const editionFiles: ReadonlyArray<string> = Object.keys(editionKeys);

const readEdition = (
  folder: Folder,
  before: SharedTables | undefined,
  report: Problems,
): SharedTables => {
  const { manifest, label } = folder;
  const cite = citationReader(manifest.acts);
  const read = <Value>(
    name: FileName,
    inherited: Value | undefined,
    of: (rows: ReadonlyArray<Row>) => Value,
  ) => {
    if (manifest.files.some((file) => file.name === name) || inherited === undefined) {
      return of(rowsOf(folder, name, { columns: columns[name], key: editionKeys[name], report }));
    }
    return inherited;
  };
  const version = (name: FileName, inherited: TableVersion | undefined): TableVersion => {
    const file = manifest.files.find((candidate) => candidate.name === name);
    if (file !== undefined) return Object.freeze({ version: manifest.version, sha256: file.sha256 });
    if (inherited !== undefined) return inherited;
    report.add(`${label}${manifestName}`, undefined, `must name ${name}`);
    return { version: manifest.version, sha256: "" };
  };
  const versions = before?.versions;
  return Object.freeze({
    goods: read("goods.csv", before?.goods, readGoods),
    annexI: read("annex-i.csv", before?.annexI, readAnnexI),
    nomenclature: read("nomenclature.csv", before?.nomenclature, readNomenclature),
    benchmarks: read("benchmarks.csv", before?.benchmarks, (rows) => readBenchmarks(rows, cite)),
    factors: read("cbam-factor.csv", before?.factors, (rows) => readFactors(rows, cite)),
    routes: read("production-routes.csv", before?.routes, (rows) => readRoutes(rows, cite)),
    thresholds: read("thresholds.csv", before?.thresholds, (rows) => readThresholds(rows, cite)),
    exemptOrigins: read("exempt-origins.csv", before?.exemptOrigins, (rows) => readExemptOrigins(rows, cite)),
    authorities: read("competent-authorities.csv", before?.authorities, readAuthorities),
    versions: Object.freeze({
      goods: version("goods.csv", versions?.goods),
      annex_i: version("annex-i.csv", versions?.annex_i),
      nomenclature: version("nomenclature.csv", versions?.nomenclature),
      benchmarks: version("benchmarks.csv", versions?.benchmarks),
      factors: version("cbam-factor.csv", versions?.factors),
      production_routes: version("production-routes.csv", versions?.production_routes),
      thresholds: version("thresholds.csv", versions?.thresholds),
      exempt_origins: version("exempt-origins.csv", versions?.exempt_origins),
      competent_authorities: version("competent-authorities.csv", versions?.competent_authorities),
    }),
  });
};

/** Folder of shared tables or of an amendment. */
export interface EditionFolder {
  readonly folder: Folder;
  /** Undefined for what the service ships with. */
  readonly added?: AddedTime;
}

/** An edition with the folder that it was read from. */
export interface ReadEdition {
  readonly folder: Folder;
  readonly edition: Edition;
}

/**
 * @param folders the shared tables, then their amendments in the order of their days
 * @param known editions that were read before: those that the same folders lead to are taken from there
 */
export const readEditions = (
  folders: ReadonlyArray<EditionFolder>,
  report: Problems,
  known: ReadonlyArray<ReadEdition> = [],
): ReadonlyArray<ReadEdition> => {
  const read: Array<ReadEdition> = [];
  for (const [index, { folder, added }] of folders.entries()) {
    const same = known[index];
    if (same?.folder === folder && known[index - 1]?.edition === read.at(-1)?.edition) {
      read.push(same);
      continue;
    }
    const from = dayOfText(folder.manifest.in_force.from);
    const shared = readEdition(folder, read.at(-1)?.edition.shared, report);
    const appliesFrom = dayOfText(folder.manifest.applies_from);
    if (from === undefined || appliesFrom === undefined) continue;
    const time = added === undefined ? undefined : { added };
    read.push({ folder, edition: Object.freeze({ from, appliesFrom, shared, ...time }) });
  }
  return read;
};
