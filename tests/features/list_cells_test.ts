/** Every door that takes a table: lists in its cells are counted over all rows before any is read, and a list that is too long is one issue. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { permissions } from "../../src/contract/access.ts";
import { csv, xlsx } from "../../src/contract/values/media_types.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { objectOf } from "../../src/http/openapi/schemas.ts";
import { answered } from "../support/answered.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { onPages } from "../support/page_tests.ts";
import { client, freshPeer, holder } from "../support/whole_service.ts";
import { workbookOfSheets } from "../support/workbooks.ts";

const shipments = {
  headings: ["cn_code", "origin_country", "net_mass_kg", "precursors"],
  row: (_: number, list: string) => ["72083900", "CHN", "24500", list],
  listOf: (items: number) => `[${Array.from({ length: items }, () => "{}").join()}]`,
};
const entries = {
  headings: ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg", "precursors"],
  row: (
    at: number,
    list: string,
  ) => [`26DE0000000${String(at).padStart(5, "0")}R1`, "1", "2026-02-15", "72083900", "CHN", "24500", list],
  listOf: (items: number) => Array.from({ length: items }, () => "a").join("|"),
};

/** Table of each call, and its query, by its path. A table of customs has no lists: its column is passed through. */
const doors = (importer: string) =>
  new Map([
    ["/api/v1/cbam/bulk", { ...shipments, query: "", isRead: true }],
    ["/api/v1/cbam/portfolio", { ...shipments, query: "?price_path=80", isRead: true }],
    [importsPath, { ...entries, query: `?importer=${importer}`, isRead: true }],
    [`${importsPath}/reconcile`, { ...entries, query: `?importer=${importer}`, isRead: false }],
  ]);

/** Paths of the document that take a table. */
const declared = (): ReadonlyArray<string> =>
  Object.entries(objectOf(openApiDocument.value()["paths"])).flatMap(([path, operations]) => {
    const body = objectOf(objectOf(objectOf(operations)["post"])["requestBody"]);
    return Object.hasOwn(objectOf(body["content"]), csv) ? [path] : [];
  });

type Rows = ReadonlyArray<ReadonlyArray<string>>;

const csvOf = (rows: Rows): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()).join("\n");

/** The table as each kind of file. */
const filesOf = (rows: Rows) =>
  [[csv, csvOf(rows)], [xlsx, new Blob([workbookOfSheets([{ name: "S", rows }])])]] as const;

/** Items of a list that fills a cell: with the array around them 1 300 values of JSON. */
const itemsOfCell = 1_299;
/** Rows with such lists that are read, and that are too many. */
const [fewRows, manyRows] = [76, 77];

const rowsOf = (
  { headings, row, listOf }: Pick<typeof shipments, "headings" | "row" | "listOf">,
  rows: number,
  items = itemsOfCell,
): Rows => [headings, ...Array.from({ length: rows }, (_, at) => row(at, listOf(items)))];

const tooMany = /lists in the cells below \\"precursors\\" have more than 100000 items/;

/** Answer of the page's check. */
const checkedOf = (table: Rows, only?: number) =>
  Effect.gen(function* () {
    const [names = [], ...rows] = table;
    const send = yield* client(freshPeer());
    return yield* Effect.flatMap(
      send("/tables/check", {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
        body: JSON.stringify({ names, headings: names, rows, only }),
      }),
      answered,
    );
  });

onPages((testPages) => {
  testPages(
    "lists in cells are counted over all rows of a table, in each kind of file, and a table of too many is refused as a whole",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      assert.deepEqual([...doors(importer).keys()].toSorted(), declared().toSorted());
      for (const [path, { query, isRead, ...table }] of doors(importer)) {
        for (const [type, body] of filesOf(rowsOf(table, manyRows))) {
          const { status, text } = yield* Effect.flatMap(
            calls.send(path + query, body, { "content-type": type }),
            answered,
          );
          assert.equal(status, isRead ? 400 : 200, `${path} ${type}: ${text.slice(0, 500)}`);
          if (isRead) assert.match(text, tooMany, path);
          assert.ok(text.length < 100_000, `${path} ${type}: ${text.length} characters`);
        }
      }
      for (const only of [undefined, 0]) {
        const { status, text } = yield* checkedOf(rowsOf(shipments, manyRows), only);
        assert.equal(status, 400, text.slice(0, 500));
        assert.match(text, /more than 100000 items/);
      }
    }),
  );

  testPages(
    "a list in a cell that is longer than it may be is one issue of its row, not one for each item",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const { importer } = yield* people(calls);
      for (const [path, { query, isRead, ...table }] of doors(importer)) {
        for (const [type, body] of filesOf(rowsOf(table, fewRows))) {
          if (!isRead) continue;
          const { text } = yield* Effect.flatMap(
            calls.send(path + query, body, { "content-type": type }),
            answered,
          );
          const told = text.match(/precursors must have at most 100 entries, found \d+/g) ?? [];
          assert.ok(told.length >= fewRows, `${path} ${type}: ${text.slice(0, 500)}`);
          assert.doesNotMatch(text, /precursors\/\d|And \d+ more issues/, `${path} ${type}`);
        }
      }
      const { text } = yield* checkedOf(rowsOf(shipments, fewRows));
      assert.equal(JSON.parse(text).wrong.length, fewRows);
      for (const { issues } of JSON.parse(text).wrong) assert.equal(issues.length, 1, JSON.stringify(issues));
    }),
  );

  testPages(
    "a member that a cell's JSON says twice is no list, as in a body",
    Effect.gen(function* () {
      const { key } = yield* holder("enterprise", permissions);
      const calls = yield* callsWith(key);
      const list = `[{"cn_code":"72139190","tonnes_per_tonne":1,"tonnes_per_tonne":2}]`;
      const { text } = yield* Effect.flatMap(
        calls.send("/api/v1/cbam/bulk", csvOf([shipments.headings, shipments.row(0, list)]), {
          "content-type": csv,
        }),
        answered,
      );
      assert.match(text, /precursors must be an array of precursors as JSON text/);
    }),
  );
});
