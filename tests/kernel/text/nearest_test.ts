import assert from "node:assert/strict";
import { nearest } from "../../../src/kernel/text/nearest.ts";

const known = ["cn_code", "tonnage", "verified_direct_intensity", "net_mass_kg", "net_weight_kg"];

Deno.test("a word with up to two letters wrong, missing, too many or swapped is the nearest one, in any case", () => {
  for (const text of ["tonage", "tonnnage", "tonnaeg", "TONNAGE", "tonnag"]) {
    assert.equal(nearest(text, known), "tonnage", text);
  }
  assert.equal(nearest("tnonaeg", known), "tonnage");
});

Deno.test("letters that begin one known word are that word, letters that begin several are none", () => {
  assert.equal(nearest("verified_direct", known), "verified_direct_intensity");
  assert.equal(nearest("Ver", known), "verified_direct_intensity");
  assert.equal(nearest("net_", known), undefined);
});

Deno.test("what is near to nothing has no nearest word: other words, too few letters, too many", () => {
  for (const text of ["", "c", "ve", "colour", "x".repeat(61), "mass_kg_of_the_goods"]) {
    assert.equal(nearest(text, known), undefined, text);
  }
});
