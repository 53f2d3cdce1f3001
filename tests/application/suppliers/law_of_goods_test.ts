/** Goods of a template by the tables of the law: their standing, and the span of default values and benchmarks. */
import assert from "node:assert/strict";
import { makeCbamContext } from "../../../src/application/cbam/cbam_context.ts";
import { lawOfGoods } from "../../../src/application/suppliers/read_template.ts";
import { searchIndex } from "../../../src/domain/cbam/search/search.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { askedAtMs, cn, origin, reference } from "../../support/law.ts";

const lookUp = lawOfGoods(makeCbamContext(
  { ...reference, searchIndex: searchIndex(reference.tables, reference.searchWords) },
  askedAtMs,
));

Deno.test("goods have a span from the least to the most of default values and benchmarks, in their country", () => {
  const { standing, indirectCounts, span } = lookUp(cn("25232900"), origin("TUR"));
  assert.deepEqual([standing, indirectCounts], ["goods", true]);
  assert.ok(span !== undefined && Number(toText(span.least)) > 0 && Number(toText(span.most)) < 3);
  assert.equal(lookUp(cn("72083900"), origin("CHN")).indirectCounts, false);
});

Deno.test("without a country the benchmarks alone are the span", () => {
  const { span } = lookUp(cn("25232900"), null);
  assert.deepEqual(span && [toText(span.least), toText(span.most)], ["0.666", "0.666"]);
});

Deno.test("headings, codes that the nomenclature lacks and goods outside Annex I are told apart", () => {
  assert.equal(lookUp(cn("72089999"), null).standing, "unlisted");
  assert.equal(lookUp(cn("72080000"), null).standing, "unlisted");
  assert.equal(lookUp(cn("84719000"), null).standing, "outside");
});
