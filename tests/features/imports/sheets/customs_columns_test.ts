/** Headings of tables that customs or a broker sent. */
import * as Either from "effect/Either";
import assert from "node:assert/strict";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { importTable } from "../../../../src/features/imports/table/import_table.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";
import { sheetQuestion } from "../../../../src/http/wire/table/question.ts";
import { atOnce } from "../../../../src/kernel/steps.ts";
import { readTableRow } from "../../../../src/http/wire/table/table_row.ts";
import { nothingSaid, numbered } from "../../../support/tables.ts";

Deno.test("the declarant's account is known by the names that customs and brokers have for it", () => {
  for (const text of ["Kontonummer", "CBAM-Konto", "CBAM account number", "Numéro de compte MACF"]) {
    assert.deepEqual(headingOf(customsColumns, text), { column: "cbam_account" }, text);
  }
});

Deno.test("masses have their units row by row, below a title, in tables of imports and of customs", () => {
  const rows = [
    ["Liste der Einfuhren"],
    ["MRN", "Position", "Datum", "Warennummer", "Ursprung", "Menge", "ME"],
    ["26DE000000000001R1", 1, "2026-01-08", "72083900", "China", 1_500.5, "KG"],
    ["26DE000000000001R1", 2, "2026-01-08", "72083900", "Brasilien", 2, "TO"],
    ["26DE000000000001R1", 3, "2026-01-08", "76042990", "Kanada", 100, "LB"],
  ];
  const massesIn = (set: typeof importTable, header: string): ReadonlyArray<unknown> => {
    const table = numbered(rows.map((cells, at) => at === 1 ? cells.with(2, header) : cells));
    const { rows: read, shape } = Either.getOrThrow(atOnce(sheetQuestion(set, table, nothingSaid)));
    return read.map((cells) => {
      const { net_mass_kg: kilograms, tonnage } = readTableRow(cells, shape).strict?.members ?? {};
      return kilograms ?? [tonnage];
    });
  };
  assert.deepEqual(massesIn(importTable, "Überlassung"), [1_500.5, 2_000, 45.359237]);
  assert.deepEqual(massesIn(customsColumns, "Datum"), [1_500.5, [2], 45.359237]);
});

Deno.test("lists of customs in five more languages of the Union are read by their own headings", () => {
  const headers = [
    ["MRN", "Singolo", "Data di svincolo", "Codice NC", "Paese di origine", "Massa netta (kg)"],
    ["MRN", "Partida de orden", "Fecha de levante", "Código NC", "País de origen", "Masa neta (kg)"],
    ["Numer MRN", "Numer pozycji", "Data zwolnienia", "Kod CN", "Kraj pochodzenia", "Masa netto (kg)"],
    ["MRN", "Volgnummer artikel", "Datum vrijgave", "GN-code", "Land van oorsprong", "Nettomassa (kg)"],
    ["MRN", "Adição", "Data de importação", "Código NC", "País de origem", "Massa líquida (kg)"],
  ];
  const members = ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg"];
  for (const header of headers) {
    for (const set of [importTable, customsColumns]) {
      assert.deepEqual(
        header.map((heading) => headingOf(set, heading)),
        members.map((column) => ({ column })),
        header.join(),
      );
    }
  }
});
