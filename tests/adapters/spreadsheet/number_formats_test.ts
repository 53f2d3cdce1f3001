/** Formats of numbers: one is understood only where people see the number that is read, or one beside a text that is told. */
import assert from "node:assert/strict";
import { numberFormat } from "../../../src/adapters/spreadsheet/formats/number_format.ts";

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
    ["#%", 0.3, "%|0"],
    ["#%", 0.004, "strange"],
    ["#%", 0, "%|0"],
    ['0" kg";-0" kg";', 0, ""],
    ['#" kg"', 0, "kg|0"],
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
    const [format, value] of [
      ["0;;0", -1],
      ["#", 0.4],
      ["#.##", 0.001],
      ["???", 0.4],
      [
        '0;-0;"n/a"',
        0,
      ],
      ["0;0", -1],
      ["0;-0;*0", 0],
      ["0;-0;[x]", 0],
      [";-0;0", 3],
    ] as const
  ) {
    assert.equal(told(format, value), "strange", `${format} ${value}`);
  }
});

Deno.test("a zero that is shown as nothing is a zero", () => {
  for (
    const format of [
      "#",
      "#.##",
      "???",
      "#,###",
      "#,##0.00;-#,##0.00;",
      "0;-0;;@",
      "#,##0;(#,##0);_(_)",
      '[=0]"";0',
    ]
  ) {
    assert.equal(told(format, 0), "", format);
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
