/**
 * The modules that pages run in the browser: those that pages name, with all that these import. They are TypeScript and
 * are served without their types, comments and indentation; a module is named once, by the page that runs it.
 */
import { stripTypeScriptTypes } from "node:module";
import { type Asset, assetOf } from "./asset.ts";

/**
 * Source whose parsing asks how far the thread's stack reaches. The runtime reads that from a file when it is first asked, keeps it, and
 * ends the process where there is no descriptor left for the file (Deno 2.9: a panic of its library `stacker`): it is asked as the service
 * starts, and not by the first visitor.
 */
const asksForStack = "if (a) {} else {}";
stripTypeScriptTypes(asksForStack);

/** The directory that modules are named from. */
const root = new URL("../../", import.meta.url);

/** Imports at the head of a module, but for types, which are no import in the browser; and those of `import("./later.ts")`. */
const imported = /^(?:import|export)\s(?!type\b)[^;]*?from\s+"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

/** Relative modules of a source's imports. */
const importsOf = (source: string): ReadonlyArray<string> =>
  [...source.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(imported)]
    .map(([, path, later = ""]) => path ?? later);

/** Lines that only readers of the source need: comments, and references to libraries of types. */
const forReaders = /^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n|^[ \t]*\/\/.*\n/gm;

const compactLines = (code: string): string => {
  const lines = code.split("\n");
  const last = lines.length - 1;
  return lines
    .map((line, at) => at === 0 ? line : line.trimStart())
    .map((line, at) => at === last ? line : line.trimEnd())
    .filter((line, at) => line !== "" || at === 0 || at === last)
    .join("\n");
};

/** Blanks at both ends of lines and empty lines go, but for those of templates, where they are text. */
const compact = (source: string): string =>
  source.split("`").map((part, at) => at % 2 === 1 ? part : compactLines(part)).join("`");

/** @returns the source without its types, and without the blanks that these leave where they stood */
const withoutTypes = (source: string): string => {
  const blanked = stripTypeScriptTypes(source);
  if (blanked.length !== source.length) return blanked;
  return compact(
    Array.from(
      { length: source.length },
      (_, at) => blanked[at] === " " && source[at] !== " " ? "" : blanked[at],
    ).join(""),
  );
};

const moduleOf = (source: string): Asset =>
  assetOf("text/javascript; charset=utf-8", source, () => withoutTypes(source.replace(forReaders, "")));

/**
 * @param entries paths below `src`
 * @returns each module by its path below `src`, so that the imports of served modules lead where they lead in the checkout
 * @throws Deno.errors.NotFound for a module that isn't there
 */
export const browserModules = (entries: ReadonlyArray<string>): ReadonlyMap<string, Asset> => {
  const modules = new Map<string, Asset>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (modules.has(path)) continue;
    const url = new URL(path, root);
    const source = Deno.readTextFileSync(url);
    modules.set(path, moduleOf(source));
    open.push(...importsOf(source).map((name) => new URL(name, url).href.slice(root.href.length)));
  }
  return new Map([...modules].sort(([a], [b]) => a < b ? -1 : 1));
};
