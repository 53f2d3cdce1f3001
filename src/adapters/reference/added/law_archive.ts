/**
 * The folder of tables in a ZIP archive: nothing is inflated above what the archive says of it, and nothing of more than a folder
 * may have.
 */
import {
  folderBounds,
  type LawFiles,
  manifestName,
  type NoFolder,
} from "../../../application/law/law_ports.ts";
import { Archive, type ArchiveEntry } from "../../spreadsheet/archive.ts";

const megabyte = 1_000_000;

/** Programs that pack directories add files of their own. */
const isForeign = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

/** Entries of the directory in which the manifest lies, by their names there. */
const entriesBeside = (
  entries: ReadonlyMap<string, ArchiveEntry>,
): ReadonlyMap<string, ArchiveEntry> | undefined => {
  const own = [...entries].filter(([name]) => !isForeign(name) && !name.endsWith("/"));
  const manifest = own.map(([name]) => name).filter((name) => `/${name}`.endsWith(`/${manifestName}`))
    .sort((a, b) => a.length - b.length)[0];
  if (manifest === undefined) return undefined;
  const directory = manifest.slice(0, -manifestName.length);
  return new Map(
    own.filter(([name]) => name.startsWith(directory)).map(([name, entry]) => [
      name.slice(directory.length),
      entry,
    ]),
  );
};

/** @throws TypeError for bytes that are no UTF-8 */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

/** A file whose bytes are read when they are wanted. */
export interface FolderFile {
  readonly name: string;
  readonly size: number;
  readonly bytes: () => Uint8Array;
}

/** Manifest and tables; what else lies beside them, such as a page to read, counts for nothing. */
const isPart = ({ name }: FolderFile): boolean => name === manifestName || name.endsWith(".csv");

/** @returns the texts of manifest and tables, within the bounds of a folder */
export const folderOf = (all: ReadonlyArray<FolderFile>): LawFiles | NoFolder => {
  const files = all.filter(isPart);
  if (files.length > folderBounds.files) return { problem: "tooMany", found: String(folderBounds.files) };
  if (files.reduce((sum, { size }) => sum + size, 0) > folderBounds.bytes) {
    return { problem: "tooLarge", found: String(folderBounds.bytes / megabyte) };
  }
  const texts: Array<readonly [string, string]> = [];
  for (const { name, bytes } of files) {
    try {
      texts.push([name, textOf(bytes())]);
    } catch (error) {
      if (error instanceof TypeError) return { problem: "noText", found: name };
      throw error;
    }
  }
  return Object.fromEntries(texts);
};

/** @returns the folder, or why there is none */
export const unpack = (bytes: Uint8Array, name: string): LawFiles | NoFolder => {
  try {
    const archive = new Archive(bytes, folderBounds.files * 10);
    const entries = entriesBeside(archive.entries);
    if (entries === undefined) return { problem: "noManifest", found: name };
    return folderOf(
      [...entries].map(([file, entry]) => ({
        name: file,
        size: entry.bytes,
        bytes: () => archive.read(entry),
      })),
    );
  } catch {
    return { problem: "noArchive", found: name };
  }
};
