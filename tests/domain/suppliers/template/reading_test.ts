/** Communication templates as suppliers send them: read right, asked about, or refused. */
import assert from "node:assert/strict";
import type { LookUpGoods } from "../../../../src/domain/suppliers/template/checks.ts";
import { readTemplate, type TemplateReading } from "../../../../src/domain/suppliers/template/reading.ts";
import { exactly, toText } from "../../../../src/kernel/decimal.ts";
import {
  cellsOfTemplate,
  clear,
  madeProducts,
  type MadeTemplate,
  madeTemplate,
  put,
  sheetOf,
  templateLanguages,
  templateVersions,
} from "../../../support/template_workbook.ts";

/** Steel of Annex II between 0.3 and 4 tCO2e/t, cement between 0.2 and 1. */
const law: LookUpGoods = (code) => ({
  standing: code.startsWith("84") ? "outside" : code.endsWith("99") ? "unlisted" : "goods",
  indirectCounts: code.startsWith("25"),
  span: code.startsWith("25")
    ? { least: exactly(0.2), most: exactly(1) }
    : { least: exactly(0.3), most: exactly(4) },
});

const reading = (template: MadeTemplate): TemplateReading =>
  readTemplate(cellsOfTemplate(template), law) ?? assert.fail("not taken for a template");

const messages = ({ issues }: TemplateReading, weight: string): ReadonlyArray<string> =>
  issues.filter((issue) => issue.weight === weight).map(({ message }) => message);

const figures = ({ products, sound }: TemplateReading) =>
  products.filter(({ line }) => sound.has(line)).map(({ code, direct, countedIndirect }) => [
    code,
    direct === null ? "" : toText(direct.value),
    countedIndirect === null ? "" : toText(countedIndirect),
  ]);

const meant = [["72083900", "1.0785", ""], ["72071111", "0.935", ""], ["25232900", "0.6", "0.05"]];

