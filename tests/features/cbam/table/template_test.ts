/** The template of a table of shipments, and its headings. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { Spreadsheets } from "../../../../src/application/documents/spreadsheets.ts";
import { columns, shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { readableTemplate, templateWorkbook } from "../../../../src/features/cbam/table/template.ts";
import { sheetTexts } from "../../../../src/features/cbam/texts/sheets.ts";
import {
  type Heading,
  headingsOf as headingsIn,
} from "../../../../src/http/wire/table/columns/column_set.ts";
import { headingOf as headingIn } from "../../../../src/http/wire/table/columns/headings.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { spreadsheets } from "../../../support/spreadsheets.ts";
import { reference } from "../../../support/law.ts";
import { nothingSaid, numbered } from "../../../support/tables.ts";

const languages = ["en", "de", "fr"] as const;

const headingOf = (text: string): Heading => headingIn(shipmentTable, text);
const headingsOf = (name: string, language: typeof languages[number]): ReadonlyArray<string> =>
  headingsIn(shipmentTable, name, language);

const offered = columns.filter(({ isUnoffered }) => isUnoffered !== true);

Deno.test("the template has a sheet of headings, one of explanations and one of routes", async () => {
  const bytes = await Effect.runPromise(
    Effect.flatMap(
      Spreadsheets,
      (spreadsheets) =>
        spreadsheets.write(templateWorkbook(reference.tables, "2026-11-21T00:00:00Z"), "anyone"),
    ).pipe(Effect.provide(spreadsheets)),
  );
  const [shipments, explained, routes] = await readWorkbook(bytes.slice().buffer);
  assert.deepEqual(shipments?.data, [offered.map(({ name }) => name)]);
  assert.deepEqual(explained?.data.slice(1).map(([name]) => name), columns.map(({ name }) => name));
  const ofCoil = routes?.data.filter(([code]) => code === "72083900").map(([, , , route]) => route);
  assert.deepEqual(ofCoil, ["(C)", "(D)", "(E)"]);
  assert.ok((routes?.data.length ?? 0) > 573);
});

Deno.test("the template's headings are those of a table that can be read", () => {
  const { sheets: [shipments] } = templateWorkbook(reference.tables, "2026-11-21T00:00:00Z");
  const header = shipments?.columns.map(({ heading }) => heading) ?? [];
  const row = ["72083900", "CHN", 1];
  assert.ok(Either.isRight(atOnce(sheetQuestion(shipmentTable, numbered([header, row]), nothingSaid))));
});

Deno.test("the readable template's headings are read in every language, those of figures are no columns", () => {
  for (const language of languages) {
    const { sheets: [shipments] } = readableTemplate(reference.tables, "2026-11-21T00:00:00Z", language);
    assert.deepEqual(
      shipments?.columns.map(({ heading }) => headingOf(heading)),
      offered.map(({ name }) => ({ column: name })),
      language,
    );
    for (const heading of Object.values(sheetTexts[language].figures)) {
      assert.deepEqual(headingOf(heading), { unknown: true }, heading);
    }
  }
});

Deno.test("a heading is known with the number of its box, its form in brackets and the word for a line around it", () => {
  for (
    const [heading, column] of [
      ["33 Warennummer", "cn_code"],
      ["Feld 34a: Ursprungsland", "origin_country"],
      ["18 09 057 000 Commodity code", "cn_code"],
      ["Country of origin (ISO-2)", "origin_country"],
      ["Warennummer (KN8)", "cn_code"],
      ["Acceptance date (dd.mm.yyyy)", "import"],
      ["Item net mass [kg]", "net_mass_kg"],
      ["Declared net weight (LBS)", "net_mass_lb"],
    ] as const
  ) assert.deepEqual(headingOf(heading), { column }, heading);
  for (const other of ["Ursprungsland (Name)", "2026 Tonnen", "Line value", "Item"]) {
    assert.deepEqual(headingOf(other), { unknown: true }, other);
  }
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
  for (const gross of ["Rohmasse (kg)", "Gross mass (kg)", "Bruttogewicht", "Peso lordo in kg"]) {
    assert.deepEqual(headingOf(gross), { isGross: true }, gross);
  }
  for (
    const other of [
      "Versendungsland",
      "Net mass (oz)",
      "",
      "x".repeat(9_999),
    ]
  ) {
    assert.deepEqual(headingOf(other), { unknown: true }, other);
  }
});
