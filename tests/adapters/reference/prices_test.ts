import * as Effect from "effect/Effect";
import assert from "node:assert/strict";
import { loadPrices } from "../../../src/adapters/reference/files.ts";
import type { CertificatePrice } from "../../../src/domain/cbam/law/price.ts";
import { toText } from "../../../src/kernel/decimal.ts";
import { reference } from "../../support/law.ts";
import { withReferenceCopy } from "../../support/reference_copy.ts";

const inWords = ({ period, priceEurPerTco2e, publishedAt }: CertificatePrice): string =>
  `${period} ${toText(priceEurPerTco2e)} ${publishedAt}`;

Deno.test("the prices are read alone, whatever the tables of law are like", () =>
  withReferenceCopy(async (copy) => {
    await copy.change("2026-08-06/default-values.csv", () => "no table");
    const read = await Effect.runPromise(loadPrices(copy.url));
    assert.deepEqual(read.map(inWords), reference.prices.map(inWords));
    assert.equal(read.length, 3);
  }));

Deno.test("prices that are read alone are checked: a changed byte, and a price that is none", () =>
  withReferenceCopy(async (copy) => {
    const problems = () =>
      Effect.runPromise(Effect.match(loadPrices(copy.url), {
        onFailure: ({ message }) => message,
        onSuccess: () => "no problem",
      }));
    await copy.change("certificate-prices.csv", (text) => text.replace("2026-Q1,", "2026-Q5,"));
    const changed = await problems();
    assert.match(changed, /^certificate-prices\.csv: its SHA-256 is [0-9a-f]{64}, its manifest\.json says/);
    assert.match(changed, /\ncertificate-prices\.csv line \d: period must be a quarter/);
    await copy.seal(".");
    assert.match(await problems(), /^certificate-prices\.csv line \d: period must be a quarter/);
  }));
