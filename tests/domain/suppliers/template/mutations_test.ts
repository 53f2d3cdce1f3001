/**
 * Templates damaged at random, one to three ways at once: each value is read as it was meant, or asked about, or refused;
 * never as another figure. Where the input sheets are missing, which is said, nothing can tell figures that were swapped.
 */
import assert from "node:assert/strict";
import type { LookUpGoods } from "../../../../src/domain/suppliers/template/checks.ts";
import { readTemplate, type TemplateReading } from "../../../../src/domain/suppliers/template/reading.ts";
import { exactly, toText } from "../../../../src/kernel/decimal.ts";
import {
  cellsOfTemplate,
  type MadeCell,
  madeProducts,
  type MadeSheet,
  type MadeTemplate,
  madeTemplate,
  sheetOf,
  templateLanguages,
  templateVersions,
} from "../../../support/template_workbook.ts";

const law: LookUpGoods = (code) => ({
  standing: "goods",
  indirectCounts: code.startsWith("25"),
  span: { least: exactly(0.3), most: exactly(4) },
});

/** Numbers from 0 to below 1 that a seed repeats. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

interface Chance {
  readonly below: (count: number) => number;
  readonly one: <A>(values: ReadonlyArray<A>) => A;
}

const chanceOf = (seed: number): Chance => {
  const random = randomOf(seed);
  const below = (count: number): number => Math.floor(random() * count);
  return {
    below,
    one: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new RangeError("nothing to choose from");
      return value;
    },
  };
};

const formSheets = ["A_InstData", "D_Processes", "E_PurchPrec", "Summary_Products", "Summary_Communication"];
const productSheets = ["Summary_Products", "Summary_Communication"] as const;

const found = (it: MadeTemplate, name: string): MadeSheet | undefined =>
  it.sheets.find((each) => each.name === name);

/** Moves every cell from a row or a column on. */
const shift = (sheet: MadeSheet, by: "row" | "column", from: number, count: number): void => {
  const moved = [...sheet.cells].map(([key, cell]): readonly [string, MadeCell] => {
    const [row = 0, column = 0] = key.split(":").map(Number);
    const at = by === "row" ? row : column;
    const to = at < from ? at : at + count;
    return [by === "row" ? `${to}:${column}` : `${row}:${to}`, cell];
  });
  sheet.cells.clear();
  for (const [key, cell] of moved) sheet.cells.set(key, cell);
};

/** Cells of one kind of a line, in both sheets that have it. */
const lineCells = (
  it: MadeTemplate,
  line: number,
  column: number,
): ReadonlyArray<readonly [MadeSheet, string]> =>
  productSheets.flatMap((name) => {
    const sheet = found(it, name);
    const row = (name === "Summary_Products" ? 9 : 25) + line;
    return sheet === undefined ? [] : [[sheet, `${row}:${column}`] as const];
  });

const change = (
  cells: ReadonlyArray<readonly [MadeSheet, string]>,
  to: (cell: MadeCell) => MadeCell | undefined,
): void => {
  for (const [sheet, key] of cells) {
    const cell = sheet.cells.get(key);
    const changed = cell && to(cell);
    if (cell === undefined) continue;
    if (changed === undefined) sheet.cells.delete(key);
    else sheet.cells.set(key, changed);
  }
};

const [direct, total] = [9, 11];
const oneOrBoth = (it: MadeTemplate, { below, one }: Chance, column: number) => {
  const cells = lineCells(it, 1 + below(3), column);
  return below(2) === 0 || cells.length === 0 ? cells : [one(cells)];
};
const figureColumn = ({ below }: Chance): number => direct + below(3);

const numeric = (cell: MadeCell, to: (value: number) => number | string): MadeCell =>
  typeof cell.value === "number" ? { ...cell, value: to(cell.value) } : cell;

