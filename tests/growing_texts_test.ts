/**
 * Texts that grow when they are normalised: one letter stands for up to eighteen (U+FDFA), in each of thousands of cells that name one
 * shared text. What compares words cuts them first: a workbook of 3 kB held everyone up for seconds.
 */
import assert from "node:assert/strict";
import { changesNumbers } from "../src/http/wire/table/columns/left_over.ts";
import { unitTexts } from "../src/http/wire/table/columns/unit_conflicts.ts";
import { shipmentTable } from "../src/features/cbam/table/columns.ts";
import { decomposed, folded, foldedWithUmlautsSpelled } from "../src/kernel/lenient/fold.ts";

const growing = ["\ufdfa", "\ufdfb", "\u3231", "\uac01", "\u00bd", "\ufb03", "\u0130", "e\u0301"];

Deno.test("a text of any length and any letters is compared by its beginning", () => {
  for (const letters of growing) {
    const text = letters.repeat(100_000);
    for (const form of [decomposed(text), folded(text), foldedWithUmlautsSpelled(text)]) {
      assert.ok(form.length <= 1_000, `${letters}: ${form.length}`);
    }
  }
});

Deno.test("what names are as long as is compared whole", () => {
  const name = `Nettó-tömeg ${"é".repeat(200)} Ende`;
  assert.equal(folded(name), `netto tomeg ${"e".repeat(200)} ende`);
  assert.equal(foldedWithUmlautsSpelled("Fußstück ½ ﬃ"), "fussstueck 1 2 ffi");
});

Deno.test("a text that goes on behind what is compared is the name of nothing, however it begins", () => {
  const blanks = " ".repeat(400);
  assert.equal(folded(`Tonnage${blanks}`), "tonnage");
  assert.notEqual(folded(`Tonnage${blanks}in thousands`), "tonnage");
  assert.notEqual(foldedWithUmlautsSpelled(`Türkei${blanks}und Zypern`), "tuerkei");
  assert.ok(changesNumbers(`Net mass${blanks}forecast`));
});

Deno.test("a remark about units that grows beyond one isn't looked at", () => {
  const rows = (text: string) => [{ cells: [text], number: 1 }];
  assert.equal(unitTexts(shipmentTable, rows("All in kg"), 0).length, 1);
  assert.deepEqual(unitTexts(shipmentTable, rows(`${"\ufdfa".repeat(60)} in kg`), 0), []);
});

/** Files that make the compatible form of a text, and why none of theirs can grow by much. */
const bounded: Readonly<Record<string, string>> = {
  "kernel/lenient/fold.ts": "cut before it and after",
  "http/wire/table/columns/left_over.ts": "what has letters left is no letter: signs alone are normalised",
  "domain/imports/certificates/mistakes.ts": "the references of one account, each of at most 100 characters",
};

const filesBelow = (directory: URL): ReadonlyArray<URL> =>
  [...Deno.readDirSync(directory)].flatMap(({ isDirectory, name }) =>
    isDirectory
      ? filesBelow(new URL(`${name}/`, directory))
      : /\.tsx?$/.test(name)
      ? [new URL(name, directory)]
      : []
  );

Deno.test("no other file makes the compatible form of a text", async () => {
  const root = new URL("../src/", import.meta.url);
  const makers: Array<string> = [];
  for (const file of filesBelow(root)) {
    if (/normalize\("NFK/.test(await Deno.readTextFile(file))) makers.push(file.href.slice(root.href.length));
  }
  assert.deepEqual(makers.toSorted(), Object.keys(bounded).toSorted());
});
