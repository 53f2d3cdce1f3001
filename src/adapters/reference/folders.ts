/**
 * The folders of `fixtures/reference/cbam` as bytes: the shared tables, the data sets, and below `amendments/` and
 * `electricity/` what changed later and what is apart. A folder is named as its manifest's version.
 */
import * as Either from "effect/Either";
import { manifestName } from "../../application/law/law_ports.ts";
import { decodeManifest, type Manifest } from "./manifest.ts";
import type { Problems, Row } from "./table.ts";
import { readTable } from "./table.ts";

/** A folder with a manifest: what was read of it, and how its files are named in problems. */
export interface Folder {
  /** Empty for the shared tables, else the path with a slash at its end. */
  readonly label: string;
  readonly manifest: Manifest;
  readonly bytes: ReadonlyMap<string, Uint8Array>;
}

/** Every folder, each kind in the order of the versions. */
export interface Folders {
  readonly shared: Folder | undefined;
  readonly amendments: ReadonlyArray<Folder>;
  readonly dataSets: ReadonlyArray<Folder>;
  readonly electricity: ReadonlyArray<Folder>;
}

const kinds = ["amendments", "electricity"] as const;

const missing = Symbol("no manifest");

const whyManifest =
  "is missing: every folder needs one, which names its version, title, acts, days and files. Copy that of the newest folder and " +
  "follow docs/guide/add-a-year.md; a folder that is no data set doesn't belong here";

const readFolder = async (directory: URL, label: string, report: Problems): Promise<Folder | undefined> => {
  const text = await Deno.readTextFile(new URL(manifestName, directory)).catch((error: unknown) =>
    error instanceof Deno.errors.NotFound ? missing : undefined
  );
  const manifest = typeof text === "string" ? decodeManifest(text) : undefined;
  if (manifest === undefined || Either.isLeft(manifest)) {
    const reasons = text === missing ? [whyManifest] : manifest?.left ?? ["can't be read"];
    for (const reason of reasons) report.add(`${label}${manifestName}`, undefined, reason);
    return undefined;
  }
  const { version, files } = manifest.right;
  if (label !== "" && !`/${label}`.endsWith(`/${version}/`)) {
    report.add(
      `${label}${manifestName}`,
      undefined,
      `its version is ${version}: the folder must be named so`,
    );
  }
  const bytes = new Map<string, Uint8Array>();
  await Promise.all(files.map(async ({ name }) => {
    const content = await Deno.readFile(new URL(name, directory)).catch(() => undefined);
    if (content === undefined) {
      report.add(`${label}${name}`, undefined, `is named in ${manifestName} and can't be read`);
    } else bytes.set(name, content);
  }));
  return { label, manifest: manifest.right, bytes };
};

/** Reads the folder of the shared tables alone; what is wrong with it is reported, and the folder left out. */
export const readSharedFolder = (directory: URL, report: Problems): Promise<Folder | undefined> =>
  readFolder(directory, "", report);

const subfolders = async (directory: URL): Promise<ReadonlyArray<string>> => {
  const names: Array<string> = [];
  for await (const entry of Deno.readDir(directory)) if (entry.isDirectory) names.push(entry.name);
  return names.sort();
};

const foldersBelow = async (
  directory: URL,
  names: ReadonlyArray<string>,
  at: { readonly label: string; readonly report: Problems },
): Promise<ReadonlyArray<Folder>> => {
  const folders = await Promise.all(
    names.map((name) => readFolder(new URL(`${name}/`, directory), `${at.label}${name}/`, at.report)),
  );
  return folders.filter((folder) => folder !== undefined)
    .sort((a, b) => a.manifest.version < b.manifest.version ? -1 : 1);
};

/** Reads every folder below a directory; what is wrong with one is reported and the folder left out. */
export const readFolders = async (directory: URL, report: Problems): Promise<Folders> => {
  const names = await subfolders(directory);
  const kindOf = async (kind: typeof kinds[number]): Promise<ReadonlyArray<Folder>> => {
    if (!names.includes(kind)) return [];
    const below = new URL(`${kind}/`, directory);
    return foldersBelow(below, await subfolders(below), { label: `${kind}/`, report });
  };
  const versions = names.filter((name) => !kinds.some((kind) => kind === name));
  const [shared, dataSets, amendments, electricity] = await Promise.all([
    readSharedFolder(directory, report),
    foldersBelow(directory, versions, { label: "", report }),
    kindOf("amendments"),
    kindOf("electricity"),
  ]);
  return { shared, dataSets, amendments, electricity };
};

/** Required form of a table of a folder. */
export interface FileShape {
  readonly columns: ReadonlyArray<string>;
  /** Columns that together may occur only once. */
  readonly key: ReadonlyArray<string>;
  readonly report: Problems;
}

/** @returns the rows of a folder's file; none where the folder has no such file. */
export const rowsOf = (folder: Folder, name: string, { report, ...shape }: FileShape): ReadonlyArray<Row> => {
  const bytes = folder.bytes.get(name);
  if (bytes === undefined) return [];
  const expected = folder.manifest.files.find((file) => file.name === name);
  return readTable(bytes, { file: `${folder.label}${name}`, expected, ...shape }, report);
};
