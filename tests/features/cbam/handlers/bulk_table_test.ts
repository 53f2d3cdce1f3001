/** Bulk calls as tables, in and out. Decisions, "Additions to v1". */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { calculatedRow, refusedRow } from "../../../support/answered.ts";
import { bulkHolder } from "../../../support/bulk.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { services } from "../../../support/whole_service.ts";

const csv = { "content-type": "text/csv" };
const both = { ...csv, accept: "text/csv" };

const cellsOf = (text: string): ReadonlyArray<Record<string, string>> =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;

onOneDatabase((test) => {
  test(
    "a table is answered like the same rows in JSON, whatever its separator, line ends, quotes and byte order mark",
    Effect.gen(function* () {
      const { post, postRows } = yield* bulkHolder;
      const json = yield* postRows([
        {
          cn_code: "72083900",
          origin_country: "CHN",
          tonnage: 24.5,
          client_ref: 'a;b,\nc "d"',
          import_year: 2026,
        },
        {
          cn_code: "72083900",
          origin_country: "IND",
          tonnage: 1,
          import_year: 2026,
          verified_direct_intensity: 1.5,
        },
      ]);
      const comma = "cn_code,origin_country,tonnage,client_ref,import_year,verified_direct_intensity\r\n" +
        '72083900,CHN,24.5,"a;b,\nc ""d""",2026,\r\n72083900,ind,1,,2026,1.5\r\n';
      const semicolon =
        "\ufefforigin_country;tonnage;cn_code;verified_direct_intensity;client_ref;import_year\n" +
        'CHN; 24.5 ;72083900;;"a;b,\nc ""d""";2026\n;;;;;\n\nIND;1;72083900;1.5;;2026\n';
      const quoted = comma.replace("72083900,CHN,24.5", '"72083900","CHN","24.5"').replaceAll("\r\n", "\r");
      for (const table of [comma, semicolon, quoted]) {
        const { status, bulk } = yield* post(table, csv);
        assert.equal(status, 200, table);
        const results = bulk.results.map((each) => {
          const { read_as: _, ...input } = each.input;
          return { ...each, input };
        });
        assert.deepEqual(results, json.bulk.results);
        assert.deepEqual(bulk.summary, json.bulk.summary);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "a wrong cell, a decimal comma and a missing cell are errors of their rows",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const { bulk } = yield* post(
        'cn_code,origin_country,tonnage\n72083900,CHN,"24,5"\n72083900,CHN\n,CHN,1\n72083900,CHN,1\n1,2,3,4\n',
        csv,
      );
      const messages = bulk.results.map(({ output }) => output.message ?? "");
      assert.match(messages[0] ?? "", /tonnage has a decimal comma: say decimal=comma.*found "24,5"/);
      assert.equal(refusedRow(bulk.results[0]).errors[0]?.suggestion, "24.5");
      assert.match(messages[1] ?? "", /tonnage is missing: it must be .*or net_mass_kg in its place/);
      assert.match(messages[2] ?? "", /cn_code is missing/);
      assert.equal(calculatedRow(bulk.results[3]).status, "ok");
      assert.match(messages[4] ?? "", /has more cells \(4\) than the header has columns \(3\)/);
      assert.deepEqual(bulk.results[0]?.input.sent, {
        cn_code: "72083900",
        origin_country: "CHN",
        tonnage: "24,5",
      });
    }).pipe(Effect.provide(services)),
  );

  test(
    "a table whose first line isn't right is 400 and says each column that is wrong",
    Effect.gen(function* () {
      const { post } = yield* bulkHolder;
      const tables: ReadonlyArray<readonly [string, RegExp]> = [
        ["", /column cn_code is missing/],
        ["cn_code,origin_country\n1,2\n", /column tonnage is missing/],
        ["cn_code,origin_country,tonnage,weight\n1,2,3,4\n", /column "weight" is not known/],
        ["cn_code,origin_country,tonnage,tonnage\n1,2,3,4\n", /column tonnage is there more than once/],
        ["cn_code,origin_country,tonnage\n", /at least one shipment below its first line/],
        ['cn_code,origin_country,tonnage\n"72083900,CHN,1\n', /quotes that don't close/],
      ];
      for (const [table, expected] of tables) {
        const { status, problem: body } = yield* post(table, csv);
        assert.equal(status, 400, table);
        assert.match(body.error, expected);
      }
      const dos = yield* post(new Uint8Array([0x63, 0x81, 0x0a]), csv);
      assert.match(dos.problem.error, /no text in UTF-8, UTF-16, Windows-1252 or Windows-1250/);
    }).pipe(Effect.provide(services)),
  );

  test(
    "Accept: text/csv gives a table whose figures are those of JSON, and no cell that a spreadsheet would run",
    Effect.gen(function* () {
      const { postRows, post } = yield* bulkHolder;
      const rows = ["=1+1", "+a", "-b", "@c", 'x"y\nz'].map((client_ref) => ({
        cn_code: "72083900",
        origin_country: "CHN",
        tonnage: 3.25,
        client_ref,
      }));
      const json = yield* postRows([...rows, {}]);
      const table = yield* postRows([...rows, {}], { accept: "text/csv;q=0.9, application/json;q=0.5" });
      assert.equal(table.status, 200);
      assert.match(table.headers.get("content-type") ?? "", /^text\/csv; charset=utf-8/);
      const lines = cellsOf(table.text);
      assert.deepEqual(lines.map((line) => line["client_ref"]), ["'=1+1", "'+a", "'-b", "'@c", 'x"y\nz', ""]);
      assert.equal(Number(lines[0]?.["net_cost_eur"]), calculatedRow(json.bulk.results[0]).net_cost_eur);
      assert.equal(
        lines[0]?.["certificate_price_period"],
        calculatedRow(json.bulk.results[0]).certificate_price?.period,
      );
      assert.equal(lines[5]?.["status"], "error");
      assert.equal(lines[5]?.["net_cost_eur"], "");
      assert.match(lines[0]?.["disclosure"] ?? "", /informational/);
      const many = yield* post(`cn_code,origin_country,tonnage\n${"72083900,CHN,1\n".repeat(450)}`, both);
      assert.equal(cellsOf(many.text).length, 450);
      const gaps = yield* post(
        `cn_code,origin_country,tonnage\n${"72083900,CHN,1\n\n\n".repeat(3_000)}`,
        csv,
      );
      assert.equal(gaps.bulk.results.length, 3_000);
      const plain = yield* postRows(rows, { accept: "*/*" });
      assert.match(plain.headers.get("content-type") ?? "", /^application\/json/);
    }).pipe(Effect.provide(services)),
  );
});
