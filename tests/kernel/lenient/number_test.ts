/** Numbers and masses as customs papers have them: never guessed. */
import assert from "node:assert/strict";
import { readMassAsWritten } from "../../../src/kernel/lenient/mass.ts";
import {
  type DecimalMark,
  evidenceOf,
  namedMark,
  readNumberAsWritten,
} from "../../../src/kernel/lenient/number.ts";

const read = (value: unknown, mark: DecimalMark) => readNumberAsWritten({ path: "tonnage", value }, mark);

/** Each text with what it is under a decimal point, a decimal comma, and where nothing is said; undefined: a complaint. */
const texts: ReadonlyArray<readonly [string, number | undefined, number | undefined, number | undefined]> = [
  ["24", 24, 24, 24],
  ["24.5", 24.5, undefined, 24.5],
  ["24,5", undefined, 24.5, undefined],
  ["1.204", 1.204, undefined, undefined],
  ["1,204", undefined, 1.204, undefined],
  ["0,204", undefined, 0.204, undefined],
  ["0.204", 0.204, undefined, 0.204],
  ["1234,567", undefined, 1234.567, undefined],
  ["1.204,50", undefined, 1204.5, 1204.5],
  ["1,204.50", 1204.5, undefined, 1204.5],
  ["1.204.500", 1204500, 1204500, 1204500],
  ["1 204,5", undefined, 1204.5, undefined],
  ["1\u00a0204\u00a0500", 1204500, 1204500, 1204500],
  ["1'204.5", 1204.5, undefined, 1204.5],
  ["-3", -3, -3, -3],
  ["12.04.500", undefined, undefined, undefined],
  ["1.2,3,4", undefined, undefined, undefined],
  ["1e3", undefined, undefined, undefined],
  ["", undefined, undefined, undefined],
  ["ten", undefined, undefined, undefined],
  ["=1+1", undefined, undefined, undefined],
  ["12 34", undefined, undefined, undefined],
  ["0.1234567890123456789", undefined, undefined, undefined],
];

Deno.test("a number is what its marks can only mean, and a complaint where they could mean something else", () => {
  for (const [text, point, comma, unsaid] of texts) {
    const values = [read(text, "point"), read(text, "comma"), read(text, "unsaid")].map((reading) =>
      "value" in reading ? reading.value : undefined
    );
    assert.deepEqual(values, [point, comma, unsaid], JSON.stringify(text));
  }
});

Deno.test("1.204 where numbers have a decimal comma asks, with both meanings", () => {
  const reading = read("1.204", "comma");
  assert.ok("complaint" in reading);
  assert.equal(reading.complaint.code, "ambiguous");
  assert.match(reading.complaint.message, /1204 or 1,204/);
});

Deno.test("under a mark that its sender named the other one groups thousands, and is no fraction", () => {
  const values = (mark: "point" | "comma", ...texts: ReadonlyArray<string>) =>
    texts.map((text) => {
      const reading = readNumberAsWritten({ path: "tonnage", value: text }, namedMark(mark));
      return "value" in reading ? reading.value : reading.complaint.code;
    });
  assert.deepEqual(values("comma", "1.204", "24,5", "1.204,5", "1.204.500", "-1.204", "0.204", "24.5"), [
    ...[1204, 24.5, 1204.5, 1204500, -1204],
    ...["format", "format"],
  ]);
  assert.deepEqual(values("point", "1,204", "24.5", "1,204.5", "1.204", "24,5"), [
    ...[1204, 24.5, 1204.5, 1.204],
    "format",
  ]);
  assert.deepEqual(values("point", "1,204,500", "1.204.500", "-1.204.500"), [1204500, "format", "format"]);
  assert.deepEqual(values("comma", "1.204.500", "1,204,500", "1,204,500-"), [1204500, "format", "format"]);
  const contradicted = readNumberAsWritten({ path: "tonnage", value: "1.204.500" }, namedMark("point"));
  assert.equal("complaint" in contradicted && contradicted.complaint.suggestion, "1204500");
  const grouped = readNumberAsWritten({ path: "tonnage", value: "1.204" }, namedMark("comma"));
  assert.equal("readAs" in grouped && grouped.readAs?.read, "1204");
});

Deno.test("a number with the other mark suggests the right one", () => {
  const wrong = [read("24,5", "point"), read("24.5", "comma"), read("24,5", "unsaid")];
  assert.deepEqual(wrong.map((each) => "complaint" in each ? each.complaint.suggestion : undefined), [
    "24.5",
    "24,5",
    "24.5",
  ]);
});

Deno.test("a number of a spreadsheet is the one that the spreadsheet shows", () => {
  assert.deepEqual(read(24.499999999999996, "unsaid"), { value: 24.5, readAs: undefined });
  assert.deepEqual(read(0.1 + 0.2, "comma"), { value: 0.3, readAs: undefined });
  assert.ok("complaint" in read(Infinity, "point"));
});

Deno.test("grouped thousands say what they were read as, a plain number says nothing", () => {
  const grouped = read("1.204,50", "comma");
  assert.ok("readAs" in grouped);
  assert.equal(grouped.readAs?.read, "1204.5");
  assert.deepEqual(read("24,5", "comma"), { value: 24.5, readAs: undefined });
});

Deno.test("the mark of a table shows in numbers that can mean one thing only", () => {
  const texts = ["24,5", "24.5", "1.204", "1.204,5", "1,204.5", "1.204.500", "1,204,500", "24", "x"];
  assert.deepEqual(texts.map(evidenceOf), [
    ...["comma", "point", "either", "comma", "point", "comma", "point"],
    ...["none", "none"],
  ]);
});

Deno.test("a mass has its column's unit unless one stands beside it, which the reading says", () => {
  const mass = (value: unknown) => readMassAsWritten({ path: "net_mass_kg", value }, "comma", "kg");
  const values = ["1204,5", "1204,5 kg", "24,5 t", "24,5 Tonnen", 3].map((each) => {
    const reading = mass(each);
    return "value" in reading ? `${reading.value.amount} ${reading.value.unit}` : reading.complaint.code;
  });
  assert.deepEqual(values, ["1204.5 kg", "1204.5 kg", "24.5 t", "24.5 t", "3 kg"]);
  const tonnes = mass("24,5 t");
  assert.ok("readAs" in tonnes && tonnes.readAs?.read === "24.5 t");
  const pounds = mass("24,5 lb");
  assert.ok("value" in pounds && pounds.value.amount === 11.113013 && pounds.value.unit === "kg");
  assert.ok(pounds.readAs?.because === "a pound is 0.45359237 kg");
  for (const wrong of ["24,5 oz", "24,5 Stück", "24,5 €", "kg"]) assert.ok("complaint" in mass(wrong), wrong);
});

Deno.test("a sign may stand behind the digits, as SAP writes it", () => {
  const values = ["1.234,50-", "24,5 -", "-24,5", "24,5--", "-"].map((value) => {
    const reading = read(value, "comma");
    return "value" in reading ? reading.value : reading.complaint.code;
  });
  assert.deepEqual(values, [-1234.5, -24.5, -24.5, "format", "format"]);
});

Deno.test("a number with an exponent is told so, a mass too, and not taken for one with a unit", () => {
  for (const value of ["1e3", "1.5E+03", "2,5e-4"]) {
    for (
      const reading of [
        read(value, "point"),
        readMassAsWritten({ path: "tonnage", value }, "point", "t"),
      ]
    ) {
      assert.ok("complaint" in reading);
      assert.match(reading.complaint.message, /^tonnage must be written without an exponent, .*; found "/);
    }
  }
});
