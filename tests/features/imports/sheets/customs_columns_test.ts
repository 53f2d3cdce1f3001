/** Headings of tables that customs or a broker sent. */
import assert from "node:assert/strict";
import { customsColumns } from "../../../../src/features/imports/sheets/customs_columns.ts";
import { headingOf } from "../../../../src/http/wire/table/columns/headings.ts";

Deno.test("the declarant's account is known by the names that customs and brokers have for it", () => {
  for (const text of ["Kontonummer", "CBAM-Konto", "CBAM account number", "Numéro de compte MACF"]) {
    assert.deepEqual(headingOf(customsColumns, text), { column: "cbam_account" }, text);
  }
});
