/**
 * Every function of the source: none is longer than a screen. What is counted are its own lines: a function in it that has
 * a name of its own is read by itself, so a service of small functions is as long as what holds them together.
 */
import ts from "npm:typescript@5.9.3";
import assert from "node:assert/strict";
import { programsBelow } from "./support/source_files.ts";

const root = new URL("../src/", import.meta.url);

/** Lines of a screen. */
const mostLines = 60;

const isFunction = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) || ts.isAccessor(node) || ts.isConstructorDeclaration(node);

/** The declaration that names a function, also one that is passed to a call: `const make = Effect.gen(function* ...)`. */
const namedBy = (node: ts.Node): ts.Node | undefined => {
  if (ts.isFunctionDeclaration(node) || ts.isClassElement(node)) return node;
  let { parent } = node;
  while (ts.isCallExpression(parent)) parent = parent.parent;
  if (ts.isVariableDeclaration(parent)) return parent.parent.parent;
  return ts.isPropertyAssignment(parent) ? parent : undefined;
};

/** Functions of a file with more lines of their own than a screen has. */
const longFunctions = (path: string, text: string): ReadonlyArray<string> => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const linesOf = (node: ts.Node): number => lineOf(node.end) - lineOf(node.getStart()) + 1;
  const found: Array<string> = [];
  /** Looks at what is in a node, and returns the lines of the named functions in it. */
  const read = (node: ts.Node): number => {
    let named = 0;
    ts.forEachChild(node, (child) => {
      named += read(child);
    });
    if (!isFunction(node)) return named;
    const own = linesOf(node) - named;
    if (own > mostLines) found.push(`src/${path}:${lineOf(node.getStart())}: ${own} lines`);
    const declaration = namedBy(node);
    return declaration === undefined ? named : linesOf(declaration);
  };
  read(file);
  return found;
};

Deno.test("no function is longer than a screen, without those in it that have a name of their own", () => {
  const long = programsBelow(root).flatMap((url) => {
    const text = Deno.readTextFileSync(url);
    return text.split("\n").length > mostLines ? longFunctions(url.href.slice(root.href.length), text) : [];
  });
  assert.deepEqual(long, []);
});

Deno.test("what is long is seen as long, and a service of named functions isn't", () => {
  const lines = (count: number): string => "  work();\n".repeat(count);
  const named = `const part = () => {\n${lines(40)}};\n`;
  assert.deepEqual(longFunctions("a.ts", `const all = () => {\n${lines(58)}};`), []);
  assert.deepEqual(longFunctions("a.ts", `const all = () => {\n${lines(59)}};`), ["src/a.ts:1: 61 lines"]);
  assert.deepEqual(longFunctions("a.ts", `const all = () => {\n${named}${named}};`), []);
  assert.deepEqual(longFunctions("a.ts", `const all = () => {\n${named}${lines(59)}};`), [
    "src/a.ts:1: 61 lines",
  ]);
  assert.deepEqual(longFunctions("a.ts", `const all = make(function* () {\n${lines(59)}});`), [
    "src/a.ts:1: 61 lines",
  ]);
  assert.deepEqual(longFunctions("a.ts", `const all = () => list.map(() => {\n${lines(60)}});`), [
    "src/a.ts:1: 62 lines",
    "src/a.ts:1: 62 lines",
  ]);
});
