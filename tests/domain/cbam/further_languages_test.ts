/** Goods by words of Italian, Spanish, Polish, Dutch and Portuguese: `further_languages.csv` has what importers type. */
import assert from "node:assert/strict";
import { codesOf, find } from "../../support/search.ts";

const rows = (await Deno.readTextFile(new URL("further_languages.csv", import.meta.url))).trim().split("\n")
  .slice(1).map((line) => line.split(","));

for (const language of ["italian", "spanish", "polish", "dutch", "portuguese"]) {
  Deno.test(`common goods words of ${language} find a right code among the first three, as papers write them`, () => {
    const asked = rows.filter(([of]) => of === language);
    assert.ok(asked.length >= 20);
    for (const [, query = "", codes = ""] of asked) {
      const right = (code: string) => codes.split(" ").some((start) => code.startsWith(start));
      for (const written of [query, query.toUpperCase()]) {
        const found = codesOf(written).slice(0, 3);
        assert.ok(found.some(right), `${written}: ${found}, for ${codes}`);
      }
    }
  });
}

Deno.test("a word that English, German and French have keeps their meaning, and unknown ones are still said to be so", () => {
  for (
    const [query, start] of [["Band", "72"], ["tube acier", "730"], ["Folie", "7607"], [
      "vis",
      "7318",
    ]] as const
  ) {
    assert.ok(codesOf(query)[0]?.startsWith(start), `${query}: ${codesOf(query)}`);
  }
  assert.deepEqual([codesOf("zzzqq acciaxo"), find("zzzqq acciaxo").finding?.kind], [[], "unknownWords"]);
  assert.equal(find("coin").finding?.kind, "wordsReadAs");
  assert.ok(codesOf("tornil")[0]?.startsWith("7318"), "a word that is still being typed");
});
