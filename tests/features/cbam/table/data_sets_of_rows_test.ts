/** Rows of several data sets in one table: each names its own, and the workbook's sheet all of them. */
import assert from "node:assert/strict";
import Papa from "papaparse";
import { csvPieces } from "../../../../src/features/cbam/table/bulk_csv.ts";
import { workbookAnswer } from "../../../../src/features/cbam/table/bulk_workbook.ts";
import { plainDialect } from "../../../../src/http/wire/table/csv_answer.ts";
import { answeredHead, answeredRows } from "../../../support/answered_batches.ts";

const versions = ["2028", undefined, "2026-08-06"];

const rows = answeredRows().map((row, at) => {
  const version = versions[at];
  return version === undefined
    ? row
    : { ...row, output: JSON.stringify({ ...JSON.parse(row.output), dataset_version: version }) };
});
const answer = { head: answeredHead, rows, extraNames: [], hasSumRow: false };

Deno.test("a row of a table names the data set that its figures rest on", () => {
  const text = [...csvPieces({ ...answer, dialect: plainDialect })].join("");
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  assert.deepEqual(data.map((line) => line["dataset_version"]), ["2028", "2026-08-06", "2026-08-06"]);
});

Deno.test("a workbook names the data sets of its rows, each in its row and all on the last sheet", () => {
  const [results, notes] = workbookAnswer(answer).sheets;
  const at = results?.columns.findIndex(({ heading }) => heading === "dataset_version") ?? -1;
  const cells = [...results?.rows ?? []].map((row) => row[at]);
  assert.deepEqual(cells, ["2028", "2026-08-06", "2026-08-06"]);
  const named = [...notes?.rows ?? []].filter(([what]) => what === "Data set").map(([, says]) => says);
  assert.deepEqual(named, ["2026-08-06", "2028"]);
});
