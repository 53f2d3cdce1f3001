/** Copies of the checkout's tables that a test may change: broken ones, and the law of a day to come. */
import { createHash } from "node:crypto";
import { referenceDirectory } from "../../src/adapters/reference/files.ts";

const copyTree = async (from: URL, to: string): Promise<void> => {
  await Deno.mkdir(to, { recursive: true });
  for await (const entry of Deno.readDir(from)) {
    if (entry.isDirectory) await copyTree(new URL(`${entry.name}/`, from), `${to}/${entry.name}`);
    else await Deno.copyFile(new URL(entry.name, from), `${to}/${entry.name}`);
  }
};

/** A copy of the tables in a directory of its own. */
export interface ReferenceCopy {
  readonly directory: string;
  readonly url: URL;
  /** Changes a file's text; its manifest keeps the hash that it had. */
  readonly change: (file: string, change: (text: string) => string) => Promise<void>;
  /** Copies a folder under another name. */
  readonly duplicate: (folder: string, name: string) => Promise<void>;
  /** Makes a folder of amendments, in force from the day that it is named after, with copies of some shared tables. */
  readonly amend: (version: string, files: ReadonlyArray<string>) => Promise<void>;
  /** Puts hashes and row counts of a folder's files into its manifest. */
  readonly seal: (folder: string) => Promise<void>;
}

const copyAt = (directory: string): ReferenceCopy => {
  const change: ReferenceCopy["change"] = async (file, changed) => {
    const path = `${directory}/${file}`;
    await Deno.writeTextFile(path, changed(await Deno.readTextFile(path)));
  };
  return {
    directory,
    url: new URL(`file://${directory}/`),
    change,
    duplicate: (folder, name) => copyTree(new URL(`file://${directory}/${folder}/`), `${directory}/${name}`),
    amend: async (version, files) => {
      const folder = `${directory}/amendments/${version}`;
      await Deno.mkdir(folder, { recursive: true });
      for (const name of files) await Deno.copyFile(`${directory}/${name}`, `${folder}/${name}`);
      const manifest = JSON.parse(await Deno.readTextFile(`${directory}/manifest.json`));
      await Deno.writeTextFile(
        `${folder}/manifest.json`,
        JSON.stringify({
          ...manifest,
          version,
          in_force: { from: version, until: null },
          files: manifest.files.filter(({ name }: { name: string }) => files.includes(name)),
        }),
      );
    },
    seal: async (folder) => {
      const path = `${directory}/${folder}/manifest.json`;
      const manifest = JSON.parse(await Deno.readTextFile(path));
      for (const file of manifest.files) {
        const text = await Deno.readTextFile(`${directory}/${folder}/${file.name}`);
        file.sha256 = createHash("sha256").update(text).digest("hex");
        file.rows = text.trimEnd().split("\n").length - 1;
      }
      await Deno.writeTextFile(path, JSON.stringify(manifest));
    },
  };
};

/** Runs with a copy that is removed afterwards. */
export const withReferenceCopy = async <Value>(
  use: (copy: ReferenceCopy) => Promise<Value>,
): Promise<Value> => {
  const directory = await Deno.makeTempDir();
  try {
    await copyTree(referenceDirectory, directory);
    return await use(copyAt(directory));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};
