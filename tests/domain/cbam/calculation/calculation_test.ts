import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { calculate } from "../../../../src/domain/cbam/calculation/calculation.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { decimal, law, notesOf, outcomeOf, reasonOf, settledOf, shipment } from "../../../support/law.ts";

/** CN, origin, route, tonnes, day, embedded, benchmark, net emissions, price, net cost. */
const knownAnswers = [
  ["72083900", "CHN", "(C)", "1", "2026-02-15", "3.5057", "1.37", "2.16995", "75.36", "163.53"],
  ["72083900", "IND", "(C)", "100", "2026-02-15", "470.8", "1.37", "337.225", "75.36", "25413.28"],
  ["72083900", "TUR", "(C)", "100", "2026-08-15", "267.08", "1.37", "133.505", "82.32", "10990.13"],
  ["76011090", "IND", "(K)", "50", "2026-05-15", "102.85", "1.423", "33.47875", "75.28", "2520.28"],
  ["28080000", "ALB", "default", "100", "2026-02-15", "278.76", "0.582", "222.015", "75.36", "16731.05"],
  ["25231000", "DZA", "(A)", "1000", "2026-08-15", "1408", "0.666", "758.65", "82.32", "62452.07"],
] as const;

for (const [cnCode, country, route, tonnage, day, embedded, benchmark, net, price, cost] of knownAnswers) {
  Deno.test(`${cnCode} from ${country}, ${tonnage} t on ${day}, costs ${cost} EUR`, () => {
    const { terms, figures } = settledOf(
      shipment([cnCode, country, tonnage, day], { productionRoute: route }),
    );
    assert.deepEqual(
      {
        route: terms.intensity.route,
        embedded: toText(terms.embeddedT),
        benchmark: terms.freeAllocation.benchmark && toText(terms.freeAllocation.benchmark.columnB),
        net: toText(figures.netEmissionsT),
        price: toText(terms.price.priceEurPerTco2e),
        cost: toText(figures.netCostEur),
      },
      { route, embedded, benchmark, net, price, cost },
    );
  });
}

Deno.test("the mark-up follows the year: 10, 20 and 30 %, fertilisers 1 % in every year", () => {
  const shares = (cnCode: string, country: string): ReadonlyArray<string | undefined> =>
    ["2026-06-01", "2027-06-01", "2028-06-01", "2030-06-01"].map((day) => {
      const { terms } = settledOf(shipment([cnCode, country, "1", day]));
      return terms.intensity.defaultValue && toText(terms.intensity.defaultValue.markUp);
    });
  assert.deepEqual(shares("72083900", "CHN"), ["0.1", "0.2", "0.3", "0.3"]);
  assert.deepEqual(shares("28080000", "ALB"), ["0.01", "0.01", "0.01", "0.01"]);
});

Deno.test("a country without a line falls back to other countries as a whole row", () => {
  const { terms, notes } = settledOf(shipment(["25233000", "TWN", "1", "2026-02-15"]));
  assert.equal(terms.intensity.source, "default_other_countries_year");
  assert.ok(notesOf({ notes }).some((note) => note.includes("other countries and territories")));
  assert.equal(
    settledOf(shipment(["28141000", "FJI", "1", "2026-02-15"])).terms.intensity.source,
    "default_other_countries_year",
  );
});

Deno.test("several routes and none named need data and list them; a wrong one is refused with the valid ones", () => {
  const clinker = ["25231000", "CHN", "10", "2026-02-15"] as const;
  const open = outcomeOf(shipment(clinker));
  assert.ok(open.status === "needs_data");
  assert.deepEqual(open.routes?.map(({ route }) => route), ["(B)", "(A)"]);
  const wrong = calculate(law, shipment(clinker, { productionRoute: "(I)" }));
  assert.ok(Either.isLeft(wrong));
  assert.match(wrong.left[0]?.message ?? "", /"\(I\)".*valid: \(B\), \(A\)/);
  assert.equal(settledOf(shipment(clinker, { productionRoute: "(B)" })).terms.intensity.route, "(B)");
});

