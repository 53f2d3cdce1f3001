/** Meanings of production routes for suppliers: each letter of the tables, in each language that suppliers are written to in. */
import assert from "node:assert/strict";
import { supplierLanguages } from "../../../../src/domain/suppliers/inquiries/inquiry.ts";
import { routeName } from "../../../../src/features/suppliers/texts/link/routes.ts";

const letters = ["(A)", "(B)", "(C)", "(D)", "(E)", "(F)", "(G)", "(H)", "(J)", "(K)", "(L)"];

for (const language of supplierLanguages) {
  Deno.test(`production routes have a meaning of their own each, in ${language}`, () => {
    const names = letters.map((letter) => routeName(letter, `English ${letter}`, language));
    assert.equal(new Set(names).size, letters.length);
    for (const [at, name] of names.entries()) {
      assert.ok(name.startsWith(`${letters[at]} `), name);
      assert.equal(name.includes("English"), language === "en", name);
    }
  });
}

Deno.test("a route that nothing is known of stands as its letter", () => {
  assert.equal(routeName("(Z)", undefined, "tr"), "(Z)");
});
