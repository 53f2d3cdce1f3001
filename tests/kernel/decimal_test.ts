import * as BigDecimal from "effect/BigDecimal";
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import {
  ceiling,
  decimalOfNumber,
  decimalOfText,
  decimalsOf,
  exactly,
  halfUnit,
  isLess,
  minus,
  plus,
  quotient,
  roundedAboveZero,
  roundedTo,
  roundHalfAwayFromZero,
  sumOf,
  times,
  toJsonNumber,
  toText,
} from "../../src/kernel/decimal.ts";

const parse = (written: string) => decimalOfText(written) ?? assert.fail(written);
const text = (value: ReturnType<typeof decimalOfText>): string | undefined => value && toText(value);

Deno.test("decimalOfText reads plain decimals and nothing else", () => {
  for (const plain of ["0", "7", "007.50", "1000000000", "0.000000000000000000001"]) {
    assert.ok(decimalOfText(plain) !== undefined, plain);
  }
  for (const other of ["", ".5", "5.", "+1", "-1", "1e3", "1,5", "NaN", "Infinity", " 1", "1 ", "0x1", "١"]) {
    assert.equal(decimalOfText(other), undefined, other);
  }
});

Deno.test("decimalOfNumber takes a double for the decimal it is written as", () => {
  assert.equal(text(decimalOfNumber(0.1)), "0.1");
  assert.equal(text(decimalOfNumber(1e-7)), "0.0000001");
  assert.equal(text(decimalOfNumber(1e21)), "1000000000000000000000");
  assert.equal(text(decimalOfNumber(-2.5)), "-2.5");
  assert.equal(decimalOfNumber(NaN), undefined);
  assert.equal(decimalOfNumber(Infinity), undefined);
});

Deno.test("decimalOfNumber and toJsonNumber give every finite double back", () => {
  FastCheck.assert(FastCheck.property(FastCheck.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
    const decimal = decimalOfNumber(value);
    return decimal !== undefined && toJsonNumber(decimal) === value + 0;
  }));
});

Deno.test("products, sums, differences and comparisons of any two decimals are those of the library", () => {
  const decimal = FastCheck.record({
    value: FastCheck.oneof(FastCheck.bigInt({ min: -3n, max: 3n }), FastCheck.bigInt({ max: 10n ** 30n })),
    scale: FastCheck.oneof(FastCheck.integer({ min: 0, max: 8 }), FastCheck.integer({ min: -4, max: 90 })),
  }).map(({ value, scale }) => BigDecimal.make(value, scale));
  const parts = ({ value, scale }: BigDecimal.BigDecimal) => [value, scale];
  FastCheck.assert(
    FastCheck.property(decimal, decimal, (a, b) => {
      assert.deepEqual(parts(times(a, b)), parts(BigDecimal.multiply(a, b)));
      assert.deepEqual(parts(plus(a, b)), parts(BigDecimal.sum(a, b)));
      assert.deepEqual(parts(minus(a, b)), parts(BigDecimal.subtract(a, b)));
      assert.equal(isLess(a, b), BigDecimal.lessThan(a, b));
    }),
    { numRuns: 5_000 },
  );
});

Deno.test("numbers of up to 15 digits come back from the double that they leave as", () => {
  const short = FastCheck.record({
    value: FastCheck.bigInt({ min: 1n - 10n ** 15n, max: 10n ** 15n - 1n }),
    scale: FastCheck.integer({ min: 0, max: 22 }),
  }).map(({ value, scale }) => BigDecimal.make(value, scale));
  FastCheck.assert(
    FastCheck.property(short, (value) => {
      const again = decimalOfNumber(toJsonNumber(value));
      assert.ok(again !== undefined && !isLess(again, value) && !isLess(value, again));
    }),
    { numRuns: 5_000 },
  );
});

