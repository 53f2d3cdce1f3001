/**
 * Texts that grow when they are normalised: one letter stands for up to eighteen (U+FDFA), in each of thousands of cells that name one
 * shared text. What compares words cuts them first: a workbook of 3 kB held everyone up for seconds.
 */
import assert from "node:assert/strict";
import { changesNumbers } from "../src/http/wire/table/columns/left_over.ts";
import { unitTexts } from "../src/http/wire/table/columns/units/unit_issues.ts";
import { shipmentTable } from "../src/features/cbam/table/columns.ts";
import { recognise } from "../src/features/cbam/pages/tables/recognise.ts";
import { customsColumns } from "../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../src/features/imports/table/import_table.ts";
import { planTable } from "../src/features/plans/table/columns.ts";
import { sheetQuestion, workbookFacts } from "../src/http/wire/table/question.ts";
import { readFlagAsWritten } from "../src/kernel/lenient/code.ts";
import { decomposed, folded, foldedWithUmlautsSpelled, isLongerThan } from "../src/kernel/lenient/fold.ts";
import { atOnce, type Steps } from "../src/kernel/steps.ts";
import { nothingSaid } from "./support/tables.ts";

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

Deno.test("letters that stand for many are cut where a name would end, and those of names are not", () => {
  for (const letter of ["\ufdfa", "\u3316"]) {
    const text = letter.repeat(60);
    assert.ok(folded(text).length <= 62, letter);
    assert.ok(isLongerThan(text, 60), letter);
  }
  assert.equal(folded("ⅷ ᾂ ½ ㎏ ﬃ각"), "viii α 1 2 kg ffi각".normalize("NFD"));
});

/** Characters of compatible forms that are made until `end` is called. */
const counted = () => {
  const { normalize } = String.prototype;
  const made = { characters: 0, calls: 0 };
  String.prototype.normalize = function (this: string, form?: string): string {
    const text = normalize.call(this, form);
    made.characters += text.length;
    made.calls += 1;
    return text;
  };
  return {
    made,
    end: () => {
      String.prototype.normalize = normalize;
    },
  };
};

/** Runs steps. @returns the most characters that one of them made comparable */
const mostOfStep = (steps: Steps<unknown>): number => {
  const { made, end } = counted();
  let most = 0;
  try {
    for (let isDone = false; !isDone;) {
      made.characters = 0;
      isDone = steps.next().done === true;
      most = Math.max(most, made.characters);
    }
  } finally {
    end();
  }
  return most;
};

/** A few milliseconds of work: sixty letters of a thousand rows are more. */
const charactersOfStep = 1_000_000;

Deno.test("a table of one text in every cell is read in steps, whichever kind it is of", () => {
  const sets = { shipmentTable, planTable, importTable, customsColumns };
  for (const [kind, set] of Object.entries(sets)) {
    const headings = set.columns.filter(({ isUnoffered }) => isUnoffered !== true).map(({ name }) => name);
    const row = headings.map(() => "\ufdfa".repeat(60));
    const rows = [headings, ...Array.from({ length: 1_000 }, () => row)];
    const table = { rows, numbers: rows.map((_, at) => at + 1) };
    const most = mostOfStep(sheetQuestion(set, table, { ...nothingSaid, keepsExtraColumns: true }));
    assert.ok(most <= charactersOfStep, `${kind}: ${most} characters in one step`);
    const onPage = mostOfStep(recognise(table, workbookFacts, undefined));
    assert.ok(onPage <= charactersOfStep, `${kind} on the page: ${onPage} characters in one step`);
  }
});

Deno.test("a text that stands in many cells is looked up as a heading once", () => {
  const names = ["cn_code", "origin_country", "tonnage", ...Array.from({ length: 60 }, (_, at) => `x${at}`)];
  const rows = [names, ...Array.from({ length: 500 }, () => names.map(() => "각".repeat(40)))];
  const table = { rows, numbers: rows.map((_, at) => at + 1) };
  const { made, end } = counted();
  try {
    atOnce(sheetQuestion(shipmentTable, table, { ...nothingSaid, keepsExtraColumns: true }));
  } finally {
    end();
  }
  assert.ok(made.characters < 3_000_000, `${made.characters} characters`);
});

Deno.test("a word that is looked up in a closed list is made comparable once", () => {
  const { made, end } = counted();
  try {
    readFlagAsWritten({ path: "is_satisfactory", value: "é".repeat(60) });
  } finally {
    end();
  }
  assert.equal(made.calls, 1);
  assert.ok(made.characters <= 120);
});

/** Files that make the compatible form of a text, and why none of theirs can grow by much. */
const bounded: Readonly<Record<string, string>> = {
  "kernel/lenient/fold.ts": "cut before it and after",
  "http/wire/table/columns/left_over.ts": "what has letters left is no letter: signs alone are normalised",
  "kernel/identifiers.ts":
    "references of one account's certificates and of one import's document codes, of at most 100 characters each",
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