Deno.test("a default line of scrap and electric arc takes the higher of the grades H and J", () => {
  const lines = [...law.dataSet.lines].flatMap(([country, byDigits]) =>
    [...byDigits.values()].flat().map((line) => ({ country, line }))
  );
  const found = lines.find(({ line }) => line.routeLetters.join() === "H");
  assert.ok(found !== undefined);
  const [cnCode = "", benchmarks = []] =
    [...law.tables.benchmarks].find(([code]) => code.startsWith(found.line.goodsLine)) ?? [];
  const { terms } = settledOf(shipment([cnCode, found.country, "1", "2026-02-15"]));
  const ofYear = benchmarks.filter(({ yearFrom, yearTo }) => yearFrom <= 2026 && 2026 <= yearTo);
  const high = (["(H)", "(J)"] as const).map((route) =>
    Number(toText(
      ofYear.find((benchmark) => benchmark.route === route)?.columnB ?? decimal("0"),
    ))
  );
  assert.equal(terms.intensity.route, "(H)");
  assert.equal(
    terms.freeAllocation.benchmark && Number(toText(terms.freeAllocation.benchmark.columnB)),
    Math.max(...high),
  );
});

Deno.test("a route without a benchmark of its own takes the route-independent one", () => {
  const { terms, notes } = settledOf(shipment(["73181552", "CHN", "1", "2026-02-15"]));
  assert.equal(terms.intensity.route, "(C)");
  assert.equal(terms.freeAllocation.benchmark?.route, "default");
  assert.ok(notesOf({ notes }).some((note) => note.includes("does not depend on the production route")));
});

Deno.test("benchmarks change with the year where the act says so", () => {
  const of = (day: string) =>
    toText(
      settledOf(shipment(["73181552", "CHN", "1", day])).terms.freeAllocation.benchmark?.columnB ??
        decimal("9"),
    );
  assert.deepEqual([of("2027-12-31"), of("2028-01-01")], ["1.154", "1.116"]);
});

Deno.test("a period without a published price takes the newest one and says that it stands in", () => {
  const { terms, notes } = settledOf(shipment(["72083900", "CHN", "1", "2026-11-20"]));
  assert.equal(terms.price.period, "2026-Q3");
  assert.ok(notesOf({ notes }).some((note) => note.includes("2026-Q4") && note.includes("stands in")));
});

Deno.test("free allocation above the embedded emissions leaves zero, not less", () => {
  const tiny = { verifiedDirectTPerT: decimal("0.1"), verifiedIndirectTPerT: decimal("0") };
  const { figures } = settledOf(shipment(["72083900", "CHN", "5", "2026-02-15"], tiny));
  assert.equal(toText(figures.netEmissionsT), "0");
  assert.equal(toText(figures.netCostEur), "0");
});

Deno.test("goods that CBAM doesn't reach cost nothing and say why", () => {
  for (
    const [cnCode, country, why] of [
      ["01012100", "CHN", /not listed in Annex I/],
      ["72042100", "CHN", /not listed in Annex I/],
      ["72083900", "DEU", /Germany: it is a member state/],
      ["72083900", "CHE", /Switzerland: it is listed in Annex III/],
      ["72083900", "REU", /customs territory of the Union/],
    ] as const
  ) {
    const outcome = outcomeOf(shipment([cnCode, country, "100", "2026-02-15"]));
    assert.ok(outcome.status === "out_of_scope", `${cnCode} ${country}`);
    assert.match(reasonOf(outcome), why);
  }
});

Deno.test("what can't be computed needs data and says what is missing", () => {
  for (
    const [cnCode, country, day, why] of [
      ["27160000", "UKR", "2026-02-15", /no default value/],
      ["72083900", "CHN", "2031-01-01", /2031 is not set yet/],
      ["72080000", "CHN", "2026-02-15", /no code of goods but a heading/],
      ["72083901", "CHN", "2026-02-15", /not a CN code of the tables/],
    ] as const
  ) {
    const outcome = outcomeOf(shipment([cnCode, country, "100", day]));
    assert.ok(outcome.status === "needs_data", `${cnCode} ${country} ${day}`);
    assert.match(reasonOf(outcome), why);
  }
});

Deno.test("a code that the nomenclature split off is valued as the code it came from", () => {
  const [before, after] = ["73082000", "73082010"].map((cnCode) =>
    settledOf(shipment([cnCode, "CHN", "7", "2026-02-15"]))
  );
  assert.deepEqual(after?.figures, before?.figures);
  assert.ok(after !== undefined && notesOf(after).some((note) => note.includes("73082000")));
});

Deno.test("the superseded data set replays its own printed totals", () => {
  const february = law.tables.dataSets.get("2026-02-04");
  assert.ok(february !== undefined);
  const { terms, notes } = settledOf(
    shipment(["26011200", "AGO", "1", "2026-02-15"]),
    { ...law, dataSet: february, isDataSetNamed: true },
  );
  assert.equal(toText(terms.embeddedT), "0.678242");
  assert.ok(notesOf({ notes }).some((note) => note.includes("superseded by 2026-08-06")));
});
