import assert from "node:assert/strict";
import { hasPostalCodes } from "../../../src/domain/invoices/postal_codes.ts";
import { alpha2OfAnyCode, everyAlpha3 } from "../../../src/kernel/identifiers.ts";

Deno.test("addresses in 70 countries have no postal code, each by its assigned code", () => {
  const without = everyAlpha3.flatMap((code) => alpha2OfAnyCode(code) ?? []).filter((code) =>
    !hasPostalCodes(code)
  );
  assert.equal(without.length, 70);
  for (const code of ["AE", "HK", "MO", "QA", "PA"] as const) assert(!hasPostalCodes(code), code);
  for (const code of ["DE", "CN", "US", "GB", "IE", "SG", "CH"]) assert(hasPostalCodes(code), code);
});