for (const version of templateVersions) {
  for (const language of Object.keys(templateLanguages)) {
    Deno.test(`version ${version} in ${language} is read by its places, with the cell of each value`, () => {
      const read = reading(madeTemplate(version, language));
      assert.deepEqual(messages(read, "error"), []);
      assert.deepEqual(messages(read, "warning"), []);
      assert.deepEqual(figures(read), meant);
      assert.equal(read.version, version);
      assert.equal(read.period.year, 2025);
      const { latitude, longitude, ...installation } = read.installation;
      assert.deepEqual(installation, {
        name: "Karadeniz Works",
        activity: "Steel",
        street: "Liman Cd. 1",
        postcode: "34000",
        city: "Izmir",
        country: "TUR",
        unlocode: "TRIZM",
      });
      assert.deepEqual([latitude && toText(latitude), longitude && toText(longitude)], [
        "38.42372",
        "27.14283",
      ]);
      assert.deepEqual(read.verifier, {
        name: "DE-V-0001",
        accreditation: "D-VS-0001",
        accreditationBody: "DAkkS",
        accreditationCountry: "Germany",
      });
      assert.deepEqual(read.processes.map(({ name, goods }) => [name, goods]), [
        ["EAF shop", "crude_steel"],
        ["Mill", "iron_or_steel_products"],
        ["Works", "cement"],
      ]);
      const [coil, , cement] = read.products;
      assert.equal(coil?.price && toText(coil.price.effective), "100.5");
      assert.equal(cement?.clinker && toText(cement.clinker), "0.75");
      const direct = read.facts.find(({ member }) => member === "products.1.direct");
      assert.deepEqual(direct, {
        member: "products.1.direct",
        sheet: "Summary_Communication",
        cell: "I26",
        value: "1.0785",
        from: "result",
      });
      assert.ok(
        messages(read, "remark").some((each) => /Summary_Communication!G15 .* is the city/.test(each)),
      );
      assert.ok(messages(read, "remark").some((each) => /indirect emissions .* don't count/.test(each)));
    });
  }
}

/** A template that a program filled: its formulas have no results. */
const uncalculated = (): MadeTemplate => {
  const template = madeTemplate();
  for (const { cells } of template.sheets) {
    for (const [key, cell] of cells) {
      if (cell.kind === "result") cells.set(key, { value: null, kind: "uncalculated" });
    }
  }
  for (const column of "DEFHIJKLM") {
    put(template, "Summary_Communication", `${column}25`, headingOf(column), "result");
  }
  put(template, "Summary_Communication", "D12", "Name of the installation (English name):", "result");
  return template;
};

const headingOf = (column: string) =>
  sheetOf(madeTemplate(), "Summary_Communication").cells.get(`25:${column.charCodeAt(0) - 64}`)?.value ?? "";

Deno.test("figures that a file lacks are counted from its input sheets, through precursors made and bought", () => {
  const read = reading(uncalculated());
  assert.deepEqual(messages(read, "error"), []);
  assert.deepEqual(figures(read), meant);
  assert.deepEqual(read.products.map(({ direct }) => direct?.from), ["rebuilt", "rebuilt", "rebuilt"]);
  assert.deepEqual(read.products.map(({ defaultShare }) => defaultShare), [null, null, null]);
  assert.deepEqual(
    messages(read, "warning").filter((message) => /without a result, so that this figure/.test(message)),
    ["M10", "M11", "M12"].map((cell) =>
      `Summary_Products!${cell} has a formula without a result, so that this figure is left out: open the workbook in a spreadsheet, let it calculate, save it and send it again.`
    ),
    "a share that is lost is told",
  );
});

Deno.test("a figure that was typed with fewer decimals than its inputs come to is taken as it stands", () => {
  const rounded = (direct: number, total: number): TemplateReading => {
    const template = madeTemplate();
    put(template, "D_Processes", "L119", 40.0003);
    for (const [sheet, row] of [["Summary_Products", 10], ["Summary_Communication", 26]] as const) {
      put(template, sheet, `I${row}`, direct);
      put(template, sheet, `K${row}`, total);
    }
    return reading(template);
  };
  // 1.078500375 and 0.5021 are what the inputs come to.
  const taken = rounded(1.0785, 1.581);
  assert.deepEqual(messages(taken, "error"), []);
  assert.deepEqual(figures(taken), meant);
  assert.match(messages(rounded(1.0789, 1.581), "error").join(" "), /1\.0785/, "another figure is told");
  assert.match(messages(rounded(1.0785, 1.583), "error").join(" "), /1\.583/, "another total is told");
});

Deno.test("goods in the row of the example are told where the template repeats its headings behind the last column", () => {
  const template = madeTemplate();
  put(template, "Summary_Products", "BM8", "Type of instrument (carbon pricing)", "result");
  put(template, "Summary_Products", "AL8", "Type of instrument (carbon pricing)", "result");
  put(template, "Summary_Products", "AZ8", "Result: Effective CP due (per produced t or MWh)", "result");
  put(template, "Summary_Products", "F9", "72083900");
  put(template, "Summary_Products", "I9", 1.9);
  const said = messages(reading(template), "error").join(" ");
  assert.match(said, /the template's example/);
  assert.doesNotMatch(said, /Columns were/);
});

Deno.test("figures that can't be counted either are said, with why", () => {
  const lacking = uncalculated();
  clear(lacking, "D_Processes", "L16");
  assert.match(
    messages(reading(lacking), "error").join("\n"),
    /Summary_Products!I11 has a formula without a result.*missing or can't be read/,
  );
  const circle = uncalculated();
  put(circle, "D_Processes", "L97", 5);
  assert.match(messages(reading(circle), "error").join("\n"), /consume each other's goods in a circle/);
  const absent = uncalculated();
  absent.sheets.splice(absent.sheets.findIndex(({ name }) => name === "E_PurchPrec"), 1);
  assert.match(
    messages(reading(absent), "error").join("\n"),
    /D_Processes and E_PurchPrec aren't both there/,
  );
});

/** One fault, what it is answered with, and the lines whose values are still taken. */
const faults: ReadonlyArray<
  readonly [string, (template: MadeTemplate) => void, RegExp, ReadonlyArray<number>]
> = [
  [
    "an error of the spreadsheet",
    (it) => put(it, "Summary_Products", "I10", "#REF!", "error"),
    /Summary_Products!I10 holds the error #REF!/,
    [2, 3],
  ],
  [
    "a result that its origin contradicts",
    (it) => put(it, "Summary_Products", "I10", 1.2),
    /Summary_Communication!I26 says "1.0785" and cell I10 of Summary_Products says "1.2"/,
    [2, 3],
  ],
  [
    "a result whose origin is empty",
    (it) => clear(it, "Summary_Products", "I10"),
    /cell I10 of Summary_Products is empty/,
    [2, 3],
  ],
  [
    "inputs that changed since it was calculated",
    (it) => put(it, "D_Processes", "L184", 450),
    /says 0.6, and the input sheets of process "Works" come to 0.9/,
    [1, 2],
  ],
  [
    "another unit",
    (it) => put(it, "Summary_Products", "L10", "kgCO2e/t"),
    /Summary_Communication!L26 says "tCO2e\/t" and cell L10/,
    [2, 3],
  ],
  [
    "a process that isn't there",
    (it) => both(it, "D", 1, "Rolling"),
    /names the process "Rolling", and A_InstData has "EAF shop", "Mill", "Works"/,
    [2, 3],
  ],
  [
    "no process",
    (it) => both(it, "D", 1, null),
    /Summary_Products!D10 is empty: fill in the production process/,
    [2, 3],
  ],
  [
    "a heading in place of a code",
    (it) => both(it, "F", 1, "7208"),
    /Summary_Products!F10 says "7208": a CN code has eight digits/,
    [2, 3],
  ],
  [
    "a code of other goods than the process makes",
    (it) => both(it, "F", 1, "72071111"),
    /of the category "Crude steel", and the process makes "Iron or steel products"/,
    [3],
  ],
  ["a code that the tables lack", (it) => both(it, "F", 1, "72089999"), /72089999 is no CN code of goods/, [
    2,
    3,
  ]],
  [
    "a negative figure",
    (it) => bothFigures(it, 3, -0.6, 0.05),
    /is -0.6: emissions of goods are not below zero/,
    [1, 2],
  ],
  ["no emissions at all", (it) => zeroWorks(it), /goods without any emissions/, [1, 2]],
  ["kilograms for tonnes", (it) => kilograms(it), /is 650 t CO2e\/t, more than ten times/, [1, 2]],
  [
    "a total that isn't the sum",
    (it) => both(it, "K", 3, 0.9),
    /says 0.9, and direct \(0.6\) and indirect emissions \(0.05\)/,
    [1, 2],
  ],
  [
    "lines whose cells are merged",
    (it) => void sheetOf(it, "Summary_Products").merged.push("D10:D11"),
    /the cells D10:D11 are merged/,
    [3],
  ],
  [
    "an example that holds other goods",
    (it) => put(it, "Summary_Products", "F9", "72083900"),
    /Summary_Products!C9 is the template's example/,
    [],
  ],
  ["two values of one code", (it) => twice(it), /line 4 has another value for CN code 72083900/, [2, 3]],
  [
    "a period that is no calendar year",
    (it) => period(it, "2025-04-01", "2026-03-31"),
    /A_InstData!L9: the reporting period goes from 2025-04-01 to 2026-03-31/,
    [],
  ],
  [
    "a day that can be read in two ways",
    (it) => period(it, "01/02/2025", "2025-12-31"),
    /which can be 2025-02-01 or 2025-01-02/,
    [],
  ],
  [
    "a country and another code",
    (it) => put(it, "A_InstData", "I26", "China"),
    /A_InstData!I26 says "China" and cell G16 of Summary_Communication says "TR"/,
    [],
  ],
  [
    "a row that was put between the lines without a number",
    (it) => unnumbered(it),
    /stands in a row without a number/,
    [],
  ],
  [
    "goods outside Annex I",
    (it) => both(it, "F", 1, "84719000"),
    /CN code 84719000 are outside CBAM's Annex I/,
    [2, 3],
  ],
];

const both = (it: MadeTemplate, column: string, line: number, value: string | number | null): void => {
  for (const [sheet, first] of [["Summary_Products", 9], ["Summary_Communication", 25]] as const) {
    if (value === null) clear(it, sheet, `${column}${first + line}`);
    else put(it, sheet, `${column}${first + line}`, value, "result");
  }
};

const bothFigures = (it: MadeTemplate, line: number, direct: number, indirect: number): void => {
  both(it, "I", line, direct);
  both(it, "J", line, indirect);
  both(it, "K", line, direct + indirect);
};

const zeroWorks = (it: MadeTemplate): void => {
  bothFigures(it, 3, 0, 0);
  put(it, "D_Processes", "L184", 0);
  put(it, "D_Processes", "L195", 0);
};

const kilograms = (it: MadeTemplate): void => {
  bothFigures(it, 3, 600, 50);
  put(it, "D_Processes", "L184", 300_000);
  put(it, "D_Processes", "L195", 50_000);
};

const twice = (it: MadeTemplate): void => {
  for (
    const [column, value] of [["D", "EAF shop"], ["E", "Iron or steel products"], ["F", "72083900"], [
      "L",
      "tCO2e/t",
    ]] as const
  ) {
    both(it, column, 4, value);
  }
  bothFigures(it, 4, 0.935, 0.411);
};

const period = (it: MadeTemplate, from: string, to: string): void => {
  put(it, "A_InstData", "I9", from);
  put(it, "A_InstData", "L9", to);
  put(it, "Summary_Communication", "G20", from, "result");
  put(it, "Summary_Communication", "G21", to, "result");
};

const unnumbered = (it: MadeTemplate): void => {
  clear(it, "Summary_Products", "C60");
  put(it, "Summary_Products", "F60", "72083900");
};

for (const [what, damage, expected, lines] of faults) {
  Deno.test(`${what} is said with its cell, and the value is not taken`, () => {
    const template = madeTemplate();
    damage(template);
    const read = reading(template);
    assert.match(messages(read, "error").join("\n"), expected);
    assert.deepEqual([...read.sound], lines, messages(read, "error").join("\n"));
  });
}

Deno.test("numbers as texts are read where they can mean one thing, by the mark that the others show", () => {
  const template = madeTemplate();
  for (const [at, { direct, indirect }] of madeProducts.entries()) {
    for (const [column, value] of [["I", direct], ["J", indirect], ["K", direct + indirect]] as const) {
      both(template, column, at + 1, String(Number(value.toPrecision(15))).replace(".", ","));
    }
  }
  assert.deepEqual(figures(reading(template)), meant);
  const open = madeTemplate();
  both(open, "I", 1, "1,078");
  assert.match(messages(reading(open), "error").join("\n"), /I26 .*1,078/);
});

Deno.test("renamed and moved sheets are found by what stands in them, also where two have changed their names", () => {
  const template = madeTemplate();
  const names = template.sheets.map(({ name }) => name);
  const renamed = {
    sheets: template.sheets.map((sheet, at) => ({ ...sheet, name: names[names.length - 1 - at] ?? "" }))
      .reverse(),
  };
  const read = reading(renamed);
  assert.deepEqual(figures(read), meant);
  assert.equal(messages(read, "remark").filter((each) => each.includes("under another name")).length, 5);
});

Deno.test("one sheet twice, under other names, is asked about", () => {
  const template = madeTemplate();
  const products = sheetOf(template, "Summary_Products");
  template.sheets.splice(template.sheets.indexOf(products), 1);
  template.sheets.push({ ...products, name: "Copy 1" }, { ...products, name: "Copy 2" });
  const read = reading(template);
  assert.match(
    messages(read, "error").join("\n"),
    /Several sheets hold what Summary_Products does \("Copy 1", "Copy 2"\)/,
  );
  assert.equal(read.sound.size, 0);
});

Deno.test("codes with blanks, shares in percent, days of the place and degrees as text are read", () => {
  const template = madeTemplate();
  both(template, "F", 1, "7208 39 00");
  both(template, "M", 1, "35 %");
  period(template, "01.01.2025", "31.12.2025");
  const read = reading(template);
  assert.deepEqual(messages(read, "error"), []);
  assert.deepEqual(figures(read), meant);
  const [coil] = read.products;
  assert.equal(coil?.defaultShare && toText(coil.defaultShare), "0.35");
  assert.equal(read.period.year, 2025);
});

Deno.test("a workbook of another kind is none, and one without products says so", () => {
  assert.equal(readTemplate({ sheets: [], furtherSheets: 0, hasMacros: false }, law), undefined);
  const template = madeTemplate();
  for (const name of ["Summary_Products", "Summary_Communication"]) {
    for (const [key] of sheetOf(template, name).cells) {
      const [row = 0] = key.split(":").map(Number);
      const isLine = name === "Summary_Products" ? row >= 10 : row >= 26;
      if (isLine && !key.endsWith(":3")) sheetOf(template, name).cells.delete(key);
    }
  }
  assert.match(messages(reading(template), "error").join("\n"), /has no product/);
});
