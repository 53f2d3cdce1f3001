/** The search as people of every day ask it: what is outside is said, what was read as another word too. */
import assert from "node:assert/strict";
import { codesOf, find } from "../../support/search.ts";

Deno.test("goods of Annex I that bear the name of others are found beside the sentence on the others", () => {
  for (
    const [query, heading, code] of [
      ["castings", "7325", "76169910"],
      ["Gussteile", "7325", "76169910"],
      ["nails", "7317", "76161000"],
      ["pallet racking", "940320", "73089098"],
      ["étagère", "940320", "73089098"],
      ["Stahlhalle", "9406", "73089098"],
      ["hinges", "8302", "76169990"],
      ["kaolin", "25070020", "25070080"],
      ["câble", "8544", "76141000"],
    ] as const
  ) {
    assert.ok(codesOf(query).includes(code), query);
    assert.match(
      find(query).message ?? "",
      new RegExp(`^CN (sub)?(heading|code) ${heading} .*not covered`),
      query,
    );
  }
  assert.deepEqual(codesOf("steel castings"), []);
  assert.match(find("steel castings").message ?? "", /^CN heading 7325 /);
});

Deno.test("goods of every day outside Annex I are said to be outside, and are no goods of another word", () => {
  const outside = "pump boiler boat coal tyre knife lock brake lamp wheel bicycle engine paper glass zinc " +
    "Pumpe Kessel Kugellager Bohrer Ventil Schloss Reifen Kohle Messer Felge Kran Lampe Schiff " +
    "pompe chaudière roulement vanne serrure frein pneu charbon couteau jante grue lampe bateau";
  for (const query of outside.split(" ")) {
    assert.deepEqual(codesOf(query), [], query);
    assert.match(find(query).message ?? "", /is not covered by CBAM/, query);
  }
});

Deno.test("goods that a fence, a grating or a shelf of steel may be are never said to be outside alone", () => {
  for (
    const query of [
      "Gitterrost",
      "gratings",
      "caillebotis",
      "fence posts",
      "Zaunpfosten",
      "solar mounting",
      "Regal",
    ]
  ) assert.ok(codesOf(query).includes("73089098"), query);
});

Deno.test("a word that was taken for another is said with the other, whatever it finds", () => {
  for (const [query, word] of [["coin", "coin"], ["wheat", "wheat"], ["ink", "ink"]] as const) {
    assert.ok(codesOf(query).length > 0, query);
    const said = new RegExp(`^No goods of Annex I are known by "${word}": these are known by "`);
    assert.match(find(query).message ?? "", said, query);
  }
  assert.equal(
    find("galvanisd wire").message,
    'No goods of Annex I are known by "galvanisd": these are known by "galvanise", "galvanised".',
  );
  for (const query of ["coil", "Edelstahlrohre", "hot rolled c", "hotrolled coil", "Träger", "Traeger"]) {
    assert.equal(find(query).message, undefined, query);
  }
});

Deno.test("plain goods come before coated, stainless and cast ones where nobody asked for those", () => {
  for (
    const [query, expected] of [
      ["steel plate", /^7208/],
      ["steel coil", /^720[89]/],
      ["Stahlblech", /^720[89]/],
      ["tôle d'acier", /^720[89]/],
      ["bobine d'acier", /^720[89]/],
      ["steel angle", /^7216/],
      ["tubes acier", /^730[456]/],
      ["fer plat", /^721[14]/],
      ["rebar", /^72142000$/],
      ["Bewehrungsstahl", /^72142000$/],
      ["fer à béton", /^72142000$/],
      ["Aludraht", /^7605/],
    ] as const
  ) assert.match(codesOf(query)[0] ?? "", expected, query);
});
