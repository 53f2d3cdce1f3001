/** The limit of a year is the law's: an operator may amend it, so no fixed text of the program names it. */
import assert from "node:assert/strict";

const sources = new URL("../../src/", import.meta.url);

const filesIn = (folder: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) =>
    isDirectory ? filesIn(new URL(`${name}/`, folder)) : /\.tsx?$/.test(name) ? [new URL(name, folder)] : []
  );

const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");

/** The limit of the first edition, or its 90 %, in figures or words. */
const namesLimit = /(?<![\d.,])(?:50|45)(?:[ \u00a0]|\\u00a0)?(?:t\b|tonn)|(?:fifty|fünfzig|cinquante) tonn/i;

Deno.test("no text of the program names the limit of the first edition", () => {
  for (const text of ["unter 50 t", "le seuil de 50\u00a0tonnes", "50\\u00a0Tonnen", "fifty tonnes"]) {
    assert.match(text, namesLimit);
  }
  assert.doesNotMatch("250 t of urea, at most 50 texts", namesLimit);
  const named = filesIn(sources).filter((file) =>
    namesLimit.test(withoutComments(Deno.readTextFileSync(file)))
  );
  assert.deepEqual(named.map(({ pathname }) => pathname.slice(sources.pathname.length)), []);
});
