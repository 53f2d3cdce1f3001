/** Formats of numbers: one is understood only where people see the number that is read, or one beside a text that is told. */
import assert from "node:assert/strict";
import { numberFormat } from "../../../src/adapters/spreadsheet/formats/number_format.ts";
import { readByPerson, shownNumber } from "../../support/shown_numbers.ts";

const told = (format: string, value: number): string => {
  const as = numberFormat(format).ofNumber(value);
  return as === undefined ? "" : as.format !== undefined ? "strange" : `${as.unit}|${as.thousands}`;
};

Deno.test("formats that people use show the number alone", () => {
  for (
    const format of [
      "General",
      "0",
      "0.00",
      "#,##0",
      "#,##0.00",
      "#,##0.###",
      "0.0##",
      "#\\ ##0.00",
      "# ##0",
      "#'##0.0",
      "00000",
      "@",
      "0.00E+00",
      "##0.0E+0",
      "[Red]0.0",
      "[$-409]0.00",
      "[$-en-US]#,##0",
      "0.00_ ",
      "* 0.00",
      "+0;-0;0",
      "#,##0.00_);(#,##0.00)",
      "#,##0.00_);[Red]\\(#,##0.00\\)",
      "0.00;[Red]0.00",
      "0.0;\\-0.0",
      "0.00;0.00-",
      '_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-;_-@_-',
      '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
      "[>=1000]#,##0;0.00",
      "0.000\\ 000",
    ]
  ) {
    for (const value of [24.5, 1204.5, 0, -3]) {
      if (value < 0 && format.startsWith("[>")) continue;
      assert.equal(told(format, value), "", `${format} ${value}`);
    }
  }
});

Deno.test("a text beside the number, thousands and hundredths are told, by the section that the value is shown by", () => {
  const cases: ReadonlyArray<readonly [string, number, string]> = [
    ['0.0" kg"', 24.5, "kg|0"],
    ['[>1000]0.0," t";0" kg"', 2000, "t|1"],
    ['[>1000]0.0," t";0" kg"', 900, "kg|0"],
    ['0.0;0.0" kg";0', -1, "strange"],
    ['0.0;-0.0" kg";0', -1, "kg|0"],
    ['0.0;-0.0;0" kg"', 0, "kg|0"],
    ['0.0;-0.0;0" kg"', 1, ""],
    ["0%", 0.97, "%|0"],
    ["0.00 %", 0.97, "%|0"],
    ["0.0,", 24500, "|1"],
    ["#,##0,,", 24500000, "|2"],
    ["0,.0", 24500, "|1"],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-', 0, "€|0"],
    ["[$€-407]0.00", 1, "€|0"],
    ["[$USD-409] 0.00", 1, "USD|0"],
    ["0.00 $", 1, "$|0"],
    ["0.0 kg", 1, "kg|0"],
    ['0.00" tCO2e/t"', 1, "tCO2e/t|0"],
  ];
  for (const [format, value, expected] of cases) {
    assert.equal(told(format, value), expected, `${format} ${value}`);
  }
});

Deno.test("a format that shows another number, a part of it or nothing is not understood", () => {
  for (
    const format of [
      '0"000"',
      '0.0"0"',
      '0"."000',
      "0\\.000",
      '0","0',
      "0\\,0",
      '"1"0',
      '0"½"',
      '0"²"',
      '0"×10³"',
      "# ?/?",
      "# ??/16",
      ";;;",
      ";",
      '"24"',
      '"x"',
      "*0 0",
      "0*0",
      "0%%",
      '0%" x"',
      "0.0.0",
      "(0)",
      "-0",
      '0"-"',
      '"~"0',
      '"<"0',
      "0%,",
      "[DBNum1]0",
      "[>5][<9]0",
      "[x]0",
      "[>1e999]0",
      "0\\ 0",
      '0"%"',
      "0\\%",
      "0/10",
      "General0",
      "GeneralGeneral",
      "0.00General",
      '0" "0',
      `${"0".repeat(300)}`,
      '0,"000"',
      "[Red]",
    ]
  ) {
    assert.equal(told(format, 24.5), "strange", format);
  }
  for (
    const [format, value] of [["0;;0", -1], ["0;-0;", 0], ["#", 0], ["#.##", 0.001], ["???", 0], [
      '0;-0;"n/a"',
      0,
    ], ["0;0", -1]] as const
  ) {
    assert.equal(told(format, value), "strange", `${format} ${value}`);
  }
});

