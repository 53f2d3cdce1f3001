/**
 * Goods with verified values and no default value, such as electricity where the operator left its values off: their cost
 * is that of `calculate`, what would need a default value is null, and sums say which rows have none.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { PortfolioAnswer } from "../../../../src/contract/answers/plans/portfolio.ts";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder } from "../../../support/import_calls.ts";
import { comparisonOf, readTrajectories, refusedAt, trajectoryOf } from "../../../support/plans.ts";
import { postJson, send } from "../../../support/service.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";
import { partsOf } from "../../../support/workbooks.ts";

const power = "cn=27160000&country=UKR&verified_direct=0.9&verified_indirect=0";
const powerRow = {
  cn_code: "27160000",
  origin_country: "UKR",
  verified_direct_intensity: 0.9,
  verified_indirect_intensity: 0,
};
const coil = { cn_code: "72083900", origin_country: "CHN", tonnage: 100, verified_direct_intensity: 1.9 };

const readCost = Schema.decodeUnknownSync(
  Schema.Struct({
    status: Schema.Literal("ok"),
    net_cost_eur: Schema.Number,
    net_emissions_t: Schema.Number,
  }),
);

/** Emissions and cost that `POST /calculate` has. */
const calculated = async (shipment: object) => {
  const { body } = await postJson("/api/v1/cbam/calculate", shipment);
  const { net_cost_eur: cost, net_emissions_t: emissions } = readCost(body);
  return [emissions, cost];
};

Deno.test("a trajectory without a default value has the cost of calculate to the cent, and no figure by default values", async () => {
  for (const mwh of [10, 0.007, 1_234.567]) {
    for (const paid of [undefined, 7.355]) {
      const more = paid === undefined ? "" : `&origin_carbon=${paid}`;
      const { status, years, sums, notes, message } = await trajectoryOf(`${power}&mwh=${mwh}${more}`);
      assert.deepEqual([status, message, years.length], ["ok", undefined, 9]);
      for (const { year, verified, ...rest } of years) {
        const expected = await calculated({
          ...powerRow,
          mwh,
          import: `${year}-12-30`,
          ...(paid === undefined ? {} : { origin_carbon_price_eur_per_t: paid }),
        });
        assert.deepEqual([verified?.net_emissions_t, verified?.net_cost_eur], expected, `${year} ${mwh}`);
        const { mark_up: markUp, default: byDefault, saving_eur: saving, break_even_t_per_t: even } = rest;
        assert.deepEqual([markUp, byDefault, saving, even], [null, null, null, null]);
      }
      assert.deepEqual([sums?.default_eur, sums?.saving_eur], [null, null]);
      assert.ok(Number(sums?.verified_eur) > 0);
      assert.ok(notes.some((note) => note.includes("have no default value")), notes.join(" "));
    }
  }
});

Deno.test("goods without a default value and with no or half verified values lack figures and say what to give", async () => {
  for (const values of ["", "&verified_direct=0.9", "&verified_indirect=0.1"]) {
    const { status, message, sums, years, notes } = await trajectoryOf(
      `cn=27160000&country=UKR&mwh=10${values}`,
    );
    assert.deepEqual([status, sums, years], ["needs_data", null, []], values);
    assert.match(message ?? "", /give both the verified direct and the verified indirect/);
    assert.ok(!notes.some((note) => note.includes("have no default value")));
  }
  const { status } = await refusedAt(`/api/v1/cbam/trajectory?${power}&mwh=10&production_route=K`);
  assert.equal(status, 400);
});

Deno.test("a comparison without default values has the verified goods alone, without a rank, and says why", async () => {
  const { status, message, origins, verified, certificate_price: price } = await comparisonOf(
    "cn=27160000&mwh=10&import=2026-08-15&verified_direct=0.9&verified_indirect=0&verified_country=UKR",
  );
  assert.deepEqual([status, origins, verified?.status, verified?.rank], ["ok", [], "ok", null]);
  assert.match(message ?? "", /no default value/);
  const expected = await calculated({ ...powerRow, mwh: 10, import: "2026-08-15" });
  assert.deepEqual([verified?.net_emissions_t, verified?.net_cost_eur], expected);
  assert.ok(price !== null);
  const half = await comparisonOf("cn=27160000&mwh=10&verified_direct=0.9&verified_country=UKR");
  assert.deepEqual([half.status, half.verified?.net_cost_eur], ["needs_data", null]);
});

Deno.test("the page and its figures have an offer without a default value, in every language", async () => {
  const words = {
    en: ["no default value", "have no default value"],
    de: ["kein Standardwert", "allein mit ihren geprüften Werten"],
    fr: ["pas de valeur par défaut", "leurs seules valeurs vérifiées"],
  } as const;
  const query =
    "cn=27160000&mass=10&country_1=UKR&direct_1=0.9&indirect_1=0&price=80&year=2028&decimal=point";
  for (const [language, sentences] of Object.entries(words)) {
    const text = await (await send(`/plan?${query}&lang=${language}`)).text();
    for (const sentence of sentences) assert.ok(text.includes(sentence), `${language}: ${sentence}`);
    assert.match(text, /720[.,]00/);
    assert.doesNotMatch(text, /NaN|undefined/);
  }
  const [header = "", first = ""] = (await (await send(`/plan/figures.csv?${query}`)).text()).split("\r\n");
  const at = header.split(/[,;]/).indexOf("break_even_t_per_t");
  assert.equal(first.split(/[,;]/).length > at && first.split(/[,;]/)[at], "", first);
});

