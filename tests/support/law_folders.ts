/** Folders of tables as an operator would add them: copies of the release's own with some lines changed. */
import { strToU8, zipSync } from "fflate";
import { createHash } from "node:crypto";
import { referenceDirectory } from "../../src/adapters/reference/files.ts";
import type { LawFiles } from "../../src/application/law/law_ports.ts";

/** Changes the text of a table. */
type TableChange = (text: string, name: string) => string;

/** Description of a folder that differs from one of the release. */
export interface LawFolderOptions {
  readonly version: string;
  /** First day on which the service answers with it. */
  readonly from: string;
  /** First day of import; that of the release's folder unless said. */
  readonly appliesFrom?: string;
  /** Changes the text of one of its tables. */
  readonly change?: TableChange;
}

const read = (folder: string, name: string): string =>
  Deno.readTextFileSync(new URL(`${folder}${name}`, referenceDirectory));

/** Members of a manifest that these tests look at. */
interface ManifestFile {
  readonly name: string;
}

const sealed = (
  folder: string,
  wanted: (file: ManifestFile) => boolean,
  { version, from, appliesFrom, change = (text) => text }: LawFolderOptions,
): LawFiles => {
  const manifest = JSON.parse(read(folder, "manifest.json"));
  const own: ReadonlyArray<ManifestFile> = manifest.files.filter(wanted);
  const texts = own.map(({ name }) => [name, change(read(folder, name), name)] as const);
  const files = texts.map(([name, text]) => ({
    name,
    sha256: createHash("sha256").update(text).digest("hex"),
    rows: text.trimEnd().split("\n").length - 1,
  }));
  const changed = {
    ...manifest,
    version,
    in_force: { from, until: null },
    applies_from: appliesFrom ?? manifest.applies_from,
    files,
  };
  return { "manifest.json": JSON.stringify(changed), ...Object.fromEntries(texts) };
};

/** A data set: the release's newest one unless another is named. */
export const dataSetFolder = (options: LawFolderOptions, of = "2026-08-06"): LawFiles =>
  sealed(`${of}/`, () => true, options);

/** An amendment with copies of some shared tables. */
export const amendmentFolder = (tables: ReadonlyArray<string>, options: LawFolderOptions): LawFiles =>
  sealed("", ({ name }) => tables.includes(name), options);

/** Changes the value of hot-rolled coils from China by the route of the blast furnace. */
export const coils = (value: string): TableChange => (text, name) =>
  name === "default-values.csv"
    ? text.replace(/^CHN,7208,\(C\),.*$/m, `CHN,7208,(C),${value},,${value}`)
    : text;

/** Changes the benchmark of hot-rolled coils by the route of the blast furnace, column B. */
export const coilBenchmark = (value: string): TableChange => (text) =>
  text.replace(/^(72083900,\(C\),2026,2030,[\d.]+,)[\d.]+/m, `$1${value}`);

/** @returns a ZIP archive of a folder */
export const zipOf = (files: LawFiles): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`table/${name}`, strToU8(text)])),
  );

/** Writes a folder to a directory of its own. @returns its path */
export const writeFolder = async (files: LawFiles, directory: string): Promise<string> => {
  await Deno.mkdir(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) await Deno.writeTextFile(`${directory}/${name}`, text);
  return directory;
};
