/** The search as people of every day ask it: what is outside is said, what was read as another word too. */
import assert from "node:assert/strict";
import { furtherLanguages } from "../../../src/domain/cbam/search/language/words.ts";
import { reference } from "../../support/law.ts";
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

Deno.test("goods outside Annex I are known in each of the eight languages that are searched in", () => {
  const { otherGoods, translations } = reference.searchWords;
  const lacking = otherGoods.flatMap((goods) =>
    furtherLanguages.filter((language) =>
      !translations.some(({ english, words }) =>
        goods.words.english.includes(english) &&
        words[language].some((word) => {
          const { finding } = find(word);
          return finding?.kind === "notCovered" && finding.digits === goods.code;
        })
      )
    ).map((language) => `${goods.title}: ${language}`)
  );
  assert.deepEqual(lacking, []);
});

Deno.test("words that are no goods of the three languages are read as those of another before goods are said to be outside", () => {
  for (
    const [query, code] of [
      ["bombole gas", "73110011"],
      ["rete metallica", "76169100"],
      ["carta alluminio", "76071111"],
      ["latas", "73102111"],
      ["puszki", "73102119"],
    ] as const
  ) assert.ok(codesOf(query).includes(code), query);
  for (const query of ["mobili", "pannen", "buty", "cerniere"]) {
    assert.match(find(query).message ?? "", /is not covered by CBAM/, query);
  }
});

Deno.test("goods that are named side by side are found each, those that are both first", () => {
  for (
    const [query, ...codes] of [
      ["nuts and bolts", "76161000", "73181640", "73181520"],
      ["Schrauben und Muttern", "76161000", "73181520", "73181640"],
      ["vis et écrous", "76161000", "73181520", "73181640"],
      ["bolt/nut", "76161000", "73181520", "73181640"],
      ["tubes and fittings", "73071110"],
    ] as const
  ) {
    const found = codesOf(query);
    for (const code of codes) assert.ok(found.includes(code), `${query}: ${code}`);
  }
  const { message } = find("Nägel und Schrauben");
  assert.ok(codesOf("Nägel und Schrauben").includes("73181520"));
  assert.match(message ?? "", /^CN heading 7317 /);
});

Deno.test("the name of goods outside Annex I is known with a typing error too", () => {
  for (
    const [query, heading] of [
      ["Kugelager", "8482"],
      ["refrigirator", "8418"],
      ["Stachldraht", "7313"],
      ["furnitur", "9403"],
      ["Kochtöppfe Edelstahl", "7323"],
    ] as const
  ) {
    assert.deepEqual(codesOf(query), [], query);
    assert.match(find(query).message ?? "", new RegExp(`^CN heading ${heading} `), query);
  }
});

Deno.test("stainless is left out, and said to be, where the tariff sets no stainless goods apart", () => {
  for (const query of ["Edelstahl Tank", "stainless tank", "cuve inox"]) {
    assert.ok(codesOf(query).some((code) => code.startsWith("7309")), query);
    assert.match(find(query).message ?? "", /stainless|edelstahl|inox/i, query);
  }
  for (const query of ["stainless flange", "Edelstahl Flansch", "bride inox"]) {
    assert.ok(codesOf(query).includes("73072100"), query);
    assert.ok(!codesOf(query).includes("73079100"), query);
  }
});
