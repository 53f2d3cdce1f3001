/** Imports whose TARIC code decides which default values they have: of every code and country. Decision 0225. */
import assert from "node:assert/strict";
import { otherCountries, pairOf, routeValues } from "../../../src/domain/cbam/calculation/intensity.ts";
import { figuresOfImport, hasFigures } from "../../../src/domain/imports/figures/figures.ts";
import { examinedFacts } from "../../../src/domain/imports/figures/refusals.ts";
import { factsOfLikeness, likenessOf } from "../../../src/domain/imports/ledger/alike.ts";
import { codesInParts, codesOfVariants, taricCodeWritten } from "../../../src/kernel/lenient/cn_code.ts";
import { listedPartOf } from "../../../src/domain/cbam/law/scope.ts";
import type { ImportFacts } from "../../../src/domain/imports/ledger/entry.ts";
import { alpha3OfText, cnCodeOfText } from "../../../src/kernel/identifiers.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { entries, importTables, yearLaw } from "../../support/importer_year.ts";
import { decimal } from "../../support/law.ts";

const { dataSet, tables } = yearLaw;
const others = dataSet.lines.get(otherCountries) ?? assert.fail();
const variantLength = 10;

/** TARIC codes of the lines of ten digits that a code has, in all countries' tables. */
const variantsOf = (code: string): ReadonlyArray<string> =>
  [
    ...new Set(
      [...dataSet.lines.values()].flatMap((lines) => lines.get(code) ?? []).map(({ goodsLine }) => goodsLine)
        .filter((line) => line.length === variantLength),
    ),
  ].sort();

const first = entries[0] ?? assert.fail();
const factsOf = (cnCode: string, origin: string, more: Partial<ImportFacts> = {}): ImportFacts => ({
  ...first.facts,
  cnCode: cnCodeOfText(cnCode) ?? assert.fail(),
  origin: alpha3OfText(origin) ?? assert.fail(origin),
  netMassT: decimal("60"),
  ...more,
});

const netOf = (facts: ImportFacts): string => {
  const live = { id: "1", entry: { ...first, facts }, history: [] };
  const found = figuresOfImport({ law: yearLaw, imports: importTables }, live);
  return hasFigures(found) ? toText(found.netT) : found.reasons.join();
};

Deno.test("the codes of which a TARIC code decides are those with several lines of ten digits", () => {
  const several = [...tables.goods.keys()].filter((code) => variantsOf(code).length > 1);
  assert.deepEqual(several, [...codesOfVariants]);
});

Deno.test("the codes whose eight digits don't say which goods they are have several lines of ten digits, or are listed in part", () => {
  const inParts = [...tables.goods].filter(([code, goods]) =>
    variantsOf(code).length > 1 || listedPartOf(goods) !== undefined
  ).map(([code]) => code);
  assert.deepEqual(inParts.sort(), [...codesInParts].sort());
  const written = [...codesInParts].flatMap(variantsOf);
  assert.deepEqual(written.map(taricCodeWritten), written);
  const none = ["25231000", "2523100000", "7208390010", "2523.10.00.1", "25231000 / 2523100090", null, 0];
  assert.deepEqual(none.map(taricCodeWritten), none.map(() => undefined));
  assert.equal(taricCodeWritten(25231000100), "2523100010");
});

Deno.test("goods of a TARIC code have the country's line of that code, else that of other countries, never one of other goods", () => {
  const countries = [...dataSet.lines.keys()].filter((country) => country !== otherCountries);
  const used = new Map<string, number>();
  for (const code of codesOfVariants) {
    const goods = tables.goods.get(code) ?? assert.fail();
    for (const name of countries) {
      const country = alpha3OfText(name) ?? assert.fail(name);
      const own = dataSet.lines.get(name)?.get(code) ?? [];
      for (const variant of variantsOf(code)) {
        const expected = own.find(({ goodsLine }) => goodsLine === variant) ??
          others.get(code)?.find(({ goodsLine }) => goodsLine === variant);
        const values = routeValues(pairOf(yearLaw, goods, country), 2026, variant);
        assert.deepEqual(values.map(({ line }) => line), [expected], `${variant} ${name}`);
        const quality = own.some((line) => line === expected) ? "country" : "other_countries";
        assert.equal(values[0]?.matchQuality, quality);
        const kind = own.length === 0 ? "none" : `${quality} of ${own.length}`;
        used.set(kind, (used.get(kind) ?? 0) + 1);
      }
    }
  }
  assert.ok((used.get("other_countries of 1") ?? 0) > 100, JSON.stringify([...used]));
});

Deno.test("an import that states the TARIC code of white or grey clinker is calculated by its own line, by itself, with or without its route", () => {
  const grey = { taricCode: "2523100090" };
  const white = { taricCode: "2523100010" };
  const cases: ReadonlyArray<readonly [origin: string, facts: Partial<ImportFacts>, route: string]> = [
    ["CAN", grey, "(A)"],
    ["ALB", white, "(B)"],
    ["TUR", grey, "(A)"],
    ["TUR", white, "(B)"],
  ];
  for (const [origin, stated, productionRoute] of cases) {
    const facts = factsOf("25231000", origin, stated);
    assert.equal(netOf(facts), netOf({ ...facts, productionRoute }), origin);
    assert.deepEqual(examinedFacts(yearLaw, { ...facts, productionRoute }).issues, []);
    assert.equal(likenessOf(facts), undefined);
    assert.equal(
      examinedFacts(yearLaw, { ...facts, productionRoute: productionRoute === "(A)" ? "(B)" : "(A)" }).issues
        .length > 0,
      true,
    );
  }
  const implied = factsOf("25231000", "CAN");
  assert.notEqual(netOf({ ...implied, ...grey }), netOf(implied));
  assert.equal(netOf({ ...implied, ...white }), netOf(implied));
  const likeness = likenessOf(implied) ?? assert.fail();
  assert.equal(factsOfLikeness(likeness)?.(implied.releasedOn, implied.netMassT).taricCode, null);
  assert.notEqual(likenessOf(factsOf("72083900", "CHN", { taricCode: "7208390010" })), undefined);
});
