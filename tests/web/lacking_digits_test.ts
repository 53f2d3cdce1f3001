import assert from "node:assert/strict";
import { lackingDigitsOf } from "../../src/web/words/lacking_digits.ts";

Deno.test("numbers of a column lack digits up to the one with the most decimals, in the language's mark", () => {
  assert.deepEqual(lackingDigitsOf(["0", "65,325", "131,34039", "–"], ","), [",00000", "00", "", ""]);
  assert.deepEqual(lackingDigitsOf(["1,250", "500.5", "12"], "."), [".0", "", ".0"]);
  assert.deepEqual(lackingDigitsOf(["500 t", "41,2 t"], ","), [",0", ""]);
});

Deno.test("numbers of a column without decimals lack nothing, whatever groups their thousands", () => {
  assert.deepEqual(lackingDigitsOf(["1,250", "12"], "."), ["", ""]);
  assert.deepEqual(lackingDigitsOf([], "."), []);
});
