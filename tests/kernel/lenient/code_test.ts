/** Words for truth values, as tables in the languages of the headings have them. */
import assert from "node:assert/strict";
import { readFlagAsWritten } from "../../../src/kernel/lenient/code.ts";

const read = (value: unknown): unknown => {
  const reading = readFlagAsWritten({ path: "is_satisfactory", value });
  return "complaint" in reading ? reading.complaint.code : reading.value;
};

Deno.test("a truth value is read by its word in each language of the headings, another word is left as it is", () => {
  for (
    const yes of [true, "yes", "WAHR", "Ja", "sí", "Sì", "tak", "Oui", "vrai", "VERO", "Sim", "waar", 1, "x"]
  ) {
    assert.equal(read(yes), true, String(yes));
  }
  for (const no of [false, "no", "FALSCH", "Nein", "nie", "Non", "faux", "FAŁSZ", "não", "nee", 0]) {
    assert.equal(read(no), false, String(no));
  }
  for (const other of ["ok", "oder", "maybe"]) assert.equal(read(other), other);
});
