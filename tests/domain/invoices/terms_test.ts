/** Named places of terms of delivery. */
import assert from "node:assert/strict";
import { incotermsPlaceOf } from "../../../src/domain/invoices/terms.ts";

Deno.test("a rule's letters that were typed before its place stand once", () => {
  const places = [["DAP Zürich", "Zürich"], ["dap Zürich", "Zürich"], ["Zürich", "Zürich"]] as const;
  for (const [incotermsPlace, printed] of [...places, ["DAPHNE", "DAPHNE"], ["CPT Zürich", "CPT Zürich"]]) {
    assert.equal(incotermsPlaceOf({ incoterms: "DAP", incotermsPlace }), printed);
  }
  assert.equal(incotermsPlaceOf({ incoterms: "FOB", portOfLoading: "FOB Shanghai" }), "Shanghai");
  assert.equal(incotermsPlaceOf({ incoterms: "DAP" }), undefined);
});
