/** Contract sections 2, 3, 8 and "Vocabulary": closed lists and fixed bounds, as the document declares them. */
import assert from "node:assert/strict";

import { deadlines, stopSeconds } from "../../../src/http/connections/deadlines.ts";
import { linkSeconds } from "../../../src/application/documents/document_links.ts";
import { hardCapRows } from "../../../src/contract/bulk.ts";
import { isObject } from "../../../src/http/openapi/schemas.ts";
import { document } from "../../support/declared_answers.ts";

const schemas = isObject(document["components"]) ? document["components"]["schemas"] : undefined;

/** What the document holds at a path below its schemas. */
const at = (...path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((value, name) => isObject(value) ? value[name] : undefined, schemas);

Deno.test("closed lists of the document are those of the contract, to the value", () => {
  const lists: ReadonlyArray<readonly [path: ReadonlyArray<string>, values: string]> = [
    [["Unit"], "PCS KG SET MTR LTR BOX PAL PKG"],
    [["TransportMode"], "air sea road courier"],
    [["PrimaryDocument"], "commercial proforma"],
    [["AdditionalDocument"], "packing-list certificate-of-origin"],
    [["DocumentType"], "commercial proforma packing-list certificate-of-origin"],
    [["Incoterm"], "EXW FCA CPT CIP DAP DPU DDP FAS FOB CFR CIF"],
    [["Sector"], "cement electricity fertilisers iron_steel aluminium hydrogen none"],
    [
      ["IntensitySource"],
      "verified verified_direct verified_indirect default_country_year default_other_countries_year",
    ],
    [["CalculationStatus"], "ok out_of_scope needs_data"],
    [["StoredBulkRow", "properties", "calc_status"], "ok out_of_scope needs_data error"],
    [["Batch", "properties", "status"], "processing ready failed"],
    [["Report", "properties", "status"], "draft unpaid issued specimen"],
    [["SearchItem", "properties", "match_kind"], "chapter_fallback"],
    [["ProductionRouteValue", "properties", "source"], "eu_default"],
    [["ProductionRouteValue", "properties", "match_quality"], "country other_countries"],
  ];
  for (const [path, values] of lists) {
    assert.deepEqual(at(...path, "enum"), values.split(" "), path.join("."));
  }
  const currencies = at("Currency", "enum");
  assert.ok(Array.isArray(currencies) && ["USD", "EUR", "GBP"].every((code) => currencies.includes(code)));
});

Deno.test("fixed bounds are those of the contract: 120 seconds a request, links of an hour, 5 000 rows", () => {
  assert.equal(deadlines.requestSeconds, 120);
  assert.ok(stopSeconds < 30);
  assert.equal(linkSeconds, 3_600);
  assert.equal(hardCapRows, 5_000);
});
