/** Answers of `POST /api/v1/cbam/portfolio` as tables, sent back as they are: they come to the same sums, and show what was wrong. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { PortfolioAnswer } from "../../../../src/contract/answers/plans/portfolio.ts";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const read = Schema.decodeUnknownSync(PortfolioAnswer);
const goods = { supplier: "Mill", cn_code: "72083900", origin_country: "CHN", tonnage: 100 };
const screws = { ...goods, cn_code: "73181552", verified_direct_intensity: 3.7637 };
const rows = [
  { ...goods, verified_direct_intensity: 1.9, origin_carbon_price_eur_per_t: 5.5 },
  { ...goods, verified_direct_intensity: 1.9, verified_free_allocation: 1.2, verified_year: 2027 },
  { ...goods, cn_code: "25232900", verified_direct_intensity: 0.8, unit_content: 0.9 },
  { ...goods, origin_country: "TUR" },
  { ...screws, precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642 }] },
  { ...screws, precursors: [] },
  screws,
  { ...goods, verified_direct_intensity: 1.9, production_route: "(D)" },
  { ...goods, cn_code: "72283020", origin_country: "MKD", verified_direct_intensity: 2.5 },
  {
    ...goods,
    cn_code: "72283020",
    origin_country: "MKD",
    verified_direct_intensity: 2.5,
    production_route: "(H)",
  },
  { ...goods, cn_code: "27160000", tonnage: undefined, mwh: 250, verified_direct_intensity: 0.4 },
];

const portfolioHolder = Effect.gen(function* () {
  const { key } = yield* holder("enterprise", ["cbam:bulk"]);
  const ask = yield* client(freshPeer());
  return (body: BodyInit, type: string, accept: string) =>
    ask("/api/v1/cbam/portfolio?price_path=80&first_year=2027&last_year=2028&extra_columns=keep", {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": type, accept },
      body,
    });
});

onOneDatabase((test) => {
  test(
    "an answer as CSV or as a workbook, sent back, comes to the sums of the question",
    Effect.gen(function* () {
      const send = yield* portfolioHolder;
      const question = JSON.stringify({ rows });
      const json = "application/json";
      const first = read(
        yield* Effect.flatMap(send(question, json, json), (each) => Effect.promise(() => each.json())),
      );
      assert.ok(first.summary.saving_eur > 0);
      const table = yield* Effect.flatMap(
        send(question, json, csv),
        (each) => Effect.promise(() => each.text()),
      );
      const [heading = [], ...lines] = Papa.parse<Array<string>>(table.replace("\uFEFF", "")).data;
      const cells = (name: string) => lines.slice(0, rows.length).map((line) => line[heading.indexOf(name)]);
      assert.deepEqual(cells("tonnage"), [...rows.slice(1).map(() => "100"), ""]);
      assert.deepEqual(cells("mwh"), [...rows.slice(1).map(() => ""), "250"]);
      for (const type of [csv, xlsx]) {
        const answer = yield* send(question, json, type);
        const file = yield* Effect.promise(() => answer.bytes());
        const again = yield* send(file, type, json);
        const sums = read(yield* Effect.promise(() => again.json()));
        assert.deepEqual(sums.results.flatMap(({ issues = [] }) => issues), [], type);
        assert.deepEqual(sums.by_supplier, first.by_supplier, type);
        assert.deepEqual(
          sums.results.map((each) => each.years),
          first.results.map((each) => each.years),
          type,
        );
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a wrong row shows what was sent, and an answer to rows that give nothing of it has no columns of them",
    Effect.gen(function* () {
      const send = yield* portfolioHolder;
      const table = (text: string) =>
        Effect.flatMap(send(text, csv, csv), (answer) => Effect.promise(() => answer.text()));
      const wrong = yield* table(
        "Fornitore;CN code;Country of origin;Net mass (kg)\r\nMill;7208;XX;1.204\r\n",
      );
      assert.match(wrong, /\r\n0;;Mill;7208;XX;1\.204 kg;error;/);
      assert.doesNotMatch(wrong, /verified_direct|unit_content|verified_year/);
      const given = yield* table(
        "Supplier;CN code;Country of origin;Net mass (kg);verified_direct_intensity\r\nMill;7208;CHN;1204;1.204\r\n",
      );
      assert.match(given, /;verified_direct_intensity\r\n.*;1\.204\r\n/s);
    }).pipe(Effect.provide(services)),
  );
});
