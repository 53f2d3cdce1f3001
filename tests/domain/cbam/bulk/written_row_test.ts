/** A bulk row as people write it, in the strict form of contract section 2.5. */
import assert from "node:assert/strict";
import { strictRow } from "../../../../src/domain/cbam/bulk/written_row.ts";

Deno.test("a row as a customs paper has it becomes the strict row, and says what was read as what", () => {
  const { members, readAs, complaints } = strictRow({
    cn_code: "7208 39 00",
    origin_country: "China",
    net_mass_kg: "24.500,5",
    import: "15.02.2026",
    client_ref: 4711,
    production_route: " (C) ",
    verified_direct_intensity: "1,85",
    origin_carbon_price_eur_per_t: "",
    verified_indirect_intensity: null,
  }, "comma");
  assert.deepEqual(members, {
    cn_code: "72083900",
    origin_country: "CHN",
    net_mass_kg: 24500.5,
    import: "2026-02-15",
    client_ref: "4711",
    production_route: "(C)",
    verified_direct_intensity: 1.85,
  });
  assert.deepEqual(complaints, []);
  assert.deepEqual(readAs.map((each) => [each.path, each.read]), [
    ["cn_code", "72083900"],
    ["origin_country", "CHN"],
    ["net_mass_kg", "24500.5"],
    ["import", "2026-02-15"],
  ]);
});

Deno.test("a row in the strict form comes back as it is, without a word", () => {
  const row = {
    cn_code: "72083900",
    origin_country: "CHN",
    tonnage: 24.5,
    import_year: 2026,
    precursors: [{ cn_code: "72230019", tonnes_per_tonne: 1.08 }],
    unknown_member: [1],
  };
  assert.deepEqual(strictRow(row, "point"), { members: row, readAs: [], complaints: [] });
});

Deno.test("what can't be read is left out of the row and complained of, each once", () => {
  const { members, complaints } = strictRow({
    cn_code: "7208",
    origin_country: "Korea",
    tonnage: "1.204",
    import: 46068,
    import_year: "26",
    client_ref: true,
  }, "comma");
  assert.deepEqual(members, {});
  assert.deepEqual(complaints.map(({ path, code }) => [path, code]), [
    ["cn_code", "format"],
    ["origin_country", "ambiguous"],
    ["tonnage", "ambiguous"],
    ["import", "format"],
    ["import_year", "format"],
    ["client_ref", "format"],
  ]);
});

Deno.test("a mass with a unit of its own goes under that unit's member, and a second one is a complaint", () => {
  assert.deepEqual(strictRow({ tonnage: "24500 kg" }, "point").members, { net_mass_kg: 24500 });
  assert.deepEqual(strictRow({ net_mass_kg: "24.5 t" }, "point").members, { tonnage: 24.5 });
  assert.equal(strictRow({ tonnage: "24500 kg", net_mass_kg: 3 }, "point").complaints.length, 1);
  assert.deepEqual(strictRow({ tonnage: 1, net_mass_kg: 1000 }, "point").members, {
    tonnage: 1,
    net_mass_kg: 1000,
  });
});

Deno.test("precursors are read like rows, with their place in the path", () => {
  const { members, readAs, complaints } = strictRow({
    precursors: [
      { cn_code: "7223 00 19", tonnes_per_tonne: "1,08", origin_country: "IN" },
      { cn_code: "x" },
      5,
    ],
  }, "comma");
  assert.deepEqual(members["precursors"], [
    { cn_code: "72230019", tonnes_per_tonne: 1.08, origin_country: "IND" },
    {},
    5,
  ]);
  assert.deepEqual(readAs.map((each) => each.path), ["precursors/0/cn_code", "precursors/0/origin_country"]);
  assert.deepEqual(complaints.map((each) => each.path), ["precursors/1/cn_code"]);
});

Deno.test("a member whose name is one of an object's own is passed on and reads nothing", () => {
  const row = JSON.parse('{"__proto__":1,"constructor":2,"toString":"x"}');
  assert.deepEqual(Object.keys(strictRow(row, "point").members).sort(), [
    "__proto__",
    "constructor",
    "toString",
  ]);
});
