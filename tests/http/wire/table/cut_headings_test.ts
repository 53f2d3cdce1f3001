/** Headings whose words are cut for narrow columns, and quantities in supplementary units beside the net mass. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { shipmentTable } from "../../../../src/features/cbam/table/columns.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { nothingSaid, tableOfSheet } from "../../../support/tables.ts";

Deno.test("a word that is cut at the end of a line is one word", () => {
  const cut: ReadonlyArray<readonly [string, string]> = [
    ["Waren-\nnummer", "cn_code"],
    ["Waren-\r\nnummer", "cn_code"],
    ["Waren- nummer", "cn_code"],
    ["Waren\u00adnummer", "cn_code"],
    ["Zolltarif\nnummer", "cn_code"],
    ["Ursprungs-\nland", "origin_country"],
    ["Einfuhr-\ndatum", "import"],
    ["Netto-\ngewicht\n(kg)", "net_mass_kg"],
    ["Eigen-\nmasse (kg)", "net_mass_kg"],
    ["Goederen-\ncode", "cn_code"],
  ];
  for (const [text, column] of cut) assert.deepEqual(headingOf(shipmentTable, text), { column }, text);
  for (const text of ["Waren-\nart", "Ursprungs- und Zielland", "Preis-\nkg", "Einfuhr -\nabgabe"]) {
    assert.deepEqual(headingOf(shipmentTable, text), { unknown: true }, text);
  }
});

const head = (...headings: ReadonlyArray<string>) => ["CN code", "Origin", ...headings];

Deno.test("a quantity with a unit of its own, beside a net mass that has one, is a column like any other", () => {
  for (
    const [headings, cells] of [
      [head("Eigenmasse (kg)", "Menge", "Maßeinheit"), [24_500, 24.5, "TNE"]],
      [head("Menge", "Maßeinheit", "Eigenmasse (kg)"), [24.5, "TNE", 24_500]],
      [head("Quantity", "UoM", "Net mass (kg)"), [100, "NAR", 24_500]],
    ] as const
  ) {
    const table = Either.getOrThrow(
      tableOfSheet([headings, ["72083900", "China", ...cells]], { ...nothingSaid, keepsExtraColumns: true }),
    );
    const { net_mass_kg: kilograms, tonnage } = table.rows[0]?.strict?.members ?? {};
    assert.deepEqual([kilograms, tonnage], [24_500, undefined], headings.join());
  }
});

Deno.test("two net masses, of which one has a column of units, are still asked about", () => {
  const table = tableOfSheet([
    head("Net mass (kg)", "Nettogewicht", "ME"),
    ["72083900", "China", 24_500, 24.5, "TO"],
  ], { ...nothingSaid, keepsExtraColumns: true });
  assert.ok(Either.isLeft(table));
});
