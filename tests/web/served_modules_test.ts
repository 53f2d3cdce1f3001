/** Modules that browsers load one by one: a page stands still when one of them is not served, and none is served for nothing. */
import assert from "node:assert/strict";
import { stripTypeScriptTypes } from "node:module";
import { site } from "../../src/composition/features.ts";
import { browserModules } from "../../src/web/assets/modules.ts";
import { filesBelow } from "../support/source_files.ts";

const imported = /^(?:import|export)\b[^;]*?from "([^"]+)";|^import "([^"]+)";|\bimport\("([^"]+)"\)/gm;

const root = new URL("../../src/", import.meta.url);

/** Modules that stand where browsers' modules do. */
const written = filesBelow(root).map(({ href }) => href.slice(root.href.length))
  .filter((path) => path.includes("/browser/") && path.endsWith(".ts"));

Deno.test("a module that browsers get imports only what they get too, and every one of them is served", () => {
  const lacking = written.flatMap((path) => {
    const asset = site.files.find(path);
    if (asset === undefined) return [`${path} is served by no feature`];
    return [...String(asset.body()).matchAll(imported)].flatMap(([, from, alone, later]) => {
      const at = new URL(from ?? alone ?? later ?? "", `https://service.test/${path}`).pathname.slice(1);
      return site.files.find(at) === undefined ? [`${path} imports ${at}`] : [];
    });
  });
  assert.deepEqual(lacking, []);
});

const comments = /^[ \t]*(?:\/\*\*[\s\S]*?\*\/[ \t]*|\/\/.*)\n/gm;
/** Texts in backquotes, and what stands between them. */
const partsOf = (source: string) => {
  const parts = source.split("`");
  return { templates: parts.filter((_, at) => at % 2 === 1), code: parts.filter((_, at) => at % 2 === 0) };
};
const wordsOf = (source: string): ReadonlyArray<string> => source.match(/[\w$]+/g) ?? [];

Deno.test("a module leaves without its comments, its types and the blanks where they stood, with every word of its code", () => {
  const letters = { sent: 0, blanked: 0 };
  for (const path of written) {
    const blanked = stripTypeScriptTypes(
      Deno.readTextFileSync(new URL(path, root)).replace(comments, ""),
    );
    const sent = String(site.files.find(path)?.body());
    assert.deepEqual(wordsOf(sent), wordsOf(blanked), path);
    assert.equal(stripTypeScriptTypes(sent), sent, `${path} is JavaScript`);
    assert.doesNotMatch(sent, /^\s*\/\//m, `${path} has comments`);
    const [{ templates, code }, original] = [partsOf(sent), partsOf(blanked)];
    assert.deepEqual(templates, original.templates, `${path}: blanks of a template are text`);
    assert.ok(code.every((part) => !/\n[ \t\n]|[ \t]\n/.test(part)), `${path} has blanks that nobody needs`);
    letters.sent += sent.length;
    letters.blanked += blanked.length;
  }
  assert.ok(letters.sent < letters.blanked * 0.9, JSON.stringify(letters));
});

Deno.test("a module that isn't there is an error when the files are first read", () => {
  assert.throws(() => browserModules(["features/nothing/browser/nothing.ts"]), Deno.errors.NotFound);
});

/** Makes all modules where no descriptor is left, the sources of which were read before. */
const withoutDescriptors = `
const { browserModules } = await import("${new URL("web/assets/modules.ts", root).href}");
const modules = browserModules(${JSON.stringify(written)});
try {
  for (const held = [];;) held.push(Deno.openSync("${new URL("main.ts", root).pathname}"));
} catch (error) {
  console.log(error.code, [...modules.values()].every((module) => module.body().length > 0));
}`;

Deno.test("a module is made, and the process lives, also where no descriptor is left when the first one is asked for", () => {
  const { stdout, stderr } = new Deno.Command("sh", {
    args: [
      "-c",
      'ulimit -n 200; exec "$0" eval --no-check "$1"',
      Deno.execPath(),
      withoutDescriptors,
    ],
    cwd: new URL("../", root),
  }).outputSync();
  const text = new TextDecoder();
  assert.equal(text.decode(stdout), "EMFILE true\n", text.decode(stderr));
});
