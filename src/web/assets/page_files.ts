/**
 * The files that pages refer to: one style sheet, the font, the icon, and modules. They are served below
 * `/assets/<hash>/`, where the hash is that of all of them, so that an address never changes its content and is kept for a
 * year; modules keep their places in the checkout below it, so that their imports lead where they lead there.
 */
import { createHash } from "node:crypto";
import { once } from "../../kernel/once.ts";
import { type Asset, assetOf } from "./asset.ts";
import icon from "./icon.svg" with { type: "text" };
import { browserModules } from "./modules.ts";
import { stylesheet } from "./stylesheet.ts";

/** Latin letters of Inter in all weights (SIL Open Font License 1.1). */
const inter = (): Uint8Array<ArrayBuffer> =>
  Deno.readFileSync(
    new URL(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2")),
  );

/** Files that the features' pages refer to beside the files of every page. */
export interface PageParts {
  /** Parts of the style sheet. */
  readonly styles: ReadonlyArray<string>;
  /** Modules that pages run, by their paths below `src`. */
  readonly modules: ReadonlyArray<string>;
}

/** Every file of the pages. */
export interface PageFiles {
  /** The address of a file, which changes with any file's content. */
  readonly addressOf: (path: string) => string;
  /** The file at a path below `/assets/<hash>/`; undefined: there is none. */
  readonly find: (path: string) => Asset | undefined;
  /** True if the hash of an address is that of the files as they are now. */
  readonly isCurrent: (version: string) => boolean;
}

const hashOf = (files: ReadonlyMap<string, Asset>): string => {
  const hash = createHash("sha256");
  for (const [path, { source }] of files) hash.update(path).update("\0").update(source);
  return hash.digest("base64url").slice(0, 12);
};

/** @returns the files, which are read when a page first refers to one */
export const pageFiles = ({ styles, modules }: PageParts): PageFiles => {
  const all = once(() => {
    const files: ReadonlyMap<string, Asset> = new Map([
      ["style.css", assetOf("text/css; charset=utf-8", stylesheet(styles))],
      ["icon.svg", assetOf("image/svg+xml", icon)],
      ["inter.woff2", assetOf("font/woff2", inter())],
      ...browserModules(modules),
    ]);
    return { files, version: hashOf(files) };
  });
  return {
    find: (path) => all().files.get(path),
    isCurrent: (version) => all().version === version,
    addressOf: (path) => {
      const { files, version } = all();
      if (!files.has(path)) {
        throw new Error(`No page file is called ${path}: name it in the feature's manifest.`);
      }
      return `/assets/${version}/${path}`;
    },
  };
};