/** Ways in which a template is damaged on its way. */
const mutations: Readonly<Record<string, (it: MadeTemplate, chance: Chance) => void>> = {
  movedSheet: (it, { below }) => {
    const [sheet] = it.sheets.splice(below(it.sheets.length), 1);
    if (sheet !== undefined) it.sheets.splice(below(it.sheets.length + 1), 0, sheet);
  },
  renamedSheet: (it, { below }) => {
    const at = below(it.sheets.length);
    const sheet = it.sheets[at];
    if (sheet !== undefined) it.sheets[at] = { ...sheet, name: `Sheet ${at} renamed` };
  },
  swappedNames: (it, { below }) => {
    const [a, b] = [below(it.sheets.length), below(it.sheets.length)];
    const [one, other] = [it.sheets[a], it.sheets[b]];
    if (one === undefined || other === undefined) return;
    it.sheets[a] = { ...one, name: other.name };
    it.sheets[b] = { ...other, name: one.name };
  },
  insertedRows: (it, { below, one }) => {
    const sheet = found(it, one(formSheets));
    if (sheet !== undefined) shift(sheet, "row", 1 + below(130), 1 + below(3));
  },
  deletedRow: (it, { below, one }) => {
    const sheet = found(it, one(formSheets));
    if (sheet === undefined) return;
    const gone = 1 + below(130);
    for (const key of [...sheet.cells.keys()]) if (key.startsWith(`${gone}:`)) sheet.cells.delete(key);
    shift(sheet, "row", gone, -1);
  },
  insertedColumn: (it, { below, one }) => {
    const sheet = found(it, one(formSheets));
    if (sheet !== undefined) shift(sheet, "column", 1 + below(20), 1);
  },
  deletedColumn: (it, { below, one }) => {
    const sheet = found(it, one(productSheets));
    if (sheet === undefined) return;
    const gone = 1 + below(13);
    for (const key of [...sheet.cells.keys()]) if (key.endsWith(`:${gone}`)) sheet.cells.delete(key);
    shift(sheet, "column", gone, -1);
  },
  textNumber: (it, chance) =>
    change(
      oneOrBoth(it, chance, figureColumn(chance)),
      (cell) =>
        numeric(cell, (value) => chance.one([String(value), String(value).replace(".", ","), ` ${value} t`])),
    ),
  thousands: (it, chance) =>
    change(
      oneOrBoth(it, chance, figureColumn(chance)),
      (cell) => numeric(cell, (value) => value.toFixed(3).replace(".", ",")),
    ),
  errorCell: (it, chance) =>
    change(
      oneOrBoth(it, chance, 4 + chance.below(9)),
      () => ({ value: chance.one(["#REF!", "#N/A", "#DIV/0!"]), kind: "error" }),
    ),
  uncalculatedCell: (it, chance) =>
    change(oneOrBoth(it, chance, figureColumn(chance)), () => ({ value: null, kind: "uncalculated" })),
  emptiedCell: (it, chance) => change(oneOrBoth(it, chance, 4 + chance.below(9)), () => undefined),
  wrongUnit: (it, chance) =>
    change(
      oneOrBoth(it, chance, 12),
      () => ({ value: chance.one(["kgCO2e/t", "tCO2e/kg", "%", "t"]), kind: "typed" }),
    ),
  kilograms: (it, chance) =>
    change(oneOrBoth(it, chance, figureColumn(chance)), (cell) => numeric(cell, (value) => value * 1000)),
  wholeLineInKilograms: (it, { below }) => {
    const line = 1 + below(3);
    for (let column = direct; column <= total; column++) {
      change(lineCells(it, line, column), (cell) => numeric(cell, (value) => value * 1000));
    }
  },
  otherFigure: (it, chance) =>
    change(
      oneOrBoth(it, chance, figureColumn(chance)),
      (cell) => numeric(cell, (value) => value + 0.1 + chance.below(9) / 7),
    ),
  negativeFigure: (it, chance) =>
    change(oneOrBoth(it, chance, figureColumn(chance)), (cell) => numeric(cell, (value) => -value)),
  zeroFigure: (it, chance) =>
    change(oneOrBoth(it, chance, figureColumn(chance)), (cell) => numeric(cell, () => 0)),
  swappedFigures: (it, { below }) => {
    const line = 1 + below(3);
    for (const [sheet, key] of lineCells(it, line, direct)) {
      const other = key.replace(/:9$/, ":10");
      const [a, b] = [sheet.cells.get(key), sheet.cells.get(other)];
      if (a === undefined || b === undefined) continue;
      sheet.cells.set(key, b);
      sheet.cells.set(other, a);
    }
  },
  changedInput: (it, { one }) => {
    const sheet = found(it, "D_Processes");
    const key = one(["16:12", "54:12", "65:12", "66:12", "32:12", "81:12", "119:12"]);
    if (sheet !== undefined) change([[sheet, key]], (cell) => numeric(cell, (value) => value * 1.5));
  },
  shortCode: (it, chance) =>
    change(
      oneOrBoth(it, chance, 6),
      (cell) => ({ ...cell, value: String(cell.value).slice(0, 4 + chance.below(4)) }),
    ),
  spacedCode: (it, chance) =>
    change(oneOrBoth(it, chance, 6), (cell) => ({
      ...cell,
      value: String(cell.value).replace(
        /^(\d{4})(\d\d)(\d\d)$/,
        chance.one(["$1 $2 $3", "$1.$2.$3", "$1$2$3"]),
      ),
    })),
  numberCode: (it, chance) =>
    change(oneOrBoth(it, chance, 6), (cell) => ({ ...cell, value: Number(cell.value) })),
  codeOfOthers: (it, { below, one }) =>
    change(lineCells(it, 1 + below(3), 6), (cell) => ({ ...cell, value: one(madeProducts).code })),
  mergedLines: (it) => void found(it, "Summary_Products")?.merged.push("D10:D12"),
  filledExample: (it) => void found(it, "Summary_Products")?.cells.set("9:9", { value: 1.7, kind: "typed" }),
  noExample: (it) => {
    const sheet = found(it, "Summary_Products");
    for (const key of [...sheet?.cells.keys() ?? []]) if (key.startsWith("9:")) sheet?.cells.delete(key);
  },
  lostNumber: (it, chance) => change(oneOrBoth(it, chance, 3), () => undefined),
  missingSheet: (it, { below }) => void it.sheets.splice(below(it.sheets.length), 1),
  copiedSheet: (it, { one }) => {
    const sheet = found(it, one(formSheets));
    if (sheet !== undefined) {
      it.sheets.push({ ...sheet, name: `${sheet.name} (2)`, cells: new Map(sheet.cells) });
    }
  },
  nothingCalculated: (it) => {
    for (const sheet of it.sheets) {
      if (sheet.name !== "Summary_Products") continue;
      for (const [key, cell] of sheet.cells) {
        if (cell.kind === "result") sheet.cells.set(key, { value: null, kind: "uncalculated" });
      }
    }
  },
  movedLine: (it) => {
    const sheet = found(it, "Summary_Products");
    for (const [key, cell] of [...sheet?.cells ?? []]) {
      if (!key.startsWith("10:") || key.endsWith(":3")) continue;
      sheet?.cells.delete(key);
      sheet?.cells.set(key.replace("10:", "15:"), cell);
    }
  },
  otherPeriod: (it, { one }) => {
    const sheet = found(it, "A_InstData");
    if (sheet !== undefined) {
      change(
        [[sheet, "12:12"], [sheet, "9:12"]],
        (cell) => ({ ...cell, value: one(["2025-06-30", "31/12/2025", "12/31/2025", 46022]) }),
      );
    }
  },
};

