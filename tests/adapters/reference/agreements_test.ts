/** The table of agreements: what it holds, and that a broken one stops the start with its line. */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { agreementsFile, loadAgreements } from "../../../src/adapters/reference/agreements.ts";
import { agreementFor } from "../../../src/domain/invoices/preference/agreements.ts";
import { tradeAgreements } from "../../../src/features/invoices/layer.ts";
import { agreements } from "../../support/agreements.ts";

Deno.test("the table knows who may state origin on the way from one country to another", () => {
  const known = (from: string, to: string) => {
    const row = agreementFor(agreements, from, to);
    return row && [row.id, row.number, row.months];
  };
  assert.deepEqual(known("DE", "GB"), ["tca", "rex", 12]);
  assert.deepEqual(known("GB", "IE"), ["tca", "eori", 12]);
  assert.deepEqual(known("FR", "KR"), ["korea", "approved", 12]);
  assert.deepEqual(known("NO", "SE"), ["eea", "approved", null]);
  assert.deepEqual(known("BD", "IT"), ["gsp", "rex", 12]);
  assert.deepEqual(known("MX", "ES"), ["mexico", "approved", 10]);
  for (const way of ["DE AT", "CH NO", "GB JP", "CN DE", "DE BD"]) {
    const [from = "", to = ""] = way.split(" ");
    assert.equal(known(from, to), undefined, way);
  }
  assert.ok(agreements.every(({ source }) => source !== ""));
});

const broken: ReadonlyArray<readonly [what: string, from: string, to: string, problem: RegExp]> = [
  ["a country that isn't one", ",GB,EU,", ",GB,EU ZZ,", /line 3: to must be ISO 3166-1 alpha-2/],
  ["a number of no kind", ",eori,", ",vat,", /line 3: number must be one of/],
  ["a limit that is no decimal", ",6000,", ",6 000,", /line 2: limit_eur must be a decimal/],
  ["a validity of no months", ",12,", ",a year,", /line 2: validity_months must be a number of months/],
  ["no source", "Appendix I\n", "\n", /source must be a text/],
];

for (const [what, from, to, problem] of broken) {
  Deno.test(`a table of agreements with ${what} is refused with its file and line, and stops the start`, async () => {
    const file = await Deno.makeTempFile();
    await Deno.writeTextFile(file, (await Deno.readTextFile(agreementsFile)).replace(from, to));
    const url = new URL(`file://${file}`);
    const loaded = await Effect.runPromise(Effect.either(loadAgreements(url)));
    assert.ok(Either.isLeft(loaded));
    assert.match(loaded.left.message, problem);
    const started = await Effect.runPromise(Effect.either(Effect.scoped(Layer.build(tradeAgreements(url)))));
    assert.ok(Either.isLeft(started));
    await Deno.remove(file);
  });
}

Deno.test("a table that isn't there is refused with a sentence", async () => {
  const loaded = await Effect.runPromise(Effect.either(loadAgreements(new URL("file:///nowhere.csv"))));
  assert.match(Either.isLeft(loaded) ? loaded.left.message : "", /can't be read/);
});

Deno.test("the page on documents names every agreement with its source", async () => {
  const text = await Deno.readTextFile(new URL("../../../docs/documents.md", import.meta.url));
  for (const { names, source } of agreements) {
    assert.ok(text.includes(names.en) && text.includes(source), names.en);
  }
});
