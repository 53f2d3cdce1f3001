/** Answers as tables, sent back as they are: they come to the same figures, whatever the question gave. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { xlsx } from "../../../../src/contract/values/media_types.ts";
import { bulkHolder, bulkPath } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { callsWith } from "../../../support/import_calls.ts";
import { signedIn } from "../../../support/session_browser.ts";
import { holder, services } from "../../../support/whole_service.ts";

const goods = { cn_code: "72083900", origin_country: "CHN", tonnage: 24.5, import: "2026-02-15" };
const verified = { verified_direct_intensity: 1.9, verified_indirect_intensity: 0.1 };
const screws = { ...goods, cn_code: "73181552", verified_direct_intensity: 3.7637 };
const shipments = [
  goods,
  { ...goods, ...verified, reporting_period: 2026, origin_carbon_price_eur_per_t: 10 },
  { ...goods, ...verified, verified_free_allocation: 1.2, production_route: "(C)" },
  { ...goods, cn_code: "25232900", verified_direct_intensity: 0.8, unit_content: 0.9 },
  { ...goods, import: "2032-03-01", assume_cscf: 1 },
  {
    ...screws,
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08642, free_allocation_t_per_t: 1.5 }, {
      cn_code: "72139190",
      production_route: "(C)",
      origin_country: "IND",
      tonnes_per_tonne: 0.1,
    }],
  },
  { ...screws, precursors: [] },
  screws,
  { ...goods, cn_code: "72283020", origin_country: "MKD", verified_direct_intensity: 2.5 },
  {
    ...goods,
    cn_code: "72283020",
    origin_country: "MKD",
    verified_direct_intensity: 2.5,
    production_route: "(H)",
  },
  { ...goods, cn_code: "72283020", origin_country: "MKD" },
];

/** All that is counted; the route that was assumed the first time is named the second time. */
const figuresOf = (output: object): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(output).filter(([name]) => !["notes", "sources", "disclosure", "versions"].includes(name));

