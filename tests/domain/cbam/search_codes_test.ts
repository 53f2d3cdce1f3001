/** The search by digits: prefixes, groups, TARIC, the fall-back to the heading, and what CBAM doesn't cover. */
import assert from "node:assert/strict";
import { law } from "../../support/law.ts";
import { codesOf, find } from "../../support/search.ts";

Deno.test("digits find the codes that begin with them, in CN order, at most twelve", () => {
  const all = [...law.tables.goods.values()].flatMap(({ cnCode, isHeading }) => isHeading ? [] : [cnCode]);
  for (const digits of ["2", "72", "720", "7208", "72083", "720839", "72083900", "7616999"]) {
    assert.deepEqual(codesOf(digits), all.filter((code) => code.startsWith(digits)).slice(0, 12), digits);
  }
});

Deno.test("the eight digits of a heading find the codes below it first, and the heading last", () => {
  for (const heading of ["72080000", "25230000", "7202 00 00"]) {
    const { hits } = find(heading);
    const kinds = hits.map(({ goods }) => goods.isHeading);
    assert.deepEqual(kinds, [...kinds.slice(1).map(() => false), true], heading);
    assert.ok(kinds.length > 1 && kinds.length <= 12);
  }
});

Deno.test("a code is read however it is written", () => {
  for (
    const written of [
      "7208 39 00",
      "7208.39.00",
      "7208-39-00",
      "720839 00",
      "7208 39 00 00",
      "7208390010",
      "7208.39.00.80",
      "CN 7208 39 00",
      "HS code: 72083900",
      "KN-Code 72083900",
      "ex 7208 39 00",
      "Zolltarifnummer 7208 39 00",
    ]
  ) assert.deepEqual(codesOf(written), ["72083900"], written);
});

Deno.test("a code beside words narrows them; a number that is no code doesn't", () => {
  assert.ok(codesOf("7208 pickled").every((code) => code.startsWith("7208")));
  assert.ok(codesOf("stainless 7318 15 screws").every((code) => code.startsWith("731815")));
  assert.ok(codesOf("6061 aluminium plate")[0]?.startsWith("7606"));
});

Deno.test("eight digits without a row fall back to their heading, also as TARIC", () => {
  for (const query of ["72089999", "7208 99 99", "7208999910"]) {
    const { hits, message } = find(query);
    assert.deepEqual(hits.map(({ goods, fallbackFor }) => [goods.cnCode, fallbackFor]), [[
      "72080000",
      "72089999",
    ]], query);
    assert.equal(message, "The Combined Nomenclature has no subheading 720899: check the digits.");
  }
  assert.equal(find("72083999").message, undefined);
  assert.ok(find("720899").hits.length === 0);
});

Deno.test("what is real and outside Annex I is said not to be covered, at each length", () => {
  const cases: ReadonlyArray<readonly [string, RegExp]> = [
    ["8", /^CN codes that begin with 8 are not covered by CBAM: Annex I .* does not list them\.$/],
    ["85", /^CN chapter 85 \(electrical machinery\) is not covered by CBAM: Annex I .* does not list it\.$/],
    ["8501", /^CN heading 8501 \(chapter 85: electrical machinery\) is not covered by CBAM/],
    ["850110", /^CN subheading 850110 .* is not covered/],
    ["85011010", /^CN code 85011010 .* is not covered/],
    ["8501101000", /^CN code 85011010 .* is not covered/],
    ["7204", /^CN heading 7204 \(chapter 72: iron and steel\) is not covered/],
    ["7315", /^CN heading 7315 .* is not covered/],
    ["310560", /^CN subheading 310560 .* is not covered/],
    ["720221", /^CN subheading 720221 .* is not covered/],
    ["77", /^The Combined Nomenclature has no chapter 77: check the digits\.$/],
    ["77083900", /^The Combined Nomenclature has no chapter 77: check the digits\.$/],
    ["27083900", /^The Combined Nomenclature has no subheading 270839: check the digits\.$/],
    ["7230", /^The Combined Nomenclature has no heading 7230: check the digits\.$/],
    ["123456789012", /eight digits, a TARIC code ten/],
  ];
  for (const [query, message] of cases) {
    const answer = find(query);
    assert.deepEqual(answer.hits, [], query);
    assert.match(answer.message ?? "", message, query);
  }
});

Deno.test("a code that Annex I excludes shows its heading and says that it isn't covered", () => {
  for (const query of ["72022100", "31056000", "25070020"]) {
    const { hits, message } = find(query);
    assert.equal(hits[0]?.fallbackFor, query);
    assert.match(message ?? "", new RegExp(`^CN code ${query} .* is not covered by CBAM`));
  }
});

Deno.test("codes that CBAM covers are never said not to be covered", () => {
  for (const code of law.tables.goods.keys()) {
    for (let length = 1; length <= 8; length++) assert.equal(find(code.slice(0, length)).message, undefined);
  }
});

Deno.test("digits and letters that are written together count as if they stood apart", () => {
  for (const [together, apart] of [["7208pickled", "7208 pickled"], ["7208a", "7208 a"]] as const) {
    assert.deepEqual(codesOf(together), codesOf(apart), together);
    assert.ok(codesOf(together).every((code) => code.startsWith("7208")), together);
  }
  assert.deepEqual(codesOf("9999steel"), codesOf("9999 steel"));
  const named = new Set(find("stainless").hits.map(({ goods }) => goods.description));
  assert.ok(find("304stainless").hits.some(({ goods }) => named.has(goods.description)));
  for (const neither of ["a7208", "cheese9999", "5urea steel9999"]) {
    const { hits, message } = find(neither);
    assert.equal(hits.length, 0, neither);
    assert.ok(message !== undefined, neither);
  }
});
