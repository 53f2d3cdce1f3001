/** The template of a table of shipments, and the page that describes its columns. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import * as Xlsx from "../../../../src/adapters/spreadsheet/xlsx.ts";
import { Spreadsheets } from "../../../../src/application/cbam/spreadsheets.ts";
import { columns } from "../../../../src/http/wire/table/columns.ts";
import { headingOf } from "../../../../src/http/wire/table/headings.ts";
import { shapeOf } from "../../../../src/http/wire/table/shape.ts";
import { headingsOf, templateWorkbook } from "../../../../src/http/wire/table/template.ts";
import { reference } from "../../../support/law.ts";
import { nothingSaid } from "../../../support/tables.ts";

const languages = ["en", "de", "fr"] as const;

Deno.test("the template has a sheet of headings, one of explanations and one of routes", async () => {
  const bytes = await Effect.runPromise(
    Effect.flatMap(
      Spreadsheets,
      (spreadsheets) =>
        spreadsheets.write(templateWorkbook(reference.tables, "2026-11-21T00:00:00Z"), "anyone"),
    ).pipe(Effect.provide(Xlsx.layer())),
  );
  const [shipments, explained, routes] = await readWorkbook(bytes.slice().buffer);
  assert.deepEqual(shipments?.data, [columns.map(({ name }) => name)]);
  assert.deepEqual(explained?.data.slice(1).map(([name]) => name), columns.map(({ name }) => name));
  const ofCoil = routes?.data.filter(([code]) => code === "72083900").map(([, , , route]) => route);
  assert.deepEqual(ofCoil, ["(C)", "(D)", "(E)"]);
  assert.ok((routes?.data.length ?? 0) > 573);
});

Deno.test("the template's headings are those of a table that can be read", () => {
  const { sheets: [shipments] } = templateWorkbook(reference.tables, "2026-11-21T00:00:00Z");
  const header = shipments?.columns.map(({ heading }) => heading) ?? [];
  const row = ["72083900", "CHN", 1];
  assert.ok(Either.isRight(shapeOf([header, row], nothingSaid, undefined)));
});

Deno.test("every heading leads to one column, and a word for a mass alone to none", () => {
  for (const { name } of columns) {
    assert.deepEqual(headingOf(name), { column: name });
    for (const heading of languages.flatMap((language) => headingsOf(name, language))) {
      assert.deepEqual(headingOf(heading), { column: name }, heading);
      assert.deepEqual(headingOf(` ${heading.toUpperCase()} `), { column: name }, heading);
    }
  }
  assert.deepEqual(headingOf("Eigenmasse"), { lacksUnit: true });
  for (
    const other of [
      "Rohmasse (kg)",
      "Gross mass (kg)",
      "Versendungsland",
      "Bruttogewicht",
      "Net mass (lb)",
      "",
      "x".repeat(9_999),
    ]
  ) {
    assert.deepEqual(headingOf(other), { unknown: true }, other);
  }
});

const documented = (name: string): string => {
  const column = columns.find((each) => each.name === name) ?? assert.fail(name);
  const cells = [
    `\`${name}\``,
    column.need,
    column.holds,
    ...languages.map((language) => headingsOf(name, language).join(", ")),
  ];
  return cells.join(" | ");
};

Deno.test("docs/tables.md names every column with what it holds and all its headings", async () => {
  const page = await Deno.readTextFile(new URL("../../../../docs/tables.md", import.meta.url));
  const lines = page.split("\n").map((line) =>
    line.replace(/^\|\s*|\s*\|$/g, "").replace(/\s*\|\s*/g, " | ")
  );
  for (const { name } of columns) {
    assert.ok(lines.includes(documented(name)), `docs/tables.md lacks: ${documented(name)}`);
  }
});
