/** The rules of the search one by one, over the checkout's own tables and words. */
import assert from "node:assert/strict";
import { law } from "../../support/law.ts";
import { codesOf, find } from "../../support/search.ts";

const { goods } = law.tables;
const sectorsOf = (query: string) => find(query).hits.map((hit) => hit.goods.sector);
const descriptionsOf = (query: string) => find(query).hits.map((hit) => hit.goods.description);

/** Ways to write one thing: all of them answer alike. */
const sameThings: ReadonlyArray<ReadonlyArray<string>> = [
  ["hot-rolled coil", "hot rolled coil", "HOT ROLLED COIL", "hotrolled coil", "hot-rolled coils"],
  ["H-beam", "h beam", "hbeam", "H-Beams"],
  ["aluminium foil", "aluminum foil", "Aluminium-foil", "ALUMINUM FOILS"],
  ["nitrogen fertiliser", "nitrogen fertilizer", "nitrogen fertilizers"],
  ["grey portland cement", "gray portland cement"],
  ["ammonium sulphate", "ammonium sulfate"],
  ["galvanised wire", "galvanized wire", "Galvanised Wires"],
  ["saltpetre", "saltpeter"],
  ["Weißblech", "Weissblech", "weißblech"],
  ["Knüppel", "Knueppel", "knuppel"],
  ["Salpetersäure", "Salpetersaeure"],
  ["tôle galvanisée", "tole galvanisee", "tôles galvanisées"],
  ["fil d'acier", "fil d’acier", "fil acier"],
  ["Schraube", "Schrauben"],
  ["fer-blanc", "fer blanc"],
];

Deno.test("ways to write one thing find the same code first", () => {
  for (const [first = "", ...others] of sameThings) {
    const [expected] = codesOf(first);
    assert.ok(expected !== undefined, first);
    for (const other of others) assert.equal(codesOf(other)[0], expected, `${other} beside ${first}`);
  }
});

Deno.test("words of the trade find their goods", () => {
  const trade: ReadonlyArray<readonly [string, string]> = [
    ["HRC", "7208"],
    ["CRC", "7209"],
    ["HDG", "7210"],
    ["PPGI", "72107080"],
    ["rebar", "72142000"],
    ["RHS", "730661"],
    ["FeMn", "72021"],
    ["DAP", "31053000"],
    ["UAN", "31028000"],
    ["NH3", "2814"],
    ["OPC", "2523"],
    ["UPN", "7216"],
  ];
  for (const [word, code] of trade) {
    const found = codesOf(word).slice(0, 3);
    assert.ok(found.some((one) => one.startsWith(code)), `${word}: ${found}`);
  }
});

Deno.test("a word in another language finds what the English one finds", () => {
  const words: ReadonlyArray<readonly [string, string, string]> = [
    ["rivets", "Nieten", "rivets"],
    ["scaffolding", "Gerüst", "échafaudage"],
    ["hydrogen", "Wasserstoff", "hydrogène"],
    ["white cement", "Weißzement", "ciment blanc"],
    ["sheet piling", "Spundwand", "palplanches"],
    ["wire rod", "Walzdraht", "fil machine"],
  ];
  for (const [english, german, french] of words) {
    const [expected = ""] = codesOf(english);
    assert.ok(codesOf(german).slice(0, 3).includes(expected), german);
    assert.ok(codesOf(french).slice(0, 3).includes(expected), french);
  }
});

Deno.test("compounds are taken apart into known words", () => {
  for (
    const query of ["Edelstahlschrauben", "Aluminiumbleche", "Stahlrohre", "Zinkdraht", "stainlesssteel"]
  ) {
    assert.ok(codesOf(query).length > 0, query);
  }
});

Deno.test("one typing error is forgiven, two are not", () => {
  for (const query of ["alumnium", "stainles", "rebarr", "clincker", "hydrgoen", "Schruben", "scafolding"]) {
    assert.ok(codesOf(query).length > 0, query);
  }
  for (const query of ["alumnum", "sxxinless", "hdyrgoen"]) assert.deepEqual(codesOf(query), [], query);
});

Deno.test("the last word may be unfinished, and each further letter keeps its goods in the list", () => {
  for (const query of ["aluminium fo", "aluminium foi", "aluminium foil"]) {
    assert.ok(codesOf(query)[0]?.startsWith("7607"), query);
  }
  for (const query of ["wasser", "wasserst", "Wasserstoff"]) {
    assert.ok(codesOf(query).includes("28041000"), query);
  }
});

Deno.test("aluminium begins with aluminium goods, not with coatings of aluminium", () => {
  for (const query of ["aluminium", "aluminum", "Alu", "al"]) {
    assert.ok(sectorsOf(query).every((sector) => sector === "aluminium"), query);
  }
});

Deno.test("what a description denies doesn't match", () => {
  assert.ok(descriptionsOf("electrical").every((text) => !/not electrical/.test(text)));
  assert.ok(
    descriptionsOf("stainless nuts").every((text) => /stainless/.test(text) && !/not stainless/.test(text)),
  );
  assert.deepEqual(descriptionsOf("mechanical ventilators"), []);
  assert.ok(descriptionsOf("tool steel bar").every((text) => /^Tool steel/.test(text)));
  assert.ok(descriptionsOf("pickled coil").every((text) => !/not pickled/.test(text)));
});