const ofAllocation = /correction factor of|there is no free allocation|below the break-even/;

Deno.test("plans of electricity say nothing of a free allocation or a break-even, which it doesn't have", async () => {
  for (const query of [`${power}&mwh=10`, "cn=27160000&country=TUR&mwh=10"]) {
    assert.doesNotMatch((await trajectoryOf(query)).notes.join("\n"), ofAllocation, query);
  }
  const steel = (await trajectoryOf("cn=72083900&country=CHN&tonnage=10")).notes;
  assert.equal(steel.filter((note) => ofAllocation.test(note)).length, 3);
  const page = async (query: string) => await (await send(`/plan?${query}&lang=en`)).text();
  assert.doesNotMatch(
    await page("cn=27160000&mass=10&country_1=UKR&direct_1=0.9&indirect_1=0"),
    ofAllocation,
  );
  assert.match(await page("cn=72083900&mass=10&country_1=CHN"), ofAllocation);
});

const read = Schema.decodeUnknownSync(PortfolioAnswer, { onExcessProperty: "error" });

onOneDatabase((test) => {
  test(
    "rows without a default value count in the known cost alone, in every sum and form",
    Effect.gen(function* () {
      const { post } = yield* importHolder(["cbam:bulk"]);
      const rows = [
        { ...powerRow, mwh: 10, supplier: "Grid" },
        { ...coil, supplier: "Mill" },
        { ...powerRow, mwh: 10, supplier: "Grid", origin_carbon_price_eur_per_t: 5 },
      ];
      const plans = readTrajectories(
        (yield* post("/api/v1/cbam/trajectory", { rows, price_path: 80 })).body,
      );
      const [alone, steel] = plans.results;
      assert.deepEqual([alone?.status, alone?.years[0]?.default], ["ok", null]);
      assert.ok(alone?.notes.some((at) => plans.notes[at]?.includes("have no default value")));
      assert.ok(!steel?.notes.some((at) => plans.notes[at]?.includes("have no default value")));
      const path = "/api/v1/cbam/portfolio?price_path=80";
      const told = (notes: ReadonlyArray<string>) => notes.filter((note) => ofAllocation.test(note)).length;
      const powerRows = rows.filter(({ supplier }) => supplier === "Grid");
      assert.deepEqual(
        [told(plans.notes), told(read((yield* post(path, { rows: powerRows })).body).notes)],
        [3, 0],
        "among other goods, and electricity alone",
      );
      const answer = read((yield* post(path, { rows })).body);
      const { summary, by_supplier, by_year, prices } = answer;
      for (const sums of [plans.summary, summary]) {
        assert.deepEqual([sums.without_default, sums.default_eur, sums.saving_eur], [
          2,
          steel?.sums?.default_eur,
          steel?.sums?.saving_eur,
        ]);
      }
      const known = plans.results.map(({ sums }) => Math.round(Number(sums?.verified_eur) * 100));
      assert.equal(Math.round(summary.known_eur * 100), known.reduce((sum, each) => sum + each, 0));
      const grid = by_supplier.find(({ supplier }) => supplier === "Grid");
      assert.deepEqual(
        [grid?.rows, grid?.without_default, grid?.default_eur, grid?.saving_eur],
        [2, 2, 0, 0],
      );
      assert.equal(grid?.portfolio_at_break_even_eur, summary.known_eur);
      assert.equal(prices[1]?.known_eur, summary.known_eur);
      assert.ok(by_year.every((year) => year.without_default === 2));
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const ask = yield* client(freshPeer());
      const as = (accept: string) =>
        ask(path, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json", accept },
          body: JSON.stringify({ rows }),
        });
      const text = yield* Effect.flatMap(as(csv), (response) => Effect.promise(() => response.text()));
      const [header = "", first = ""] = text.replace("\ufeff", "").split("\r\n");
      const cell = (name: string) => first.split(",")[header.split(",").indexOf(name)];
      assert.deepEqual(["default_eur", "saving_eur", "break_even_t_per_t_2026"].map(cell), ["", "", ""]);
      assert.equal(Number(cell("known_eur_2026")), alone?.years[0]?.verified?.net_cost_eur);
      const book = yield* Effect.flatMap(
        as(xlsx),
        (response) => Effect.promise(() => response.arrayBuffer()),
      );
      assert.ok(JSON.stringify(partsOf(new Uint8Array(book))).includes("without_default"));
    }).pipe(Effect.provide(services)),
  );
});
