/** Calls whose answers repeat the headings of columns that are passed through: what all rows repeat together has a bound. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { answered } from "../support/answered.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { holder } from "../support/whole_service.ts";
import { workbookOfSheets } from "../support/workbooks.ts";

const rowsOf = (passed: ReadonlyArray<string>, rows: number) => [
  ["cn_code", "origin_country", "tonnage", ...passed],
  ...Array.from({ length: rows }, () => ["72083900", "CHN", "24.5"]),
];

const tooLong = /headings of the 20 columns that would be passed through have \d+ bytes/;

onPages((testPages) => {
  testPages(
    "headings that rows would repeat beyond an answer's bound refuse the table, by bytes, in each kind of file; wide sheets pass",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const long = Array.from({ length: 20 }, (_, at) => `${"\ufdfa".repeat(3_900)}${at}`);
      const wide = Array.from({ length: 20 }, (_, at) => `Column of our own, number ${at}`);
      for (const path of ["/api/v1/cbam/bulk?", "/api/v1/cbam/portfolio?price_path=80&"]) {
        for (const [headings, status] of [[long, 400], [wide, 200]] as const) {
          const rows = rowsOf(headings, 100);
          const files = [
            [csv, rows.map((cells) => cells.map((cell) => `"${cell}"`).join()).join("\n")],
            [xlsx, new Blob([workbookOfSheets([{ name: "S", rows }])])],
          ] as const;
          for (const [type, body] of files) {
            const sent = calls.send(`${path}extra_columns=keep`, body, { "content-type": type });
            const answer = yield* Effect.flatMap(sent, answered);
            assert.equal(answer.status, status, `${path} ${type}: ${answer.text.slice(0, 300)}`);
            if (status === 400) assert.match(answer.text, tooLong);
          }
        }
      }
    }),
  );

  testPages(
    "a table of customs, whose answers name their rows alone, passes columns of any number of letters",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      const long = Array.from({ length: 150 }, (_, at) => `${"x".repeat(900)}${at}`);
      const head = ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg", ...long];
      const row = ["26DE000000000001R1", "1", "2026-02-15", "72083900", "CHN", "24500"];
      const body = [head, ...Array.from({ length: 130 }, () => row)].map((cells) => cells.join(";")).join(
        "\n",
      );
      const sent = calls.send(`${importsPath}/reconcile?importer=${importer}`, body, { "content-type": csv });
      const { status, text } = yield* Effect.flatMap(sent, answered);
      assert.equal(status, 200, text.slice(0, 300));
    }),
  );
});
