/** The sheet of a German importer as it is, in CSV and in XLSX: both hold the same forty shipments. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../../../src/application/documents/spreadsheets.ts";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { sheetLimits } from "../../../../src/http/wire/table/table_budget.ts";
import { spreadsheets } from "../../../support/spreadsheets.ts";
import { goodTable, type ReadTable, tableOfSheet } from "../../../support/tables.ts";

const fixture = (name: string): URL => new URL(`../../../../fixtures/examples/${name}`, import.meta.url);
const keeping = { decimal: undefined, keepsExtraColumns: true } as const;

const fromWorkbook = async (): Promise<ReadTable> => {
  const bytes = await Deno.readFile(fixture("einfuhren.xlsx"));
  const sheet = await Effect.runPromise(
    Effect.flatMap(
      Spreadsheets,
      (spreadsheets) => spreadsheets.read(bytes, sheetLimits(shipmentTable), "customer"),
    )
      .pipe(
        Effect.provide(spreadsheets),
      ),
  );
  return Either.getOrThrow(tableOfSheet(sheet.rows, keeping));
};

const fromCsv = async (): Promise<ReadTable> =>
  goodTable(await Deno.readTextFile(fixture("einfuhren.csv")), keeping);

Deno.test("both files give the same forty strict rows, with nothing to complain of", async () => {
  const tables = [await fromWorkbook(), await fromCsv()];
  const [workbook, csv] = tables.map(({ rows }) => rows.map(({ strict }) => strict?.members));
  assert.equal(csv?.length, 40);
  assert.deepEqual(workbook, csv);
  assert.deepEqual(tables.flatMap(({ rows }) => rows.flatMap(({ strict }) => strict?.complaints)), []);
  assert.deepEqual(csv?.[0], {
    client_ref: "EK-2026-1001",
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: 57537.5,
    import: "2026-01-07",
  });
});

Deno.test("the two extra columns are kept, and the answer's dialect is that of the question", async () => {
  const [workbook, csv] = [await fromWorkbook(), await fromCsv()];
  assert.deepEqual(workbook.rows.map(({ extra }) => extra), csv.rows.map(({ extra }) => extra));
  assert.deepEqual(Object.keys(csv.rows[0]?.extra ?? {}), ["Warenbezeichnung", "Lieferant"]);
  assert.deepEqual(csv.dialect, { separator: ";", decimalMark: "comma", hasByteOrderMark: true });
  assert.ok(workbook.readAs.includes("A row of sums was passed over."));
});