Deno.test("roundHalfAwayFromZero rounds a half up, and away from zero below it", () => {
  const cases: ReadonlyArray<readonly [number, number, string]> = [
    [2.345, 2, "2.35"],
    [2.344999, 2, "2.34"],
    [-2.345, 2, "-2.35"],
    [0.005, 2, "0.01"],
    [1.5, 0, "2"],
    [7, 2, "7"],
    [1.005, 2, "1.01"],
  ];
  for (const [value, places, rounded] of cases) {
    const decimal = decimalOfNumber(value);
    assert.equal(decimal && toText(roundHalfAwayFromZero(decimal, places)), rounded);
  }
});

Deno.test("exactly takes a finite number for the decimal it is written as and dies of any other", () => {
  assert.equal(text(exactly(0.1)), "0.1");
  for (const other of [NaN, Infinity, -Infinity]) assert.throws(() => exactly(other), RangeError);
});

Deno.test("sumOf adds exactly, and nothing to 0", () => {
  assert.equal(text(sumOf([0.1, 0.2, 0.3].map(exactly))), "0.6");
  assert.equal(text(sumOf([])), "0");
});

Deno.test("roundedTo rounds half away from zero and keeps every decimal", () => {
  for (
    const [value, places, digits] of [[2.5, 2, 250n], [0.125, 2, 13n], [-0.125, 2, -13n], [
      400,
      0,
      400n,
    ]] as const
  ) {
    const { value: found, scale } = roundedTo(exactly(value), places);
    assert.deepEqual([found, scale], [digits, places]);
  }
});

Deno.test("halfUnit is half of the last decimal's unit, decimalsOf the number of decimals that say something", () => {
  assert.equal(text(halfUnit(2)), "0.005");
  assert.equal(text(halfUnit(0)), "0.5");
  assert.deepEqual([1.25, 400, 0, 1e-7].map((value) => decimalsOf(exactly(value))), [2, 0, 0, 7]);
  assert.equal(decimalsOf(roundedTo(exactly(2.5), 3)), 1);
});

Deno.test("quotient rounds half away from zero, and mistakes nothing above a half for one", () => {
  const over = (value: string, divisor: string, places: number) =>
    toText(quotient(parse(value), parse(divisor), places));
  assert.equal(over("1", "3", 4), "0.3333");
  assert.equal(over("2", "3", 4), "0.6667");
  assert.equal(over("1", "8", 2), "0.13");
  assert.equal(over("0.25", "2", 2), "0.13");
  assert.equal(over("0.2499999", "2", 2), "0.12");
  assert.equal(over("0.2500001", "2", 2), "0.13");
  assert.equal(over("1234.5678", "0.001", 0), "1234568");
  assert.equal(over("0", "7", 3), "0");
  const negative = minus(parse("0"), parse("1"));
  assert.equal(toText(quotient(negative, parse("8"), 2)), "-0.13");
  assert.equal(toText(quotient(parse("1"), minus(parse("0"), parse("3")), 2)), "-0.33");
  assert.throws(() => quotient(parse("1"), parse("0"), 2), RangeError);
});

Deno.test("ceiling is the least whole number that is not below the value", () => {
  for (
    const [value, expected] of [["0", 0], ["0.000001", 1], ["1", 1], ["1.0", 1], [
      "5134.029339",
      5135,
    ]] as const
  ) {
    assert.equal(ceiling(parse(value)), expected);
  }
  assert.equal(ceiling(minus(parse("0"), parse("1.5"))), -1);
});

Deno.test("a value that isn't 0 is never rounded to 0 where nothing may read as nothing", () => {
  for (
    const [value, places, expected] of [
      ["1.2345678", 6, "1.234568"],
      ["0.0000005", 6, "0.000001"],
      ["0.00000049", 6, "0.00000049"],
      ["0.000000012345", 6, "0.0000000123"],
      ["0.0000000001", 6, "0.0000000001"],
      ["0", 6, "0"],
    ] as const
  ) {
    assert.equal(toText(roundedAboveZero(parse(value), places)), expected);
  }
  assert.equal(toText(roundedAboveZero(minus(parse("0"), parse("0.00123456")), 2)), "-0.00123");
});
