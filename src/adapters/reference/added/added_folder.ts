/**
 * Files of one folder, as an operator adds them, read as those of the release are: a data set, an amendment or default values of
 * electricity, by the tables that its manifest names.
 */
import * as Either from "effect/Either";
import { createHash } from "node:crypto";
import type { LawFiles, LawKind } from "../../../application/law/law_ports.ts";
import type { DataSet } from "../../../domain/cbam/law/reference.ts";
import { onceEach } from "../../../kernel/once.ts";
import { dataSetFiles, readDataSet } from "../data_set.ts";
import { electricityFile, readElectricity } from "../electricity.ts";
import { editionFiles } from "../acts/editions.ts";
import type { Folder } from "../folders.ts";
import { manifestName } from "../../../application/law/law_ports.ts";
import { decodeManifest, type Manifest } from "../manifest.ts";
import { type Problems, problems } from "../table.ts";

/** A folder that was read for itself; without a data set where it is an amendment or can't be read. */
export interface AddedFolder {
  readonly kind: LawKind | undefined;
  readonly folder: Folder | undefined;
  readonly dataSet: DataSet | undefined;
  /** SHA-256 of the lines `<SHA-256>  <name>` of all its files, by name. */
  readonly sha256: string;
  /** Problems of the folder, a line each. */
  readonly problems: ReadonlyArray<string>;
}

/** Tables that each kind may have. */
const tablesOfKind: Readonly<Record<LawKind, ReadonlyArray<string>>> = {
  data_set: dataSetFiles,
  amendment: editionFiles,
  electricity: [electricityFile],
};

const kindOf = ({ files }: Manifest, report: Problems): LawKind | undefined => {
  const names = files.map(({ name }) => name);
  const kinds = (["data_set", "amendment", "electricity"] as const).filter((kind) =>
    names.some((name) => tablesOfKind[kind].includes(name))
  );
  const [kind] = kinds;
  const allowed = kind === undefined ? [] : tablesOfKind[kind];
  for (const name of names) {
    if (allowed.includes(name)) continue;
    report.add(
      manifestName,
      undefined,
      `names ${name}, which is no table of ${
        kind === undefined
          ? "a data set, an amendment or electricity"
          : `the kind that ${names.find((one) => allowed.includes(one))} belongs to, which has ${
            allowed.join(", ")
          }`
      }`,
    );
  }
  return kind;
};

/** Files that the manifest doesn't name would count for nothing, which nobody would see. */
const checkNames = (files: LawFiles, manifest: Manifest, report: Problems): void => {
  for (const name of Object.keys(files)) {
    if (name !== manifestName && !manifest.files.some((file) => file.name === name)) {
      report.add(name, undefined, `is not named in ${manifestName}`);
    }
  }
};

const folderOf = (files: LawFiles, manifest: Manifest, report: Problems): Folder => {
  const label = `${manifest.version}/`;
  const bytes = new Map<string, Uint8Array>();
  for (const { name } of manifest.files) {
    const text = files[name];
    if (text === undefined) {
      report.add(`${label}${name}`, undefined, `is named in ${manifestName} and missing`);
    } else bytes.set(name, new TextEncoder().encode(text));
  }
  return { label, manifest, bytes };
};

const hashOf = (files: LawFiles): string => {
  const lines = Object.entries(files).sort(([a], [b]) => a < b ? -1 : 1).map(([name, text]) =>
    `${createHash("sha256").update(text).digest("hex")}  ${name}\n`
  );
  return createHash("sha256").update(lines.join("")).digest("hex");
};

const dataSetIn = (kind: LawKind | undefined, folder: Folder, report: Problems): DataSet | undefined =>
  kind === "data_set"
    ? readDataSet(folder, report)
    : kind === "electricity"
    ? readElectricity(folder, report)
    : undefined;

const read = (files: LawFiles): AddedFolder => {
  const report = problems();
  const nothing = { kind: undefined, folder: undefined, dataSet: undefined, sha256: hashOf(files) };
  const text = files[manifestName];
  const manifest = text === undefined ? undefined : decodeManifest(text);
  if (manifest === undefined || Either.isLeft(manifest)) {
    for (const reason of manifest?.left ?? ["is missing"]) report.add(manifestName, undefined, reason);
    return { ...nothing, problems: report.found };
  }
  checkNames(files, manifest.right, report);
  const kind = kindOf(manifest.right, report);
  const folder = folderOf(files, manifest.right, report);
  const dataSet = dataSetIn(kind, folder, report);
  return { ...nothing, kind, folder, dataSet, problems: report.found };
};

/** @returns the folder; read once for the same files */
export const addedFolder: (files: LawFiles) => AddedFolder = onceEach(read);
