/** Empty tables of imports: for everyone, tagged, and their headings are read in every language. */
import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import Papa from "papaparse";
import { Spreadsheets } from "../../../../src/application/documents/spreadsheets.ts";
import { sheetLimits } from "../../../../src/http/wire/table/table_budget.ts";
import { onOneDatabase } from "../../../support/databases.ts";
import { importHolder, importsPath, people, recorded } from "../../../support/import_calls.ts";
import { sentTable } from "../../../support/import_tables.ts";
import { client, freshPeer, services } from "../../../support/whole_service.ts";
import { partsOf } from "../../../support/workbooks.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";

const names = importTable.columns.filter(({ isUnoffered }) => isUnoffered !== true).map(({ name }) => name);
const row: Readonly<Record<string, string>> = {
  mrn: "26DE000000000001R1",
  item: "1",
  release_date: "2026-02-12",
  cn_code: "76042990",
  origin_country: "IND",
  net_mass_kg: "42500",
};

onOneDatabase((test) => {
  test(
    "templates of imports are for everyone, with a tag; filled in, each language's table is recorded",
    Effect.gen(function* () {
      const holder = yield* importHolder();
      const who = yield* people(holder);
      for (const [at, language] of [undefined, "en", "de", "fr"].entries()) {
        const ask = yield* client(freshPeer());
        const query = language === undefined ? "" : `?language=${language}`;
        const path = `${importsPath}/template.csv${query}`;
        const response = yield* ask(path);
        const text = yield* Effect.promise(() => response.text());
        assert.equal(response.status, 200, text);
        assert.match(response.headers.get("content-disposition") ?? "", /cbam-imports\.csv/);
        assert.equal(response.headers.get("cache-control"), "public, max-age=3600");
        const etag = response.headers.get("etag") ?? "";
        const again = yield* ask(path, { headers: { "if-none-match": etag } });
        assert.deepEqual([again.status, again.headers.get("etag")], [304, etag]);
        const { data: [headings = []], meta } = Papa.parse<ReadonlyArray<string>>(text.trim());
        assert.equal(headings.length, names.length);
        const cells = names.map((name) => name === "item" ? String(at + 1) : row[name] ?? "");
        const table = Papa.unparse([headings, cells], { delimiter: meta.delimiter });
        const sent = yield* sentTable(holder, who, table);
        assert.deepEqual(recorded(sent.body).summary.added, 1, sent.text);
        const workbook = yield* ask(`${importsPath}/template.xlsx${query}`);
        const bytes = yield* Effect.promise(() => workbook.bytes());
        const parts = partsOf(bytes);
        const sheetNames = [...(parts["xl/workbook.xml"] ?? "").matchAll(/<sheet name="(\w+)"/g)];
        assert.deepEqual(sheetNames.map(([, name]) => name), ["Imports", "Columns", "Routes"]);
        const { read } = yield* Spreadsheets;
        const { rows } = yield* read(bytes, sheetLimits(importTable), "customer");
        assert.deepEqual(rows, [headings]);
        const explained = parts["xl/worksheets/sheet2.xml"]?.match(/<row /g);
        assert.equal(explained?.length, importTable.columns.length + 1);
      }
      const ask = yield* client(freshPeer());
      const empty = yield* ask(`${importsPath}/template.csv`);
      const refused = yield* sentTable(holder, who, yield* Effect.promise(() => empty.text()));
      assert.equal(refused.status, 400);
      const wrong = yield* ask(`${importsPath}/template.csv?language=it`);
      assert.equal(wrong.status, 400);
    }).pipe(Effect.provide(services)),
  );
});
