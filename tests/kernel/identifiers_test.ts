/** Codes of countries as they come in: ISO 3166-1, and Kosovo's, which it does not assign. */
import assert from "node:assert/strict";
import { alpha2OfText, alpha3OfText, everyAlpha3, otherFormOf } from "../../src/kernel/identifiers.ts";
import { countryName } from "../../src/kernel/country_names.ts";

Deno.test("a country is read in any case, and only by the form that is asked for", () => {
  assert.equal(alpha3OfText("chn"), "CHN");
  assert.equal(alpha2OfText("cn"), "CN");
  for (const wrong of ["CN", "ZZZ", "", "CHN ", "EUR"]) assert.equal(alpha3OfText(wrong), undefined, wrong);
});

Deno.test("Kosovo is read as XKX and as XKK, and is written XKX", () => {
  assert.deepEqual(["XKX", "XKK"].map(alpha3OfText), ["XKX", "XKX"]);
  assert.equal(otherFormOf("XK"), "XKX");
  assert.equal(countryName(alpha3OfText("XKX") ?? assert.fail()), "Kosovo");
  assert.ok(!everyAlpha3.some((code) => code === "XKK"));
});

Deno.test("every code has a name of its own", () => {
  const names = everyAlpha3.map(countryName);
  assert.equal(new Set(names).size, everyAlpha3.length);
  assert.ok(names.every((name) => !/^[A-Z]{3}$/.test(name)));
});