const meant: ReadonlyMap<string, readonly [string, string]> = new Map(
  madeProducts.map(({ code, direct: figure, indirect }) => [
    code,
    [String(figure), code.startsWith("25") ? String(indirect) : ""] as const,
  ]),
);

const checked = (read: TemplateReading): void => {
  const wrong = read.issues.filter(({ weight }) => weight === "error");
  for (const { line, code, direct: figure, countedIndirect } of read.products) {
    if (!read.sound.has(line)) {
      const isTold = wrong.some((issue) => issue.line === line || issue.line === null);
      const isAgain = read.products.some((other) => other.line < line && other.code === code);
      assert.ok(isTold || isAgain || read.period.year === null, `line ${line} is left out without a word`);
      continue;
    }
    if (read.issues.some(({ message }) => message.includes("could not be held against"))) continue;
    const expected = meant.get(code ?? "");
    const read1 = [
      figure === null ? "" : toText(figure.value),
      countedIndirect === null ? "" : toText(countedIndirect),
    ];
    assert.deepEqual(read1, expected, `line ${line}, ${code}`);
    assert.equal(read.period.year, 2025);
  }
};

Deno.test("of 500 damaged templates none is read as another figure than was meant", () => {
  const names = Object.keys(mutations);
  for (let seed = 1; seed <= 500; seed++) {
    const chance = chanceOf(seed * 7_919);
    const template = madeTemplate(chance.one(templateVersions), chance.one(Object.keys(templateLanguages)));
    const done = Array.from({ length: 1 + chance.below(3) }, () => chance.one(names));
    for (const name of done) mutations[name]?.(template, chance);
    try {
      const read = readTemplate(cellsOfTemplate(template), law);
      if (read !== undefined) checked(read);
    } catch (error) {
      throw new Error(`seed ${seed}: ${done.join(", ")}: ${error instanceof Error ? error.message : error}`);
    }
  }
});

Deno.test("what is only moved, renamed or written otherwise is read right every time", () => {
  for (const name of ["movedSheet", "renamedSheet", "swappedNames", "spacedCode", "numberCode"]) {
    for (let seed = 1; seed <= 8; seed++) {
      const chance = chanceOf(seed * 104_729);
      const template = madeTemplate("2.1.1", chance.one(Object.keys(templateLanguages)));
      mutations[name]?.(template, chance);
      const read = readTemplate(cellsOfTemplate(template), law);
      assert.equal(
        read?.sound.size,
        3,
        `${name}, seed ${seed}: ${JSON.stringify(read?.issues.map(({ message }) => message))}`,
      );
    }
  }
  assert.equal(sheetOf(madeTemplate(), "A_InstData").name, "A_InstData");
});