Deno.test("what a query denies is left out, and goods that deny it too come first", () => {
  for (
    const query of [
      "nuts not stainless",
      "nuts other than stainless",
      "Muttern nicht rostfrei",
      "écrous non inoxydables",
    ]
  ) {
    const found = descriptionsOf(query);
    assert.match(found[0] ?? "", /nuts.*not stainless/, query);
    assert.ok(found.every((text) => !/(?<!not )stainless/.test(text)), query);
  }
});

Deno.test("goods without a special word come before those with one", () => {
  assert.ok(codesOf("hot rolled coil").slice(0, 8).every((code) => code.startsWith("7208")));
  assert.ok(codesOf("hot rolled stainless coil").slice(0, 7).every((code) => code.startsWith("7219")));
});

Deno.test("a finish that the tariff doesn't know doesn't hide the goods; an unknown metal does", () => {
  assert.ok(codesOf("Sechskantschraube verzinkt")[0]?.startsWith("7318"));
  assert.ok(codesOf("polished stainless tube")[0]?.startsWith("730"));
  assert.match(find("brass screws").message ?? "", /^CN chapter 74 /);
  assert.match(find("titanium dioxide").message ?? "", /"dioxide"/);
});

Deno.test("goods outside Annex I are named, and are no typing errors of other words", () => {
  const cases: ReadonlyArray<readonly [string, RegExp]> = [
    ["steel chain", /^CN heading 7315 \(chain of iron or steel\) is not covered by CBAM/],
    ["Stahlwolle", /^CN heading 7323 /],
    ["ferrosilicon", /^CN subheading 720221 \(ferro-silicon\) is not covered/],
    ["ressort hélicoïdal", /^CN heading 7320 /],
    ["copper pipes", /^CN chapter 74 /],
    ["steel nails", /^CN heading 7317 /],
  ];
  for (const [query, message] of cases) {
    assert.deepEqual(codesOf(query), [], query);
    assert.match(find(query).message ?? "", message, query);
  }
});

Deno.test("goods outside Annex I that are all that is sought are said, also where other goods have the words", () => {
  for (
    const [query, message] of [
      ["Drahtseil", /^CN heading 7312 /],
      ["câble acier", /^CN heading 7312 /],
      ["stainless wire rope 6 mm", /^CN heading 7312 /],
      ["coil spring", /^CN heading 7320 /],
      ["springs", /^CN heading 7320 /],
      ["ressorts", /^CN heading 7320 /],
      ["galvanised steel springs", /^CN heading 7320 /],
    ] as const
  ) {
    assert.deepEqual(codesOf(query), [], query);
    assert.match(find(query).message ?? "", message, query);
  }
  for (
    const query of ["spring steel", "spring washer", "fers à béton", "aluminium cable", "spring steel strip"]
  ) {
    assert.ok(codesOf(query).length > 0, query);
  }
});

Deno.test("galvanised flat steel is 7210 or 7212, in each language", () => {
  for (
    const query of [
      "galvanised",
      "galvanised sheet",
      "galvanised cold rolled coil",
      "Feinblech verzinkt",
      "Bandstahl verzinkt",
      "tôle fine galvanisée",
      "feuillard galvanisé",
    ]
  ) {
    assert.match(codesOf(query)[0] ?? "", /^72(10|12)/, query);
    assert.equal(find(query).message, undefined, query);
  }
});

Deno.test("a word that fits no result is named as left out", () => {
  for (
    const [query, word] of [["stainless bolt painted", "painted"], [
      "Sechskantschraube verzinkt",
      "verzinkt",
    ]] as const
  ) {
    const { hits, message } = find(query);
    assert.ok(hits.length > 0, query);
    assert.equal(message, `No goods of Annex I that fit are known by "${word}": left out of the search.`);
  }
});

Deno.test("a heading never comes before a code, and only alone with the codes below it", () => {
  for (const row of goods.values()) {
    const hits = find(row.description.slice(0, 100)).hits;
    assert.equal(hits[0]?.goods.isHeading ?? false, false, row.description);
  }
});

Deno.test("numbers and grades rank and exclude nothing", () => {
  assert.ok(codesOf("1.4301 Blech")[0]?.startsWith("7219"));
  assert.ok(codesOf("hex bolt M12x80 DIN 933")[0]?.startsWith("731815"));
  assert.ok(codesOf("HEA200")[0]?.startsWith("72163310"));
});

Deno.test("a description as it stands finds its own code first", () => {
  const missed: Array<string> = [];
  for (const row of goods.values()) {
    if (row.isHeading) continue;
    const query = row.description.length <= 100
      ? row.description
      : row.description.slice(0, 100).replace(/[\s(][^\s]*$/, "");
    if (!codesOf(query).slice(0, 3).includes(row.cnCode)) missed.push(`${row.cnCode} ${query}`);
  }
  assert.deepEqual(missed, []);
});