onOneDatabase((test) => {
  test(
    "an answer as CSV or as a workbook, sent back, is calculated as the question was",
    Effect.gen(function* () {
      const { post, postRows, fetch } = yield* bulkHolder;
      const { bulk } = yield* postRows(shipments);
      const figures = bulk.results.map(({ output }) => output);
      assert.equal(bulk.summary.errors, 0);
      const kept = `${bulkPath}/${bulk.request_id}`;
      for (const type of ["text/csv", xlsx]) {
        const answers = [
          yield* fetch(bulkPath, {
            method: "POST",
            headers: { "content-type": "application/json", "accept": type },
            body: JSON.stringify({ shipments }),
          }),
          yield* fetch(kept, { headers: { accept: type } }),
          ...(type === xlsx ? [] : [yield* fetch(`${kept}?decimal=comma`, { headers: { accept: type } })]),
        ];
        for (const answer of answers) {
          const file = yield* Effect.promise(() => answer.bytes());
          const again = yield* post(file, { "content-type": type }, "?extra_columns=keep");
          assert.equal(again.status, 200, again.text);
          const calculated = again.bulk.results.map(({ output }) => output);
          assert.deepEqual(calculated.map(figuresOf), figures.map(figuresOf), type);
        }
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a whole unit content beside the year of its values is no number that a comma cut",
    Effect.gen(function* () {
      const { post, postRows } = yield* bulkHolder;
      const nitrogen = { ...goods, cn_code: "31021010", verified_direct_intensity: 2.5, unit_content: 460 };
      const rows = [{ ...nitrogen, verified_indirect_intensity: 1, reporting_period: 2026 }];
      const { bulk } = yield* postRows(rows);
      const { text } = yield* postRows(rows, { accept: "text/csv" });
      assert.match(text, /,460,2026\r/);
      const again = yield* post(text, { "content-type": "text/csv" }, "?extra_columns=keep");
      const figures = [again, { bulk }].map(({ bulk: { results } }) =>
        results.map(({ output }) => figuresOf(output))
      );
      assert.deepEqual(figures[0], figures[1]);
      assert.equal(again.bulk.summary.errors, 0, again.text);
    }).pipe(Effect.provide(services)),
  );

  test(
    "a mass that could not be read is shown with the unit of its row",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const answerTo = (body: string) =>
        Effect.flatMap(
          fetch(bulkPath, {
            method: "POST",
            headers: { "content-type": "text/csv", accept: "text/csv" },
            body,
          }),
          (answer) => Effect.promise(() => answer.text()),
        );
      const row = (mass: string) => `\r\n7208;CHN;${mass};2026-02-15`;
      const text = yield* answerTo(
        `cn_code;origin_country;Menge;ME;import\r\n72083900;CHN;500,5;KG;2026-02-15${row("2.000;TO")}${
          row("2.000;LB")
        }${row("2.000;KG")}${row("2.000 t;")}`,
      );
      const shown = text.split("\r\n").slice(2, 6).map((line) => line.split(";")[4]);
      assert.deepEqual(shown, ["2.000 TO", "2.000 LB", "2.000 KG", "2.000 t"]);
      const pounds = yield* answerTo(`cn_code;origin_country;net_mass_lb;import${row("2.000")}${row("2,5")}`);
      assert.match(pounds, /;CHN;2\.000 lb;/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "an answer to rows that give none of these has no columns of them, and a wrong row shows its own",
    Effect.gen(function* () {
      const { postRows } = yield* bulkHolder;
      const csv = { accept: "text/csv" };
      const { text: plain } = yield* postRows([goods, { ...goods, reporting_period: null }], csv);
      assert.doesNotMatch(plain, /verified_direct_intensity|reporting_period/);
      const { text: wrong } = yield* postRows([{
        ...goods,
        tonnage: "x",
        production_route: "(C)",
        ...verified,
      }], csv);
      assert.match(wrong.split("\n")[1] ?? "", /,\(C\),.*,1\.9,0\.1\r?$/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "precursors of a table that are no JSON text of a list are refused with what they must be, and none is calculated without",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const sent = ["72230019::1.08642", "simple", "{}", "5", "[", "[[", '[{"cn_code":"72230019"}]', "[5]"];
      const rows = sent.map((cell) => `73181552;CHN;24.5;2026-02-15;3.7637;"${cell.replaceAll('"', '""')}"`);
      const { bulk, text } = yield* post(
        ["cn_code;origin_country;tonnage;import;verified_direct_intensity;precursors", ...rows].join("\n"),
        { "content-type": "text/csv" },
      );
      assert.equal(bulk.summary.errors, sent.length, text);
      for (const { output } of bulk.results.slice(0, 6)) {
        assert.match(
          JSON.stringify(output),
          /precursors must be an array of precursors as JSON text, such as \[/,
        );
      }
      assert.match(JSON.stringify(bulk.results[6]), /precursors\/0\/tonnes_per_tonne is missing/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "the file of a call on the account's page has the precursors of its rows, and is read again as them",
    Effect.gen(function* () {
      const { key, account } = yield* holder("enterprise", ["cbam:read", "cbam:bulk"]);
      const calls = yield* callsWith(key);
      const sent = yield* calls.post(bulkPath, { shipments: shipments.slice(5, 8) });
      assert.equal(sent.status, 200, sent.text);
      const page = yield* signedIn(account);
      const { text } = yield* page.get(`/account/batches/${sent.headers.get("x-request-id")}`);
      const [, path = ""] = /href="(\/tables\/calculated\/[^"]+form=csv)"/.exec(text) ?? [];
      const file = yield* page.get(path.replaceAll("&amp;", "&"));
      assert.match(file.text, /\[\{""cn_code"":""72230019""/, file.text);
      const again = yield* calls.send(`${bulkPath}?extra_columns=keep&total_rows=skip`, file.text, {
        "content-type": "text/csv",
        "accept": "application/json",
      });
      const costs = (answer: string): ReadonlyArray<string> => answer.match(/"net_cost_eur":[\d.]+/g) ?? [];
      const answer = yield* Effect.promise(() => again.text());
      assert.deepEqual(costs(answer), costs(sent.text), answer);
      assert.equal(costs(answer).length, 4);
    }).pipe(Effect.provide(services)),
  );

  test(
    "electricity stands under mwh, apart from tonnes, and an answer's row of sums is passed over beside rows with errors",
    Effect.gen(function* () {
      const { fetch } = yield* bulkHolder;
      const power = { cn_code: "27160000", origin_country: "UKR", mwh: 100, import: "2026-02-15" };
      const wrong = { ...goods, cn_code: "7208", tonnage: 5.5 };
      for (const type of ["text/csv", xlsx]) {
        const sent = (body: BodyInit, from: string, accept: string) =>
          fetch(`${bulkPath}?sum_row=true&extra_columns=keep`, {
            method: "POST",
            headers: { "content-type": from, accept },
            body,
          });
        const first = yield* sent(
          JSON.stringify({ shipments: [goods, power, wrong] }),
          "application/json",
          type,
        );
        const bytes = yield* Effect.promise(() => first.bytes());
        if (type !== xlsx) {
          const lines = new TextDecoder().decode(bytes).split("\r\n").map((line) => line.split(","));
          const [header = []] = lines;
          const at = (name: string) => lines.slice(1, 5).map((line) => line[header.indexOf(name)]);
          assert.deepEqual(at("tonnage"), ["24.5", "", "5.5", "24.5"]);
          assert.equal(lines[2]?.includes("100"), true);
        }
        const again = yield* sent(bytes, type, "application/json");
        const answer = yield* Effect.promise(() => again.json());
        assert.deepEqual(
          [answer.summary.total, answer.summary.errors],
          [3, 1],
          JSON.stringify(answer.summary),
        );
        assert.equal(answer.results[1].input.mwh, 100);
        assert.ok(answer.read_as.includes("A row of sums was passed over."));
      }
    }).pipe(Effect.provide(services)),
  );
});
