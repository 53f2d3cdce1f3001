/**
 * `POST /api/v1/cbam/portfolio`: sums by supplier, code and year, three paths of prices, what values are worth; tables in and
 * out.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import { PortfolioAnswer } from "../../../../src/contract/answers/plans/portfolio.ts";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder } from "../../../support/import_calls.ts";
import { partsOf } from "../../../support/workbooks.ts";
import { client, freshPeer, holder, services } from "../../../support/whole_service.ts";

const path = "/api/v1/cbam/portfolio";
const read = Schema.decodeUnknownSync(PortfolioAnswer, { onExcessProperty: "error" });

const coil = { cn_code: "72083900", tonnage: 100 };
const rows = [
  { ...coil, supplier: "Mill", origin_country: "CHN", verified_direct_intensity: 1.9 },
  { ...coil, supplier: "Mill", origin_country: "TUR" },
  { supplier: "Smelter", cn_code: "76011090", origin_country: "IND", tonnage: 20, precursors: [] },
  { ...coil, origin_country: "CHE" },
  { ...coil, supplier: "Typo", origin_country: "XX" },
];

const cents = (values: ReadonlyArray<number>): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;
const isNear = (one: number, other: number): void =>
  assert.ok(Math.abs(one - other) < 0.06, `${one} and ${other}`);

onOneDatabase((test) => {
  test(
    "sums by supplier, code and year add up to the summary, and rows without figures touch none",
    Effect.gen(function* () {
      const { post } = yield* importHolder(["cbam:bulk"]);
      const sent = yield* post(`${path}?price_path=80`, { rows });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
      const { summary, by_supplier, by_code, by_year, results } = read(sent.body);
      const { total, ok, out_of_scope: outside, errors } = summary;
      assert.deepEqual([total, ok, outside, errors], [5, 3, 1, 1]);
      for (const groups of [by_supplier, by_code, by_year]) {
        isNear(cents(groups.map((group) => group.default_eur)), summary.default_eur);
        isNear(cents(groups.map((group) => group.known_eur)), summary.known_eur);
        isNear(cents(groups.map((group) => group.saving_eur)), summary.saving_eur);
      }
      assert.deepEqual(by_supplier.map(({ supplier, rows: count }) => [supplier, count]), [
        ["Mill", 2],
        ["Smelter", 1],
      ]);
      assert.deepEqual(by_code.map(({ cn_code: code }) => code), ["72083900", "76011090"]);
      const [mill, smelter] = by_supplier;
      assert.equal(mill?.saving_eur, results[0]?.sums?.saving_eur);
      isNear(mill?.portfolio_at_break_even_eur ?? 0, summary.known_eur + (mill?.saving_eur ?? 0));
      isNear(smelter?.portfolio_at_break_even_eur ?? 0, summary.known_eur);
      assert.equal(mill?.worth_of_a_tenth_eur, 0.1 * 80 * 9 * 200);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a tenth of a tonne below the break-even saves what the answer says that it is worth",
    Effect.gen(function* () {
      const { post } = yield* importHolder(["cbam:bulk"]);
      const ask = (verified: number | undefined, paid?: number) =>
        Effect.map(
          post(`${path}?last_year=2026&price_path=80`, {
            rows: [{
              ...coil,
              origin_country: "CHN",
              verified_direct_intensity: verified,
              origin_carbon_price_eur_per_t: paid,
              precursors: [],
            }],
          }),
          ({ body }) => read(body),
        );
      const without = yield* ask(undefined);
      const breakEven = without.results[0]?.years[0]?.break_even_t_per_t ?? 0;
      const at = yield* ask(breakEven);
      assert.equal(at.summary.saving_eur, 0);
      const below = yield* ask(Number((breakEven - 0.1).toFixed(6)));
      assert.equal(below.summary.saving_eur, without.by_supplier[0]?.worth_of_a_tenth_eur);
      const [paid, less] = [yield* ask(breakEven, 12), yield* ask(Number((breakEven - 0.1).toFixed(6)), 12)];
      assert.equal(paid.by_supplier[0]?.worth_of_a_tenth_eur, 680);
      isNear(paid.summary.known_eur - less.summary.known_eur, 680);
      assert.ok(paid.notes.some((note) => note.includes("leaves out the carbon price paid")));
    }).pipe(Effect.provide(services)),
  );

  test(
    "three paths of prices: a fifth less and more, or the caller's own; each costs what trajectories at it cost",
    Effect.gen(function* () {
      const { post } = yield* importHolder(["cbam:bulk"]);
      const usual = read((yield* post(`${path}?price_path=2026:80,2028:101&last_year=2028`, { rows })).body);
      assert.deepEqual(
        usual.prices.map(({ path: name, by_year: years }) => [
          name,
          ...years.map((year) => year.certificate_price_eur_per_tco2e),
        ]),
        [["low", 64, 64, 80.8], ["base", 80, 80, 101], ["high", 96, 96, 121.2]],
      );
      assert.equal(usual.prices[1]?.known_eur, usual.summary.known_eur);
      const own = read(
        (yield* post(`${path}?price_path=80&price_path_low=0&price_path_high=growth:0.1&last_year=2028`, {
          rows,
        }))
          .body,
      );
      assert.deepEqual([own.prices[0]?.default_eur, own.prices[0]?.known_eur], [0, 0]);
      const high = read((yield* post(`${path}?price_path=growth:0.1&last_year=2028`, { rows })).body);
      assert.deepEqual(own.prices[2]?.known_eur, high.summary.known_eur);
      const paid = [{ ...rows[0], origin_carbon_price_eur_per_t: 12 }];
      const base = read((yield* post(`${path}?price_path=60&price_path_high=90`, { rows: paid })).body);
      const dear = read((yield* post(`${path}?price_path=90`, { rows: paid })).body);
      assert.equal(base.prices[2]?.known_eur, dear.summary.known_eur);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a German table is read, and answered as CSV in its dialect and as a workbook with a sheet for each sum",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", ["cbam:bulk"]);
      const ask = yield* client(freshPeer());
      const send = (body: BodyInit, type: string, accept: string) =>
        ask(`${path}?price_path=80&last_year=2027&lang=de`, {
          method: "POST",
          headers: { authorization: `Bearer ${key}`, "content-type": type, accept },
          body,
        });
      const table =
        "Lieferant;Warennummer;Ursprungsland;Eigenmasse (kg);verified_direct_intensity\r\nWalzwerk;7208 39 00;China;100.000,00;1,9\r\n=BAD();7208 39 00;Türkei;2.500,50;\r\n";
      const answer = yield* send(table, `${csv}; charset=utf-8`, "application/json");
      const json = read(yield* Effect.promise(() => answer.json()));
      assert.deepEqual(json.results.map(({ supplier, tonnage }) => [supplier, tonnage]), [
        ["Walzwerk", 100],
        ["=BAD()", 2.5005],
      ]);
      const text = yield* Effect.flatMap(
        send(table, csv, csv),
        (response) => Effect.promise(() => response.text()),
      );
      const [header = "", first = "", second = ""] = text.replace("\ufeff", "").split("\r\n");
      assert.ok(header.startsWith("row_index;client_ref;supplier;cn_code;"));
      assert.ok(header.includes("known_eur_2026;known_eur_2027;break_even_t_per_t_2026"));
      const cost = json.results[0]?.sums?.verified_eur;
      assert.ok(first.includes(String(cost).replace(".", ",")), first);
      assert.ok(second.includes("'=BAD()"), second);
      const messy =
        "Stand: 12.11.2026\r\nLieferant;Warennummer;Ursprungsland;Eigenmasse (kg);Bemerkung\r\nWalzwerk;7208 39 00;China;100.000,00;eilig\r\n";
      const refused = yield* send(messy, csv, "application/json");
      assert.match(yield* Effect.promise(() => refused.text()), /say extra_columns=keep/);
      const kept = yield* ask(`${path}?last_year=2026&extra_columns=keep&heading_row=2&total_rows=keep`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": csv },
        body: messy,
      });
      const passed = read(yield* Effect.promise(() => kept.json()));
      assert.deepEqual(passed.results.map(({ status, extra }) => [status, extra]), [
        ["ok", { Bemerkung: "eilig" }],
      ]);
      const sheet = yield* send(table, csv, xlsx);
      assert.equal(sheet.headers.get("content-type"), xlsx);
      assert.match(sheet.headers.get("content-disposition") ?? "", /cbam-portfolio\.xlsx/);
      const bytes = yield* Effect.promise(() => sheet.arrayBuffer());
      const parts = partsOf(new Uint8Array(bytes));
      const sheets = [...(parts["xl/workbook.xml"] ?? "").matchAll(/<sheet [^>]*name="([^"]+)"/g)];
      assert.deepEqual(sheets.map(([, name]) => name), [
        "Zeilen",
        "Lieferanten",
        "Warennummern",
        "Jahre",
        "Preise",
        "Hinweise und Quellen",
      ]);
      const charts = Object.entries(parts).filter(([name]) => /^xl\/charts\/chart\d+\.xml$/.test(name));
      const cellsOf = (kind: string, sheetName: string) =>
        charts.filter(([, xml]) => xml.includes(`<c:${kind}>`) && xml.includes(`${sheetName}!`)).flatMap((
          [, xml],
        ) => [...xml.matchAll(/<c:f>([^<]+)<\/c:f>/g)].map(([, cells]) => cells));
      assert.equal(charts.length, 4);
      assert.ok(
        cellsOf("barChart", "Lieferanten").includes("Lieferanten!$D$2:$D$3"),
        JSON.stringify(cellsOf("barChart", "Lieferanten")),
      );
      assert.ok(cellsOf("barChart", "Warennummern").includes("Warennummern!$D$2:$D$2"));
      assert.ok(cellsOf("lineChart", "Jahre").includes("Jahre!$D$2:$D$3"));
      assert.ok(cellsOf("lineChart", "Preise").includes("Preise!$E$6:$E$7"));
      const titles = charts.map(([, xml]) =>
        [...xml.matchAll(/<(?:a:t|c:v)>([^<]+)<\/(?:a:t|c:v)>/g)].map(([, text]) => text)
      );
      for (
        const title of ["Kosten aller Jahre nach Lieferant, EUR", "Kosten im Jahr, EUR", "Niedrige Preise"]
      ) {
        assert.ok(titles.some((texts) => texts.includes(title)), JSON.stringify(titles));
      }
      assert.ok(Object.values(parts).some((xml) => xml.includes("kostet weniger als der Standardwert")));
      const wrong = yield* send("Lieferant;Farbe\r\nA;rot\r\n", csv, "application/json");
      assert.equal(wrong.status, 400);
      const picture = yield* send("x", "image/png", "application/json");
      assert.equal(picture.status, 415);
    }).pipe(Effect.provide(services)),
  );
});
