/** The default values of a pair: each year's own, in whatever order years, codes and data sets are asked about. */
import assert from "node:assert/strict";
import { pairOf, type RouteValue, routeValues } from "../../../../src/domain/cbam/calculation/intensity.ts";
import { routeRecord } from "../../../../src/domain/cbam/calculation/record.ts";
import type { Law } from "../../../../src/domain/cbam/law/law.ts";
import { alpha3OfText } from "../../../../src/kernel/identifiers.ts";
import { cn, decimal, law, origin } from "../../../support/law.ts";
import { times, toText } from "../../../../src/kernel/decimal.ts";

const february = law.tables.dataSets.get("2026-02-04");
assert.ok(february !== undefined);
const laws: ReadonlyArray<Law> = [law, { ...law, dataSet: february, isDataSetNamed: true }];

const years = [2028, 2026, 2040, 2027, 2026, 2029, 2028];
const factorOf = (sector: string, year: number): string => {
  if (sector === "fertilisers") return "1.01";
  return { 2026: "1.1", 2027: "1.2" }[year] ?? "1.3";
};

/** The printed total of the year, or of 2028 for those after it; the exact product where none is printed. */
const totalOf = ({ line }: RouteValue, sector: string, year: number): string =>
  toText(
    line.printedTotals.get(Math.min(year, 2028)) ??
      times(line.totalTPerT, decimal(factorOf(sector, year))),
  );

Deno.test("every pair has its own values in every year, whatever was asked before", () => {
  const countries = [...law.dataSet.lines.keys()].flatMap((row) => alpha3OfText(row) ?? []);
  assert.ok(countries.length > 100, String(countries.length));
  let compared = 0;
  for (const under of laws) {
    for (const goods of law.tables.goods.values()) {
      if (goods.sector === "electricity") continue;
      for (const [index, country] of [...countries, origin("FJI")].entries()) {
        const year = years[index % years.length] ?? 2026;
        const pair = pairOf(under, goods, country);
        for (const value of routeValues(pair, year)) {
          assert.equal(value.dataSet, under.dataSet);
          assert.equal(toText(value.totalTPerT), totalOf(value, goods.sector, year), goods.cnCode);
          const factor = decimal(factorOf(goods.sector, year));
          assert.equal(toText(value.directTPerT), toText(times(value.line.directTPerT, factor)));
          compared += 1;
        }
      }
    }
  }
  assert.ok(compared > 50_000, String(compared));
});

Deno.test("a line that two codes take by different routes is told to each with its own", () => {
  const routeOf = (cnCode: string): ReadonlyArray<readonly [string, string]> => {
    const goods = law.tables.goods.get(cn(cnCode));
    assert.ok(goods !== undefined, cnCode);
    return routeValues(pairOf(law, goods, origin("CHN")), 2026).map((value) =>
      [value.line.goodsLine, routeRecord(law.tables.routes, value).production_route] as const
    );
  };
  for (const _ of ["made", "made before"]) {
    assert.deepEqual(routeOf("72283020"), [["722830", "(F)"]]);
    assert.deepEqual(routeOf("72283041"), [["722830", "(C)"]]);
  }
});