Deno.test("a text beside a text, and a text that isn't shown, are told", () => {
  const ofText = (format: string): string | undefined => {
    const as = numberFormat(format).ofText;
    return as && (as.format === undefined ? as.unit : "strange");
  };
  for (const format of ["General", "@", "0.00", "0;-0;0;@", "_(@_)", "0;-0;0;_-@_-"]) {
    assert.equal(ofText(format), undefined, format);
  }
  assert.equal(ofText('@" kg"'), "kg");
  assert.equal(ofText('0;0;0;"kg "@'), "kg");
  for (const format of [";;;", "0;-0;0;", '0;-0;0;"x"', "@@", '@"0"']) {
    assert.equal(ofText(format), "strange", format);
  }
});

/** Numbers between 0 and 1 that are the same each time. */
const chance = (seed: number): () => number => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const pieces = [
  "0",
  "0",
  "0",
  "#",
  "?",
  "0.0",
  "#,##0",
  ".",
  ",",
  "%",
  '"kg"',
  '" t"',
  '"000"',
  '"."',
  "\\.",
  "\\,",
  "\\ ",
  " ",
  "\\-",
  "-",
  "(",
  ")",
  "_)",
  "* ",
  "*0",
  "[Red]",
  "[>100]",
  "[<=0.5]",
  "[$€-407]",
  "[$-409]",
  ";",
  ";",
  "E+00",
  "/",
  "General",
  "@",
  '"-"',
  "'",
  "+",
  '"1"',
  "0\\ 000",
];
const values = [0, 1, -1, 0.97, 24.5, -24.5, 900, 1204.5, 24_500, 1_204_500, 0.0004, 7.25];

Deno.test("of 200 000 formats made of any pieces those that are understood show people the number that is read", () => {
  const next = chance(20_261_128);
  const pick = <Each>(of: ReadonlyArray<Each>): Each | undefined => of[Math.floor(next() * of.length)];
  let understood = 0;
  for (let count = 0; count < 200_000; count++) {
    const format = Array.from({ length: 1 + Math.floor(next() * 7) }, () => pick(pieces) ?? "").join("");
    const value = pick(values) ?? 0;
    const as = numberFormat(format).ofNumber(value);
    if (as?.format !== undefined) continue;
    const shown = shownNumber(format, value);
    if (shown === undefined) continue;
    understood += 1;
    const [unit, thousands] = [as?.unit ?? "", as?.thousands ?? 0];
    const words = unit === "%" ? "" : unit;
    const bare = words.split(" ").reduce((text, word) => {
      const at = text.lastIndexOf(word);
      return at < 0 ? text : `${text.slice(0, at)}${text.slice(at + word.length)}`;
    }, shown);
    const isDash = value === 0 && /^[-\s]*$/.test(bare) && bare.includes("-");
    if (isDash) continue;
    const read = readByPerson(bare);
    assert.ok(
      read !== undefined,
      `${format} shows ${value} as ${shown}, understood with ${JSON.stringify(as)}`,
    );
    const digits = /\.([\d ]*)/.exec(bare)?.[1]?.replaceAll(" ", "").length ?? 0;
    const power = /e([+-]\d+)/.exec(bare)?.[1];
    const step = 10 ** (Number(power ?? 0) - digits) * 1000 ** thousands / (unit === "%" ? 100 : 1);
    const meant = read * 1000 ** thousands;
    assert.ok(
      Math.abs(meant - value) <= step * 0.500001 + 1e-9,
      `${format} shows ${value} as ${shown}, understood with ${JSON.stringify(as)}`,
    );
  }
  assert.ok(understood > 10_000, String(understood));
});
